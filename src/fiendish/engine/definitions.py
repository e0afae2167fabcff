"""How the cards of a game are defined: what is refused, and how the rules look figures up.

A face is an object with fields, and a card's functions are attached to it after it was made. The hot
path wants neither: it looks up `POWER[face]` in a plain list by face number. `Columns` keeps such
lists, one for each field that the rules want to look up, and adds to all of them whenever a face is
added. The lists stay the same objects, so rules may import them by name before the cards are there,
and cards that are loaded later (a pack) are in them as well.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, cleandoc, isfunction, isgeneratorfunction, signature
from typing import Any, Generic, NamedTuple, TypeVar

from fiendish.engine.cards import BadCard, Face
from fiendish.engine.numbering import Numbering, put_at

F = TypeVar("F", bound=Face)


class Columns(Generic[F]):
    """The faces of a game by number, and lists of what the rules look up, in the same order.

    A face stands at its number, whichever is defined first: see `numbering`.
    """

    def __init__(self, numbering: Numbering) -> None:
        self.faces: list[F] = []
        self._numbering = numbering
        self._columns: list[tuple[Callable[[F], Any], list[Any]]] = []

    def of(self, field: str, *default: Any) -> list[Any]:
        """What this field is on each face; `default` where a face has no such field."""
        return self.made(lambda face: getattr(face, field, *default))

    def blank(self) -> list[Any]:
        """None for each face, until a part of the card is written into it."""
        return self.made(lambda face: None)

    def made(self, value: Callable[[F], Any]) -> list[Any]:
        """What this function makes of each face."""
        column = [value(face) for face in self.faces]
        self._columns.append((value, column))
        return column

    def add(self, face: F, errata: bool = False) -> None:
        """Number a face and add it with its figures; errata have the id of their card."""
        if not face.id:
            raise BadCard(
                f"{face.name!r} makes no id; a name needs a letter from A to Z or a digit"
            )
        if face.count < 1 and face.played:
            raise BadCard(f"{face.name} has count={face.count}; there is at least one of each card")
        listed = f"{face.id}+errata" if errata else face.id
        if self._numbering.is_taken(listed):
            raise BadCard(f"{face.name}: there is a card with the id {face.id!r} already")
        if errata and not self._numbering.is_taken(face.id):
            raise BadCard(f"{face.name} is an erratum to no card; define the card as printed first")
        face.number = self._numbering.take(listed)
        put_at(self.faces, face.number, face)
        self.finish(face)

    def finish(self, face: F) -> None:
        """Write down its figures, once more if some were not known when it was added."""
        for value, column in self._columns:
            put_at(column, face.number, value(face))


class Shape(NamedTuple):
    """What a function of a card is called with, by name, and whether it asks.

    `asks` is True where it has to be a generator function, False where it must not be one (its
    answer is needed at once, and a generator counts as true), None where it may be either.
    """

    takes: str
    asks: bool | None = None

    def check(self, card: str, part: Any) -> None:
        """Refuse a function that could not be called in this way."""
        if not callable(part):
            raise BadCard(f"{card}: {part!r} is no function of ({self.takes})")
        name = getattr(part, "__name__", repr(part))
        if not _can_take(part, self.takes.split(", ")):
            has = ", ".join(_written(one) for one in signature(part).parameters.values())
            raise BadCard(
                f"{card}: {name}({has}) is called with ({self.takes}), which it does not take"
            )
        asks = isgeneratorfunction(part)
        if asks and self.asks is False:
            raise BadCard(f"{card}: {name} cannot ask: its answer is needed at once; use no yield")
        if not asks and self.asks:
            raise BadCard(f"{card}: {name} must be a generator function: use yield or yield from")


def _can_take(part: Callable[..., object], arguments: list[str]) -> bool:
    if isfunction(part):
        code = part.__code__
        if code.co_argcount == len(arguments) and not code.co_kwonlyargcount:
            return True  # as nearly always; the rest takes long when all cards are imported
    try:
        signature(part).bind(*arguments)
    except TypeError:
        return False
    return True


def _written(parameter: Parameter) -> str:
    return str(parameter.replace(annotation=Parameter.empty))


def text_of(part: Callable[..., object]) -> str:
    """The docstring of a card's function in one line: the text that players read."""
    return " ".join(cleandoc(part.__doc__ or "").split())
