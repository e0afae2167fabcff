"""Settings of Star Wars Villainous: what is refused, who begins, which Villains there are."""

from __future__ import annotations

from collections import Counter

import pytest

import fiendish
from fiendish.engine.game import LETTERS
from fiendish.games.star_wars_villainous import GAME
from fiendish.games.star_wars_villainous.book import BOOK
from fiendish.games.star_wars_villainous.settings import VILLAINS
from fiendish.games.star_wars_villainous.state import Sector
from tests.games.refusals import assert_says, command_refusal, refusal
from tests.games.star_wars_villainous.playing import at, new

BAD: list[tuple[dict[str, object], list[str]]] = [
    ({"seats": 5}, ["2, 3 or 4 players", "5"]),
    ({"seats": 1}, ["2, 3 or 4 players", "1"]),
    ({"villains": ["kylo_ren"]}, ["2 players need 2 Villains", "1"]),
    ({"villains": ["kylo_ren", "darth_vader", "moff_gideon"]}, ["2 players need 2 Villains", "3"]),
    ({"villains": ["kylo_ren", "kylo_ren"]}, ["same Villain", "kylo_ren"]),
    ({"villains": ["kylo_ren", "thanos"]}, ["'thanos'", *VILLAINS]),
    ({"first": 2}, ["first=2", "0 to 1"]),
    ({"turn_limit": 7}, ["turn_limit", "7"]),
    ({"strict_supply": "perhaps"}, ["strict_supply", "perhaps"]),
]


def dealt(**settings: object) -> Sector:
    return new(**settings).g  # type: ignore[arg-type]


@pytest.mark.rule("SW-1", "SW-3")
@pytest.mark.parametrize(("settings", "words"), BAD)
def test_a_wrong_setting_is_refused_with_what_is_possible(
    settings: dict[str, object], words: list[str]
) -> None:
    assert_says(refusal("star_wars_villainous", settings), words)


