"""Cards of different factions against each other, where they once went wrong."""

from __future__ import annotations

import pytest

from fiendish.games.smash_up.faces import FACES
from fiendish.games.smash_up.state import Brawl
from tests.games.smash_up.playing import Play, at

# -- answers to spying ---------------------------------------------------------------------------


@pytest.mark.rule("SU-51", "SU-144")
@pytest.mark.parametrize("asleep", [True, False])
def test_who_is_under_the_mark_of_sleep_cannot_answer_spying_with_an_action(asleep: bool) -> None:
    play = at(
        f"""
        pyramids:
          A: ronin
          B: king_rex, laseratops
        A:
          hand: gunfighter, dynamite_surprise
        B:
          hand: shield_maiden, raiding_party
        effects:
          asleep: {"A 1" if asleep else "B 1"}
        """,
        factions="cowboys+samurai,vikings+dinosaurs",
    )
    play.play("gunfighter", "pyramids")
    play.choose("king_rex")
    play.decline()
    play.choose("raiding_party")  # A's deck is looked into, in A's own Play Cards phase
    play.decline()
    while play.asked == "B put-back":
        play.choose(play.options()[0])
    if not asleep:
        assert play.asked == "A answer-spy"
        play.choose("dynamite_surprise")
    assert ("B laseratops 4" in play.minions("pyramids")) is asleep
    assert ("dynamite_surprise" in play.hand("A")) is asleep
    play.done()


@pytest.mark.rule("SU-36", "SU-37", "SU-41")
def test_what_an_answer_to_spying_triggers_comes_before_the_next_answer() -> None:
    play = at(
        """
        saloon:
          A: neophyte, chronomage
          B: ronin
        A:
          hand: mass_enchantment
        B:
          hand: dynamite_surprise of B
          deck: bushi, shogun, rest
        C:
          hand: dynamite_surprise of C
          deck: mummy, rest
        """,
        seats=3,
        copies=2,
        factions="wizards+aliens,cowboys+samurai,cowboys+ancient_egyptians",
    )
    play.play("mass_enchantment")
    assert play.asked == "B answer-spy"
    play.choose("dynamite_surprise", "neophyte")
    assert play.asked == "A draw"  # the Saloon
    play.choose("draw")
    assert play.asked == "B draw"
    play.choose("draw")
    assert play.pile("B") == ["dynamite_surprise"]  # all done with it
    assert play.asked == "C answer-spy"
    play.choose("dynamite_surprise")
    assert play.minions("saloon") == ["B ronin 3"]
    assert play.asked == "B draw"
    play.decline()
    play.done()


# -- duels ---------------------------------------------------------------------------------------


@pytest.mark.rule("SU-113")
@pytest.mark.parametrize("back", [True, False])
def test_a_dueling_minion_that_leaves_play_is_out_of_the_duel_even_if_played_again(
    back: bool,
) -> None:
    play = at(
        """
        pyramids:
          B: ronin
        star_portal:
        A:
          hand: gunfighter, abduction
        B:
          hand: summon
        """,
        factions="cowboys+aliens,wizards+samurai",
    )
    play.play("gunfighter", "pyramids")
    play.choose("ronin", "abduction", "summon", "ronin")  # it returns to B's hand
    assert play.asked == "B extra"
    play.take(card="ronin", place="pyramids" if back else "star_portal")
    assert "A gunfighter 3" in play.minions("pyramids")
    assert play.power("ronin") == 4
    assert "The duel ends without a result." in play.log()
    play.done()


@pytest.mark.rule("SU-R51", "SU-154", "SU-39")
def test_a_minion_played_a_second_time_at_the_corral_duels_for_the_second_time_only() -> None:
    play = at(
        """
        so_so_corral:
          B: bushi
        A:
          hand: chronomage, abduction
        """,
        factions="wizards+aliens,samurai+vikings",
    )
    play.play("chronomage", "so_so_corral")
    play.take(card="abduction")
    play.choose("chronomage")  # it returns, and is played again at once
    play.take(card="chronomage", place="so_so_corral")
    assert play.asked == "A duel"
    play.decline()
    play.done()


@pytest.mark.rule("SU-R51", "SU-35")
@pytest.mark.parametrize("again", [True, False])
def test_a_trigger_is_lost_with_its_card_even_if_the_card_is_played_again(again: bool) -> None:
    play = at(
        """
        pyramids:
          actions: gold_strike of B by A
        A:
          hand: chronomage, time_loop, ransack
        """,
        factions="wizards+vikings,cowboys+samurai",
    )
    play.play("chronomage", "pyramids")
    play.take(card="time_loop")
    if again:
        play.take(card="ransack")
        play.take(card="gold_strike", place="pyramids")
    else:
        play.decline()  # both plays are kept
        play.decline()
    assert play.actions("pyramids") == ["A gold_strike"]
    assert len(play.hand("A")) == (0 if again else 2)  # the Ransack and a card drawn
    play.done()


# -- burying and protection ----------------------------------------------------------------------


