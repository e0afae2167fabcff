"""The page of a table: every option is one button, nothing else is, and nothing hidden is in it."""

import re
import zlib
from pathlib import Path
from random import Random

import msgspec
import pytest

import fiendish
from fiendish import web
from fiendish.engine.conformance.twins import twins
from fiendish.engine.question import Option
from fiendish.games import FOLDER, find
from fiendish.web.boards import find as find_board
from fiendish.web.choices import Choices, of_card, of_handle, of_place, of_seat
from fiendish.web.library import render_cards
from fiendish.web.named import named
from fiendish.web.page import Links, Undo, picture, worded
from fiendish.web.people import Chair, People

from .rendered_pages import CASES, GAMES, NAMES, Read, as_text, finished, moments, page, world_page

STATIC = Path(web.__file__).parent / "static"
UNDO = {"form": "undo", "name": "what", "value": "take-back"}


def readers(table):
    """Whoever is asked, somebody else, a spectator."""
    asked = table.question.seat if table.question else 0
    return [asked, (asked + 1) % table.state.seats, None]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_each_option_is_one_button_and_nothing_else_is(game, seats):
    for table in moments(game, seats, "buttons", 23, most=12):
        for reader in readers(table):
            read = Read(page(table, reader))
            question = table.question
            mine = question is not None and question.seat == reader
            count = len(question.options) if mine else 0
            options = read.all("button", form="move", name="choice")
            assert sorted(int(button["value"]) for button in options) == [*range(count)]
            others = [button for button in read.all("button") if button not in options]
            assert all(UNDO.items() <= button.items() for button in others)
            assert len(others) == (reader is not None and table.can_undo(reader))
            assert all(button.get("type", "submit") == "submit" for button in options)
            assert not [i for i in read.all("input") if i.get("type") not in ("hidden", "radio")]


@pytest.mark.parametrize("game", GAMES)
def test_what_ends_a_turn_or_phase_is_shown_last(game):
    """Who does not look presses the first one, or Enter."""
    ends = 0
    for table in moments(game, 2, "ends", 3, most=40):
        question = table.question
        desk = Choices([question.describe(index) for index in range(len(question.options))])
        for choice in desk.all:
            assert choice.option == question.describe(choice.index)
        finishes = [choice.option.kind in ("end", "done") for choice in desk.all]
        assert finishes == sorted(finishes)
        ends += any(finishes) and not all(finishes)
    assert ends


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_page_is_well_formed_and_keeps_to_the_policy(game, seats):
    for table in moments(game, seats, "form", 31):
        for reader in readers(table):
            text = page(table, reader)
            read = Read(text)
            assert not [*read.all("script"), *read.all("style"), *read.values("style")]
            assert not [attrs for _, attrs in read.elements if any(a[:2] == "on" for a in attrs)]
            ids = read.values("id")
            assert len(ids) == len(set(ids))
            assert {*read.values("for"), *read.values("aria-describedby")} <= {*ids}
            assert {one.removeprefix("#") for one in read.values("href") if one[0] == "#"} <= {*ids}
            assert "javascript:" not in text
            assert not re.search(r"https?://", text)


@pytest.mark.parametrize("game", GAMES)
def test_the_form_says_which_moment_it_answers(game):
    table = fiendish.new(game, seats=2, seed=1)
    _ = table.question
    read = Read(page(table, 0, seq=41, command="c&<1"))
    assert [form["action"] for form in read.all("form")] == ["/t/1/move", "/t/1/undo"]
    assert {form["method"] for form in read.all("form")} == {"post"}
    hidden = [(i["name"], i["value"]) for i in read.all("input", type="hidden")]
    assert hidden == [("command", "c&<1"), ("seq", "41")] * 2