@pytest.mark.parametrize(("settings", "words"), BAD[:6])
def test_the_command_line_refuses_it_in_one_line(
    settings: dict[str, object], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert_says(command_refusal("star_wars_villainous", settings, capsys), words)


@pytest.mark.rule("SW-1", "SW-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_lot_everybody_gets_a_villain_of_their_own(seats: int) -> None:
    lots: Counter[int] = Counter()
    for seed in range(40):
        villains = dealt(seats=seats, seed=seed).villains
        assert len({*villains}) == seats
        lots.update(villains)
    assert len(lots) == 5


@pytest.mark.rule("SW-3")
def test_villains_sit_where_they_are_said_to() -> None:
    named = ["moff_gideon", "asajj_ventress", "darth_vader", "kylo_ren"]
    g = dealt(seats=4, villains=named)
    assert [BOOK.villains[number].id for number in g.villains] == named


@pytest.mark.rule("SW-11", "SW-R1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_seat_named_first_begins(first: int) -> None:
    assert new(seats=3, first=first).asked == f"{LETTERS[first]} move"


@pytest.mark.rule("SW-11", "SW-R1")
def test_else_the_lot_decides_and_the_seed_repeats_it() -> None:
    first = [dealt(seats=3, seed=seed).active for seed in range(30)]
    assert {*first} == {0, 1, 2}
    assert first == [dealt(seats=3, seed=seed).active for seed in range(30)]


# -- supply (SW-R2) --------------------------------------------------------------------------------


@pytest.mark.rule("SW-171", "SW-R2")
def test_tokens_are_unlimited_as_a_rule() -> None:
    play = at("A:\n  credits: 24\n  ambition: 25\nB:\n  credits: 24")
    play.collect()
    assert play.power("A") == 26
    play.end()
    assert play.second("B") == 1


@pytest.mark.rule("SW-R2")
@pytest.mark.parametrize(("mine", "theirs", "gained"), [(0, 22, 2), (10, 14, 1), (20, 5, 0)])
def test_strict_supply_cuts_credits_to_what_is_left(mine: int, theirs: int, gained: int) -> None:
    play = at(f"A:\n  credits: {mine}\nB:\n  credits: {theirs}", strict_supply="yes")
    play.collect()
    assert play.power("A") == mine + gained
    play.done()


@pytest.mark.rule("SW-R2")
@pytest.mark.parametrize(("mine", "gained"), [(24, 1), (25, 0)])
def test_strict_supply_cuts_ambition_too(mine: int, gained: int) -> None:
    play = at(f"A:\n  ambition: {mine}", strict_supply="yes")
    play.end()
    assert (play.asked, play.second("B")) == ("B move", gained)


@pytest.mark.rule("SW-R2")
def test_strict_supply_counts_task_marks_but_never_cuts_them() -> None:
    text = """
        A:
          mover: serenno
          ambition: 24
          credits: 1
          briefs: vengeance_against_dooku +army-at-serenno
          hand: nightsisters, nightsisters, nightsisters, latts_razzi
    """
    play = at(text, villains="asajj_ventress", strict_supply="yes")
    play.discard("nightsisters", "nightsisters", "nightsisters")
    assert "purge-your-hand" in play.briefs()["vengeance_against_dooku"]
    play.end()
    assert play.second("B") == 0  # 24 and two marks leave none


@pytest.mark.rule("SW-R2", "SW-R55")
@pytest.mark.parametrize(("mine", "after"), [(20, 23), (22, 25), (24, 25), (25, 25)])
def test_a_reward_is_real_tokens_in_full_and_substitutes_as_far_as_there_are(
    mine: int, after: int
) -> None:
    text = f"""
        A:
          mover: serenno
          ambition: {mine}
          briefs: vengeance_against_dooku +army-at-serenno +dark-bargain
          hand: nightsisters, nightsisters, nightsisters
    """
    play = at(text, villains="asajj_ventress", strict_supply="yes")
    play.discard("nightsisters", "nightsisters", "nightsisters")
    assert play.completed() == ["vengeance_against_dooku"]
    assert play.second("A") == after


def test_a_position_keeps_the_setting() -> None:
    play = at("A:\n  credits: 3", strict_supply="yes")
    again = fiendish.Position.parse(play.table.position()).table(seed=1)
    assert again.settings["strict_supply"]


# -- a seat left open ------------------------------------------------------------------------------


def seated(**settings: object) -> list[str]:
    return [BOOK.villains[number].id for number in dealt(**settings).villains]


@pytest.mark.rule("SW-1", "SW-3")
def test_a_seat_left_open_gets_a_villain_whom_nobody_named() -> None:
    drawn = Counter[str]()
    for seed in range(30):
        villains = seated(seats=3, seed=seed, villains=[None, "moff_gideon", None])
        assert villains[1] == "moff_gideon"
        assert len({*villains}) == 3
        assert seated(seats=3, seed=seed, villains=[None, "moff_gideon", None]) == villains
        drawn.update(villains)
    assert len(drawn) == 5


@pytest.mark.parametrize("seed", range(5))
def test_all_seats_left_open_one_by_one_are_the_game_that_nobody_chose_for(seed: int) -> None:
    one_by_one = fiendish.new("star_wars_villainous", seats=3, seed=seed, villains=[None] * 3)
    assert one_by_one.digest() == fiendish.new("star_wars_villainous", seats=3, seed=seed).digest()


@pytest.mark.parametrize(
    ("villains", "words"),
    [
        ([None, 3], ["a list with a Villain for each player"]),
        ([None, "thanos"], ["'thanos'", "moff_gideon"]),
        ([None], ["2 players need 2 Villains, not 1", "lot (in JSON null) leaves one open"]),
        ([None, "moff_gideon", "moff_gideon"], ["same Villain"]),
    ],
)
def test_what_is_wrong_with_a_list_that_leaves_seats_open(
    villains: list[object], words: list[str]
) -> None:
    assert_says(refusal("star_wars_villainous", {"villains": villains}), words)


def test_a_seat_left_open_is_written_as_lot() -> None:
    setting = next(one for one in GAME.settings if one.name == "villains")
    assert setting.read("LOT, moff_gideon") == [None, "moff_gideon"]
    assert setting.write([None, "moff_gideon"]) == "lot,moff_gideon"
    assert setting.read("lot") is None


def test_a_position_names_who_was_drawn_for_an_open_seat() -> None:
    table = fiendish.new("star_wars_villainous", seats=2, seed=1, villains=["moff_gideon", None])
    while table.question is not None and not table.question.rest:
        table.answer(0)
    again = fiendish.Position.parse(table.position()).table(seed=2)
    assert again.settings["villains"] == ["moff_gideon", None]
    assert again.state.villains == table.state.villains  # type: ignore[attr-defined]


def test_a_position_says_who_plays_for_an_open_seat_but_nobody_twice() -> None:
    text = "game: star_wars_villainous\nseats: 2\nvillains: moff_gideon,lot\nB:\n  villain: "
    state = fiendish.Position.parse(text + "kylo_ren").table(seed=1).state
    assert [BOOK.villains[number].id for number in state.villains] == ["moff_gideon", "kylo_ren"]  # type: ignore[attr-defined]
    with pytest.raises(fiendish.BadPosition, match="a Villain of its own"):
        fiendish.Position.parse(text + "moff_gideon")
