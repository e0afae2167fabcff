"""What a game is to the engine: one record of data and functions, made by the game's package."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from fiendish.engine.cards import BadCard, Face
from fiendish.engine.journal import Fact
from fiendish.engine.numbering import Numbering
from fiendish.engine.packs_used import PackUsed, each_once
from fiendish.engine.question import Option, Question, Reason
from fiendish.engine.state import State

IDENTITIES = 256
"""How many different things a card can be at one table: worlds are dealt in bytes."""

LETTERS = "ABCDEFGH"
"""Seats as people read them."""


class BadSetting(ValueError):
    """A setting that does not exist or has a value it cannot have."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended. `ranks` has 1 for the best seats; nobody may have won."""

    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    rule: str


class Picks(NamedTuple):
    """A value that has so many picks for each seat, all from one list of ids and names.

    Where a seat has fewer, None stands for each that is missing. None by itself leaves a seat, or
    the whole table, open.
    """

    each: int
    among: list[tuple[str, str]]

    def value(self, chosen: Sequence[Sequence[str]]) -> list[Any] | None:
        """The value of the setting that gives each seat these; a single pick needs no list."""
        if not any(chosen):
            return None
        if self.each == 1:
            return [one[0] if one else None for one in chosen]
        return [[*one, *[None] * (self.each - len(one))] if one else None for one in chosen]

    def chosen(self, value: Any, seats: int) -> list[list[str]]:
        """What a value of the setting gives each seat; nothing where it is left open.

        >>> Picks(1, []).chosen(["loki", None], 2), Picks(2, []).chosen([None, ["aliens", None]], 2)
        ([['loki'], []], [[], ['aliens']])
        """
        found = [None] * seats if value is None else value
        return [
            [] if one is None else [one] if isinstance(one, str) else [*filter(None, one)]
            for one in found
        ]

    def of_others(self, value: Any, seats: int, seat: int) -> list[str]:
        """What it gives all seats but this one."""
        chosen = self.chosen(value, seats)
        return [one for other, picks in enumerate(chosen) if other != seat for one in picks]


@dataclass(frozen=True, slots=True)
class Setting:
    """An option of a game: its name, what it may be, and what it is if nobody says.

    Usually the possible values are few and listed in `allowed`. A kind of setting with values of
    its own form leaves that empty and brings its own methods. Values are kept in saved games: they
    are made of None, numbers, strings and lists of such.
    """

    name: str
    allowed: tuple[Any, ...]
    default: Any
    help: str
    title: str = ""  # for screens; else it is made of the name
    labels: tuple[str, ...] = ()  # how screens write the allowed values, in the same order
    later: bool = False  # there were games without it; see `Game.kept`

    @property
    def form(self) -> str:
        """What can be written for a value, in short."""
        return "|".join(map(self.write, self.allowed)) or self.name.upper()

    @property
    def picks(self) -> Picks | None:
        """For screens, where a value is a list of picks for each seat."""
        return None

    def left(self, settings: dict[str, Any], seats: int, seat: int) -> list[str]:
        """Where there are picks: those that a seat can have beside what the others have."""
        return []

    def why_not(self, value: Any) -> str:
        """What is wrong with a value, and what is allowed; nothing if it is possible."""
        if any(value == one and type(value) is type(one) for one in self.allowed):
            return ""
        return f"{self.name}={value!r} is not possible; allowed: {_either(self.allowed)}"

    def read(self, text: str) -> Any:
        """The value that a word stands for; capitals do not matter. Else a `ValueError`."""
        words = {self.write(value).lower(): value for value in self.allowed}
        if text.lower() not in words:
            raise ValueError(f"must be one of {', '.join(words)}, not {text!r}")
        return words[text.lower()]

    def write(self, value: Any) -> str:
        """A value in one line, as `read` takes it."""
        words = {True: "yes", False: "no", None: "lot"}
        return words[value] if value is None or isinstance(value, bool) else str(value)


def turn_limit(end: str, *limits: int) -> Setting:
    """The setting that ends a game which goes on too long, and how; without it there is no limit."""
    return Setting(
        "turn_limit",
        (0, *limits),
        0,
        f"{end} after this many turns each; 0 for no limit",
        "Limit of turns",
        ("none", *(f"{turns} turns each" for turns in limits)),
    )


@dataclass(frozen=True, slots=True)
class Positions:
    """What a game does with position files.

    `build` makes a state of the lines (or raises `BadPosition`), given seats, settings, seed and
    edition; `write` is the reverse. What a line is says `engine/positions`.
    """

    build: Callable[[list[Any], int, dict[str, Any], bytes, int], State]
    write: Callable[[Any], list[str]]


