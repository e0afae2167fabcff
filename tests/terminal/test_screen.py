"""The full-screen mode, driven by keys and mouse."""

import asyncio
import random

import pytest
from textual.app import App
from textual.widgets import OptionList, Static

import fiendish
from fiendish.terminal.screen.app import TableApp, play
from fiendish.terminal.screen.dialogs import HandOver, Notice
from fiendish.trouble import Trouble

from .sample_sessions import break_keeping, new_session, play_until, rich_day


def drive(session, steps, size=(120, 40), delay=0.0):
    """Run the screen, hand it to the steps once the first question is there."""

    async def go():
        app = TableApp(session, delay)
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            await steps(app, pilot)
        assert app.return_code in (0, None)

    asyncio.run(go())


async def settle(pilot):
    """Wait until the bots have answered and the screen has followed."""
    table = pilot.app.table
    for _ in range(200):
        await pilot.pause()
        if table.session.asked == -1 or not table.session.waits_for_bot:
            break
    await pilot.app.workers.wait_for_complete(
        [worker for worker in pilot.app.workers if not isinstance(pilot.app.screen, HandOver)]
    )
    await pilot.pause()


def text(app, name):
    return str(app.table.query_one(name, Static).content)


def listed(app):
    box = app.table.query_one("#options", OptionList)
    return [str(box.get_option_at_index(n).prompt) for n in range(box.option_count)]


def where(app, words):
    """Where on the screen these words begin."""
    for y, row in enumerate(app.screen._compositor.render_strips()):
        x = row.text.find(words)
        if x >= 0:
            return x, y
    raise AssertionError(f"{words!r} is not on the screen")


def screen(app):
    return "\n".join(row.text for row in app.screen._compositor.render_strips())


@pytest.fixture
def day(tmp_path):
    return rich_day(tmp_path)


GAMES = [
    pytest.param({}, id="supervillain"),
    pytest.param({"game": "smash_up", "seats": 2, "seed": 3, "settings": {}}, id="smash_up"),
]


@pytest.mark.parametrize("changes", GAMES)
def test_a_game_to_its_end(tmp_path, changes):
    """By chance; the longer game is at its 28th turn already."""
    session = new_session(tmp_path, **changes)
    if changes:
        play_until(session, "play", turn=28)
    dice = random.Random(149)

    async def steps(app, pilot):
        for _ in range(400):
            if session.asked < 0:
                break
            await pilot.press(str(dice.randint(1, min(9, len(app.table.choices)))))
            await settle(pilot)
        assert session.table.over
        assert isinstance(app.screen, Notice)
        assert "Reason: " in screen(app)
        await pilot.press("escape")
        await pilot.press("1")
        await pilot.pause()
        assert "The game is over" in text(app, "#note")
        await pilot.press("q")

    drive(session, steps, size=(80, 24))
    assert fiendish.load(session.store.path.read_bytes()).over


def test_the_whole_table_is_on_the_screen(day):
    async def steps(app, pilot):
        shown = screen(app)
        for word in ("FIENDISH", "Your Day: act, or end it.", "SV-35", "●B", "Asteroids in flight"):
            assert word in shown
        assert "▲A You" in shown
        assert "Your hand" in shown
        assert "Minion deck" in shown
        assert "Your options" in shown
        table = app.table.query_one("#table")
        assert table.max_scroll_y == 0

    drive(day, steps)


def test_arrows_and_enter_take_an_option(day):
    moves = len(day.table.record)

    async def steps(app, pilot):
        await pilot.press("down", "enter")
        await settle(pilot)

    drive(day, steps)
    assert day.table.record[moves] == 1


def test_a_click_on_an_option_takes_it(day):
    moves = len(day.table.record)

    async def steps(app, pilot):
        await pilot.click("#options", offset=(5, 0))
        await settle(pilot)

    drive(day, steps)
    assert day.table.record[moves] == 0


