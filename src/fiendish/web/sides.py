"""What a seat can play as: Villains, factions, species. A game tells of them in `outside/sides.toml`.

    setting = "villains"        # the setting that gives them out
    one = "Villain"             # what one is called, and several
    many = "Villains"
    open = "…"                  # what becomes of a seat that chooses none

    [sides.darth_vader]
    picture = "darth_vader"     # of the game's art.toml
    objective = "…"             # what it wants
    line = "…"                  # how it plays
    difficulty = "medium"       # easy, medium or hard
    first = true                # good for a first game

A game without that file has no sides. A side out of a pack has a name and a picture, and no more.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any, Literal, NamedTuple
from urllib.parse import quote

import msgspec

from fiendish.engine.game import Game, Picks, Setting
from fiendish.games import find, folder
from fiendish.packs import loaded
from fiendish.web.art import NoPicture, card_style
from fiendish.web.art.cards import art_table
from fiendish.web.shelves import shelves_of

LEVELS = ("easy", "medium", "hard")
MINE = "mine"
"""The field, or the beginning of the fields, in which a visitor's own sides are sent."""


class BadSides(ValueError):
    """A table of sides that does not fit its game; the message says what is wrong."""


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said of a side."""

    picture: str
    objective: str = ""
    line: str = ""
    difficulty: Literal["", "easy", "medium", "hard"] = ""
    first: bool = False


class SidesTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of a `sides.toml`."""

    setting: str
    one: str
    many: str
    open: str
    sides: dict[str, Told]


class Side(NamedTuple):
    """A side in the gallery."""

    id: str
    name: str
    told: Told
    cards: str  # where its cards are shown
    mine: bool
    free: bool  # nobody else has it

    @property
    def level(self) -> int:
        """How hard it is to play, 1 to 3; 0 if nobody says."""
        return LEVELS.index(self.told.difficulty) + 1 if self.told.difficulty else 0


class Gallery(NamedTuple):
    """The sides of a game for one seat to choose from."""

    game: str
    setting: str
    one: str
    many: str
    open: str
    each: int
    sides: list[Side]

    @property
    def title(self) -> str:
        return f"Choose your {self.one if self.each == 1 else self.many}"

    @property
    def is_open(self) -> bool:
        return not any(side.mine for side in self.sides)

    def field(self, side: str) -> str:
        """The field that says whether a side is chosen: one for all, unless several can be."""
        return MINE if self.each == 1 else f"{MINE}-{side}"


class TakenSide(NamedTuple):
    """A side that a seat has already."""

    name: str
    picture: str


def setting_of(game: Game) -> tuple[Setting, Picks] | None:
    """The setting that gives the sides of a game out; none where there are none."""
    table = table_of(game.id)
    if table is None:
        return None
    setting = next(one for one in game.settings if one.name == table.setting)
    assert setting.picks is not None
    return setting, setting.picks


@cache
def table_of(game: str) -> SidesTable | None:
    """The table of a game, checked against its cards; None if it has none."""
    path = folder(game) / "outside" / "sides.toml"
    if not path.is_file():
        return None
    table = msgspec.toml.decode(path.read_bytes(), type=SidesTable)
    picks = next((one.picks for one in find(game).settings if one.name == table.setting), None)
    if picks is None:
        raise BadSides(f"{game}: setting = {table.setting!r} gives out no sides")
    added = {side for pack in loaded(game) for side in (*pack.families, *pack.faces)}
    check_sides(game, table, [side for side, _ in picks.among if side not in added])
    return table


def check_sides(game: str, table: SidesTable, known: Collection[str]) -> None:
    """Refuse a table with a side too many or too few, or one without a portrait or words."""
    for side in table.sides:
        if side not in known:
            raise BadSides(
                f"{game}: there is no {table.one} {side!r}; there is: {', '.join(known)}"
            )
    for side in known:
        told = table.sides.get(side)
        if told is None or not (told.objective and told.line and told.difficulty):
            raise BadSides(f"{game}: [sides.{side}] has to say objective, line and difficulty")
        try:
            card_style(game, told.picture)
        except NoPicture as error:
            raise BadSides(f"{game}: [sides.{side}]: {error}") from None


def gallery(
    game: Game, mine: Collection[str] = (), free: Collection[str] | None = None
) -> Gallery | None:
    """The sides of a game, with those that are chosen, and those that are nobody else's."""
    table, found = table_of(game.id), setting_of(game)
    if table is None or found is None:
        return None
    setting, picks = found
    sides = [
        Side(
            side,
            name,
            _told(game.id, side),
            _cards(game.id, side, name),
            side in mine,
            free is None or side in free,
        )
        for side, name in picks.among
    ]
    return Gallery(game.id, setting.name, table.one, table.many, table.open, picks.each, sides)


def held(game: Game, settings: Mapping[str, Any], seats: int) -> list[list[TakenSide]] | None:
    """The sides that the settings give each seat; None where there are no sides."""
    found = setting_of(game)
    if found is None:
        return None
    setting, picks = found
    names = dict(picks.among)
    return [
        [TakenSide(names.get(one, one), _told(game.id, one).picture) for one in seat]
        for seat in picks.chosen(settings.get(setting.name), seats)
    ]


def mine_fields(game: Game) -> list[str]:
    """The names of the fields in which a visitor's own sides can come."""
    found = setting_of(game)
    if found is None:
        return []
    _, picks = found
    return [MINE] if picks.each == 1 else [f"{MINE}-{side}" for side, _ in picks.among]


def read_mine(game: Game, fields: Mapping[str, str]) -> list[str]:
    """The visitor's own sides in a form; none if they are left to the lot."""
    if fields.get(MINE):
        return [fields[MINE]]
    return [name.removeprefix(f"{MINE}-") for name in mine_fields(game) if fields.get(name)]


def picture_of(game: str, side: str) -> str:
    """The portrait of a side, also of one out of a pack; nothing if the game has no such side."""
    found = setting_of(find(game))
    sides = dict(found[1].among) if found is not None else {}
    return _told(game, side).picture if side in sides else ""


def _told(game: str, side: str) -> Told:
    table = table_of(game)
    assert table is not None
    if side in table.sides:
        return table.sides[side]
    if any(face.id == side for face in find(game).faces):  # a side that is a card
        return Told(side)
    group = art_table(game).groups.get(side)
    return Told(next(iter(group.glyphs), "") if group is not None else "")


def _cards(game: str, side: str, name: str) -> str:
    """Where the cards of a side stand: on shelves of its own, or among others."""
    if shelves_of(game, name):
        return f"/cards/{game}?of={quote(name)}"
    return f"/cards/{game}#{quote(side)}"
