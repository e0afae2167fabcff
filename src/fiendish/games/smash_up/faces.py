"""What is printed on cards and bases, and how a card is defined.

A faction makes cards: `@cowboys.minion("Gunfighter", power=3, count=3)` on a function makes that
function what happens when the card is played. Parts with a time of their own are attached to the
card next: `@sheriff.before_scoring()`. The docstrings are the text that players read. A card whose
text was changed later is defined a second time, with `errata=True`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache
from inspect import cleandoc
from typing import Any, NamedTuple

from fiendish.engine.cards import Face, slug
from fiendish.engine.effects import Asking, Effect, Watchers
from fiendish.engine.question import Question
from fiendish.games.smash_up.state import Brawl


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
    amount: int  # LEFT, DESTROYED: its power; PLAYED: the how manieth there this turn; AFFECTED: by


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


@dataclass(frozen=True, slots=True)
class Watcher:
    when: When
    effect: Reaction
    # Lost if the card that the event was about leaves play (SU-R51) or, destroyed, its pile.
    needs_it: bool = False
    used_up: When | None = None  # whether it has nothing more to do this turn


@dataclass(slots=True, kw_only=True, eq=False)
class SmashFace(Face):
    """A card or base. Called with a function, it makes that function its effect when played."""

    number: int
    faction: int
    kind: Kind
    errata: bool
    power: int = 0
    breakpoint: int = 0
    vp: tuple[int, int, int] = (0, 0, 0)
    names_faction: bool = False  # an action for which a faction is named when it is played
    texts: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return " ".join(self.texts)

    def __call__(self, effect: Effect) -> SmashFace:
        ON_PLAY[self.number] = effect
        return self._tell(effect)

    def talent(self, needs: Test | None = None) -> Callable[[Effect], SmashFace]:
        """Used once per turn in the controller's own Play Cards phase (SU-88); on a base too."""

        def attach(effect: Effect) -> SmashFace:
            TALENT[self.number] = effect
            TALENT_NEEDS[self.number] = needs
            return self._tell(effect)

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

        def attach(effect: Reaction) -> SmashFace:
            WATCHERS.add(event, self.number, Watcher(when, effect, needs_it, used_up))
            if plain:
                PLAIN.add((event, self.number))
            if when not in NEARBY:
                HEARD_AFAR.add(event)
            if self.kind is BASE:
                HEARD_BY_BASES.add(event)
            return self._tell(effect)

        return attach

    def later(self, event: Event) -> Callable[[Reaction], SmashFace]:
        """Follows an event this turn for the minion that `watch` was called with; it is plain."""

        def attach(effect: Reaction) -> SmashFace:
            LATER[event, self.number] = effect
            PLAIN.add((event, self.number))
            return self

        return attach

    def after_duel(self, effect: Fought) -> SmashFace:
        """What follows a duel that the card brings about; else the losers are destroyed."""
        AFTER_DUEL[self.number] = effect
        return self._tell(effect)

    def before_scoring(self, when: Test) -> Callable[[Effect], SmashFace]:
        """A Special of a card in play, used before a base scores (SU-122)."""
        return self._window(BEFORE_SCORING, when)

    def after_scoring(self, when: Test) -> Callable[[Effect], SmashFace]:
        """An ability used after a base has scored, before it is cleared (SU-130)."""
        return self._window(AFTER_SCORING, when)

    def _window(
        self, table: dict[int, tuple[Test, Effect]], when: Test
    ) -> Callable[[Effect], SmashFace]:
        def attach(effect: Effect) -> SmashFace:
            table[self.number] = when, effect
            return self._tell(effect)

        return attach

    def after_replacing(self, effect: Effect) -> SmashFace:
        """A base's ability that comes when the next base lies in its place."""
        AFTER_REPLACING[self.number] = effect
        return self._tell(effect)

    def when_scoring(self, effect: Scoring) -> SmashFace:
        """Changes the VP a base gives: called with the place and the VP of each player."""
        WHEN_SCORING[self.number] = effect
        return self._tell(effect)

    def special(self, when: Test) -> Test:
        """From the hand it can also be played before a base scores, if this holds (SU-89)."""
        SPECIAL[self.number] = when
        self._tell(when)
        return when

    def only_special(self, when: Test) -> Test:
        """It can be played only when this holds, not as the action of a turn (SU-R14)."""
        ONLY_WHEN[self.number] = SPECIAL[self.number] = when
        self._tell(when)
        return when

    def from_hand(self, effect: Effect) -> SmashFace:
        """Discarded from the hand for this, in one's own phase or in a duel (SU-143)."""
        FROM_HAND[self.number] = effect
        return self._tell(effect)

    def bonus(self, bonus: Bonus) -> SmashFace:
        """Power the minion has on top of what is printed, for as long as something holds."""
        BONUS[self.number] = bonus
        return self._tell(bonus)

    def aura(self, bonus: Shield) -> SmashFace:
        """Whether the card gives +1 power to a minion: called with the card and the minion."""
        AURA[self.number] = bonus
        return self._tell(bonus)

    def shield(self, shield: Shield) -> SmashFace:
        """Whether the action keeps the ability now carried out from affecting a minion."""
        SHIELD[self.number] = shield
        return self._tell(shield)

    def screen(self, screen: Shield) -> SmashFace:
        """Whether no action of another player affects a minion while this action is there."""
        SCREEN[self.number] = screen
        return self._tell(screen)

    def instead(self, effect: Instead) -> SmashFace:
        """What happens instead of the minion's destruction; tells whether it did."""
        INSTEAD[self.number] = effect
        return self._tell(effect)

    def rescue(self, effect: Rescue) -> SmashFace:
        """What a base does instead of the destruction of minions there: called with its handle
        and those minions, gives the ones that are not destroyed."""
        RESCUE[self.number] = effect
        return self._tell(effect)

    def _tell(self, part: Callable[..., object]) -> SmashFace:
        text = " ".join(cleandoc(part.__doc__ or "").split())
        if text:
            self.texts.append(text)
        return self


