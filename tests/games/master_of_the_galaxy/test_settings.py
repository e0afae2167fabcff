"""Settings of Master of the Galaxy: what is refused, who begins, how the game is set up and ends."""

from __future__ import annotations

import pytest

import fiendish
from fiendish.engine.game import LETTERS
from fiendish.games.master_of_the_galaxy import GAME
from fiendish.games.master_of_the_galaxy.faces import FACES
from fiendish.games.master_of_the_galaxy.invariants import broken_invariants
from fiendish.games.master_of_the_galaxy.state import SPECIES, Stars
from fiendish.lab.experiment import plan
from tests.games.master_of_the_galaxy.playing import Play, at
from tests.games.refusals import assert_says, command_refusal, refusal

BAD: list[tuple[dict[str, object], list[str]]] = [
    ({"seats": 5}, ["2, 3 or 4 players", "5"]),
    ({"seats": 1}, ["2, 3 or 4 players", "1"]),
    ({"drafting": "snake"}, ["drafting", "snake", "standard", "advanced"]),
    ({"first": 2}, ["first=2", "0 to 1"]),
    ({"first": -1}, ["first=-1"]),
    ({"turn_limit": 7}, ["turn_limit", "7", "0, 100 or 500"]),
    ({"strict_lines": "perhaps"}, ["strict_lines", "perhaps"]),
    ({"colour": "red"}, ["'colour'", "drafting", "turn_limit"]),
    ({"species": ["roc"]}, ["2 players need 2 species, not 1", "lot"]),
    ({"species": ["roc", "roc"]}, ["same species", "roc"]),
    ({"species": ["roc", "ewoks"]}, ["'ewoks'", "roc", "humans"]),
    ({"species": "roc"}, ["a list with a species for each player"]),
]
BAD_FLAGS: list[tuple[dict[str, object], list[str]]] = [
    ({"seats": 5}, ["2, 3 or 4 players", "5"]),
    ({"drafting": "snake"}, ["--drafting", "snake", "standard, advanced"]),
    ({"first": "C"}, ["--first C", "A, B"]),
    ({"turn-limit": "7"}, ["--turn-limit", "0, 100, 500"]),
    ({"colour": "red"}, ["--colour", "--drafting", "--turn-limit"]),
]


def new(**settings: object) -> Stars:
    return Play(fiendish.new("master_of_the_galaxy", **settings)).g  # type: ignore[arg-type]


@pytest.mark.rule("MG-11")
@pytest.mark.parametrize(("settings", "words"), BAD)
def test_a_wrong_setting_is_refused_with_what_is_possible(
    settings: dict[str, object], words: list[str]
) -> None:
    assert_says(refusal("master_of_the_galaxy", settings), words)


