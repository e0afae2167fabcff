"""Guides: what they may say, and that the aims of a checklist are what wins."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import fiendish
from fiendish import games
from fiendish.engine.table import Table
from fiendish.games import find, names
from fiendish.ledger import read_all
from fiendish.prose import aims
from fiendish.web import card_names
from fiendish.web.guide import MOST, BadGuide, Guide, at_table, guides_of, read
from fiendish.web.guide_page import render_guide
from fiendish.web.howto import has, render_howto
from fiendish.web.sides import setting_of
from tests.games.golden import read as golden_records
from tests.web.rendered_pages import LINKS, Read, moments, page

GUIDES = [(game, side) for game in names() for side in guides_of(game)]
VILLAINOUS = ("marvel_villainous", "star_wars_villainous")
WITH_SIDES = [game for game in names() if setting_of(find(game)) is not None]
WITH_AIMS = [game for game in names() if aims.find(game) is not None]
LEAST = 150  # words: less would leave questions
LAST = 25  # decisions before the end of a game, each of them looked at

PLAIN = """
line = "Spend *Mischief*."
rule = "MV-136"
turns = ["One.", "Two.", "Three."]
win = [{ say = "All is spent", aim = "mischief" }]
source = { title = "Where from", row = [{ sign = "+1", say = "Play *Kid Loki*." }] }
card = [{ id = "loki_kid_loki", why = "Cheap." }]
mistake = [{ say = "Saving.", rule = "MV-132" }]
"""


def guide(game: str, side: str) -> Guide:
    return guides_of(game)[side]


# -- what they say -------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "side"), GUIDES)
def test_a_guide_is_short_and_whole(game: str, side: str) -> None:
    found = guide(game, side)
    assert LEAST <= found.words <= MOST
    assert 2 <= len(found.cards) <= 5
    assert 2 <= len(found.mistakes) <= 4
    assert 2 <= len(found.statements) <= 5
    for text in (
        found.line,
        *found.turns,
        *(one.say for one in (*found.statements, *found.mistakes)),
    ):
        assert re.search(r"[.!](</a>)?$", text), text
    for one in found.conditions:
        assert not one.say.endswith("."), one.say


@pytest.mark.parametrize(("game", "side"), GUIDES)
def test_a_guide_is_a_page_whose_links_all_lead_somewhere(game: str, side: str) -> None:
    shown = Read(render_guide(guide(game, side)))
    rules = {rule.id for one in read_all() if one.game == game for rule in one.rules}
    linked = 0
    for link in shown.all("a"):
        address, _, what = link["href"].partition("#")
        if address == f"/rules/{game}" and what:
            assert what in rules
            linked += 1
        elif address == f"/cards/{game}" and what:
            assert what in card_names.cards(game)
        elif address.startswith("/guides/"):
            assert address.rpartition("/")[2] in guides_of(game)
    assert linked > 3
    assert len(shown.all("h1")) == 1


@pytest.mark.parametrize("game", WITH_SIDES)
def test_every_side_has_a_guide(game: str) -> None:
    found = setting_of(find(game))
    assert found is not None
    assert [*guides_of(game)] == [side for side, _ in found[1].among]


@pytest.mark.parametrize("game", names())
def test_how_to_play_leads_to_the_guides(game: str) -> None:
    if has(game):
        links = {link["href"] for link in Read(render_howto(game)).all("a")}
        assert {one.address for one in guides_of(game).values()} <= links


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("turns =", "turn =", "unknown field `turn`"),
        ("*Kid Loki*", "*Kid Thor*", "nothing is called 'Kid Thor'"),
        ("MV-132", "MV-999", "there is no rule MV-999"),
        ("MV-136", "MV-998", "there is no rule MV-998"),
        ("loki_kid_loki", "loki_kid", "there is no card 'loki_kid'"),
        ('"mischief"', '"loyal"', "there is no aim 'loyal'; there is: mischief, loyalty"),
        ("Play *Kid Loki*.", "Play.", "'Play.' names neither its rule nor a card"),
        ('"Two.", ', "", "it has to lead through 3 turns"),
        ("win =", 'way = [{ say = "x", aim = "cube" }]\nwin =', "either all conditions win"),
        ("Cheap.", "very " * 250, "words are too many"),
        ('"+1"', '"plus one"', "the sign 'plus one' is too long"),
        ("line =", 'picture = "thor"\nline =', "thor"),
    ],
)
def test_a_guide_that_cannot_be_right_is_refused(old: str, new: str, why: str) -> None:
    assert read(PLAIN, "marvel_villainous", "loki").title == "Loki"
    assert old in PLAIN
    with pytest.raises(BadGuide, match=f"^marvel_villainous/loki: .*{re.escape(why)}"):
        read(PLAIN.replace(old, new), "marvel_villainous", "loki")


def test_a_guide_of_nobody_is_refused() -> None:
    with pytest.raises(BadGuide, match="there is no side 'thor'; there is: loki, modok, masque"):
        read(PLAIN, "marvel_villainous", "thor")
    with pytest.raises(BadGuide, match="it has no title"):
        read(PLAIN, "supervillain", "loki")


def test_a_name_that_several_cards_share_opens_the_one_of_the_side() -> None:
    name = card_names.link("star_wars_villainous", "/cards")
    text = "*Stormtroopers*"
    mine = {"dv_stormtroopers", "dv_admiral_piett"}
    assert "#dv_stormtroopers" in card_names.starred(text, "star_wars_villainous", name, mine)
    assert card_names.starred(text, "star_wars_villainous", name) == "<b>Stormtroopers</b>"


def test_a_pack_brings_guides_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "guides").mkdir()
    (tmp_path / "guides" / "loki.toml").write_text(PLAIN, "utf-8")
    own = games.folder("marvel_villainous")
    monkeypatch.setattr(games, "folders", lambda game: [own, tmp_path])
    guides_of.cache_clear()
    try:
        with pytest.raises(BadGuide, match="two guides of that side"):
            guides_of("marvel_villainous")
        monkeypatch.setattr(games, "folders", lambda game: [tmp_path / "none", tmp_path])
        assert [*guides_of("marvel_villainous")] == ["loki"]
    finally:
        guides_of.cache_clear()


# -- what is done --------------------------------------------------------------------------------


WINS = {
    "loki": ["mischief"],
    "modok": ["loyalty", "cube", "no_hero_at_the_cube", "cube_used"],
    "masque": ["vendettas"],
    "darth_vader": [
        "luke_conflicted",
        "luke_there",
        "palpatine_there",
        "vader_there",
        "luke_defeated",
    ],
    "kylo_ren": ["dark"],
    "general_grievous": ["lightsabers"],
    "asajj_ventress": ["completed"],
    "moff_gideon": [
        "samples_in_play",
        "grogu_captured_there",
        "pershing_there",
        "gideon_there",
        "samples_used",
    ],
}
DEEDS = ("cube_used", "luke_defeated", "samples_used")  # the act itself, and what it costs


def played(game: str) -> Iterator[tuple[Table, int]]:
    """Recorded games at many moments, with how many decisions are still to come."""
    for golden in golden_records(game):
        edition = find(game).read_edition(golden.edition)
        table = fiendish.new(
            game, seats=golden.seats, seed=golden.seed, edition=edition, **golden.settings
        )
        turn = -1
        for number, choice in enumerate(golden.record):
            left = len(golden.record) - number
            if left <= LAST or table.state.turn != turn:
                turn = table.state.turn
                yield table, left
            table.answer(choice)
        yield table, 0


def stands(game: str, view: Any, seat: int) -> dict[str, aims.Stand]:
    """How all that its Villain needs stands for a seat."""
    known = aims.find(game)
    assert known is not None
    [villain] = known.sides(view, seat)
    return {name: known.aims[name](view, seat) for name in WINS[villain]}


@pytest.mark.parametrize("game", VILLAINOUS)
def test_all_aims_of_a_villain_are_reached_exactly_when_that_player_has_won(game: str) -> None:
    won, partly = set[str](), set[str]()
    before: dict[str, bool] = {}
    seen = set[tuple[str, bool]]()
    for table, left in played(game):
        view: Any = table.view(None)
        winners = view.result.winners if view.result is not None else ()
        for seat in range(view.seats):
            found, villain = stands(game, view, seat), view.realms[seat].villain
            assert all(one.done for one in found.values()) == (seat in winners), (villain, found)
            if seat in winners:
                won.add(villain)
                assert before[villain], villain
            elif any(one.done for one in found.values()):
                partly.add(villain)
            if left == 1:  # of a deed all is ready, and only it is left
                ready = all(one.done for name, one in found.items() if name not in DEEDS)
                before[villain] = ready or len(found) == 1
            steps = view.spaces[seat].steps if game == "star_wars_villainous" else []
            if steps:  # what the engine itself calls the conditions, what they cost last
                told = [one.done for name, one in found.items() if name not in DEEDS]
                assert told == [one.met for one in steps[:-1]]
            seen |= {(name, one.done) for name, one in found.items()}
            assert all(one.done == (one.have >= one.of) for one in found.values() if one.of)
    assert won == {*_villains(game)}
    assert seen == {(name, done) for one in won for name in WINS[one] for done in (True, False)}
    assert partly == {villain for villain in won if len(WINS[villain]) > 1}


def _villains(game: str) -> list[str]:
    found = setting_of(find(game))
    assert found is not None
    return [side for side, _ in found[1].among]


@pytest.mark.parametrize(("game", "side"), [one for one in GUIDES if one[1] in WINS])
def test_the_checklist_of_a_villain_has_all_that_wins(game: str, side: str) -> None:
    found = guide(game, side)
    assert [one.aim for one in found.conditions] == WINS[side]
    assert not found.each


def test_one_way_of_the_galaxy_is_reached_exactly_by_whoever_has_won() -> None:
    game = "master_of_the_galaxy"
    known = aims.find(game)
    assert known is not None
    reached = set[str]()
    for table, _ in played(game):
        view: Any = table.view(None)
        winners = view.result.winners if view.result is not None else ()
        for seat in range(view.seats):
            done = {name for name, aim in known.aims.items() if aim(view, seat).done}
            assert bool(done) == (seat in winners)
            reached |= done
    assert reached == {"bases", "symbols", "homes"}


@pytest.mark.parametrize("game", WITH_AIMS)
def test_everybody_sees_the_same_of_an_aim(game: str) -> None:
    """It is made of what lies open: a rival's checklist tells no more than its owner's."""
    known = aims.find(game)
    assert known is not None
    for table in moments(game, 2, "aims", 23):
        for seat in range(2):
            sides = known.sides(table.view(None), seat)
            for name in WINS.get(sides[0] if sides else "", [*known.aims]):
                told = {_aim(known, name, table.view(reader), seat) for reader in (0, 1, None)}
                assert len(told) == 1, name


def _aim(known: aims.Aims, name: str, view: Any, seat: int) -> aims.Stand:
    return known.aims[name](view, seat)


# -- at a table ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", names())
def test_the_guides_at_a_table_are_those_of_its_players_the_own_ones_first(game: str) -> None:
    for table in moments(game, 2, "guides", 40, most=3):
        for reader in (0, 1, None):
            found = at_table(table.view(reader))
            assert {one.guide.side for one in found} <= {*guides_of(game)}
            seats = [*dict.fromkeys(one.seat for one in found)]
            if aims.find(game) is None:
                assert {one.seat for one in found} <= {-1}
            elif len(seats) == 2:
                assert seats == ([1, 0] if reader == 1 else [0, 1])


def test_a_frame_carries_the_checklists_and_a_page_the_ways_to_them() -> None:
    game = "marvel_villainous"
    for table in moments(game, 2, "frame", 60, most=3):
        shown = Read(
            page(
                table, 0, frame=True, links=replace(LINKS, guides="/guides", how_to="/how-to-play")
            )
        )
        lists = shown.all("ul", **{"data-side": table.view(0).realms[0].villain})
        assert len(lists) == 1
        links = shown.all("a", **{"class": "guided to-panel"})
        assert len(links) >= 1
        for link in links:
            assert link["href"].rpartition("/")[2] in guides_of(game)
        assert shown.all("a", **{"data-key": "G"})
        bare = Read(page(table, 0, frame=True))
        assert not bare.all("a", **{"data-key": "G"})
        assert not bare.all("div", id="aims")
