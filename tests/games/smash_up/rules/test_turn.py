"""Chapter 2, the first two phases: Start Turn and Play Cards."""

from __future__ import annotations

import pytest

from tests.games.smash_up.playing import Play, at

NINJAS = "ninjas+zombies,cowboys+ancient_egyptians"
TRICKSTERS = "tricksters+zombies,cowboys+ancient_egyptians"


def kinds(play: Play) -> list[str]:
    """What happened, by kind of fact."""
    return [line.kind for line in play.table.log()]


# -- the five phases -----------------------------------------------------------------------------


@pytest.mark.rule("SU-14", "SU-R1")
def test_a_turn_has_five_phases_in_order() -> None:
    play = at(
        """
        phase: start
        pyramids:
          A: tiger_assassin +20
          actions: overrun by A
        saloon:
          A: tiger_assassin +20
        star_portal:
          B: mummy [assassination by A]
        A:
          hand: walker, 8 random
          deck: walker, rest
        """,
        factions=NINJAS,
    )
    assert play.actions("pyramids") == []  # the start: Overrun is destroyed, there is no choice
    assert (play.view().phase, play.asked) == ("Play Cards", "A play")
    play.end()
    assert (play.view().phase, play.asked) == ("Score Bases", "A score")
    play.choose("saloon")
    play.pass_all()
    assert (play.view().phase, play.asked) == ("Draw Two Cards", "A hand-limit")
    assert play.pile("B") == []  # what happens at the end is still to come
    play.choose("walker")
    assert play.pile("B") == ["mummy"]
    play.done("B")
    told = [k for k in kinds(play) if k in ("destroy", "score", "draw", "discard", "turn")]
    assert told == ["destroy", "score", "score", "draw", "discard", "destroy", "turn"]


@pytest.mark.rule("SU-R1", "SU-23")
def test_two_cards_are_drawn_in_a_turn_with_and_without_a_scoring() -> None:
    quiet = at("A:\n  deck: mummy, deputy, sheriff, rest")
    quiet.next_turn()
    assert quiet.hand("A") == ["deputy", "mummy"]
    scoring = at("""
        pyramids:
          A: gunfighter +18
        A:
          deck: mummy, deputy, sheriff, rest
        """)
    scoring.next_turn()
    assert scoring.vp("A") == 4
    assert scoring.hand("A") == ["deputy", "mummy"]
    scoring.done("B")


# -- Start Turn ----------------------------------------------------------------------------------

START = """
    phase: start
    mushroom_kingdom:
      actions: overrun by A
    pyramids:
      A: gnome
      B: mummy
    star_portal:
      buried A: gremlin
    """


@pytest.mark.rule("SU-15", "SU-50")
@pytest.mark.parametrize("first", ["overrun", "mushroom_kingdom"])
def test_all_events_of_the_start_happen_in_the_order_the_player_likes(first: str) -> None:
    play = at(START, factions=TRICKSTERS)
    assert play.asked == "A start"
    assert play.options() == [
        "event mushroom_kingdom mushroom_kingdom",
        "event overrun mushroom_kingdom",
        "uncover gremlin star_portal",
    ]
    play.take(kind="event", card=first)
    assert (play.actions("mushroom_kingdom") == []) is (first == "overrun")
    if first == "overrun":
        play.take(kind="event", card="mushroom_kingdom")
    play.choose("mummy")
    assert play.minions("mushroom_kingdom") == ["B mummy 2"]
    if first == "mushroom_kingdom":
        play.take(kind="event", card="overrun")
    assert play.actions("mushroom_kingdom") == []
    play.uncover("gremlin")
    assert play.minions("star_portal") == ["A gremlin 2"]
    play.done()  # nothing is left, so that the phase is over


@pytest.mark.rule("SU-15")
def test_the_phase_cannot_be_left_before_its_events_have_happened() -> None:
    play = at(START, factions=TRICKSTERS)
    assert play.why_not("done") == "SU-116"
    play.take(kind="event", card="overrun")
    play.take(kind="event", card="mushroom_kingdom")
    play.decline()  # the move is a "may"
    assert play.options() == ["done", "uncover gremlin star_portal"]
    play.end()
    play.done()


@pytest.mark.rule("SU-15")
def test_what_happens_at_the_start_of_your_turn_does_not_at_that_of_others() -> None:
    play = at(
        """
        pyramids:
          actions: overrun by A
        saloon:
        star_portal:
        """,
        factions=TRICKSTERS,
    )
    play.next_turn()
    assert play.actions("pyramids") == ["A overrun"]
    play.next_turn()
    assert play.actions("pyramids") == []
    play.done()


