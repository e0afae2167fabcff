"""Puzzles: each of ours holds, and what cannot be right, or does not hold, is refused with the reason."""

import re
from datetime import date, timedelta

import pytest

from fiendish.lessons import BadWay
from fiendish.puzzles import BadPuzzle, all_puzzles, find, puzzle_of_day, puzzles_of, read
from fiendish.puzzles.progress import Solved, mark_of
from fiendish.puzzles.proof import prove
from fiendish.puzzles.search import LOST, TooLarge, Turn, TurnSearch
from fiendish.puzzles.walk import Attempt, solution

HEAD = """
title = "T"
aim = "Win this turn."
idea = "I."
last = "L."
level = "easy"
"""
POSITION = '''
position = """
game: smash_up
seats: 2
factions: dinosaurs+aliens,vikings+wizards
active: A
phase: play
saloon:
  A: armor_stego, collector
  B: raider, neophyte
the_great_library:
  A: war_raptor
tortuga:
  B: enchantress
A:
  vp: 12
  hand: king_rex, howl
B:
  vp: 6
"""
'''
WIN = '[[goal]]\nsay = "Win"\nwin = true\n'
KEY = "key = [{ kind = 'play', card = 'howl' }]\n"


def planted(head=HEAD + KEY, position=POSITION, goal=WIN):
    return read(head + position + goal, "smash_up", "planted")


@pytest.mark.parametrize("id", all_puzzles())
def test_every_puzzle_holds(id):
    proof = prove(find(id))
    assert proof.first < proof.options
    assert proof.answers >= 2


@pytest.mark.parametrize("id", all_puzzles())
def test_hints_lead_through_every_puzzle(id):
    puzzle = find(id)
    attempt = Attempt(puzzle)
    assert attempt.hint(1).text == puzzle.idea
    for one in solution(puzzle).split("."):
        assert attempt.open
        assert not attempt.solved
        said = attempt.hint(3)
        assert said.text
        assert attempt.answer(said.options[0] if said.options else int(one))
    assert attempt.solved
    assert attempt.ended
    assert all(done for _, done in attempt.parts)


def test_a_proof_counts_answers_and_first_moves():
    proof = prove(planted())
    assert (proof.answers, proof.first, proof.options) == (3, 2, 5)
    assert proof.moments > 10


def test_titles_are_written_alike():
    """With capital letters, but for small words."""
    low = re.compile(r" (?!(?:an?|the|and|but|nor|for|of|on|in|to|at|with|from)\b)[a-z]")
    assert [one.title for one in all_puzzles().values() if low.search(one.title)] == []


# -- what does not hold --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("puzzle", "why"),
    [
        (planted(position=POSITION.replace("vp: 12", "vp: 10")), "cannot be reached by force"),
        (planted(HEAD), "ambiguous: several first moves .* it names no key: .*king_rex.*howl"),
        (
            planted(HEAD + KEY.replace("play", "discard")),
            'ambiguous: .* without {kind = "discard", card = "howl"}: Play',
        ),
        (
            planted(goal='[[goal]]\nsay = "Duel"\nfact = "duel"\n'),
            "nothing brings about 'duel'; what happens here: .*play",
        ),
        (
            planted(goal='[[goal]]\nsay = "Have 12 VP"\npoints = 12\n'),
            "without .*howl",
        ),
        (
            planted(position=POSITION.replace("active: A", "active: B")),
            "does not begin with a decision of A",
        ),
    ],
)
def test_a_puzzle_that_does_not_hold_is_refused_with_the_reason(puzzle, why):
    with pytest.raises(BadPuzzle, match=why):
        prove(puzzle)


def test_what_luck_brings_is_no_solution():
    """Mystic Studies draws two cards: what can be done with them does not count."""
    position = POSITION.replace("hand: king_rex, howl", "hand: mystic_studies, king_rex")
    position = position.replace("dinosaurs+aliens", "dinosaurs+wizards").replace(
        "vikings+wizards", "vikings+robots"
    )
    position = position.replace("B: enchantress", "B: raider").replace(
        "A: armor_stego, collector", "A: armor_stego, war_raptor"
    )
    luckless = planted(position=position, head=HEAD + KEY.replace("howl", "mystic_studies"))
    with pytest.raises(BadPuzzle, match="cannot be reached by force"):
        prove(luckless)


HIDDEN = '''
position = """
game: smash_up
seats: 2
factions: dinosaurs+aliens,pirates+ninjas
active: A
phase: play
jungle_oasis:
  B: tiger_assassin
the_homeworld:
  A: war_raptor
tar_pits:
A:
  vp: 13
  hand: king_rex, howl
B:
  hand: 10 random
"""
'''


def test_what_a_rival_may_hold_is_part_of_the_proof():
    """In some worlds the hidden hand has a Special for the moment before the base scores."""
    harmless = "dinghy, dinghy, broadside, broadside, cannon, powderkeg, poison, seeing_stars"
    with pytest.raises(BadPuzzle, match="depends on what the solver cannot see"):
        prove(planted(position=HIDDEN.replace("10 random", harmless)))
    with pytest.raises(BadPuzzle, match=r"depends on what the solver cannot see|by force"):
        prove(planted(position=HIDDEN))
    prove(planted(position=HIDDEN.replace("  hand: 10 random\n", "  vp: 1\n")))


