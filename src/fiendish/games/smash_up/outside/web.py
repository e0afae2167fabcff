"""The web table of Smash Up, from a seat's view: seats, bases with lanes, a duel, the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from fiendish.engine.question import Option
from fiendish.games.smash_up import GAME
from fiendish.games.smash_up.faces import FACES, FACTIONS, SETS, Kind, SmashFace
from fiendish.games.smash_up.outside.table import BEFORE_THE_GAME, factions, limits
from fiendish.games.smash_up.view import (
    ActionView,
    BaseView,
    BuriedView,
    CardView,
    HandCardView,
    MinionView,
    PlayerView,
    View,
)
from fiendish.web import boards
from fiendish.web.boards import (
    BoardOf,
    Pile,
    Place,
    Shown,
    Zoom,
    reason_parts,
    turn_words,
)
from fiendish.web.choices import (
    IN_HAND,
    PLAIN,
    Choice,
    Choices,
    of_card,
    of_handle,
    of_place,
    of_seat,
)

CARDS_IN_LANE = {2: 3, 3: 2, 4: 2}  # by seats: how many have room as cards; more become strips
CARDS_IN_HAND = 6  # more of them stand in two rows, without their text

_PRINTED = {face.id: face for face in FACES if not face.errata}
_CHANGED = {face.id: face for face in FACES if face.errata}
_FACTIONS = {faction.id: faction for faction in FACTIONS}
_KINDS = {
    Kind.MINION: "Minion",
    Kind.STANDARD: "Action",
    Kind.ON_BASE: "Action on a base",
    Kind.ON_MINION: "Action on a minion",
    Kind.BURIES: "Action",
    Kind.BASE: "Base",
}


# -- what the template draws ---------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Thing:
    """A card in play, or a face-down one in its place: then `zoom` is None unless it is known."""

    id: str  # of the element; nothing for a card that is not known
    name: str
    seat: int  # who controls it; -1: nobody
    faction: str = ""
    power: int | None = None
    raised: int = 0  # against print
    counters: int = 0
    owner: int = -1  # if it is somebody else
    face_down: bool = False
    lies: str = ""  # how, if it is face down
    duels: bool = False
    attached: list[Thing] = field(default_factory=list)
    choice: Choice | None = None
    zoom: Zoom | None = None


class Lane(NamedTuple):
    """What a player has at a base."""

    seat: int
    power: int
    things: list[Thing]
    strips: bool


class Gain(NamedTuple):
    seat: int
    vp: int


class Base(NamedTuple):
    """A base with its bar, lanes, and who would get what now."""

    of: BaseView
    name: str
    text: str
    zoom: Zoom
    choice: Choice | None
    actions: list[Thing]
    lanes: list[Lane]
    gains: list[Gain]
    faction: str
    gold: bool  # something here is an option


class HandCard(NamedTuple):
    """A card of the reader's hand, with its options or with why there are none."""

    of: HandCardView
    zoom: Zoom
    faction: str
    kind: str
    is_minion: bool
    choices: list[tuple[Choice, str]]  # with words that leave out the card's own name
    key: str
    why_not: str
    rule: str


class Chip(NamedTuple):
    """A player in one line."""

    of: PlayerView
    called: str
    factions: list[tuple[str, str]]  # ids and names
    plays: bool
    known: str  # cards in the hand that the reader knows
    choice: Choice | None


class FactionPoster(NamedTuple):
    """A faction still to be had."""

    id: str
    name: str
    box: str
    minions: str
    art: str  # the card whose picture it carries
    choice: Choice | None


