"""What is kept of a game: the same whoever plays it, and what happened in it."""

from __future__ import annotations

import msgspec
import pytest

import fiendish
from fiendish.games import find, names
from fiendish.games.smash_up.faces import FACTIONS
from fiendish.lab.altered_figures import BadChange, changed, read_changes
from fiendish.lab.experiment import plan
from fiendish.lab.playing import play

FACTIONS_BY_ID = {faction.id: faction for faction in FACTIONS}


WITHOUT_HANDS = {"master_of_the_galaxy"}


@pytest.mark.parametrize("game", names())
def test_a_game_comes_out_the_same_again(game: str) -> None:
    study = plan("balance", find(game), ["random"], games=9, seats=2, seed=3)
    row = play(study, 7)
    assert play(study, 7) == row
    assert play(study, 6).digest != row.digest
    assert row.seed == study.assignment(7).seed
    assert row.reason
    assert 0 < row.turns <= row.decisions
    for seat in range(2):
        assert len(row.played[seat]) > (1 if game in WITHOUT_HANDS else 5)
        assert {*row.held[seat]} <= {*row.drawn[seat]}
        assert (len(row.drawn[seat]) > 5) is (game not in WITHOUT_HANDS)
    again = fiendish.new(game, seats=2, seed=row.seed, **msgspec.json.decode(row.settings))
    assert again.settings == msgspec.json.decode(row.settings)


def test_cards_are_counted_for_the_seat_that_has_them() -> None:
    factions = [["cowboys", "robots"], ["samurai", "dinosaurs"]]  # who take nothing from others
    study = plan("balance", find("smash_up"), ["random"], games=2, settings={"factions": factions})
    row = play(study, 0)
    for seat, own in enumerate(factions):
        theirs = {face.id for name in own for face in FACTIONS_BY_ID[name].faces}
        assert {*row.drawn[seat]} <= theirs
        assert len(row.played[seat]) > 5


def test_the_seat_that_began_is_noted() -> None:
    for first in (0, 1):
        study = plan(
            "balance", find("supervillain"), ["random"], games=2, settings={"first": first}
        )
        assert play(study, 0).first == first


def test_the_species_that_a_seat_got_in_the_game_is_what_it_plays_with() -> None:
    row = play(plan("balance", find("master_of_the_galaxy"), ["random"], games=2), 0)
    faces = find("master_of_the_galaxy").faces
    species = {face.id for face in faces if face.back == "Species card"}
    assert len({*row.picks[0], *row.picks[1]}) == 2
    assert {*row.picks[0], *row.picks[1]} <= species
    for seat in range(2):
        assert {*row.picks[seat]} == {*row.played[seat]} & species


# -- what if -------------------------------------------------------------------------------------


def test_changed_figures_count_in_the_game_and_are_gone_afterwards() -> None:
    game = find("smash_up")
    number = next(n for n, face in enumerate(game.faces) if face.id == "gunfighter")
    printed = game.figures["power"][number]
    with changed("smash_up", {"gunfighter": {"power": printed + 6}}):
        assert game.figures["power"][number] == printed + 6
    assert game.figures["power"][number] == printed
    factions = [["cowboys", "vikings"], ["samurai", "ninjas"]]
    settings = {"factions": factions}
    plain = plan("balance", game, ["random"], games=2, settings=settings)
    strong = plan(
        "balance",
        game,
        ["random"],
        games=2,
        settings=settings,
        changes={"gunfighter": {"power": 20}},
    )
    assert play(plain, 0).digest != play(strong, 0).digest
    assert play(plain, 0).digest == play(plain, 0).digest


@pytest.mark.parametrize("game", names())
def test_every_game_has_figures_for_all_its_faces(game: str) -> None:
    figures = find(game).figures
    assert figures
    assert all(len(table) == len(find(game).faces) for table in figures.values())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no card is named"),
        ("[gunfigter]\npower = 1", r"has no card 'gunfigter'; did you mean gunfighter\?"),
        ("[gunfighter]", "changes nothing; it may have: power, breakpoint"),
        ("[gunfighter]\nspeed = 1", "figure 'speed'; cards of this game have: power, breakpoint"),
        ("[gunfighter]\npower = -1", "power is -1; allowed: 0 to 9999"),
        ("[gunfighter]\npower = true", "power is True"),
        ("[gunfighter", "cannot be read"),
        ("gunfighter = 4", "changes nothing"),
    ],
)
def test_a_file_that_changes_nothing_or_something_else_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadChange, match=why):
        read_changes(text, find("smash_up"))


def test_a_file_of_changes_is_read() -> None:
    found = read_changes("[gunfighter]\npower = 4\n", find("smash_up"))
    assert found == {"gunfighter": {"power": 4}}
