"""Affecting, control, cancelling, destroying, discarding (chapter 5, SU-72 to SU-78)."""

from __future__ import annotations

import pytest

from fiendish.games.smash_up.state import Brawl
from tests.games.smash_up.playing import Play, at, take_control
from tests.games.smash_up.rules.altered_texts import reads

# -- affecting -----------------------------------------------------------------------------------


def _brownie(hand: str, faction: str, brownie: str = "brownie") -> Play:
    """B has a Brownie at the Pyramids, A that card and two others, which it can make A lose."""
    return at(
        f"""
        pyramids:
          B: {brownie}
        saloon:
        star_portal:
        A:
          hand: {hand}, sheriff, pinkerton
        """,
        factions=f"cowboys+{faction},tricksters+vikings",
    )


@pytest.mark.rule("SU-72")
@pytest.mark.parametrize(
    ("card", "faction"),
    [
        ("invasion", "aliens"),  # moved
        ("beam_up", "aliens"),  # returned
        ("disintegrator", "aliens"),  # placed under a deck
        ("seeing_stars", "ninjas"),  # destroyed
        ("plague_of_locusts", "ancient_egyptians"),  # its power changed
    ],
)
def test_moving_removing_and_changing_the_power_affect_a_minion(card: str, faction: str) -> None:
    weak = card in ("disintegrator", "seeing_stars")
    play = _brownie(card, faction, "brownie (-1)" if weak else "brownie")
    play.play(card)
    if card == "invasion":
        play.choose("saloon")
    elif card == "plague_of_locusts":
        play.choose("pyramids")
    assert play.hand("A") == []  # the Brownie has made A discard two cards
    play.done()


@pytest.mark.rule("SU-72")
def test_putting_an_action_on_a_minion_affects_it() -> None:
    play = _brownie("assassination", "ninjas")
    play.play("assassination", "brownie")
    assert play.power("brownie") == 4
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SU-72")
def test_changing_the_controller_affects_a_minion() -> None:
    play = _brownie("stagecoach", "ninjas")
    brownie = play.handle("brownie")

    def steal(g: Brawl, me: int, card: int) -> None:
        take_control(g, me, brownie)

    with reads("stagecoach", steal):
        play.play("stagecoach")
    assert play.minions("pyramids") == ["A brownie 4"]
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SU-72", "SU-117")
def test_being_in_a_duel_does_not_affect_a_minion() -> None:
    play = _brownie("gunfighter", "ninjas")
    play.play("gunfighter", "pyramids")
    play.choose("brownie")
    play.no_duel_cards()
    assert play.minions("pyramids") == ["B brownie 4"]  # the Gunfighter lost
    assert play.hand("A") == ["pinkerton", "sheriff"]
    play.done()


@pytest.mark.rule("SU-73")
def test_a_minion_is_affected_only_as_a_target_not_by_what_follows_from_something_else() -> None:
    play = at(
        """
        the_central_brain:
          B: brownie
        pyramids:
        star_portal:
        A:
          hand: jammed_signal, sheriff, pinkerton
        """,
        factions="cowboys+aliens,tricksters+robots",
    )
    assert play.power("brownie") == 5
    play.play("jammed_signal", "the_central_brain")
    assert play.power("brownie") == 4  # weaker, but the action's target was the base
    assert play.hand("A") == ["pinkerton", "sheriff"]
    play.done()


# -- control and ownership -----------------------------------------------------------------------


def _taking(play: Play, minion: int) -> None:
    """Tribute is played and takes control of that minion."""

    def steal(g: Brawl, me: int, card: int) -> None:
        take_control(g, me, minion)

    with reads("tribute", steal):
        play.play("tribute")


@pytest.mark.rule("SU-74", "SU-53")
def test_a_minion_you_gain_control_of_counts_for_you_and_you_use_its_abilities() -> None:
    play = at("""
        active: B
        pyramids:
          A: pyramid_engineer +3
          B: ronin
        saloon:
        star_portal:
        B:
          hand: tribute, bushi
        """)
    _taking(play, play.handle("pyramid_engineer"))
    assert play.view().bases[play.place("pyramids")].powers == [0, 9]
    play.talent("pyramid_engineer")
    assert play.buried("pyramids") == ["B bushi"]
    play.next_turn("B")  # it stays so, not for this turn only
    assert play.minions("pyramids") == ["B pyramid_engineer 6", "B ronin 3"]
    play.done("B")


