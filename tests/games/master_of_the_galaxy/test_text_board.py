"""The table of Master of the Galaxy, told from the view: everything that lies there is said."""

import random

import pytest

import fiendish
from fiendish import prose
from fiendish.games.master_of_the_galaxy.outside.text_cards import describe, name
from fiendish.prose import FULL, SHORT, TERSE
from fiendish.prose.text import length, plain
from fiendish.terminal.screen.layout import Size, draw
from tests.games.master_of_the_galaxy.playing import at

BOARD = prose.find("master_of_the_galaxy")
NAMES = ["You", "Bo", "Cy", "Di"]


def areas(view, detail=FULL):
    return BOARD.areas(view, NAMES[: view.seats], detail)


def told(view, detail=FULL):
    """All that the line mode would say."""
    panes = areas(view, detail).panes
    lines = [row for pane in panes for block in pane.blocks for row in block.lines]
    return "\n".join(plain(spans) for spans in [pane.title for pane in panes] + lines)


@pytest.fixture(params=[(2, 90), (3, 150), (4, 250)], ids=str)
def view(request):
    """What A sees at some moment of a random game."""
    seats, moves = request.param
    table = fiendish.new("master_of_the_galaxy", seats=seats, seed=f"prose {seats}")
    dice = random.Random(seats)
    for _ in range(moves):
        assert table.question is not None
        table.answer(dice.randrange(len(table.question.options)))
    return table.view(0)


@pytest.mark.parametrize("detail", [FULL, SHORT, TERSE])
def test_everything_on_the_table_is_told(view, detail):
    text = told(view, detail)
    for player in view.players:
        assert f"{player.bases}/9 bases" in text
        assert f"bag {player.bag_size}" in text
        for card in player.cards:
            assert name(card.card) in text
        for symbol, count in player.symbols.items():
            assert not count or f"{count} {symbol}" in text
    for system in view.systems:
        assert system.name in text
    for track in view.tracks:
        if track.seat >= 0:
            filled = [cube for cube in track.cubes if cube]
            assert f"{len(filled)} of {len(track.cubes)} {filled[0]}" in text
    for conflict in view.conflicts:
        assert name(conflict.card) in text
    for deck in view.decks:
        assert f"{deck.deck.capitalize()} {deck.count}" in text


@pytest.mark.parametrize("size", [(120, 40), (100, 30), (80, 24)], ids=str)
def test_no_line_is_wider_than_the_screen(view, size):
    table = draw(Size(*size), lambda detail: areas(view, detail))
    assert max(length(row) for row in (*table.table, *table.hand)) <= size[0]


CROWDED = """
    drawn: red white black
    A:
      bag: 1 blue, 2 yellow
      species: humans [r2 yellow | agenda red blue] +base
      card: gene-engineering [blue white]
      card: admiral-yx
      systems: home-nw 2, march-nw
      route: home-nw>shoal-nw red red
    B:
      systems: home-se, march-ne
      skips: 1
    planets:
      home-nw: red
    conflicts:
      border-war: march-nw [red red] against march-ne [red]
"""


@pytest.mark.parametrize("detail", [SHORT, TERSE])
def test_the_readers_slots_are_told_however_small_the_screen(detail):
    text = told(at(CROWDED).view("A"), detail)
    assert "r2: [yellow] white -> a leader card" in text
    assert "agenda: [red] [blue] yellow white black" in text
    assert "1 base waits" in text
    assert ": awake" in text  # the Admiral


def test_conflicts_routes_and_planets_are_told():
    text = told(at(CROWDED).view("A"))
    assert "Border War - A is ahead" in text
    assert "Frost Marches (A), red: [red] [red] red white white*" in text
    assert "Crimson Marches (B), blue: [red] red white white*" in text
    assert "A Vermilion Crown -> Saffron Shoal - 2 of 2 red - completed" in text
    assert "settled with red" in text
    assert "skips 1" in text
    assert "Drawn: 1 red, 1 white, 1 black" in text
    assert "Your bag: 1 blue, 2 yellow" in text


def test_others_are_not_told_the_bag():
    view = at(CROWDED).view("B")
    assert "1 blue, 2 yellow" not in told(view)
    assert "bag 3" in told(view)


def test_the_spoils_of_a_conflict_are_counted():
    for card, said in (("spy-scandal", "1 cube -"), ("border-war", "2 cubes -")):
        assert f"Spoils - {said}" in "\n".join(plain(spans) for spans in describe(card))
