"""Zombies: coming back from the discard pile. Bases: Evans City Cemetery, Rhodes Plaza Mall."""

from __future__ import annotations

from collections.abc import Generator

from fiendish.engine.question import Question
from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import Event, Extra, Kind, What, faction
from fiendish.games.smash_up.rules import when
from fiendish.games.smash_up.rules.board import (
    has_minion_at,
    is_minion,
    my_minions_at,
    places,
    winners,
)
from fiendish.games.smash_up.rules.verbs import (
    DECLINE,
    EMPTY,
    PILE,
    Asking,
    Brawl,
    ask,
    destroy_action,
    discard,
    discard_found,
    discard_from_aside,
    draw,
    extra_from_pile,
    extra_minion,
    ignores,
    leave_on_top,
    pick_any,
    search_deck,
    shuffle_in,
    take_from_pile,
    take_top,
    then,
)

zombies = faction("Zombies", box="core")


def _of_one_name(
    g: Brawl, me: int, cards: list[int], secret: bool = False
) -> Generator[Question, int, list[int]]:
    """Choose any number of these cards, all of the same name."""
    picked: list[int] = []
    left = cards
    while True:
        card = yield from ask(g, me, words.NAME, left, may=True, secret=secret)
        if card == DECLINE:
            return picked
        picked.append(card)
        left = [one for one in left if one != card and g.face(one) == g.face(card)]


# -- minions -------------------------------------------------------------------------------------


@zombies.minion("Zombie Lord", power=5, count=1)
def zombie_lord(g: Brawl, me: int, card: int) -> Asking:
    """On each base where you have no minion you may now play an extra minion of power 2 or less
    from your discard pile."""
    empty = [place for place in places(g) if not has_minion_at(g, me, place)]
    while empty:
        place = yield from extra_from_pile(g, me, 2, empty)
        if place == DECLINE:
            return
        empty.remove(place)


@zombies.minion("Grave Digger", power=4, count=2)
def grave_digger(g: Brawl, me: int, card: int) -> Asking:
    """You may take a minion from your discard pile into your hand."""
    minions = [lying for lying in g.piles[me] if is_minion(g, lying)]
    minion = yield from ask(g, me, words.TAKE, minions, may=True)
    if minion != DECLINE:
        take_from_pile(g, me, minion)


tenacious_z = zombies.minion(
    "Tenacious Z",
    power=2,
    count=3,
    rises=True,
    text="Special: In your Play Cards phase you may play this card from your discard pile as an "
    "extra minion. Only one Tenacious Z can do so each turn.",
)


@zombies.minion("Walker", power=2, count=4)
def walker(g: Brawl, me: int, card: int) -> Asking:
    """Look at the top card of your deck. Discard it or leave it there."""
    for top in take_top(g, me, 1, open_to_all=False, me=me):
        if (yield from ask(g, me, words.DISCARD_TOP, [top], may=True)) == DECLINE:
            leave_on_top(g, me, top)
        else:
            discard_from_aside(g, me, top)


# -- actions -------------------------------------------------------------------------------------


@zombies.action("Grave Robbing", count=2)
def grave_robbing(g: Brawl, me: int, card: int) -> Asking:
    """Take a card from your discard pile into your hand."""
    taken = yield from ask(g, me, words.TAKE, g.piles[me].copy())
    if taken != DECLINE:
        take_from_pile(g, me, taken)


@zombies.action("Lend a Hand", count=1)
def lend_a_hand(g: Brawl, me: int, card: int) -> Asking:
    """Shuffle any number of cards of your discard pile into your deck."""
    pile = g.piles[me]
    shuffle_in(g, me, (yield from pick_any(g, me, words.SHUFFLE_IN, pile, len(pile))))


@zombies.action("Mall Crawl", count=1)
def mall_crawl(g: Brawl, me: int, card: int) -> Asking:
    """Search your deck for any number of cards of the same name and discard them. Shuffle the
    deck."""
    deck = search_deck(g, me)
    if deck:
        discard_found(g, me, (yield from _of_one_name(g, me, deck, secret=True)))


@zombies.action("Not Enough Bullets", count=1)
def not_enough_bullets(g: Brawl, me: int, card: int) -> Asking:
    """Take any number of minions of the same name from your discard pile into your hand."""
    minions = [lying for lying in g.piles[me] if is_minion(g, lying)]
    for minion in (yield from _of_one_name(g, me, minions)):
        take_from_pile(g, me, minion)


@zombies.action("Outbreak", count=1)
def outbreak(g: Brawl, me: int, card: int) -> None:
    """You may play an extra minion on a base where you have no minion."""
    then(g, extra_minion, me, EMPTY)


def _is_not_mine(g: Brawl, card: int, me: int, minion: int) -> bool:
    return g.controller[card] != me


overrun = zombies.action("Overrun", count=1, kind=Kind.ON_BASE, lock=_is_not_mine)


@overrun.after(Event.START, when.mine)
def overrun_ongoing(g: Brawl, me: int, card: int, what: What) -> None:
    """Play on a base. Ongoing: Other players cannot play minions here. At the start of your turn,
    destroy this action."""
    destroy_action(g, card)


@zombies.action("They Keep Coming", count=2)
def they_keep_coming(g: Brawl, me: int, card: int) -> None:
    """You may play an extra minion from your discard pile."""
    then(g, extra_minion, me, PILE)


theyre_coming_to_get_you = zombies.action(
    "They're Coming To Get You",
    count=1,
    kind=Kind.ON_BASE,
    extra=Extra.FROM_PILE_HERE,
    text="Play on a base. Ongoing: Once on each of your turns, a minion you play here may come from "
    "your discard pile instead of your hand.",
)

# -- bases ---------------------------------------------------------------------------------------

evans_city_cemetery = zombies.base("Evans City Cemetery", breakpoint=20, vp=(5, 3, 2))


@evans_city_cemetery.after_scoring(when.scores_here)
def evans_city_cemetery_ability(g: Brawl, me: int, card: int) -> Asking:
    """After this base scores, the winner discards their hand and draws five cards."""
    for seat in winners(g):
        if not (yield from ignores(g, seat, g.scoring)):
            discard(g, seat, g.hands[seat].copy())
            draw(g, seat, 5)


rhodes_plaza_mall = zombies.base("Rhodes Plaza Mall", breakpoint=24, vp=(0, 0, 0))


@rhodes_plaza_mall.when_scoring
def rhodes_plaza_mall_ability(g: Brawl, place: int, shares: list[int]) -> None:
    """When this base scores, each player gains 1 VP for each of their minions here."""
    for seat in range(g.seats):
        shares[seat] += len(my_minions_at(g, seat, place))
