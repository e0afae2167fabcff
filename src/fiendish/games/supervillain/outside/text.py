"""The table of Supervillain, told from a seat's view."""

from __future__ import annotations

from collections.abc import Sequence

from fiendish.engine.game import LETTERS
from fiendish.games.supervillain.outside.table import limits
from fiendish.games.supervillain.outside.text_cards import CATALOGUE, describe, name, shelf
from fiendish.games.supervillain.outside.text_things import (
    asteroid_block,
    facility_block,
    hand_block,
    project_block,
    turned_up_block,
)
from fiendish.games.supervillain.view import (
    CardView,
    FacilityView,
    ProjectView,
    View,
    VillainView,
)
from fiendish.prose import SHORT, Areas, Board, Row, Status, common
from fiendish.prose.common import (
    Named,
    card_among,
    counted,
    reasons_in_short,
    remark,
    seats_from_reader,
    stopped,
)
from fiendish.prose.text import NO_BREAK, Block, Line, Pane, Span, line, seat_span

# -- the sentence on top -------------------------------------------------------------------------


def status(view: View) -> Status:
    """Who decides what, for which card, by which rule."""
    return common.status(view, _limits(view))


def _limits(view: View) -> str:
    """The quiet limits of a decision."""
    whose = "your" if view.active == view.reader else f"{LETTERS[view.active]}'s"
    return " · ".join([f"Turn {view.turn}, {whose} {view.phase}", *limits(view)])


# -- areas ---------------------------------------------------------------------------------------


def areas(view: View, names: Sequence[str], detail: int) -> Areas:
    """The whole table in parts, rivals in the order of play after the reader."""
    me, *rivals = seats_from_reader(view)
    return Areas(
        rows=[
            Row([_villain(view, view.villains[seat], names, detail) for seat in rivals]),
            Row([_lane(view, detail)], near=True),
            Row([_villain(view, view.villains[me], names, detail)], near=True),
        ],
        hand=_hand(view, detail),
        piles=_decks(view),
    )


def _villain(view: View, villain: VillainView, names: Sequence[str], detail: int) -> Pane:
    blocks = [project_block(view, project, detail) for project in villain.projects]
    blocks += [facility_block(view, facility, detail) for facility in villain.facilities]
    known = [f"{name(card.card)}" for card in villain.seen_hand if villain.seat != view.reader]
    if known:
        blocks.append(remark(f"You know in hand: {', '.join(known)}"))
    if not blocks:
        blocks.append(remark("Nothing built yet"))
    return Pane(_headline(view, villain, names), blocks, villain.seat)


def _headline(view: View, villain: VillainView, names: Sequence[str]) -> Line:
    score = villain.total if view.teams else villain.points
    filled = min(score, view.goal)
    who = names[villain.seat]
    return line(
        seat_span(villain.seat, LETTERS[villain.seat]),
        Span(",", "spoken"),
        Span(f" {who}", "strong spare2"),
        Span(" " + "■" * filled + "□" * (view.goal - filled), "good picture spare1"),
        Span(f" {score}/{view.goal}", "good strong picture"),
        Span(f": {score} of {view.goal} points", "spoken"),
        Span(" ·", "spare3"),
        f" {villain.hand_size}{NO_BREAK}in{NO_BREAK}hand",
        f" · partner {LETTERS[villain.partner]}" if villain.partner >= 0 else "",
        Span(" · plays", "spoken") if villain.seat == view.active else "",
        Span(" ◂", "strong picture") if villain.seat == view.active else "",
        Span(" · cannot win now", "bad") if villain.blocked else "",
    )


# -- between the Villains ------------------------------------------------------------------------


def _lane(view: View, detail: int) -> Pane:
    blocks = [asteroid_block(view, asteroid, detail) for asteroid in view.asteroids]
    title = "Asteroids in flight"
    if view.turned_up is not None:
        blocks.insert(0, turned_up_block(view, view.turned_up))
        title = f"Turned up, and {title}"
    if not blocks:
        blocks.append(remark("None"))
    return Pane(line(Span(title, "strong")), blocks)


def _decks(view: View) -> Pane:
    decks = (
        f"Minion deck {view.minion_deck} · pile {len(view.minion_pile)}",
        f"Domination deck {view.domination_deck} · pile {len(view.domination_pile)}",
    )
    blocks = [Block([line(deck)], "steel", "piles") for deck in decks]
    return Pane(line(Span("Decks and piles", "strong")), blocks)


def piles(view: View) -> list[Line]:
    """What lies in the discard piles, which are open to all (SV-137)."""
    return [
        *_pile("Minion discard pile", view.minion_pile),
        *_pile("Domination discard pile", view.domination_pile),
    ]


def _pile(title: str, cards: Sequence[CardView]) -> list[Line]:
    inside = counted(name(card.card) for card in cards)
    return [line(Span(f"{title}: {len(cards)}", "strong")), line(inside or "empty")]


# -- the hand ------------------------------------------------------------------------------------


def _hand(view: View, detail: int) -> Pane:
    count = len(view.hand)
    much = " · down to 7 in the Evening" if count > 7 else ""  # SV-37
    cards = f" · {count} card{'s' * (count != 1)}{much}"
    title = line(Span("Your hand", "strong"), Span(cards, "muted"))
    blocks = [hand_block(view, card, detail) for card in view.hand]
    if detail == SHORT:
        blocks += reasons_in_short(
            [reason for card in view.hand for reason in (card.not_as_mob, card.not_as_ops)]
        )
    return Pane(title, blocks or [remark("No cards")])


# -- about one thing -----------------------------------------------------------------------------


def against(view: View, pick: str) -> list[str]:
    """Why the reader can do nothing, or not everything, with what was picked."""
    reasons = []
    for card in view.hand:
        if pick == f"h{card.handle}":
            reasons += [f"Not as a Mob: {card.not_as_mob}"] if card.not_as_mob else []
            reasons += [f"Not as an Ops: {card.not_as_ops}"] if card.not_as_ops else []
    for villain in view.villains:
        things: list[ProjectView | FacilityView] = [*villain.projects, *villain.facilities]
        for thing in things:
            if pick == f"h{thing.handle}" and thing.not_usable:
                reasons.append(f"Not usable: {thing.not_usable}")
    return reasons


def refusals(view: View) -> list[str]:
    """What the reader's hand cannot do now, each reason once with the cards it stops."""
    why_not = stopped(
        (name(card.card), f"as {use}: {reason}" if reason else "")
        for card in view.hand
        for use, reason in (("a Mob", card.not_as_mob), ("an Ops", card.not_as_ops))
    )
    return [f"{cards} {reason}" for reason, cards in why_not.items()]


def card_at(view: View, pick: str) -> str:
    cards: list[Named] = [*view.hand, *view.asteroids, *view.minion_pile, *view.domination_pile]
    for villain in view.villains:
        cards += [*villain.projects, *villain.facilities]
        cards += [mob for project in villain.projects for mob in project.mobs]
    return card_among(cards, pick)


BOARD = Board(
    status=status,
    areas=areas,
    piles=piles,
    against=against,
    refusals=refusals,
    card_at=card_at,
    card=describe,
    shelf=shelf,
    catalogue=CATALOGUE,
    example_rule="SV-49",
    example_why="ops Pickpockets",
)
