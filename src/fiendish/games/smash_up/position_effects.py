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

from fiendish.engine.game import LETTERS
from fiendish.engine.position import Line
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
_FORMS = {
    "held": "CARD",
    "lower": "BASE NUMBER",
    "stronger": "CARD NUMBER SEAT",
    "guarded": "CARD NUMBER",
    "asleep": "SEAT NUMBER",
    "blank": "BASE SEAT",
    "later": "CARD SEAT ACTION",
    "used": "play|rise|talent|once CARD-BASE-OR-player [SEAT]",
}


# -- cards in play by name -----------------------------------------------------------------------


def name_of(g: Brawl, card: int) -> str:
    """How a card in play is named: base, controller, id, and which one of several."""
    place = g.at[card]
    base = FACES[g.face(g.bases[place])].id
    if card == g.bases[place]:
        return base
    alike = _alike(g, place, g.controller[card], FACES[g.face(card)].id)
    which = f"@{alike.index(card) + 1}" if len(alike) > 1 else ""
    return f"{base}/{LETTERS[g.controller[card]]}/{FACES[g.face(card)].id}{which}"


def _alike(g: Brawl, place: int, controller: int, name: str) -> list[int]:
    return [
        card
        for card in g.minions[place] + g.actions[place]
        if g.controller[card] == controller and FACES[g.face(card)].id == name
    ]


def _place(g: Brawl, line: Line, name: str) -> int:
    names = [FACES[g.face(base)].id for base in g.bases]
    if name not in names:
        line.refuse(f"the base {name!r} is not in play")
    return names.index(name)


def _card(g: Brawl, line: Line, name: str) -> int:
    base, *rest = name.split("/")
    place = _place(g, line, base)
    if not rest:
        return g.bases[place]
    if len(rest) != 2 or rest[0] not in LETTERS[: g.seats]:
        line.refuse(f"a card in play is named as in `saloon/A/gunfighter`, not {name!r}")
    card_id, _, which = rest[1].partition("@")
    alike = _alike(g, place, LETTERS.index(rest[0]), card_id)
    number = int(which) if which.isascii() and which.isdigit() else 1
    if not 1 <= number <= len(alike):
        line.refuse(f"there is no {name} in play")
    return alike[number - 1]


# -- reading -------------------------------------------------------------------------------------


def read_effects(g: Brawl, block: Line) -> None:
    for line in block.below:
        if line.key not in _FORMS:
            line.refuse(f"effects are {', '.join(_FORMS)}, not {line.key!r}")
        words = line.value.split()
        if not len(_FORMS[line.key].split()) - (line.key == "used") <= len(words) <= 3:
            line.refuse(f"this line is `{line.key}: {_FORMS[line.key]}`")
        _read_effect(g, line, words)


def _read_effect(g: Brawl, line: Line, words: list[str]) -> None:
    key = line.key
    if key == "held":
        g.lasting.append([POSSE, _card(g, line, words[0]), 1])
    elif key == "lower":
        g.lasting.append([RAMPAGE, _place(g, line, words[0]), _number(line, words[1])])
    elif key == "stronger":
        amount, seat = _number(line, words[1]), _seat(g, line, words[2])
        g.lasting.append([AUGMENT, _card(g, line, words[0]), amount, seat])
    elif key == "guarded":
        g.lasting.append([GUARD, _card(g, line, words[0]), _number(line, words[1])])
    elif key == "asleep":
        g.lasting.append([ASLEEP, _seat(g, line, words[0]), min(2, _number(line, words[1]))])
    elif key == "blank":
        g.lasting.append([BLANK, _place(g, line, words[0]), _seat(g, line, words[1])])
    elif key == "later":
        _read_later(g, line, words)
    else:
        _read_use(g, line, words)


def _read_later(g: Brawl, line: Line, words: list[str]) -> None:
    card, seat = _card(g, line, words[0]), _seat(g, line, words[1])
    for event, face in LATER:
        if FACES[face].id == words[2]:
            g.lasting.append([WATCH + event, card, seat, face])
            return
    line.refuse(f"{words[2]} has no later effect")


def _read_use(g: Brawl, line: Line, words: list[str]) -> None:
    if words[0] not in _USES:
        line.refuse(f"what is used is one of {', '.join(_USES)}, not {words[0]!r}")
    card = ANY_PLAYER if words[1] == "player" else _card(g, line, words[1])
    seat = _seat(g, line, words[2]) if len(words) > 2 else 0
    g.once.append(action(_USES[words[0]], card, seat))


def _number(line: Line, word: str) -> int:
    if not (word.isascii() and word.isdigit()) or int(word[:4]) > 99:
        line.refuse(f"{word!r} must be a number up to 99")
    return int(word)


def _seat(g: Brawl, line: Line, word: str) -> int:
    if len(word) != 1 or word not in LETTERS[: g.seats]:
        line.refuse(f"there is no seat {word!r}; seats are {', '.join(LETTERS[: g.seats])}")
    return LETTERS.index(word)


# -- writing -------------------------------------------------------------------------------------


def write_effects(g: Brawl) -> list[str]:
    lines = [_write_lasting(g, entry) for entry in g.lasting]
    lines += [_write_use(g, key) for key in g.once]
    lines = [f"  {line}" for line in lines if line]
    return ["", "effects:", *lines] if lines else []


def _write_lasting(g: Brawl, entry: list[int]) -> str:
    kind, subject, amount, *more = entry
    if kind == ASLEEP:
        return f"asleep: {LETTERS[subject]} {amount}"
    if kind in (RAMPAGE, BLANK):
        base = FACES[g.face(g.bases[subject])].id
        return f"lower: {base} {amount}" if kind == RAMPAGE else f"blank: {base} {LETTERS[amount]}"
    if g.at[subject] == NOWHERE:
        return ""  # about a card that has left, and so over
    name = name_of(g, subject)
    if kind == POSSE:
        return f"held: {name}"
    if kind == AUGMENT:
        return f"stronger: {name} {amount} {LETTERS[more[0]]}"
    if kind == GUARD:
        return f"guarded: {name} {amount}"
    return f"later: {name} {LETTERS[amount]} {FACES[more[0]].id}" if kind >= WATCH else ""


def _write_use(g: Brawl, key: int) -> str:
    kind, card, seat = parts(key)
    if card != ANY_PLAYER and g.at[card] == NOWHERE:
        return ""
    word = next(word for word, number in _USES.items() if number == kind)
    return f"used: {word} {'player' if card == ANY_PLAYER else name_of(g, card)} {LETTERS[seat]}"
