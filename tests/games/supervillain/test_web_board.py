"""The board of Supervillain: all that lies on the table is told, each option stands where it acts."""

import re
from random import Random

import pytest

import fiendish
from fiendish.engine.conformance.twins import twins
from fiendish.engine.game import LETTERS
from fiendish.games.supervillain.faces import FACES, DominationCard, MinionCard
from fiendish.games.supervillain.outside import web as supervillain
from fiendish.games.supervillain.outside import web_lines as supervillain_lines
from fiendish.games.supervillain.rules.turn import MODES
from fiendish.web.choices import Choices
from tests.games.supervillain.playing import at
from tests.web.rendered_pages import NAMES, Read, page, part, world_page

SETTINGS = [
    (seats, mode, seats == 3 or mode == "team")
    for mode in MODES
    for seats in ((4,) if mode == "team" else (2, 3, 4))
]
BY_ID = {face.id: face for face in FACES}


def moments(seats, mode, annihilation, every=25, most=400):
    """A random game, seen now and then, and where it ends or has become long."""
    chance = Random(f"{seats} {mode} {annihilation}")
    table = fiendish.new(
        "supervillain", seats=seats, seed=seats, mode=mode, total_annihilation=annihilation
    )
    while (question := table.question) is not None and len(table.moves) < most:
        if len(table.moves) % every == 0:
            yield table
        table.answer(chance.randrange(len(question.options)))
    yield table


def shown(table, reader):
    """What the template gets, with the choices it was taken from."""
    view = table.view(reader)
    desk = Choices(view.decision.options if view.decision else [], ("end",))
    return supervillain.board(view, desk, NAMES), desk


def thing(text, handle):
    """The piece of a page that shows a card, without its enlargement."""
    return part(text, f'id="h{handle}"', '<span class="zoom"')


# -- the whole table -----------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "mode", "annihilation"), SETTINGS)
def test_each_option_is_one_button_in_every_mode(seats, mode, annihilation):
    for table in moments(seats, mode, annihilation):
        question = table.question
        asked = question.seat if question else 0
        for reader in (asked, (asked + 1) % seats, None):
            read = Read(page(table, reader))
            count = len(question.options) if question and reader == asked else 0
            buttons = read.all("button", form="move")
            assert sorted(int(button["value"]) for button in buttons) == [*range(count)]
            ids = read.values("id")
            assert len(ids) == len(set(ids))
            assert {*read.values("for"), *read.values("aria-describedby")} <= {*ids}


@pytest.mark.parametrize(("seats", "mode", "annihilation"), SETTINGS)
def test_twin_worlds_give_the_same_page_in_every_mode(seats, mode, annihilation):
    for number, table in enumerate(moments(seats, mode, annihilation, every=60)):
        if table.over:
            break
        for reader in (*range(seats), None):
            truth, twin = twins(table, reader, Random(number))
            assert world_page(truth, reader) == world_page(twin, reader)


@pytest.mark.parametrize(("seats", "mode", "annihilation"), SETTINGS)
def test_everything_on_the_table_is_told(seats, mode, annihilation):
    for table in moments(seats, mode, annihilation):
        asked = table.question.seat if table.question else 0
        for reader in (asked, None):
            text = page(table, reader)
            view = table.view(reader)
            for villain in view.villains:
                tells_villain(text, view, villain)
            for asteroid in view.asteroids:
                words = thing(text, asteroid.handle)
                assert ("CHARGED" if asteroid.charged else "uncharged") in words
                assert re.findall(r"#s(\d)", words) == [str(asteroid.owner), str(asteroid.target)]
                assert BY_ID[asteroid.card].name in words
            for card in view.hand:
                tells_hand_card(text, card)
            for kind, deck, pile in (
                ("Minion", view.minion_deck, view.minion_pile),
                ("Domination", view.domination_deck, view.domination_pile),
            ):
                assert f"<b>{deck}</b> {kind} · <b>{len(pile)}</b> out" in text
                assert all(BY_ID[card.card].name in text for card in pile)
            if view.turned_up:
                assert BY_ID[view.turned_up.card].name in thing(text, view.turned_up.handle)


