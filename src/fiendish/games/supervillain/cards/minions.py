"""Minion cards: figures of the Mob, and the Ops as a function."""

from __future__ import annotations

from fiendish.games.supervillain import words
from fiendish.games.supervillain.faces import minion
from fiendish.games.supervillain.rules import board
from fiendish.games.supervillain.rules.verbs import (
    Asking,
    Galaxy,
    charge,
    charge_one,
    choose,
    destroy_mobs,
    destroy_project,
    draw,
    grant_mob,
    grant_use,
    launch,
    others_discard,
    protect_up_to_two,
    put_from_pile,
    retarget_one,
    rob_someone,
    shoot_one,
    start_project,
    steal_mob,
    swap_two,
    take_from_pile,
    turn_back,
)


@minion("Adrenaline Shot", power=300, count=3, swift=True, provenance="partial")
def adrenaline_shot(g: Galaxy, me: int, card: int) -> None:
    """This turn you may play one more Mob."""
    grant_mob(g, me)


@minion("Mental Restart", power=500, count=2, needs=board.my_projects, provenance="partial")
def mental_restart(g: Galaxy, me: int, card: int) -> Asking:
    """Destroy one of your Projects, then take two Domination cards as Projects."""
    project = yield choose(g, me, words.DESTROY_OWN, board.my_projects(g, me))
    destroy_project(g, project, by=me)
    start_project(g, me)
    start_project(g, me)


@minion("Plasma Stuffing", power=400, count=3, needs=board.uncharged)
def plasma_stuffing(g: Galaxy, me: int, card: int) -> Asking:
    """Charge any Asteroid."""
    return charge_one(g, me, board.uncharged(g, me))


@minion("Doomsday Delivery", power=200, count=2, boosted=True)
def doomsday_delivery(g: Galaxy, me: int, card: int) -> Asking:
    """Launch an Asteroid, then charge it."""
    charge(g, me, (yield from launch(g, me)))


@minion("Slingshot Crew", power=300, count=3, swift=True)
def slingshot_crew(g: Galaxy, me: int, card: int) -> Asking:
    """Launch an Asteroid."""
    yield from launch(g, me)


@minion("Flak Jockeys", power=300, count=2, proof=True, swift=True, needs=board.not_mine)
def flak_jockeys(g: Galaxy, me: int, card: int) -> Asking:
    """Shoot down any Asteroid that is not yours."""
    return shoot_one(g, me, board.not_mine(g, me))


@minion("Gravity Billiards", power=500, count=2, needs=board.of_opponents)
def gravity_billiards(g: Galaxy, me: int, card: int) -> Asking:
    """Retarget an Asteroid of an opponent, whoever it is pointed at."""
    return retarget_one(g, me, board.of_opponents(g, me))


@minion("Shield Polishers", power=400, count=2, proof=True, swift=True, needs=board.protectable)
def shield_polishers(g: Galaxy, me: int, card: int) -> Asking:
    """Put a token on one or two of your Mobs and Facilities."""
    return protect_up_to_two(g, me, board.protectable(g, me))


@minion("Body Snatchers", power=200, count=2, boosted=True, needs=board.stealable_400)
def body_snatchers(g: Galaxy, me: int, card: int) -> Asking:
    """Take a Mob of 400 or less from another Villain, with its token if it has one, and put it on
    one of your Projects."""
    return steal_mob(g, me, board.rival_mobs_up_to(g, me, 400))


@minion("Shift Change", power=500, count=2, swift=True, needs=board.swappable)
def shift_change(g: Galaxy, me: int, card: int) -> Asking:
    """Swap two Mobs on different Projects, whoever owns them."""
    return swap_two(g, me, board.swappable(g, me))


@minion("Strike Agitators", power=400, count=2, proof=True, needs=board.rival_mobs)
def strike_agitators(g: Galaxy, me: int, card: int) -> Asking:
    """Destroy a Mob of another Villain, token or not."""
    destroy_mobs(g, [(yield choose(g, me, words.DESTROY_MOB, board.rival_mobs(g, me)))])


@minion("Blueprint Arson", power=600, count=2, needs=board.empty_rival_projects)
def blueprint_arson(g: Galaxy, me: int, card: int) -> Asking:
    """Destroy a Project without Mobs of another Villain."""
    project = yield choose(g, me, words.DESTROY_PROJECT, board.empty_rival_projects(g, me))
    destroy_project(g, project, by=me)


@minion("Recruitment Drive", power=600, count=2)
def recruitment_drive(g: Galaxy, me: int, card: int) -> None:
    """Draw two Minion cards."""
    draw(g, me, 2)


@minion("Pickpockets", power=500, count=2, needs=board.hand_holders)
def pickpockets(g: Galaxy, me: int, card: int) -> Asking:
    """Take a random Minion card from the hand of another Villain."""
    return rob_someone(g, me, board.hand_holders(g, me))


@minion("Night Shift", power=500, count=2, needs=board.card_in_pile)
def night_shift(g: Galaxy, me: int, card: int) -> Asking:
    """Take a Minion card from the discard pile into your hand, but not this very one."""
    take_from_pile(g, me, (yield choose(g, me, words.TAKE, board.pile_cards(g))))


@minion("Cloning Vat", power=300, count=2, proof=True, needs=board.small_card_and_project)
def cloning_vat(g: Galaxy, me: int, card: int) -> Asking:
    """Put a Minion card of 300 or less from the discard pile, but not this very one, on one of
    your Projects as a Mob."""
    return put_from_pile(g, me, board.pile_cards(g, 300))


@minion("Encore!", power=300, count=2, boosted=True, swift=True, needs=board.reusable_facilities)
def encore(g: Galaxy, me: int, card: int) -> Asking:
    """This turn, one of your once-per-turn Facilities may be used one time more."""
    grant_use(g, (yield choose(g, me, words.EXTRA_USE, board.reusable_facilities(g, me))))


@minion("Interns of Doom", power=200, count=2, boosted=True, swift=True)
def interns_of_doom(g: Galaxy, me: int, card: int) -> None:
    """Draw a Minion card."""
    draw(g, me)


@minion("Back to the Drawing Board", power=400, count=2, needs=board.small_facilities)
def back_to_the_drawing_board(g: Galaxy, me: int, card: int) -> Asking:
    """Turn a Facility worth 0 or 1 points, of any Villain, back into a Project; its owner draws
    two Minion cards."""
    facility = yield choose(g, me, words.TURN_BACK, board.small_facilities(g, me))
    turn_back(g, facility)
    draw(g, g.owner[facility], 2)


@minion("Heavy Lifters", power=700, count=2, needs=board.hand_holders)
def heavy_lifters(g: Galaxy, me: int, card: int) -> Asking:
    """Each other Villain discards a Minion card of their choice."""
    return others_discard(g, me)
