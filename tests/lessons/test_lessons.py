"""Lessons: each can be walked on every way it allows, and what cannot be right is refused."""

import re

import pytest

from fiendish import games
from fiendish.lessons import BadLesson, BadWay, Walk, find, lessons_of, read
from fiendish.lessons.lesson import fits
from fiendish.lessons.proof import prove
from fiendish.web import card_names

LESSONS = [lesson.id for game in games.names() for lesson in lessons_of(game)]

POSITION = '''
position = """
game: smash_up
seats: 2
factions: dinosaurs+aliens,vikings+wizards
active: A
phase: play
saloon:
  A: war_raptor
A:
  hand: king_rex, howl
B:
  hand: summon
"""
'''
HEAD = 'title = "T"\nabout = "A."\norder = 1\nminutes = 5\nlast = "L."\n' + POSITION
HOWL = """
[[step]]
why = "Every minion of yours grows."
do = "Press *Howl*."
rule = "SU-18"
take = [{ kind = "play", card = "howl" }]
"""


def planted(steps, head=HEAD):
    return read(
        f"{steps}\n{head}" if steps.startswith("step") else head + steps, "smash_up", "planted"
    )


@pytest.mark.parametrize("id", LESSONS)
def test_every_way_through_a_lesson_comes_to_its_end(id):
    lesson = find(id)
    proof = prove(lesson)
    walk = Walk.along(lesson, proof.way)
    assert walk.step is None
    assert proof.tables > len(lesson.steps)


@pytest.mark.parametrize("id", LESSONS)
def test_each_wrong_answer_named_in_a_lesson_is_answered_and_changes_nothing(id):
    lesson = find(id)
    way = prove(lesson).way.split(".")
    heard = set()
    for number in range(len(way)):
        walk = Walk.along(lesson, ".".join(way[:number]))
        step, question = walk.step, walk.question
        if step is None or question is None:
            continue
        before = walk.table.digest(), walk.at
        taken = {*walk.fitting(), *walk.as_well()}
        for index in set(range(len(question.options))) - taken:
            said = walk.answer(index)
            assert said is not None
            assert (walk.table.digest(), walk.at) == before
            option = question.describe(index)
            named = [wrong.say for wrong in step.wrong if fits(option, wrong.when)]
            if named:
                assert said.text == named[0]
                heard.add(said.text)
            else:
                assert step.do in said.text
    wanted = {wrong.say for step in lesson.steps for wrong in step.wrong}
    assert wanted <= heard


@pytest.mark.parametrize("id", LESSONS)
def test_every_name_in_a_lesson_stands_between_asterisks_and_so_is_looked_up(id):
    lesson = find(id)
    texts = [lesson.about, lesson.last]
    for step in lesson.steps:
        texts += [step.why, step.do, *(wrong.say for wrong in step.wrong)]
    bare = re.sub(r"\*.+?\*", "", "\n".join(texts))
    assert "<b>" not in card_names.found(bare, lesson.game, "", card_names.bold)


def test_a_way_is_a_lesson_left_and_taken_up_again():
    lesson = find("smash_up/scoring")
    way = prove(lesson).way
    whole, parts = Walk.along(lesson, way), way.split(".")
    half = Walk.along(lesson, ".".join(parts[:3]))
    for one in parts[3:]:
        half.look_on() if one == "-" else half.answer(int(one))
    assert half.table.digest() == whole.table.digest()
    assert half.way == whole.way == parts


def test_what_the_next_step_wants_can_be_taken_while_something_is_looked_at():
    lesson = find("marvel_villainous/turn_and_domain")  # it begins with two steps to look at
    walk, later = Walk(lesson), Walk.along(lesson, "-.-")
    assert later.question is not None
    wanted = later.fitting()[0]
    assert later.question is not None
    wrong = next(n for n in range(len(later.question.options)) if n != wanted)
    before = walk.table.digest()
    said = walk.answer(wrong)
    assert said is not None
    assert "Not yet" in said.text
    assert (walk.table.digest(), walk.way) == (before, [])
    assert walk.answer(wanted) is None
    assert walk.way == ["-", "-", str(wanted)]
    with pytest.raises(BadWay):
        Walk(lesson).answer(99)


