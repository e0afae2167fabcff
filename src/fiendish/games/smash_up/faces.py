"""What is printed on cards and bases, and how a card is defined.

A faction makes cards: `@cowboys.minion("Gunfighter", power=3, count=3)` on a function makes that
function what happens when the card is played. Parts with a time of their own are attached to the
card next: `@sheriff.before_scoring()`. The docstrings are the text that players read. A card whose
text was changed later is defined a second time, with `errata=True`.
"""

# ruff: noqa: RUF009  (`_flag` makes a field of a dataclass)

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field, fields
from enum import IntEnum
from functools import cache
from typing import Any, NamedTuple

from fiendish.engine.cards import BadCard, Face, slug
from fiendish.engine.definitions import Columns, Shape, text_of
from fiendish.engine.effects import Asking, Effect, Watchers
from fiendish.engine.numbering import put_at
from fiendish.engine.question import Question
from fiendish.games.smash_up.numbers import FACE_NUMBERS, FACTION_NUMBERS
from fiendish.games.smash_up.state import CARDS_EACH, Brawl


class Kind(IntEnum):
    MINION = 0
    STANDARD = 1
    ON_BASE = 2
    ON_MINION = 3
    BURIES = 4  # an action that buries itself unless it is uncovered
    BASE = 5


# The same under names of their own, for the hot path: up to Python 3.11 looking up `Kind.MINION`
# takes four times as long as all else in `KIND[face] is Kind.MINION`. So with the events below.
MINION, STANDARD, ON_BASE, ON_MINION, BURIES, BASE = Kind
ACTIONS = STANDARD, ON_BASE, ON_MINION, BURIES

DECK = CARDS_EACH // 2  # cards of a faction (SU-5)
BASES_EACH = 2  # of a faction (SU-9)


class Event(IntEnum):
    PLAYED = 0  # a minion was played
    LEFT = 1  # a minion went from play to a discard pile
    DESTROYED = 2  # a minion was destroyed
    BURIED = 3
    UNCOVERED = 4
    BASE_ACTION = 5  # an action was played on a base
    AFFECTED = 6  # a minion was affected by a card of another player
    START = 7  # of a turn
    END = 8  # of a turn
    DUEL = 9  # a minion takes part in a duel that begins


PLAYED, LEFT, DESTROYED, BURIED, UNCOVERED, BASE_ACTION, AFFECTED, *_ = Event
TURN_STARTS, TURN_ENDS, DUEL = Event.START, Event.END, Event.DUEL


class Extra(IntEnum):
    """Extra plays that a card in play gives in each of its controller's turns (SU-R48)."""

    NONE = 0
    ACTION = 1
    MINION_HERE = 2
    FROM_PILE_HERE = 4  # the minion may come out of the discard pile


NO_EXTRA, EXTRA_ACTION, MINION_HERE, FROM_PILE_HERE = Extra  # as with the kinds


class What(NamedTuple):
    """What an event was about, with the values of that moment (SU-R27)."""

    card: int
    place: int  # PLAYED: nowhere, if it has left since
    seat: int  # who controlled the card, or did it
    amount: int  # LEFT, DESTROYED: its power; PLAYED: how many were played there this turn; AFFECTED: by


When = Callable[[Brawl, int, int, What], bool]
"""Whether an ability is concerned: state, its controller, its card, the event."""

NEARBY: set[When] = set()


def nearby(when: When) -> When:
    """Marks a condition that never holds for a card at another base than that of the event."""
    NEARBY.add(when)
    return when


Reaction = Callable[[Brawl, int, int, What], Asking | None]
"""What an ability does after an event: state, its controller, its card, the event."""

Test = Callable[[Brawl, int, int], bool]
"""Whether something holds for a player and a card (or, for bases, a place)."""

Lock = Callable[[Brawl, int, int, int], bool]
Bonus = Callable[[Brawl, int], int]
Shield = Callable[[Brawl, int, int], bool]
Instead = Callable[[Brawl, int], Generator[Question, int, bool]]
Scoring = Callable[[Brawl, int, list[int]], None]
Fought = Callable[[Brawl, int, int, int, Any], Asking | None]
"""What follows a duel: state, player, card, the minion that challenged, the outcome."""

Rescue = Callable[[Brawl, int, list[int]], Generator[Question, int, list[int]]]