@pytest.mark.rule("SU-16")
def test_what_lasts_until_your_turn_starts_ends_before_the_events_of_the_start() -> None:
    play = at(
        """
        mushroom_kingdom:
        pyramids:
          A: walker
          B: mummy
        saloon:
        A:
          hand: infiltrate
        """,
        factions="ninjas+zombies,tricksters+ancient_egyptians",
        texts="errata",
    )
    play.play("infiltrate", "mushroom_kingdom")
    play.talent("infiltrate")  # the base's ability is cancelled until A's next turn starts
    play.next_turn()
    play.done("B")  # nothing happened at the start of B's turn
    play.end()
    assert play.asked == "A move"  # but the base works at the start of A's
    play.choose("mummy")
    assert play.minions("mushroom_kingdom") == ["B mummy 2"]
    play.done()


@pytest.mark.rule("SU-16")
def test_the_right_to_ignore_a_base_is_gone_before_the_base_acts_at_the_start() -> None:
    play = at(
        """
        mushroom_kingdom:
        pyramids:
          B: mummy
        saloon:
          A: walker
        A:
          hand: infiltrate
        """,
        factions="ninjas+zombies,tricksters+ancient_egyptians",
    )
    play.play("infiltrate", "mushroom_kingdom")
    play.end()
    assert play.asked == "B move"
    play.decline()
    play.end()
    assert play.asked == "A move"  # not whether to ignore it
    play.decline()
    play.done()


UNCOVER = """
    phase: start
    pyramids:
      buried A: deputy, gunfighter
      buried B: ronin
    star_portal:
      buried A: mummy
    saloon:
    """


@pytest.mark.rule("SU-17", "SU-101")
def test_one_own_buried_card_at_any_base_may_be_uncovered_and_no_second_one() -> None:
    play = at(UNCOVER)
    assert play.options() == [
        "done",
        "uncover deputy pyramids",
        "uncover gunfighter pyramids",
        "uncover mummy star_portal",
    ]
    play.uncover("mummy")
    assert play.minions("star_portal") == ["A mummy 2"]
    assert play.buried("pyramids") == ["A deputy", "A gunfighter", "B ronin"]
    play.done()  # without being asked for another one


@pytest.mark.rule("SU-17")
def test_nothing_has_to_be_uncovered() -> None:
    play = at(UNCOVER)
    play.end()
    assert play.buried("pyramids") == ["A deputy", "A gunfighter", "B ronin"]
    assert play.buried("star_portal") == ["A mummy"]
    play.done()


@pytest.mark.rule("SU-17")
def test_each_turn_brings_a_new_chance_to_uncover() -> None:
    play = at(UNCOVER)
    play.uncover("mummy")
    play.end()
    assert play.asked == "B start"
    assert play.options() == ["done", "uncover ronin pyramids"]
    play.end()
    play.end()
    assert play.asked == "A start"
    assert play.options() == ["done", "uncover deputy pyramids", "uncover gunfighter pyramids"]


@pytest.mark.rule("SU-R39", "SU-81")
def test_an_extra_play_gained_at_the_start_is_used_at_once_or_lost() -> None:
    text = """
        phase: start
        pyramids:
          buried A: zapbot
        star_portal:
        saloon:
        A:
          hand: zapbot, nukebot, warbot
        """
    play = at(text, factions="robots+cowboys,zombies+ancient_egyptians")
    play.uncover("zapbot")
    assert play.asked == "A extra"
    assert play.options() == ["decline", "play zapbot pyramids", "play zapbot saloon", "play zapbot star_portal"]  # fmt: skip
    play.decline()
    assert play.g.extras == []
    play.play("nukebot", "saloon")
    assert play.why_not("play", "zapbot", "saloon") == "SU-18"
    play.done()
    play = at(text, factions="robots+cowboys,zombies+ancient_egyptians")
    play.uncover("zapbot")
    play.play("zapbot", "saloon")
    play.play("warbot", "saloon")  # the free minion of the turn is still there
    assert play.minions("saloon") == ["A warbot 4", "A zapbot 2"]
    play.done()


@pytest.mark.rule("SU-R39", "SU-21")
def test_no_talent_can_be_used_in_the_first_phase() -> None:
    play = at("""
        phase: start
        pyramids:
          A: pyramid_engineer
          buried A: deputy, pyramid_engineer
        saloon:
        star_portal:
        A:
          hand: gunfighter
        """)
    assert [option.split()[0] for option in play.options()] == ["done", "uncover", "uncover"]
    play.uncover("pyramid_engineer")
    assert play.asked == "A uncover"  # what it says when played, not its Talent
    play.decline()
    assert play.can("talent", "pyramid_engineer")  # the second phase has begun
    play.done()


@pytest.mark.rule("SU-R39")
def test_a_minion_uncovered_at_the_start_is_the_first_of_the_turn_at_drakkar() -> None:
    play = at("""
        phase: start
        drakkar:
          buried A: deputy
        saloon:
        star_portal:
        A:
          hand: gunfighter
        """)
    play.uncover("deputy")
    assert play.asked == "A whom"
    play.decline()
    play.play("gunfighter", "drakkar")
    play.done()  # Drakkar does not ask again