@pytest.mark.rule("SU-72", "SU-148")
@pytest.mark.parametrize("texts", ["2018", "errata"])
def test_tooth_and_claw_of_2018_keeps_a_mummy_from_burying_itself(texts: str) -> None:
    play = at(
        """
        jungle_oasis:
          A: mummy [tooth_and_claw_and_guns by A], king_rex, laseratops
        pyramids:
        star_portal:
        """,
        factions="ancient_egyptians+dinosaurs,samurai+vikings",
        texts=texts,
    )
    play.end()
    assert play.asked == "A place"
    play.choose("pyramids")
    assert play.buried("pyramids") == (["A mummy"] if texts == "errata" else [])
    assert ("mummy" in play.pile("A")) is (texts == "2018")
    assert "tooth_and_claw_and_guns" in play.pile("A")


# -- Infiltrate ----------------------------------------------------------------------------------


@pytest.mark.rule("SU-51", "SU-R24")
def test_an_infiltrator_does_not_keep_the_saloon_from_the_other_players() -> None:
    play = at(
        """
        saloon:
          A: samurai_chan, bushi
          B: king_rex
          actions: infiltrate by A = 1
        A:
          hand: yokai_attack
          deck: ronin, ronin, rest
        B:
          deck: howl, rest
        """,
        factions="ninjas+samurai,pirates+dinosaurs",
    )
    play.play("yokai_attack")
    play.choose("samurai_chan")
    play.choose("saloon")  # it comes before the Samurai-Chan
    assert play.asked == "A draw"
    play.decline()
    assert play.asked == "B draw"
    play.choose("draw")
    assert play.hand("B") == ["howl"]
    play.done()


@pytest.mark.rule("SU-51")
@pytest.mark.parametrize("ignored", [True, False])
def test_an_infiltrator_may_ignore_what_a_base_tells_players_to_do(ignored: bool) -> None:
    play = at(
        """
        sakura_garden:
          A: bushi (-1)
          actions: infiltrate by A = 1
        star_portal:
        A:
          hand: seeing_stars, infiltrate
        extra: action
        """,
        factions="ninjas+samurai,pirates+ancient_egyptians",
    )
    for base in ("sakura_garden", "star_portal"):
        if base == "star_portal":
            play.play("infiltrate", base)
        else:
            play.play("seeing_stars")
        assert play.asked == "A ignore"
        play.choose(base if ignored else "decline")
    assert len(play.hand("A")) == (0 if ignored else 2)
    play.done()


# -- Specials, costs -----------------------------------------------------------------------------


@pytest.mark.rule("SU-R14")
def test_gold_in_them_thar_hills_never_plays_a_card_with_only_specials() -> None:
    play = at(
        """
        jungle_oasis:
          A: sheriff
          B: king_rex, laseratops
        A:
          hand: gold_in_them_thar_hills
          deck: dynamite_surprise, pinkerton, deputy, rest
        """,
        factions="cowboys+samurai,vikings+dinosaurs",
    )
    play.end()
    play.choose("king_rex", "gold_in_them_thar_hills")
    play.choose("dynamite_surprise")  # drawn in time, but not by its own Special
    assert play.asked == "A put-back"
    assert play.hand("A") == ["dynamite_surprise"]


@pytest.mark.rule("SU-R52", "SU-48")
def test_a_deputy_is_not_discarded_while_there_is_no_minion() -> None:
    play = at("""
        saloon:
        A:
          hand: deputy, gunfighter
        """)
    assert play.why_not("discard", "deputy") == "SU-48"
    play.play("gunfighter", "saloon")
    play.discard("deputy")
    assert play.power("gunfighter") == 5
    play.done()


# -- hidden information --------------------------------------------------------------------------


def _cast_the_runes() -> Play:
    """A looks at the top of B's deck, of which B knows the first card; C knows nothing of it."""
    play = at(
        """
        pyramids:
          A: ronin
          B: huscarl
        active: B
        A:
          hand: cast_the_runes of A
        B:
          hand: tribute of B, high_noon
          deck: deputy, quick_draw, rest
        """,
        seats=3,
        copies=2,
        factions="vikings+samurai,cowboys+vikings,robots+aliens",
    )
    play.talent("huscarl")
    play.choose("tribute")
    play.play("high_noon")
    play.choose("cast_the_runes", "B")
    assert play.asked == "A put-back"
    return play


@pytest.mark.rule("SU-66", "SU-71")
def test_cards_set_aside_stay_hidden_from_those_who_do_not_look() -> None:
    play = _cast_the_runes()
    aside = play.g.aside
    for reader, unknown in (("A", 0), ("B", 1), ("C", 2), (None, 2)):
        assert sum(not card.card for card in play.view(reader).aside) == unknown
    for seat in (2, None):
        worlds = [play.table.sample(seat, seed).state for seed in range(20)]
        faces = {_face(world, aside[0]) for world in worlds}
        assert len(faces) > 1  # the true one is as likely as others


@pytest.mark.rule("SU-71", "SU-5")
@pytest.mark.parametrize("reader", [1, 2, None])
def test_cards_set_aside_are_supposed_to_come_from_the_deck_they_came_from(
    reader: int | None,
) -> None:
    play = _cast_the_runes()
    for seed in range(20):
        world = play.table.sample(reader, seed).state
        assert isinstance(world, Brawl)
        assert [world.owner(card) for card in world.aside] == [1, 1]


def _face(world: object, card: int) -> str:
    assert isinstance(world, Brawl)
    return FACES[world.face(card)].id