# What each of these is called with; a card with another function is refused.
EFFECT = Shape("g, me, card")
REACTION = Shape("g, me, card, what")
WHEN = Shape("g, me, card, what", asks=False)
TEST = Shape("g, me, card", asks=False)
LOCKS = Shape("g, card, me, minion", asks=False)
OWN_BONUS = Shape("g, card", asks=False)
SHIELDS = Shape("g, card, minion", asks=False)
REPLACES = Shape("g, card", asks=True)
RESCUES = Shape("g, card, minions", asks=True)
SCORES = Shape("g, place, vp", asks=False)
FOUGHT = Shape("g, me, card, challenger, outcome")


@dataclass(frozen=True, slots=True)
class Watcher:
    when: When
    effect: Reaction
    # Lost if the card that the event was about leaves play (SU-R51) or, destroyed, its pile.
    needs_it: bool = False
    used_up: When | None = None  # whether it has nothing more to do this turn


def _flag(default: Any, *kinds: Kind, shape: Shape | None = None) -> Any:
    """A field that only cards of these kinds can be given; `shape` if it is a function."""
    return field(default=default, metadata={"kinds": kinds, "shape": shape})


@dataclass(slots=True, kw_only=True, eq=False)
class SmashFace(Face):
    """A card or base. Called with a function, it makes that function its effect when played."""

    faction: int
    kind: Kind
    errata: bool
    wordless: bool = False  # it has no text
    texts: list[str] = field(default_factory=list)
    power: int = 0
    breakpoint: int = 0
    vp: tuple[int, int, int] = (0, 0, 0)

    # What can be said of a card besides; where the rules look it up it has a column below.
    stands: bool = _flag(False, MINION)  # cannot be destroyed
    rises: bool = _flag(False, MINION)  # can be played out of the discard pile
    microbot: bool = _flag(False, MINION)
    extra: Extra = _flag(NO_EXTRA, MINION, ON_BASE)  # an extra play each turn while in play
    host: Test | None = _flag(None, ON_MINION, shape=TEST)  # whether this minion will do
    gives: int = _flag(0, ON_MINION)  # power for the minion it is on
    lock: Lock | None = _flag(None, ON_BASE, shape=LOCKS)  # whether it bars that minion card
    cancels: bool = _flag(False, ON_BASE)  # the base's ability does not exist
    infiltrates: bool = _flag(False, ON_BASE)  # its controller may ignore the base
    answers_spies: bool = _flag(False, *ACTIONS)  # may be played when another saw one's cards
    names_faction: bool = _flag(False, *ACTIONS)  # a faction is named when it is played
    spreads: int = _flag(0, BASE)  # power for each minion there

    @property
    def text(self) -> str:
        return " ".join(self.texts)

    def __call__(self, effect: Effect) -> SmashFace:
        return self._attach(ON_PLAY, "effect when played", effect, EFFECT)

    def talent(self, needs: Test | None = None) -> Callable[[Effect], SmashFace]:
        """Used once per turn in the controller's own Play Cards phase (SU-88); on a base too."""
        if needs is not None:
            TEST.check(self.name, needs)

        def attach(effect: Effect) -> SmashFace:
            TALENT_NEEDS[self.number] = needs
            return self._attach(TALENT, "Talent", effect, EFFECT)

        return attach

    def after(
        self,
        event: Event,
        when: When,
        needs_it: bool = False,
        plain: bool = False,
        used_up: When | None = None,
    ) -> Callable[[Reaction], SmashFace]:
        """Follows an event, in the order of SU-34 to SU-39; `plain` as in the set PLAIN."""
        event = self._event(event)
        WHEN.check(self.name, when)
        if used_up is not None:
            WHEN.check(self.name, used_up)

        def attach(effect: Reaction) -> SmashFace:
            watcher = Watcher(when, effect, needs_it, used_up)
            part = f"part after {event.name}"
            self._attach(WATCHERS.of(event), part, effect, REACTION, watcher)
            if plain:
                PLAIN.add((event, self.number))
            if when not in NEARBY:
                HEARD_AFAR.add(event)
            if self.kind is BASE:
                HEARD_BY_BASES.add(event)
            return self

        return attach

    def later(self, event: Event) -> Callable[[Reaction], SmashFace]:
        """Follows an event this turn for the minion that `watch` was called with; it is plain."""
        event = self._event(event)

        def attach(effect: Reaction) -> SmashFace:
            REACTION.check(self.name, effect)
            if (event, self.number) in LATER:
                raise BadCard(f"{self.name} has a part later than {event.name} already")
            LATER[event, self.number] = effect
            PLAIN.add((event, self.number))
            return self

        return attach

    def after_duel(self, effect: Fought) -> SmashFace:
        """What follows a duel that the card brings about; else the losers are destroyed."""
        return self._attach(AFTER_DUEL, "part after a duel", effect, FOUGHT)

    def before_scoring(self, when: Test) -> Callable[[Effect], SmashFace]:
        """A Special of a card in play, used before a base scores (SU-122)."""
        TEST.check(self.name, when)
        return lambda effect: self._attach(
            BEFORE_SCORING, "Special before scoring", effect, EFFECT, (when, effect)
        )

    def after_scoring(self, when: Test) -> Callable[[Effect], SmashFace]:
        """An ability used after a base has scored, before it is cleared (SU-130)."""
        TEST.check(self.name, when)
        return lambda effect: self._attach(
            AFTER_SCORING, "part after scoring", effect, EFFECT, (when, effect)
        )

    def after_replacing(self, effect: Effect) -> SmashFace:
        """A base's ability that comes when the next base lies in its place."""
        return self._attach(AFTER_REPLACING, "part after replacing", effect, EFFECT)

    def when_scoring(self, effect: Scoring) -> SmashFace:
        """Changes the VP a base gives: called with the place and the VP of each player."""
        return self._attach(WHEN_SCORING, "part when scoring", effect, SCORES)

    def special(self, when: Test) -> Test:
        """From the hand it can also be played before a base scores, if this holds (SU-89)."""
        self._attach(SPECIAL, "Special", when, TEST)
        return when

    def only_special(self, when: Test) -> Test:
        """It can be played only when this holds, not as the action of a turn (SU-R14)."""
        self._attach(SPECIAL, "Special", when, TEST)
        ONLY_WHEN[self.number] = when
        return when

    def from_hand(self, effect: Effect) -> SmashFace:
        """Discarded from the hand for this, in one's own phase or in a duel (SU-143)."""
        return self._attach(FROM_HAND, "use from the hand", effect, EFFECT)

    def bonus(self, bonus: Bonus) -> SmashFace:
        """Power the minion has on top of what is printed, for as long as something holds."""
        return self._attach(BONUS, "bonus", bonus, OWN_BONUS)

    def aura(self, bonus: Shield) -> SmashFace:
        """Whether the card gives +1 power to a minion: called with the card and the minion."""
        return self._attach(AURA, "aura", bonus, SHIELDS)

    def shield(self, shield: Shield) -> SmashFace:
        """Whether the action keeps the ability now carried out from affecting a minion."""
        return self._attach(SHIELD, "shield", shield, SHIELDS)

    def screen(self, screen: Shield) -> SmashFace:
        """Whether no action of another player affects a minion while this action is there."""
        return self._attach(SCREEN, "screen", screen, SHIELDS)

    def instead(self, effect: Instead) -> SmashFace:
        """What happens instead of the minion's destruction; tells whether it did."""
        return self._attach(INSTEAD, "part instead of its destruction", effect, REPLACES)

    def rescue(self, effect: Rescue) -> SmashFace:
        """What a base does instead of the destruction of minions there: called with its handle
        and those minions, gives the ones that are not destroyed."""
        return self._attach(RESCUE, "rescue", effect, RESCUES)

    def _attach(
        self,
        table: list[Any] | dict[int, Any],
        what: str,
        part: Callable[..., object],
        shape: Shape,
        entry: object = None,
    ) -> SmashFace:
        """Enter a part of the card, or what is kept of it, in the table of such parts.

        Its docstring goes to the text of the card.
        """
        shape.check(self.name, part)
        there = table[self.number] if isinstance(table, list) else table.get(self.number)
        if there is not None:
            raise BadCard(f"{self.name} has a {what} already; a card has one at most")
        table[self.number] = part if entry is None else entry
        text = text_of(part)
        if text:
            self.texts.append(text)
        return self

    def _event(self, event: object) -> Event:
        if not isinstance(event, Event):
            known = ", ".join(one.name for one in Event)
            raise BadCard(f"{self.name}: {event!r} is no event; there is: {known}")
        return event


