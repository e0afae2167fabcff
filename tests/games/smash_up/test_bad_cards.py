"""Cards that cannot be are refused where they are defined, by name and with what is allowed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from fiendish.engine.cards import BadCard
from fiendish.games.smash_up import faces
from fiendish.games.smash_up.faces import (
    FACES,
    FACTIONS,
    POWER,
    SETS,
    STANDS,
    TALENT,
    Event,
    Extra,
    Faction,
    Kind,
    complete,
    faction,
    new_set,
)
from fiendish.games.smash_up.rules import when
from fiendish.games.smash_up.rules.verbs import Brawl, then
from tests.games.defining import scratch
from tests.games.smash_up.playing import at


@pytest.fixture(autouse=True)
def tables() -> Iterator[None]:
    with scratch(faces):
        yield


@pytest.fixture
def corsairs() -> Faction:
    return faction("Void Corsairs", box="core")


def refused(words: str) -> Any:
    return pytest.raises(BadCard, match=f"^{re.escape(words)}$")


def does(g: Brawl, me: int, card: int) -> None:
    """Nothing."""


def full(corsairs: Faction, cards: int = 20, bases: int = 2) -> None:
    corsairs.action("Salvo", count=cards)(does)
    for number in range(bases):
        corsairs.base(f"Wreck {number}", breakpoint=20, vp=(3, 2, 1), text="A base.")


# -- factions ------------------------------------------------------------------------------------


def test_a_new_faction_is_accepted_and_its_cards_are_in_the_columns(corsairs: Faction) -> None:
    nyx = corsairs.minion("Nyx", power=5, count=1, stands=True)
    nyx.talent()(does)
    full(corsairs, cards=19)
    complete([corsairs])
    assert FACES[nyx.number] is nyx
    assert (POWER[nyx.number], STANDS[nyx.number], TALENT[nyx.number]) == (5, True, does)
    assert nyx.text == "Nothing."


def test_an_unknown_set_is_refused() -> None:
    words = (
        "Void Corsairs: there is no set 'typo'; there is: oops, core; "
        "new_set(id, title) declares another one"
    )
    with refused(words):
        faction("Void Corsairs", box="typo")


def test_a_set_can_be_declared_once() -> None:
    new_set("void", "the void")
    assert faction("Void Corsairs", box="void") is FACTIONS[-1]
    assert SETS["void"] == "the void"
    with refused("there is a set 'void' already: the void"):
        new_set("void", "another void")


def test_two_factions_of_one_name_are_refused() -> None:
    with refused("there is a faction with the id 'pirates' already"):
        faction("Pirates", box="core")


@pytest.mark.rule("SU-5")
@pytest.mark.parametrize("cards", [19, 21])
def test_a_faction_has_twenty_cards(corsairs: Faction, cards: int) -> None:
    full(corsairs, cards)
    with refused(f"Void Corsairs have {cards} cards, not 20 (SU-5)"):
        complete(FACTIONS)


def test_a_faction_has_twenty_cards_with_its_errata_too(corsairs: Faction) -> None:
    full(corsairs)
    corsairs.action("Salvo", count=18, errata=True)(does)
    with refused("Void Corsairs have 18 cards, not 20 (SU-5)"):
        complete([corsairs])


@pytest.mark.rule("SU-9")
@pytest.mark.parametrize("bases", [1, 3])
def test_a_faction_has_two_bases(corsairs: Faction, bases: int) -> None:
    full(corsairs, bases=bases)
    with refused(f"Void Corsairs have {bases} bases, not 2 (SU-9)"):
        complete([corsairs])


def test_a_card_without_a_text_is_refused(corsairs: Faction) -> None:
    corsairs.minion("Drone", power=1, count=1)
    full(corsairs, cards=19)
    words = (
        "Drone has no text: give its function a docstring, or write text=… (text=None if nothing "
        "is printed on it)"
    )
    with refused(words):
        complete([corsairs])


def test_a_card_may_say_that_it_has_no_text(corsairs: Faction) -> None:
    drone = corsairs.minion("Drone", power=1, count=1, text=None)
    full(corsairs, cards=19)
    complete([corsairs])
    assert drone.text == ""


def test_an_action_that_does_nothing_is_refused(corsairs: Faction) -> None:
    corsairs.action("Feint", count=1, text="Do something.")
    with refused("Feint does nothing: put it before a function, as in @card"):
        complete([corsairs])


# -- cards ---------------------------------------------------------------------------------------


def test_two_cards_of_one_name_are_refused(corsairs: Faction) -> None:
    with refused("Cannon: there is a card with the id 'cannon' already"):
        corsairs.action("Cannon", count=1)


def test_figures_that_cannot_be_are_refused(corsairs: Faction) -> None:
    with refused("Drone has count=0; there is at least one of each card"):
        corsairs.minion("Drone", power=1, count=0)
    with refused("Drone has power=-1; printed power is 0 or more"):
        corsairs.minion("Drone", power=-1, count=1)
    with refused("Wreck has breakpoint=0; it is 1 or more"):
        corsairs.base("Wreck", breakpoint=0, vp=(3, 2, 1))
    with refused("Wreck has vp=(3, 2); it is three numbers from 0, for the best three"):
        corsairs.base("Wreck", breakpoint=20, vp=(3, 2))
    assert corsairs.faces == []


def test_flags_of_another_kind_are_refused(corsairs: Faction) -> None:
    words = (
        "Drone: a card of the kind minion has no 'lock'; there is: extra, microbot, rises, stands"
    )
    with refused(words):
        corsairs.minion("Drone", power=1, count=1, lock=does)
    with refused("Wreck: a card of the kind base has no 'stands'; there is: spreads"):
        corsairs.base("Wreck", breakpoint=20, vp=(3, 2, 1), stands=True)


def test_a_flag_of_the_wrong_type_is_refused(corsairs: Faction) -> None:
    with refused("Drone: stands=1 is not possible; it must be of type bool"):
        corsairs.minion("Drone", power=1, count=1, stands=1)
    with refused("Drone: extra=2 is not possible; it must be of type Extra"):
        corsairs.minion("Drone", power=1, count=1, extra=2)
    corsairs.minion("Drone", power=1, count=1, extra=Extra.ACTION)


def test_a_kind_that_is_no_action_is_refused(corsairs: Faction) -> None:
    words = (
        "Drone: <Kind.BASE: 5> is no kind of action; there is: Kind.STANDARD, Kind.ON_BASE, "
        "Kind.ON_MINION, Kind.BURIES"
    )
    with refused(words):
        corsairs.action("Drone", count=1, kind=Kind.BASE)
    with refused("Hook is played on a minion: host= must say on which ones"):
        corsairs.action("Hook", count=1, kind=Kind.ON_MINION)


# -- parts ---------------------------------------------------------------------------------------


def asks(g: Brawl, me: int, card: int) -> Any:
    yield me


def alone(g: Brawl) -> None:
    """Too few."""


def test_a_part_that_cannot_be_called_is_refused(corsairs: Faction) -> None:
    drone: Any = corsairs.minion("Drone", power=1, count=1)
    three = "Drone: alone(g) is called with (g, me, card), which it does not take"
    with refused(three):
        drone(alone)
    with refused(three):
        drone.talent()(alone)
    with refused(three):
        drone.talent(needs=alone)
    with refused(three):
        drone.before_scoring(when.scores_here)(alone)
    with refused(three):
        drone.special(alone)
    with refused("Drone: alone(g) is called with (g, card), which it does not take"):
        drone.bonus(alone)
    four = "Drone: alone(g) is called with (g, me, card, what), which it does not take"
    with refused(four):
        drone.after(Event.PLAYED, when.here)(alone)
    with refused(four):
        drone.after(Event.PLAYED, alone)
    with refused(four):
        drone.later(Event.PLAYED)(alone)
    with refused(
        "Overrun 2: alone(g) is called with (g, card, me, minion), which it does not take"
    ):
        corsairs.action("Overrun 2", count=1, kind=Kind.ON_BASE, lock=alone)
    with refused("Hook: alone(g) is called with (g, me, card), which it does not take"):
        corsairs.action("Hook", count=1, host=alone)


def test_what_is_answered_at_once_cannot_ask(corsairs: Faction) -> None:
    drone: Any = corsairs.minion("Drone", power=1, count=1)
    words = "Drone: asks cannot ask: its answer is needed at once; use no yield"
    with refused(words):
        drone.special(asks)
    with refused(words):
        drone.shield(asks)
    with refused(words):
        drone.talent(needs=asks)


def test_what_happens_instead_is_a_generator(corsairs: Faction) -> None:
    drone: Any = corsairs.minion("Drone", power=1, count=1)
    with refused("Drone: <lambda> must be a generator function: use yield or yield from"):
        drone.instead(lambda g, card: True)


Attach = Callable[[Any], object]
TWICE: list[tuple[str, Attach]] = [
    ("effect when played", lambda card: card(does)),
    ("Talent", lambda card: card.talent()(does)),
    ("part after START", lambda card: card.after(Event.START, when.every_turn)(_reacts)),
    ("Special before scoring", lambda card: card.before_scoring(when.scores_here)(does)),
    ("Special", lambda card: card.special(when.scores_here)),
    ("Special", lambda card: card.only_special(when.scores_here)),
    ("use from the hand", lambda card: card.from_hand(does)),
    ("part after replacing", lambda card: card.after_replacing(does)),
]


def _reacts(g: Brawl, me: int, card: int, what: object) -> None:
    """Something."""


@pytest.mark.parametrize(("part", "attach"), TWICE)
def test_a_part_is_attached_once(corsairs: Faction, part: str, attach: Attach) -> None:
    drone = corsairs.minion("Drone", power=1, count=1)
    attach(drone)
    text = drone.text
    with refused(f"Drone has a {part} already; a card has one at most"):
        attach(drone)
    assert drone.text == text


def test_an_unknown_event_is_refused(corsairs: Faction) -> None:
    drone: Any = corsairs.minion("Drone", power=1, count=1)
    words = (
        "Drone: 'MOVED' is no event; there is: PLAYED, LEFT, DESTROYED, BURIED, UNCOVERED, "
        "BASE_ACTION, AFFECTED, START, END, DUEL"
    )
    with refused(words):
        drone.after("MOVED", when.here)


# -- steps ---------------------------------------------------------------------------------------


def mystep(g: Brawl, me: int) -> None:
    """A verb that nobody has declared a step."""


def test_a_verb_that_is_no_step_is_refused() -> None:
    state = at("pyramids:\n  A: deputy").table.state
    assert isinstance(state, Brawl)
    with refused("mystep is no step; write @step above it"):
        then(state, mystep, 0)
