"""The cards and modes against the printed figures in figures.json."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import fiendish
from fiendish.games.supervillain import GAME
from fiendish.games.supervillain.faces import FACES, Ability, DominationCard, Kind, MinionCard
from fiendish.games.supervillain.state import Galaxy
from tests.games.first_list import first_copies, is_first
from tests.games.supervillain.playing import Play, at

FIGURES: dict[str, list[dict[str, Any]]] = json.loads(
    Path(__file__).with_name("figures.json").read_text(encoding="utf-8")
)
DOMINATION_CARDS, MINION_CARDS = FIGURES["domination_cards"], FIGURES["minion_cards"]
CARDS = DOMINATION_CARDS + MINION_CARDS
MODES = [mode for mode in FIGURES["modes"] if "modifier_of" not in mode]
(TOTAL_ANNIHILATION,) = [mode for mode in FIGURES["modes"] if "modifier_of" in mode]

BY_ID = {face.id: face for face in FACES}
FIRST = [face for face in FACES if is_first("supervillain", face)]
first_count = partial(first_copies, "supervillain")
MACHINE_WORDS = re.compile(
    r"[_{}<>=\[\]|\\`]|SV-|\b(None|True|False|self|def|return|yield|int|str|list|dict|bool"
    r"|TODO|FIXME|seat|handle|index|player|option|prompt|effect|trigger)s?\b"
)
FIRST_WORDS: dict[Kind, tuple[str, ...]] = {
    Kind.WHEN_COMPLETE: ("When complete:",),
    Kind.DESTROY_THIS: ("Destroy this Project:", "Destroy this Facility:"),
    Kind.ONCE_PER_TURN: ("Once per turn:", "Once per turn, "),
    Kind.WHENEVER: ("Whenever ", "As long as "),
    Kind.IF_DESTROYED: ("If this Facility is destroyed,",),
}


def by_id(figures: dict[str, Any]) -> str:
    return str(figures["id"])


each_domination_card = pytest.mark.parametrize("printed", DOMINATION_CARDS, ids=by_id)
each_minion_card = pytest.mark.parametrize("printed", MINION_CARDS, ids=by_id)
each_mode = pytest.mark.parametrize("mode", MODES, ids=by_id)
each_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4])


# -- figures -------------------------------------------------------------------------------------


@pytest.mark.rule("SV-2")
def test_there_are_48_domination_cards_of_28_designs_and_43_minion_cards_of_20() -> None:
    domination = [face for face in FIRST if isinstance(face, DominationCard)]
    minions = [face for face in FIRST if isinstance(face, MinionCard)]
    assert (len(domination), sum(map(first_count, domination))) == (28, 48)
    assert (len(minions), sum(map(first_count, minions))) == (20, 43)


def test_ids_and_names_are_unique() -> None:
    assert len({face.id for face in FACES}) == len({face.name for face in FACES}) == len(FACES)


def test_the_cards_come_in_printed_order() -> None:
    assert [face.id for face in FIRST] == [printed["id"] for printed in CARDS]


@pytest.mark.rule("SV-18")
@each_domination_card
def test_a_domination_card_has_its_printed_figures(printed: dict[str, Any]) -> None:
    face = BY_ID[printed["id"]]
    assert isinstance(face, DominationCard)
    assert {
        "id": face.id,
        "name": face.name,
        "count": first_count(face),
        "cost": face.cost,
        "points": face.points,
        "colour": face.colour,
        "project": ability_figures(face.project),
        "facility": ability_figures(face.facility),
        "provenance": face.provenance,
    } == printed


def ability_figures(ability: Ability) -> dict[str, Any]:
    return {"ability": ability.kind.name.lower(), "discards": ability.cost}


@each_minion_card
def test_a_minion_card_has_its_printed_figures(printed: dict[str, Any]) -> None:
    face = BY_ID[printed["id"]]
    assert isinstance(face, MinionCard)
    assert {
        "id": face.id,
        "name": face.name,
        "count": first_count(face),
        "power": face.power,
        "boosted": face.boosted,
        "asteroid_proof": face.proof,
        "swift": face.swift,
        "provenance": face.provenance,
    } == printed


# -- texts ---------------------------------------------------------------------------------------


def texts() -> list[tuple[str, str]]:
    found = []
    for face in FACES:
        if isinstance(face, MinionCard):
            found.append((f"{face.id} ops", face.text))
        else:
            found.append((f"{face.id} project", face.project.text))
            found.append((f"{face.id} facility", face.facility.text))
    return found


@pytest.mark.parametrize(("half", "text"), texts(), ids=[half for half, _ in texts()])
def test_a_text_is_a_sentence_for_players(half: str, text: str) -> None:
    assert re.fullmatch(r"[A-Z][^\n]{10,}\.", text), f"{half}: {text!r}"
    assert not MACHINE_WORDS.search(text), f"{half}: {text!r}"


@each_domination_card
def test_a_text_begins_with_the_kind_of_the_ability_and_names_its_price(
    printed: dict[str, Any],
) -> None:
    face = BY_ID[printed["id"]]
    assert isinstance(face, DominationCard)
    for ability in (face.project, face.facility):
        assert ability.text.startswith(FIRST_WORDS[ability.kind])
        price = {0: "", 1: "discard a Minion card:", 2: "discard two Minion cards:"}[ability.cost]
        assert price in ability.text
        assert bool(price) == bool(re.search("discard .*:", ability.text))


def test_a_refusal_says_in_words_what_is_missing() -> None:
    for face in FACES:
        abilities = [face] if isinstance(face, MinionCard) else [face.project, face.facility]
        for needs in [ability.needs for ability in abilities if ability.needs]:
            words = needs.__doc__ or ""
            assert re.fullmatch(r"[a-z][^\n]+[a-z0-9]", words), f"{face.id}: {words!r}"
            assert not MACHINE_WORDS.search(words), f"{face.id}: {words!r}"


# -- figures in play -----------------------------------------------------------------------------


def mobs_worth(total: int, without: str = "") -> list[str]:
    """Mobs with that much power together, one of a design each."""
    power = {card["id"]: card["power"] for card in MINION_CARDS if card["id"] != without}
    for number in range(4):
        for ids in combinations(power, number):
            if sum(power[mob] for mob in ids) == total:
                return [*ids]
    raise ValueError(f"no Mobs worth {total}")


def last_mob(card: str, project: str, before: list[str]) -> Play:
    """A plays the card as a Mob on a Project with Mobs on it already."""
    play = at(f"A:\n  hand: {card}\n  project: {project} [{', '.join(before)}]")
    play.mob(card, project)
    return play


@pytest.mark.rule("SV-49", "SV-109")
@each_domination_card
def test_a_project_is_completed_at_its_cost_for_its_points(printed: dict[str, Any]) -> None:
    *before, last = mobs_worth(printed["cost"])
    play = last_mob(last, printed["id"], before)
    assert play.facilities("A") == [printed["id"]]
    assert play.points("A") == printed["points"]
    play.done()


@pytest.mark.rule("SV-49", "SV-109")
@each_domination_card
def test_a_project_is_not_completed_when_100_are_missing(printed: dict[str, Any]) -> None:
    *before, last = mobs_worth(printed["cost"] - 100)
    play = last_mob(last, printed["id"], before)
    assert play.projects("A") == [printed["id"]]
    assert play.points("A") == 0
    play.done()


@pytest.mark.rule("SV-12")
@each_minion_card
def test_a_mob_brings_exactly_its_printed_power(printed: dict[str, Any]) -> None:
    mob, missing = printed["id"], 1300 - printed["power"]
    enough = last_mob(mob, "mirror_moon", mobs_worth(missing, without=mob))
    assert enough.facilities("A") == ["mirror_moon"]
    enough.done()
    too_few = last_mob(mob, "mirror_moon", mobs_worth(missing - 100, without=mob))
    assert too_few.projects("A") == ["mirror_moon"]
    too_few.done()


# -- a fresh table -------------------------------------------------------------------------------


@pytest.mark.rule("SV-1", "SV-2", "SV-5", "SV-6", "SV-8")
@each_number_of_players
def test_a_fresh_table_holds_every_card_once(seats: int) -> None:
    g = fiendish.new("supervillain", seats=seats, seed="fresh", edition=0).state
    assert isinstance(g, Galaxy)
    in_hands = [card for hand in g.hands for card in hand]
    assert [len(hand) for hand in g.hands] == [2] * seats
    assert (len(g.domination_deck), len(g.minion_deck)) == (48, 43 - 2 * seats)
    assert copies(g, g.domination_deck) == {card["id"]: card["count"] for card in DOMINATION_CARDS}
    assert copies(g, g.minion_deck + in_hands) == {c["id"]: c["count"] for c in MINION_CARDS}
    assert g.minion_pile == g.domination_pile == g.asteroids == g.box == []
    assert g.projects == g.facilities == g.mobs == [[] for _ in range(seats)]


def copies(g: Galaxy, cards: list[int]) -> dict[str, int]:
    return dict(Counter(FACES[g.identity[card]].id for card in cards))


@pytest.mark.rule("SV-5")
def test_both_decks_are_shuffled() -> None:
    orders = set()
    for seed in range(3):
        g = fiendish.new("supervillain", seed=seed).state
        assert isinstance(g, Galaxy)
        deck = [*g.domination_deck, *g.minion_deck]
        orders.add(tuple(FACES[g.identity[card]].id for card in deck))
    assert len(orders) == 3


@pytest.mark.rule("SV-1")
@pytest.mark.parametrize("seats", [1, 5])
def test_there_is_no_table_for_fewer_than_two_or_more_than_four(seats: int) -> None:
    with pytest.raises(ValueError, match="2, 3 or 4"):
        fiendish.new("supervillain", seats=seats)


@pytest.mark.rule("SV-R1")
@each_number_of_players
def test_the_seat_that_begins_must_be_at_the_table(seats: int) -> None:
    for first in range(seats):
        question = fiendish.new("supervillain", seats=seats, first=first).question
        assert question is not None
        assert question.seat == first
    with pytest.raises(ValueError, match=f"first={seats}"):
        fiendish.new("supervillain", seats=seats, first=seats)


# -- modes ---------------------------------------------------------------------------------------


@pytest.mark.rule("SV-R34")
def test_the_modes_are_those_of_the_rulebook() -> None:
    settings = {setting.name: setting for setting in GAME.settings}
    assert list(settings["mode"].allowed) == [mode["id"] for mode in MODES]
    assert settings["mode"].default == "basic"
    assert settings["total_annihilation"].default is False
    assert TOTAL_ANNIHILATION["modifier_of"] == [mode["id"] for mode in MODES]


@pytest.mark.rule("SV-113", "SV-121", "SV-122", "SV-123", "SV-124")
@each_number_of_players
@each_mode
def test_a_mode_has_its_goal_and_its_numbers_of_players(mode: dict[str, Any], seats: int) -> None:
    if seats not in mode["players"]:
        with pytest.raises(ValueError, match=f"4 players, not {seats}"):
            fiendish.new("supervillain", seats=seats, mode=mode["id"])
        with pytest.raises(fiendish.BadPosition):
            at("A:\n  hand: encore", seats=seats, mode=mode["id"])
        return
    view = at("A:\n  hand: encore", seats=seats, mode=mode["id"]).view()
    assert view.goal == mode["points_to_win"]
    assert view.teams == mode["teams"]
    assert view.total_annihilation == mode["paid_charge"]
    partners = {villain.seat: villain.partner for villain in view.villains}
    expected = {
        one: other for a, b in mode.get("team_seats", []) for one, other in [(a, b), (b, a)]
    }
    assert partners == {seat: expected.get(seat, -1) for seat in range(seats)}


def one_short_of(mode: dict[str, Any]) -> Play:
    """A (with C in a Team Battle) lacks one point and can complete either of two Projects."""
    points, most = mode["points_to_win"] - 1, 4 if mode["teams"] else 9
    greens = iter(["mirror_moon", "mirror_moon", "dyson_sweatshop", "dyson_sweatshop"])
    owned: dict[str, list[str]] = {"A": [], "C": []}
    for worth in [2] * (points // 2) + [1] * (points % 2):
        owner = "A" if 2 * len(owned["A"]) < most else "C"
        owned[owner].append(next(greens) if worth == 2 else "hypno_tower")
    lines = ["A:", "  hand: plasma_stuffing", "  project: flak_belt", "  project: spy_satellite_swarm [interns_of_doom]"]  # fmt: skip
    lines += [f"  facility: {card}" for card in owned["A"]]
    lines += ["C:", "  hand: encore", *(f"  facility: {card}" for card in owned["C"])]
    return at("\n".join(lines), seats=4, mode=mode["id"])


@pytest.mark.rule("SV-113", "SV-121", "SV-122", "SV-124")
@each_mode
def test_the_last_point_wins_and_a_facility_without_points_does_not(mode: dict[str, Any]) -> None:
    play = one_short_of(mode)
    play.mob("plasma_stuffing", "flak_belt")  # worth nothing
    assert play.winners == ""
    play.done()
    play = one_short_of(mode)
    play.mob("plasma_stuffing", "spy_satellite_swarm")  # worth 1
    assert play.winners == ("AC" if mode["teams"] else "A")


@pytest.mark.rule("SV-128", "SV-R34")
@each_mode
def test_total_annihilation_adds_the_paid_charge_to_any_mode(mode: dict[str, Any]) -> None:
    price = TOTAL_ANNIHILATION["charge_cost_cards"]
    text = "A:\n  hand: {} random\nasteroids:\n  flak_belt: B at A"
    rich = at(text.format(price), seats=4, mode=mode["id"], total_annihilation="yes")
    assert rich.view().goal == mode["points_to_win"]
    assert rich.can("charge", "flak_belt")
    rich.done()
    poor = at(text.format(price - 1), seats=4, mode=mode["id"], total_annihilation="yes")
    assert poor.why_not("charge", "flak_belt") == "SV-128"
    poor.done()
    plain = at(text.format(price), seats=4, mode=mode["id"])
    assert plain.why_not("charge", "flak_belt") == "SV-128"
    plain.done()


# -- tokens --------------------------------------------------------------------------------------


@pytest.mark.rule("SV-3", "SV-120")
def test_tokens_never_run_out() -> None:
    play = at(
        """
        A:
          hand: shield_polishers
          project: mirror_moon [interns_of_doom +token, interns_of_doom +token, encore +token]
          project: mirror_moon [body_snatchers +token, body_snatchers +token, encore +token]
          project: dyson_sweatshop [slingshot_crew +token, slingshot_crew +token, pickpockets +token]
          project: dyson_sweatshop [flak_jockeys +token, flak_jockeys +token, night_shift +token]
          project: big_bang_generator [heavy_lifters]
        """
    )
    assert printed_tokens("asteroid_proof_token") == sum(
        mob.endswith("+") for mob in play.mobs("A")
    )
    play.ops("shield_polishers")
    assert play.mobs("A", "big_bang_generator") == ["heavy_lifters+"]
    play.done()


@pytest.mark.rule("SV-3", "SV-120")
def test_charge_tokens_never_run_out() -> None:
    play = at(
        """
        A:
          hand: plasma_stuffing
        asteroids:
          flak_belt: A at B +charged
          wormhole: A at B +charged
          hypno_tower: B at A +charged
          mirror_moon: B at A +charged
          chronosphere: B at A
        """
    )
    assert printed_tokens("charge_token") == sum(
        flight.endswith("!") for flight in play.asteroids()
    )
    play.ops("plasma_stuffing")
    assert play.asteroids()[-1] == "chronosphere B>A!"
    play.done()


def printed_tokens(token: str) -> int:
    (printed,) = [one for one in FIGURES["tokens"] if one["id"] == token]
    assert not printed["limited"]
    return int(printed["printed"])