def test_a_search_ends_where_there_is_too_much():
    with pytest.raises(BadPuzzle, match="more than 3 moments"):
        prove(planted(), most=3)
    search = TurnSearch(Turn(planted().position.table(), most=3), planted().goal)
    with pytest.raises(TooLarge):
        search.away(search.start)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (HEAD + "sort = 'x'\n" + POSITION + WIN, "unknown field `sort`"),
        (HEAD.replace("easy", "trivial") + POSITION + WIN, "allowed: easy, medium, hard"),
        ("goal = []\n" + HEAD + POSITION, "it has no goal"),
        (HEAD + POSITION + "[[goal]]\nsay = 'S'", "one of: win, fact, points"),
        (HEAD + POSITION + WIN + "points = 3", "one of: win, fact, points"),
        (HEAD + POSITION + WIN + "times = 0", "times is at least 1"),
        (HEAD + POSITION + "[[goal]]\nsay='S'\nfact='play'\ncard='x'", "there is no card 'x'"),
        (HEAD + POSITION + "[[goal]]\nsay='S'\nfact='play'\nseat='Q'", "there is no seat 'Q'"),
        (HEAD.replace("I.", "See *Xyzzy*.") + POSITION + WIN, "nothing is called 'Xyzzy'"),
        (HEAD + KEY.replace("howl", "owl") + POSITION + WIN, "there is no card 'owl'"),
        (HEAD + POSITION.replace("king_rex", "rex") + WIN, "its position: line .*'rex'"),
        ("title = ", "smash_up/planted: "),
    ],
)
def test_a_puzzle_that_cannot_be_right_is_refused_when_it_is_read(text, why):
    with pytest.raises(BadPuzzle, match=why):
        read(text, "smash_up", "planted")


def test_a_puzzle_belongs_to_the_game_of_its_position():
    with pytest.raises(BadPuzzle, match="its position is one of smash_up"):
        read(HEAD + KEY + POSITION + WIN, "supervillain", "planted")


# -- trying --------------------------------------------------------------------------------------


def test_an_attempt_says_when_it_cannot_be_done_any_more():
    puzzle = planted()
    attempt = Attempt(puzzle)
    assert attempt.question is not None
    end = attempt.question.find(kind="end")[0]
    assert attempt.open
    assert attempt.answer(end)
    assert (attempt.ended, attempt.solved, attempt.open) == (True, False, False)
    assert attempt.question is None
    assert not attempt.answer(0)
    assert "cannot be done" in attempt.hint(1).text


def test_a_way_is_an_attempt_left_and_taken_up_again():
    puzzle = planted()
    way = solution(puzzle).split(".")
    whole, half = Attempt.along(puzzle, ".".join(way)), Attempt.along(puzzle, way[0])
    for one in way[1:]:
        half.answer(int(one))
    assert half.table.digest() == whole.table.digest()
    assert half.solved


@pytest.mark.parametrize("way", ["x", "99", "1e3", "²", "-", ".".join("0" * 200), "0..0"])
def test_a_way_that_leads_nowhere_is_refused(way):
    with pytest.raises(BadWay):
        Attempt.along(planted(), way)


def test_the_strongest_answer_of_a_rival_is_the_one_that_spoils_it():
    """Where a rival can, it does: the search and the walk agree at every moment."""
    puzzle = planted()
    search = TurnSearch(Turn(puzzle.position.table()), puzzle.goal)
    waiting, looked = [search.start], 0
    while waiting:
        line = waiting.pop()
        if search.ended(line):
            continue
        looked += 1
        onward = [search.away(one) for _, one in search.onward(line)]
        if line.chooses:
            assert (search.away(line) == LOST) == all(one == LOST for one in onward)
        else:
            assert onward[search.defence(line)] == LOST or LOST not in onward
        waiting += [one for _, one in search.onward(line)]
    assert looked > 5


# -- days ----------------------------------------------------------------------------------------


def test_each_puzzle_has_its_day_before_one_comes_again():
    count = len(all_puzzles())
    begin = date(2027, 1, 1)
    begin -= timedelta(begin.toordinal() % count)
    days = [puzzle_of_day(begin + timedelta(n)) for n in range(count)]
    assert {one.id for one in days} == {*all_puzzles()}
    assert puzzle_of_day(begin) is days[0]


def test_a_streak_lasts_from_day_to_day():
    day = date(2027, 3, 1)
    progress = Solved()
    for n in range(3):
        progress = progress.with_solved(f"smash_up/p{n}", day + timedelta(n), True)
    last = day + timedelta(2)
    assert progress.streak(last) == progress.streak(last + timedelta(1)) == 3
    assert progress.streak(last + timedelta(2)) == 0
    assert progress.with_solved("smash_up/p9", last, False).streak(last) == 3
    assert progress.with_solved("smash_up/p2", last, True).streak(last) == 3
    again = progress.with_solved("smash_up/p4", last + timedelta(4), True)
    assert again.streak(last + timedelta(4)) == 1
    assert all(again.has(f"smash_up/p{n}") for n in (0, 1, 2, 4))
    assert Solved.read(again.text) == again


@pytest.mark.parametrize("text", ["", "x", "1-2", "1-2-zz", "9" * 9000, "1-2-4a95", "é-1-"])
def test_progress_that_makes_no_sense_is_as_good_as_none(text):
    assert Solved.read(text) == Solved()


def test_the_marks_of_our_puzzles_differ():
    assert len({mark_of(id) for id in all_puzzles()}) == len(all_puzzles())


def test_puzzles_stand_from_easy_to_hard():
    for game in {puzzle.game for puzzle in all_puzzles().values()}:
        levels = [puzzle.level for puzzle in puzzles_of(game)]
        order = ("easy", "medium", "hard")
        assert [*map(order.index, levels)] == sorted(map(order.index, levels))