@pytest.mark.parametrize(("settings", "words"), BAD_FLAGS)
def test_the_command_line_refuses_it_in_one_line(
    settings: dict[str, object], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert_says(command_refusal("master_of_the_galaxy", settings, capsys), words)


@pytest.mark.rule("MG-11")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_seat_named_first_chooses_its_species_first(first: int) -> None:
    play = Play(fiendish.new("master_of_the_galaxy", seats=3, first=first, drafting="advanced"))
    assert play.asked == f"{LETTERS[first]} draft"


@pytest.mark.rule("MG-11")
def test_else_the_lot_decides_and_the_seed_repeats_it() -> None:
    first = [new(seats=3, seed=seed).first for seed in range(30)]
    assert {*first} == {0, 1, 2}
    assert first == [new(seats=3, seed=seed).first for seed in range(30)]


@pytest.mark.rule("MG-R8")
@pytest.mark.parametrize(("strict", "held"), [("no", 1), ("yes", 0)])
def test_strict_lines_give_no_symbol_over_a_black_hole(strict: str, held: int) -> None:
    text = "A:\n  species: roc\n  systems: reach-nw\nblack holes: shoal-ne"
    play = at(text, strict_lines=strict)
    assert play.symbols("A").get("economic", 0) == held


@pytest.mark.rule("MG-R46")
def test_the_turn_limit_ends_a_game_without_a_winner() -> None:
    play = ended_at_once(turn_limit=100)
    assert (play.winner, play.g.turn) == ("-", 201)


@pytest.mark.rule("MG-R46")
def test_without_it_play_goes_on() -> None:
    assert ended_at_once().winner == ""


def ended_at_once(**settings: object) -> Play:
    """A game in which nobody does anything, for a while."""
    play = Play(fiendish.new("master_of_the_galaxy", seats=2, seed=3, **settings))  # type: ignore[arg-type]
    while play.asked and play.g.turn < 250:
        if play.can("end"):
            play.end()
        else:
            play.table.answer(0)
    return play


# -- species agreed on ---------------------------------------------------------------------------


def species_of(g: Stars) -> list[str]:
    return [FACES[g.identity[card]].id for cards in g.cards for card in cards]


@pytest.mark.rule("MG-R59")
@pytest.mark.parametrize("drafting", ["standard", "advanced"])
def test_species_agreed_on_for_all_are_neither_drawn_nor_drafted(drafting: str) -> None:
    play = Play(
        fiendish.new("master_of_the_galaxy", drafting=drafting, species=["roc", "zong"], seed=5)
    )
    while play.asked.endswith("home"):
        play.table.answer(0)
    assert species_of(play.g) == ["roc", "zong"]
    assert play.g.turn == 1
    assert len(play.g.decks[SPECIES]) == 7
    assert not broken_invariants(play.g)


@pytest.mark.rule("MG-R59")
@pytest.mark.parametrize(("drafting", "shown"), [("standard", 2), ("advanced", 4)])
def test_whoever_has_no_species_draws_or_drafts_among_the_others(drafting: str, shown: int) -> None:
    for seed in range(12):
        table = fiendish.new(
            "master_of_the_galaxy",
            seats=3, seed=seed, first=0, drafting=drafting, species=[None, "roc", None],
        )  # fmt: skip
        play, offered = Play(table), set[str]()
        while play.g.turn == 0:
            assert play.asked[0] in ("A", "C") or play.asked.endswith("home")
            if play.asked.endswith(("draft", "draw")) and not offered:
                offered = {card for card in play.options() if card in play_ids()}
            play.table.answer(0)
        assert len(offered) == shown
        assert "roc" not in offered
        assert [*species_of(play.g)][1] == "roc"
        assert len({*species_of(play.g)}) == 3


def play_ids() -> list[str]:
    return [face.id for face in FACES if face.deck == SPECIES]


@pytest.mark.parametrize("drafting", ["standard", "advanced"])
def test_all_left_open_one_by_one_is_the_game_that_nobody_chose_for(drafting: str) -> None:
    begun = [
        fiendish.new("master_of_the_galaxy", seed=3, drafting=drafting, species=species).digest()
        for species in (None, [None, None])
    ]
    assert begun[0] == begun[1]


def test_a_species_left_open_is_written_as_lot() -> None:
    setting = next(one for one in GAME.settings if one.name == "species")
    assert setting.read("Roc,lot") == ["roc", None]
    assert setting.write(["roc", None]) == "roc,lot"


def test_a_position_keeps_the_species_agreed_on() -> None:
    table = fiendish.new("master_of_the_galaxy", seed=5, species=["roc", "zong"])
    again = fiendish.Position.parse(table.position()).table(seed=1)
    assert again.settings["species"] == ["roc", "zong"]
    with pytest.raises(fiendish.BadPosition, match="2 players need 2 species, not 3"):
        fiendish.Position.parse("game: master_of_the_galaxy\nseats: 2\nspecies: roc,lot,lot")


def test_a_game_saved_without_agreed_species_is_written_as_it_was_before_there_were_any() -> None:
    table = fiendish.new("master_of_the_galaxy", seed=5)
    assert b"species" not in table.save()
    assert fiendish.load(table.save()).settings["species"] is None
    agreed = fiendish.new("master_of_the_galaxy", seed=5, species=["roc", None])
    assert fiendish.load(agreed.save()).settings["species"] == ["roc", None]
    match = plan("match", GAME, ["easy", "normal"], games=1)
    assert match.name == "match-master_of_the_galaxy-3d2d394e"  # as it was called before
