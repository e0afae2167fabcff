"""The glyph of every card, and the scenes of every faction and deck."""

from __future__ import annotations


def _table(text: str) -> dict[str, str]:
    """A table from lines of `card glyph`."""
    words = text.split()
    return dict(zip(words[::2], words[1::2], strict=True))


SMASH_UP_SCENES: dict[str, tuple[str, ...]] = {
    "ancient_egyptians": ("tombs", "dunes", "tombs"),
    "cowboys": ("mesas", "dunes", "mesas", "peaks"),
    "samurai": ("peaks", "roofs", "waves", "dunes"),
    "vikings": ("fjord", "waves", "pines", "stars"),
    "aliens": ("domes", "stars", "dunes"),
    "dinosaurs": ("jungle", "peaks", "jungle"),
    "ninjas": ("roofs", "pines", "roofs", "stars"),
    "pirates": ("waves", "coast", "waves"),
    "robots": ("skyline", "skyline", "domes"),
    "tricksters": ("jungle", "pines", "dunes"),
    "wizards": ("towers", "stars", "towers"),
    "zombies": ("graves", "skyline", "graves", "pines"),
}

SUPERVILLAIN_SCENES: dict[str, tuple[str, ...]] = {
    "mobs": ("peaks", "skyline", "dunes", "domes"),
    "green": ("skyline", "stars", "domes", "dunes"),
    "blue": ("stars", "domes", "dunes", "skyline"),
    "brown": ("skyline", "peaks", "domes"),
}

