"""Slips of the hand in Master of the Galaxy: cubes and rewards left, one's own projects cancelled."""

from __future__ import annotations

from fiendish.engine.question import Option
from fiendish.games.master_of_the_galaxy.faces import FACES
from fiendish.games.master_of_the_galaxy.galaxy_map import COLOURS
from fiendish.games.master_of_the_galaxy.view import View
from fiendish.prose.slips import Slips

_NAMES = {face.id: face.name for face in FACES}


def left(view: View) -> list[str]:
    options = view.decision.options if view.decision is not None else []
    kinds = {option.kind for option in options}
    found = ["put a cube on a project"] * bool(kinds & {*COLOURS[1:]})
    found += ["take a reward"] * ("reward" in kinds)
    return found + ["place a base"] * ("place" in kinds)


def own(view: View, option: Option) -> str:
    if view.reader is None or option.kind not in ("cancel", "discard"):
        return ""
    me = view.players[view.reader]
    card = next((card for card in me.cards if card.handle == option.handle), None)
    if option.kind == "discard":
        wasted = card is not None and not card.usable and len(me.cards) <= me.card_limit
        return f"This discards your {_NAMES[option.card]} without using it." if wasted else ""
    if card is not None:
        return f"This takes all cubes off your own project on {_NAMES[option.card]}."
    for conflict in view.conflicts:
        mine = conflict.red_seat if option.place == "red" else conflict.blue_seat
        if conflict.handle == option.handle and mine == view.reader:
            return f"This takes all cubes off your own side of {_NAMES[option.card]}."
    for track in view.tracks:
        if track.seat == view.reader and option.place.split(">") == _way(
            track.departure, track.ends
        ):
            return "This takes all cubes off your own route."
    return ""


def _way(departure: str, ends: list[str]) -> list[str]:
    return [departure, *(end for end in ends if end != departure)]


SLIPS = Slips(left=left, own=own)
