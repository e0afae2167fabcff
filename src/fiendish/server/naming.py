"""What everybody at a table is called, the same on every page and in every answer."""

from __future__ import annotations

from collections.abc import Sequence

from fiendish.bots.cast import Character, character
from fiendish.server.store import SeatRow


def character_of(table: str, chair: SeatRow) -> Character | None:
    """Who plays a seat that was a bot's from the start; one that was left keeps its player's name."""
    return character(table, chair.seat, chair.bot) if chair.bot and not chair.label else None


def names_of(table: str, chairs: Sequence[SeatRow]) -> list[str]:
    """The names by seat; nothing for a free one."""
    bots = [character_of(table, chair) for chair in chairs]
    found = [bot.name if bot else chair.name for chair, bot in zip(chairs, bots, strict=True)]
    return told_apart(found, [chair.seat for chair in chairs if chair.player is None])


def told_apart(names: Sequence[str], last: Sequence[int] = ()) -> list[str]:
    """The same names, with a number where somebody is called like another, or like the reader.

    Those in the seats `last` give way to the others.

    >>> told_apart(["Ann", "Bob", "ann", "", ""]), told_apart(["Pip", "Pip"], last=[0])
    (['Ann', 'Bob', 'ann 2', '', ''], ['Pip 2', 'Pip'])
    """
    found = list(names)
    taken = {"you"}
    for seat in sorted(range(len(names)), key=lambda seat: seat in last):
        name, number = names[seat], 1
        while found[seat].casefold() in taken:
            number += 1
            found[seat] = f"{name} {number}"
        if name:
            taken.add(found[seat].casefold())
    return found