_COLUMNS: Columns[SmashFace] = Columns(FACE_NUMBERS)
FACES = _COLUMNS.faces

# By face, for the hot path: fields as above.
KIND: list[Kind] = _COLUMNS.of("kind")
FACTION: list[int] = _COLUMNS.of("faction")
POWER: list[int] = _COLUMNS.of("power")
BREAKPOINT: list[int] = _COLUMNS.of("breakpoint")
STANDS: list[bool] = _COLUMNS.of("stands")
RISES: list[bool] = _COLUMNS.of("rises")
MICROBOT: list[bool] = _COLUMNS.of("microbot")
EXTRA: list[Extra] = _COLUMNS.of("extra")
HOST: list[Test | None] = _COLUMNS.of("host")
GIVES: list[int] = _COLUMNS.of("gives")
LOCK: list[Lock | None] = _COLUMNS.of("lock")
CANCELS: list[bool] = _COLUMNS.of("cancels")
INFILTRATES: list[bool] = _COLUMNS.of("infiltrates")
ANSWERS_SPIES: list[bool] = _COLUMNS.of("answers_spies")
SPREADS: list[int] = _COLUMNS.of("spreads")

# By face: the parts that most decisions ask for, None where a card has no such part.
ON_PLAY: list[Effect | None] = _COLUMNS.blank()
TALENT: list[Effect | None] = _COLUMNS.blank()
TALENT_NEEDS: list[Test | None] = _COLUMNS.blank()
BONUS: list[Bonus | None] = _COLUMNS.blank()
AURA: list[Shield | None] = _COLUMNS.blank()  # a minion: what it adds to the power of others
SHIELD: list[Shield | None] = _COLUMNS.blank()
SCREEN: list[Shield | None] = _COLUMNS.blank()
INSTEAD: list[Instead | None] = _COLUMNS.blank()
FROM_HAND: list[Effect | None] = _COLUMNS.blank()
ONLY_WHEN: list[Test | None] = _COLUMNS.blank()
SPECIAL: list[Test | None] = _COLUMNS.blank()

