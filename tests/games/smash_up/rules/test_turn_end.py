"""Chapter 2, the last three phases: Score Bases, Draw Two Cards, End Turn."""

from __future__ import annotations

import pytest

from tests.games.smash_up.playing import Play, at

NINJAS = "ninjas+samurai,cowboys+ancient_egyptians"
TWICE = "ninjas+samurai,ninjas+tricksters"  # with two copies of the sets

# -- Score Bases ---------------------------------------------------------------------------------


@pytest.mark.rule("SU-22", "SU-119")
def test_ready_bases_must_be_scored() -> None:
    play = at("""
        pyramids:
          B: ronin +18
        longhouse:
          B: raider +21
        saloon:
          B: huscarl
        """)
    play.end()
    assert play.asked == "A score"
    assert play.options() == ["longhouse", "pyramids"]  # no way to decline
    play.choose("longhouse")
    assert (play.vp("A"), play.vp("B")) == (0, 9)  # the other one follows
    assert "saloon" in play.bases()
    play.done("B")


@pytest.mark.rule("SU-22", "SU-118")
def test_a_base_one_power_short_is_left_alone() -> None:
    play = at("""
        pyramids:
          A: gunfighter +9
          B: ronin +5
        saloon:
        star_portal:
        """)
    assert play.total("pyramids") == 20
    play.next_turn()
    assert play.bases() == ["pyramids", "saloon", "star_portal"]
    assert (play.vp("A"), play.vp("B")) == (0, 0)
    play.done("B")


@pytest.mark.rule("SU-22")
def test_bases_are_checked_only_when_the_player_is_done() -> None:
    play = at("""
        pyramids:
          A: gunfighter +16
        saloon:
        star_portal:
        A:
          hand: sheriff, plague_of_locusts
        """)
    play.play("sheriff", "pyramids")
    assert play.total("pyramids") == 24
    assert play.vp("A") == 0
    play.done()  # the phase goes on


# -- Draw Two Cards ------------------------------------------------------------------------------


@pytest.mark.rule("SU-23")
def test_the_current_player_draws_two_and_nobody_else() -> None:
    play = at(
        """
        active: B
        B:
          deck: bushi, ronin, tribute, rest
        """,
        seats=3,
    )
    play.next_turn()
    assert play.hand("B") == ["bushi", "ronin"]
    assert play.deck("B", 1) == ["tribute"]
    assert (play.hand("A"), play.hand("C")) == ([], [])
    play.done("C")


@pytest.mark.rule("SU-24")
def test_an_empty_hand_is_not_filled_before_the_draw_phase() -> None:
    play = at("""
        saloon:
        pyramids:
        star_portal:
        A:
          hand: sheriff
        """)
    play.play("sheriff", "saloon")
    assert play.hand("A") == []
    play.done()
    play.next_turn()
    assert len(play.hand("A")) == 2
    assert play.hand("B") == []  # B begins the turn without cards
    play.done("B")


@pytest.mark.rule("SU-25")
def test_a_deck_that_runs_out_is_made_of_the_discard_pile_and_drawing_goes_on() -> None:
    play = at("""
        A:
          deck: mummy
          pile: deputy, sheriff, gunfighter
        """)
    play.next_turn()
    assert "mummy" in play.hand("A")
    assert len(play.hand("A")) == 2
    assert play.pile("A") == []
    assert sorted(play.deck("A") + play.hand("A")) == ["deputy", "gunfighter", "mummy", "sheriff"]
    play.done("B")


@pytest.mark.rule("SU-25")
def test_the_discard_pile_stays_until_a_card_is_needed() -> None:
    play = at("""
        A:
          deck: mummy, sheriff
          pile: deputy
        """)
    play.next_turn()
    assert play.hand("A") == ["mummy", "sheriff"]
    assert (play.deck("A"), play.pile("A")) == ([], ["deputy"])
    play.done("B")


@pytest.mark.rule("SU-25")
def test_the_new_deck_is_shuffled_and_hidden() -> None:
    orders = set()
    for seed in range(8):
        play = at(
            """
            A:
              deck: mummy
              pile: deputy, sheriff, gunfighter, tomb_trap, stagecoach, high_noon
            """,
            seed=seed,
        )
        play.next_turn()
        orders.add((*play.deck("A"), *play.hand("A")))
        assert play.view("A").players[0].deck_known == []
        assert play.view("B").players[0].deck_known == []
    assert len(orders) > 2


