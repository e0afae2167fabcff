"""Pre-set passes in Smash Up, in both modes."""

import asyncio
import io

import pytest

from fiendish.terminal.lines import play
from fiendish.terminal.screen.app import TableApp

from .sample_sessions import brawl, choose
from .test_screen import listed, screen, settle

DUEL = """
    saloon:
      B: bushi
    A:
      hand: gunfighter, deputy, mummy
"""
SCORING = """
    saloon:
      A: deputy +23
      B: bushi
    A:
      hand: lost_knowledge, mummy
    B:
      hand: tribute
"""


@pytest.fixture
def duel(tmp_path):
    """A duel in which nobody has placed a card; A may still discard a Deputy, twice."""
    session = brawl(tmp_path, DUEL)
    choose(session, card="gunfighter", place="saloon")
    choose(session, card="bushi")
    choose(session, kind="decline")
    assert asked(session) == (0, "in-duel")
    return session


def asked(session):
    question = session.table.question
    return question and (question.seat, question.prompt.id)


def test_passing_by_hand_is_asked_for_twice_in_a_duel_without_cards(duel):
    choose(duel, kind="decline")
    assert asked(duel) == (0, "in-duel")
    choose(duel, kind="decline")
    assert asked(duel) != (0, "in-duel")


def test_one_pass_is_enough_until_something_changes(duel):
    duel.pass_on()
    assert asked(duel) != (0, "in-duel")
    assert "Bushi wins the duel for B." in [fact.text for fact in duel.log()]


def test_the_line_mode_offers_it(capsys, duel):
    play(duel, io.StringIO("pass\n"))
    out = capsys.readouterr().out
    assert "2. Pass\npass. Pass until something changes here\n" in out
    assert out.count("In this duel: ") == 1
    assert "Bushi wins the duel for B." in out


def test_in_other_questions_it_is_not_offered(capsys, tmp_path):
    session = brawl(tmp_path, DUEL)
    before = session.table.digest()
    play(session, io.StringIO("pass\n"))
    out = capsys.readouterr().out
    assert "Pass until something changes" not in out
    assert "There is nothing to pass on now." in out
    assert session.table.digest() == before


@pytest.mark.parametrize("way", ["key", "list"])
def test_the_screen_offers_it(duel, way):
    async def go():
        app = TableApp(duel, 0.0)
        async with app.run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            assert "Pass on" in screen(app)
            assert "Save, quit" in screen(app)
            assert "Pass until something changes here" in " ".join(listed(app)[-1].split())
            await pilot.press(*(["w"] if way == "key" else ["up", "enter"]))
            await settle(pilot)
            assert asked(duel) != (0, "in-duel")
            assert "Pass on" not in screen(app)

    asyncio.run(go())


def test_the_key_does_nothing_elsewhere(tmp_path):
    session = brawl(tmp_path, DUEL)
    before = session.table.digest()

    async def go():
        app = TableApp(session, 0.0)
        async with app.run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            await pilot.press("w")
            await pilot.pause()

    asyncio.run(go())
    assert session.table.digest() == before


def test_before_a_base_scores_it_holds_until_somebody_plays(tmp_path):
    session = brawl(tmp_path, SCORING, people=(0, 1))
    choose(session, kind="end")
    assert asked(session) == (0, "special")
    assert session.may_pass_on()
    session.pass_on()
    assert "A gains 3 VP." in [fact.text for fact in session.table.log(1)]
