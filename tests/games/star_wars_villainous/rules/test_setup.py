"""Section A: what is on the table at the start, and what lies in a Sector."""

from __future__ import annotations

import pytest

from fiendish.games.star_wars_villainous.rules.sector import adjacent
from tests.games.star_wars_villainous.playing import at, new

TWO = ["darth_vader", "general_grievous"]
ALL_LOCATIONS = ["cloud_city", "death_star", "emperors_throne_room", "mustafar"]


@pytest.mark.rule("SW-6", "SW-19", "SW-R4")
def test_movers_start_on_the_portrait_from_where_every_location_is_another():
    play = new(villains=TWO, first=0)
    assert [realm.on_portrait for realm in play.view().realms] == [True, True]
    assert play.options("move") == [f"move {place}" for place in ALL_LOCATIONS]
    play.move("mustafar")
    assert [realm.on_portrait for realm in play.view().realms] == [False, True]


@pytest.mark.rule("SW-6")
def test_the_mover_never_goes_back_to_the_portrait():
    play = at("phase: move")
    assert play.options("move") == [
        f"move {place}" for place in ALL_LOCATIONS if place != "mustafar"
    ]


@pytest.mark.rule("SW-7", "SW-8", "SW-10")
def test_decks_are_shuffled_and_four_cards_drawn():
    first, second, again = (new(villains=TWO, seed=seed) for seed in (1, 2, 1))
    assert first.deck("A") != second.deck("A")
    assert first.fate_deck("A") != second.fate_deck("A")
    assert (first.deck("A"), first.hand("A")) == (again.deck("A"), again.hand("A"))
    assert [len(first.hand(player)) for player in "AB"] == [4, 4]
    assert [len(first.deck(player)) for player in "AB"] == [26, 26]
    assert [len(first.fate_deck(player)) for player in "AB"] == [15, 15]
    assert [first.pile(player) + first.fate_pile(player) for player in "AB"] == [[], []]


@pytest.mark.rule("SW-10", "SW-R3")
def test_a_hand_is_seen_by_its_owner_alone():
    play = new(villains=TWO)
    assert sorted(play.short(card.card) for card in play.view("A").hand) == play.hand("A")
    for reader in ("B", None):
        seen = play.view(reader).realms[0]
        assert (seen.hand_size, seen.seen_hand) == (4, [])


@pytest.mark.rule("SW-9", "SW-45")
def test_what_is_paid_goes_to_nobody():
    play = at("""
        A:
          credits: 3
          hand: stormtroopers
        B:
          credits: 1
    """)
    play.play("stormtroopers", "mustafar")
    assert (play.power("A"), play.power("B")) == (2, 1)
    play.done()


@pytest.mark.rule("SW-12")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_credits_follow_the_order_of_turns_and_nobody_has_ambition(first: int):
    play = new(seats=4, first=first)
    assert play.asked == f"{'ABCD'[first]} move"
    assert [play.power("ABCD"[(first + n) % 4]) for n in range(4)] == [0, 1, 2, 2]
    others = [player for player in "ABCD" if player != "ABCD"[first]]
    assert [play.second(player) for player in others] == [0, 0, 0]
    assert play.second("ABCD"[first]) == 1  # gained in the first step of this turn


@pytest.mark.rule("SW-13")
def test_objectives_are_announced_in_turn_order_and_stay_open():
    play = new(villains=TWO, first=1)
    said = play.log(None)
    vader = next(n for n, line in enumerate(said) if "Luke Skywalker, Conflicted" in line)
    grievous = next(n for n, line in enumerate(said) if "Lightsaber" in line)
    turn = next(n for n, line in enumerate(said) if "turn" in line.lower())
    assert grievous < vader < turn
    for reader in ("A", "B", None):
        assert all(realm.progress for realm in play.view(reader).realms)


@pytest.mark.rule("SW-14", "SW-102", "SW-163")
def test_missions_are_taken_out_before_the_hand_is_drawn():
    play = new(villains=["darth_vader", "asajj_ventress"], seed=5)
    kinds = {play.g.book.faces[play.g.identity[card]].kind.name for card in play.g.missions}
    assert (len(play.g.missions), kinds) == (6, {"MISSION"})
    assert len(play.deck("B")) + len(play.hand("B")) == 24
    assert all(play.g.known[card] == 0 for card in play.g.missions)


@pytest.mark.rule("SW-14", "SW-156")
def test_lukes_tile_is_put_to_the_death_star():
    play = new(villains=TWO)
    assert play.at("A", "death_star") == ["luke_skywalker_tile 0"]
    assert play.mark("A") == 0  # Focused


@pytest.mark.rule("SW-5", "SW-73")
def test_villain_cards_lie_below_and_fate_cards_above():
    play = at("""
        A:
          mover: cloud_city
          cloud_city: yoda, stormtroopers, interrogation_droid, death_star_plans
    """)
    city = play.view().realms[0].locations[2]
    assert [play.short(card.card) for card in city.above] == ["yoda", "death_star_plans"]
    assert [play.short(card.card) for card in city.below] == [
        "stormtroopers",
        "interrogation_droid",
    ]


@pytest.mark.rule("SW-15", "SW-74")
@pytest.mark.parametrize(
    ("where", "price"),
    [("hand", 3), ("pile", 3), ("deck", 3), ("mustafar", 2)],
)
def test_only_what_is_in_the_sector_works(where: str, price: int):
    play = at(
        f"""
        A:
          credits: 9
          hand: executor
          {where}: {"executor, " if where == "hand" else ""}admiral_piett
    """.replace("hand: executor\n          hand: executor, ", "hand: executor, ")
    )
    play.play("executor")
    assert play.power("A") == 9 - price


@pytest.mark.rule("SW-15", "SW-122")
def test_deep_space_is_in_the_sector():
    play = at("""
        A:
          deep_space: executor [x_wing_starfighter], millennium_falcon
    """)
    assert play.space("A") == ["executor < x_wing_starfighter", "millennium_falcon"]
    assert play.view().spaces[0].draws_to == 3


@pytest.mark.rule("SW-16", "SW-R3")
def test_everybody_may_count_what_a_player_has():
    play = at("""
        A:
          credits: 3
          ambition: 2
          pile: boba_fett
          fate pile: yoda
    """)
    for reader in ("A", "B", None):
        view = play.view(reader)
        assert (view.realms[0].power, view.realms[0].second) == (3, 2)
        assert [play.short(card.card) for card in view.realms[0].pile] == ["boba_fett"]
        assert [play.short(card.card) for card in view.spaces[0].fate_pile] == ["yoda"]
        assert view.realms[0].deck == len(play.deck("A"))


@pytest.mark.rule("SW-172")
def test_neighbours_lie_side_by_side():
    play = at("")
    assert [adjacent(play.g, place) for place in range(4)] == [[1], [0, 2], [1, 3], [2]]
    assert [adjacent(play.g, place) for place in (4, 7)] == [[5], [6]]
