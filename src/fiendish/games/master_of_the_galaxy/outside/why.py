"""What an option changes at a table of Master of the Galaxy, for the reason of a hint."""

from __future__ import annotations

from fiendish.engine.game import LETTERS
from fiendish.games.master_of_the_galaxy.faces import FACES
from fiendish.games.master_of_the_galaxy.rules.board import BASES
from fiendish.games.master_of_the_galaxy.rules.victory import SYMBOLS_TO_WIN
from fiendish.games.master_of_the_galaxy.view import PlayerView, ProjectView, View
from fiendish.prose.why import of, signed

_NAMES = {face.id: face.name for face in FACES}


def changes(before: View, after: View) -> list[str]:
    me = before.reader
    assert me is not None
    found = []
    pairs = [*zip(before.players, after.players, strict=True)]
    for then, now in sorted(pairs, key=lambda pair: pair[0].seat != me):
        for symbol, count in now.symbols.items():
            change = count - then.symbols[symbol]
            if change:
                said = f"{signed(change)} {symbol}, now {count} of {SYMBOLS_TO_WIN}"
                found.append(of(before, now.seat, said))
        if change := now.bases - then.bases:
            found.append(
                of(
                    before,
                    now.seat,
                    f"{signed(change)} base{'s' * (abs(change) > 1)}, now {now.bases} of {BASES}",
                )
            )
    found += _own(before.players[me], after.players[me])
    found += _routes(before, after, me)
    found += _settled(before, after)
    found += _conflicts(before, after, me)
    return found


def _own(then: PlayerView, now: PlayerView) -> list[str]:
    """Cards, their projects, and the bag."""
    had = {one.handle: one for one in then.cards}
    found = []
    for card in now.cards:
        if card.handle not in had:
            found.append(f"a new card, {_NAMES[card.card]}")
            continue
        for was, project in zip(had[card.handle].projects, card.projects, strict=True):
            found += _filled(was, project, _NAMES[card.card])
        if card.awake and not had[card.handle].awake:
            found.append(f"{_NAMES[card.card]} wakes up")
    if now.constructed > then.constructed:
        found.append("a base constructed")
    if now.draws > then.draws:
        found.append(f"{now.draws} cubes to draw each turn")
    if now.bag_size > then.bag_size:
        found.append(f"{signed(now.bag_size - then.bag_size)} in the bag")
    return found


def _filled(was: ProjectView, project: ProjectView, name: str) -> list[str]:
    if project.empty >= was.empty:
        return []
    if not project.empty:
        return [f"completes a project of {name}"]
    return [f"a project of {name} has only {project.empty} to go"]


def _routes(before: View, after: View, me: int) -> list[str]:
    names = {system.id: system.name for system in after.systems}
    found = []
    for was, track in zip(before.tracks, after.tracks, strict=True):
        if track.seat != me:
            continue
        ends = " and ".join(names[end] for end in track.ends)
        if track.completed and not was.completed:
            found.append(f"completes the route of {ends}")
        else:
            laid = [sum(map(bool, one.cubes)) for one in (was, track)]
            if laid[1] > laid[0]:
                left = len(track.cubes) - laid[1]
                found.append(f"the route of {ends} has only {left} to go")
    return found


def _settled(before: View, after: View) -> list[str]:
    found = []
    for was, system in zip(before.systems, after.systems, strict=True):
        if sum(map(bool, system.planets)) > sum(map(bool, was.planets)):
            found.append(f"settles a planet of {system.name}")
        if system.black_hole and not was.black_hole:
            found.append(f"{system.name} becomes a black hole")
    return found


def _conflicts(before: View, after: View, me: int) -> list[str]:
    had = {one.handle: one for one in before.conflicts}
    found = []
    for one in after.conflicts:
        then = had.get(one.handle)
        if then is None:
            found.append(f"a conflict, {_NAMES[one.card]}")
            continue
        for seat, was, side in (
            (one.red_seat, then.red, one.red),
            (one.blue_seat, then.blue, one.blue),
        ):
            if seat == me:
                found += _filled(was, side, _NAMES[one.card])
        if one.ahead != then.ahead and one.ahead >= 0:
            who = "you are" if one.ahead == me else f"{LETTERS[one.ahead]} is"
            found.append(f"{who} ahead in {_NAMES[one.card]}")
    return found
