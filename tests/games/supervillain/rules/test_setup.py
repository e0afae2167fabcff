"""Chapter 1: players, components, set-up."""

from __future__ import annotations

import pytest

import fiendish
from fiendish.games.supervillain import GAME
from fiendish.games.supervillain.rules import board
from fiendish.games.supervillain.state import Galaxy
from tests.games.supervillain.playing import Play, at


def fresh(seats: int = 3, seed: int = 0, first: int | None = None) -> Galaxy:
    """The table as it is laid out, before anybody does anything."""
    state = fiendish.new("supervillain", seats=seats, seed=seed, first=first).state
    assert isinstance(state, Galaxy)
    return state


def pass_turn(play: Play) -> None:
    """Keep the card that is turned up, then do nothing."""
    play.keep()
    play.end_day()


@pytest.mark.rule("SV-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_villains_play_and_turns_pass_clockwise(seats: int) -> None:
    play = Play(fiendish.new("supervillain", seats=seats, first=1))
    order = ""
    for _ in range(2 * seats):
        order += play.asked[0]
        pass_turn(play)
    assert order == 2 * {2: "BA", 3: "BCA", 4: "BCDA"}[seats]


@pytest.mark.rule("SV-1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_of_villains_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match="2, 3 or 4"):
        fiendish.new("supervillain", seats=seats)


@pytest.mark.rule("SV-1")
def test_a_villain_who_has_lost_everything_stays_in_the_game() -> None:
    play = at(
        """
        phase: act1
        B:
          facility: flak_belt
        asteroids:
          wormhole: A at B +charged
        minion deck: encore
        """
    )
    assert (play.facilities("B"), play.projects("B"), play.hand("B")) == ([], [], [])
    pass_turn(play)
    assert play.asked == "B turned-up"
    play.keep()
    play.done("B")


@pytest.mark.rule("SV-2")
def test_48_domination_and_43_minion_cards_are_two_decks() -> None:
    g = fresh()
    assert len(g.domination_deck) == 48
    assert len(g.minion_deck) + sum(map(len, g.hands)) == 43
    backs = {
        deck: {GAME.faces[g.identity[card]].back for card in cards}
        for deck, cards in (("domination", g.domination_deck), ("minion", g.minion_deck))
    }
    assert backs == {"domination": {"Domination card"}, "minion": {"Minion card"}}


@pytest.mark.rule("SV-2")
def test_every_card_goes_to_the_pile_of_its_own_kind() -> None:
    play = at(
        """
        A:
          hand: encore, flak_jockeys
          project: propaganda_studio [interns_of_doom]
          facility: asteroid_foundry
        B:
          project: star_of_death [heavy_lifters]
        asteroids:
          flak_belt: B at A
        """
    )
    play.ops("flak_jockeys")  # used up, and the Asteroid shot down
    play.use("asteroid_foundry")  # the last hand card discarded
    play.use("propaganda_studio")  # destroyed, with its Mob
    assert play.minion_pile() == ["flak_jockeys", "encore", "interns_of_doom"]
    assert play.domination_pile() == ["flak_belt", "propaganda_studio"]
    assert play.mobs("B") == ["heavy_lifters"]
    play.done()


@pytest.mark.rule("SV-3", "SV-120")
def test_the_thirteenth_token_and_the_fifth_charge_are_there_for_anybody() -> None:
    brown = ("asteroid_catapult", "recruiting_megaphone", "flak_belt")
    facilities = "\n".join(f"  facility: {card} +token" for card in [*brown, *brown])
    text = (
        "A:\n  hand: flak_jockeys, plasma_stuffing\n"
        "  project: star_of_death [encore +token, encore +token]\n"
        f"B:\n{facilities}\n  facility: overtime_factory +token\n"
        "  facility: propaganda_studio +token\n  facility: planet_buster +token\n"
        "  project: senate_in_chains [interns_of_doom +token]\n"
        "asteroids:\n  wormhole: A at B +charged\n  chronosphere: B at A +charged\n"
        "  dna_splitter: A at B +charged\n  force_dome: B at A +charged\n  hypno_tower: B at A"
    )
    play = at(text)
    assert len(play.mobs("A") + play.mobs("B") + play.tokens("B")) == 12
    play.mob("flak_jockeys", "star_of_death")
    assert play.mobs("A") == ["encore+", "encore+", "flak_jockeys+"]
    play.ops("plasma_stuffing")
    assert [flight[-1] for flight in play.asteroids()] == ["!"] * 5
    play.done()


@pytest.mark.rule("SV-4")
def test_no_card_but_minion_and_domination_cards_is_in_play() -> None:
    assert {face.back for face in GAME.faces} == {"Minion card", "Domination card"}
    assert sum(face.count for face in GAME.faces) == 48 + 43
    g = fresh(seats=4)
    cards = [*g.domination_deck, *g.minion_deck, *(card for hand in g.hands for card in hand)]
    assert len(cards) == len({*cards}) == 48 + 43


@pytest.mark.rule("SV-5")
def test_both_decks_are_shuffled_and_both_piles_start_empty() -> None:
    def order(seed: int) -> tuple[list[int], list[int]]:
        g = fresh(seed=seed)
        decks = g.domination_deck, g.minion_deck
        dominations, minions = ([g.identity[card] for card in deck] for deck in decks)
        return dominations, minions

    orders = [order(seed) for seed in range(4)]
    for one in range(4):
        for other in range(one):
            assert orders[one][0] != orders[other][0]
            assert orders[one][1] != orders[other][1]
    assert order(0) == orders[0]
    g = fresh()
    assert g.domination_pile == g.minion_pile == []


@pytest.mark.rule("SV-5")
def test_nobody_knows_a_card_in_the_decks() -> None:
    g = fresh()
    assert not any(g.known[card] for card in g.domination_deck + g.minion_deck)


@pytest.mark.rule("SV-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_villain_begins_with_two_minion_cards_unseen_by_the_others(seats: int) -> None:
    assert [len(hand) for hand in fresh(seats).hands] == [2] * seats
    play = Play(fiendish.new("supervillain", seats=seats, first=0))
    for reader in "ABCD"[:seats]:
        view = play.view(reader)
        hidden = [villain for villain in view.villains if villain.seat != view.reader]
        assert [villain.seen_hand for villain in hidden] == [[]] * (seats - 1)
        assert len(view.hand) == (3 if reader == "A" else 2)  # A has drawn in Act II
    assert not any(villain.seen_hand for villain in play.view(None).villains)


@pytest.mark.rule("SV-7", "SV-R1")
def test_any_seat_may_be_drawn_to_begin_and_the_seed_decides() -> None:
    drawn = [fresh(seats=4, seed=seed).active for seed in range(40)]
    assert {*drawn} == {0, 1, 2, 3}
    assert [fresh(seats=4, seed=seed).active for seed in range(40)] == drawn


@pytest.mark.rule("SV-7", "SV-R1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_seat_named_beforehand_begins_whatever_the_seed(first: int) -> None:
    for seed in range(5):
        play = Play(fiendish.new("supervillain", seats=3, seed=seed, first=first))
        assert play.asked == f"{'ABC'[first]} turned-up"


@pytest.mark.rule("SV-R1")
def test_a_seat_that_is_not_at_the_table_cannot_begin() -> None:
    with pytest.raises(ValueError, match="first"):
        fiendish.new("supervillain", seats=2, first=2)


@pytest.mark.rule("SV-8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_without_anything_on_the_table(seats: int) -> None:
    g = fresh(seats)
    nothing: list[list[int]] = [[] for _ in range(seats)]
    assert g.projects == g.facilities == g.mobs == nothing
    assert g.asteroids == []
    assert [board.points(g, seat) for seat in range(seats)] == [0] * seats


@pytest.mark.rule("SV-R1")
def test_whoever_is_named_takes_the_first_turn_and_the_others_follow_clockwise() -> None:
    play = Play(fiendish.new("supervillain", seats=3, first=2))
    assert play.asked == "C turned-up"
    play.keep()
    play.end_day()
    assert play.asked == "A turned-up"
