"""Chapter 2: what the cards are, and what the words on them mean."""

from __future__ import annotations

import pytest

from fiendish.games.supervillain import GAME
from fiendish.games.supervillain.faces import DominationCard
from tests.games.supervillain.playing import Play, at

DOMINATION = [face for face in GAME.faces if isinstance(face, DominationCard)]

# -- Minion cards --------------------------------------------------------------------------------


@pytest.mark.rule("SV-9")
def test_a_card_played_as_a_mob_does_not_do_its_ops() -> None:
    play = at(
        """
        A:
          hand: interns_of_doom
          project: wormhole
        """
    )
    assert play.can("ops", "interns_of_doom")
    play.mob("interns_of_doom", "wormhole")
    assert play.hand("A") == []
    assert play.mobs("A") == ["interns_of_doom"]
    assert play.minion_pile() == []
    play.done()


@pytest.mark.rule("SV-9")
def test_the_use_is_picked_anew_each_time_the_card_is_played() -> None:
    play = at(
        """
        A:
          hand: slingshot_crew, night_shift
          project: wormhole
        """
    )
    play.ops("slingshot_crew")
    assert (len(play.asteroids()), play.mobs("A")) == (1, [])
    play.ops("night_shift")  # brings it back
    assert play.can("ops", "slingshot_crew")
    play.mob("slingshot_crew", "wormhole")
    assert play.mobs("A") == ["slingshot_crew"]
    assert len(play.asteroids()) == 1
    play.done()


@pytest.mark.rule("SV-10")
def test_as_a_mob_a_card_is_neither_swift_nor_does_its_text_count() -> None:
    play = at(
        """
        A:
          hand: adrenaline_shot, heavy_lifters
          project: star_of_death
        """
    )
    play.mob("adrenaline_shot", "star_of_death")  # Swift, and "one more Mob": both of no account
    assert play.why_not("mob", "heavy_lifters", place="star_of_death") == "SV-40"
    play.done()


@pytest.mark.rule("SV-10")
def test_as_an_ops_a_card_is_not_boosted_and_its_symbol_gives_no_token() -> None:
    play = at(
        """
        A:
          hand: flak_jockeys, flak_jockeys, doomsday_delivery, recruitment_drive
          project: wormhole [encore]
        asteroids:
          flak_belt: B at A
        """
    )
    play.ops("doomsday_delivery")  # Boosted, but that is for Mobs
    assert play.why_not("ops", "recruitment_drive") == "SV-56"
    play.ops("flak_jockeys")
    assert play.mobs("A") == ["encore"]
    play.mob("flak_jockeys", "wormhole")
    assert play.mobs("A") == ["encore", "flak_jockeys+"]
    play.done()


@pytest.mark.rule("SV-11")
def test_a_mob_is_no_minion_card_to_discard() -> None:
    play = at(
        """
        A:
          hand: pickpockets
          project: wormhole [encore, interns_of_doom]
          facility: star_of_death
          facility: asteroid_foundry
        """
    )
    assert play.why_not("use", "star_of_death") != ""  # two cards, and only one in hand
    play.use("asteroid_foundry")  # one card: the one in hand, without a question
    assert play.hand("A") == []
    assert play.mobs("A") == ["encore", "interns_of_doom"]
    play.done()


