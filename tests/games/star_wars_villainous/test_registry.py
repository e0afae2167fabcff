"""The cards and Sectors against the printed figures in figures.json."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from fiendish.games.star_wars_villainous import GAME
from fiendish.games.star_wars_villainous.book import BOOK
from fiendish.games.star_wars_villainous.rules.setup import fate_cards
from fiendish.games.villainous.book import CAPTIVE, PIECE, Kind
from fiendish.games.villainous.symbols import Icon, Symbol
from tests.games.first_list import first_copies, is_first
from tests.games.star_wars_villainous.playing import new

FIGURES: dict[str, Any] = json.loads(
    Path(__file__).with_name("figures.json").read_text(encoding="utf-8")
)
CARDS: list[dict[str, Any]] = FIGURES["cards"]
FACES = {face.id: face for face in BOOK.faces}
SYMBOLS = {"maneuver": "RELOCATE", "play_card": "PLAY"}
FATE_KINDS = {
    "item": Kind.FATE_ITEM, "effect": Kind.FATE_EFFECT, "vehicle": Kind.FATE_VEHICLE,
}  # fmt: skip
NO_TEXT = {"dv_stormtroopers", "mg_stormtroopers"}
MACHINE_WORDS = re.compile(
    r"[_{}<>=\[\]|\\`]|SW-|\b(None|True|False|self|def|yield|int|str|list|dict|bool"
    r"|TODO|FIXME|seat|handle|index|option|prompt|trigger|realm)\b"
)


def by_id(figures: dict[str, Any]) -> str:
    return str(figures["id"])


each_card = pytest.mark.parametrize("printed", CARDS, ids=by_id)
each_sector = pytest.mark.parametrize("printed", FIGURES["sectors"], ids=by_id)


def kind_of(printed: dict[str, Any]) -> Kind:
    if printed["deck"] == "fate" and printed["kind"] in FATE_KINDS:
        return FATE_KINDS[printed["kind"]]
    return Kind[printed["kind"].upper()]


def icon(word: str) -> Icon:
    if word.startswith("collect_"):
        return Icon(Symbol.GAIN, int(word[-1]))
    return Icon(Symbol[SYMBOLS.get(word, word.upper())])


def icons(row: list[str]) -> tuple[Icon, ...]:
    return tuple(icon(word) for word in row)


@pytest.mark.rule("SW-2")
def test_no_card_is_missing_and_none_too_many():
    others = [face.id for face in BOOK.faces if face.kind in (PIECE, CAPTIVE)]
    first = [face.id for face in BOOK.faces if is_first("star_wars_villainous", face)]
    assert sorted(first) == sorted([*(card["id"] for card in CARDS), *others])
    assert (len(CARDS), sum(card["count"] for card in CARDS)) == (159, 225)
    assert "dv_luke_skywalker_tile" in others


@each_card
def test_figures(printed: dict[str, Any]):
    face = FACES[printed["id"]]
    fate = "fate_" if printed["deck"] == "fate" else ""
    assert face.name == printed["name"]
    assert face.deck == f"{fate}{printed['villain']}"
    assert face.kind is kind_of(printed)
    assert first_copies("star_wars_villainous", face) == printed["count"]
    assert face.cost == printed.get("cost", 0)
    assert face.by_second == (printed.get("currency") == "ambition")
    assert face.strength == printed.get("strength", 0)
    assert face.provenance == printed["provenance"]


@each_card
def test_what_it_can_do(printed: dict[str, Any]):
    face = FACES[printed["id"]]
    prices: dict[str, list[int]] = {"activated": [], "ambition": []}
    for ability in printed.get("abilities", []):
        prices[ability["kind"]].append(ability["cost"])
    activated = BOOK.activated.get(face.number)
    assert [activated.power] if activated else prices["activated"] == []
    if activated:
        assert ([activated.power], activated.second) == (prices["activated"], 0)
    assert [one.ambition for one in BOOK.abilities.get(face.number, [])] == prices["ambition"]
    assert face.attaches == ("attach_to" in printed)
    vehicle = BOOK.vehicles.get(face.number)
    assert (vehicle.icons if vehicle else ()) == icons(printed.get("actions", []))
    granted = [BOOK.grants[face.number]] if face.number in BOOK.grants else []
    assert granted == [*icons(printed.get("grants_actions", []))]


@each_card
def test_text_is_for_people(printed: dict[str, Any]):
    face = FACES[printed["id"]]
    assert bool(face.text) == (printed["id"] not in NO_TEXT)
    assert not MACHINE_WORDS.search(face.text)
    assert "  " not in face.text


@pytest.mark.rule("SW-104")
@pytest.mark.parametrize("printed", [card for card in CARDS if "tasks" in card], ids=by_id)
def test_missions(printed: dict[str, Any]):
    mission = BOOK.missions[FACES[printed["id"]].number]
    assert mission.reset.ambition == printed["reset"]
    assert [task.id for task in mission.tasks] == printed["tasks"]
    assert len(mission.tasks) == printed["reward"]
    assert all(task.text and not MACHINE_WORDS.search(task.text) for task in mission.tasks)


@pytest.mark.rule("SW-2", "SW-7", "SW-8")
def test_decks_have_their_size():
    sizes = Counter[str]()
    for face in BOOK.faces:
        if face.kind not in (PIECE, CAPTIVE):
            sizes[face.deck] += face.count
    villains = [sector["id"] for sector in FIGURES["sectors"]]
    assert sizes == {
        **dict.fromkeys(villains, 30), **{f"fate_{villain}": 15 for villain in villains},
    }  # fmt: skip


@pytest.mark.rule("SW-2", "SW-4")
@each_sector
def test_sectors(printed: dict[str, Any]):
    villain = next(one for one in BOOK.villains if one.id == printed["id"])
    assert villain.name == printed["villain"]
    assert villain.objective
    assert len(villain.locations) == 4
    for location, wanted in zip(villain.locations, printed["locations"], strict=True):
        assert (location.id, location.name) == (wanted["id"], wanted["name"])
        assert location.top == icons(wanted["top"])
        assert location.bottom == icons(wanted["bottom"])
        assert location.icons == location.top + location.bottom


@pytest.mark.rule("SW-34")
def test_a_sector_need_not_have_every_symbol():
    lacking = {
        villain.id: [
            symbol.name
            for symbol in Symbol
            if all(symbol != i.symbol for place in villain.locations for i in place.icons)
        ]
        for villain in BOOK.villains
    }
    assert lacking == {
        "darth_vader": [], "kylo_ren": [], "asajj_ventress": [],
        "general_grievous": ["ACTIVATE"], "moff_gideon": ["ACTIVATE"],
    }  # fmt: skip


@pytest.mark.rule("SW-1", "SW-2")
def test_there_are_five_villains():
    assert sorted(villain.id for villain in BOOK.villains) == sorted(
        sector["id"] for sector in FIGURES["sectors"]
    )


@pytest.mark.rule("SW-2", "SW-170")
def test_special_tokens_are_limited():
    marks = {villain.id: sum(villain.marks) for villain in BOOK.villains}
    assert marks["kylo_ren"] == FIGURES["tokens"]["destiny_tokens"] == 6
    assert FIGURES["tokens"]["lightsaber_tokens"] == 8


def test_the_game_knows_its_cards():
    assert GAME.cards == [face.id for face in BOOK.faces if face.kind not in (PIECE, CAPTIVE)]


def test_the_same_card_stands_for_one_face_only():
    names = Counter(face.id for face in BOOK.faces)
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.rule("SW-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_the_pieces_of_villains_at_the_table_are_dealt(seats: int):
    g = new(seats=seats, seed=1).g
    chosen = [BOOK.villains[number].id for number in g.villains]
    dealt = Counter(BOOK.faces[face].deck for face in g.identity if BOOK.kind[face] is not PIECE)
    assert dealt == {
        **dict.fromkeys(chosen, 30), **{f"fate_{villain}": 15 for villain in chosen},
    }  # fmt: skip
    for seat, villain in enumerate(chosen):
        fate = [BOOK.faces[g.identity[card]] for card in fate_cards(g, seat)]
        assert {face.deck for face in fate} == {f"fate_{villain}"}
