"""Settings of Marvel Villainous: what is refused, who begins, which Fate cards are used."""

from __future__ import annotations

from collections import Counter

import pytest

import fiendish
from fiendish.engine.game import LETTERS
from fiendish.games.marvel_villainous import GAME
from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.marvel_villainous.state import MODES, Mayhem
from fiendish.games.villainous.book import EVENT
from tests.games.marvel_villainous.playing import Play, new
from tests.games.refusals import assert_says, command_refusal, refusal

BAD: list[tuple[dict[str, object], list[str]]] = [
    ({"seats": 4}, ["2 or 3 players", "4"]),
    ({"seats": 1}, ["2 or 3 players", "1"]),
    ({"villains": ["loki"]}, ["2 players need 2 Villains", "1"]),
    ({"villains": ["loki", "modok", "masque"]}, ["2 players need 2 Villains", "3"]),
    ({"villains": ["loki", "loki"]}, ["same Villain", "loki"]),
    ({"villains": ["loki", "thanos"]}, ["'thanos'", "loki", "modok", "masque"]),
    ({"mode": "hard"}, ["hard", *MODES]),
    ({"first": 2}, ["first=2", "0 to 1"]),
    ({"turn_limit": 7}, ["turn_limit", "7"]),
]


def dealt(**settings: object) -> Mayhem:
    return new(**settings).g  # type: ignore[arg-type]


@pytest.mark.rule("MV-1", "MV-R2", "MV-R57")
@pytest.mark.parametrize(("settings", "words"), BAD)
def test_a_wrong_setting_is_refused_with_what_is_possible(
    settings: dict[str, object], words: list[str]
) -> None:
    assert_says(refusal("marvel_villainous", settings), words)


