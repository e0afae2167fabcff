"""Domination cards worth 1 point."""

from __future__ import annotations

from fiendish.games.supervillain import words
from fiendish.games.supervillain.faces import Event, Kind, domination
from fiendish.games.supervillain.rules import board
from fiendish.games.supervillain.rules.verbs import (
    Asking,
    Galaxy,
    charge_one,
    choose,
    destroy_project,
    discard_own_choice,
    draw,
    grant_small_mob,
    launch,
    move_mob,
    others_discard,
    protect,
    protect_one,
    protect_up_to_two,
    put_from_pile,
    rob,
    rob_someone,
    shoot_one,
    steal_mob,
    swap_mobs,
    swap_two,
    take_from_pile,
    take_project,
)

wormhole = domination("wormhole", "Wormhole", cost=900, points=1, count=2, provenance="partial")


@wormhole.as_project(Kind.ONCE_PER_TURN, needs=board.mob_to_move)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Once per turn, move a Mob from one of your Projects to another."""
    mob = yield choose(g, me, words.MOVE, board.mobs_of(g, me))
    elsewhere = [project for project in board.my_projects(g, me) if project != g.on[mob]]
    project = yield choose(g, me, words.PLACE, elsewhere)
    yield from move_mob(g, mob, project)


@wormhole.as_facility(Kind.WHENEVER, Event.COMPLETED, needs=board.medium_card_and_project)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Whenever you complete a Project, this one included, put a Minion card of 400 or less from
    the discard pile on one of your Projects as a Mob."""
    return put_from_pile(g, me, board.pile_cards(g, 400))


chronosphere = domination(
    "chronosphere", "Chronosphere", cost=1000, points=1, count=2, provenance="partial"
)


@chronosphere.as_project(Kind.WHEN_COMPLETE)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """When complete: take any card in the Domination discard pile as your Project."""
    if g.domination_pile:
        chosen = yield choose(g, me, words.RECALL, g.domination_pile.copy())
        g.domination_pile.remove(chosen)
        take_project(g, me, chosen)


@chronosphere.as_facility(Kind.ONCE_PER_TURN, cost=1, needs=board.card_in_pile)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Once per turn, discard a Minion card: take another one from the discard pile into hand."""
    others = board.pile_cards(g)[:-1]  # the card just discarded lies on top
    take_from_pile(g, me, (yield choose(g, me, words.TAKE, others)))


bad_luck_emitter = domination(
    "bad_luck_emitter", "Bad Luck Emitter", cost=800, points=1, count=1, provenance="partial"
)


@bad_luck_emitter.as_project(Kind.DESTROY_THIS, needs=board.uncharged)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Destroy this Project: charge an Asteroid."""
    return charge_one(g, me, board.uncharged(g, me))


@bad_luck_emitter.as_bar(Event.VICTORY)
def _(g: Galaxy, villain: int, card: int) -> bool:
    """As long as a charged Asteroid is pointed at another Villain, that Villain cannot win, nor can
    that Villain's partner in a Team Battle."""
    return villain != g.owner[card] and any(
        g.charged[asteroid] and g.target[asteroid] == villain for asteroid in g.asteroids
    )


dna_splitter = domination(
    "dna_splitter", "DNA Splitter", cost=700, points=1, count=2, provenance="partial"
)


@dna_splitter.as_project(Kind.WHEN_COMPLETE)
def _(g: Galaxy, me: int, card: int) -> None:
    """When complete: draw a Minion card."""
    draw(g, me)


@dna_splitter.as_facility(Kind.ONCE_PER_TURN)
def _(g: Galaxy, me: int, card: int) -> None:
    """Once per turn: this turn you may play one more Mob, of 300 or less."""
    grant_small_mob(g, me)


minion_academy = domination("minion_academy", "Minion Academy", cost=800, points=1, count=2)


@minion_academy.as_project(Kind.WHEN_COMPLETE)
def _(g: Galaxy, me: int, card: int) -> None:
    """When complete: draw two Minion cards."""
    draw(g, me, 2)


@minion_academy.as_facility(Kind.ONCE_PER_TURN, needs=board.cards_to_draw)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Once per turn: draw a Minion card, then discard one of your choice."""
    draw(g, me)
    yield from discard_own_choice(g, me)


asteroid_foundry = domination("asteroid_foundry", "Asteroid Foundry", cost=900, points=1, count=2)


@asteroid_foundry.as_project(Kind.WHEN_COMPLETE)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """When complete: launch an Asteroid."""
    yield from launch(g, me)


@asteroid_foundry.as_facility(Kind.ONCE_PER_TURN, cost=1)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Once per turn, discard a Minion card: launch an Asteroid."""
    yield from launch(g, me)


force_dome = domination("force_dome", "Force Dome", cost=700, points=1, count=2)


@force_dome.as_project(Kind.WHENEVER, Event.MOB_ARRIVED)
def _(g: Galaxy, me: int, mob: int) -> None:
    """Whenever a Mob comes onto this Project in any way, it gets a token if it has none."""
    if not g.token[mob]:
        protect(g, mob)


