"""Plots of the reports: what is in them, whatever the figures are."""

from __future__ import annotations

import re

from fiendish.lab import svg


def bars(plot: str) -> list[tuple[str, int]]:
    """Each bar of a histogram: what its tip says, and how tall it is."""
    found = re.findall(r'height="([\d.]+)"><title>([^<]*)</title>', plot)
    return [(tip, round(float(tall))) for tall, tip in found]


def test_each_value_has_a_bar_where_there_are_few() -> None:
    assert bars(svg.histogram({"7": 2, "9": 1})) == [("7: 2", 120), ("8: 0", 0), ("9: 1", 60)]


def test_all_games_of_one_length_are_one_bar() -> None:
    assert bars(svg.histogram({"12": 5})) == [("12: 5", 120)]


def test_neighbours_share_a_bar_where_there_are_many() -> None:
    plot = svg.histogram({str(value): 1 for value in range(80)})
    assert bars(plot)[0] == ("0 to 1: 2", 120)
    assert len(bars(plot)) == 40
    assert ">more<" not in plot


def test_a_game_far_longer_than_all_others_does_not_flatten_them() -> None:
    plot = svg.histogram({"10": 100, "30": 98, "1000": 2})
    found = bars(plot)
    assert found[0] == ("10: 100", 120)
    assert ("30: 98", 118) in found
    assert found[-1] == ("more, up to 1000: 2", 2)
    assert ">more<" in plot


def test_every_game_is_in_a_bar() -> None:
    counts = {str(value**2): 1 + value % 3 for value in range(60)}
    tips = [tip for tip, _ in bars(svg.histogram(counts))]
    assert sum(int(tip.rsplit(": ")[-1]) for tip in tips) == sum(counts.values())


def test_a_long_name_is_cut_and_whole_in_its_tip() -> None:
    row = {"name": "x", "share": 0.5, "wins": 1, "games": 2, "interval": (0.1, 0.9)}
    name = "A Name That Is Far Too Long for the Margin & More"
    plot = svg.shares([row], 0.5, {"x": name})
    assert ">A Name That Is Far Too Long…<title>A Name That Is Far Too Long for the" in plot
    assert "&amp; More</title></text>" in plot
    assert ">Short</text>" in svg.shares([row], 0.5, {"x": "Short"})


def test_a_row_is_judged_by_what_is_usual_for_it() -> None:
    row = {"name": "x", "share": 0.6, "wins": 60, "games": 100, "interval": (0.55, 0.65)}
    assert 'class="dot good"' in svg.shares([row], 0.5)
    assert 'class="dot even"' in svg.shares([{**row, "usual": 0.6}], 0.5)
    assert 'class="dot bad"' in svg.shares([{**row, "usual": 0.7}], 0.5)
    assert 'class="usual"' in svg.shares([{**row, "usual": 0.7}], 0.5)
    assert 'class="usual"' not in svg.shares([row], 0.5)
