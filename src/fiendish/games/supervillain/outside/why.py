"""What an option changes at a table of Supervillain, for the reason of a hint."""

from __future__ import annotations

from fiendish.engine.game import LETTERS
from fiendish.games.supervillain.faces import FACES
from fiendish.games.supervillain.outside.table import printed_points
from fiendish.games.supervillain.view import View, VillainView
from fiendish.prose.why import cards, points, signed

_NAMES = {face.id: face.name for face in FACES}


def changes(before: View, after: View) -> list[str]:
    me = before.reader
    assert me is not None
    mine, own = before.villains[me], after.villains[me]
    found = _completed(mine, own)
    if not (found and own.points > mine.points):
        found = [*points(before, after), *found]
    found += _projects(mine, own, "")
    if not mine.blocked and own.blocked:
        found.append("you could not win")
    for then, now in zip(before.villains, after.villains, strict=True):
        if then.seat not in (me, mine.partner):
            found += _losses(then, now)
    found += _asteroids(before, after, me)
    found += cards(before, after)
    if after.turn == before.turn and after.phase == before.phase:
        found += ["one more Mob to play"] * (after.mobs_left > before.mobs_left)
        found += ["one more Ops to play"] * (after.ops_left > before.ops_left)
    return found


def _completed(then: VillainView, now: VillainView) -> list[str]:
    """Facilities that were not there."""
    had = {one.handle for one in then.facilities}
    return [
        f"completes {_NAMES[one.card]}, worth {printed_points(one.points)}"
        for one in now.facilities
        if one.handle not in had
    ]


def _projects(then: VillainView, now: VillainView, whose: str) -> list[str]:
    """New Projects, and more or less power on those that stay."""
    had = {one.handle: one for one in then.projects}
    found = []
    for one in now.projects:
        if one.handle not in had:
            found.append(f"{whose}a new Project, {_NAMES[one.card]}")
        elif change := one.power - had[one.handle].power:
            found.append(
                f"{signed(change)}m on {whose}{_NAMES[one.card]}, {one.power:,} of {one.cost:,}"
            )
    return found


def _losses(then: VillainView, now: VillainView) -> list[str]:
    """What a rival has no more."""
    letter, found = LETTERS[now.seat], []
    stays = {one.handle for one in now.facilities} | {one.handle for one in now.projects}
    had = [(one.handle, one.card) for one in then.facilities]
    had += [(one.handle, one.card) for one in then.projects]
    found += [f"{letter}'s {_NAMES[card]} is gone" for handle, card in had if handle not in stays]
    found += [one for one in _projects(then, now, f"{letter}'s ") if not one.startswith("+")]
    lost = then.hand_size - now.hand_size
    if lost > 0:
        found.append(f"{letter} has {lost} card{'s' * (lost > 1)} less in hand")
    return found


def _asteroids(before: View, after: View, me: int) -> list[str]:
    """Fewer that come, more that fly at others."""
    had = {one.handle: one for one in before.asteroids}
    at_me = [sum(one.target == me for one in view.asteroids) for view in (before, after)]
    found = []
    if at_me[1] < at_me[0]:
        found.append("an Asteroid less comes at you")
    for one in after.asteroids:
        then = had.get(one.handle)
        if one.target != me and (then is None or then.target != one.target):
            found.append(f"an Asteroid flies at {LETTERS[one.target]}")
        elif one.target != me and then is not None and one.charged and not then.charged:
            found.append(f"the Asteroid at {LETTERS[one.target]} is charged")
    return found