def tells_villain(text, view, villain):
    head = part(text, f'id="v{villain.seat}"', "</header>")
    score = villain.total if view.teams else villain.points
    assert f"<b>{score}</b>/{view.goal}" in head
    assert f"{villain.hand_size} in hand" in head
    assert ("cannot win now" in head) == villain.blocked
    assert (">turn<" in head) == (villain.seat == view.active and view.result is None)
    assert (f"{villain.points} own" in head) == (villain.partner >= 0)
    if villain.seat != view.reader:
        assert all(BY_ID[card.card].name in head for card in villain.seen_hand)
    for project in villain.projects:
        words = thing(text, project.handle)
        assert BY_ID[project.card].name in words
        assert supervillain_lines.line(project.card, True) in words
        assert f"<b>{project.power:,}</b>" in words
        assert f"{project.cost:,}<i>m" in words
        for mob in project.mobs:
            words = thing(text, mob.handle)
            assert BY_ID[mob.card].name in words
            assert f"{mob.power}m" in words
            assert ("◈" in words) == mob.token
    for facility in villain.facilities:
        words = thing(text, facility.handle)
        assert BY_ID[facility.card].name in words
        assert f">{facility.points or 'Z'}</span>" in words
        assert supervillain_lines.line(facility.card, False) in words
        assert ("Asteroid-proof token" in words) == facility.token
        assert ("· used" in words) == (facility.used > facility.extra)


def tells_hand_card(text, card):
    face = BY_ID[card.card]
    assert isinstance(face, MinionCard)
    words = part(text, f'id="h{card.handle}"', '<span class="zoom"')
    assert face.name in words
    assert f"{card.power}m" in words
    assert face.text in words.replace("&#39;", "'")
    assert ("boosted Mob" in words) == face.boosted
    assert ("swift Ops" in words) == face.swift
    assert ("Asteroid-proof token" in words) == face.proof
    for reason in filter(None, (card.not_as_mob, card.not_as_ops)):
        said, _, rule = reason.rstrip("]").rpartition(" [")
        assert said in words
        assert f">{rule}</a>" in words


def test_a_spectator_gets_no_hand_and_no_button():
    table = fiendish.new("supervillain", seats=3, seed=1)
    board, _ = shown(table, None)
    assert (board.hand, board.reading) == ([], False)
    read = Read(page(table, None))
    assert "You are watching" in read.words
    assert read.all("button") == []


def test_rivals_sit_in_the_order_of_play_after_the_reader():
    table = fiendish.new("supervillain", seats=4, seed=1)
    board, _ = shown(table, 2)
    assert [rival.letter for rival in board.rivals] == ["D", "A", "B"]
    assert board.me.letter == "C"


# -- options stand where they act ----------------------------------------------------------------


def test_a_hand_card_offers_its_projects_above_and_its_ops_below():
    play = at("""
        A:
          hand: heavy_lifters
          project: flak_belt
          project: wormhole
        B:
          hand: pickpockets
    """)
    board, _ = shown(play.table, 0)
    [card] = board.hand
    assert [(act.label, act.reached, act.finishes) for act in card.as_mob] == [
        ("Flak Belt", 700, True),
        ("Wormhole", 700, False),
    ]
    assert [act.number for act in card.as_mob] == [one.number for one in board.me.projects]
    assert [act.choice.option.kind for act in card.as_ops] == ["ops"]


def test_a_half_that_cannot_be_played_says_why():
    play = at("""
        A:
          hand: plasma_stuffing
    """)
    [card] = shown(play.table, 0)[0].hand
    assert (card.not_as_mob.rule, card.not_as_ops.rule) == ("SV-41", "SV-R10")
    assert not card.is_option
    assert "a Mob needs one of your own Projects" in Read(page(play.table, 0)).words