@pytest.mark.rule("SU-74")
def test_actions_on_a_minion_that_changes_control_stay_their_players_and_keep_working() -> None:
    play = at("""
        active: B
        pyramids:
          A: sheriff [ancient_curse]
        saloon:
        star_portal:
        B:
          hand: tribute
        """)
    _taking(play, play.handle("sheriff"))
    assert play.minions("pyramids") == ["B sheriff 3"]
    assert play.actions("pyramids") == ["A ancient_curse on sheriff"]
    play.done("B")


@pytest.mark.rule("SU-74", "SU-75", "SU-64")
def test_a_minion_under_another_players_control_goes_to_its_owner_when_it_leaves() -> None:
    play = at("""
        active: B
        pyramids:
          A: sheriff
        saloon:
        star_portal:
        extra: action
        B:
          hand: tribute, yokai_attack
        """)
    _taking(play, play.handle("sheriff"))
    play.play("yokai_attack")  # "one of your minions"
    assert "sheriff" in play.pile("A")
    assert play.minions("pyramids") == []
    play.done("B")


@pytest.mark.rule("SU-74")
def test_having_cards_at_a_base_means_controlling_them() -> None:
    play = at("""
        pyramids:
          A: priest_of_anubis, ronin of B
          B: priest_of_anubis of A
          buried B: mummy of A
        """)
    assert play.minions("pyramids") == [
        "A priest_of_anubis 4",  # A owns the buried card, B has it
        "A ronin 3",
        "B priest_of_anubis 6",
    ]
    play.done()


# -- cancelling ----------------------------------------------------------------------------------


@pytest.mark.rule("SU-76")
def test_a_cancelled_ability_does_not_exist() -> None:
    play = at(
        """
        so_so_corral:
          B: ronin
          actions: jammed_signal by A
        pyramids:
        star_portal:
        A:
          hand: sheriff, pinkerton
        """,
        factions="cowboys+aliens,samurai+vikings",
    )
    play.play("sheriff", "so_so_corral")
    assert play.asked == "A play"  # no duel is offered
    assert play.view().bases[play.place("so_so_corral")].works is False
    play.done()


@pytest.mark.rule("SU-76")
def test_a_cancelled_base_cannot_be_used() -> None:
    play = at(
        """
        pyramids:
          actions: jammed_signal by A
        saloon:
        star_portal:
        A:
          hand: sheriff
        """,
        factions="cowboys+aliens,samurai+vikings",
    )
    assert play.why_not("talent", "pyramids") == "SU-88"
    play.done()


# -- destroying and discarding -------------------------------------------------------------------


@pytest.mark.rule("SU-77")
def test_destroying_puts_a_card_from_play_into_its_owners_discard_pile() -> None:
    play = at(
        """
        saloon:
          B: shogun [ancient_curse of B by A]
          actions: honor_the_fallen by B
        pyramids:
        star_portal:
        extra: action
        A:
          hand: disenchant, disenchant
        """,
        factions="tricksters+cowboys,samurai+ancient_egyptians",
    )
    play.play("disenchant")
    play.choose("ancient_curse")
    play.play("disenchant")
    assert play.pile("B") == ["ancient_curse", "honor_the_fallen"]
    assert play.minions("saloon") == ["B shogun 5"]
    play.done()


@pytest.mark.rule("SU-78")
def test_discarding_is_from_the_own_hand_by_own_choice() -> None:
    play = at(
        """
        saloon:
          B: gremlin
          actions: pay_the_piper by B
        pyramids:
        star_portal:
        A:
          hand: deputy, high_noon, quick_draw
        B:
          hand: gnome
        """,
        factions="cowboys+vikings,tricksters+samurai",
    )
    play.play("deputy", "saloon")
    assert play.asked == "A discard"
    assert play.options() == ["high_noon", "quick_draw"]
    play.choose("high_noon")
    assert play.hand("A") == ["quick_draw"]
    assert play.pile("A") == ["high_noon"]
    assert play.minions("saloon") == ["A deputy 2", "B gremlin 2"]
    assert play.hand("B") == ["gnome"]
    play.done()


@pytest.mark.rule("SU-78", "SU-132")
def test_cards_of_a_base_that_has_scored_are_discarded_and_not_destroyed() -> None:
    play = at(
        """
        saloon:
          A: sheriff +15
          B: gremlin
        pyramids:
        star_portal:
        A:
          hand: deputy
        """,
        factions="cowboys+vikings,tricksters+samurai",
    )
    play.end()
    play.decline()  # Sheriff
    assert play.pile("A") == ["sheriff"]  # A was not made to discard by the Gremlin
    assert play.pile("B") == ["gremlin"]
    assert len(play.hand("A")) == 3
    play.done("B")