SMASH_UP_GLYPHS: dict[str, dict[str, str]] = {
    "ancient_egyptians": _table("""
        pharaoh crook_and_flail
        priest_of_anubis jackal
        pyramid_engineer set_square
        mummy mummy
        ancient_curse curse_eye
        blessing_of_anubis ankh
        lost_knowledge papyrus
        mummy_strength fist
        plague_of_locusts locust
        seal_the_tomb scarab
        tomb_trap cobra
        you_can_take_it_with_you canopic
        pyramids pyramid
        star_portal portal_ring
    """),
    "cowboys": _table("""
        sheriff sheriff_star
        pinkerton magnifier
        gunfighter pistol
        deputy hat
        dynamite_surprise dynamite
        form_a_posse posse
        gold_in_them_thar_hills nugget_pick
        gold_strike mine_cart
        high_noon high_noon
        quick_draw quick_pistol
        run_em_off boot
        stagecoach stagecoach
        saloon saloon
        so_so_corral corral
    """),
    "samurai": _table("""
        shogun shogun_helm
        bushi samurai_helm
        ronin katana
        samurai_chan blossom
        code_of_bushido bushido_scroll
        final_haiku brush
        heart_of_the_battle war_fan
        honor_the_ancestors stone_lantern
        honor_the_fallen paper_lantern
        honorable_combat crossed_katanas
        way_of_the_warrior enso
        yokai_attack wisp
        sakura_garden sakura_tree
        shoguns_palace castle
    """),
    "vikings": _table("""
        valkyrie winged_helm
        raider axe
        shield_maiden round_shield
        huscarl horned_helm
        berserk paw
        cast_the_runes runes
        combat_training crossed_swords
        pillage torch
        raiding_party horn
        ransack loot_bag
        tribute crown
        viking_funeral burning_ship
        drakkar drakkar
        longhouse longhouse
    """),
    "aliens": _table("""
        supreme_overlord overlord
        invader tripod
        scout saucer
        collector specimen
        abduction abduction
        beam_up beam
        crop_circles crop_circle
        disintegrator ray_gun
        invasion invasion
        jammed_signal jammed
        probe probe
        terraforming terraforming
        the_homeworld homeworld
        the_mothership mothership
    """),
    "dinosaurs": _table("""
        king_rex king_rex
        laseratops triceratops
        armor_stego stego
        war_raptor raptor
        augmentation dna
        howl howl
        natural_selection ammonite
        rampage footprint
        survival_of_the_fittest egg
        tooth_and_claw_and_guns claw
        upgrade upgrade
        wildlife_preserve fern
        jungle_oasis palm
        tar_pits tar_pit
    """),
    "ninjas": _table("""
        ninja_master hood
        tiger_assassin tiger_claw
        shinobi kunai
        ninja_acolyte nunchaku
        assassination dagger
        disguise mask
        hidden_ninja bush
        infiltrate grapple
        poison poison
        seeing_stars shuriken
        smoke_bomb smoke_bomb
        way_of_deception two_masks
        ninja_dojo dojo
        temple_of_goju pagoda
    """),
    "pirates": _table("""
        pirate_king tricorn
        buccaneer cutlass
        saucy_wench tankard
        first_mate ship_wheel
        broadside broadside
        cannon cannon
        dinghy dinghy
        full_sail galleon
        powderkeg powderkeg
        sea_dogs anchor
        shanghai knot
        swashbuckling crossed_cutlasses
        the_grey_opal gem
        tortuga turtle
    """),
    "robots": _table("""
        nukebot nukebot
        warbot warbot
        hoverbot hoverbot
        zapbot zapbot
        microbot_alpha alpha_bot
        microbot_archive archive_disk
        microbot_fixer wrench
        microbot_guard guard_bot
        microbot_reclaimer magnet
        tech_center chip
        factory_436_1337 bot_factory
        the_central_brain central_brain
    """),
    "tricksters": _table("""
        leprechaun pot_of_gold
        brownie acorn
        gnome gnome_hat
        gremlin gremlin
        block_the_path boulder
        disenchant broken_wand
        enshrouding_mist mist
        flame_trap flame
        hideout treehouse
        mark_of_sleep sleep_moon
        pay_the_piper pipe
        take_the_shinies shinies
        cave_of_shinies cave
        mushroom_kingdom mushroom
    """),
    "wizards": _table("""
        archmage archmage_hat
        chronomage hourglass
        enchantress wand
        neophyte wizard_hat
        mass_enchantment sparkles
        mystic_studies book
        portal portal
        sacrifice candle
        scry crystal_ball
        summon summon_circle
        time_loop time_loop
        winds_of_change wind
        school_of_wizardry school
        the_great_library library
    """),
    "zombies": _table("""
        zombie_lord zombie_crown
        grave_digger shovel
        tenacious_z bones
        walker grave_hand
        grave_robbing coffin
        lend_a_hand lend_a_hand
        mall_crawl cart
        not_enough_bullets bullets
        outbreak virus
        overrun many_hands
        they_keep_coming tombstones
        theyre_coming_to_get_you broken_window
        evans_city_cemetery cemetery
        rhodes_plaza_mall mall
    """),
}

SUPERVILLAIN_GLYPHS: dict[str, str] = _table("""
    adrenaline_shot syringe
    mental_restart brain
    plasma_stuffing charged_asteroid
    doomsday_delivery parcel_bomb
    slingshot_crew slingshot
    flak_jockeys crosshair
    gravity_billiards planet_billiards
    shield_polishers polished_shield
    body_snatchers crane_claw
    shift_change swap
    strike_agitators hand
    blueprint_arson blueprint_fire
    recruitment_drive mob
    pickpockets domino_mask
    night_shift night_shift
    cloning_vat cloning_vat
    encore top_star
    interns_of_doom coffee
    back_to_the_drawing_board drawing_board
    heavy_lifters barbell
    transgalactic_bank bank
    star_of_death spiked_star
    big_bang_generator big_bang
    senate_in_chains senate
    planet_sized_statue statue
    dyson_sweatshop dyson
    black_hole_farm black_hole
    mirror_moon mirror_moon
    wormhole spiral
    chronosphere clock
    bad_luck_emitter emitter
    dna_splitter dna_split
    minion_academy mortarboard
    asteroid_foundry crucible
    force_dome city_dome
    orbital_junkyard junkyard
    ministry_of_malice stamp
    spy_satellite_swarm satellite_swarm
    doomsday_clock doomsday_clock
    teleport_hub teleport
    reinforced_bunker bunker
    hypno_tower hypno_tower
    asteroid_catapult catapult
    recruiting_megaphone megaphone
    overtime_factory factory
    propaganda_studio camera
    flak_belt flak
    planet_buster cracked_planet
""")

