"""Ancient Egyptians: burying cards and uncovering them later. Bases: Pyramids, Star Portal."""

from __future__ import annotations

from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import Event, Kind, What, faction
from fiendish.games.smash_up.rules import when
from fiendish.games.smash_up.rules.board import (
    grave,
    minions_up_to,
    my_buried,
    my_buried_at,
    my_minions,
    my_minions_at,
    other_places,
    places,
    rivals_at,
)
from fiendish.games.smash_up.rules.verbs import (
    DECLINE,
    Asking,
    Brawl,
    ask,
    bury_from_hand,
    bury_from_play,
    choose_place,
    destroy_one,
    draw,
    either,
    ignores,
    reaches,
    remove_counter,
    strengthen,
    uncover,
    uncover_one,
)

egyptians = faction("Ancient Egyptians", box="oops")

# -- minions -------------------------------------------------------------------------------------

pharaoh = egyptians.minion("Pharaoh", power=5, count=1)


@pharaoh.after(Event.UNCOVERED, when.another_card, plain=True)
def pharaoh_ongoing(g: Brawl, me: int, card: int, what: What) -> None:
    """Ongoing: After another buried card is uncovered, draw a card."""
    draw(g, me)


def _has_buried(g: Brawl, me: int, card: int) -> bool:
    """This base scores, and a card is buried there; one may come later (SU-R46)."""
    return when.scores_here(g, me, card) and bool(my_buried_at(g, me, g.scoring))


@pharaoh.before_scoring(_has_buried)
def pharaoh_special(g: Brawl, me: int, card: int) -> Asking:
    """Special: Before this base scores, you may uncover one of your cards buried here."""
    yield from uncover_one(g, me, my_buried_at(g, me, g.scoring), may=True)


priest_of_anubis = egyptians.minion("Priest of Anubis", power=4, count=2)


@priest_of_anubis.bonus
def priest_of_anubis_ongoing(g: Brawl, card: int) -> int:
    """Ongoing: Has +2 power while you have a card buried here."""
    return 2 if my_buried_at(g, g.controller[card], g.at[card]) else 0


@egyptians.minion("Pyramid Engineer", power=3, count=3)
def pyramid_engineer(g: Brawl, me: int, card: int) -> Asking:
    """You may uncover one of your cards buried here."""
    yield from uncover_one(g, me, my_buried_at(g, me, g.at[card]), may=True)


@pyramid_engineer.talent(when.holds_a_card)
def pyramid_engineer_talent(g: Brawl, me: int, card: int) -> Asking:
    """Talent: Bury a card from your hand here."""
    yield from bury_from_hand(g, me, g.at[card])


mummy = egyptians.minion("Mummy", power=2, count=4)


@mummy.after_scoring(when.scores_here)
def mummy_special(g: Brawl, me: int, card: int) -> Asking:
    """Special: After this base scores, you may bury this minion at another base."""
    place = yield from choose_place(g, me, other_places(g, g.scoring), may=True)
    if place != DECLINE and reaches(g, card):
        bury_from_play(g, me, card, place)


# -- actions -------------------------------------------------------------------------------------


@egyptians.action("Ancient Curse", count=2, host=when.any_minion, gives=-2)
def ancient_curse(g: Brawl, me: int, card: int) -> Asking:
    """Play on a minion. You may remove a +1 power counter from it. Ongoing: That minion has -2
    power."""
    minion = g.on[card]
    counted = [minion] if g.counters[minion] else []
    if (yield from ask(g, me, words.COUNTER_OFF, counted, may=True)) != DECLINE:
        remove_counter(g, minion)


@egyptians.action("Blessing of Anubis", count=1, kind=Kind.BURIES)
def blessing_of_anubis(g: Brawl, me: int, card: int) -> None:
    """Bury this card at a base. Special: When it is uncovered, each of your minions there has +2
    power until the end of the turn."""
    strengthen(g, my_minions_at(g, me, g.chosen[card]), 2)


