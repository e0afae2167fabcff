"""Chapter 3: Move, Perform Actions, Draw; symbols, covering, free steps, hands and decks."""

from __future__ import annotations

import pytest

from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.marvel_villainous.cards.loki import loki
from fiendish.games.villainous.rules.changes import win
from tests.games.marvel_villainous.playing import at, new

# -- the three steps -----------------------------------------------------------------------------


@pytest.mark.rule("MV-25", "MV-37")
def test_move_then_actions_then_draw_then_the_next_player():
    play = at(
        """
        phase: move
        A:
          hand: kid_loki
        """,
        seats=3,
    )
    assert play.asked == "A move"
    assert play.why_not("gain") == "MV-25"
    play.move("bifrost")
    assert play.asked == "A act"
    assert play.hand("A") == ["kid_loki"]  # nothing is drawn before the end
    play.end()
    assert len(play.hand("A")) == 4
    assert play.asked == "B move"
    play.move("black_market")
    play.end()
    assert play.asked == "C move"
    play.move("madripoor")
    play.end()
    assert play.asked == "A move"


@pytest.mark.rule("MV-26", "MV-27")
def test_the_mover_must_go_to_another_own_location():
    play = at("""
        phase: move
        A:
          mover: bifrost
        events:
          incoming:
    """)
    assert play.options() == [
        "move jotunheim",
        "move odins_throne",
        "move sanctum_sanctorum",
    ]
    assert play.why_not("move", place="bifrost") == "MV-26"
    play.move("jotunheim")
    play.done()


@pytest.mark.rule("MV-26", "MV-5")
def test_from_the_portrait_to_any_of_the_four():
    play = new(seats=2, villains=["modok", "loki"], first=0)
    assert play.options() == [
        "move aim_island",
        "move aim_laboratory",
        "move black_market",
        "move doomsday_hangar",
    ]


@pytest.mark.rule("MV-28", "MV-30")
def test_only_the_movers_location_gives_symbols():
    play = at("""
        phase: move
        A:
          power: 1
          hand: kid_loki
          bifrost: frost_giant
        B:
          mover: aim_laboratory
    """)
    play.move("bifrost")
    kinds = {option.split()[0] for option in play.options()}
    assert kinds == {"end", "play", "fate", "relocate", "gain"}
    play.gain()
    assert play.power("A") == 2  # the symbol says 1
    play.done()


@pytest.mark.rule("MV-30", "MV-47")
def test_an_action_may_be_carried_out_anywhere():
    play = at("""
        A:
          mover: sanctum_sanctorum
          power: 1
          hand: lorelei, kid_loki
          bifrost: frost_giant, sif
        events:
          incoming:
    """)
    assert play.can("vanquish", "sif")
    assert play.can("play", "kid_loki", "jotunheim")
    assert play.can("play", "kid_loki", "incoming")
    play.vanquish("sif")
    assert play.at("A", "bifrost") == []
    play.done()


@pytest.mark.rule("MV-29")
def test_each_symbol_once_in_any_order_none_of_them_needed():
    play = at("""
        A:
          hand: lorelei, kid_loki
    """)
    play.discard("lorelei")
    assert not play.can("discard")
    assert play.why_not("discard") == "MV-29"
    play.gain()
    assert not play.can("gain")
    assert play.can("play", "kid_loki")
    assert play.can("end")
    play.end()
    assert play.asked == "B move"


@pytest.mark.rule("MV-29", "MV-42")
def test_of_two_equal_symbols_each_can_be_used():
    play = at("""
        A:
          mover: jotunheim
          power: 9
          hand: kid_loki, kid_loki, kid_loki
    """)
    play.play("kid_loki", "bifrost")
    play.play("kid_loki", "bifrost")
    assert not play.can("play", "kid_loki")
    assert play.why_not("play", "kid_loki") == "MV-29"
    assert play.can("gain")
    play.done()


