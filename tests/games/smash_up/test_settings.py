"""Settings of Smash Up: what is refused, how factions are chosen, which bases are used."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import fiendish
from fiendish.engine.game import LETTERS, BadSetting
from fiendish.games.smash_up import GAME
from fiendish.games.smash_up.faces import FACES, FACTIONS
from fiendish.games.smash_up.rules.setup import legal_picks
from fiendish.games.smash_up.state import Brawl
from fiendish.lab.experiment import plan
from tests.games.refusals import assert_says, command_refusal, refusal
from tests.games.smash_up.playing import Play

OOPS = [faction.id for faction in FACTIONS if faction.box == "oops"]
CORE = [faction.id for faction in FACTIONS if faction.box == "core"]
ALL = [faction.id for faction in FACTIONS]
BOXES = [str(box) for setting in GAME.settings if setting.name == "sets" for box in setting.allowed]
Pairs = list[list[str]]


def new(**settings: object) -> Play:
    return Play(fiendish.new("smash_up", **settings))  # type: ignore[arg-type]


def dealt(**settings: object) -> Brawl:
    return new(**settings).g


def names(g: Brawl, cards: list[int]) -> list[str]:
    return sorted(FACES[g.face(card)].id for card in cards)


def boxes(g: Brawl, cards: list[int]) -> list[str]:
    """From which set each of these cards or bases comes."""
    return [FACTIONS[FACES[g.face(card)].faction].box for card in cards]


def picked(g: Brawl) -> list[list[str]]:
    return [[FACTIONS[number].id for number in mine] for mine in g.picks]


# -- what is refused -----------------------------------------------------------------------------

COWBOYS_AND = [["cowboys", "vikings"]]

BAD_FACTIONS: list[tuple[dict[str, object], Pairs, list[str]]] = [
    ({"sets": "oops"}, [*COWBOYS_AND, ["samurai", "aliens"]], ["aliens", "sets=oops", *OOPS]),
    ({"sets": "core"}, [["aliens", "robots"], ["ninjas", "samurai"]], ["samurai", *CORE]),
    ({}, [*COWBOYS_AND, ["samurai", "samurai"]], ["same faction twice", "samurai"]),
    ({"copies": 2}, [*COWBOYS_AND, ["aliens", "aliens"]], ["same faction twice", "aliens"]),
    ({}, [*COWBOYS_AND, ["samurai", "cowboys"]], ["cowboys", "taken more often", "1"]),
    (
        {"copies": 2, "seats": 3},
        [*COWBOYS_AND, ["cowboys", "samurai"], ["cowboys", "aliens"]],
        ["cowboys", "taken more often", "2"],
    ),
    ({}, COWBOYS_AND, ["2 players need 2 pairs", "not 1"]),
    (
        {},
        [*COWBOYS_AND, ["aliens", "robots"], ["ninjas", "pirates"]],
        ["2 players need 2 pairs", "not 3"],
    ),
    ({}, [*COWBOYS_AND, ["aliens"]], ["two factions", "1", "aliens"]),
    ({}, [*COWBOYS_AND, ["aliens", "robots", "ninjas"]], ["two factions", "3", "ninjas"]),
    ({}, [*COWBOYS_AND, ["aliens", "cowboy"]], ["'cowboy'", *ALL]),
    ({"sets": "oops", "seats": 3}, [], ["3 players need 6 factions", "has 4"]),
]
ids = [" ".join(words[:2]) for _, _, words in BAD_FACTIONS]
each_bad_choice = pytest.mark.parametrize(("settings", "pairs", "words"), BAD_FACTIONS, ids=ids)


@pytest.mark.rule("SU-2", "SU-5", "SU-8", "SU-140")
@each_bad_choice
def test_a_wrong_list_of_factions_is_refused_with_what_is_possible(
    settings: dict[str, object], pairs: Pairs, words: list[str]
) -> None:
    assert_says(refusal("smash_up", {**settings, "factions": pairs or None}), words)


@pytest.mark.rule("SU-2", "SU-5", "SU-8")
@each_bad_choice
def test_a_position_with_a_wrong_list_of_factions_is_refused(
    settings: dict[str, object], pairs: Pairs, words: list[str]
) -> None:
    full = pairs or [*COWBOYS_AND, ["samurai", "cowboys"], ["vikings", "samurai"]]
    header = {"seats": 2, **settings, "factions": written(full)}
    lines = ["game: smash_up", *(f"{name}: {value}" for name, value in header.items())]
    with pytest.raises(fiendish.BadPosition) as refused:
        fiendish.Position.parse("\n".join(lines))
    assert_says(str(refused.value), words)


@pytest.mark.rule("SU-2", "SU-5", "SU-8")
@each_bad_choice
def test_the_command_line_refuses_a_wrong_list_of_factions_in_one_line(
    settings: dict[str, object],
    pairs: Pairs,
    words: list[str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    given = {**settings, **({"factions": written(pairs)} if pairs else {})}
    assert_says(command_refusal("smash_up", given, capsys), words)


def written(pairs: Pairs) -> str:
    return ",".join("+".join(pair) for pair in pairs)


@pytest.mark.parametrize(
    "value",
    ["cowboys+vikings,aliens+robots", ["cowboys", "vikings"], [[1, 2], [3, 4]], 7, {}],
)
def test_factions_of_another_form_are_refused(value: object) -> None:
    with pytest.raises(BadSetting, match="a list with two factions for each player"):
        new(factions=value)


@pytest.mark.parametrize("value", [[], ()])
def test_an_empty_list_of_factions_is_not_an_open_choice(value: object) -> None:
    with pytest.raises(BadSetting, match="2 players need 2 pairs of factions, not 0"):
        new(factions=value)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"first": 2}, ["first=2", "0 to 1"]),
        ({"first": 3, "seats": 3}, ["first=3", "0 to 2"]),
        ({"first": -1}, ["first=-1"]),
        ({"first": 4, "seats": 4}, ["first=4"]),
        ({"first": True}, ["first=True"]),
        ({"colour": "red"}, ["'colour'", "sets", "turn_limit"]),
        ({"sets": "cthulhu"}, ["sets='cthulhu'", *BOXES]),
        ({"copies": 3}, ["copies=3", "1 or 2"]),
        ({"choose": "lot"}, ["choose='lot'", "random, draft or free"]),
        ({"texts": 2018}, ["texts=2018"]),
        ({"turn_limit": 5}, ["turn_limit=5", "0 or 100"]),
        ({"seats": 1}, ["2, 3 or 4 players", "1"]),
        ({"seats": 5}, ["2, 3 or 4 players", "5"]),
    ],
)
@pytest.mark.rule("SU-2", "SU-R3")
def test_a_setting_that_cannot_be_is_refused(settings: dict[str, object], words: list[str]) -> None:
    assert_says(refusal("smash_up", settings), words)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"first": "C"}, ["--first C", "A, B"]),
        ({"first": "Z"}, ["--first", "'Z'"]),
        ({"colour": "red"}, ["--colour", "--copies", "--turn-limit"]),
        ({"sets": "cthulhu"}, ["--sets", ", ".join(BOXES), "cthulhu"]),
        ({"sets": "oops", "seats": 4}, ["4 players need 8 factions", "copies=2"]),
        ({"copies": "3"}, ["--copies", "1, 2"]),
        ({"choose": "lot"}, ["--choose", "random, draft, free"]),
        ({"texts": "2012"}, ["--texts", "2018, errata"]),
        ({"turn-limit": "5"}, ["--turn-limit", "0, 100"]),
        ({"seats": 5}, ["2, 3 or 4 players"]),
        ({"factions": ""}, ["--factions", "there is no faction ''", *OOPS]),
        ({"factions": ",,"}, ["--factions", "there is no faction ''"]),
    ],
)
@pytest.mark.rule("SU-2", "SU-R3")
def test_the_command_line_refuses_a_setting_that_cannot_be(
    settings: dict[str, object], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert_says(command_refusal("smash_up", settings, capsys), words)


@pytest.mark.rule("SU-5", "SU-8", "SU-9")
@pytest.mark.parametrize(
    ("lines", "line", "words"),
    [
        (["first: E"], 3, ["first", "'E'"]),
        (["first: 2"], 0, ["first=2", "0 to 1"]),
        (["colour: red"], 3, ["'colour'", "active"]),
        (["A:", "  factions: cowboys, vikings"], 0, ["factions are missing"]),
        (["A:", "  factions: cowboys, cowboys"], 4, ["two different factions"]),
        (["A:", "  factions: cowboys"], 4, ["two different factions"]),
        (["A:", "  factions: cowboys, cowgirls"], 4, ["factions are:", *OOPS]),
        (["factions: cowboys+vikings,aliens+robots", "B:", "  factions: aliens, ninjas"], 5, ["other"]),
        (["factions: cowboys+vikings", "B:", "  factions: aliens, ninjas"], 0, ["2 players", "not 1"]),
        (["factions: cowboys+vikings,samurai+ancient_egyptians", "tortuga:"], 4, ["tortuga", "SU-9"]),
        (["A:", "  factions: aliens, ninjas", "B:", "  factions: robots, aliens"], 0, ["aliens"]),
    ],
)  # fmt: skip
def test_a_position_says_what_is_wrong_with_its_factions_and_settings(
    lines: list[str], line: int, words: list[str]
) -> None:
    with pytest.raises(fiendish.BadPosition) as refused:
        fiendish.Position.parse("\n".join(["game: smash_up", "seats: 2", *lines]))
    assert refused.value.line == line
    assert_says(str(refused.value), words)


def test_factions_may_be_written_in_capitals_and_with_other_strokes() -> None:
    position = fiendish.Position.parse(
        "game: smash_up\nseats: 2\nfactions: Cowboys+Ancient-Egyptians,aliens + Robots"
    )
    assert position.settings["factions"] == [["cowboys", "ancient_egyptians"], ["aliens", "robots"]]


# -- factions agreed on --------------------------------------------------------------------------


@pytest.mark.rule("SU-5", "SU-8", "SU-139")
@pytest.mark.parametrize("pair", [*combinations(OOPS, 2)], ids="+".join)
def test_any_of_the_six_pairs_of_this_box_makes_a_deck(pair: tuple[str, str]) -> None:
    others = [faction for faction in OOPS if faction not in pair]
    g = dealt(sets="oops", factions=[[*pair], others])
    assert picked(g) == [[*pair], others]
    mine = g.hands[0] + g.decks[0]
    assert Counter(FACTIONS[FACES[g.face(card)].faction].id for card in mine) == dict.fromkeys(
        pair, 20
    )


@pytest.mark.rule("SU-140")
def test_with_two_copies_two_players_may_have_the_same_factions() -> None:
    g = dealt(copies=2, factions=[["cowboys", "vikings"], ["vikings", "cowboys"]])
    assert names(g, g.hands[0] + g.decks[0]) == names(g, g.hands[1] + g.decks[1])
    assert [g.owner(card) for card in g.hands[0] + g.decks[0]] == [0] * 40
    assert [g.owner(card) for card in g.hands[1] + g.decks[1]] == [1] * 40


@pytest.mark.rule("SU-2", "SU-140")
@pytest.mark.parametrize("seats", [3, 4])
def test_two_copies_of_this_box_are_enough_for_three_and_four(seats: int) -> None:
    assert [len(mine) for mine in dealt(sets="oops", copies=2, seats=seats).picks] == [2] * seats


@pytest.mark.rule("SU-141")
def test_factions_of_both_sets_may_be_mixed() -> None:
    g = dealt(factions=[["cowboys", "aliens"], ["ninjas", "vikings"]])
    assert picked(g) == [["cowboys", "aliens"], ["ninjas", "vikings"]]


# -- factions drawn by lot -----------------------------------------------------------------------


@pytest.mark.parametrize(("sets", "pool"), [("oops", OOPS), ("core", CORE), ("both", ALL)])
def test_random_factions_come_from_the_chosen_sets_and_differ_by_seed(
    sets: str, pool: list[str]
) -> None:
    drawn = [picked(dealt(sets=sets, seed=seed)) for seed in range(60)]
    assert {faction for picks in drawn for pair in picks for faction in pair} == {*pool}
    assert [picked(dealt(sets=sets, seed=seed)) for seed in range(60)] == drawn


@pytest.mark.rule("SU-5", "SU-8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_factions_use_no_copy_twice(seats: int) -> None:
    for seed in range(30):
        once = [one for pair in picked(dealt(seats=seats, seed=seed)) for one in pair]
        assert max(Counter(once).values()) == 1
        pairs = picked(dealt(seats=seats, seed=seed, sets="oops", copies=2))
        assert max(Counter(one for pair in pairs for one in pair).values()) <= 2
        assert all(one != other for one, other in pairs)


@pytest.mark.rule("SU-140")
def test_random_factions_of_two_copies_meet_themselves() -> None:
    tables = [picked(dealt(sets="oops", copies=2, seed=seed)) for seed in range(20)]
    assert any({*one} & {*other} for one, other in tables)


# -- the draft -----------------------------------------------------------------------------------


@pytest.mark.rule("SU-138")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, 0, "ABBA"), (2, 1, "BAAB"), (3, 1, "BCAACB"), (4, 2, "CDABBADC")],
)
def test_the_draft_runs_there_and_back(seats: int, first: int, order: str) -> None:
    play = new(seats=seats, first=first, choose="draft")
    left = ALL.copy()
    for n, letter in enumerate(order):
        assert play.asked == f"{letter} faction"
        assert play.options() == sorted(left)
        assert play.view().pool == left
        play.choose(left.pop(3 * n % len(left)))
    assert play.asked.endswith(" play")
    factions = [one for pair in picked(play.g) for one in pair]
    assert sorted(factions + left) == sorted(ALL)
    cards = [*play.g.hands[0], *play.g.decks[0]]
    assert {FACTIONS[FACES[play.g.face(card)].faction].id for card in cards} == {*picked(play.g)[0]}


@pytest.mark.rule("SU-138", "SU-R5")
def test_who_picks_first_is_drawn_by_lot_and_takes_the_first_turn() -> None:
    begun = set()
    for seed in range(20):
        play = new(seats=3, choose="draft", seed=seed)
        first = play.asked[0]
        begun.add(first)
        while play.asked.endswith("faction"):
            play.choose(play.options()[0])
        while play.asked.endswith("opening"):
            play.decline()
        assert play.asked == f"{first} play"
        assert play.g.turn == 1
    assert begun == {*"ABC"}


@pytest.mark.rule("SU-140", "SU-R5")
def test_with_two_copies_a_faction_can_be_drafted_twice_but_not_by_one_player() -> None:
    play = new(sets="oops", copies=2, first=0, choose="draft")
    play.choose("cowboys", "cowboys")  # A, then B
    assert play.asked == "B faction"
    assert play.options() == ["ancient_egyptians", "samurai", "vikings"]
    play.choose("vikings")
    assert play.asked == "A faction"
    assert play.options() == ["ancient_egyptians", "samurai", "vikings"]
    play.choose("vikings")
    assert picked(play.g) == [["cowboys", "vikings"]] * 2


FOUR = {"sets": "oops", "copies": 2, "seats": 4, "first": 0, "choose": "draft"}


@pytest.mark.rule("SU-H20", "SU-R5")
def test_a_pick_that_would_leave_the_first_player_a_second_copy_is_refused() -> None:
    play = new(**FOUR)
    play.choose("cowboys", "samurai", "vikings", "samurai", "ancient_egyptians")  # A, B, C, D, D
    g = play.g.copy()
    play.choose("ancient_egyptians")  # C; left are Cowboys and Vikings
    assert picked(play.g)[1] == ["samurai", "cowboys"]  # with Vikings for B, A had Cowboys twice
    assert picked(play.g)[0] == ["cowboys", "vikings"]
    egyptians = OOPS.index("ancient_egyptians")
    g.picks[g.picking.pop()].append(egyptians)  # the same by hand, to see what B may pick
    g.pool.remove(egyptians)
    assert sorted(FACTIONS[number].id for number in g.pool) == ["cowboys", "vikings"]
    assert [FACTIONS[number].id for number in legal_picks(g)] == ["cowboys"]


@pytest.mark.rule("SU-H20", "SU-R5")
def test_looking_ahead_reaches_further_than_the_next_pick() -> None:
    play = new(**FOUR)
    play.choose("cowboys", "samurai", "vikings", "samurai", "vikings")
    assert play.asked == "C faction"  # left: two Egyptians and the Cowboys, for C, B and A
    assert play.view().pool == ["ancient_egyptians", "ancient_egyptians", "cowboys"]
    assert play.options() == ["ancient_egyptians", "cowboys"]
    play.choose("ancient_egyptians")
    assert [sorted(pair) for pair in picked(play.g)] == [
        ["ancient_egyptians", "cowboys"],
        ["cowboys", "samurai"],  # B had to take the Cowboys
        ["ancient_egyptians", "vikings"],
        ["samurai", "vikings"],
    ]


@pytest.mark.rule("SU-R5")
@pytest.mark.parametrize("seed", range(12))
def test_every_draft_can_be_finished_whatever_is_picked(seed: int) -> None:
    play = new(**(FOUR | {"seed": seed, "first": seed % 4}))
    step = seed
    while play.asked.endswith("faction"):
        options = play.options()
        play.choose(options[step % len(options)])
        step = step // 2 + 5 * len(options)
    assert all(one != other for one, other in picked(play.g))
    assert Counter(one for pair in picked(play.g) for one in pair) == dict.fromkeys(OOPS, 2)


@pytest.mark.rule("SU-R5", "SU-2")
@pytest.mark.parametrize("choose", ["draft", "free", "random"])
def test_a_pool_that_is_too_small_starts_no_choice_at_all(choose: str) -> None:
    with pytest.raises(BadSetting, match="3 players need 6 factions"):
        new(sets="oops", seats=3, choose=choose)


# -- free choice ---------------------------------------------------------------------------------


@pytest.mark.rule("SU-8")
def test_free_choice_lets_everybody_take_two_in_turn() -> None:
    play = new(seats=3, first=1, choose="free")
    chosen = ["cowboys", "aliens", "vikings", "robots", "samurai", "ninjas"]
    for letter, faction in zip("BBCCAA", chosen, strict=True):
        assert play.asked == f"{letter} faction"
        play.choose(faction)
    assert picked(play.g) == [["samurai", "ninjas"], ["cowboys", "aliens"], ["vikings", "robots"]]
    assert play.asked == "B play"


@pytest.mark.rule("SU-8", "SU-140")
def test_free_choice_never_leaves_somebody_with_a_faction_twice() -> None:
    play = new(**(FOUR | {"choose": "free"}))
    play.choose("cowboys", "samurai")  # A
    play.choose("cowboys", "samurai")  # B
    assert play.asked == "C faction"
    assert play.options() == ["ancient_egyptians", "vikings"]
    play.choose("vikings")
    assert play.asked == "D faction"  # C has got the Egyptians: nothing else was possible
    play.choose("vikings")
    assert [sorted(pair) for pair in picked(play.g)[2:]] == [["ancient_egyptians", "vikings"]] * 2


# -- bases of the sets in use --------------------------------------------------------------------


@pytest.mark.rule("SU-9", "SU-141")
@pytest.mark.parametrize(
    ("factions", "expected"),
    [
        ([["cowboys", "vikings"], ["samurai", "ancient_egyptians"]], {"oops": 8}),
        ([["aliens", "robots"], ["ninjas", "pirates"]], {"core": 16}),
        ([["cowboys", "vikings"], ["samurai", "zombies"]], {"oops": 8, "core": 16}),
    ],
)
def test_the_bases_are_those_of_the_sets_from_which_somebody_plays(
    factions: Pairs, expected: dict[str, int]
) -> None:
    g = dealt(sets="both", factions=factions)
    used = g.bases + g.base_deck
    assert Counter(boxes(g, used)) == expected
    assert len({*names(g, used)}) == len(used)


@pytest.mark.rule("SU-9", "SU-140")
def test_two_copies_of_a_set_bring_its_bases_once() -> None:
    g = dealt(sets="oops", copies=2, seats=4)
    used = names(g, g.bases + g.base_deck)
    assert len(used) == 8
    assert len({*used}) == 8


def test_the_seat_named_first_begins_and_letters_say_so_too() -> None:
    for seat in range(4):
        assert new(seats=4, first=seat).asked == f"{LETTERS[seat]} play"


@pytest.mark.rule("SU-R54")
def test_only_where_programs_play_among_themselves_there_is_a_limit_of_turns() -> None:
    assert dealt().turn_limit == 0
    assert dealt(**GAME.alone).turn_limit == 100
    assert plan("balance", GAME, ["normal"], games=1).settings["turn_limit"] == 100


# -- factions agreed on in part ------------------------------------------------------------------


@pytest.mark.rule("SU-R56")
def test_what_is_left_open_is_drawn_by_lot_from_what_nobody_named() -> None:
    drawn = Counter[str]()
    for seed in range(40):
        picks = picked(
            dealt(seats=3, seed=seed, factions=[["aliens", None], None, ["pirates", "robots"]])
        )
        assert picks[0][0] == "aliens"
        assert picks[2] == ["pirates", "robots"]
        everything = [one for pair in picks for one in pair]
        assert len({*everything}) == 6
        drawn.update(picks[1])
    assert {*drawn} == {*ALL} - {"aliens", "pirates", "robots"}


@pytest.mark.rule("SU-R56")
@pytest.mark.parametrize("choose", ["random", "draft", "free"])
def test_all_left_open_one_by_one_is_the_game_that_nobody_chose_for(choose: str) -> None:
    one_by_one = fiendish.new("smash_up", seed=3, choose=choose, factions=[[None, None], None])
    assert one_by_one.digest() == fiendish.new("smash_up", seed=3, choose=choose).digest()


@pytest.mark.rule("SU-R56")
@pytest.mark.parametrize(
    ("choose", "factions", "order"),
    [
        ("draft", [None, ["aliens", None], None], "ACCBA"),
        ("draft", [["aliens", "robots"], None, None], "BCCB"),
        ("free", [["aliens", None], None, ["robots", "ninjas"]], "ABB"),
    ],
)
def test_what_is_agreed_on_counts_as_picked_first(
    choose: str, factions: list[list[str | None] | None], order: str
) -> None:
    play = new(seats=3, first=0, choose=choose, factions=factions)
    named = {one for pair in factions if pair for one in pair if one}
    for letter in order:
        assert play.asked == f"{letter} faction"
        assert not {*play.options()} & named
        play.choose(play.options()[0])
    assert not play.asked.endswith("faction")
    for mine, pair in zip(picked(play.g), factions, strict=True):
        assert {one for one in pair or () if one} <= {*mine}


@pytest.mark.rule("SU-R56", "SU-H20")
def test_what_is_agreed_on_must_leave_everybody_two_different_factions() -> None:
    agreed = [["cowboys", "vikings"], ["cowboys", "samurai"], ["vikings", "samurai"], None]
    said = refusal("smash_up", {"seats": 4, "sets": "oops", "copies": 2, "factions": agreed})
    assert_says(said, ["same faction twice", "ancient_egyptians"])


@pytest.mark.parametrize(
    ("factions", "words"),
    [
        ([["aliens", 3], None], ["two factions for each player"]),
        ([["aliens", "aliens"], None], ["same faction twice"]),
        ([["aliens", None], ["aliens", None]], ["aliens", "taken more often"]),
        ([["aliens"], None], ["two factions, not 1", "lot (in JSON null) leaves one open"]),
        ([None], ["2 players need 2 pairs of factions, not 1"]),
        ([["cowgirls", None], None], ["'cowgirls'", *ALL]),
    ],
)
def test_what_is_wrong_with_a_list_that_leaves_factions_open(
    factions: list[object], words: list[str]
) -> None:
    assert_says(refusal("smash_up", {"factions": factions}), words)


def test_an_open_faction_is_written_as_lot() -> None:
    setting = next(one for one in GAME.settings if one.name == "factions")
    assert setting.read("Aliens+lot,LOT") == [["aliens", None], None]
    assert setting.write([["aliens", None], None]) == "aliens+lot,lot"
    assert setting.read("lot") is None


@pytest.mark.rule("SU-R56")
def test_a_position_says_the_factions_that_a_setting_leaves_open() -> None:
    text = "game: smash_up\nseats: 2\nfactions: cowboys+lot,lot\nA:\n  factions: {}, cowboys\n"
    text += "B:\n  factions: aliens, robots"
    table = fiendish.Position.parse(text.format("ninjas")).table(seed=1)
    assert [sorted(pair) for pair in picked(table.state)] == [  # type: ignore[arg-type]
        ["cowboys", "ninjas"],
        ["aliens", "robots"],
    ]
    for wrong, said in (
        (text.replace("+lot", "+zombies"), "than the setting says"),
        (text.partition("B:")[0], "factions are missing"),
    ):
        with pytest.raises(fiendish.BadPosition, match=said):
            fiendish.Position.parse(wrong.format("ninjas"))
