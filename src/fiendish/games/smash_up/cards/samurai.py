"""Samurai: gains from minions that go to the discard pile. Bases: Sakura Garden, Shogun's Palace."""

from __future__ import annotations

from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import Event, Kind, What, faction
from fiendish.games.smash_up.rules import when
from fiendish.games.smash_up.rules.board import (
    is_minion,
    is_spent,
    my_minions,
    my_minions_at,
    places,
    powers_at,
    rivals_at,
    spend,
)
from fiendish.games.smash_up.rules.verbs import (
    DECLINE,
    Asking,
    Brawl,
    Outcome,
    add_counters,
    ask,
    challenge,
    destroy_one,
    draw,
    duel_one,
    extra_action,
    extra_minion,
    gain_vp,
    ignores,
    pick_any,
    shuffle_in,
    strengthen,
    then,
    watch,
)
from fiendish.games.smash_up.state import BEFORE

samurai = faction("Samurai", box="oops")

# -- minions -------------------------------------------------------------------------------------

shogun = samurai.minion("Shogun", power=5, count=1)


@shogun.after(Event.LEFT, when.another_of_mine, plain=True)
def shogun_ongoing(g: Brawl, me: int, card: int, what: What) -> None:
    """Ongoing: After another of your minions goes from play to a discard pile, put a +1 power
    counter on this minion."""
    add_counters(g, card)


bushi = samurai.minion("Bushi", power=4, count=2)


def _itself_strong(g: Brawl, me: int, card: int, what: What) -> bool:
    return what.card == card and what.amount >= 5


@bushi.after(Event.LEFT, _itself_strong, plain=True)
def bushi_ongoing(g: Brawl, me: int, card: int, what: What) -> None:
    """Ongoing: After this minion goes from play to the discard pile with a power of 5 or more, gain
    1 VP."""
    gain_vp(g, me, 1)


@samurai.minion("Ronin", power=3, count=3)
def ronin(g: Brawl, me: int, card: int) -> None:
    """Put a +1 power counter on this minion if you have no other minion here."""
    if my_minions_at(g, me, g.at[card]) == [card]:
        add_counters(g, card)


@samurai.minion("Ronin", power=3, count=3, errata=True)
def ronin_errata(g: Brawl, me: int, card: int) -> Asking:
    """If you have no other minion here, you may put two +1 power counters on this minion."""
    alone = [card] if my_minions_at(g, me, g.at[card]) == [card] else []
    if (yield from ask(g, me, words.COUNTER, alone, may=True)) != DECLINE:
        add_counters(g, card, 2)


samurai_chan = samurai.minion("Samurai-Chan", power=2, count=4)


@samurai_chan.after(Event.LEFT, when.itself, plain=True)
def samurai_chan_ongoing(g: Brawl, me: int, card: int, what: What) -> None:
    """Ongoing: After this minion goes from play to the discard pile, draw a card."""
    draw(g, me)


# -- actions -------------------------------------------------------------------------------------


@samurai.action("Code of Bushido", count=1, provenance="partial")
def code_of_bushido(g: Brawl, me: int, card: int) -> Asking:
    """Put a +1 power counter on each of three different minions of yours, or on all if you have
    fewer."""
    left = my_minions(g, me)
    chosen: list[int] = []
    while len(chosen) < 3 < len(left) + len(chosen):
        minion = yield from ask(g, me, words.COUNTER, left)
        left.remove(minion)
        chosen.append(minion)
    for minion in chosen or left:
        add_counters(g, minion)


@samurai.action("Code of Bushido", count=1, errata=True)
def code_of_bushido_errata(g: Brawl, me: int, card: int) -> Asking:
    """Put three +1 power counters on your minions, shared out as you like."""
    for _ in range(3):
        minion = yield from ask(g, me, words.COUNTER, my_minions(g, me))
        if minion != DECLINE:
            add_counters(g, minion)


final_haiku = samurai.action("Final Haiku", count=1, host=when.my_minion)


@final_haiku.after(Event.LEFT, when.its_minion, plain=True)
def final_haiku_ongoing(g: Brawl, me: int, card: int, what: What) -> None:
    """Play on a minion of yours. Ongoing: After that minion goes from play to the discard pile,
    each of your minions has +2 power until the end of the turn."""
    strengthen(g, my_minions(g, me), 2)


@samurai.action("Heart of the Battle", count=1)
def heart_of_the_battle(g: Brawl, me: int, card: int) -> Asking:
    """Special: Play this before a base scores. One of your minions there duels a minion of another
    player there. The loser is destroyed."""
    if g.dueling or not rivals_at(g, me, g.scoring):
        return
    minion = yield from ask(g, me, words.DUELIST, my_minions_at(g, me, g.scoring))
    if minion != DECLINE:
        yield from duel_one(g, me, minion, may=False)


