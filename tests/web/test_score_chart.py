"""The end of a game: the race as a chart, and the turns worth another look."""

from __future__ import annotations

import re
from itertools import pairwise

from fiendish.prose.overview import TurnScores
from fiendish.web.page import Links
from fiendish.web.score_chart import HEIGHT, MARK, chart, highlights

from .rendered_pages import CASES, Read, finished, page

LAPS = [
    TurnScores(0, 0, (0, 0)),
    TurnScores(1, 4, (3, 0)),
    TurnScores(2, 9, (3, 5)),
    TurnScores(3, 12, (2, 5)),
]


def test_lines_go_from_nothing_to_the_result() -> None:
    found = chart(LAPS)
    assert found is not None
    assert (found.most, found.least, found.turns) == (5, 0, 3)
    assert [line.total for line in found.lines] == [2, 5]
    ways = [
        [tuple(map(int, one.split(","))) for one in line.points.split()] for line in found.lines
    ]
    assert all(len(way) == len(LAPS) for way in ways)
    assert ways[0][0] == ways[1][0] == (24, found.zero)
    assert ways[1][-1][1] < ways[0][-1][1] < found.zero  # more points, further up
    assert all(way == sorted(way) for way in ways)


def test_a_game_given_up_before_its_first_turn_has_no_chart() -> None:
    assert chart([TurnScores(0, 0, (0, 0)), TurnScores(0, 1, (0, 0))]) is None


def test_marks_at_the_end_never_cover_each_other() -> None:
    for ends in ((0, 0, 0, 0), (9, 9, 9, 9), (-2, 5, 5, -2), (1, 0, 1, 0)):
        found = chart([TurnScores(0, 0, (0,) * 4), TurnScores(7, 1, ends)])
        assert found is not None
        heights = sorted(line.mark for line in found.lines)
        assert all(b - a >= MARK for a, b in pairwise(heights))
        assert heights[0] >= MARK // 2
        assert heights[-1] <= HEIGHT - MARK // 2


def test_a_game_without_turns_has_no_chart() -> None:
    assert chart([]) is None
    assert highlights([], []) == []


def test_moments_are_the_turns_that_changed_most() -> None:
    assert highlights(LAPS, ["You", "Mirek"]) == [
        (4, 0, "Turn 1: You take the lead, 3 : 0"),
        (9, 4, "Turn 2: Mirek takes the lead, 3 : 5"),
        (12, 9, "Turn 3: You lose 1, 2 : 5"),
    ]


def test_the_sheet_shows_the_race_and_leads_to_its_moments() -> None:
    for game, seats in CASES:
        laps = [TurnScores(0, 0, (0,) * seats), TurnScores(1, 8, (2,) + (0,) * (seats - 1))]
        table = finished(game, seats)
        text = page(table, 0, links=Links(replay="/t/1/replay"), turn_scores=laps)
        read = Read(text)
        assert len(read.all("polyline")) == seats
        assert "/t/1/replay?at=8" in {a["href"] for a in read.all("a")}
        assert re.search(r'class="winner">.*?#s\d', text) or not table.result.winners
        again = Read(page(table, 0, links=Links(replay="/r", again="/c"), turn_scores=laps))
        assert "/c?at=0" in {a["href"] for a in again.all("a")}
        assert "again" in {form["id"] for form in again.all("form")}
        without = Read(page(table, 0, links=Links(), turn_scores=laps))
        assert not [a for a in without.all("a") if "?at=" in a["href"]]
