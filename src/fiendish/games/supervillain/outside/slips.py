"""Slips of the hand in Supervillain: a Mob or an Ops left, one's own destroyed."""

from __future__ import annotations

from fiendish.engine.question import Option
from fiendish.games.supervillain.faces import FACES, DominationCard, Kind
from fiendish.games.supervillain.view import View
from fiendish.prose.slips import Slips, plays

_DESTROYS = ("hit", "destroy-mob", "destroy-project", "destroy-facility", "wipe")
_FACES = {face.id: face for face in FACES}


def left(view: View) -> list[str]:
    options = view.decision.options if view.decision is not None else []
    kinds = {option.kind for option in options}
    return plays(["a Mob"] * ("mob" in kinds) + ["an Ops"] * ("ops" in kinds))


def own(view: View, option: Option) -> str:
    if view.reader is None:
        return ""
    me, name = view.villains[view.reader], _FACES[option.card].name if option.card else ""
    if option.kind == "use":
        return f"This destroys your own {name}." if _is_price(view, option) else ""
    if option.kind not in _DESTROYS:
        return ""
    mine = {project.handle for project in me.projects}
    mine |= {facility.handle for facility in me.facilities}
    mine |= {mob.handle for project in me.projects for mob in project.mobs}
    if option.handle not in mine:
        return ""
    if option.kind == "wipe":
        return f"This destroys your own Mobs on {name}."
    return f"This destroys your own {name}."


def _is_price(view: View, option: Option) -> bool:
    """Whether a card that is used is destroyed for it."""
    face = _FACES[option.card]
    if view.reader is None or not isinstance(face, DominationCard):
        return False
    projects = {project.handle for project in view.villains[view.reader].projects}
    ability = face.project if option.handle in projects else face.facility
    return ability.kind is Kind.DESTROY_THIS


SLIPS = Slips(left=left, own=own)
