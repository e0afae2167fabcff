"""The numbers of faces, by which states call them: the place in these lists.

Lines are only ever added, at the end; none is moved or taken away (see `engine/numbering.py`).
"""

from __future__ import annotations

from fiendish.engine.numbering import Numbering

FACE_NUMBERS = Numbering(
    48,
    """
    transgalactic_bank
    star_of_death
    big_bang_generator
    senate_in_chains
    planet_sized_statue
    dyson_sweatshop
    black_hole_farm
    mirror_moon
    wormhole
    chronosphere
    bad_luck_emitter
    dna_splitter
    minion_academy
    asteroid_foundry
    force_dome
    orbital_junkyard
    ministry_of_malice
    spy_satellite_swarm
    doomsday_clock
    teleport_hub
    reinforced_bunker
    hypno_tower
    asteroid_catapult
    recruiting_megaphone
    overtime_factory
    propaganda_studio
    flak_belt
    planet_buster
    adrenaline_shot
    mental_restart
    plasma_stuffing
    doomsday_delivery
    slingshot_crew
    flak_jockeys
    gravity_billiards
    shield_polishers
    body_snatchers
    shift_change
    strike_agitators
    blueprint_arson
    recruitment_drive
    pickpockets
    night_shift
    cloning_vat
    encore
    interns_of_doom
    back_to_the_drawing_board
    heavy_lifters
    """,
)