def test_a_click_on_a_card_narrows_the_options(day):
    option = next(one for one in day.options() if one.kind == "mob")
    face = next(face for face in day.table.game.faces if face.id == option.card)

    async def steps(app, pilot):
        every = listed(app)
        x, y = where(app, f"▌{face.name}"[:20])
        await pilot.click(offset=(x + 2, y))
        await pilot.pause()
        few = listed(app)
        assert 0 < len(few) < len(every)
        assert len(few) == len(
            [1 for one in day.options() if option.handle in (one.handle, one.place_handle)]
        )
        assert face.name in text(app, "#note")
        await pilot.press("escape")
        await pilot.pause()
        assert listed(app) == every

    drive(day, steps)


def test_a_card_without_options_says_why(day):
    async def steps(app, pilot):
        reasons = {
            card.handle: (card.not_as_mob, card.not_as_ops)
            for card in day.view().hand
            if card.not_as_mob or card.not_as_ops
        }
        for handle, both in reasons.items():
            app.table.pick(f"h{handle}")
            await pilot.pause()
            assert all(reason in text(app, "#note") for reason in both if reason)
        app.table.pick("h999")
        await pilot.pause()
        assert "Nothing to choose here now" in text(app, "#note")
        assert listed(app) == []

    drive(day, steps)


def test_undo_takes_back_and_says_why_not(day):
    before = day.table.digest()
    number = next(n for n, one in enumerate(day.options()) if one.kind == "mob")

    async def steps(app, pilot):
        app.table.decide(number)
        await settle(pilot)
        assert day.table.digest() != before
        await pilot.press("u")
        await settle(pilot)
        assert day.table.digest() == before
        while day.why_not_undo() is None:
            await pilot.press("u")
            await settle(pilot)
        await pilot.press("u")
        await pilot.pause()
        note = text(app, "#note")
        assert "You cannot take that back: " in note
        assert "SV-130" in note

    drive(day, steps)


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("question_mark", "Keys and mouse"),
        ("r", "SV-35 · Day actions"),
        ("p", "Minion discard pile"),
        ("c", "As a "),
    ],
)
def test_sheets_open_and_close(day, key, words):
    async def steps(app, pilot):
        await pilot.press(key)
        await pilot.pause()
        assert words in screen(app)
        await pilot.resize_terminal(90, 30)
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(app.screen, Notice)

    drive(day, steps)


def test_a_click_on_the_piles_opens_them(day):
    async def steps(app, pilot):
        x, y = where(app, "Minion deck")
        await pilot.click(offset=(x, y))
        await pilot.pause()
        assert "Domination discard pile" in screen(app)

    drive(day, steps)


def test_decline_only_where_it_is_allowed(day):
    async def steps(app, pilot):
        await pilot.press("0")
        await pilot.pause()
        assert "cannot be declined" in text(app, "#note")

    drive(day, steps)


def test_a_number_beyond_the_list_changes_nothing(day):
    before = day.table.digest()

    async def steps(app, pilot):
        app.table.pick(f"h{day.view().hand[0].handle}")
        await pilot.pause()
        await pilot.press("9")
        await pilot.pause()

    drive(day, steps)
    assert len(day.options()) >= 9 or day.table.digest() == before


@pytest.mark.parametrize("size", [(80, 24), (60, 16), (100, 30), (200, 60)])
def test_every_size_of_screen_can_be_played(day, size):
    async def steps(app, pilot):
        assert "Your Day" in screen(app)
        assert "Your hand" in screen(app)
        await pilot.press("pagedown", "pageup")
        await pilot.press("l")
        await pilot.pause()
        assert app.table.query_one("#log").has_focus
        assert app.table.query_one("#log").display
        await pilot.press("pageup", "l")
        await pilot.pause()
        assert app.table.query_one("#options").has_focus
        moves = len(day.table.moves)
        await pilot.press("1")
        await settle(pilot)
        assert len(day.table.moves) > moves

    drive(day, steps, size)


