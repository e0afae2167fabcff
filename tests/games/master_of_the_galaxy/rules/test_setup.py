"""Set-up (chapter 2) and Advanced Drafting (chapter 12)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fiendish
from fiendish.games.master_of_the_galaxy.galaxy_map import SYSTEMS
from fiendish.games.master_of_the_galaxy.state import DECKS, SPECIES
from tests.games.master_of_the_galaxy.playing import Play, at

HOMES = ["home-nw", "home-ne", "home-se", "home-sw"]  # clockwise


def new(seats: int, seed: int = 0, **settings: Any) -> Play:
    return Play(fiendish.new("master_of_the_galaxy", seats=seats, seed=seed, **settings))


def ready(seats: int, seed: int = 0, **settings: Any) -> Play:
    """A table where the first cubes have been drawn."""
    play = new(seats, seed, **settings)
    while play.g.turn == 0:
        play.table.answer(0)
    _ = play.asked
    return play


def homes(play: Play) -> list[str]:
    """The players' homes in turn order."""
    order = [(play.g.first + step) % play.g.seats for step in range(play.g.seats)]
    return [play.view().players[seat].home for seat in order]


def holes(play: Play) -> set[str]:
    return {system.id for system, hole in zip(SYSTEMS, play.g.holes, strict=True) if hole}


@pytest.mark.rule("MG-8")
def test_each_deck_is_shuffled_for_itself_and_face_down() -> None:
    one, other = new(2, 1), new(2, 2)
    for number, name in enumerate(DECKS):
        assert sorted(one.deck(name)) == sorted(other.deck(name))
        assert one.deck(name) != other.deck(name)
        if number != SPECIES:
            assert not any(one.g.known[card] for card in one.g.decks[number])