@egyptians.action("Lost Knowledge", count=1)
def lost_knowledge(g: Brawl, me: int, card: int) -> Asking:
    """Bury a card from your hand at a base, or uncover one of your buried cards."""
    buried = my_buried(g, me)
    choice = yield from either(g, me, bury=bool(g.hands[me]), uncover=bool(buried))
    if choice == "bury":
        place = yield from ask(g, me, words.BURY_WHERE, [*places(g)])
        yield from bury_from_hand(g, me, place)
    elif choice == "uncover":
        yield from uncover_one(g, me, buried, may=False)


lost_knowledge.special(when.before_any_base)


@egyptians.action("Mummy Strength", count=1)
def mummy_strength(g: Brawl, me: int, card: int) -> Asking:
    """One of your minions has +2 power until the end of the turn, or +3 if a card is buried at its
    base."""
    return _mummy_strength(g, me, 3)


@egyptians.action("Mummy Strength", count=1, errata=True)
def mummy_strength_errata(g: Brawl, me: int, card: int) -> Asking:
    """One of your minions has +2 power until the end of the turn, or +4 if a card is buried at its
    base."""
    return _mummy_strength(g, me, 4)


def _mummy_strength(g: Brawl, me: int, amount: int) -> Asking:
    minion = yield from ask(g, me, words.STRENGTHEN, my_minions(g, me))
    if minion != DECLINE:
        strengthen(g, [minion], amount if g.buried[g.at[minion]] else 2)


@egyptians.action("Plague of Locusts", count=1)
def plague_of_locusts(g: Brawl, me: int, card: int) -> Asking:
    """Choose a base. Each minion of other players there has -1 power until the end of the turn."""
    place = yield from choose_place(g, me)
    strengthen(g, rivals_at(g, me, place), -1)


plague_of_locusts.special(when.before_any_base)


@egyptians.action("Seal the Tomb", count=1)
def seal_the_tomb(g: Brawl, me: int, card: int) -> Asking:
    """Bury up to two cards from your hand at a base, or uncover up to two of your cards buried at
    one base."""
    choice = yield from either(g, me, bury=bool(g.hands[me]), uncover=bool(my_buried(g, me)))
    if choice == "bury":
        place = yield from ask(g, me, words.BURY_WHERE, [*places(g)])
        for _ in range(2):
            if (yield from bury_from_hand(g, me, place, may=True)) == DECLINE:
                return
        return
    first = yield from ask(g, me, words.UNCOVER, my_buried(g, me), may=True)
    if first == DECLINE:
        return
    place = grave(g, first)
    base = g.bases[place]
    yield from uncover(g, me, first)
    if g.bases[place] == base:  # else it has left, and what lay there is gone
        yield from uncover_one(g, me, my_buried_at(g, me, place), may=True)


@egyptians.action("Tomb Trap", count=2, kind=Kind.BURIES)
def tomb_trap(g: Brawl, me: int, card: int) -> Asking:
    """Bury this card at a base. Special: When it is uncovered, you may destroy a minion of power 4
    or less there."""
    yield from destroy_one(g, me, minions_up_to(g, g.minions[g.chosen[card]], 4), may=True)


@egyptians.action("You Can Take It With You", count=1, kind=Kind.BURIES)
def you_can_take_it_with_you(g: Brawl, me: int, card: int) -> None:
    """Bury this card at a base. Special: When it is uncovered, draw three cards."""
    draw(g, me, 3)


# -- bases ---------------------------------------------------------------------------------------

pyramids = egyptians.base("Pyramids", breakpoint=21, vp=(4, 2, 1))


@pyramids.talent(when.holds_a_card)
def pyramids_ability(g: Brawl, me: int, card: int) -> Asking:
    """On your turn, you may bury a card from your hand here."""
    yield from bury_from_hand(g, me, g.at[card])


star_portal = egyptians.base("Star Portal", breakpoint=17, vp=(3, 1, 1))


@star_portal.after(Event.BURIED, when.here, plain=True)
def star_portal_ability(g: Brawl, me: int, card: int, what: What) -> Asking:
    """After you bury a card here or play an action on this base, draw a card."""
    if not (yield from ignores(g, me, what.place)):
        draw(g, me)


@star_portal.after(Event.BASE_ACTION, when.here, plain=True)
def star_portal_action(g: Brawl, me: int, card: int, what: What) -> Asking:
    if not (yield from ignores(g, me, what.place)):
        draw(g, me)
