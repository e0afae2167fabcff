"""Slips of the hand in Smash Up: plays left, one's own destroyed, actions without effect."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fiendish.engine.question import Option
from fiendish.games.smash_up.faces import FACES, Kind
from fiendish.games.smash_up.view import ActionView, MinionView, View
from fiendish.prose.slips import Slips, plays

_PRINTED = {face.id: face for face in FACES}
_DESTROYS = ("destroy", "destroy-action", "sink")


def left(view: View) -> list[str]:
    options = view.decision.options if view.decision is not None else []
    kinds = {_PRINTED[option.card].kind for option in options if option.kind == "play"}
    minion, action = Kind.MINION in kinds, bool(kinds - {Kind.MINION})
    found = plays(["a minion"] * minion + ["an action"] * action)
    found += ["use a Talent"] * any(option.kind == "talent" for option in options)
    found += ["uncover a card"] * any(option.kind == "uncover" for option in options)
    return found


def own(view: View, option: Option) -> str:
    if option.kind not in _DESTROYS:
        return ""
    controls = {minion.handle: minion.controller for minion in _minions(view)}
    controls |= {action.handle: action.controller for action in _actions(view)}
    mine = controls.get(option.handle, -1) == view.reader
    return f"This destroys your own {_PRINTED[option.card].name}." if mine else ""


# -- actions without effect ----------------------------------------------------------------------


def _minions(view: View) -> Iterator[MinionView]:
    return (minion for base in view.bases for minion in base.minions)


def _actions(view: View) -> Iterator[ActionView]:
    for base in view.bases:
        yield from base.actions
        for minion in base.minions:
            yield from minion.actions


def _has_minion(view: View) -> bool:
    return any(minion.controller == view.reader for minion in _minions(view))


def _has_rival(view: View) -> bool:
    return any(minion.controller != view.reader for minion in _minions(view))


def _meets_rival(view: View) -> bool:
    seats = ({minion.controller for minion in base.minions} for base in view.bases)
    return any(view.reader in here and len(here) > 1 for here in seats)


def _has_pile(view: View) -> bool:
    return view.reader is not None and bool(view.players[view.reader].pile)


def _has_fallen(view: View) -> bool:
    if view.reader is None:
        return False
    pile = view.players[view.reader].pile
    return any(_PRINTED[card.card].kind is Kind.MINION for card in pile)


def _has_buried(view: View) -> bool:
    return any(base.buried for base in view.bases)


def _up_to(power: int) -> Callable[[View], bool]:
    return lambda view: any(minion.power <= power for minion in _minions(view))


NEEDS: dict[str, tuple[Callable[[View], bool], str]] = {
    card: (holds, why)
    for holds, why, cards in (
        (
            _has_minion,
            "you have no minion in play",
            "mummy_strength swashbuckling combat_training howl quick_draw way_of_the_warrior rampage "
            "natural_selection way_of_deception dinghy full_sail powderkeg sacrifice disguise "
            "yokai_attack code_of_bushido broadside tech_center",
        ),
        (
            _meets_rival,
            "no minion of yours shares a base with another player’s",
            "high_noon run_em_off honorable_combat",
        ),
        (_has_rival, "no other player has a minion in play", "plague_of_locusts shanghai sea_dogs"),
        (
            lambda view: any(_minions(view)),
            "there is no minion in play",
            "beam_up crop_circles invasion augmentation survival_of_the_fittest",
        ),
        (_up_to(2), "there is no minion of power 2 or less in play", "cannon"),
        (_up_to(3), "there is no minion of power 3 or less in play", "seeing_stars disintegrator"),
        (lambda view: any(_actions(view)), "there is no action in play", "disenchant"),
        (
            lambda view: any(_actions(view)) or _has_buried(view),
            "there is no action in play and no card is buried",
            "ransack",
        ),
        (_has_pile, "your discard pile is empty", "grave_robbing lend_a_hand"),
        (
            _has_fallen,
            "there is no minion in your discard pile",
            "not_enough_bullets they_keep_coming",
        ),
    )
    for card in cards.split()
}
"""By card: whether it would do something, and why it would not. What is not here may always do something."""


def vain(view: View, option: Option) -> str:
    if option.kind != "play" or option.place or option.card not in NEEDS:
        return ""
    holds, why = NEEDS[option.card]
    return "" if holds(view) else f"{_PRINTED[option.card].name} would do nothing: {why}."


SLIPS = Slips(left=left, own=own, vain=vain)