FACES: list[SmashFace] = []

# By face, for the hot path; 0 or None where they do not apply.
KIND: list[Kind] = []
FACTION: list[int] = []
POWER: list[int] = []
GIVES: list[int] = []  # an action: power for the minion it is on
BREAKPOINT: list[int] = []
HOST: list[Test | None] = []  # an action on a minion: whether this minion will do
ON_PLAY: list[Effect | None] = []
TALENT: list[Effect | None] = []
TALENT_NEEDS: list[Test | None] = []
BONUS: list[Bonus | None] = []
AURA: list[Shield | None] = []  # a minion: what it adds to the power of others
SHIELD: list[Shield | None] = []
SCREEN: list[Shield | None] = []
INSTEAD: list[Instead | None] = []
FROM_HAND: list[Effect | None] = []
ONLY_WHEN: list[Test | None] = []
SPECIAL: list[Test | None] = []
STANDS: list[bool] = []  # cannot be destroyed
SPREADS: list[int] = []  # a base: power for each minion there
MICROBOT: list[bool] = []
ANSWERS_SPIES: list[bool] = []  # may be played when another player saw one's hand or deck
INFILTRATES: list[bool] = []  # an action on a base: its controller may ignore the base
CANCELS: list[bool] = []  # an action on a base: the base's ability does not exist
EXTRA: list[Extra] = []  # an extra play each turn while in play
RISES: list[bool] = []  # a minion that can be played out of the discard pile
LOCK: list[Lock | None] = []  # an action on a base: whether it bars that player's minion card

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
        text: str = "",
        errata: bool = False,
        stands: bool = False,
        rises: bool = False,
        microbot: bool = False,
        extra: Extra = Extra.NONE,
        provenance: str = "sourced",
    ) -> SmashFace:
        """A minion; `stands` if it cannot be destroyed, `extra` as in the list EXTRA."""
        face = self._face(Kind.MINION, name, count, errata, provenance, text, power=power)
        STANDS[-1], RISES[-1], MICROBOT[-1], EXTRA[-1] = stands, rises, microbot, extra
        return face

    def action(
        self,
        name: str,
        *,
        count: int,
        kind: Kind = Kind.STANDARD,
        host: Test | None = None,
        gives: int = 0,
        text: str = "",
        errata: bool = False,
        extra: Extra = Extra.NONE,
        lock: Lock | None = None,
        cancels: bool = False,
        infiltrates: bool = False,
        answers_spies: bool = False,
        names_faction: bool = False,
        provenance: str = "sourced",
    ) -> SmashFace:
        """An action; with a `host` test it is played on a minion, to which it `gives` power."""
        kind = Kind.ON_MINION if host is not None else kind
        face = self._face(kind, name, count, errata, provenance, text)
        face.names_faction = names_faction
        HOST[-1], GIVES[-1], EXTRA[-1], LOCK[-1] = host, gives, extra, lock
        CANCELS[-1], INFILTRATES[-1], ANSWERS_SPIES[-1] = cancels, infiltrates, answers_spies
        return face

    def base(
        self,
        name: str,
        *,
        breakpoint: int,
        vp: tuple[int, int, int],
        text: str = "",
        spreads: int = 0,
        errata: bool = False,
        provenance: str = "sourced",
    ) -> SmashFace:
        face = self._face(Kind.BASE, name, 1, errata, provenance, text)
        face.breakpoint, face.vp = breakpoint, vp
        BREAKPOINT[-1], SPREADS[-1] = breakpoint, spreads
        return face

    def _face(
        self,
        kind: Kind,
        name: str,
        count: int,
        errata: bool,
        provenance: str,
        text: str,
        power: int = 0,
    ) -> SmashFace:
        face = SmashFace(
            id=slug(name),
            name=name,
            count=count,
            back="base" if kind is Kind.BASE else "card",
            provenance=provenance,
            played=kind is not Kind.BASE,
            number=len(FACES),
            faction=self.number,
            kind=kind,
            errata=errata,
            power=power,
            texts=[text] if text else [],
        )
        FACES.append(face)
        self.faces.append(face)
        KIND.append(kind)
        FACTION.append(self.number)
        POWER.append(power)
        for figures in (GIVES, BREAKPOINT, SPREADS):
            figures.append(0)
        for flags in (STANDS, RISES, MICROBOT, CANCELS, ANSWERS_SPIES, INFILTRATES):
            flags.append(False)
        EXTRA.append(Extra.NONE)
        tables: list[list[Any]] = [
            HOST, ON_PLAY, TALENT, TALENT_NEEDS, BONUS, AURA, SHIELD, SCREEN, INSTEAD, FROM_HAND,
            ONLY_WHEN, SPECIAL, LOCK,
        ]  # fmt: skip
        for table in tables:
            table.append(None)
        return face

    def printed(self, errata: bool, bases: bool = False) -> list[SmashFace]:
        """The faces in use: with the errata each card that has one shows the later text."""
        return _printed(self, errata, bases)


@cache
def _printed(faction: Faction, errata: bool, bases: bool) -> list[SmashFace]:
    later = {face.id for face in faction.faces if face.errata} if errata else set()
    return [
        face
        for face in faction.faces
        if (face.kind is Kind.BASE) is bases and face.errata is (face.id in later)
    ]


FACTIONS: list[Faction] = []
SETS = {"oops": "Oops, You Did It Again", "core": "the core set"}


def faction(name: str, *, box: str) -> Faction:
    new = Faction(id=slug(name), name=name, box=box, number=len(FACTIONS))
    FACTIONS.append(new)
    return new