@pytest.mark.rule("SV-11")
def test_an_order_to_discard_offers_hand_cards_only() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
        B:
          hand: encore, pickpockets
          project: wormhole [interns_of_doom]
        """
    )
    play.ops("heavy_lifters")
    assert play.asked == "B discard"
    assert play.options() == ["encore", "pickpockets"]
    play.choose("encore")
    assert play.minion_pile() == ["heavy_lifters", "encore"]
    play.done()


@pytest.mark.rule("SV-11")
def test_an_ops_is_a_minion_card_again_once_it_is_over() -> None:
    play = at(
        """
        A:
          hand: slingshot_crew, night_shift, encore
          facility: chronosphere
        """
    )
    play.ops("slingshot_crew")
    play.ops("night_shift")  # takes the Crew: the Shift itself is an Ops as yet
    assert play.hand("A") == ["encore", "slingshot_crew"]
    play.use("chronosphere")
    play.choose("encore")
    assert play.hand("A") == ["night_shift", "slingshot_crew"]
    play.done()


@pytest.mark.rule("SV-12")
def test_only_the_mobs_on_a_project_build_it() -> None:
    play = at(
        """
        A:
          hand: cloning_vat, heavy_lifters
          project: flak_belt
          project: star_of_death [blueprint_arson, recruitment_drive]
        minion pile: recruitment_drive
        """
    )
    play.mob("cloning_vat", "flak_belt")  # 300 of 400, with 700 in hand and 1200 next door
    assert play.projects("A") == ["flak_belt", "star_of_death"]
    play.done()


@pytest.mark.rule("SV-12")
@pytest.mark.parametrize(
    ("card", "left"),
    [("cloning_vat", ["minion_academy"]), ("strike_agitators", []), ("pickpockets", [])],
)
def test_minion_power_is_the_printed_number(card: str, left: list[str]) -> None:
    play = at(
        f"""
        A:
          hand: {card}
          project: minion_academy [strike_agitators]
        """
    )
    play.mob(card, "minion_academy")  # 400 + 300, 400 or 500 of 800
    assert play.projects("A") == left
    play.done()


# -- Domination cards ----------------------------------------------------------------------------


def turned_up(card: str) -> Play:
    return at(
        f"""
        phase: act3
        turned up: {card}
        A:
          hand: heavy_lifters
        """
    )


@pytest.mark.rule("SV-13")
def test_a_domination_card_becomes_a_project_and_then_a_facility() -> None:
    play = turned_up("dna_splitter")
    play.keep()
    assert (play.projects("A"), play.facilities("A")) == (["dna_splitter"], [])
    play.mob("heavy_lifters", "dna_splitter")
    assert (play.projects("A"), play.facilities("A")) == ([], ["dna_splitter"])
    assert play.asteroids() == []
    play.done()


@pytest.mark.rule("SV-13")
def test_the_back_of_a_domination_card_is_an_asteroid() -> None:
    play = turned_up("dna_splitter")
    play.launch(at="B")
    assert play.asteroids() == ["dna_splitter A>B"]
    assert (play.projects("A"), play.facilities("A")) == ([], [])
    play.done()


@pytest.mark.rule("SV-14")
def test_nothing_on_the_front_of_an_asteroid_works() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: dna_splitter
        asteroids:
          transgalactic_bank: A at B
          dyson_sweatshop: A at B
        minion deck: encore, rest
        """
    )
    play.mob("heavy_lifters", "dna_splitter")
    assert play.hand("A") == ["encore"]  # DNA Splitter's own card, none for a flying Bank
    assert play.points("A") == 1
    assert not play.can("use", "dyson_sweatshop")
    play.done()


@pytest.mark.rule("SV-14")
def test_a_flying_emitter_keeps_nobody_from_winning() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: dna_splitter
          facility: mirror_moon
          facility: black_hole_farm
        asteroids:
          bad_luck_emitter: B at A +charged
        """
    )
    play.mob("heavy_lifters", "dna_splitter")
    assert play.winners == "A"


@pytest.mark.rule("SV-15")
def test_a_project_has_cost_and_project_ability_and_nothing_else() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters, encore
          project: transgalactic_bank
          project: dyson_sweatshop
          project: force_dome
        minion deck: pickpockets, rest
        """
    )
    assert play.points("A") == 0
    play.mob("heavy_lifters", "force_dome")  # a Bank would draw a card now
    assert play.hand("A") == ["encore"]
    play.use("dyson_sweatshop")  # the Facility would put the card on a Project
    assert play.hand("A") == ["pickpockets"]
    assert play.mobs("A") == []
    play.done()


@pytest.mark.rule("SV-16")
def test_a_facility_has_points_and_facility_ability_and_nothing_else() -> None:
    play = at(
        """
        A:
          hand: encore
          project: wormhole
          project: hypno_tower [pickpockets]
          facility: force_dome
          facility: dyson_sweatshop
          facility: transgalactic_bank
        """,
        mode="slow",
    )
    assert play.points("A") == 5
    assert play.why_not("use", "transgalactic_bank") == "SV-69"  # no drawing of two cards
    assert play.why_not("mob", "encore", place="force_dome") == "SV-41"  # no cost to be met
    play.use("dyson_sweatshop")
    play.choose("hypno_tower")
    assert play.mobs("A") == ["encore", "pickpockets"]  # no tokens: no Force Dome Project
    play.done()


@pytest.mark.rule("SV-17")
def test_cards_in_play_are_no_domination_cards() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: chronosphere [pickpockets]
          project: wormhole
          facility: flak_belt
        B:
          project: hypno_tower
        asteroids:
          dna_splitter: A at B
        domination pile: force_dome, teleport_hub
        """
    )
    play.mob("heavy_lifters", "chronosphere")
    assert play.asked == "A recall"
    assert play.options() == ["force_dome", "teleport_hub"]
    play.choose("force_dome")
    assert play.projects("A") == ["force_dome", "wormhole"]
    assert play.asteroids() == ["dna_splitter A>B"]
    play.done()


@pytest.mark.rule("SV-17")
def test_a_destroyed_project_is_a_domination_card_again() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: chronosphere [pickpockets]
          project: propaganda_studio
        """
    )
    play.use("propaganda_studio")
    play.mob("heavy_lifters", "chronosphere")
    assert play.projects("A") == ["propaganda_studio"]
    assert play.domination_pile() == []
    play.done()


@pytest.mark.rule("SV-18")
@pytest.mark.parametrize(
    ("points", "colour", "cards"), [(0, "brown", 6), (1, "blue", 14), (2, "green", 8)]
)
def test_the_colour_tells_the_points(points: int, colour: str, cards: int) -> None:
    coloured = [face for face in DOMINATION if face.colour == colour]
    assert {face.points for face in coloured} == {points}
    assert len(coloured) == cards


