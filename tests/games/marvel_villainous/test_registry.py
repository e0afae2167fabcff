"""The cards and Domains against the printed figures in figures.json."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from fiendish.games.marvel_villainous import GAME
from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.villainous.book import Kind, Printed
from fiendish.games.villainous.symbols import Icon, Symbol
from tests.games.first_list import first_copies, is_first
from tests.games.marvel_villainous.playing import new

FIGURES: dict[str, Any] = json.loads(
    Path(__file__).with_name("figures.json").read_text(encoding="utf-8")
)
CARDS: list[dict[str, Any]] = FIGURES["cards"]
FACES = {face.id: face for face in BOOK.faces}
SYMBOLS = {"gain_power": "GAIN", "play_card": "PLAY"}
FATE_KINDS = {"item": Kind.FATE_ITEM, "effect": Kind.FATE_EFFECT}
MACHINE_WORDS = re.compile(
    r"[_{}<>=\[\]|\\`]|MV-|\b(None|True|False|self|def|yield|int|str|list|dict|bool"
    r"|TODO|FIXME|seat|handle|index|option|prompt|trigger|realm)\b"
)


def by_id(figures: dict[str, Any]) -> str:
    return str(figures["id"])


each_card = pytest.mark.parametrize("printed", CARDS, ids=by_id)
each_domain = pytest.mark.parametrize("printed", FIGURES["domains"], ids=by_id)


def kind_of(printed: dict[str, Any]) -> Kind:
    is_fate = printed["deck"] not in ("loki", "modok", "masque")
    if is_fate and printed["kind"] in FATE_KINDS:
        return FATE_KINDS[printed["kind"]]
    return Kind[printed["kind"].upper()]


def test_no_card_is_missing_and_none_too_many():
    pieces = [face.id for face in BOOK.faces if face.kind is Kind.PIECE]
    assert pieces == ["modok_token"]
    first = [face.id for face in BOOK.faces if is_first("marvel_villainous", face)]
    assert sorted(first) == sorted([*(card["id"] for card in CARDS), *pieces])


@each_card
def test_figures(printed: dict[str, Any]):
    face = FACES[printed["id"]]
    second = printed.get("mischief_cost", 0)
    assert face.name == printed["name"]
    assert face.deck == printed["deck"]
    assert face.kind is kind_of(printed)
    assert first_copies("marvel_villainous", face) == printed["count"]
    assert face.cost == printed.get("cost", 0)
    assert face.second == (0 if second == "X" else second)  # X is asked for by the card itself
    assert face.strength == printed.get("strength", 0)
    assert face.bonus == printed.get("strength_bonus", 0)
    assert face.provenance == printed["provenance"]


@each_card
def test_what_it_can_do(printed: dict[str, Any]):
    face = FACES[printed["id"]]
    ability = BOOK.activated.get(face.number)
    if "activate" in printed:
        assert ability is not None
        assert ability.power == printed["activate"]["power"]
        assert ability.second == printed["activate"].get("mischief", 0)
    else:
        assert ability is None
    assert face.attaches == ("attach_to" in printed or printed["kind"] == "contract")
    assert face.abroad == ("other_domain" in printed.get("play_to", []))
    assert (face.number in BOOK.protectors) == ("protector" in printed.get("keywords", []))
    is_targeted = printed.get("event_scope") == "targeted"
    assert face.villain == (printed["villain_icon"] if is_targeted else "")


@each_card
def test_text_is_for_people(printed: dict[str, Any]):
    face = FACES[printed["id"]]
    assert face.text or printed["id"] == "modok_aim_agent"
    assert not MACHINE_WORDS.search(face.text)
    assert "  " not in face.text


@pytest.mark.rule("MV-2", "MV-155")
def test_decks_have_their_size():
    sizes = Counter[str]()
    for face in BOOK.faces:
        if face.kind is not Kind.PIECE:
            sizes[face.deck] += face.count
    assert sizes == {
        "loki": 30, "modok": 30, "masque": 30, "common": 15,
        "fate_loki": 11, "fate_modok": 11, "fate_masque": 11, "infinite_power": 15,
    }  # fmt: skip


@pytest.mark.rule("MV-3")
@each_domain
def test_domains(printed: dict[str, Any]):
    villain = next(one for one in BOOK.villains if one.id == printed["id"])
    assert villain.name == printed["villain"]
    assert len(villain.locations) == 4
    for location, wanted in zip(villain.locations, printed["locations"], strict=True):
        assert (location.id, location.name) == (wanted["id"], wanted["name"])
        assert location.top == icons(wanted["top"])
        assert location.bottom == icons(wanted["bottom"])


def icons(row: list[dict[str, Any]]) -> tuple[Icon, ...]:
    names = [SYMBOLS.get(one["icon"], one["icon"].upper()) for one in row]
    return tuple(
        Icon(Symbol[name], one.get("amount", 0)) for name, one in zip(names, row, strict=True)
    )


@each_domain
def test_every_villain_can_go_on(printed: dict[str, Any]):
    """Each has open Gain Power, Play a Card, Discard and Vanquish symbols (MV-R53)."""
    villain = next(one for one in BOOK.villains if one.id == printed["id"])
    never_covered = {icon.symbol for location in villain.locations for icon in location.bottom}
    assert {Symbol.GAIN, Symbol.PLAY, Symbol.DISCARD, Symbol.VANQUISH} <= never_covered


def test_the_game_knows_its_cards():
    assert GAME.cards == [face.id for face in BOOK.faces if face.kind is not Kind.PIECE]


def test_the_same_card_stands_for_one_face_only():
    names = Counter(face.id for face in BOOK.faces)
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("seats", [2, 3])
def test_all_cards_of_a_table_are_dealt(seats: int):
    play = new(seats=seats, seed=1)
    dealt: list[Printed] = [BOOK.faces[face] for face in play.g.identity]
    fate = [face for face in dealt if face.back == "Fate card"]
    assert len(fate) == 15 + 11 * seats
    assert len(dealt) - len(fate) - sum(f.kind is Kind.PIECE for f in dealt) == 30 * seats