@pytest.mark.rule("MV-29")
def test_symbols_are_fresh_in_the_next_turn():
    play = at("A:\n  power: 0")
    play.gain()
    play.end()
    play.take(kind="move")
    play.end()
    play.move("bifrost")
    play.end()
    play.take(kind="move")
    play.end()
    play.move("odins_throne")
    assert play.can("gain")
    play.done()


# -- covered symbols -----------------------------------------------------------------------------


@pytest.mark.rule("MV-31")
def test_covered_symbols_cannot_be_used_the_bottom_row_can():
    play = at("""
        A:
          mover: jotunheim
          power: 2
          hand: kid_loki, kid_loki
          jotunheim: sif
    """)
    assert not play.can("discard")
    assert play.why_not("discard") == "MV-31"
    assert play.can("gain")
    play.play("kid_loki", "bifrost")
    assert not play.can("play", "kid_loki")  # only the lower of two Play a Card symbols was free
    play.done()


@pytest.mark.rule("MV-31")
@pytest.mark.parametrize(
    ("heroes", "who"),
    [
        ("heimdall", "Heimdall"),
        ("heimdall, sif", "Heimdall and Sif"),
        ("heimdall, sif, odin", "Heimdall and 2 others"),
    ],
)
def test_the_reason_names_who_covers_a_symbol(heroes: str, who: str):
    play = at(f"""
        A:
          mover: bifrost
          bifrost: {heroes}
    """)
    reason = play.table.why_not(0, kind="fate")
    assert reason is not None
    assert reason.text == f"the symbol is covered by {who}"


@pytest.mark.rule("MV-31", "MV-92")
def test_every_covering_card_has_to_go():
    text = """
        A:
          mover: bifrost
          odins_throne: {}
    """
    for cards in ("sif", "sif, odin", "odin, containment_field", "aim_saboteur"):
        play = at(text.format(cards))
        assert all(symbol.covered for symbol in play.view().realms[0].locations[0].top)
    play = at(text.format("frost_giant"))
    assert not any(symbol.covered for symbol in play.view().realms[0].locations[0].top)


@pytest.mark.rule("MV-32")
@pytest.mark.parametrize("way", ["vanquished", "relocated", "removed"])
def test_a_symbol_uncovered_in_the_turn_can_be_used_at_once(way: str):
    if way == "vanquished":
        play = at("""
            A:
              mover: sanctum_sanctorum
              power: 1
              hand: kid_loki
              sanctum_sanctorum: frost_giant, sif
        """)
        assert not play.can("play", "kid_loki")
        play.vanquish("sif")
        assert play.can("play", "kid_loki")
    elif way == "relocated":
        play = at("""
            active: B
            B:
              mover: black_market
              power: 2
              black_market: sif, mind_amplifier
        """)
        assert not play.can("gain")
        play.activate("mind_amplifier")
        play.choose("aim_island")
        assert play.can("gain")
    else:
        play = at("""
            A:
              power: 2
              odins_throne: containment_field
        """)
        assert not play.can("gain")
        play.free("containment_field")
        assert play.can("gain")
    play.done("B" if way == "relocated" else "A")


@pytest.mark.rule("MV-R4")
def test_a_used_symbol_stays_used_when_it_is_covered_and_uncovered():
    """Manhattan has Play a Card above and below; the upper one is used first."""
    play = at(
        """
        active: B
        B:
          power: 9
          hand: maggia_hitman, maggia_hitman, maggia_hitman
          manhattan: dreadnought
        fate deck: kate_bishop_west_coast_avenger, rest
        """,
        villains="loki,masque",
    )
    play.play("maggia_hitman", "madripoor")
    play.step()  # a hit brings Kate Bishop
    play.choose("manhattan")
    play.play("maggia_hitman", "madripoor")  # by the lower symbol
    assert not play.can("play")
    play.vanquish("kate_bishop_west_coast_avenger")
    assert not play.can("play")
    assert play.why_not("play", "maggia_hitman") == "MV-29"
    assert play.can("fate")  # covered in between, but never used
    play.done("B")


