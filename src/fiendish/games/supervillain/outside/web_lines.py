"""The abilities of Domination cards in so few words that a table full of them can be read.

The whole text stands on the enlarged card; what is said here is only a reminder of it.
"""

from __future__ import annotations

from fiendish.games.supervillain.faces import Ability, Kind

LONGEST = 30

TAGS = {
    Kind.WHEN_COMPLETE: "done",
    Kind.DESTROY_THIS: "scrap",
    Kind.ONCE_PER_TURN: "once",
    Kind.WHENEVER: "always",
    Kind.IF_DESTROYED: "if lost",
}
"""How an ability comes to work, in a word; the whole words are those of its kind."""


def _table(text: str) -> dict[str, tuple[str, str]]:
    """A table from lines of `card | as a Project | as a Facility`."""
    rows = ([cell.strip() for cell in line.split("|")] for line in text.strip().split("\n"))
    return {card: (project, facility) for card, project, facility in rows}


LINES = _table("""
    transgalactic_bank        | draw 2                     | you complete: draw 1
    star_of_death             | wipe Mobs off a Project    | launch, charged
    big_bang_generator        | launch 2 Asteroids         | charge all your Asteroids
    senate_in_chains          | others discard 1 each      | Mob lost: discard 1
    planet_sized_statue       | ◈ on each Facility         | draw 3
    dyson_sweatshop           | draw 1                     | hand card as a Mob
    black_hole_farm           | shoot down 1 or 2          | shoot down incoming
    mirror_moon               | retarget an Asteroid       | retarget incoming
    wormhole                  | move a Mob of yours        | you complete: Mob from pile
    chronosphere              | a Project from the pile    | a Minion from the pile
    bad_luck_emitter          | charge an Asteroid         | charged target cannot win
    dna_splitter              | draw 1                     | one more Mob up to 300
    minion_academy            | draw 2                     | draw 1, discard 1
    asteroid_foundry          | launch an Asteroid         | launch an Asteroid
    force_dome                | each Mob here gets ◈       | ◈ on a Mob
    orbital_junkyard          | shoot down 1               | Mob, Project lost: draw 1
    ministry_of_malice        | others discard 1 each      | their Facility lost: draw 2
    spy_satellite_swarm       | rob a hand of 1            | rob each hand of 1
    doomsday_clock            | charge your Asteroid       | destroy a Project
    teleport_hub              | may swap 2 Mobs            | swap yours for theirs
    reinforced_bunker         | ◈ on 1 or 2 of yours       | you complete: ◈ on Facility
    hypno_tower               | take a Mob up to 300       | take a Mob up to 300
    asteroid_catapult         | launch an Asteroid         | launch if none in flight
    recruiting_megaphone      | draw 1                     | draw 1 if behind
    overtime_factory          | one more Mob               | one more Mob
    propaganda_studio         | one more Ops               | one more Ops
    flak_belt                 | shoot down 1 incoming      | shoot down all incoming
    planet_buster             | destroy a Mob              | destroy a Facility
""")


def tag(ability: Ability) -> str:
    """How an ability works and what it costs: 'once, 2 cards'."""
    price = f", {ability.cost} card{'s' * (ability.cost > 1)}" if ability.cost else ""
    return TAGS[ability.kind] + price


def line(card: str, is_project: bool) -> str:
    """What an ability does, in a few words."""
    return LINES[card][0 if is_project else 1]