# -- words ---------------------------------------------------------------------------------------


@pytest.mark.rule("SV-19")
def test_putting_mobs_does_not_use_up_the_one_mob_that_may_be_played() -> None:
    play = at(
        """
        A:
          hand: cloning_vat, pickpockets, night_shift, mental_restart
          project: star_of_death
          facility: dyson_sweatshop
        minion pile: slingshot_crew
        """
    )
    play.use("dyson_sweatshop")  # puts one from the hand
    play.choose("pickpockets")
    play.ops("cloning_vat")  # puts one from the pile
    play.mob("night_shift", "star_of_death")
    assert play.why_not("mob", "mental_restart", place="star_of_death") == "SV-40"
    assert play.mobs("A") == ["night_shift", "pickpockets", "slingshot_crew"]
    play.done()


@pytest.mark.rule("SV-20")
def test_a_swap_exchanges_the_places_of_two_mobs_on_the_table() -> None:
    play = at(
        """
        A:
          hand: shift_change, heavy_lifters
          project: star_of_death [encore, night_shift]
        B:
          project: hypno_tower [pickpockets]
        minion pile: blueprint_arson
        """
    )
    play.ops("shift_change")
    assert play.options() == ["encore", "night_shift", "pickpockets"]
    play.choose("encore")  # and Pickpockets, the only Mob on another Project
    assert play.mobs("A") == ["night_shift", "pickpockets"]
    assert play.mobs("B") == ["encore"]
    assert play.minion_pile() == ["blueprint_arson", "shift_change"]
    play.done()


@pytest.mark.rule("SV-21")
def test_effects_that_watch_for_destruction_do_not_see_discards() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets
          project: propaganda_studio [interns_of_doom]
          facility: orbital_junkyard
        asteroids:
          flak_belt: B at A
        minion deck: heavy_lifters, rest
        """
    )
    play.shoot("flak_belt")
    play.choose("encore")
    assert play.hand("A") == []  # two cards discarded, none drawn for it
    play.use("propaganda_studio")
    assert play.hand("A") == ["heavy_lifters"]  # one Mob destroyed, one card drawn
    assert play.minion_pile() == ["encore", "pickpockets", "interns_of_doom"]
    play.done()


@pytest.mark.rule("SV-22", "SV-108")
def test_a_token_that_goes_is_not_destroyed() -> None:
    play = at(
        """
        phase: act1
        A:
          facility: ministry_of_malice
        B:
          project: wormhole [encore +token]
          facility: orbital_junkyard
        asteroids:
          flak_belt: A at B
        minion deck: pickpockets, night_shift, rest
        """
    )
    assert play.mobs("B") == ["encore"]
    assert play.hand("B") == []  # the Junkyard saw nothing
    play.keep()
    play.done()


@pytest.mark.rule("SV-22")
def test_the_mobs_of_a_completed_project_are_discarded_not_destroyed() -> None:
    play = at(
        """
        A:
          hand: strike_agitators, encore
          project: force_dome [slingshot_crew]
          facility: orbital_junkyard
          facility: senate_in_chains
        """
    )
    play.mob("strike_agitators", "force_dome")
    assert play.facilities("A") == ["force_dome", "orbital_junkyard", "senate_in_chains"]
    assert play.hand("A") == ["encore"]
    assert play.minion_pile() == ["slingshot_crew", "strike_agitators"]
    play.done()


THREE_FLIGHTS = """
    A:
      hand: flak_jockeys
      project: flak_belt
    asteroids:
      wormhole: B at A
      hypno_tower: C at A
      force_dome: B at C
      teleport_hub: A at B
"""


@pytest.mark.rule("SV-23")
def test_incoming_means_pointed_at_you() -> None:
    play = at(THREE_FLIGHTS, seats=3)
    play.use("flak_belt")
    assert play.options() == ["hypno_tower", "wormhole"]
    play.choose("wormhole")
    assert play.asteroids() == ["hypno_tower C>A", "force_dome B>C", "teleport_hub A>B"]
    play.done()


@pytest.mark.rule("SV-23")
def test_without_the_word_any_asteroid_is_meant() -> None:
    play = at(THREE_FLIGHTS, seats=3)
    play.ops("flak_jockeys")
    assert play.options() == ["force_dome", "hypno_tower", "wormhole"]
    play.choose("force_dome")
    assert play.asteroids() == ["wormhole B>A", "hypno_tower C>A", "teleport_hub A>B"]
    play.done()


@pytest.mark.rule("SV-24")
@pytest.mark.parametrize("reader", ["A", "B", None])
def test_everybody_can_read_the_ability_of_a_project_under_mobs(reader: str | None) -> None:
    play = at(
        """
        B:
          project: star_of_death [encore, encore, interns_of_doom]
        """
    )
    (project,) = play.view(reader).villains[1].projects
    (face,) = [face for face in DOMINATION if face.id == project.card]
    assert (face.id, len(project.mobs)) == ("star_of_death", 3)
    assert "destroy all Mobs" in face.project.text
    assert all(face.project.text for face in DOMINATION)