@pytest.mark.rule("SU-25", "SU-R8")
def test_without_deck_and_discard_pile_as_much_is_drawn_as_there_is() -> None:
    play = at("A:\n  deck: mummy\nB:\n  deck:")
    play.next_turn()
    assert play.hand("A") == ["mummy"]
    play.next_turn()
    assert play.hand("B") == []
    play.done()


@pytest.mark.rule("SU-25")
@pytest.mark.parametrize("card", ["shield_maiden", "raiding_party"])
def test_an_empty_deck_of_another_player_is_renewed_to_show_its_top_card(card: str) -> None:
    play = at(f"""
        active: B
        saloon:
        pyramids:
        star_portal:
        A:
          deck:
          pile: sheriff
        B:
          hand: {card}
        """)
    play.play(card, "saloon" if card == "shield_maiden" else "")
    assert "A's discard pile becomes the new deck." in play.log()
    assert (play.deck("A"), play.pile("A")) == (["sheriff"], [])  # too strong to be taken
    play.done("B")


@pytest.mark.rule("SU-25", "SU-R8", "SU-38")
def test_a_card_being_carried_out_is_not_shuffled_into_the_new_deck() -> None:
    play = at("""
        active: B
        B:
          hand: tribute
          deck: bushi
          pile: huscarl, raider
        """)
    play.play("tribute")
    assert play.hand("B") == ["bushi", "huscarl", "raider"]
    assert (play.deck("B"), play.pile("B")) == ([], ["tribute"])
    play.done("B")


@pytest.mark.rule("SU-25", "SU-68")
@pytest.mark.parametrize("card", ["scry", "walker"])
def test_a_deck_is_renewed_to_be_searched_or_looked_at(card: str) -> None:
    play = at(
        f"""
        pyramids:
        saloon:
        star_portal:
        A:
          hand: {card}
          deck:
          pile: summon, archmage
        """,
        factions="wizards+zombies,cowboys+samurai",
    )
    play.play(card, "pyramids" if card == "walker" else "")
    if card == "scry":
        play.choose("summon")
        assert play.hand("A") == ["summon"]
        assert play.deck("A") == ["archmage"]
        assert play.pile("A") == ["scry"]
    else:
        assert play.asked == "A discard-top"
        play.decline()
        assert sorted(play.deck("A")) == ["archmage", "summon"]
    play.done()


@pytest.mark.rule("SU-26")
@pytest.mark.parametrize(("held", "discards"), [(8, 0), (9, 1), (11, 3)])
def test_after_drawing_the_hand_is_brought_down_to_ten_of_own_choice(
    held: int, discards: int
) -> None:
    play = at(f"A:\n  hand: sheriff, mummy, {held - 2} random\n  deck: deputy, deputy, rest")
    play.end()
    for n in range(discards):
        assert play.asked == "A hand-limit"
        assert "decline" not in play.options()
        play.choose(["mummy", "sheriff", "deputy"][n])
    assert len(play.hand("A")) == 10
    assert play.pile("A") == sorted(["mummy", "sheriff", "deputy"][:discards])
    play.done("B")


@pytest.mark.rule("SU-26")
def test_more_than_ten_cards_are_allowed_at_any_other_time_and_to_others() -> None:
    play = at("""
        A:
          hand: 3 random
        B:
          hand: tribute, 12 random
        """)
    play.next_turn()
    assert len(play.hand("B")) == 13  # not checked on A's turn
    play.play("tribute")
    assert len(play.hand("B")) == 15
    play.done("B")  # nor in B's own Play Cards phase
    play.end()
    assert play.asked == "B hand-limit"
    assert len(play.hand("B")) == 17


@pytest.mark.rule("SU-R44", "SU-153")
def test_a_card_of_another_owner_goes_to_that_owner_from_the_hand_limit() -> None:
    play = at("A:\n  hand: bushi of B, 8 random\n  deck: deputy, deputy, rest")
    play.end()
    play.choose("bushi")
    assert (play.pile("A"), play.pile("B")) == ([], ["bushi"])
    play.done("B")


@pytest.mark.rule("SU-R44")
def test_a_deputy_of_another_owner_is_discarded_to_that_owner() -> None:
    play = at("""
        active: B
        saloon:
          B: ronin
        B:
          hand: deputy of A
        """)
    play.discard("deputy")
    assert play.power("ronin") == 5
    assert (play.pile("A"), play.pile("B")) == (["deputy"], [])
    play.done("B")


