"""Robots: many small minions. Bases: Factory 436-1337, The Central Brain."""

from __future__ import annotations

from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import MICROBOT, Event, What, faction
from fiendish.games.smash_up.rules import when
from fiendish.games.smash_up.rules.board import (
    is_minion,
    minions_up_to,
    my_minions,
    my_minions_at,
    power_at,
    ranking,
    rivals_at,
)
from fiendish.games.smash_up.rules.verbs import (
    SMALL,
    Asking,
    Brawl,
    choose_place,
    destroy,
    destroy_one,
    draw,
    extra_minion,
    leave_on_top,
    pick_any,
    play_now,
    shuffle_in,
    step,
    take_top,
    then,
    wants_to_play,
)

robots = faction("Robots", box="core")


def is_microbot(g: Brawl, minion: int) -> bool:
    """Whether a minion in play is a Microbot, printed so or made one by a Microbot Alpha."""
    face_of, identity, controller = g.face_of, g.identity, g.controller
    if MICROBOT[face_of[identity[minion]]]:
        return True
    for here in g.minions:
        for one in here:
            if face_of[identity[one]] == ALPHA and controller[one] == controller[minion]:
                return True
    return False


def _extra_if_first(g: Brawl, me: int) -> None:
    """An extra minion, if the one just played is the player's first of this turn."""
    if g.minions_played[me] == 1:
        then(g, extra_minion, me)


# -- minions -------------------------------------------------------------------------------------

nukebot = robots.minion("Nukebot", power=5, count=1)


@nukebot.after(Event.DESTROYED, when.itself)
def nukebot_ongoing(g: Brawl, me: int, card: int, what: What) -> Asking:
    """Ongoing: After this minion is destroyed, destroy all minions of other players here."""
    yield from destroy(g, rivals_at(g, me, what.place))


warbot = robots.minion(
    "Warbot", power=4, count=2, stands=True, text="Ongoing: This minion cannot be destroyed."
)


@robots.minion("Hoverbot", power=3, count=3)
def hoverbot(g: Brawl, me: int, card: int) -> Asking:
    """Reveal the top card of your deck. If it is a minion, you may play it at once as an extra
    minion. Otherwise it stays on top."""
    for top in take_top(g, me, 1, open_to_all=True, me=me):
        if is_minion(g, top) and (yield from wants_to_play(g, me, top)):
            then(g, play_now, me, top)
        else:
            leave_on_top(g, me, top)


@robots.minion("Zapbot", power=2, count=4)
def zapbot(g: Brawl, me: int, card: int) -> None:
    """You may play an extra minion of power 2 or less."""
    then(g, extra_minion, me, SMALL)


microbot_alpha = robots.minion("Microbot Alpha", power=1, count=1, microbot=True)
ALPHA = microbot_alpha.number


@microbot_alpha.bonus
def microbot_alpha_ongoing(g: Brawl, card: int) -> int:
    """Ongoing: All your minions are Microbots. This minion has +1 power for each other Microbot of
    yours."""
    return len(my_minions(g, g.controller[card])) - 1


def _my_microbot(g: Brawl, me: int, card: int, what: What) -> bool:
    return what.seat == me and is_microbot(g, what.card)


microbot_archive = robots.minion("Microbot Archive", power=1, count=1, microbot=True)


@microbot_archive.after(Event.DESTROYED, _my_microbot, plain=True)
def microbot_archive_ongoing(g: Brawl, me: int, card: int, what: What) -> None:
    """Ongoing: After one of your Microbots is destroyed, this one included, draw a card."""
    draw(g, me)


@robots.minion("Microbot Fixer", power=1, count=2, microbot=True)
def microbot_fixer(g: Brawl, me: int, card: int) -> None:
    """If this is the first minion you play this turn, you may play an extra minion."""
    _extra_if_first(g, me)


@microbot_fixer.aura
def microbot_fixer_ongoing(g: Brawl, card: int, minion: int) -> bool:
    """Ongoing: Each of your Microbots has +1 power, this one included."""
    return g.controller[minion] == g.controller[card] and is_microbot(g, minion)


@robots.minion("Microbot Guard", power=1, count=2, microbot=True)
def microbot_guard(g: Brawl, me: int, card: int) -> Asking:
    """Destroy a minion here whose power is lower than the number of your minions here."""
    place = g.at[card]
    most = len(my_minions_at(g, me, place)) - 1
    yield from destroy_one(g, me, minions_up_to(g, g.minions[place], most))


@robots.minion("Microbot Reclaimer", power=1, count=2, microbot=True)
def microbot_reclaimer(g: Brawl, me: int, card: int) -> None:
    """If this is the first minion you play this turn, you may play an extra minion. Shuffle any
    number of Microbots of your discard pile into your deck."""
    _extra_if_first(g, me)
    then(g, _reclaim, me)


@step
def _reclaim(g: Brawl, me: int) -> Asking:
    microbots = [lying for lying in g.piles[me] if MICROBOT[g.face(lying)]]
    picked = yield from pick_any(g, me, words.SHUFFLE_IN, microbots, len(microbots))
    shuffle_in(g, me, picked)


# -- actions -------------------------------------------------------------------------------------


@robots.action("Tech Center", count=2)
def tech_center(g: Brawl, me: int, card: int) -> Asking:
    """Choose a base. Draw a card for each of your minions there."""
    place = yield from choose_place(g, me)
    draw(g, me, len(my_minions_at(g, me, place)))


# -- bases ---------------------------------------------------------------------------------------

factory = robots.base("Factory 436-1337", breakpoint=25, vp=(2, 2, 1))


@factory.when_scoring
def factory_ability(g: Brawl, place: int, shares: list[int]) -> None:
    """When this base scores, the winner gains 1 VP more for each full 5 power they have here."""
    for seat, rank in enumerate(ranking(g, place)):
        if rank == 1:
            shares[seat] += power_at(g, seat, place) // 5


the_central_brain = robots.base(
    "The Central Brain",
    breakpoint=19,
    vp=(4, 2, 1),
    spreads=1,
    text="Each minion here has +1 power.",
)