@pytest.mark.parametrize("game", ["smash_up", "supervillain"])
def test_names_are_escaped(game):
    for table in moments(game, 4, "names", 67, most=4):
        text = page(table, None)
        assert "<b>Gror" not in text
        assert "Bot &lt;b&gt;Gror" in text
        assert "Hana &amp; &#34;Co&#34; &#39;x&#39;" in text


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_twin_worlds_give_the_same_bytes(game, seats):
    for number, table in enumerate(moments(game, seats, "twins", 29)):
        if table.over:
            break
        for reader in (*range(seats), None):
            truth, twin = twins(table, reader, Random(number))
            assert world_page(truth, reader) == world_page(twin, reader)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_no_card_is_in_the_page_that_is_not_in_view_or_log(game, seats):
    for table in moments(game, seats, "hidden", 37):
        for reader in (*range(seats), None):
            read = Read(page(table, reader))
            seen = msgspec.json.encode(table.view(reader)).decode()
            cards = {Path(src).stem for src in (img["src"] for img in read.all("img"))}
            assert {card for card in cards if f'"{card}"' not in seen} == set()
            bit = 1 << (seats if reader is None else reader)
            ids = {one for one in read.values("id") if re.fullmatch(r"h\d+", one)}
            state = table.state
            known = {f"h{n}" for n in range(len(state.known)) if state.known[n] & bit}
            assert ids <= known
            held = {one for held in read.values("data-holds") for one in held.split()}
            assert {f"h{one}" for one in held} <= known


def test_a_frame_is_the_changing_part_of_the_page():
    table = fiendish.new("smash_up", seats=3, seed=2)
    _ = table.question
    frame = page(table, 0, frame=True)
    assert frame.strip() in page(table, 0)
    assert frame.lstrip().startswith('<div id="frame"')
    Read(frame)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_pages_are_small(game, seats):
    for table in moments(game, seats, "size", 41):
        text = page(table, table.question.seat if table.question else 0)
        assert len(zlib.compress(text.encode(), 6)) <= 14_000


STYLES = [*STATIC.glob("*.css"), *FOLDER.glob("*/outside/board.css")]


@pytest.mark.parametrize("sheet", STYLES, ids=lambda sheet: "-".join(sheet.parts[-3:]))
def test_style_sheets_are_small_and_ask_for_nothing_else(sheet):
    text = sheet.read_text("utf-8")
    assert len(zlib.compress(text.encode(), 9)) <= 8_000
    assert "@import" not in text
    assert all(one.startswith("/art/") for one in re.findall(r"url\((.*?)\)", text))
    assert text.count("{") == text.count("}")


@pytest.mark.parametrize("game", GAMES)
def test_a_card_in_full_leads_to_the_list_of_cards(game):
    listed = Read(render_cards(game, "")).values("id")
    led = set()
    for table in moments(game, max(find(game).seats), "cards", 30, most=6):
        links = Read(page(table, 0, frame=True)).values("href")
        led |= {link.partition("#")[2] for link in links if link.startswith(f"/cards/{game}#")}
    assert len(led) > 10
    assert led <= set(listed)


def test_undo_says_why_it_is_not_possible():
    table = fiendish.new("supervillain", seats=2, seed=1)
    reason = Undo(free=False, why_not="cards were drawn", rule="SV-R9")
    assert "cards were drawn SV-R9" in page(table, 0, undo=reason)
    assert (
        UNDO.items()
        <= Read(page(table, 0, undo=Undo(free=True))).all("button", form="undo")[0].items()
    )


def test_a_script_is_loaded_only_if_the_server_has_one():
    table = fiendish.new("smash_up", seats=2, seed=1)
    read = Read(page(table, 0, links=Links(script="/static/table.js")))
    assert read.all("script") == [{"type": "module", "src": "/static/table.js"}]


def test_every_picture_that_a_page_shows_can_be_made():
    for game, seats in CASES[::2]:
        for table in moments(game, seats, "art", 71, most=6):
            read = Read(page(table, 0))
            for src in {img["src"] for img in read.all("img")}:
                _, art, of, name = src.split("/")
                assert (art, of) == ("art", game)
                assert picture(game, name.removesuffix(".svg")).startswith("<svg")


def test_at_the_end_a_sheet_tells_who_won():
    for game, seats in CASES:
        table = finished(game, seats)
        read = Read(page(table, 0, links=Links(rematch="/again", replay="/replay")))
        assert table.result.rule in read.words
        assert {"/replay", "/"} <= {a["href"] for a in read.all("a", **{"class": "slot"})}
        [again] = read.all("form", id="rematch")
        assert (again["method"], again["action"]) == ("post", "/again")
        assert [one["form"] for one in read.all("button")] == ["rematch"]
        read = Read(page(table, 0, links=Links(next="/next")))
        assert "/next" in {a["href"] for a in read.all("a", **{"class": "slot"})}
        assert read.all("button") == []


