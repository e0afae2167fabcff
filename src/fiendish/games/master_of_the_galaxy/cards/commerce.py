"""The nine commerce developments."""

from __future__ import annotations

from fiendish.games.master_of_the_galaxy.faces import (
    COVERT,
    KIND,
    PROJECT_OF,
    RECEIVE,
    START,
    commerce,
)
from fiendish.games.master_of_the_galaxy.galaxy_map import BLACK, RED, YELLOW
from fiendish.games.master_of_the_galaxy.moments import When
from fiendish.games.master_of_the_galaxy.rules.verbs import (
    Asking,
    Stars,
    draw,
    may_take,
    recall_one,
    search,
    take,
    take_any,
)
from fiendish.games.master_of_the_galaxy.state import CONFLICT, LEADER


@commerce(
    When.EXCHANGE,
    "Space Exchange",
    slots="yellow yellow blue white",
    symbols="economic",
    provenance="partial",
)
def space_exchange(g: Stars, me: int) -> bool:
    """Once in your Phase 2, you may exchange a drawn cube for one of another colour from the
    reserve; neither may be black."""
    return True


@commerce(When.RIVAL_SETTLED, "Free Trade Zone", slots="yellow yellow white", symbols="economic")
def free_trade_zone(g: Stars, me: int, colour: int) -> None:
    """Each time an opponent is rewarded for settling a planet next to one of your systems, take a
    cube of the same colour."""
    take(g, me, colour)


@commerce(
    When.TURN_BEGINS,
    "Interstellar Bank",
    slots="yellow yellow yellow white",
    symbols="economic",
)
def interstellar_bank(g: Stars, me: int, what: int) -> Asking:
    """At the start of your turn, you may take a yellow cube."""
    yield from may_take(g, me, [YELLOW])


@commerce(
    When.ROBBED,
    "Insurance Syndicate",
    slots="yellow yellow white white",
    symbols="diplomatic",
)
def insurance_syndicate(g: Stars, me: int, count: int) -> Asking:
    """Each time an opponent takes cubes from your projects, take as many cubes of any colours but
    black."""
    yield from take_any(g, me, count)


@commerce(When.DISCARD, "Mercenary Market", slots="yellow yellow red red", symbols="military")
def mercenary_market(g: Stars, me: int) -> Asking:
    """Discard: draw a conflict card and take two red cubes."""
    yield from draw(g, me, CONFLICT)
    take(g, me, RED, 2)


@commerce(When.DISCARD, "Luxury Goods", slots="yellow yellow white blue", symbols="cultural")
def luxury_goods(g: Stars, me: int) -> Asking:
    """Discard: search the leader deck for a card of your choice."""
    yield from search(g, me, LEADER)


@commerce(When.DISCARD, "Embassy Network", slots="yellow yellow white black", symbols="diplomatic")
def embassy_network(g: Stars, me: int) -> Asking:
    """Discard: cancel a conflict in which you have a side and gain its card."""
    yield from recall_one(g, me)


@commerce(
    When.FILL,
    "Black Market",
    slots="yellow yellow white black black*",
    symbols="economic diplomatic",
)
def black_market(g: Stars, me: int, slot: int, colour: int) -> bool:
    """On covert operations and receive projects you may put black cubes into slots of any
    colour."""
    return colour == BLACK and KIND[PROJECT_OF[slot]] in (COVERT, RECEIVE)


@commerce(
    When.ROUTE_COMPLETED,
    "Trade Fleet",
    slots="yellow yellow yellow red blue white",
    symbols="economic economic",
)
def trade_fleet(g: Stars, me: int, track: int) -> None:
    """At the end of your Phase 2, take a cube of its colour for each route that you completed in
    this phase for the first time."""
    take(g, me, g.cubes[START[track]])