def show(view: View, choices: Choices, names: Sequence[str]) -> Shown:
    """All that the templates need. The hand comes first, so that it gets the first keys."""
    called = boards.called(view, names)
    hand = [_hand_card(view, card, choices) for card in view.hand]
    bases = [_base(view, base, choices) for base in view.bases]
    _compare(view, choices)
    places = _places(view, bases, choices)
    return Shown(
        limits=_limits(view, called),
        places=places,
        first=next((n for n, place in enumerate(places) if place.gold), 0),
        own={
            "chips": [_chip(view, player, called, choices) for player in view.players],
            "bases": bases,
            "posters": [_poster(faction, choices) for faction in view.pool],
            "cards": hand,
            "crowded": len(hand) > CARDS_IN_HAND,
            "fighters": _fighters(view, bases),
            "dueling": _downs(view.duel.cards, "Dueling card", choices, view)
            if view.duel is not None
            else [],
            "playing": [_open(view, card, choices) for card in view.playing],
            "aside": _downs(view.aside, "Aside", choices, view),
            "heaps": _piles(view, called),
            "known_deck": _known_deck(view),
        },
    )


# -- words ---------------------------------------------------------------------------------------


def _limits(view: View, called: Sequence[str]) -> str:
    if view.result is not None:
        return ""
    turn = [] if view.phase in BEFORE_THE_GAME else [turn_words(view, called)]
    return " · ".join([*turn, *limits(view)])


def _text(view: View, card: str) -> str:
    """The text that counts at this table: as printed, or as changed later."""
    changed = _CHANGED.get(card) if view.texts == "errata" else None
    return (changed or _PRINTED[card]).text


def _faction_of(card: str) -> str:
    return FACTIONS[_PRINTED[card].faction].id


def _counted(cards: Iterable[str]) -> str:
    times = Counter(_PRINTED[card].name for card in cards)
    return ", ".join(f"{name} × {n}" if n > 1 else name for name, n in sorted(times.items()))


def _zoom(view: View, card: str, figures: str = "") -> Zoom:
    face = _PRINTED[card]
    faction = FACTIONS[face.faction].name
    return Zoom(
        card=card,
        name=face.name,
        kind=f"{_KINDS[face.kind]} · {faction}",
        text=_text(view, card),
        figures=figures or _printed_figures(face),
        provenance=face.provenance,
    )


def _printed_figures(face: SmashFace) -> str:
    if face.kind is Kind.MINION:
        return f"Power {face.power}"
    if face.kind is Kind.BASE:
        first, second, third = face.vp
        return f"Breakpoint {face.breakpoint}. VP: {first} first, {second} second, {third} third"
    return ""


def _places(view: View, bases: Sequence[Base], choices: Choices) -> list[Place]:
    if view.pool:
        return [Place("Factions", f"{len(view.pool)} to be had", bool(choices.all))]
    return [Place(b.name, f"{b.of.total}/{b.of.breakpoint}", b.gold) for b in bases]


# -- players -------------------------------------------------------------------------------------


def _chip(view: View, player: PlayerView, called: Sequence[str], choices: Choices) -> Chip:
    hidden = player.seat != view.reader
    return Chip(
        of=player,
        called=called[player.seat],
        factions=[*zip(player.factions, factions(player), strict=True)],
        plays=player.seat == view.active and view.phase not in BEFORE_THE_GAME,
        known=_counted(card.card for card in player.seen_hand) if hidden else "",
        choice=choices.alone(of_seat(player.seat)),
    )


def _poster(faction: str, choices: Choices) -> FactionPoster:
    found = _FACTIONS[faction]
    minions = [face for face in found.printed(False) if face.kind is Kind.MINION]
    powers = ", ".join(f"{m.name} {m.power}" for m in minions)
    choice = choices.alone(of_card(faction), PLAIN)
    strongest = max(minions, key=lambda minion: minion.power).id
    return FactionPoster(faction, found.name, SETS[found.box], powers, strongest, choice)


# -- bases ---------------------------------------------------------------------------------------