# -- End Turn ------------------------------------------------------------------------------------


@pytest.mark.rule("SU-27", "SU-50")
@pytest.mark.parametrize("first", ["saloon", "pyramids"])
def test_of_several_things_at_the_end_the_current_player_chooses_the_order(first: str) -> None:
    play = at(
        """
        saloon:
          A: bushi [assassination by B]
        pyramids:
          B: gremlin [assassination by A]
        star_portal:
        """,
        factions=TWICE,
        copies=2,
    )
    play.end()
    assert play.asked == "A end-events"  # of both players, at the end of A's turn
    assert play.options() == ["event assassination pyramids", "event assassination saloon"]
    play.take(kind="event", card="assassination", place=first)
    destroyed = [line.cards for line in play.table.log() if line.kind == "destroy"]
    order = [("bushi",), ("gremlin",)]
    assert destroyed == (order if first == "saloon" else order[::-1])
    play.done("B")


@pytest.mark.rule("SU-27", "SU-28")
def test_effects_until_the_end_of_the_turn_still_hold_while_things_happen_at_the_end() -> None:
    play = at(
        """
        active: B
        saloon:
          B: deputy [assassination by A]
        pyramids:
        star_portal:
        B:
          hand: form_a_posse
        """,
        factions=NINJAS,
    )
    play.play("form_a_posse")
    play.next_turn()
    assert play.minions("saloon") == ["B deputy 2"]  # it could not be destroyed, now it could
    play.end()
    assert play.minions("saloon") == []
    assert play.pile("B") == ["deputy", "form_a_posse"]


@pytest.mark.rule("SU-28", "SU-53")
def test_all_that_lasts_until_the_end_of_the_turn_ends_together() -> None:
    play = at("""
        saloon:
          A: gunfighter, deputy
          B: ronin
        pyramids:
        star_portal:
        A:
          hand: form_a_posse, quick_draw, plague_of_locusts, deputy
        extra: action, action
        """)
    play.play("form_a_posse")
    play.play("quick_draw")
    play.choose("gunfighter")
    play.play("plague_of_locusts")
    play.choose("saloon")
    play.discard("deputy")
    play.choose("ronin")
    assert play.minions("saloon") == ["A deputy 3", "A gunfighter 6", "B ronin 4"]
    play.next_turn()
    assert play.minions("saloon") == ["A deputy 2", "A gunfighter 3", "B ronin 3"]
    assert play.g.lasting == []
    play.done("B")


@pytest.mark.rule("SU-29", "SU-136")
def test_the_victory_check_comes_after_all_that_happens_at_the_end() -> None:
    play = at(
        """
        cave_of_shinies:
          B: gnome [assassination by A]
        pyramids:
        saloon:
        B:
          vp: 14
        """,
        factions="ninjas+samurai,tricksters+cowboys",
    )
    play.end()
    assert play.vp("B") == 15  # for the Gnome destroyed there
    assert play.winners == "B"


@pytest.mark.rule("SU-29")
def test_without_a_winner_the_turn_passes_to_the_left() -> None:
    play = at("active: B\nA:\n  vp: 14\nB:\n  vp: 14", seats=3)
    play.end()
    play.done("C")


@pytest.mark.rule("SU-R43")
def test_a_base_filled_at_the_end_of_a_turn_waits_for_the_next_players_scoring() -> None:
    play = at(
        """
        pyramids:
          A: shogun +15
        longhouse:
          A: tiger_assassin [assassination by A]
        star_portal:
        """,
        factions=NINJAS,
    )
    play.end()
    assert play.total("pyramids") == play.breakpoint("pyramids") == 21  # a counter for the loss
    assert play.vp("A") == 0
    play.done("B")
    play.end()
    assert play.vp("A") == 4
    play.done()


@pytest.mark.rule("SU-R43")
def test_a_base_filled_at_the_start_of_a_turn_does_not_score_before_the_third_phase() -> None:
    play = at("""
        phase: start
        pyramids:
          A: gunfighter +15
          buried A: pharaoh
        saloon:
        star_portal:
        """)
    play.uncover("pharaoh")
    assert play.total("pyramids") == 23
    assert play.vp("A") == 0
    play.done()
    play.end()
    assert play.asked.startswith("B ")
    assert play.vp("A") == 4