@pytest.mark.parametrize(("settings", "words"), BAD[:-2])
def test_the_command_line_refuses_it_in_one_line(
    settings: dict[str, object], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert_says(command_refusal("marvel_villainous", settings, capsys), words)


@pytest.mark.parametrize(
    "settings", [settings for settings, _ in BAD if "villains" not in settings]
)
def test_a_position_with_it_is_refused(settings: dict[str, object]) -> None:
    header = {"seats": 2, **settings}
    header.pop("first", None)  # positions say who is at turn instead
    if header == {"seats": 2}:
        return
    lines = [f"{name}: {value}" for name, value in header.items()]
    with pytest.raises(fiendish.BadPosition):
        fiendish.Position.parse("\n".join(["game: marvel_villainous", *lines]))


@pytest.mark.rule("MV-4", "MV-R2")
def test_by_lot_everybody_gets_a_villain_of_their_own() -> None:
    lots: Counter[bytes] = Counter()
    for seed in range(60):
        g = dealt(seats=2, seed=seed)
        assert len({*g.villains}) == 2
        lots[bytes(g.villains)] += 1
    assert len(lots) == 6  # every pair in every order
    assert sorted(dealt(seats=3, seed=1).villains) == [0, 1, 2]


@pytest.mark.rule("MV-4")
def test_villains_sit_where_they_are_said_to() -> None:
    g = dealt(seats=3, villains=["masque", "loki", "modok"])
    assert [BOOK.villains[number].id for number in g.villains] == ["masque", "loki", "modok"]


@pytest.mark.rule("MV-12", "MV-13", "MV-R1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_seat_named_first_begins_and_power_follows_the_order(first: int) -> None:
    play = new(seats=3, first=first)
    assert play.asked == f"{LETTERS[first]} move"
    powers = [play.power(LETTERS[(first + n) % 3]) for n in range(3)]
    assert powers == [0, 1, 2]


@pytest.mark.rule("MV-R1")
def test_else_the_lot_decides_and_the_seed_repeats_it() -> None:
    first = [dealt(seats=3, seed=seed).active for seed in range(30)]
    assert {*first} == {0, 1, 2}
    assert first == [dealt(seats=3, seed=seed).active for seed in range(30)]


FATE = [
    # seats, mode, mixing: cards in the Fate deck, of these Events; out of sight; in the box
    (2, "inevitable", False, 37, 6, 0, 0),
    (3, "inevitable", False, 48, 7, 0, 0),
    (2, "undying", False, 37, 6, 0, 0),
    (2, "omnipotent", False, 31, 0, 0, 6),
    (3, "omnipotent", False, 41, 0, 0, 7),
    (2, "inevitable", True, 37, 6, 15, 0),
    (3, "undying", True, 48, 7, 15, 0),
    (2, "omnipotent", True, 31, 0, 11, 10),
]


@pytest.mark.rule("MV-6", "MV-122", "MV-123", "MV-124", "MV-126", "MV-127", "MV-128", "MV-129")
@pytest.mark.parametrize(("seats", "mode", "mixing", "deck", "events", "unused", "box"), FATE)
def test_the_fate_deck_of_each_mode(
    seats: int, mode: str, mixing: bool, deck: int, events: int, unused: int, box: int
) -> None:
    g = dealt(seats=seats, mode=mode, mixing=mixing)
    kinds = [BOOK.kind[g.identity[card]] for card in g.fate_decks[0]]
    assert (len(kinds), kinds.count(EVENT)) == (deck, events)
    assert (len(g.unused), len(g.box)) == (unused, box)


@pytest.mark.rule("MV-127", "MV-129", "MV-130")
def test_mixing_takes_eleven_heroes_and_four_events_of_both_sets() -> None:
    seen: set[str] = set()
    for seed in range(12):
        g = dealt(seats=2, seed=seed, mixing=True)
        faces = [BOOK.faces[g.identity[card]] for card in g.fate_decks[0]]
        common = [face for face in faces if face.deck in ("common", "infinite_power")]
        assert sum(face.kind is EVENT for face in common) == 4
        assert sum(face.kind is not EVENT for face in common) == 11
        assert {face.deck for face in common} == {"common", "infinite_power"}
        seen |= {face.id for face in common}
        assert all(not g.known[card] for card in g.unused)
    assert seen == {face.id for face in BOOK.faces if face.deck in ("common", "infinite_power")}


@pytest.mark.rule("MV-R53")
def test_the_turn_limit_ends_a_game_without_a_winner() -> None:
    play = Play(fiendish.new("marvel_villainous", seats=2, seed=3, first=0, turn_limit=100))
    while play.table.question is not None:
        if play.asked[2:] == "act":
            play.end()
        else:
            play.table.answer(0)
    assert (play.winner, play.g.turn) == ("-", 200)


def test_without_it_play_goes_on() -> None:
    play = Play(fiendish.new("marvel_villainous", seats=2, seed=3, first=0))
    while play.g.turn < 250:
        if play.asked[2:] == "act":
            play.end()
        else:
            play.table.answer(0)
    assert play.winner == ""


# -- a seat left open ------------------------------------------------------------------------------


def seated(**settings: object) -> list[str]:
    return [BOOK.villains[number].id for number in dealt(**settings).villains]


@pytest.mark.rule("MV-1", "MV-4")
def test_a_seat_left_open_gets_a_villain_whom_nobody_named() -> None:
    drawn = Counter[str]()
    for seed in range(30):
        villains = seated(seats=3, seed=seed, villains=[None, "masque", None])
        assert villains[1] == "masque"
        assert len({*villains}) == 3
        assert seated(seats=3, seed=seed, villains=[None, "masque", None]) == villains
        drawn.update(villains)
    assert len(drawn) == 3


@pytest.mark.parametrize("seed", range(5))
def test_all_seats_left_open_one_by_one_are_the_game_that_nobody_chose_for(seed: int) -> None:
    one_by_one = fiendish.new("marvel_villainous", seats=3, seed=seed, villains=[None] * 3)
    assert one_by_one.digest() == fiendish.new("marvel_villainous", seats=3, seed=seed).digest()


@pytest.mark.parametrize(
    ("villains", "words"),
    [
        ([None, 3], ["a list with a Villain for each player"]),
        ([None, "thanos"], ["'thanos'", "masque"]),
        ([None], ["2 players need 2 Villains, not 1", "lot (in JSON null) leaves one open"]),
        ([None, "masque", "masque"], ["same Villain"]),
    ],
)
def test_what_is_wrong_with_a_list_that_leaves_seats_open(
    villains: list[object], words: list[str]
) -> None:
    assert_says(refusal("marvel_villainous", {"villains": villains}), words)


def test_a_seat_left_open_is_written_as_lot() -> None:
    setting = next(one for one in GAME.settings if one.name == "villains")
    assert setting.read("LOT, masque") == [None, "masque"]
    assert setting.write([None, "masque"]) == "lot,masque"
    assert setting.read("lot") is None


def test_a_position_names_who_was_drawn_for_an_open_seat() -> None:
    table = fiendish.new("marvel_villainous", seats=2, seed=1, villains=["masque", None])
    while table.question is not None and not table.question.rest:
        table.answer(0)
    again = fiendish.Position.parse(table.position()).table(seed=2)
    assert again.settings["villains"] == ["masque", None]
    assert again.state.villains == table.state.villains  # type: ignore[attr-defined]


def test_a_position_says_who_plays_for_an_open_seat_but_nobody_twice() -> None:
    text = "game: marvel_villainous\nseats: 2\nvillains: masque,lot\nB:\n  villain: "
    state = fiendish.Position.parse(text + "loki").table(seed=1).state
    assert [BOOK.villains[number].id for number in state.villains] == ["masque", "loki"]  # type: ignore[attr-defined]
    with pytest.raises(fiendish.BadPosition, match="a Villain of its own"):
        fiendish.Position.parse(text + "masque")