def test_a_game_that_is_over_needs_no_stand_in():
    chairs = [Chair(0, stand_in="normal"), Chair(1, bot="normal")]
    around = People(chairs=chairs)
    for game in GAMES:
        table = finished(game, 2)
        for text in (page(table, 0, people=around), as_text(table, 0, people=around)):
            assert "Take my seat back" not in text
    running = next(moments("smash_up", 2, "stand in", 1))
    for text in (page(running, 0, people=around), as_text(running, 0, people=around)):
        assert "Take my seat back" in text


@pytest.mark.parametrize("game", GAMES)
def test_a_window_in_which_one_could_only_pass_is_not_shown(game):
    """It passes by itself, as slowly as one in which there is a choice."""
    windows = 0
    for table in moments(game, 2, "idle", 1, most=400):
        question = table.question
        if question is None or not question.idle:
            continue
        windows += 1
        reader = question.seat
        around = People(passes=True, may_pass=question.prompt.window)
        asked = table.view(reader).decision.text
        for text in (page(table, reader, people=around), as_text(table, reader, people=around)):
            read = Read(text)
            assert not read.all("button", name="choice")
            assert not read.all("button", form="pass")
            assert asked not in read.words
            assert 'id="asked"' not in text
            assert "●" not in read.words.split("–")[0]  # of the title
    assert windows or game not in ("smash_up", "star_wars_villainous")


# -- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_players_are_called_by_their_names(game, seats):
    names = NAMES[:seats]
    for table in moments(game, seats, "names", 13, most=25):
        for reader in readers(table):
            drawn = Read(page(table, reader))
            told = [
                attrs[name]
                for _, attrs in drawn.elements
                for name in ("aria-label", "title")
                if name in attrs and attrs.get("class") != "mark"
            ]
            told += [str(worded(line, names, find_board(game))) for line in table.log(reader, -20)]
            told += Read(as_text(table, reader)).text
            for text in told:
                assert named(text, names) == text


def test_a_reason_calls_players_by_their_names():
    table = next(moments("smash_up", 2, "undo", 1))
    undo = Undo(free=False, why_not="the last decision was made by seat B", rule="SU-1", ask=True)
    text = page(table, 0, undo=undo)
    assert "the last decision was made by Mirek" in text
    assert "by seat B" not in text


# -- the desk ------------------------------------------------------------------------------------


def desk():
    options = [
        Option("play", "Play X at Y", card="x", place="y", handle=3, place_handle=9),
        Option("play", "Play X at Z", card="x", place="z", handle=3, place_handle=10),
        Option("talent", "Use W", card="w", handle=4),
        Option("place", "Y", card="y", place="y", place_handle=9),
        Option("whom", "Player B", seat=1),
        Option("faction", "Robots", card="robots"),
        Option("decline", "None"),
        Option("end", "End"),
    ]
    return Choices(options, finish=("end",))


def test_slots_are_taken_first():
    one = desk()
    assert (one.decline.index, one.decline.key) == (6, "0")
    assert (one.finish.index, one.finish.key) == (7, "E")
    assert [choice.index for choice in one.listed] == [0, 1, 2, 3, 4, 5]


def test_only_an_unambiguous_option_makes_a_thing_a_button():
    one = desk()
    assert one.alone(of_handle(3)) is None
    assert one.alone(of_handle(4)).index == 2
    assert one.alone(of_handle(4)) is None  # it stands somewhere already
    assert one.alone(of_place(9)).index == 3
    assert one.alone(of_seat(1)).index == 4
    assert one.alone(of_card("robots")).index == 5
    assert [choice.index for choice in one.several(of_handle(3), "in-hand")] == [0, 1]
    assert one.in_hand
    assert [choice.index for choice in one.listed] == [2, 3, 4, 5]


def test_keys_go_from_1_to_9():
    many = Choices([Option("x", str(n), handle=n) for n in range(12)])
    many.number()
    assert [choice.key for choice in many.listed] == [*"123456789", "", "", ""]
