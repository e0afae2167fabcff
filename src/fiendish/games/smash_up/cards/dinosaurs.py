"""Dinosaurs: plain power. Bases: Jungle Oasis, Tar Pits."""

from __future__ import annotations

from collections.abc import Generator

from fiendish.engine.question import Question
from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import Event, Kind, What, faction
from fiendish.games.smash_up.rules import when
from fiendish.games.smash_up.rules.board import (
    all_minions,
    is_spent,
    minions_up_to,
    my_minions,
    places,
    power,
    printed_power,
    spend,
)
from fiendish.games.smash_up.rules.verbs import (
    DECLINE,
    Asking,
    Brawl,
    ask,
    destroy,
    destroy_action,
    destroy_one,
    guard,
    ignores,
    is_rival_card,
    lower_breakpoint,
    sink,
    sink_from_pile,
    spare,
    strengthen_until_my_end,
)

dinosaurs = faction("Dinosaurs", box="core")

# -- minions -------------------------------------------------------------------------------------

king_rex = dinosaurs.minion("King Rex", power=7, count=1, text=None)


@dinosaurs.minion("Laseratops", power=4, count=2)
def laseratops(g: Brawl, me: int, card: int) -> Asking:
    """Destroy a minion of power 2 or less here."""
    yield from destroy_one(g, me, minions_up_to(g, g.minions[g.at[card]], 2))


@dinosaurs.minion("Laseratops", power=4, count=2, errata=True)
def laseratops_errata(g: Brawl, me: int, card: int) -> Asking:
    """You may destroy a minion of printed power 2 or less here."""
    small = [minion for minion in g.minions[g.at[card]] if printed_power(g, minion) <= 2]
    yield from destroy_one(g, me, small, may=True)


armor_stego = dinosaurs.minion("Armor Stego", power=3, count=3)


@armor_stego.bonus
def armor_stego_ongoing(g: Brawl, card: int) -> int:
    """Ongoing: Has +2 power while it is another player's turn."""
    return 2 if g.active != g.controller[card] else 0


armor_stego_errata = dinosaurs.minion("Armor Stego", power=3, count=3, errata=True)


@armor_stego_errata.talent()
def armor_stego_talent(g: Brawl, me: int, card: int) -> None:
    """Talent: This minion has +2 power on the other players' turns until your next turn."""
    guard(g, card, 2)


war_raptor = dinosaurs.minion("War Raptor", power=2, count=4)


@war_raptor.bonus
def war_raptor_ongoing(g: Brawl, card: int) -> int:
    """Ongoing: Has +1 power for each War Raptor here, itself and other players' included."""
    here = [g.face(minion) for minion in g.minions[g.at[card]]]
    return here.count(g.face(card))


# -- actions -------------------------------------------------------------------------------------


@dinosaurs.action("Augmentation", count=2)
def augmentation(g: Brawl, me: int, card: int) -> Asking:
    """Choose a minion: it has +4 power until your turn ends."""
    minion = yield from ask(g, me, words.STRENGTHEN, all_minions(g))
    if minion != DECLINE:
        strengthen_until_my_end(g, me, [minion], 4)


@dinosaurs.action("Howl", count=2)
def howl(g: Brawl, me: int, card: int) -> None:
    """All your minions have +1 power until your turn ends."""
    strengthen_until_my_end(g, me, my_minions(g, me), 1)


@dinosaurs.action("Natural Selection", count=1)
def natural_selection(g: Brawl, me: int, card: int) -> Asking:
    """Choose a minion of yours, then destroy a minion of less power at its base."""
    mine = yield from ask(g, me, words.MINION, my_minions(g, me))
    if mine != DECLINE:
        weaker = minions_up_to(g, g.minions[g.at[mine]], power(g, mine) - 1)
        yield from destroy_one(g, me, weaker)


@dinosaurs.action("Rampage", count=1)
def rampage(g: Brawl, me: int, card: int) -> Asking:
    """Choose a minion of yours. Its base's breakpoint is lower by the minion's power until the end
    of the turn."""
    minion = yield from ask(g, me, words.MINION, my_minions(g, me))
    if minion != DECLINE:
        lower_breakpoint(g, g.at[minion], power(g, minion))


@dinosaurs.action("Survival of the Fittest", count=1)
def survival_of_the_fittest(g: Brawl, me: int, card: int) -> Asking:
    """At each base where minions differ in power, destroy one of the weakest; you choose among
    equals."""
    doomed = []
    for place in places(g):
        powers = {minion: power(g, minion) for minion in g.minions[place]}
        least = min(powers.values(), default=0)
        if max(powers.values(), default=0) > least:
            weakest = [minion for minion in powers if powers[minion] == least]
            doomed.append((yield from ask(g, me, words.DESTROY, weakest)))
    yield from destroy(g, doomed)


tooth_and_claw = dinosaurs.action("Tooth and Claw... and Guns", count=1, host=when.any_minion)


@tooth_and_claw.shield
def tooth_and_claw_ongoing(g: Brawl, card: int, minion: int) -> bool:
    """Play on a minion. Ongoing: When any ability would affect that minion, this action is
    destroyed instead, and the ability does not affect the minion."""
    if g.on[card] != minion:
        return False
    destroy_action(g, card)
    spare(g, minion)
    return True


tooth_and_claw_errata = dinosaurs.action(
    "Tooth and Claw... and Guns", count=1, host=when.any_minion, errata=True
)


@tooth_and_claw_errata.screen
def tooth_and_claw_errata_ongoing(g: Brawl, card: int, minion: int) -> bool:
    """Play on a minion. Ongoing: Cards of other players do not affect that minion."""
    return g.on[card] == minion


@tooth_and_claw_errata.shield
def tooth_and_claw_errata_shield(g: Brawl, card: int, minion: int) -> bool:
    return g.on[card] == minion and is_rival_card(g, g.controller[card])


upgrade = dinosaurs.action(
    "Upgrade",
    count=1,
    host=when.any_minion,
    gives=2,
    text="Play on a minion. Ongoing: That minion has +2 power.",
)

wildlife_preserve = dinosaurs.action("Wildlife Preserve", count=1, kind=Kind.ON_BASE)


@wildlife_preserve.screen
def wildlife_preserve_ongoing(g: Brawl, card: int, minion: int) -> bool:
    """Play on a base. Ongoing: Actions of other players do not affect your minions here."""
    return g.controller[minion] == g.controller[card]


# -- bases ---------------------------------------------------------------------------------------

jungle_oasis = dinosaurs.base("Jungle Oasis", breakpoint=12, vp=(2, 0, 0), text=None)

tar_pits = dinosaurs.base("Tar Pits", breakpoint=16, vp=(4, 3, 2))


@tar_pits.after(Event.DESTROYED, when.here, needs_it=True)
def tar_pits_ability(g: Brawl, me: int, card: int, what: What) -> Asking:
    """After a minion is destroyed here, it goes from the discard pile under its owner's deck."""
    if not (yield from ignores(g, me, what.place)):
        sink_from_pile(g, what.card)


tar_pits_errata = dinosaurs.base("Tar Pits", breakpoint=16, vp=(4, 3, 2), errata=True)


@tar_pits_errata.rescue
def tar_pits_errata_ability(
    g: Brawl, card: int, minions: list[int]
) -> Generator[Question, int, list[int]]:
    """The first minion each turn that would be destroyed here goes under its owner's deck
    instead."""
    if is_spent(g, card):
        return []
    spend(g, card)
    minion = yield from ask(g, g.active, words.SINK, minions)  # of several at once: SU-50
    sink(g, minion)
    return [minion]
