"""The pack as a whole: complete, drawn, described, and sound in whole games."""

from __future__ import annotations

import sys
import tomllib
from collections import Counter
from itertools import cycle, islice
from pathlib import Path

from fiendish.engine.conformance import Report, check_game, unasked
from fiendish.games.smash_up import GAME
from fiendish.games.smash_up.faces import FACTIONS, Kind
from fiendish.web.art.glyphs import GLYPHS
from fiendish.web.art.palettes import contrast, inks
from fiendish.web.art.scenes import SCENES

PACK = Path(__file__).parent.parent
CIRCUS = next(faction for faction in FACTIONS if faction.id == "moon_circus")
GAMES = 20


def test_there_are_ten_minions_and_ten_actions() -> None:
    kinds: Counter[Kind] = Counter()
    for face in CIRCUS.faces:
        kinds[face.kind] += face.count
    assert kinds[Kind.MINION] == 10
    assert kinds[Kind.BASE] == 2
    assert sum(kinds.values()) == 22


def test_no_card_shares_its_name_with_one_of_the_game() -> None:
    names = [face.name for faction in FACTIONS if faction is not CIRCUS for face in faction.faces]
    assert {face.name for face in CIRCUS.faces} & set(names) == set()


def test_no_card_forgets_to_ask() -> None:
    assert unasked(sys.modules["fiendish_packs.moon_circus.cards"]) == []


def test_every_card_is_drawn_with_a_glyph_that_reads_on_its_ground() -> None:
    with (PACK / "art.toml").open("rb") as file:
        group = tomllib.load(file)["groups"]["moon_circus"]
    assert list(group["glyphs"]) == [face.id for face in CIRCUS.faces]
    assert set(group["glyphs"].values()) <= set(GLYPHS)
    assert len(set(group["glyphs"].values())) == len(group["glyphs"])
    assert set(group["scenes"]) <= set(SCENES)
    palette = inks(group["palette"])
    for ground in palette.grounds:
        edge = contrast(palette.ink, ground) if palette.pale else 0
        assert max(contrast(palette.glyph, ground), edge) >= 3
    assert contrast(palette.glyph, palette.detail) >= 3
    assert contrast(palette.glyph, palette.near) >= 3


def test_the_readme_has_every_card_with_its_figures_and_its_text() -> None:
    lines = (PACK / "README.md").read_text("utf-8").splitlines()
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if "|" in line]
    for face in CIRCUS.faces:
        if face.kind is Kind.BASE:
            figures = [str(face.breakpoint), ", ".join(map(str, face.vp))]
        elif face.kind is Kind.MINION:
            figures = [str(face.count), str(face.power)]
        else:
            figures = [str(face.count)]
        assert [face.name, *figures, face.text] in rows


def test_games_with_the_circus_keep_every_promise_and_every_card_is_played() -> None:
    report = Report()
    others = cycle(faction.id for faction in FACTIONS if faction is not CIRCUS)
    for number in range(GAMES):
        seats = 2 + number % 3
        chosen = [CIRCUS.id, *islice(others, 2 * seats - 1)]
        first = number % seats  # where the Circus sits
        pairs = [chosen[at : at + 2] for at in range(0, 2 * seats, 2)]
        factions = pairs[-first:] + pairs[:-first] if first else pairs
        report.add(check_game(GAME, seats, {"factions": factions}, f"circus {number}"))
    assert report.games == GAMES
    cards = {face.id for face in CIRCUS.faces if face.kind is not Kind.BASE}
    assert cards - report.faces("play") == set()
    assert "the_big_top" in report.faces("score")
    assert "crater_arena" in report.faces("score")