MARVEL_SCENES: dict[str, tuple[str, ...]] = {
    "loki": ("peaks", "stars", "fjord", "towers"),
    "modok": ("domes", "skyline", "stars"),
    "masque": ("skyline", "coast", "roofs"),
    "heroes": ("skyline", "peaks", "stars", "skyline"),
    "events": ("skyline", "peaks", "waves"),
}

MARVEL_GLYPHS: dict[str, str] = _table("""
    loki_kid_loki slingshot
    loki_lady_loki winged_helm
    loki_president_loki rosette
    loki_king_loki crown
    loki_sorcerer_supreme summon_circle
    loki_lorelei eye
    loki_enchantress wand
    loki_executioner axe
    loki_frost_giant snowflake
    loki_sow_discord spiral
    loki_cast_illusion two_masks
    loki_glorious_purpose horned_helm
    loki_rewrite_the_story brush
    loki_shape_shift swap
    loki_norn_stones runes
    loki_casket_of_ancient_winters casket
    loki_laevateinn flame_sword
    loki_god_of_stories book
    loki_silver_tongue mask
    modok_token overlord
    modok_aim_agent hazard_mask
    modok_aim_scientist flask
    modok_aim_shock_trooper ray_gun
    modok_aim_saboteur parcel_bomb
    modok_super_adaptoid warbot
    modok_monica_rappaccini poison
    modok_modam hoverbot
    modok_creating_the_cube drawing_board
    modok_psionic_blast emitter
    modok_bow_to_modok megaphone
    modok_calculated_outcome chip
    modok_mass_production gears
    modok_cosmic_cube cube
    modok_doomsday_chair throne
    modok_aim_battle_armor shield
    modok_mind_amplifier brain
    modok_scientist_supreme mortarboard
    modok_designed_only_for_killing crosshair
    masque_maggia_hitman pistol
    masque_maggia_enforcer fist
    masque_dreadnought nukebot
    masque_bio_duplicate cloning_vat
    masque_whiplash whip
    masque_the_hood hood
    masque_count_nefaria bolt
    masque_standing_contract contract
    masque_rush_job hourglass
    masque_high_profile_contract top_star
    masque_lure_into_a_trap spider_web
    masque_sniper_shot sniper
    masque_ambush dagger
    masque_call_in_a_favor telephone
    masque_behind_the_mask magnifier
    masque_twin_pistols twin_pistols
    masque_golden_mask domino_mask
    masque_head_of_the_maggia hat
    fate_nick_fury_shield eye_patch
    fate_maria_hill_shield satellite
    fate_phil_coulson_shield contract
    fate_melinda_may_shield crossed_swords
    fate_quake_shield cracked_planet
    fate_deathlok_shield guard_bot
    fate_mockingbird_shield nunchaku
    fate_agent_13_shield domino_mask
    fate_peggy_carter_shield rosette
    fate_life_model_decoy_shield specimen
    ip_iron_man wrench
    ip_black_widow spider
    ip_nick_fury eye_patch
    ip_hulk boulder
    ip_falcon wings
    ip_hawkeye bow
    ip_she_hulk barbell
    ip_vision gem
    ip_thor hammer
    ip_captain_marvel big_bang
    ip_captain_america star_shield
    event_under_surveillance eye
    event_incoming invasion
    event_infiltrated hood
    event_knock_knock torch
    ip_protected_vibranium bank
    ip_lockdown_at_the_raft handcuffs
    ip_helicarrier_alert mothership
    ip_avengers_assemble top_star
    event_judgment_of_the_all_mother crown
    event_maggia_turf_war twin_pistols
    event_aim_mutiny hazard_mask
    fate_heimdall horn
    fate_sif katana
    fate_warriors_three posse
    fate_odin crow_throne
    fate_beta_ray_bill hammer_bolt
    fate_banished portal
    fate_exposed magnifier
    fate_mjolnir hammer
    fate_kate_bishop_west_coast_avenger bow
    fate_clint_barton_west_coast_avenger quiver
    fate_america_chavez_west_coast_avenger portal_ring
    fate_spider_woman spider
    fate_bethany_cabe round_shield
    fate_police_raid handcuffs
    fate_west_coast_reinforcements palm
    fate_back_on_the_street boot
    fate_bulletproof_vest vest
    fate_captain_america_avenger star_shield
    fate_ms_marvel upgrade
    fate_gwenpool_west_coast_avenger crossed_katanas
    fate_war_machine flak
    fate_shield_strike_team mob
    fate_defection boot
    fate_seized_by_shield crane_claw
    fate_containment_field city_dome
""")