def _base(view: View, base: BaseView, choices: Choices) -> Base:
    here, whole = of_handle(base.handle), of_place(base.handle)
    choice = choices.alone(lambda option: here(option) or whole(option))
    actions = [_action(view, card, -1, choices) for card in base.actions]
    lanes = [_lane(view, base, seat, choices) for seat in range(view.seats)]
    shown = [*actions, *(thing for lane in lanes for thing in lane.things)]
    gold = choice is not None or any(
        part.choice for thing in shown for part in (thing, *thing.attached)
    )
    gains = [Gain(seat, vp) for seat, vp in enumerate(base.forecast) if vp]
    gains.sort(key=lambda gain: (-gain.vp, -base.powers[gain.seat]))
    figures = f"Power {base.total} of {base.breakpoint}"
    printed = _PRINTED[base.card].breakpoint
    if printed != base.breakpoint:
        figures += f" (printed {printed})"
    return Base(
        of=base,
        name=_PRINTED[base.card].name,
        text=_text(view, base.card),
        zoom=_zoom(view, base.card, figures),
        choice=choice,
        actions=actions,
        lanes=lanes,
        gains=gains,
        faction=_faction_of(base.card),
        gold=gold,
    )


def _lane(view: View, base: BaseView, seat: int, choices: Choices) -> Lane:
    things = [_minion(view, m, choices) for m in base.minions if m.controller == seat]
    buried = [card for card in base.buried if card.controller == seat]
    things += _downs(buried, "Buried", choices, view)
    return Lane(seat, base.powers[seat], things, len(things) > CARDS_IN_LANE[view.seats])


def _minion(view: View, minion: MinionView, choices: Choices) -> Thing:
    return Thing(
        id=f"h{minion.handle}",
        name=_PRINTED[minion.card].name,
        seat=minion.controller,
        faction=_faction_of(minion.card),
        power=minion.power,
        raised=minion.power - minion.printed,
        counters=minion.counters,
        owner=minion.owner if minion.owner != minion.controller else -1,
        duels=minion.handle == view.challenger
        or (view.duel is not None and minion.handle in view.duel.minion_handles),
        choice=choices.alone(of_handle(minion.handle)),
        attached=[_action(view, card, minion.controller, choices) for card in minion.actions],
        zoom=_zoom(view, minion.card, _sum(minion)),
    )


def _sum(minion: MinionView) -> str:
    """A minion's power as a sum."""
    otherwise = minion.power - minion.printed - minion.counters
    parts = [f"{minion.printed} printed"]
    if minion.counters:
        parts.append(f"+{minion.counters} counter{'s' * (minion.counters != 1)}")
    if otherwise:
        parts.append(f"{otherwise:+} from cards in play and this turn")
    return f"Power {minion.power}: {', '.join(parts)}"


def _action(view: View, card: ActionView, expected: int, choices: Choices) -> Thing:
    """An action in play; whose it is, unless it lies on a minion of the same player."""
    name = _PRINTED[card.card].name
    if card.named:
        name += f": {_FACTIONS[card.named].name}"
    return Thing(
        id=f"h{card.handle}",
        name=name,
        seat=card.controller if card.controller != expected else -1,
        faction=_faction_of(card.card),
        choice=choices.alone(of_handle(card.handle)),
        zoom=_zoom(view, card.card),
    )


def _downs(cards: Sequence[BuriedView], lies: str, choices: Choices, view: View) -> list[Thing]:
    """Cards that lie face down, or aside; named and picked up by id only by those who know them."""
    return [
        Thing(
            id=f"h{card.handle}" if card.card else "",
            name=_PRINTED[card.card].name if card.card else "",
            seat=card.controller,
            faction=_faction_of(card.card) if card.card else "",
            face_down=True,
            lies=lies,
            choice=choices.alone(of_handle(card.handle)),
            zoom=_zoom(view, card.card) if card.card else None,
        )
        for card in cards
    ]