# -- when a player may act -----------------------------------------------------------------------


@pytest.mark.rule("SU-R47")
def test_two_deputies_may_be_discarded_one_after_the_other() -> None:
    play = at("""
        saloon:
          A: gunfighter
        A:
          hand: deputy, deputy
        played: minion, action
        """)
    play.discard("deputy")
    play.discard("deputy")
    assert play.power("gunfighter") == 7
    play.done()


@pytest.mark.rule("SU-R47", "SU-116")
def test_nothing_else_can_be_done_while_a_card_is_being_carried_out() -> None:
    play = at("""
        pyramids:
          A: pyramid_engineer
          B: ronin
        saloon:
        star_portal:
        A:
          hand: gunfighter, deputy, quick_draw, tomb_trap
        """)
    play.play("gunfighter", "pyramids")
    assert play.asked == "A duel"
    assert play.options() == ["decline", "ronin"]
    for kind, card in (
        ("discard", "deputy"),
        ("talent", "pyramid_engineer"),
        ("play", "quick_draw"),
    ):
        assert play.why_not(kind, card) == "SU-116"
    play.decline()
    assert play.can("discard", "deputy")
    assert play.can("talent", "pyramid_engineer")
    play.done()


@pytest.mark.rule("SU-R47")
def test_a_deputy_cannot_be_discarded_outside_a_duel_at_the_start_or_on_other_turns() -> None:
    play = at("""
        phase: start
        saloon:
          A: gunfighter
          B: ronin
          buried A: mummy
        A:
          hand: deputy
        """)
    assert play.options() == ["done", "uncover mummy saloon"]
    play.end()
    play.next_turn()
    assert not any("deputy" in option for option in play.options())
    play.done("B")
    assert "deputy" in play.hand("A")


@pytest.mark.rule("SU-R47", "SU-21")
def test_kept_extra_plays_and_talents_end_with_the_phase() -> None:
    play = at("""
        pyramids:
          A: pyramid_engineer +18
        saloon:
        star_portal:
        A:
          hand: deputy, sheriff, plague_of_locusts
        extra: minion, action
        """)
    play.end()
    assert play.asked == "A special"
    assert play.options() == ["decline", "plague_of_locusts"]
    assert play.g.extras == []


# -- endless games -------------------------------------------------------------------------------


def after_so_many_acts(acts: int) -> Play:
    play = at("""
        pyramids:
          A: pyramid_engineer
        saloon:
        star_portal:
        A:
          hand: sheriff, quick_draw, mummy, deputy
        """)
    play.g.acts = acts
    return play


@pytest.mark.rule("SU-R54")
@pytest.mark.parametrize("last", ["play", "talent", "discard"])
def test_after_200_plays_and_uses_only_the_end_of_the_phase_is_left(last: str) -> None:
    play = after_so_many_acts(199)
    if last == "play":
        play.play("sheriff", "saloon")
    elif last == "talent":
        play.talent("pyramid_engineer")
        play.choose("mummy")
    else:
        play.discard("deputy")
    assert play.options() == ["end"]
    assert play.why_not("play", "quick_draw") == "SU-R54"
    assert play.asked == "A play"
    play.next_turn("A")
    assert play.can("play", "quick_draw")  # each phase is counted anew


@pytest.mark.rule("SU-R54")
def test_after_199_there_is_one_more() -> None:
    play = after_so_many_acts(198)
    play.play("sheriff", "saloon")
    assert play.can("play", "quick_draw")
    play.done()


@pytest.mark.rule("SU-R54", "SU-163")
@pytest.mark.parametrize(("limit", "turn", "over"), [(100, 199, False), (100, 200, True), (0, 200, False), (0, 99_999, False)])  # fmt: skip
def test_a_game_stops_as_a_draw_only_if_the_table_has_set_a_limit(
    limit: int, turn: int, over: bool
) -> None:
    play = at(f"active: B\nturn: {turn}\nA:\n  vp: 9", turn_limit=limit)
    play.end()
    assert play.winners == ("-" if over else "")
    if over:
        assert play.table.result is not None
        assert play.table.result.rule == "SU-R54"
    else:
        play.done()


@pytest.mark.rule("SU-R54", "SU-136")
def test_a_victory_in_the_last_turn_of_a_limited_game_counts() -> None:
    play = at("active: B\nturn: 200\nA:\n  vp: 15", turn_limit=100)
    play.end()
    assert play.winners == "A"