@dataclass(frozen=True, slots=True)
class Additions:
    """What a game does with cards that are defined later, in a pack.

    `ids` lists what such cards come in, besides the cards themselves: factions, sets. `complete`
    raises `BadCard` if with all that is defined now the game could not be played. `settings` gives
    settings for game number n in which some of these cards are played: over all n, each of them.
    """

    ids: Callable[[], list[str]]
    complete: Callable[[], None]
    settings: Callable[[Sequence[str], int], dict[str, Any]]


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Game:
    """Everything the engine asks of a game.

    `play` is the whole game as a generator over a state; started on any state at rest it goes on
    from there. `broken_invariants` lists what is wrong with a state (nothing, one hopes). `refuse`
    says why an act is not among the options, by the same checks that make the options. `pools` lists
    the places of cards that may be hidden from somebody, each with the bits of those who hold the
    cards there and so know them; a pool is a group of places within which any hidden card could be
    any other, such as all places of cards with the same back.

    Where an identity says more than what is printed on a card (whose it is, say), `printed` gives
    the index of its face; without it the identity is that index. `stock` says to which stock an
    identity belongs, such as the deck of one player: then all can tell how many cards of which
    stock each pool holds, but not which ones. The identities of a stock are consecutive numbers,
    and their cards have the same back. `pointed` lists hidden cards that lie apart, each in a place
    of its own that all can see, so that one can point at them.

    `figures` are the tables, in the order of the faces, in which the rules look up what is printed:
    cost, power. Changing them changes the cards, for studies of what would be if. `alone` has
    settings for tables at which only programs play, where they differ from the usual ones. `plays_as`
    names the card that says as whom a seat plays, where that comes about in the game itself.

    `numbering` has the ids of the faces in the order of their numbers; with it, `start` takes the
    `edition` to begin with. `in_use` gives the numbers of the faces that a table cannot do without,
    where these are more than what its cards show.
    """

    id: str
    title: str
    version: int
    seats: tuple[int, ...]
    settings: tuple[Setting, ...]
    faces: Sequence[Face]
    undo_rule: str
    state: type[State]
    start: Callable[..., State]
    play: Callable[[Any], Generator[Question, int, None]]
    pools: Callable[[Any], Sequence[Sequence[tuple[Sequence[int], int]]]]
    broken_invariants: Callable[[Any], list[str]]
    result: Callable[[Any], Result | None]
    view: Callable[[Any, int | None, Question | None], msgspec.Struct]
    describe: Callable[[Question, int], Option]
    ask_words: Callable[[Question], str]
    fact_words: Callable[[Any, Fact, int | None], str]
    refuse: Callable[[Question, int, dict[str, Any]], Reason]
    evaluate: Callable[[Any, int], float]
    positions: Positions | None = None
    printed: Callable[[Any, int], int] | None = None
    stock: Callable[[Any, int], int] | None = None
    pointed: Callable[[Any], Collection[int]] | None = None
    alone: dict[str, Any] = field(default_factory=dict)
    plays_as: Callable[[Any, int], str] | None = None
    figures: dict[str, list[int]] = field(default_factory=dict)
    numbering: Numbering | None = None
    in_use: Callable[[Any], Collection[int]] | None = None
    additions: Additions | None = None  # without it, no packs

    def __post_init__(self) -> None:
        if self.printed is None and len(self.faces) > IDENTITIES:
            raise BadCard(f"{self.id} has {len(self.faces)} faces; a card is one of {IDENTITIES}")

    def __repr__(self) -> str:
        return f"<Game {self.id}, version {self.version}>"

    @property
    def cards(self) -> list[str]:
        """The ids of all cards that players can play, each once."""
        return [*dict.fromkeys(face.id for face in self.faces if face.played)]

    def face(self, g: State, identity: int) -> Face:
        """What is printed on a card of that identity."""
        return self.faces[identity if self.printed is None else self.printed(g, identity)]

    @property
    def edition(self) -> int:
        """The edition that new tables begin with."""
        return 0 if self.numbering is None else self.numbering.edition

    def begin(
        self, seats: int, seed: bytes, settings: dict[str, Any], edition: int | None = None
    ) -> State:
        """The table before the first question, with the cards that there were in an edition."""
        if edition is None:
            edition = self.edition
        if not 0 <= edition <= self.edition:
            raise BadSetting(
                f"{self.id} has no edition {edition}: it may have been begun with cards that "
                f"do not exist here; editions are 0 to {self.edition}"
            )
        if self.numbering is None:
            return self.start(seats, seed, **settings)
        return self.start(seats, seed, edition=edition, **settings)

    def edition_id(self, edition: int | None = None) -> str:
        """An edition (else that of now) as files and servers keep it; nothing for the first."""
        if self.numbering is None:
            return ""
        return self.numbering.edition_id(self.edition if edition is None else edition)

    def read_edition(self, id: str) -> int:
        """The edition of that id, or `BadSetting` if there are other cards here."""
        try:
            return (self.numbering or Numbering(0, "")).read_edition(id)
        except ValueError as error:
            raise BadSetting(str(error)) from None

    def packs(self, edition: int | None = None) -> list[PackUsed]:
        """The packs whose cards there are, in an edition or now."""
        count = len(self.faces) if self.numbering is None else self.numbering.count(edition)
        return each_once(face.pack for face in self.faces[:count])

    def faces_in_use(self, g: State) -> set[int]:
        """The numbers of the faces that a table cannot do without."""
        if self.in_use is not None:
            return {*self.in_use(g)}
        if self.printed is None:
            return {*g.identity}
        return {self.printed(g, identity) for identity in {*g.identity}}

    def kept(self, settings: dict[str, Any]) -> dict[str, Any]:
        """Settings as files keep them: without one that came later, unless somebody uses it. So what
        was written before is written alike, byte for byte."""
        later = {one.name: one.default for one in self.settings if one.later}
        return {
            name: value
            for name, value in settings.items()
            if name not in later or value != later[name]
        }

    def settle(self, seats: int, given: dict[str, Any]) -> dict[str, Any]:
        """The settings with defaults filled in, or `BadSetting` saying what is allowed."""
        if type(seats) is not int or seats not in self.seats:
            raise BadSetting(f"{self.title} is for {_either(self.seats)} players, not {seats!r}")
        known = {setting.name: setting for setting in self.settings}
        for name in given:
            if name not in known:
                raise BadSetting(f"{self.id} has no setting {name!r}; it has: {', '.join(known)}")
        settled = {}
        for name, setting in known.items():
            value = given.get(name, setting.default)
            wrong = setting.why_not(value)
            if wrong:
                raise BadSetting(wrong)
            settled[name] = value
        return settled


def _either(values: Sequence[Any]) -> str:
    words = [str(value) for value in values]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
