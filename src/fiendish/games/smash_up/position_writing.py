"""Position files of Smash Up: writing. What the lines mean is told in `position`."""

from __future__ import annotations

from fiendish.engine.game import LETTERS
from fiendish.games.smash_up.faces import FACES, FACTIONS, Kind
from fiendish.games.smash_up.position_effects import write_effects
from fiendish.games.smash_up.rules.board import actions_on, actions_on_base, my_buried_at
from fiendish.games.smash_up.state import AT, EMPTY, PILE, PLAIN, PLAY, SMALL, START, Brawl

_LIMITS = {PLAIN: "", SMALL: " small", EMPTY: " empty", PILE: " pile"}


def write(g: Brawl) -> list[str]:
    """The lines of a position file for a state at the start of a turn or in Play Cards."""
    if g.phase not in (START, PLAY):
        raise ValueError("a position can be written at the start of a turn or in Play Cards")
    phase = "start" if g.phase == START else "play"
    lines = [f"active: {LETTERS[g.active]}", f"phase: {phase}", f"turn: {max(g.turn, 1)}"]
    gone = [word for word, left in _free_plays(g) if not left]
    if gone:
        lines.append(f"played: {', '.join(gone)}")
    if any(g.minions_played):
        counts = [f"{LETTERS[s]} {n}" for s, n in enumerate(g.minions_played) if n]
        lines.append(f"minions played: {', '.join(counts)}")
    if g.extras:
        lines.append(f"extra: {', '.join(_extra(g, entry) for entry in g.extras)}")
    if g.uncovered:
        lines.append("uncovered: yes")
    if g.acts:
        lines.append(f"acts: {g.acts}")
    if g.phase == START:
        lines.append(f"due: {', '.join(FACES[g.face(card)].id for card in g.due)}")
    lines.append(f"base deck: {_ids(g, g.base_deck[::-1])}")
    lines.append(f"base pile: {_ids(g, g.base_pile)}")
    for place in range(len(g.bases)):
        lines += _base(g, place)
    for seat in range(g.seats):
        lines += _player(g, seat)
    return [line.rstrip() for line in [*lines, *write_effects(g)]]


def _free_plays(g: Brawl) -> tuple[tuple[str, int], ...]:
    return ("minion", g.free_minion), ("action", g.free_action)


def _extra(g: Brawl, entry: list[int]) -> str:
    what, limit, place = entry
    if what == Kind.STANDARD:
        return "action"
    at = f" at {FACES[g.face(g.bases[place])].id}" if limit == AT else _LIMITS[limit]
    return f"minion{at}"


def _base(g: Brawl, place: int) -> list[str]:
    lines = ["", f"{FACES[g.face(g.bases[place])].id}:"]
    for seat in range(g.seats):
        minions = [_minion(g, m) for m in g.minions[place] if g.controller[m] == seat]
        if minions:
            lines.append(f"  {LETTERS[seat]}: {', '.join(minions)}")
    actions = [_action(g, card) for card in actions_on_base(g, place)]
    if actions:
        lines.append(f"  actions: {', '.join(actions)}")
    for seat in range(g.seats):
        buried = [_hidden(g, card) for card in my_buried_at(g, seat, place)]
        if buried:
            lines.append(f"  buried {LETTERS[seat]}: {', '.join(buried)}")
    return lines


def _minion(g: Brawl, minion: int) -> str:
    text = _owned(g, minion)
    if g.counters[minion]:
        text += f" +{g.counters[minion]}"
    if g.boost[minion]:
        text += f" ({g.boost[minion]:+})"
    actions = [_action(g, card) for card in actions_on(g, minion)]
    return f"{text} [{', '.join(actions)}]" if actions else text


def _action(g: Brawl, card: int) -> str:
    chosen = f" = {g.chosen[card]}" if g.chosen[card] else ""
    return f"{_owned(g, card)} by {LETTERS[g.controller[card]]}{chosen}"


def _owned(g: Brawl, card: int) -> str:
    return f"{FACES[g.face(card)].id} of {LETTERS[g.owner(card)]}"


def _hidden(g: Brawl, card: int) -> str:
    return _owned(g, card) + (" +seen" if g.known[card] == g.everyone else "")


def _player(g: Brawl, seat: int) -> list[str]:
    lines = ["", f"{LETTERS[seat]}:"]
    lines.append(f"  factions: {', '.join(FACTIONS[number].id for number in g.picks[seat])}")
    lines.append(f"  vp: {g.vp[seat]}")
    if g.hands[seat]:
        lines.append(f"  hand: {', '.join(_hidden(g, card) for card in g.hands[seat])}")
    lines.append(f"  deck: {', '.join(_owned(g, card) for card in g.decks[seat][::-1])}")
    if g.piles[seat]:
        lines.append(f"  pile: {_ids(g, g.piles[seat])}")
    box = [card for card in g.box if g.owner(card) == seat]
    if box:
        lines.append(f"  box: {_ids(g, box)}")
    return lines


def _ids(g: Brawl, cards: list[int]) -> str:
    return ", ".join(FACES[g.face(card)].id for card in cards)
