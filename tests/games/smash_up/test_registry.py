"""The cards and bases against the printed figures in figures.json."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import fiendish
from fiendish.engine.cards import slug
from fiendish.games.smash_up.faces import (
    FACES,
    FACTIONS,
    GIVES,
    HOST,
    ON_PLAY,
    ONLY_WHEN,
    POWER,
    SETS,
    SPECIAL,
    TALENT,
    Kind,
    SmashFace,
)
from fiendish.games.smash_up.state import Brawl
from tests.games.first_list import first_copies
from tests.games.smash_up.playing import at

FIGURES: dict[str, list[dict[str, Any]]] = json.loads(
    Path(__file__).with_name("figures.json").read_text(encoding="utf-8")
)
CARDS, BASES = FIGURES["cards"], FIGURES["bases"]
REWORDED = ["jammed_signal"]  # its later text plays the same
PLAYS = {
    Kind.ON_BASE: "on-base",
    Kind.ON_MINION: "on-minion",
    Kind.BURIES: "self-bury",
}
MACHINE_WORDS = re.compile(
    r"[_{}<>=\[\]|\\`]|SU-|\b(None|True|False|self|def|yield|int|str|list|dict|bool"
    r"|TODO|FIXME|seat|handle|index|option|prompt|effect|trigger|errata)\b"
)

each_text = pytest.mark.parametrize("errata", [False, True], ids=["2018", "errata"])


def by_id(figures: dict[str, Any]) -> str:
    return str(figures["id"])


each_card = pytest.mark.parametrize("printed", CARDS, ids=by_id)
each_base = pytest.mark.parametrize("printed", BASES, ids=by_id)


def faces(errata: bool, bases: bool) -> list[SmashFace]:
    """Those of the first list."""
    return [face for faction in FACTIONS for face in faction.printed(errata, bases, edition=0)]


def face_of(printed: dict[str, Any], errata: bool) -> SmashFace:
    bases = "breakpoint" in printed
    (face,) = [face for face in faces(errata, bases) if face.id == printed["id"]]
    return face


# -- figures -------------------------------------------------------------------------------------


@pytest.mark.rule("SU-1")
@each_text
def test_each_faction_has_20_cards_and_2_bases_and_no_two_designs_are_one(errata: bool) -> None:
    cards, bases = faces(errata, bases=False), faces(errata, bases=True)
    copies: Counter[int] = Counter()
    for face in cards:
        copies[face.faction] += first_copies("smash_up", face)
    assert copies == dict.fromkeys(range(len(FACTIONS)), 20)
    assert Counter(face.faction for face in bases) == dict.fromkeys(range(len(FACTIONS)), 2)
    for designs in (cards, bases):
        assert len({face.id for face in designs}) == len(designs)


@pytest.mark.rule("SU-1")
@each_text
def test_this_box_holds_80_cards_of_four_factions_and_8_bases(errata: bool) -> None:
    box = [faction for faction in FACTIONS if faction.box == "oops"]
    assert [faction.id for faction in box] == ["ancient_egyptians", "cowboys", "samurai", "vikings"]
    assert sum(face.count for faction in box for face in faction.printed(errata)) == 80
    assert sum(face.count for faction in box for face in faction.printed(errata, bases=True)) == 8


def test_the_factions_come_in_the_order_of_the_boxes() -> None:
    assert [
        {"id": faction.id, "name": faction.name, "set": faction.box} for faction in FACTIONS
    ] == FIGURES["factions"]
    assert {faction.box for faction in FACTIONS} == {*SETS}


@each_text
def test_the_cards_and_bases_come_in_printed_order(errata: bool) -> None:
    # a later text stands right after the earlier one, so the order is the same for both
    assert [face.id for face in faces(errata, bases=False)] == [card["id"] for card in CARDS]
    assert [face.id for face in faces(errata, bases=True)] == [base["id"] for base in BASES]


@each_text
@each_card
def test_a_card_has_its_printed_figures(printed: dict[str, Any], errata: bool) -> None:
    face = face_of(printed, errata)
    figures = {
        "id": face.id,
        "name": face.name,
        "faction": FACTIONS[face.faction].id,
        "kind": "minion" if face.kind is Kind.MINION else "action",
        "count": first_copies("smash_up", face),
        "provenance": face.provenance,
    }
    figures |= {"power": face.power} if face.kind is Kind.MINION else {"play": play_of(face)}
    expected = {name: printed[name] for name in figures}
    if errata and printed["errata"]:
        expected["provenance"] = face.provenance  # known apart from the earlier text
    assert figures == expected
    assert ("power" in printed) is (face.kind is Kind.MINION)
    assert POWER[face.number] == face.power
    assert slug(face.name) == face.id


def play_of(face: SmashFace) -> str:
    if ONLY_WHEN[face.number] is not None:
        return "special-only"
    return PLAYS.get(face.kind, "standard")


@each_text
@each_base
def test_a_base_has_its_printed_figures(printed: dict[str, Any], errata: bool) -> None:
    face = face_of(printed, errata)
    assert face.kind is Kind.BASE
    assert {
        "id": face.id,
        "name": face.name,
        "faction": FACTIONS[face.faction].id,
        "breakpoint": face.breakpoint,
        "vp": [*face.vp],
        "provenance": face.provenance,
    } == {name: printed[name] for name in printed if name not in ("timing", "errata")}


@pytest.mark.rule("SU-R2")
def test_a_later_text_exists_for_exactly_the_cards_that_were_changed() -> None:
    changed = [one["id"] for one in CARDS + BASES if one["errata"] and one["id"] not in REWORDED]
    assert sorted(face.id for face in FACES if face.errata) == sorted(changed)
    assert [face.id for face in FACES if face.errata and FACTIONS[face.faction].box == "oops"] == [
        "mummy_strength",
        "pinkerton",
        "ronin",
        "code_of_bushido",
        "berserk",
    ]


@pytest.mark.rule("SU-R2")
@each_card
def test_only_the_setting_brings_in_the_later_text(printed: dict[str, Any]) -> None:
    early, late = face_of(printed, errata=False), face_of(printed, errata=True)
    assert not early.errata
    assert (early is late) is (not printed["errata"] or printed["id"] in REWORDED)
    assert (early.text == late.text) is (early is late)


@pytest.mark.rule("SU-R2")
@pytest.mark.parametrize(("texts", "errata"), [({}, False), ({"texts": "2018"}, False), ({"texts": "errata"}, True)])  # fmt: skip
def test_the_print_of_2018_is_the_default(texts: dict[str, str], errata: bool) -> None:
    factions = [["cowboys", "samurai"], ["vikings", "ancient_egyptians"]]
    settings: dict[str, Any] = {"factions": factions, **texts}
    g = fiendish.new("smash_up", **settings).state
    assert isinstance(g, Brawl)
    assert {g.face_of[identity] for identity in g.identity} == {
        face.number
        for faction in FACTIONS
        for bases in (False, True)
        for face in faction.printed(errata, bases)
        if bases or faction.box == "oops"
    }


@pytest.mark.rule("SU-7", "SU-157", "SU-159", "SU-164")
def test_there_are_minions_actions_and_bases_and_no_other_kind_of_card() -> None:
    assert {kind.name for kind in Kind} == {"MINION", "STANDARD", "ON_BASE", "ON_MINION", "BURIES", "BASE"}  # fmt: skip
    for faction in FACTIONS:
        cards = faction.printed(errata=False, edition=0)
        minions = sum(first_copies("smash_up", one) for one in cards if one.kind is Kind.MINION)
        assert minions == (18 if faction.id == "robots" else 10), faction.id


# -- abilities and texts -------------------------------------------------------------------------


def parts_of(text: str) -> set[str]:
    """Which kinds of ability a text speaks of, by its labels; where to play it is none."""
    rest = re.sub(r"^Play on a (base|minion)( of yours)?( of power 5 or more)?\.", "", text)
    found = {label.lower() for label in re.findall(r"\b(Ongoing|Talent|Special):", rest)}
    unlabelled = re.split(r"\b(?:Ongoing|Talent|Special):", rest)[0]
    return found | ({"on-play"} if unlabelled.strip() else set())


@pytest.mark.rule("SU-31")
@each_card
def test_the_text_names_the_kinds_of_the_printed_abilities(printed: dict[str, Any]) -> None:
    assert parts_of(face_of(printed, errata=False).text) == {*printed["abilities"]}


@pytest.mark.rule("SU-31")
@each_text
@each_card
def test_what_the_text_labels_is_what_the_card_does(printed: dict[str, Any], errata: bool) -> None:
    face = face_of(printed, errata)
    parts, number = parts_of(face.text), face.number
    talent = TALENT[number] is not None
    assert talent is ("talent" in parts or (not errata and face.id == "ninja_acolyte"))
    # an action with only a Special does what that says, a buried one too
    assert (ON_PLAY[number] is not None) is ("on-play" in parts or play_of(face) == "special-only")
    if SPECIAL[number] is not None:
        assert "special" in parts
    assert (HOST[number] is not None) is (face.kind is Kind.ON_MINION)
    if GIVES[number]:
        assert f"{GIVES[number]:+} power" in face.text


@pytest.mark.parametrize("face", FACES, ids=lambda face: f"{face.id}{'-errata' * face.errata}")
def test_a_text_is_made_of_sentences_for_players(face: SmashFace) -> None:
    if face.id in ("king_rex", "jungle_oasis"):  # they have no ability
        assert face.text == ""
        return
    assert re.fullmatch(r"[A-Z][^\n]{8,}\.", face.text), face.text
    assert "  " not in face.text
    assert not MACHINE_WORDS.search(face.text), face.text
    for part in re.split(r"(?<=\.) |(?<=(?:Ongoing|Special):) |(?<=Talent:) ", face.text):
        assert part[0].isupper(), part


@each_text
@each_card
def test_an_action_that_stays_says_where_it_is_played(
    printed: dict[str, Any], errata: bool
) -> None:
    face = face_of(printed, errata)
    place = re.match(r"Play on a (base|minion)\b", face.text)
    told = {"base": Kind.ON_BASE, "minion": Kind.ON_MINION}.get(place[1] if place else "")
    assert told == (face.kind if face.kind in (Kind.ON_BASE, Kind.ON_MINION) else None)


TIMINGS = {
    "after-scoring": r"After this base scores\b",
    "when-scoring": r"When this base scores, ",
    "on-your-turn": r"On your turn, you may ",
    "start-of-turn": r"At the start of your turn ",
    "after-destroy-here": r"(After a minion is destroyed here|Once per turn, after a minion you own)",
    "on-destroy-here": r"(After a minion is destroyed here|The first minion each turn that would)",
    "after-you-play-a-minion-here": r"(After|Once per turn, after) you play (a|your first) minion ",
    "after-minion-played-here": r"After a minion is played here, ",
    "after-minion-here-discarded": r"The first time each turn that one of your minions goes from here",
    "after-bury-or-action-here": r"After you bury a card here or play an action on this base, ",
    "ongoing": r"Each minion here ",
    "none": r"$",
}


@pytest.mark.rule("SU-57")
@each_text
@each_base
def test_a_base_says_when_its_ability_comes(printed: dict[str, Any], errata: bool) -> None:
    assert re.match(TIMINGS[printed["timing"]], face_of(printed, errata).text)


# -- figures in play -----------------------------------------------------------------------------

THREE = "cowboys+ancient_egyptians,vikings+samurai,aliens+robots"


def crowded(base: str, total: int) -> dict[str, int]:
    """The base with exactly that much power: A far ahead, then B, then C. VP after the scoring."""
    extra = 3 if base == "the_central_brain" else 0  # each of the three minions is stronger there
    others = [other for other in ("pyramids", "longhouse", "drakkar", "saloon") if other != base]
    play = at(
        f"""
        {base}:
          A: gunfighter +{total - 9 - extra}
          B: huscarl +2
          C: collector
        {others[0]}:
        {others[1]}:
        {others[2]}:
        """,
        seats=3,
        factions=THREE,
    )
    assert play.total(base) == total
    play.end()
    return {player: play.vp(player) for player in "ABC"}


@pytest.mark.rule("SU-118", "SU-125")
@each_base
def test_a_base_scores_at_its_breakpoint_for_its_vp(printed: dict[str, Any]) -> None:
    vp = dict(zip("ABC", printed["vp"], strict=True))
    if printed["id"] == "factory_436_1337":
        vp["A"] += (printed["breakpoint"] - 6) // 5  # the winner's power is 19
    if printed["id"] == "rhodes_plaza_mall":
        vp = {"A": 1, "B": 1, "C": 1}  # one minion each
    assert crowded(printed["id"], printed["breakpoint"]) == vp


@pytest.mark.rule("SU-118")
@each_base
def test_a_base_does_not_score_with_one_power_less(printed: dict[str, Any]) -> None:
    assert crowded(printed["id"], printed["breakpoint"] - 1) == {"A": 0, "B": 0, "C": 0}


STRONGER = {"war_raptor": 1, "microbot_fixer": 1}  # they strengthen themselves
MINIONS = [card for card in CARDS if card["kind"] == "minion"]


@pytest.mark.rule("SU-55")
@each_text
@pytest.mark.parametrize("printed", MINIONS, ids=by_id)
def test_a_minion_alone_in_play_has_its_printed_power(
    printed: dict[str, Any], errata: bool
) -> None:
    other = "zombies" if printed["faction"] != "zombies" else "robots"
    texts = "errata" if errata else "2018"
    rivals = {"wizards": "aliens+pirates", "pirates": "aliens+wizards"}
    factions = f"{printed['faction']}+{other},{rivals.get(printed['faction'], 'wizards+pirates')}"
    play = at(f"tortuga:\n  A: {printed['id']}", factions=factions, texts=texts)
    assert play.power(printed["id"]) == printed["power"] + STRONGER.get(printed["id"], 0)