def _open(view: View, card: CardView, choices: Choices) -> Thing:
    return Thing(
        id=f"h{card.handle}",
        name=_PRINTED[card.card].name,
        seat=card.owner if card.owner < view.seats else -1,
        faction=_faction_of(card.card),
        choice=choices.alone(of_handle(card.handle)),
        zoom=_zoom(view, card.card),
    )


def _fighters(view: View, bases: Sequence[Base]) -> list[Thing]:
    """The two minions of a duel, in the order of the challenge."""
    if view.duel is None:
        return []
    lanes = [lane for base in bases for lane in base.lanes]
    found = {thing.id: thing for lane in lanes for thing in lane.things if thing.duels}
    return [found[f"h{handle}"] for handle in view.duel.minion_handles if f"h{handle}" in found]


def _compare(view: View, choices: Choices) -> None:
    """For a challenge: how the two would stand now, before dueling cards (SU-107)."""
    standing = {minion.handle: minion for base in view.bases for minion in base.minions}
    mine = standing.get(view.challenger)
    if mine is None:
        return
    for choice in choices.all:
        rival = standing.get(choice.option.handle)
        if rival is not None:
            lead = mine.power - rival.power
            choice.note = f"now {mine.power} : {rival.power}, " + (
                "a tie" if not lead else "you lead" if lead > 0 else "you trail"
            )


# -- the hand and the piles ----------------------------------------------------------------------


def _hand_card(view: View, card: HandCardView, choices: Choices) -> HandCard:
    face = _PRINTED[card.card]
    here = choices.several(of_handle(card.handle), IN_HAND)
    key = choices.next_key() if here else ""
    if len(here) == 1:
        here[0].key = key
    why_not, rule = reason_parts(card.not_playable) if not here else ("", "")
    return HandCard(
        of=card,
        zoom=_zoom(view, card.card),
        faction=_faction_of(card.card),
        kind=_KINDS[face.kind],
        is_minion=face.kind is Kind.MINION,
        choices=[(choice, _shorter(choice.option, face)) for choice in here],
        key=key,
        why_not=why_not,
        rule=rule,
    )


def _shorter(option: Option, face: SmashFace) -> str:
    """An option's words without the name of the card it stands on."""
    for start in (f"Play {face.name} {face.power} ", f"Play {face.name} "):
        if option.text.startswith(start):
            return option.text.removeprefix(start)
    return option.text


def _piles(view: View, called: Sequence[str]) -> list[Pile]:
    piles = []
    for player in view.players:
        whose = "Your" if player.seat == view.reader else f"{called[player.seat]}’s"
        piles.append(_pile("discards", player.seat, player.pile, whose))
    piles.append(_pile("Bases out", -1, view.base_pile))
    if view.box:
        piles.append(_pile("In the box", -1, view.box))
    return piles


def _pile(name: str, seat: int, cards: Sequence[CardView], whose: str = "") -> Pile:
    ids = [card.card for card in cards]
    return Pile(name, seat, [card.handle for card in cards], ids, whose)


def _known_deck(view: View) -> str:
    """Cards that the reader knows to be in its own deck."""
    if view.reader is None:
        return ""
    return ", ".join(_PRINTED[card].name for card in view.players[view.reader].deck_known)


def _at(view: View, option: Option) -> str:
    """A base with all that lies there, a minion, or for an action of the hand the table."""
    if option.handle < 0 or option.place_handle >= 0:
        is_base = option.place in _PRINTED and _PRINTED[option.place].kind is Kind.BASE
        at = boards.card_in_play(view, option)
        return at.replace("h", "b") if is_base else at
    in_hand = any(card.handle == option.handle for card in view.hand)
    return "felt" if option.kind == "play" and in_hand else ""


BOARD = BoardOf(
    finish=("end", "done"),
    show=show,
    names={face.id: face.name for face in GAME.faces} | {f.id: f.name for f in FACTIONS},
    poster="gunfighter",
    wide={face.id: (280, 56) for face in FACES if face.kind is Kind.BASE},
    at=_at,
)
