"""The pack as a whole: drawn, described, offered for choice, and sound in whole games."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import fiendish
from fiendish.engine.conformance import Report, check_game, unasked
from fiendish.games.master_of_the_galaxy import GAME
from fiendish.games.master_of_the_galaxy.faces import FACES, KIND, RECEIVE
from fiendish.games.master_of_the_galaxy.outside import text_cards
from fiendish.web.art.palettes import contrast, inks

PACK = Path(__file__).parent.parent
OURS = [face for face in FACES if face.pack is not None]
GAMES = 8


def test_no_card_forgets_to_ask() -> None:
    assert unasked(sys.modules["fiendish_packs.drift_choir.cards"]) == []


def test_no_card_shares_its_name_with_one_of_the_game() -> None:
    assert len({face.name for face in FACES}) == len(FACES) == 72 + len(OURS)


def test_every_card_is_drawn_with_a_glyph_that_reads_on_its_ground() -> None:
    with (PACK / "art.toml").open("rb") as file:
        group = tomllib.load(file)["groups"]["drift_choir"]
    assert list(group["glyphs"]) == [face.id for face in OURS]
    palette = inks(group["palette"])
    for ground in palette.grounds:
        edge = contrast(palette.ink, ground) if palette.pale else 0
        assert max(contrast(palette.glyph, ground), edge) >= 3
    assert contrast(palette.glyph, palette.detail) >= 3
    assert contrast(palette.glyph, palette.near) >= 3


def test_the_readme_has_every_card_with_its_figures_and_its_text() -> None:
    lines = (PACK / "README.md").read_text("utf-8").splitlines()
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if "|" in line]
    choir, *others = OURS
    for project in choir.projects:
        first = choir.name if project == choir.projects[0] else ""
        heading, slots = text_cards.heading(project), text_cards.slots(project)
        assert [first, heading, slots, text_cards.gives(choir, project)] in rows
    for face in others:
        [row] = [row for row in rows if row[0] == face.name and len(row) == 4]
        assert row[3] == face.text
        assert all(text_cards.slots(project) in row[2] for project in face.projects)
        assert text_cards.symbols(face.needs or face.symbols) in row[2]
    assert any(KIND[project] == RECEIVE for project in choir.projects)


def test_newcomers_are_shown_for_choice_in_any_case() -> None:
    for seed in range(10):
        table = fiendish.new("master_of_the_galaxy", seats=2, seed=seed, drafting="newcomers")
        offer = [card.card for card in table.view(0).offer]
        assert len({*offer}) == 4
        assert "drift-choir" in offer


def test_otherwise_it_lies_among_the_others() -> None:
    offers = [
        {card.card for card in fiendish.new(GAME.id, seed=seed, drafting="advanced").view(0).offer}
        for seed in range(30)
    ]
    assert 0 < sum("drift-choir" in offer for offer in offers) < 30


def test_games_with_the_choir_keep_every_promise_and_every_card_is_gained() -> None:
    report = Report()
    for number in range(GAMES):
        settings = {"drafting": "newcomers", "turn_limit": 100}
        report.add(check_game(GAME, 2 + number % 3, settings, f"choir {number}"))
    assert report.games == GAMES
    assert "drift-choir" in report.faces("draft")
    assert {"cantor-ulume", "solar-wind"} <= report.faces("draw")