MARVEL_PLACES: dict[str, dict[str, str]] = {
    "loki": _table("""
        odins_throne throne
        bifrost bridge
        jotunheim snowflake
        sanctum_sanctorum eye
    """),
    "modok": _table("""
        aim_island palm
        aim_laboratory flask
        black_market loot_bag
        doomsday_hangar saucer
    """),
    "masque": _table("""
        manhattan statue
        maggia_casino_ship galleon
        nefaria_estate castle
        madripoor pagoda
    """),
}

GALAXY_SCENES: dict[str, tuple[str, ...]] = {
    "species": ("stars", "domes", "stars", "peaks"),
    "leader": ("stars", "towers", "skyline"),
    "conflict": ("peaks", "stars", "skyline"),
    "government": ("towers", "skyline", "domes"),
    "commerce": ("skyline", "domes", "dunes"),
    "expansion": ("stars", "domes", "dunes"),
    "progress": ("skyline", "domes", "stars"),
}

GALAXY_GLYPHS: dict[str, str] = _table("""
    humans city_dome
    shabazi crook_and_flail
    myrmicoids locust
    wanderers planet
    crystallides shinies
    omok central_brain
    zong two_masks
    roc wings
    yclopes curse_eye
    arbiter-selvaan stamp
    chronarch-ilo hourglass
    inquisitor-thessk handcuffs
    void-caller-umbriel summon_circle
    gate-warden-oru portal_ring
    archivist-quill book
    kingmaker-dressa crown
    warlord-krag top_star
    surveyor-halcyon set_square
    admiral-yx tricorn
    spymaster-nul hood
    shield-matron-aya polished_shield
    abductor-vesh abduction
    saboteur-rix parcel_bomb
    quartermaster-bol loot_bag
    master-builder-tark crane_claw
    reformer-juno megaphone
    oracle-zhen crystal_ball
    border-war crossed_swords
    orbital-invasion invasion
    total-war cracked_planet
    trade-war cart
    spy-scandal magnifier
    propaganda-campaign camera
    industrial-sabotage dynamite
    technology-race upgrade
    palace-coup dagger
    military-junta crosshair
    merchant-oligarchy pot_of_gold
    technocracy gears
    theocracy candle
    galactic-senate senate
    colonial-federation homeworld
    hive-mandate ammonite
    star-empire throne
    shadow-cabinet mask
    space-exchange swap
    free-trade-zone mall
    interstellar-bank bank
    insurance-syndicate contract
    mercenary-market posse
    luxury-goods gem
    embassy-network telephone
    black-market domino_mask
    trade-fleet mothership
    hyperlanes bridge
    terraforming terraforming
    orbital-shipyards factory
    jump-gates portal
    singularity-bomb black_hole
    wormhole-stabilizer spiral
    defence-grid shield
    colony-ships saucer
    generation-arks egg
    quantum-computing chip
    time-dilation clock
    stasis-field snowflake
    gene-engineering dna
    deep-surveillance satellite
    virtual-worlds mirror_moon
    antimatter-weapons ray_gun
    archive-of-the-ancients archive_disk
    universal-translator papyrus
""")