@pytest.mark.rule("MG-9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_cubes_of_each_colour_for_everybody_the_others_are_the_reserve(seats: int) -> None:
    play = new(seats)
    for colour in ("red", "blue", "yellow", "white", "black"):
        assert [play.bag(player, colour) for player in "ABCD"[:seats]] == [5] * seats
        assert play.reserve(colour) == (20 if colour == "black" else 45) - 5 * seats


@pytest.mark.rule("MG-10", "MG-16", "MG-20", "MG-R1")
def test_everybody_begins_with_one_base_of_nine_one_symbol_and_no_politics_card() -> None:
    play = ready(4)
    symbols = {
        "home-nw": "military", "home-ne": "scientific", "home-se": "economic",
        "home-sw": "cultural",
    }  # fmt: skip
    for seat, player in enumerate("ABCD"):
        home = play.view().players[seat].home
        assert play.systems(player) == {home: 1}
        assert play.unused(player) == 8
        assert len(play.cards(player)) == 1
        assert play.symbols(player) == {symbols[home]: 1}
    assert [system.planets for system in SYSTEMS[:4]] == [3] * 4


@pytest.mark.rule("MG-11")
def test_the_first_player_is_drawn_by_lot_or_named() -> None:
    assert {new(3, seed).g.first for seed in range(20)} == {0, 1, 2}
    play = ready(3, first=2)
    assert play.asked == "C allocate"
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        new(2, first=2)


@pytest.mark.rule("MG-12")
def test_the_first_home_comes_by_lot_and_the_cube_goes_back() -> None:
    seen = Counter(homes(new(2, seed))[0] for seed in range(40))
    assert {*seen} == {*HOMES}
    assert new(2).bag("A") == 25


@pytest.mark.rule("MG-13")
def test_two_players_begin_in_opposite_corners() -> None:
    for seed in range(8):
        one, other = homes(new(2, seed))
        assert HOMES.index(other) == (HOMES.index(one) + 2) % 4


@pytest.mark.rule("MG-14")
def test_of_three_players_the_second_is_next_clockwise_and_the_third_chooses() -> None:
    play = new(3, 5, first=1)
    one, other, _ = homes(play)
    assert HOMES.index(other) == (HOMES.index(one) + 1) % 4
    assert play.asked == "A home"  # the last of B, C, A
    assert play.options() == sorted({*HOMES} - {one, other})
    wanted = play.options()[1]
    play.choose(wanted)
    assert homes(play)[2] == wanted


@pytest.mark.rule("MG-15")
def test_four_players_take_the_corners_clockwise() -> None:
    for seed in range(6):
        taken = [HOMES.index(home) for home in homes(new(4, seed))]
        assert taken == [(taken[0] + step) % 4 for step in range(4)]


@pytest.mark.rule("MG-17")
@pytest.mark.parametrize(("seats", "count"), [(2, 6), (3, 3), (4, 0)])
def test_black_holes_cover_corners_without_a_player_and_what_is_closest(
    seats: int, count: int
) -> None:
    play = ready(seats)
    free = {*HOMES} - {*homes(play)}
    covered = {f"{kind}-{home[-2:]}" for home in free for kind in ("home", "reach", "shoal")}
    assert holes(play) == covered
    assert (len(covered), play.g.tokens) == (count, 9 - count)


@pytest.mark.rule("MG-18", "MG-27")
def test_species_are_drawn_in_turn_order_two_to_choose_from() -> None:
    play = new(2, first=1)
    top = play.deck("species")
    assert play.asked == "B draw"
    assert play.options() == sorted([*top[:2], "decline"])
    play.choose(top[1])
    assert play.cards("B") == [top[1]]
    assert play.deck("species") == [*top[2:], top[0]]
    assert play.asked == "A draw"
    play.choose(top[2])
    assert play.asked == "B allocate"  # the first player begins
    play.done("B")


@pytest.mark.rule("MG-19")
def test_the_other_decks_are_turned_up_after_the_species() -> None:
    play = new(2)
    tops = [deck.top for deck in play.view().decks if deck.deck != "species"]
    assert tops == [None] * 6
    play.keep()
    assert [deck.top for deck in play.view().decks if deck.deck != "species"] == [None] * 6
    play.keep()
    for deck in play.view().decks:
        assert deck.top is not None
        assert deck.top.card == play.deck(deck.deck)[0]


# -- Advanced Drafting ---------------------------------------------------------------------------


@pytest.mark.rule("MG-139")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_and_two_more_species_are_revealed(seats: int) -> None:
    play = new(seats, drafting="advanced")
    assert len(play.options()) == seats + 2
    assert not any(play.systems(player) for player in "ABCD"[:seats])


@pytest.mark.rule("MG-140", "MG-141", "MG-142", "MG-R45")
def test_species_clockwise_then_homes_from_the_last_player_back() -> None:
    play = new(3, drafting="advanced", first=1)
    offer = play.options()
    for player, species in zip("BCA", offer, strict=False):
        assert play.asked == f"{player} draft"
        play.choose(species)
        assert play.cards(player) == [species]
    assert {*play.deck("species")} >= {*offer[3:]}
    assert len(play.deck("species")) == 6
    assert play.asked == "A home"
    assert play.options() == sorted(HOMES)
    play.choose("home-nw")
    assert play.asked == "C home"
    assert play.options() == sorted(HOMES[1:])
    play.choose("home-ne")
    play.choose("home-se")
    assert holes(play) == {"home-sw", "reach-sw", "shoal-sw"}
    assert play.symbols("B") == {"economic": 1}
    assert play.cards("A") == [offer[2]]  # species are not drawn again
    assert all(deck.top for deck in play.view().decks)
    play.done("B")  # and the first player begins


@pytest.mark.rule("MG-R45")
def test_two_players_may_become_neighbours() -> None:
    play = new(2, drafting="advanced", first=0)
    play.table.answer(0)
    play.table.answer(0)
    play.choose("home-nw")
    play.choose("home-ne")
    assert homes(play) == ["home-ne", "home-nw"]
    assert holes(play) == {
        "home-sw", "reach-sw", "shoal-sw", "home-se", "reach-se", "shoal-se",
    }  # fmt: skip


@pytest.mark.rule("MG-140")
def test_unused_species_are_shuffled_back() -> None:
    """The places of the species that were shown tell nothing any more."""
    play = new(2, drafting="advanced")
    shown = [*play.options()]
    play.table.answer(0)
    play.table.answer(0)
    species = play.g.decks[SPECIES]
    assert len(species) == 7
    assert not any(play.g.known[card] for card in species)
    assert len({*shown} & {*play.deck("species")}) == 2


@pytest.mark.rule("MG-43", "MG-134")
def test_turns_go_clockwise() -> None:
    play = at("phase: use\nactive: C\nC:\n  card: oracle-zhen", seats=3)
    play.end()
    assert play.asked == "A allocate"
    play.end()
    assert play.asked == "B allocate"
