"""What an option changes at a table of Smash Up, for the reason of a hint."""

from __future__ import annotations

from fiendish.engine.game import LETTERS
from fiendish.games.smash_up.faces import FACES
from fiendish.games.smash_up.view import BaseView, View
from fiendish.prose.why import cards, points, signed

_NAMES = {face.id: face.name for face in FACES}


def changes(before: View, after: View) -> list[str]:
    me = before.reader
    assert me is not None
    there = {base.handle: base for base in after.bases}
    found = points(before, after)
    gone = "scores" if found else "is replaced"
    for then in before.bases:
        now = there.get(then.handle)
        if now is None:
            found.append(f"{_NAMES[then.card]} {gone}")
        else:
            found += _at(then, now, me)
    found += cards(before, after)
    if after.turn == before.turn:
        for left, was, kind in (
            (after.minions_left, before.minions_left, "minion"),
            (after.actions_left, before.actions_left, "action"),
        ):
            if left > was:
                found.append(f"one more {kind} to play")
    for then_player, now_player in zip(before.players, after.players, strict=True):
        lost = then_player.hand_size - now_player.hand_size
        if then_player.seat != me and lost > 0:
            found.append(
                f"{LETTERS[then_player.seat]} loses {lost} card{'s' * (lost > 1)} of the hand"
            )
    return found


def _at(then: BaseView, now: BaseView, me: int) -> list[str]:
    """At one base: own power and lead, that of others, whether it would score."""
    name, found = _NAMES[now.card], []
    mine = now.powers[me] - then.powers[me]
    led, leads = _leads(then, me), _leads(now, me)
    if mine > 0 and leads and not led:
        found.append(f"{signed(mine)} power, takes the lead at {name}")
    elif mine:
        found.append(f"{signed(mine)} power at {name}")
    if then.missing and not now.missing:
        gain = f", +{now.forecast[me]} VP" if now.forecast[me] else ""
        found.append(f"{'the base' if found else name} would score{gain}")
    for seat, (was, power) in enumerate(zip(then.powers, now.powers, strict=True)):
        if seat != me and power != was:
            found.append(f"{signed(power - was)} power for {LETTERS[seat]} at {name}")
    if now.breakpoint != then.breakpoint:
        found.append(f"{name} scores at {now.breakpoint}, not {then.breakpoint}")
    if sum(one.controller == me for one in now.buried) > sum(
        one.controller == me for one in then.buried
    ):
        found.append(f"a card buried at {name}")
    return found


def _leads(base: BaseView, me: int) -> bool:
    """Whether a player has more power there than everybody else."""
    return base.powers[me] > max(power for seat, power in enumerate(base.powers) if seat != me)
