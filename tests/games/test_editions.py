"""New cards end no saved game and change no recorded one that does not use them."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import fiendish
from fiendish.engine.game import BadSetting
from fiendish.engine.save import MAGIC, BadSave, Saved, _checksum
from fiendish.games import find, names
from fiendish.server import dice_commitment
from tests.games.numbers import numberings, with_lines
from tests.games.planted import GOLDEN_EACH, POSITIONS, SEEDS, WITHOUT, kept_saves

ROOT = Path(__file__).resolve().parents[2]
OLD = sorted(Path(__file__).parent.glob("*/saves-format-1/*.save"))

FIRST = {  # how many faces there are in edition 0, and the fingerprint of their ids in order
    "marvel_villainous": (113, "d22caebabdfab428"),
    "master_of_the_galaxy": (72, "56a82c26deb861ce"),
    "smash_up": (183, "939cc9eac1322f73"),
    "star_wars_villainous": (161, "4e29e924c5c822ce"),
    "supervillain": (48, "42825679bae621af"),
}


@cache
def planted(game: str) -> dict[str, Any]:
    """What came of the cards planted before all others, in a process of their own."""
    ran = subprocess.run(
        [sys.executable, "-m", "tests.games.planted", game],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr[-2000:]
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


# -- lists ---------------------------------------------------------------------------------------


LISTS = [(game, name) for game in names() for name in numberings(game)]


@pytest.mark.parametrize(("game", "name"), LISTS)
def test_what_is_listed_exists_and_is_listed_once(game: str, name: str) -> None:
    numbering = numberings(game)[name]
    assert numbering.is_complete
    listed = numbering.ids[: numbering.listed]
    assert len({*listed}) == len(listed)
    assert all(numbering.is_taken(id) for id in listed)


@pytest.mark.parametrize("game", names())
def test_every_face_has_its_number(game: str) -> None:
    numbering, faces = find(game).numbering, find(game).faces
    assert numbering is not None
    assert [face.number for face in faces] == [*range(numbering.count())]
    errata = ["+errata" if getattr(face, "errata", False) else "" for face in faces]
    ids = [face.id + more for face, more in zip(faces, errata, strict=True)]
    assert ids == numbering.ids


@pytest.mark.parametrize(("game", "name"), LISTS)
def test_new_ids_are_written_at_the_end_of_their_list(game: str, name: str) -> None:
    module = import_module(f"fiendish.games.{game}.numbers")
    source = Path(str(module.__file__)).read_text(encoding="utf-8")
    assert with_lines(source, name, []) == source
    before = numberings(game)
    made: dict[str, Any] = {}
    exec(with_lines(source, name, ["newt", "bat"]), made)
    for other, numbering in before.items():
        new = ["newt", "bat"] if other == name else []
        assert made[other].ids == [*numbering.ids[: numbering.listed], *new]


def test_a_list_that_cannot_be_found_is_an_error() -> None:
    with pytest.raises(ValueError, match="no list STAR_NUMBERS"):
        with_lines("FACE_NUMBERS = Numbering()", "STAR_NUMBERS", ["newt"])


@pytest.mark.parametrize("game", names())
def test_the_first_list_is_what_it_was(game: str) -> None:
    numbering = find(game).numbering
    assert numbering is not None
    ids = " ".join(numbering.ids[: numbering.first])
    assert (numbering.first, blake2b(ids.encode(), digest_size=8).hexdigest()) == FIRST[game]


# -- saved before there were editions ----------------------------------------------------------


def test_there_are_old_saved_games_of_every_game() -> None:
    assert {path.parent.parent.name for path in OLD} == {*names()}


@pytest.mark.parametrize("path", OLD, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_an_old_saved_game_goes_on_and_is_saved_as_it_was(path: Path) -> None:
    data = path.read_bytes()
    table = fiendish.load(data)  # compares the digest
    assert table.state.edition == 0
    assert table.save() == data
    question = table.question
    assert question is not None
    table.answer(0)
    assert fiendish.load(table.save()).digest() == table.digest()


# -- cards before all others -------------------------------------------------------------------


@pytest.mark.parametrize("game", names())
def test_with_new_cards_all_that_is_kept_replays_to_the_same_moments(game: str) -> None:
    found = planted(game)
    assert found["edition"] > find(game).edition
    assert found["same"] == [path.name for path in kept_saves(game)]
    assert found["golden"] == GOLDEN_EACH


@pytest.mark.parametrize("game", names())
def test_with_new_cards_a_seed_deals_an_old_game_the_same_cards(game: str) -> None:
    settings = find(game).settle(2, {})
    here = {seed: dice_commitment.begin(game, 2, settings, seed, "").digest() for seed in SEEDS}
    assert planted(game)["begun"] == here


@pytest.mark.parametrize("game", names())
def test_new_games_with_new_cards_are_sound(game: str) -> None:
    found = planted(game)
    assert [found[one]["wrong"] for one in ("without", "with") if one in found] in ([[]], [[], []])


@pytest.mark.parametrize("game", POSITIONS)
def test_a_position_has_the_cards_that_it_names_though_they_gave_way(game: str) -> None:
    found = planted(game)
    before, now = found["positions"]
    assert before < now == found["edition"]


def test_a_position_that_cannot_be_is_refused_as_with_the_cards_of_now() -> None:
    found = planted("supervillain")
    assert found["refused"] == "line 4: 'bad_corsair' is not the id of a Minion card"


@pytest.mark.parametrize("game", WITHOUT)
def test_a_game_that_uses_no_new_card_goes_on_without_them(game: str) -> None:
    without = planted(game)["without"]
    table = fiendish.load(bytes.fromhex(without["save"]))
    assert table.digest() == without["digest"]
    assert table.save().hex() == without["save"]


@pytest.mark.parametrize(
    ("game", "card"),
    [
        ("marvel_villainous", "moth_pale_moth"),
        ("master_of_the_galaxy", "toll-gate"),
        ("smash_up", "admiral_nyx"),
        ("star_wars_villainous", "moth_pale_moth"),
        ("supervillain", "void_corsair"),
    ],
)
def test_a_game_that_uses_a_missing_card_is_refused_by_its_name(game: str, card: str) -> None:
    with pytest.raises(BadSave, match=f"uses other cards: {card} does not exist here"):
        fiendish.load(bytes.fromhex(planted(game)["with"]["save"]))


@pytest.mark.parametrize("game", names())
def test_an_edition_with_cards_that_are_missing_is_refused(game: str) -> None:
    edition = planted(game)["id"]
    with pytest.raises(BadSetting, match="not those of here"):
        dice_commitment.begin(game, 2, {}, SEEDS[0], edition)
    later = find(game).edition + 1
    with pytest.raises(ValueError, match=f"no edition {later}"):
        fiendish.new(game, edition=later)


# -- damage ------------------------------------------------------------------------------------


def changed(data: bytes, **fields: Any) -> bytes:
    """A saved game with other contents and a checksum that fits."""
    saved = msgspec.msgpack.decode(data[len(MAGIC) + 16 :], type=Saved)
    return sealed(
        msgspec.to_builtins(msgspec.structs.replace(saved, **fields), builtin_types=(bytes,))
    )


def sealed(values: Any) -> bytes:
    body = msgspec.msgpack.encode(values)
    return MAGIC + _checksum(body) + body


@pytest.mark.parametrize(
    ("faces", "why"),
    [
        ({"nobody": 3}, "uses other cards: nobody does not exist here"),
        ({"pharaoh": 5}, "uses other cards: pharaoh was number 5 and is number 0 here"),
        ({"pharaoh": "0"}, "cannot be read"),
        ({"pharaoh": None}, "cannot be read"),
        ({3: "pharaoh"}, "cannot be read"),
        (["pharaoh"], "cannot be read"),
        ("pharaoh", "cannot be read"),
        (None, "cannot be read"),
    ],
)
def test_a_wrong_list_of_cards_is_refused(faces: Any, why: str) -> None:
    data = kept_saves("smash_up")[0].read_bytes()
    with pytest.raises(BadSave, match=why):
        fiendish.load(changed(data, faces=faces))


def test_an_id_cannot_stand_twice_for_two_numbers() -> None:
    data = kept_saves("smash_up")[0].read_bytes()
    values = msgspec.msgpack.decode(data[len(MAGIC) + 16 :])
    twice = b"\x82\xa7pharaoh\x00\xa7pharaoh\x01"
    body = msgspec.msgpack.encode([*values, msgspec.Raw(twice)])
    with pytest.raises(BadSave, match="pharaoh was number 1"):
        fiendish.load(MAGIC + _checksum(body) + body)


@pytest.mark.parametrize("game", names())
def test_whatever_is_damaged_is_refused_or_goes_on(game: str) -> None:
    """Fields of another kind, numbers beyond all faces, editions: `BadSave` and nothing else."""
    chance = Random(game)
    data = next(path for path in OLD if path.parent.parent.name == game).read_bytes()
    saved = msgspec.msgpack.decode(data[len(MAGIC) + 16 :], type=Saved)
    origin = msgspec.msgpack.decode(saved.origin)
    refused = 0
    for _ in range(120):
        values = [
            *origin,
            *([chance.choice([0, 1, -1, 7, 10**9, None])] if chance.random() < 0.4 else []),
        ]
        at = chance.randrange(len(values))
        values[at] = _damaged(values[at], chance)
        try:
            fiendish.load(changed(data, origin=msgspec.msgpack.encode(values), record=[]))
        except BadSave:
            refused += 1
    assert refused == 120  # with the record cut off, what is not damaged is another moment


def _damaged(value: Any, chance: Random) -> Any:
    if isinstance(value, bytes) and value and chance.random() < 0.7:
        at = chance.randrange(len(value))
        return value[:at] + bytes([chance.randrange(200, 256)]) + value[at + 1 :]
    return chance.choice([None, -1, 255, 10**6, [], [[-1]], b"", b"\xff" * 300, "x", [300] * 9])
