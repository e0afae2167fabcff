"""What lasts in a position file: the lines below `effects:`, read and written.

    effects:
      held: saloon/A/gunfighter            cannot be destroyed, moved or returned this turn
      lower: saloon 3                      its breakpoint, this turn
      stronger: saloon/A/deputy@2 4 B      power until the end of B's turn
      guarded: saloon/A/armor_stego 2      power on other players' turns
      asleep: B 2                          no actions in the next turn (2) or in this one (1)
      blank: saloon A                      the base's ability is cancelled until A's turn
      later: saloon/A/bushi A way_of_the_warrior
      used: talent saloon/A/raider         spent this turn, by a card or by a player

A card in play is named by base, controller and id; `@2` is the second such card there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from fiendish.engine.game import LETTERS
from fiendish.engine.positions.lines import Line
from fiendish.engine.positions.reading import Reading
from fiendish.engine.question import action, parts
from fiendish.games.smash_up.faces import FACES, LATER
from fiendish.games.smash_up.rules.allowed import ANY_PLAYER
from fiendish.games.smash_up.rules.board import (
    ASLEEP,
    AUGMENT,
    BLANK,
    GUARD,
    ONCE,
    POSSE,
    RAMPAGE,
    WATCH,
)
from fiendish.games.smash_up.rules.plays import PLAY_CARD, PLAY_FROM_PILE, TALENT
from fiendish.games.smash_up.state import NOWHERE, Brawl

_USES = {"play": PLAY_CARD, "rise": PLAY_FROM_PILE, "talent": TALENT, "once": ONCE}
_EFFECTS = {
    "held": (POSSE, "CARD"),
    "lower": (RAMPAGE, "BASE NUMBER"),
    "stronger": (AUGMENT, "CARD NUMBER SEAT"),
    "guarded": (GUARD, "CARD NUMBER"),
    "asleep": (ASLEEP, "SEAT NUMBER"),
    "blank": (BLANK, "BASE SEAT"),
    "later": (WATCH, "CARD SEAT ACTION"),
}
_USED = "play|rise|talent|once CARD-BASE-OR-player [SEAT]"


# -- cards in play by name -----------------------------------------------------------------------


def _name(g: Brawl, card: int) -> str:
    """How a card in play is named: base, controller, id, and which one of several."""
    place = g.at[card]
    if card == g.bases[place]:
        return _base_name(g, place)
    id = FACES[g.face(card)].id
    alike = _alike(g, place, g.controller[card], id)
    which = f"@{alike.index(card) + 1}" if len(alike) > 1 else ""
    return f"{_base_name(g, place)}/{LETTERS[g.controller[card]]}/{id}{which}"


def _base_name(g: Brawl, place: int) -> str:
    return FACES[g.face(g.bases[place])].id


def _alike(g: Brawl, place: int, controller: int, name: str) -> list[int]:
    return [
        card
        for card in g.minions[place] + g.actions[place]
        if g.controller[card] == controller and FACES[g.face(card)].id == name
    ]


def place_of(g: Brawl, line: Line, name: str) -> int:
    """The place of the base of that id."""
    names = [_base_name(g, place) for place in range(len(g.bases))]
    if name not in names:
        line.refuse(f"the base {name!r} is not in play; there is: {', '.join(names)}")
    return names.index(name)


def _card(g: Brawl, line: Line, name: str) -> int:
    base, *further = name.split("/")
    place = place_of(g, line, base)
    if not further:
        return g.bases[place]
    if len(further) != 2 or further[0] not in [*LETTERS[: g.seats]]:
        line.refuse(f"a card in play is named as in `saloon/A/gunfighter`, not {name!r}")
    card_id, _, which = further[1].partition("@")
    alike = _alike(g, place, LETTERS.index(further[0]), card_id)
    number = int(which[:4]) if which.isascii() and which.isdigit() else 1
    if not 1 <= number <= len(alike):
        line.refuse(f"there is no {name} in play")
    return alike[number - 1]


# -- reading -------------------------------------------------------------------------------------

_READ: dict[str, Callable[[Brawl, Line, str], int]] = {
    "CARD": _card,
    "BASE": place_of,
    "NUMBER": lambda g, line, word: line.number_in(word, 0, 99, "the number"),
    "SEAT": lambda g, line, word: line.seat_of(word, g.seats),
}


def read_effect(r: Reading[Brawl], line: Line, n: int) -> None:
    """A line below `effects:`."""
    forms = {key: form for key, (_, form) in _EFFECTS.items()} | {"used": _USED}
    form, words = line.choice(line.key, forms, "an effect").split(), line.value.split()
    if not len(form) - (line.key == "used") <= len(words) <= len(form):
        line.refuse(f"this line is `{line.key}: {' '.join(form)}`")
    if line.key == "used":
        _read_use(r.g, line, words)
        return
    kind = _EFFECTS[line.key][0]
    values = [
        _READ[what](r.g, line, word)
        for what, word in zip(form, words, strict=True)
        if what in _READ
    ]
    if line.key == "held":
        values.append(1)
    elif line.key == "asleep":
        values[1] = min(2, values[1])
    elif line.key == "later":
        later = {FACES[face].id: (event, face) for event, face in reversed(LATER)}
        event, face = line.choice(words[2], later, "an action with a later effect")
        kind += event
        values.append(face)
    r.g.lasting.append([kind, *values])


def _read_use(g: Brawl, line: Line, words: list[str]) -> None:
    kind = line.choice(words[0], _USES, "what is used")
    card = ANY_PLAYER if words[1] == "player" else _card(g, line, words[1])
    seat = line.seat_of(words[2], g.seats) if len(words) > 2 else 0
    g.once.append(action(kind, card, seat))


# -- writing -------------------------------------------------------------------------------------

_WRITE: dict[str, Callable[[Brawl, int], str]] = {
    "CARD": _name,
    "BASE": _base_name,
    "NUMBER": lambda g, number: str(number),
    "SEAT": lambda g, seat: LETTERS[seat],
    "ACTION": lambda g, face: FACES[face].id,
}


def write_effects(g: Brawl, n: int) -> Iterable[str]:
    """The lines below `effects:`; what is about a card that has left is over."""
    keys = {kind: key for key, (kind, _) in _EFFECTS.items()}
    for kind, *values in g.lasting:
        key = keys.get(min(kind, WATCH))
        if key is not None:
            form = _EFFECTS[key][1].split()
            if form[0] != "CARD" or g.at[values[0]] != NOWHERE:
                words = [_WRITE[what](g, value) for what, value in zip(form, values, strict=False)]
                yield f"{key}: {' '.join(words)}"
    for use in g.once:
        kind, card, seat = parts(use)
        if card == ANY_PLAYER or g.at[card] != NOWHERE:
            word = next(word for word, number in _USES.items() if number == kind)
            yield f"used: {word} {'player' if card == ANY_PLAYER else _name(g, card)} {LETTERS[seat]}"