def test_bots_take_their_time_and_nothing_can_be_done_meanwhile(tmp_path):
    session = play_until(new_session(tmp_path), "day")

    async def steps(app, pilot):
        app.table.decide(len(session.options()) - 1)
        await pilot.pause()
        assert session.waits_for_bot
        moves = len(session.table.moves)
        await pilot.press("u")
        await pilot.press("1")
        await pilot.pause()
        assert "is thinking" in text(app, "#note")
        assert len(session.table.moves) == moves
        await pilot.press("question_mark")
        await pilot.pause(0.1)
        await pilot.press("escape", "q")

    drive(session, steps, delay=600.0)  # longer than any machine takes for this


def test_speed_goes_round(day):
    async def steps(app, pilot):
        delays = []
        for _ in range(5):
            await pilot.press("s")
            delays.append(app.table.delay)
        assert delays == [1.0, 0.5, 0.15, 0.0, 1.0]

    drive(day, steps)


def drive_to_the_cover(tmp_path, monkeypatch, steps):
    """Somebody ends a Day; the steps begin where the next one takes the place."""
    monkeypatch.setattr(HandOver, "SETTLES", 3600)  # the test says when the screen has settled
    session = play_until(new_session(tmp_path, hotseat=True), "day")
    first = session.reader

    async def to_the_cover(app, pilot):
        app.table.decide(len(session.options()) - 1)
        await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, HandOver)
        await steps(app, pilot)

    drive(session, to_the_cover)
    return first, session


def test_people_hand_over_the_screen(tmp_path, monkeypatch):
    async def steps(app, pilot):
        assert "Your hand" not in screen(app)
        app.screen.settle()
        await pilot.press("enter")
        await settle(pilot)
        assert app.session.options()

    first, session = drive_to_the_cover(tmp_path, monkeypatch, steps)
    assert session.reader == 1 - first


@pytest.mark.parametrize("key", ["c", "r", "space", "escape", "x", "1", "click"])
def test_only_enter_shows_the_next_hand(tmp_path, monkeypatch, key):
    async def steps(app, pilot):
        app.screen.settle()
        await (pilot.click("#dialog") if key == "click" else pilot.press(key))
        await pilot.pause()
        assert isinstance(app.screen, HandOver)
        assert "Your hand" not in screen(app)

    first, session = drive_to_the_cover(tmp_path, monkeypatch, steps)
    assert session.reader == first


def test_an_enter_meant_for_the_table_before_shows_no_hand(tmp_path, monkeypatch):
    async def steps(app, pilot):
        await pilot.press("enter", "enter", "q")
        await pilot.pause()
        assert isinstance(app.screen, HandOver)

    first, session = drive_to_the_cover(tmp_path, monkeypatch, steps)
    assert session.reader == first


def test_q_leaves_before_the_next_hand_is_shown(tmp_path, monkeypatch):
    async def steps(app, pilot):
        app.screen.settle()
        await pilot.press("q")
        await pilot.pause()
        assert not app.is_running

    first, session = drive_to_the_cover(tmp_path, monkeypatch, steps)
    assert session.reader == first
    assert fiendish.load(session.store.path.read_bytes()).digest() == session.table.digest()


def test_a_breakdown_leaves_the_last_good_save_alone(tmp_path, monkeypatch):
    session = play_until(new_session(tmp_path), "day")
    session.save()
    good = session.store.path.read_bytes()
    play_until(session, "turned-up", 3)
    break_keeping(monkeypatch)

    async def keep_the_card(pilot):
        await pilot.press("1")
        await pilot.pause()

    def run(app):
        App.run(app, headless=True, size=(120, 40), auto_pilot=keep_the_card)

    monkeypatch.setattr(TableApp, "run", run)
    with pytest.raises(Trouble, match=r"broken down; .*game\.save"):
        play(session, 0)
    assert session.store.path.read_bytes() == good


def test_h_shows_a_hint(day):
    before = day.table.digest()

    async def steps(app, pilot):
        await pilot.press("h")
        await pilot.pause()
        assert isinstance(app.screen, Notice)
        assert "Take " in screen(app)
        await pilot.press("escape")

    drive(day, steps)
    assert day.table.digest() == before