def test_nothing_is_taken_past_a_step_at_which_others_wait():
    lesson = find("smash_up/scoring")
    way = prove(lesson).way.split(".")
    waiting = next(n for n, one in enumerate(lesson.steps) if one.others and not one.take)
    with pytest.raises(BadWay):
        Walk.along(lesson, ".".join(way[:waiting])).answer(0)


@pytest.mark.parametrize("way", ["9", "x", "-.-", "-.99", "-.1e3", "-.²", ".".join("-" * 300)])
def test_a_way_that_leads_nowhere_is_refused(way):
    with pytest.raises(BadWay):
        Walk.along(find("smash_up/scoring"), way)


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        ("step = []", "no step"),
        ("[[step]]\nwhy = 'W.'\nhow = 'H.'", "unknown field `how`"),
        ("[[step]]\nwhy = 'Play *King Lex*.'", "nothing is called 'King Lex'"),
        ("[[step]]\nwhy = 'W.'\nrule = 'SU-999'", "there is no rule SU-999"),
        ("[[step]]\nwhy = 'W.'\nshow = ['king_lex']", "nothing 'king_lex' to show"),
        ("[[step]]\nwhy = 'W.'\ndo = 'D.'", "nothing to take"),
        ("[[step]]\nwhy = 'W.'\ntake = [{ kind = 'end' }]", "does not say what to do"),
        ("[[step]]\nwhy = 'W.'\ndo = 'D.'\ntake = [{ sort = 'end' }]", "there is no 'sort'"),
        ("[[step]]\nwhy = 'W.'\ndo = 'D.'\ntake = [{ card = 'howll' }]", "no card 'howll'"),
        ("[[step]]\nwhy = 'W.'\ndo = 'D.'\ntake = [{ seat = 'Z' }]", "no seat 'Z'"),
    ],
)
def test_a_lesson_that_cannot_be_right_is_refused_when_it_is_read(steps, why):
    with pytest.raises(BadLesson, match=why):
        planted(steps)


def test_a_lesson_is_refused_with_the_fault_of_its_position():
    with pytest.raises(BadLesson, match="its position: line 9: 'king_lex'"):
        planted(HOWL, HEAD.replace("king_rex", "king_lex"))
    with pytest.raises(BadLesson, match="its position is one of smash_up"):
        read(HEAD + HOWL, "supervillain", "planted")


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        (HOWL.replace("howl", "scout"), 'no option fits what it wants.*card = "howl"'),
        (HOWL.replace("}]", '}, { kind = "discard" }]'), "no option fits .*discard"),
        (HOWL + "[[step.wrong]]\nwhen = { kind = 'talent' }\nsay = 'S.'", "nothing can be taken"),
        (HOWL.replace("}]", "}]\nshow = ['summon']"), "the learner sees no 'summon'"),
        (HOWL.replace("}]", "}]\nothers = [{ kind = 'end' }]") + HOWL, "nobody has been asked"),
        (
            "[[step]]\nwhy = 'W.'\ndo = 'D.'\ntake = [{ kind = 'end' }]" + HOWL,
            "B is asked .* has no answer",
        ),
    ],
)
def test_a_lesson_that_cannot_be_walked_is_refused_with_its_step(steps, why):
    with pytest.raises(BadLesson, match=why):
        prove(planted(steps))


def test_choices_within_an_effect_are_each_followed():
    """Where a conflict goes is asked before its side, and only then does the table change."""
    position = '''
position = """
game: master_of_the_galaxy
seats: 2
phase: use
A:
  card: trade-war
  card: technology-race
"""
'''
    reach, shoal = (f"place = 'home-nw>{far}-nw'" for far in ("reach", "shoal"))
    takes = (
        f"{{ card = 'trade-war', {reach} }}, {{ card = 'trade-war', {shoal} }}",
        "{ kind = 'side', place = 'blue' }",
        f"{{ card = 'technology-race', {reach} }}",  # not if the other one lies there
    )
    steps = [f"[[step]]\nwhy = 'W.'\ndo = 'D.'\ntake = [{take}]\n" for take in takes]
    head = HEAD.replace(POSITION, position)
    lesson = read(head + "".join(steps), "master_of_the_galaxy", "planted")
    with pytest.raises(BadLesson, match="step 3: no option fits"):
        prove(lesson)


def test_a_lesson_with_too_many_ways_is_refused(monkeypatch):
    monkeypatch.setattr("fiendish.lessons.proof.MOST", 1)
    with pytest.raises(BadLesson, match="too many ways"):
        prove(planted(HOWL))
