"""The Aliens, card by card: actions. Their minions and bases are in test_aliens_minions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.smash_up.playing import Play, at

FACTIONS = ("aliens+ancient_egyptians", "pirates+cowboys", "samurai+vikings")


def table(text: str, seats: int = 2, **settings: Any) -> Play:
    return at(text, seats=seats, factions=",".join(FACTIONS[:seats]), **settings)


# -- returning and moving ------------------------------------------------------------------------


def test_abduction_returns_a_minion_and_gives_an_extra_minion() -> None:
    play = table("""
        tortuga:
          A: invader
          B: buccaneer
        pyramids:
        the_grey_opal:
        played: minion
        A:
          hand: abduction, scout
        """)
    play.play("abduction")
    assert play.options() == ["buccaneer", "invader"]  # one must be returned
    play.choose("invader")
    assert play.asked == "A extra"
    play.play("invader", "pyramids")  # the very minion that came back
    assert play.minions("pyramids") == ["A invader 3"]
    assert play.vp("A") == 1
    assert play.minions("tortuga") == ["B buccaneer 4"]
    assert not play.can("play", "scout", "tortuga")
    assert play.pile("A") == ["abduction"]
    play.done()


@pytest.mark.rule("SU-80")
def test_the_extra_minion_of_abduction_can_be_kept() -> None:
    play = table("""
        tortuga:
          B: buccaneer
        pyramids:
        the_grey_opal:
        played: minion
        A:
          hand: abduction, scout
        """)
    play.play("abduction")
    play.decline()
    assert play.hand("B") == ["buccaneer"]
    play.play("scout", "tortuga")
    play.done()


@pytest.mark.rule("SU-45")
def test_abduction_without_any_minion_in_play_still_gives_the_extra_minion() -> None:
    play = table("""
        tortuga:
        pyramids:
        the_grey_opal:
        played: minion
        A:
          hand: abduction, scout
        """)
    play.play("abduction")
    play.play("scout", "tortuga")
    assert play.minions("tortuga") == ["A scout 3"]
    play.done()


@pytest.mark.rule("SU-46", "SU-64")
def test_beam_up_must_return_a_minion_and_it_goes_to_its_owner() -> None:
    play = table("""
        tortuga:
          A: sheriff of B +1
        pyramids:
          B: first_mate
        the_grey_opal:
        A:
          hand: beam_up
        """)
    play.play("beam_up")
    assert play.options() == ["first_mate", "sheriff"]
    play.choose("sheriff")
    assert play.hand("B") == ["sheriff"]
    assert play.minions("tortuga") == []
    assert play.minions("pyramids") == ["B first_mate 2"]
    play.done()


def test_beam_up_without_minions_does_nothing() -> None:
    play = table("""
        tortuga:
        pyramids:
        the_grey_opal:
        A:
          hand: beam_up
        """)
    play.play("beam_up")
    assert play.pile("A") == ["beam_up"]
    play.done()


@pytest.mark.rule("SU-R23")
def test_beam_up_cannot_return_a_minion_that_form_a_posse_holds() -> None:
    play = table("""
        tortuga:
          B: scout of A
        pyramids:
        the_grey_opal:
        active: B
        B:
          hand: form_a_posse, beam_up of A
        extra: action
        """)
    play.play("form_a_posse")
    play.play("beam_up")
    assert play.minions("tortuga") == ["B scout 4"]
    play.done("B")


def test_crop_circles_returns_all_minions_of_one_base() -> None:
    play = table("""
        tortuga:
          A: invader
          B: buccaneer [ancient_curse by A], scout of A, pirate_king +9
          actions: gold_strike by B
          buried A: mummy
        pyramids:
          B: first_mate
        the_grey_opal:
        A:
          hand: crop_circles
        """)
    play.play("crop_circles")
    assert play.options() == ["pyramids", "the_grey_opal", "tortuga"]
    play.choose("tortuga")
    assert play.minions("tortuga") == []
    assert play.hand("A") == ["invader", "scout"]
    assert play.hand("B") == ["buccaneer", "pirate_king"]
    assert play.minions("pyramids") == ["B first_mate 2"]
    assert play.actions("tortuga") == ["B gold_strike"]
    assert play.buried("tortuga") == ["A mummy"]
    assert play.pile("A") == ["ancient_curse", "crop_circles"]
    play.done()


@pytest.mark.rule("SU-47")
def test_crop_circles_may_name_an_empty_base() -> None:
    play = table("""
        tortuga:
          A: invader
        pyramids:
        the_grey_opal:
        A:
          hand: crop_circles
        """)
    play.play("crop_circles")
    play.choose("pyramids")
    assert play.minions("tortuga") == ["A invader 3"]
    play.done()


def test_disintegrator_puts_a_minion_of_power_three_or_less_under_its_owners_deck() -> None:
    play = table("""
        tortuga:
          A: saucy_wench of B, invader +1
          B: buccaneer, pinkerton (-1)
        pyramids:
          B: first_mate
        the_grey_opal:
        A:
          hand: disintegrator
        """)
    play.play("disintegrator")
    assert play.options() == ["first_mate", "pinkerton", "saucy_wench"]
    play.choose("saucy_wench")
    assert play.deck("B")[-1] == "saucy_wench"
    assert play.hand("B") == play.pile("B") == []
    assert play.minions("tortuga") == ["A invader 4", "B buccaneer 4", "B pinkerton 3"]
    assert play.minions("pyramids") == ["B first_mate 2"]
    play.done()


def test_disintegrator_finds_nothing_among_strong_minions() -> None:
    play = table("""
        tortuga:
          B: buccaneer
        pyramids:
        the_grey_opal:
        A:
          hand: disintegrator
        """)
    play.play("disintegrator")
    assert play.minions("tortuga") == ["B buccaneer 4"]
    assert play.pile("A") == ["disintegrator"]
    play.done()


@pytest.mark.rule("SU-R23")
def test_form_a_posse_does_not_stop_disintegrator() -> None:
    play = table("""
        tortuga:
          B: first_mate
        pyramids:
        the_grey_opal:
        active: B
        B:
          hand: form_a_posse, disintegrator of A
        extra: action
        """)
    play.play("form_a_posse")
    play.play("disintegrator")
    assert play.minions("tortuga") == []
    assert play.deck("B")[-1] == "first_mate"
    play.done("B")


@pytest.mark.rule("SU-82")
def test_invasion_moves_a_minion_of_any_player_with_all_that_is_on_it() -> None:
    play = table("""
        tortuga:
          A: invader
          B: saucy_wench +2 [ancient_curse by A]
        pyramids:
          B: first_mate
        the_grey_opal:
        A:
          hand: invasion
        """)
    play.play("invasion")
    assert play.options() == ["first_mate", "invader", "saucy_wench"]
    play.choose("saucy_wench")
    assert play.options() == ["pyramids", "the_grey_opal"]
    play.choose("pyramids")
    assert play.minions("pyramids") == ["B first_mate 2", "B saucy_wench 3"]
    assert play.actions("pyramids") == ["A ancient_curse on saucy_wench"]
    assert play.minions("tortuga") == ["A invader 3"]
    play.done()


def test_invasion_without_minions_does_nothing() -> None:
    play = table("""
        tortuga:
        pyramids:
        the_grey_opal:
        A:
          hand: invasion
        """)
    play.play("invasion")
    assert play.pile("A") == ["invasion"]
    play.done()


# -- Jammed Signal -------------------------------------------------------------------------------


@pytest.mark.rule("SU-76")
@pytest.mark.parametrize("texts", ["2018", "errata"])
def test_jammed_signal_cancels_what_a_base_gives_on_your_turn(texts: str) -> None:
    play = table(
        """
        pyramids:
        tortuga:
        the_grey_opal:
        A:
          hand: jammed_signal, scout
        B:
          hand: deputy
        """,
        texts=texts,
    )
    assert play.can("talent", "pyramids")
    play.play("jammed_signal", "pyramids")
    assert play.actions("pyramids") == ["A jammed_signal"]
    assert play.why_not("talent", "pyramids") == "SU-88"
    play.next_turn("B")
    assert not play.can("talent", "pyramids")  # not for anybody
    play.done("B")


@pytest.mark.rule("SU-76")
def test_jammed_signal_cancels_what_a_base_does_after_an_event_at_that_base_only() -> None:
    play = table("""
        the_homeworld:
          actions: jammed_signal by B
        so_so_corral:
          B: buccaneer
        pyramids:
        A:
          hand: scout, invader, mummy
        extra: minion
        """)
    play.play("scout", "the_homeworld")
    assert play.asked == "A play"
    play.play("invader", "so_so_corral")
    assert play.asked == "A duel"  # other bases work
    play.decline()
    play.done()


@pytest.mark.rule("SU-76")
def test_jammed_signal_cancels_what_a_base_does_after_scoring() -> None:
    play = table("""
        the_mothership:
          A: supreme_overlord +12, invader
          actions: jammed_signal by B
        tortuga:
        pyramids:
        """)
    play.end()
    assert play.vp("A") == 4
    assert play.pile("A") == ["invader", "jammed_signal", "supreme_overlord"]
    play.done("B")


# -- Probe ---------------------------------------------------------------------------------------


@pytest.mark.rule("SU-66")
def test_probe_shows_you_a_hand_and_makes_its_player_discard_a_minion_you_choose() -> None:
    play = table(
        """
        tortuga:
        pyramids:
        the_grey_opal:
        the_mothership:
        A:
          hand: probe
        B:
          hand: deputy, first_mate, cannon
        C:
          hand: bushi
        """,
        seats=3,
    )
    play.play("probe")
    assert play.options() == ["B", "C"]
    play.choose("B")
    assert play.asked == "A discard"
    assert play.options() == ["deputy", "first_mate"]
    looked = [player_log[-1] for player_log in (play.log("A"), play.log("B"), play.log("C"))]
    assert "Deputy" in looked[0]
    assert "Cannon" in looked[0]
    assert "Deputy" in looked[1]
    assert looked[2] == "A looks at B's hand: 3 cards."
    play.choose("first_mate")
    assert play.pile("B") == ["first_mate"]
    assert play.hand("B") == ["cannon", "deputy"]
    assert play.hand("C") == ["bushi"]
    known = {card: play.g.known[card] for card in play.g.hands[1]}
    assert set(known.values()) == {0b011}  # A and B; neither C nor spectators
    play.done()


@pytest.mark.rule("SU-71")
def test_probe_asks_even_if_there_is_one_minion_or_none_so_that_nobody_can_tell() -> None:
    for hand, options in (("deputy, cannon", ["deputy"]), ("cannon, dinghy", ["decline"])):
        play = table(f"""
            tortuga:
            pyramids:
            the_grey_opal:
            A:
              hand: probe
            B:
              hand: {hand}
            """)
        index = play.table.question.find(card="probe") if play.table.question else []
        play.table.answer(index[0])
        assert play.asked == "A discard"
        assert play.options() == options
        play.table.answer(0)
        play.pass_all()
        assert play.pile("B") == (["deputy"] if "deputy" in hand else [])
        play.done()


def test_probe_of_an_empty_hand_discards_nothing() -> None:
    play = table("""
        tortuga:
        pyramids:
        the_grey_opal:
        A:
          hand: probe
        """)
    play.play("probe")
    assert play.pile("A") == ["probe"]
    assert play.pile("B") == []
    play.done()


@pytest.mark.rule("SU-R44")
def test_a_stolen_minion_discarded_for_probe_goes_to_its_owner() -> None:
    play = table("""
        tortuga:
        pyramids:
        the_grey_opal:
        A:
          hand: probe
        B:
          hand: scout of A
        """)
    play.play("probe")
    play.choose("scout")
    assert play.pile("A") == ["probe", "scout"]
    assert play.pile("B") == []
    play.done()


@pytest.mark.rule("SU-R30", "SU-144")
def test_probe_can_be_answered_with_dynamite_surprise() -> None:
    play = table("""
        tortuga:
          A: invader, supreme_overlord
        pyramids:
        the_grey_opal:
        A:
          hand: probe
        B:
          hand: dynamite_surprise, deputy
        """)
    play.play("probe")
    play.choose("deputy")
    assert play.asked == "B answer-spy"
    play.choose("dynamite_surprise")
    assert play.minions("tortuga") == ["A supreme_overlord 5"]
    assert play.pile("A") == ["invader", "probe"]
    play.done()