# -- free steps, and the start of the turn -------------------------------------------------------


@pytest.mark.rule("MV-R5", "MV-118")
def test_free_steps_come_in_the_own_action_step_only():
    text = """
        phase: {}
        A:
          power: 4
          mischief: 1
          jotunheim: containment_field, sif, casket_of_ancient_winters
        B:
          power: 4
    """
    play = at(text.format("move"))
    assert play.options() == ["move bifrost", "move jotunheim", "move sanctum_sanctorum"]
    play = at(text.format("act"))
    assert play.options("free") == ["free containment_field"]  # which silences the Casket
    play.free("containment_field")
    assert play.power("A") == 2
    assert play.options("free") == ["free casket_of_ancient_winters"]
    assert play.options("step") == ["step 1"]
    play.next_turn()
    assert play.asked == "B act"
    assert play.options("free") == []
    assert play.options("step") == []


@pytest.mark.rule("MV-R5")
def test_no_free_step_in_the_middle_of_something():
    play = at("""
        A:
          power: 2
          hand: kid_loki, lorelei
          bifrost: containment_field
    """)
    play.take(kind="discard")
    assert play.options() == ["kid_loki", "lorelei"]
    play.choose("kid_loki")
    assert play.options() == ["decline", "lorelei"]


@pytest.mark.rule("MV-R6")
def test_what_happens_before_moving_is_ordered_by_the_turns_player():
    """Infiltrated takes a Power or a card; order in the ranks raises Loyalty."""
    text = """
        active: B
        phase: start
        B:
          power: 1
          hand: modam
          aim_island: aim_agent
          aim_laboratory: aim_agent
          black_market: aim_agent
          doomsday_hangar: aim_agent
        events:
          infiltrated:
    """
    play = at(text)
    assert play.asked == "B next-due"
    assert play.options() == ["The guide of M.O.D.O.K.", "infiltrated"]
    play.choose("The guide of M.O.D.O.K.")
    assert play.mark("B") == 1
    assert play.asked == "B pay-or-discard"
    play.decline()
    assert play.power("B") == 0
    assert play.asked == "B move"  # each of them once
    play = at(text)
    play.choose("infiltrated")
    assert play.mark("B") == 0
    play.choose("modam")
    assert (play.mark("B"), play.power("B"), play.pile("B")) == (1, 1, ["modam"])
    assert play.asked == "B move"


@pytest.mark.rule("MV-R6", "MV-120")
def test_after_a_win_before_moving_the_turn_does_not_begin(monkeypatch: pytest.MonkeyPatch):
    """No text of this box wins then, so Loki's guide gets one that does."""
    monkeypatch.setattr(loki, "start_of_turn", lambda g, me, card: win(g, me))
    play = at("active: B")
    play.end()
    assert play.winner == "A"
    assert play.asked == ""


@pytest.mark.rule("MV-R6")
def test_texts_before_moving_happen_in_each_players_own_turn():
    play = at("""
        A:
          power: 2
        B:
          power: 2
          hand: modam
        events:
          infiltrated:
    """)
    play.end()
    assert play.asked == "B next-due"
    play.choose("infiltrated")
    play.decline()
    assert (play.power("A"), play.power("B")) == (2, 1)
    assert play.asked == "B move"


# -- drawing -------------------------------------------------------------------------------------


@pytest.mark.rule("MV-33", "MV-35")
@pytest.mark.parametrize(("held", "after"), [(0, 4), (3, 4), (4, 4), (6, 6)])
def test_at_the_end_of_the_turn_the_hand_is_filled_up_to_four(held: int, after: int):
    play = at(f"A:\n  hand: {held} random\n")
    play.end()
    assert len(play.hand("A")) == after
    assert play.pile("A") == []  # nobody discards down
    assert len(play.deck("A")) == 30 - after
    assert play.asked == "B move"