@pytest.mark.rule("SU-R39", "SU-R21")
def test_a_duel_at_the_start_is_the_one_of_the_turn_at_shoguns_palace() -> None:
    play = at("""
        phase: start
        shoguns_palace:
          B: ronin
          buried A: sheriff
        saloon:
        star_portal:
        A:
          hand: mummy
        """)
    play.uncover("sheriff")
    assert play.asked == "A duel"
    play.choose("ronin")
    play.no_duel_cards()
    assert len(play.hand("A")) == 3  # two drawn
    play.play("mummy", "shoguns_palace")
    play.done()  # no second duel in this turn


# -- Play Cards ----------------------------------------------------------------------------------

HAND = """
    pyramids:
    saloon:
    star_portal:
    A:
      hand: sheriff, deputy, form_a_posse, quick_draw
    """


@pytest.mark.rule("SU-18", "SU-19")
@pytest.mark.parametrize("minion_first", [True, False])
def test_one_minion_and_one_action_are_free_in_either_order(minion_first: bool) -> None:
    play = at(HAND)
    if minion_first:
        play.play("sheriff", "saloon")
        assert play.why_not("play", "deputy", "saloon") == "SU-18"
        play.play("form_a_posse")
    else:
        play.play("form_a_posse")
        assert play.why_not("play", "quick_draw") == "SU-18"
        play.play("sheriff", "saloon")
    assert play.why_not("play", "deputy", "saloon") == "SU-18"
    assert play.why_not("play", "quick_draw") == "SU-18"
    assert play.hand("A") == ["deputy", "quick_draw"]
    play.done()


@pytest.mark.rule("SU-18")
def test_the_free_plays_are_back_in_the_next_turn_and_do_not_add_up() -> None:
    play = at(HAND)
    play.next_turn("A")  # A has played nothing
    play.play("sheriff", "saloon")
    assert play.why_not("play", "deputy", "saloon") == "SU-18"
    play.next_turn("A")
    play.play("deputy", "saloon")
    play.done()


@pytest.mark.rule("SU-20")
def test_nobody_has_to_play_a_card() -> None:
    play = at(HAND)
    assert "end" in play.options()
    play.next_turn()
    assert {"sheriff", "deputy", "form_a_posse", "quick_draw"} <= {*play.hand("A")}
    assert [play.minions(base) for base in play.bases()] == [[], [], []]
    play.done("B")


@pytest.mark.rule("SU-19", "SU-21", "SU-79")
def test_plays_talents_and_other_abilities_mix_in_any_order_until_the_player_says_so() -> None:
    play = at("""
        pyramids:
          A: pyramid_engineer
        saloon:
        star_portal:
        A:
          hand: deputy, deputy, sheriff, quick_draw, form_a_posse, mummy, gunfighter
        extra: minion, action
        """)
    play.discard("deputy")  # for the only minion
    play.play("sheriff", "saloon")
    play.play("quick_draw")
    play.choose("pyramid_engineer")
    play.talent("pyramid_engineer")
    play.choose("gunfighter")
    play.play("mummy", "saloon")
    play.talent("pyramids")
    play.choose("deputy")
    play.play("form_a_posse")
    assert play.buried("pyramids") == ["A deputy", "A gunfighter"]
    assert play.power("pyramid_engineer") == 3 + 2 + 2 + 1
    play.done()


@pytest.mark.rule("SU-21", "SU-83", "SU-88")
def test_talents_and_on_your_turn_abilities_are_not_for_the_turns_of_others() -> None:
    text = """
        active: {}
        pyramids:
          A: pyramid_engineer
        saloon:
        star_portal:
        A:
          hand: mummy, mummy
        B:
          hand: bushi
        """
    mine, theirs = at(text.format("A")), at(text.format("B"))
    assert mine.can("talent", "pyramid_engineer")
    assert mine.can("talent", "pyramids")
    assert theirs.why_not("talent", "pyramid_engineer") == "SU-74"
    theirs.talent("pyramids")  # the base is for whoever's turn it is
    assert theirs.buried("pyramids") == ["B bushi"]
    theirs.done("B")


def test_cards_and_power_are_told_with_the_rule_that_brings_them() -> None:
    play = at(
        """
        saloon:
          A: gunfighter
        A:
          hand: mystic_studies, quick_draw
        extra: action
        """,
        factions="cowboys+wizards,samurai+vikings",
    )
    play.play("mystic_studies")
    play.play("quick_draw")
    if play.asked != "A play":
        play.choose("gunfighter")
    play.end()
    told = [(line.kind, line.rule) for line in play.table.log()]
    assert [one for one in told if one[0] in ("draw", "stronger")] == [
        ("draw", "SU-46"),
        ("stronger", "SU-53"),
        ("draw", "SU-23"),
    ]
