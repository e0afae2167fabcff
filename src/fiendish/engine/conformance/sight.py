"""What a view may name: cards the reader knows, and of hidden ones nothing but their number.

Two habits of our views are relied on: a field that holds a handle is called `handle` (or ends in
`_handle`, or `handles` for a list), and cards are named by the id or name of their face.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from fiendish.engine.conformance.case import Case, reader_name
from fiendish.engine.game import Game
from fiendish.engine.state import State
from fiendish.engine.table import Table


def check_sight(
    case: Case, number: int, table: Table, reader: int | None, names: re.Pattern[str] | None = None
) -> None:
    """The view names no card that the reader does not know; `names` finds the names of cards."""
    names = names or card_names(case.game)
    state = table.state
    bit = 1 << (case.seats if reader is None else reader)
    who = reader_name(reader)
    pointed = _pointed(state)
    for handle in _handles(msgspec.to_builtins(table.view(reader))):
        if handle in pointed:
            continue
        if not (0 <= handle < len(state.known) and state.known[handle] & bit):
            case.fail("sight", number, f"the view of {who} has a handle of a hidden card, {handle}")
    # Without the question: it may ask to name any card.
    text = msgspec.json.encode(case.game.view(state, reader, None)).decode()
    faces = [case.game.face(state, identity) for identity in _known(table, bit)]
    may = {name for face in faces for name in (face.id, face.name)}
    for name in sorted(set(names.findall(text))):
        if name not in may:
            case.fail("sight", number, f"the view of {who} names {name}, which it cannot know")


def _handles(data: Any) -> Iterator[int]:
    """All handles in a view, by the names of their fields."""
    if isinstance(data, list):
        for item in data:
            yield from _handles(item)
    elif isinstance(data, dict):
        for key, value in data.items():
            if key.endswith("handle") and value is not None and value != -1:
                yield value
            elif key.endswith("handles"):
                yield from value
            else:
                yield from _handles(value)


def card_names(game: Game) -> re.Pattern[str]:
    """Finds the ids and names of cards in a text."""
    words = {word for face in game.faces for word in (face.id, face.name)}
    longest_first = sorted(words, key=lambda word: (-len(word), word))
    any_of_them = "|".join(map(re.escape, longest_first)) or "(?!)"  # without cards, nothing
    return re.compile(rf"(?<!\w)(?:{any_of_them})(?!\w)")


def _known(table: Table, bit: int) -> set[int]:
    """What the reader has seen: cards it knows, cards named this turn, the one in effect."""
    state = table.state
    seen = {one for one, known in zip(state.identity, state.known, strict=True) if known & bit}
    for fact in reversed(state.journal or ()):
        if fact.turn != state.turn:
            break
        seen.update(card.face for card in fact.cards if card.known & bit)
    seen.add(state.cause)
    seen.discard(-1)
    return seen


def _pointed(state: State) -> Collection[int]:
    """Hidden cards that have a place of their own in the sight of all."""
    return () if state.game.pointed is None else state.game.pointed(state)


def check_order(case: Case, number: int, table: Table, reader: int | None) -> None:
    """Cards in a hidden pile change places, and the view stays as it is.

    Only for a reader who is not asked: one who is may be choosing among face-down cards.
    """
    if table.question is None or table.question.seat == reader:
        return
    state = table.state.copy()
    _reorder(state, 1 << (case.seats if reader is None else reader))
    before = msgspec.json.encode(table.view(reader))
    after = msgspec.json.encode(case.game.view(state, reader, table.question))
    if before != after:
        who = reader_name(reader)
        case.fail("order", number, f"the view of {who} depends on the order of hidden cards")


def _reorder(state: State, bit: int) -> None:
    """Turn hidden cards round by one place within each list they lie in.

    A card hidden from the reader lies in exactly one list, its pile or hand; a number found twice
    is no handle everywhere and is left alone. So is a card that lies apart.
    """
    apart = _pointed(state)
    piles = list(_lists(state))
    found = Counter(number for pile in piles for number in pile)
    for pile in piles:
        places = [
            i
            for i, card in enumerate(pile)
            if found[card] == 1 and card not in apart and _hidden(state, card, bit)
        ]
        cards = [pile[i] for i in places]
        for place, card in zip(places, cards[1:] + cards[:1], strict=True):
            pile[place] = card


def _lists(state: State) -> Iterator[list[int]]:
    for value in state.values():
        if isinstance(value, list) and value is not state.clues and value is not state.lasting:
            if value and isinstance(value[0], list):
                yield from value
            else:
                yield value


def _hidden(state: State, card: int, bit: int) -> bool:
    return 0 <= card < len(state.known) and not state.known[card] & bit
