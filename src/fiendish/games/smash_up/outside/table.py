"""What every screen says of a table of Smash Up."""

from __future__ import annotations

from fiendish.engine.wording import plays_left
from fiendish.games.smash_up.faces import FACTIONS
from fiendish.games.smash_up.outside.slips import SLIPS
from fiendish.games.smash_up.rules.turn import VP_TO_WIN
from fiendish.games.smash_up.view import PHASES, PlayerView, View
from fiendish.prose.overview import Overview, Standing, TurnStep, steps_of

BEFORE_THE_GAME = PHASES[:2]
STEPS = dict(
    zip(PHASES[2:], ("Start", "Play Cards", "Score Bases", "Draw Two", "End"), strict=True)
)


def steps(view: View) -> list[TurnStep]:
    if view.phase in BEFORE_THE_GAME:
        return steps_of(BEFORE_THE_GAME, view.phase)
    return steps_of([*STEPS.values()], STEPS[view.phase])


def limits(view: View) -> list[str]:
    if view.phase == BEFORE_THE_GAME[0]:
        return [f"{len(view.pool)} factions still to be had"]
    if view.phase != "Play Cards":
        return []
    left = [
        plays_left(view.minions_left, "minion", "minions"),
        plays_left(view.actions_left, "action", "actions"),
    ]
    return [*left, f"with {', '.join(view.extra_plays)}"] if view.extra_plays else left


def factions(player: PlayerView) -> list[str]:
    """The names of a player's factions."""
    names = {faction.id: faction.name for faction in FACTIONS}
    return [names[faction] for faction in player.factions]


def standing(view: View) -> list[Standing]:
    return [Standing(one.seat, one.vp, " + ".join(factions(one))) for one in view.players]


OVERVIEW = Overview(
    unit="VP",
    steps=steps,
    goal=lambda view: f"{VP_TO_WIN} VP win",
    limits=limits,
    standing=standing,
    slips=SLIPS,
)