# By face and by event: the rarer parts.
RESCUE: dict[int, Rescue] = {}
WATCHERS: Watchers[Watcher] = Watchers()
HEARD_AFAR: set[Event] = set()  # events for which a card may wait at another base
HEARD_BY_BASES: set[Event] = set()  # events for which bases wait
LATER: dict[tuple[int, int], Reaction] = {}
PLAIN: set[tuple[int, int]] = set()
"""Events and faces whose ability asks nobody (but for ignoring a base) and gives something that no
other plain one looks at: a card drawn, VP, power. In whatever order such abilities come, they come to
the same."""
BEFORE_SCORING: dict[int, tuple[Test, Effect]] = {}
AFTER_SCORING: dict[int, tuple[Test, Effect]] = {}
AFTER_REPLACING: dict[int, Effect] = {}
AFTER_DUEL: dict[int, Fought] = {}
WHEN_SCORING: dict[int, Scoring] = {}


@dataclass(slots=True, kw_only=True, eq=False)
class Faction:
    """A faction: makes its cards and its bases."""

    id: str
    name: str
    box: str  # the set it comes from: "oops" or "core"
    number: int
    faces: list[SmashFace] = field(default_factory=list)

    def minion(
        self,
        name: str,
        *,
        power: int,
        count: int,
        text: str | None = "",
        errata: bool = False,
        provenance: str = "sourced",
        **flags: Any,
    ) -> SmashFace:
        """A minion; the flags are those fields of `SmashFace` that a minion can have."""
        if power < 0:
            raise BadCard(f"{name} has power={power}; printed power is 0 or more")
        return self._face(MINION, name, count, text, errata, provenance, flags, power=power)

    def action(
        self,
        name: str,
        *,
        count: int,
        kind: Kind = Kind.STANDARD,
        text: str | None = "",
        errata: bool = False,
        provenance: str = "sourced",
        **flags: Any,
    ) -> SmashFace:
        """An action; with a `host` test it is played on a minion, to which it `gives` power."""
        if flags.get("host") is not None:
            kind = ON_MINION
        if kind not in ACTIONS:
            raise BadCard(f"{name}: {kind!r} is no kind of action; there is: {_names(ACTIONS)}")
        if kind is ON_MINION and flags.get("host") is None:
            raise BadCard(f"{name} is played on a minion: host= must say on which ones")
        return self._face(kind, name, count, text, errata, provenance, flags)

    def base(
        self,
        name: str,
        *,
        breakpoint: int,
        vp: Sequence[int],
        text: str | None = "",
        errata: bool = False,
        provenance: str = "sourced",
        **flags: Any,
    ) -> SmashFace:
        if breakpoint < 1:
            raise BadCard(f"{name} has breakpoint={breakpoint}; it is 1 or more")
        if len(vp) != 3 or min(vp) < 0:
            raise BadCard(f"{name} has vp={vp}; it is three numbers from 0, for the best three")
        printed = {"breakpoint": breakpoint, "vp": tuple(vp)}
        return self._face(BASE, name, 1, text, errata, provenance, flags, **printed)

    def _face(
        self,
        kind: Kind,
        name: str,
        count: int,
        text: str | None,
        errata: bool,
        provenance: str,
        flags: dict[str, Any],
        **figures: Any,
    ) -> SmashFace:
        """Make a face and enter it. A text of None says that the card has none."""
        if flags:
            _check_flags(name, kind, flags)
        face = SmashFace(
            id=slug(name),
            name=name,
            count=count,
            back="base" if kind is BASE else "card",
            provenance=provenance,
            played=kind is not BASE,
            faction=self.number,
            kind=kind,
            errata=errata,
            wordless=text is None,
            texts=[text] if text else [],
            **figures,
            **flags,
        )
        _COLUMNS.add(face, errata)
        self.faces.append(face)
        return face

    def printed(
        self, errata: bool, bases: bool = False, edition: int | None = None
    ) -> list[SmashFace]:
        """The faces in use: with the errata each card that has one shows the later text."""
        return _printed(self, errata, bases, FACE_NUMBERS.count(edition))