@force_dome.as_facility(Kind.ONCE_PER_TURN, needs=board.bare_mobs)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Once per turn: put a token on one of your Mobs."""
    return protect_one(g, me, board.bare_mobs(g, me))


orbital_junkyard = domination("orbital_junkyard", "Orbital Junkyard", cost=800, points=1, count=2)


@orbital_junkyard.as_project(Kind.DESTROY_THIS, needs=board.not_mine)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Destroy this Project: shoot down any Asteroid that is not yours."""
    return shoot_one(g, me, board.not_mine(g, me))


@orbital_junkyard.as_facility(Kind.WHENEVER, Event.MOB_LOST, Event.PROJECT_LOST)
def _(g: Galaxy, me: int, card: int) -> None:
    """Whenever one of your Mobs is destroyed, or one of your Projects by an Asteroid or another
    Villain, draw a Minion card."""
    draw(g, me)


ministry_of_malice = domination(
    "ministry_of_malice", "Ministry of Malice", cost=900, points=1, count=1
)


@ministry_of_malice.as_project(Kind.WHEN_COMPLETE)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """When complete: each other Villain discards a Minion card of their choice."""
    return others_discard(g, me)


@ministry_of_malice.as_facility(Kind.WHENEVER, Event.RIVAL_FACILITY_LOST)
def _(g: Galaxy, me: int, card: int) -> None:
    """Whenever a Facility of another Villain is destroyed in any way, draw two Minion cards."""
    draw(g, me, 2)


spy_satellite_swarm = domination(
    "spy_satellite_swarm", "Spy Satellite Swarm", cost=600, points=1, count=2
)


@spy_satellite_swarm.as_project(Kind.DESTROY_THIS, needs=board.hand_holders)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Destroy this Project: take a random Minion card from the hand of another Villain."""
    return rob_someone(g, me, board.hand_holders(g, me))


@spy_satellite_swarm.as_facility(Kind.IF_DESTROYED, needs=board.hand_holders)
def _(g: Galaxy, me: int, card: int) -> None:
    """If this Facility is destroyed, take a random Minion card from each other Villain's hand."""
    for victim in board.others(g, me):
        if g.hands[victim]:
            rob(g, me, victim)


doomsday_clock = domination("doomsday_clock", "Doomsday Clock", cost=1000, points=1, count=1)


@doomsday_clock.as_project(Kind.ONCE_PER_TURN, cost=2, needs=board.my_uncharged)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Once per turn, discard two Minion cards: charge one of your own Asteroids."""
    return charge_one(g, me, board.my_uncharged(g, me))


@doomsday_clock.as_facility(Kind.DESTROY_THIS, needs=board.rival_projects)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Destroy this Facility: destroy a Project of another Villain, Mobs and all."""
    project = yield choose(g, me, words.DESTROY_PROJECT, board.rival_projects(g, me))
    destroy_project(g, project, by=me)


teleport_hub = domination("teleport_hub", "Teleport Hub", cost=700, points=1, count=2)


@teleport_hub.as_project(Kind.WHEN_COMPLETE)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """When complete: you may swap two Mobs on different Projects, whoever owns them."""
    if board.swappable(g, me):
        yield from swap_two(g, me, board.swappable(g, me), may=True)


@teleport_hub.as_facility(Kind.ONCE_PER_TURN, cost=1, needs=board.my_mob_and_rival_mob)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Once per turn, discard a Minion card: swap a Mob of yours with one of another Villain."""
    mine = yield choose(g, me, words.SWAP_FIRST, board.mobs_of(g, me))
    theirs = yield choose(g, me, words.SWAP_SECOND, board.rival_mobs(g, me))
    yield from swap_mobs(g, mine, theirs)


reinforced_bunker = domination(
    "reinforced_bunker", "Reinforced Bunker", cost=800, points=1, count=2
)


@reinforced_bunker.as_project(Kind.DESTROY_THIS, needs=board.protectable_elsewhere)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Destroy this Project: put a token on one or two of your Mobs and Facilities."""
    return protect_up_to_two(g, me, board.protectable(g, me))


@reinforced_bunker.as_facility(Kind.WHENEVER, Event.COMPLETED, needs=board.bare_facilities)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Whenever you complete a Project, this one included, put a token on one of your
    Facilities."""
    return protect_one(g, me, board.bare_facilities(g, me))


hypno_tower = domination("hypno_tower", "Hypno-Tower", cost=1000, points=1, count=1)


@hypno_tower.as_project(Kind.WHEN_COMPLETE)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """When complete: take a Mob of 300 or less from another Villain, with its token if it has one,
    and put it on one of your other Projects."""
    if board.stealable_300(g, me):
        yield from steal_mob(g, me, board.rival_mobs_up_to(g, me, 300))


@hypno_tower.as_facility(Kind.ONCE_PER_TURN, cost=2, needs=board.stealable_300)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Once per turn, discard two Minion cards: take a Mob of 300 or less from another Villain,
    with its token if it has one, and put it on one of your Projects."""
    return steal_mob(g, me, board.rival_mobs_up_to(g, me, 300))
