"""What every screen says of a table of Supervillain."""

from __future__ import annotations

from fiendish.engine.wording import plays_left
from fiendish.games.supervillain.faces import FACES
from fiendish.games.supervillain.outside.slips import SLIPS
from fiendish.games.supervillain.view import PHASES, View
from fiendish.prose.overview import Overview, Standing, steps_of


def goal(view: View) -> str:
    who = "a team with " if view.teams else ""
    extra = " · Total Annihilation" if view.total_annihilation else ""
    return f"{who}{view.goal} points win{'s' if who else ''}{extra}"


def limits(view: View) -> list[str]:
    found = []
    if view.phase == "Day":
        found.append(plays_left(view.mobs_left, "Mob", "Mobs"))
        if view.small_mobs_left:
            found.append(plays_left(view.small_mobs_left, "Mob", "Mobs", " of 300 or less"))
        found.append(plays_left(view.ops_left, "Ops", "Ops"))
    incoming = sum(asteroid.target == view.reader for asteroid in view.asteroids)
    if incoming:
        verb = "points" if incoming == 1 else "point"
        found.append(f"{incoming} Asteroid{'s' * (incoming > 1)} {verb} at you")
    return found


def printed_points(value: int) -> str:
    """Domination points as printed: the letter Z for none (SV-18)."""
    return str(value) if value else "Z"


def standing(view: View) -> list[Standing]:
    """A team counts what both have; what each has built stands beside it."""
    names = {face.id: face.name for face in FACES}
    return [
        Standing(
            villain.seat,
            villain.total if view.teams else villain.points,
            ", ".join(
                f"{names[facility.card]} {printed_points(facility.points)}"
                for facility in villain.facilities
            ),
        )
        for villain in view.villains
    ]


OVERVIEW = Overview(
    unit="points",
    steps=lambda view: steps_of(PHASES, view.phase),
    goal=goal,
    limits=limits,
    standing=standing,
    slips=SLIPS,
)
