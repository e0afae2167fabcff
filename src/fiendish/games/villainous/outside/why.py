"""What an option changes at a table of a Villainous game, for the reason of a hint."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from fiendish.engine.game import LETTERS
from fiendish.games.villainous.outside.table import ViewReader, share
from fiendish.games.villainous.view import LocationView, PlacedView, RealmView
from fiendish.prose.why import Changes, cards, signed


def changes_by(reader: ViewReader) -> Changes:
    """How to compare two views of that game."""
    names = {face.id: face.name for face in reader.book.faces}
    places = {place.id: place.name for one in reader.book.villains for place in one.locations}

    def changes(before: Any, after: Any) -> list[str]:
        me = before.reader
        then, now = before.realms[me], after.realms[me]
        found = []
        if share(now) != share(then):
            found.append(f"{share(now)} % of the objective instead of {share(then)} %")
        elif now.progress != then.progress:
            found.append(now.progress)
        found += _heroes(then, now, names)
        for amount, unit in (
            (now.power - then.power, reader.power),
            (now.second - then.second, reader.seconds.get(now.villain, "")),
        ):
            if amount > 0 and unit:
                found.append(f"{signed(amount)} {unit}")
        found += _mine(then, now, names, places, me)
        for rival in range(before.seats):
            if rival != me:
                found += _rival(before.realms[rival], after.realms[rival], names)
        here, there = _mover(now), _mover(then)
        if here is not None and (there is None or here.place != there.place):
            free = [reader.symbol(one) for one in reader.free_symbols(after)]
            if free and after.active == me:
                found.append(f"{places.get(here.place, 'there')} offers {', '.join(free)}")
        found += cards(before, after)
        return found

    return changes


def _everything(realm: RealmView) -> Iterator[tuple[PlacedView, str, bool]]:
    """All cards in a realm: with the place, and whether they cover symbols."""
    for place in realm.locations:
        for one in place.above:
            yield one, place.place, True
        for one in place.below:
            yield one, place.place, False
    for one in realm.area:
        yield one, "", False


def _handles(
    cards: Iterable[tuple[PlacedView, str, bool]],
) -> dict[int, tuple[PlacedView, str, bool]]:
    return {each[0].handle: each for each in cards}


def _heroes(then: RealmView, now: RealmView, names: dict[str, str]) -> list[str]:
    """What covered symbols and does so no more."""
    still = _handles(_everything(now))
    return [
        f"{names[one.card]} is gone from your board"
        for one, _, covers in _everything(then)
        if covers and one.handle not in still
    ]


def _mine(
    then: RealmView, now: RealmView, names: dict[str, str], places: dict[str, str], me: int
) -> list[str]:
    """Cards that are new in the own realm, and those that grew stronger."""
    had, found = _handles(_everything(then)), []
    for handle, (one, place, covers) in _handles(_everything(now)).items():
        at = f" at {places[place]}" if place in places else ""
        if handle not in had:
            if not covers:
                strength = f", Strength {one.strength}," if one.strength > 0 else ""
                found.append(f"{names[one.card]}{strength}{at}".rstrip(","))
            continue
        was = had[handle][0]
        new = {item.handle for item in one.attached} - {item.handle for item in was.attached}
        found += [
            f"{names[item.card]} on {names[one.card]}"
            for item in one.attached
            if item.handle in new
        ]
        if not covers and one.strength > was.strength >= 0:
            found.append(f"{names[one.card]} has Strength {one.strength}")
        if had[handle][1] != place and at:
            found.append(f"{names[one.card]} moves to {places[place]}")
    return found


def _rival(then: RealmView, now: RealmView, names: dict[str, str]) -> list[str]:
    """What hinders a rival."""
    letter, found = LETTERS[now.seat], []
    if share(now) < share(then):
        found.append(f"{letter} falls back to {share(now)} % of the objective")
    had = _handles(_everything(then))
    for handle, (one, _, covers) in _handles(_everything(now)).items():
        if covers and handle not in had:
            found.append(f"{names[one.card]} gets in the way of {letter}")
    if now.power < then.power:
        found.append(f"{letter} has {then.power - now.power} less to spend")
    return found


def _mover(realm: RealmView) -> LocationView | None:
    return next((place for place in realm.locations if place.mover), None)
