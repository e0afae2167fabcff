"""When decks and tokens run out (SV-116 to SV-120)."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at

# -- Minion cards --------------------------------------------------------------------------------


@pytest.mark.rule("SV-116")
def test_the_minion_pile_becomes_the_deck_when_a_draw_finds_none() -> None:
    play = at(
        """
        phase: act2
        minion deck:
        minion pile: encore, encore
        """
    )
    assert play.hand("A") == ["encore"]
    assert play.minion_pile() == []
    assert play.view().minion_deck == 1
    play.keep()
    play.done()


@pytest.mark.rule("SV-116")
def test_a_reshuffle_may_come_in_the_middle_of_an_effect() -> None:
    play = at(
        """
        A:
          project: transgalactic_bank
        minion deck: heavy_lifters
        minion pile: encore
        """
    )
    play.use("transgalactic_bank")
    assert play.hand("A") == ["encore", "heavy_lifters"]
    assert play.minion_pile() == []
    play.done()


@pytest.mark.rule("SV-116")
def test_the_pile_stays_as_long_as_the_deck_suffices() -> None:
    play = at(
        """
        A:
          project: transgalactic_bank
        minion deck: heavy_lifters, pickpockets
        minion pile: encore
        """
    )
    play.use("transgalactic_bank")
    assert play.hand("A") == ["heavy_lifters", "pickpockets"]
    assert play.minion_pile() == ["encore"]
    play.done()


@pytest.mark.rule("SV-116")
def test_the_new_deck_is_shuffled() -> None:
    text = """
        phase: act2
        minion deck:
        minion pile: encore, heavy_lifters, pickpockets, night_shift, mental_restart, cloning_vat
        """
    drawn = {at(text, seed=seed).hand("A")[0] for seed in range(40)}
    assert len(drawn) > 3  # not always the top or the bottom of the pile


@pytest.mark.rule("SV-117")
def test_without_any_minion_card_the_draw_is_skipped_and_the_game_goes_on() -> None:
    play = at(
        """
        phase: act2
        B:
          hand: encore
        minion deck:
        """
    )
    assert play.asked == "A turned-up"
    assert play.hand("A") == []
    play.keep()
    play.done()


@pytest.mark.rule("SV-117")
def test_a_draw_of_two_takes_what_there_is() -> None:
    play = at(
        """
        A:
          project: transgalactic_bank
        minion deck: heavy_lifters
        """
    )
    play.use("transgalactic_bank")
    assert play.hand("A") == ["heavy_lifters"]
    play.done()


# -- Domination cards ----------------------------------------------------------------------------


@pytest.mark.rule("SV-118")
def test_the_domination_pile_becomes_the_deck_when_a_draw_finds_none() -> None:
    play = at(
        """
        A:
          hand: slingshot_crew
        domination deck:
        domination pile: flak_belt, flak_belt, mirror_moon
        """
    )
    play.ops("slingshot_crew")
    assert play.domination_pile() == []
    assert play.view().domination_deck == 2
    assert len(play.asteroids()) == 1
    play.done()


@pytest.mark.rule("SV-118")
def test_the_domination_pile_stays_as_long_as_there_is_a_deck() -> None:
    play = at(
        """
        A:
          hand: slingshot_crew
        domination deck: wormhole
        domination pile: flak_belt
        """
    )
    play.ops("slingshot_crew")
    assert play.asteroids() == ["wormhole A>B"]
    assert play.domination_pile() == ["flak_belt"]  # not before a card has to be drawn
    play.done()


@pytest.mark.rule("SV-118")
def test_the_new_domination_deck_is_shuffled() -> None:
    text = """
        phase: act2
        domination deck:
        domination pile: flak_belt, mirror_moon, wormhole, force_dome, hypno_tower, planet_buster
        """
    turned = {at(text, seed=seed).options()[0] for seed in range(40)}
    assert len(turned) > 3


@pytest.mark.rule("SV-119", "SV-114")
def test_no_domination_card_at_all_ends_the_game() -> None:
    play = at(
        """
        A:
          hand: slingshot_crew
          facility: wormhole
        asteroids:
          mirror_moon: B at A
        domination deck:
        """
    )
    play.ops("slingshot_crew")
    assert play.winners == "A"
    assert play.asteroids() == ["mirror_moon B>A"]  # one in flight is no help


# -- tokens --------------------------------------------------------------------------------------


@pytest.mark.rule("SV-120")
def test_more_than_twelve_asteroid_proof_tokens_may_be_in_use() -> None:
    mobs = (
        "encore +token, encore +token, interns_of_doom +token, interns_of_doom +token, "
        "body_snatchers +token"
    )
    play = at(
        f"""
        A:
          hand: shield_polishers
          project: star_of_death [{mobs}]
          facility: flak_belt +token
          facility: flak_belt +token
          facility: asteroid_catapult +token
          facility: asteroid_catapult +token
          facility: recruiting_megaphone +token
          facility: recruiting_megaphone +token
          facility: overtime_factory +token
          facility: planet_buster
          facility: propaganda_studio
        """
    )
    play.ops("shield_polishers")
    play.choose("planet_buster", "propaganda_studio")
    assert len(play.tokens("A")) + len([mob for mob in play.mobs("A") if "+" in mob]) == 14
    play.done()


@pytest.mark.rule("SV-120")
def test_more_than_four_charges_may_be_in_use() -> None:
    play = at(
        """
        A:
          hand: plasma_stuffing
        asteroids:
          wormhole: A at B +charged
          force_dome: A at B +charged
          mirror_moon: B at A +charged
          flak_belt: B at A +charged
          hypno_tower: A at B
        """
    )
    play.ops("plasma_stuffing")
    assert [asteroid[-1] for asteroid in play.asteroids()] == ["!"] * 5
    play.done()