@cache
def _printed(faction: Faction, errata: bool, bases: bool, count: int) -> list[SmashFace]:
    return _in_use(faction, errata, bases, count)


def _in_use(faction: Faction, errata: bool, bases: bool, count: int) -> list[SmashFace]:
    faces = [face for face in faction.faces if face.number < count]
    later = {face.id for face in faces if face.errata} if errata else set()
    found = [
        face
        for face in faces
        if (face.kind is Kind.BASE) is bases and face.errata is (face.id in later)
    ]
    return sorted(found, key=lambda face: face.number)


FACTIONS: list[Faction] = []
SETS = {"oops": "Oops, You Did It Again", "core": "the core set"}


def new_set(id: str, title: str) -> None:
    """Declare a set of factions, for `faction(…, box=id)`; the title is read after "from"."""
    if id in SETS:
        raise BadCard(f"there is a set {id!r} already: {SETS[id]}")
    SETS[id] = title


def faction(name: str, *, box: str) -> Faction:
    if box not in SETS:
        raise BadCard(
            f"{name}: there is no set {box!r}; there is: {', '.join(SETS)}; "
            "new_set(id, title) declares another one"
        )
    id = slug(name)
    if FACTION_NUMBERS.is_taken(id):
        raise BadCard(f"there is a faction with the id {id!r} already")
    new = Faction(id=id, name=name, box=box, number=FACTION_NUMBERS.take(id))
    put_at(FACTIONS, new.number, new)
    return new


def complete(factions: Sequence[Faction]) -> None:
    """Refuse factions that cannot be played, once all their cards are defined."""
    for one in factions:
        for face in one.faces:
            if not face.texts and not face.wordless:
                raise BadCard(
                    f"{face.name} has no text: give its function a docstring, or write text=… "
                    "(text=None if nothing is printed on it)"
                )
            if face.kind is STANDARD and ON_PLAY[face.number] is None:
                raise BadCard(f"{face.name} does nothing: put it before a function, as in @card")
        for errata in (False, True):
            now = FACE_NUMBERS.count()
            cards, bases = (_in_use(one, errata, bases, now) for bases in (False, True))
            count = sum(face.count for face in cards)
            if count != DECK:
                raise BadCard(f"{one.name} have {count} cards, not {DECK} (SU-5)")
            if len(bases) != BASES_EACH:
                raise BadCard(f"{one.name} have {len(bases)} bases, not {BASES_EACH} (SU-9)")


def _check_flags(name: str, kind: Kind, flags: dict[str, Any]) -> None:
    """Refuse flags that cards of this kind do not have, or with a value they cannot have."""
    known = {one.name: one for one in fields(SmashFace) if kind in one.metadata.get("kinds", ())}
    for flag, value in flags.items():
        if flag not in known:
            what, there = kind.name.lower(), ", ".join(sorted(known)) or "none"
            raise BadCard(f"{name}: a card of the kind {what} has no {flag!r}; there is: {there}")
        default, shape = known[flag].default, known[flag].metadata["shape"]
        if shape is not None:
            shape.check(name, value)
        elif type(value) is not type(default):
            sort = type(default).__name__
            raise BadCard(f"{name}: {flag}={value!r} is not possible; it must be of type {sort}")


def _names(kinds: Sequence[Kind]) -> str:
    return ", ".join(f"Kind.{kind.name}" for kind in kinds)
