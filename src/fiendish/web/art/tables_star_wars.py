"""The glyph of every card and location of Star Wars Villainous, and the scenes of its decks."""

from __future__ import annotations

from fiendish.web.art.tables import _table as table

STAR_WARS_SCENES: dict[str, tuple[str, ...]] = {
    "darth_vader": ("stars", "towers", "peaks"),
    "kylo_ren": ("fjord", "stars", "pines"),
    "asajj_ventress": ("jungle", "graves", "skyline"),
    "general_grievous": ("mesas", "domes", "stars"),
    "moff_gideon": ("dunes", "domes", "skyline"),
    "rebels": ("stars", "dunes", "domes", "peaks"),
}

STAR_WARS_GLYPHS: dict[str, str] = table("""
    dv_luke_skywalker_tile beam_sword
    dv_stormtroopers troopers
    dv_imperial_royal_guards flared_helm
    dv_admiral_piett rosette
    dv_grand_moff_tarkin chip
    dv_boba_fett visor_helm
    dv_emperor_palpatine hood
    dv_force_choke grip
    dv_lack_of_faith fist
    dv_i_am_your_father bond
    dv_search_your_feelings eye
    dv_it_is_your_destiny hand
    dv_what_is_thy_bidding throne
    dv_the_circle_is_now_complete portal_ring
    dv_you_underestimate_the_dark_side black_hole
    dv_vaders_lightsaber crossed_beams
    dv_carbon_freezing_chamber slab
    dv_interrogation_droid torture_droid
    dv_tie_advanced_x1 interceptor
    dv_executor dagger_ship
    dv_obi_wan_kenobi beam_sword
    dv_yoda wizard_hat
    dv_leia_organa crown
    dv_han_solo pistol
    dv_chewbacca bow
    dv_r2_d2 droid
    dv_use_the_force_luke summon_circle
    dv_ill_never_join_you boot
    dv_rebel_assault fighters
    dv_its_a_trap spider_web
    dv_death_star_plans drawing_board
    dv_more_powerful_than_you_can_imagine wisp
    dv_millennium_falcon freighter
    dv_x_wing_starfighter fighter
    kr_first_order_stormtroopers troopers
    kr_flametroopers flame
    kr_knights_of_ren axe
    kr_captain_phasma trooper
    kr_general_hux megaphone
    kr_supreme_leader_snoke crow_throne
    kr_let_the_past_die cracked_helm
    kr_unbridled_rage flame_sword
    kr_i_will_finish_what_you_started candle
    kr_mind_probe brain
    kr_more_more cannon
    kr_crossguard_lightsaber crossguard_beam
    kr_darth_vaders_helmet flared_helm
    kr_riot_control_baton ray_staff
    kr_wounded_pride torn_disc
    kr_force_bond bond
    kr_tie_silencer interceptor
    kr_command_shuttle shuttle
    kr_rey ray_staff
    kr_han_solo quick_pistol
    kr_finn trooper
    kr_poe_dameron wings
    kr_leia_organa top_star
    kr_chewbacca bow
    kr_luke_skywalker crossed_beams
    kr_ben knot
    kr_force_projection two_masks
    kr_may_the_force_be_with_you summon_circle
    kr_skywalker_lightsaber beam_sword
    kr_torn_apart torn_disc
    kr_millennium_falcon freighter
    kr_black_one fighter
    av_nightsisters hood
    av_commando_droids thin_droids
    av_karis_and_naaleth crossed_katanas
    av_savage_opress axe
    av_mother_talzin curse_eye
    av_latts_razzi whip
    av_shadow_infiltration domino_mask
    av_assassins_strike dagger
    av_dookus_command bushido_scroll
    av_double_cross two_masks
    av_twin_lightsabers twin_beams
    av_water_of_life poison
    av_bounty_puck puck
    av_slip_away smoke_bomb
    av_new_contract contract
    av_fanblade_starfighter fan_fighter
    av_trident_assault_ship trident_ship
    av_assault_on_kamino stilt_city
    av_kidnap_the_huttlet loot_bag
    av_vengeance_against_dooku crossed_beams
    av_cargo_on_the_subtram speeder_tram
    av_hunt_the_brothers crosshair
    av_the_padawans_bounty handcuffs
    av_obi_wan_kenobi beam_sword
    av_anakin_skywalker crossed_beams
    av_ahsoka_tano twin_beams
    av_quinlan_vos footprint
    av_captain_rex twin_pistols
    av_luminara_unduli enso
    av_mission_compromised jammed
    av_betrayed_by_dooku broken_wand
    av_clone_reinforcements troopers
    av_may_the_force_be_with_you summon_circle
    av_tracking_beacon emitter
    av_strange_alliances lend_a_hand
    av_twilight freighter
    av_jedi_interceptor fighter
    gg_b1_battle_droids thin_droids
    gg_bx_droid_commandos thin_droid
    gg_b2_super_battle_droids guard_bot
    gg_droidekas rolling_droid
    gg_magna_guard ray_staff
    gg_gor paw
    gg_escape_plan portal
    gg_count_dookus_orders bushido_scroll
    gg_motivational_tactics fist
    gg_add_to_my_collection many_beams
    gg_hunting_jedi crosshair
    gg_trained_in_the_jedi_arts twin_beams
    gg_soulless_one interceptor
    gg_malevolence cruiser
    gg_anakin_skywalker crossed_beams
    gg_kit_fisto wind
    gg_ahsoka_tano twin_beams
    gg_plo_koon hazard_mask
    gg_obi_wan_kenobi beam_sword
    gg_mace_windu bolt
    gg_retreat boot
    gg_may_the_force_be_with_you summon_circle
    gg_captured handcuffs
    gg_exposed magnifier
    gg_under_repair wrench
    gg_delta_7_jedi_starfighter fighter
    gg_the_negotiator gunship
    mg_dark_troopers warbot
    mg_death_troopers trooper
    mg_stormtroopers troopers
    mg_doctor_pershing flask
    mg_the_client loot_bag
    mg_beskar ingots
    mg_darksaber katana
    mg_laboratory_samples helix_vial
    mg_you_have_something_i_want grapple
    mg_me_and_the_kid_will_survive round_shield
    mg_the_kids_just_fine cradle
    mg_captured slab
    mg_experimentation dna
    mg_long_live_the_empire torch
    mg_imperial_light_cruiser cruiser
    mg_outland_tie_fighter interceptor
    mg_the_mandalorian visor_helm
    mg_grogu cradle
    mg_captured_grogu cradle
    mg_bo_katan_kryze winged_helm
    mg_koska_reeves crossed_swords
    mg_fennec_shand sniper
    mg_i_am_programmed_to_protect guard_bot
    mg_may_the_force_be_with_you summon_circle
    mg_self_protection city_dome
    mg_the_bounty puck
    mg_the_jedi beam_sword
    mg_the_return_of_fett rifle
    mg_unexpected_help hand
    mg_razor_crest gunship
    mg_captured_imperial_shuttle shuttle
""")

STAR_WARS_PLACES: dict[str, dict[str, str]] = {
    "darth_vader": table("""
        dv_mustafar lava
        dv_death_star moon_station
        dv_cloud_city sky_city
        dv_emperors_throne_room throne
    """),
    "kylo_ren": table("""
        kr_jakku wreck
        kr_takodana castle
        kr_starkiller_base cracked_planet
        kr_snokes_throne_room crow_throne
    """),
    "asajj_ventress": table("""
        av_dathomir thorn_tree
        av_serenno castle
        av_level_1313 hypno_tower
        av_kamino stilt_city
    """),
    "general_grievous": table("""
        gg_lair_of_grievous cave
        gg_saleucami mushroom
        gg_florrum tankard
        gg_utapau sinkhole
    """),
    "moff_gideon": table("""
        mg_nevarro_city archway
        mg_old_imperial_base bunker
        mg_tython seeing_stone
        mg_the_bridge cruiser
    """),
}