@pytest.mark.rule("SV-18")
def test_what_is_worth_nothing_says_so():
    texts = [page(table, 0) for table in moments(2, next(iter(MODES)), False, every=10, most=100)]
    texts = [re.sub("<[^>]+>", "", text) for text in texts]  # the word is a link to its meaning
    assert any("worth 0 (Z)" in text for text in texts)
    assert not any("worth Z" in text for text in texts)


def test_an_incoming_asteroid_is_the_button_that_shoots_it_down():
    play = at("""
        asteroids:
          bad_luck_emitter: B at A
        A:
          hand: pickpockets, heavy_lifters, night_shift
    """)
    [asteroid] = shown(play.table, 0)[0].asteroids
    assert [act.label for act in asteroid.acts] == ["shoot down · 2 cards"]
    assert asteroid.at_me
    assert asteroid.when == "hits on Mirek's turn"


def test_two_things_to_do_with_an_asteroid_are_two_buttons_on_it():
    play = at(
        """
        asteroids:
          bad_luck_emitter: B at A
        A:
          hand: pickpockets, heavy_lifters, night_shift
        """,
        total_annihilation="yes",
    )
    [asteroid] = shown(play.table, 0)[0].asteroids
    assert [act.short for act in asteroid.acts] == ["shoot · 2", "charge · 3"]
    words = thing(page(play.table, 0), asteroid.handle)
    assert words.count("<button") == 2


def test_cards_of_a_discard_pile_are_chosen_from_a_sheet():
    play = at("""
        minion pile: pickpockets, heavy_lifters
        A:
          hand: night_shift
    """)
    play.ops("night_shift")
    board, desk = shown(play.table, 0)
    [pile] = board.choosing
    assert (pile.kind, len(pile.choosing)) == ("Minion", 2)
    assert desk.listed == []
    assert "Minion discard pile · choose" in Read(page(play.table, 0)).words


def test_a_phone_opens_the_place_where_something_can_be_chosen():
    for table in moments(3, "basic", False, every=1):
        question = table.question
        if question is None or question.prompt.id != "hit":
            continue
        board, _ = shown(table, question.seat)
        held = [rival.letter for rival in board.rivals if rival.holds_options]
        place = board.places[board.first]
        assert place.gold
        assert LETTERS[place.seat] == held[0]
        break
    else:
        pytest.fail("no Asteroid struck")


def test_all_options_are_taken_by_things_except_those_that_belong_to_none():
    for table in moments(4, "basic", True, every=3):
        if table.question is not None:
            _, desk = shown(table, table.question.seat)
            left = {choice.option.kind for choice in desk.all if choice.stands == "listed"}
            assert left <= {"own-trigger", "hit-trigger"}


# -- words and sizes -----------------------------------------------------------------------------


def test_each_ability_has_a_short_line():
    cards = {face.id for face in FACES if isinstance(face, DominationCard)}
    assert set(supervillain_lines.LINES) == cards
    for lines in supervillain_lines.LINES.values():
        assert all(0 < len(line) <= supervillain_lines.LONGEST for line in lines)


def test_an_ability_tells_its_price():
    star = BY_ID["star_of_death"]
    assert isinstance(star, DominationCard)
    assert supervillain_lines.tag(star.facility) == "once, 2 cards"
    assert supervillain_lines.tag(star.project) == "scrap"


def test_things_shrink_when_there_are_many():
    few = at("""
        A:
          project: wormhole
    """)
    assert shown(few.table, 0)[0].me.form == "cards"
    names = [face.id for face in FACES if isinstance(face, DominationCard)][:14]
    many = at("\n".join(["A:", *(f"  project: {name}" for name in names)]))
    assert shown(many.table, 0)[0].me.form not in ("cards", "slim")
    assert shown(many.table, 1)[0].rivals[0].form not in ("cards", "slim")