@pytest.mark.rule("MV-33")
def test_only_the_turns_player_draws():
    play = at("""
        A:
          hand: 2 random
        B:
          hand: 1 random
    """)
    play.end()
    assert (len(play.hand("A")), len(play.hand("B"))) == (4, 1)


@pytest.mark.rule("MV-34")
def test_a_hand_that_has_become_small_is_not_filled_before_the_own_turn_ends():
    """Mockingbird takes a card of B's in A's turn."""
    play = at("""
        A:
          mover: bifrost
        B:
          hand: 4 random
        fate deck: mockingbird_shield, rest
    """)
    play.fate()
    play.choose("aim_island")
    assert len(play.hand("B")) == 3
    play.end()
    assert len(play.hand("B")) == 3
    play.take(kind="move")
    assert len(play.hand("B")) == 3
    play.end()
    assert len(play.hand("B")) == 4


@pytest.mark.rule("MV-35")
def test_cards_may_draw_beyond_four():
    play = at("""
        A:
          mischief: 2
          hand: glorious_purpose, 4 random
    """)
    play.play("glorious_purpose")
    assert len(play.hand("A")) == 6
    play.end()
    assert len(play.hand("A")) == 6


@pytest.mark.rule("MV-36")
def test_an_empty_deck_is_made_anew_of_the_pile_and_the_draw_goes_on():
    play = at(
        """
        A:
          deck: kid_loki
          pile: lorelei, lorelei_is_not_here
    """.replace(", lorelei_is_not_here", ", frost_giant, frost_giant, frost_giant")
    )
    play.end()
    assert "kid_loki" in play.hand("A")
    assert len(play.hand("A")) == 4
    assert play.pile("A") == []
    assert len(play.deck("A")) == 1
    assert {*play.hand("A"), *play.deck("A")} == {"kid_loki", "lorelei", "frost_giant"}


@pytest.mark.rule("MV-36")
def test_no_sooner_than_a_card_must_be_drawn():
    play = at(
        """
        A:
          hand: 2 random
          deck: kid_loki, kid_loki
          pile: lorelei
    """.replace("2 random", "frost_giant, frost_giant")
    )
    play.end()
    assert play.hand("A") == ["frost_giant", "frost_giant", "kid_loki", "kid_loki"]
    assert play.deck("A") == []
    assert play.pile("A") == ["lorelei"]


@pytest.mark.rule("MV-R43")
def test_with_deck_and_pile_empty_the_player_draws_what_there_is():
    play = at("""
        A:
          hand: frost_giant
          deck: kid_loki
    """)
    play.end()
    assert play.hand("A") == ["frost_giant", "kid_loki"]
    assert play.asked == "B move"
    assert not [line for line in play.log() if "new deck" in line]


# -- doing nothing -------------------------------------------------------------------------------


@pytest.mark.rule("MV-R49")
def test_with_nothing_to_do_the_turn_can_only_be_ended():
    play = at("""
        A:
          odins_throne: sif
    """)
    assert play.options() == ["end"]
    play.end()
    assert len(play.hand("A")) == 4
    assert play.asked == "B move"


@pytest.mark.rule("MV-R53")
def test_a_game_with_people_has_no_turn_limit_one_for_research_may_have():
    play = at("turn: 200\nactive: B", turn_limit=100)
    play.end()
    assert play.winner == "-"
    play = at("turn: 199", turn_limit=100)
    play.end()
    assert play.asked == "B move"
    play = at("turn: 200\nactive: B")
    play.end()
    assert play.asked == "A move"
    assert new(seats=2).g.turn_limit == 0


@pytest.mark.rule("MV-R53")
def test_every_villain_keeps_symbols_that_nothing_can_cover():
    for villain in BOOK.villains:
        below = {icon.symbol.name for place in villain.locations for icon in place.bottom}
        assert {"GAIN", "PLAY", "DISCARD", "VANQUISH"} <= below