@heart_of_the_battle.only_special
def heart_time(g: Brawl, me: int, card: int) -> bool:
    return g.scoring_stage == BEFORE


@samurai.action("Honor the Ancestors", count=1)
def honor_the_ancestors(g: Brawl, me: int, card: int) -> Asking:
    """Put a +1 power counter on one of your minions. You may shuffle minions of your discard pile
    into your deck, up to as many as there are other players."""
    minion = yield from ask(g, me, words.COUNTER, my_minions(g, me))
    if minion != DECLINE:
        add_counters(g, minion)
    fallen = [one for one in g.piles[me] if is_minion(g, one)]
    shuffle_in(g, me, (yield from pick_any(g, me, words.SHUFFLE_IN, fallen, g.seats - 1)))


honor_the_fallen = samurai.action("Honor the Fallen", count=1, kind=Kind.ON_BASE)


@honor_the_fallen.after(Event.LEFT, when.mine_here, plain=True)
def honor_the_fallen_ongoing(g: Brawl, me: int, card: int, what: What) -> None:
    """Play on a base. Ongoing: After one of your minions goes from here to a discard pile, draw a
    card."""
    draw(g, me)


@samurai.action("Honorable Combat", count=1)
def honorable_combat(g: Brawl, me: int, card: int) -> Asking:
    """One of your minions duels a minion, at the same base, of a player who has more power there
    than you. The controller of the winner gains 1 VP."""
    if g.dueling:
        return
    open_to = [place for place in places(g) if _superiors(g, me, place)]
    able = [minion for minion in my_minions(g, me) if g.at[minion] in open_to]
    minion = yield from ask(g, me, words.DUELIST, able)
    if minion == DECLINE:
        return
    yield from challenge(g, me, minion, _superiors(g, me, g.at[minion]), may=False)


@honorable_combat.after_duel
def honorable_combat_duel(g: Brawl, me: int, card: int, minion: int, outcome: Outcome) -> None:
    for winner in outcome.winners:
        gain_vp(g, g.controller[winner], 1)


def _superiors(g: Brawl, me: int, place: int) -> list[int]:
    """Minions there of players who have more power there than I."""
    powers, controller = powers_at(g, place), g.controller
    mine = powers.get(me, 0)
    return [minion for minion in rivals_at(g, me, place) if powers[controller[minion]] > mine]


@samurai.action("Way of the Warrior", count=2)
def way_of_the_warrior(g: Brawl, me: int, card: int) -> Asking:
    """One of your minions has +3 power until the end of the turn. If it goes from play to a discard
    pile this turn, draw a card."""
    minion = yield from ask(g, me, words.STRENGTHEN, my_minions(g, me))
    if minion != DECLINE:
        strengthen(g, [minion], 3)
        watch(g, me, minion, Event.LEFT)


@way_of_the_warrior.later(Event.LEFT)
def way_of_the_warrior_later(g: Brawl, me: int, card: int, what: What) -> None:
    draw(g, me)


@samurai.action("Yokai Attack!", count=2)
def yokai_attack(g: Brawl, me: int, card: int) -> Asking:
    """Destroy one of your minions to play an extra minion and an extra action."""
    if (yield from destroy_one(g, me, my_minions(g, me))):
        then(g, extra_minion, me)
        then(g, extra_action, me)


# -- bases ---------------------------------------------------------------------------------------

sakura_garden = samurai.base("Sakura Garden", breakpoint=18, vp=(3, 2, 1))


def _first_loss_here(g: Brawl, me: int, card: int, what: What) -> bool:
    return what.place == g.at[card] and not is_spent(g, card, me)


@sakura_garden.after(Event.LEFT, _first_loss_here, plain=True, used_up=when.spent)
def sakura_garden_ability(g: Brawl, me: int, card: int, what: What) -> Asking:
    """The first time each turn that one of your minions goes from here to a discard pile, draw a
    card."""
    if not (yield from ignores(g, me, what.place)):
        spend(g, card, me)
        draw(g, me)


shoguns_palace = samurai.base("Shogun's Palace", breakpoint=23, vp=(4, 3, 1))


@shoguns_palace.after(Event.PLAYED, when.here_and_no_duel, needs_it=True, used_up=when.spent)
def shoguns_palace_ability(g: Brawl, me: int, card: int, what: What) -> Asking:
    """Once per turn, after you play a minion here, it may duel a minion of another player here. The
    controller of the winner draws two cards."""
    if g.at[what.card] == what.place:
        yield from duel_one(g, g.controller[what.card], what.card, may=True)


@shoguns_palace.after_duel
def shoguns_palace_duel(g: Brawl, me: int, card: int, minion: int, outcome: Outcome) -> None:
    spend(g, card, me)
    for winner in outcome.winners:
        draw(g, g.controller[winner], 2)
