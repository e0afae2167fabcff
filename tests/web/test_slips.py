"""What scripts are told of options: where they bring their card, and before which to ask once more."""

from __future__ import annotations

import pytest

from fiendish.engine.question import Option
from fiendish.prose.overview import find as find_overview
from fiendish.prose.slips import END, OWN, VAIN, Slips
from fiendish.web.boards import find as find_board

from .rendered_pages import CASES, GAMES, Read, as_text, moments, page


def told(table, reader):
    view = table.view(reader)
    return find_overview(view.game).slips.told(view, find_board(view.game).finish)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_an_option_brings_its_card_to_a_place_of_the_page(game, seats):
    led = 0
    for table in moments(game, seats, "places", 5, most=60):
        if table.question is None:
            continue
        read = Read(page(table, table.question.seat, frame=True))
        ids = [attrs["id"] for _, attrs in read.elements if "id" in attrs]
        places = read.values("data-at")
        assert all(ids.count(place) == 1 for place in places)
        carried = " ".join(read.values("data-carries")).split()
        options = {button["id"] for button in read.all("button", name="choice")}
        assert {*carried} <= options
        led += len(places) + len(carried)
    assert led


@pytest.mark.parametrize("game", GAMES)
def test_what_an_option_risks_stands_on_its_button_for_who_is_asked_alone(game):
    kinds = set()
    for table in moments(game, 2, "slips", 3, most=80):
        for reader in (0, 1, None):
            asked = table.question is not None and table.question.seat == reader
            slips = told(table, reader) if asked else {}
            kinds |= {slip.kind for slip in slips.values()}
            for text in (page(table, reader), as_text(table, reader)):
                buttons = [one for one in Read(text).all("button") if "data-ask" in one]
                found = {int(one["value"]): one["data-ask"] for one in buttons}
                said = {index: slip.text for index, slip in slips.items()}
                assert {n: words.split()[:3] for n, words in found.items()} == {
                    n: words.split()[:3] for n, words in said.items()
                }
                assert all(one["data-slip"] == slips[int(one["value"])].kind for one in buttons)
                assert all(one["id"] for one in buttons)
    assert END in kinds


@pytest.mark.parametrize("game", GAMES)
def test_one_way_on_is_never_asked_about_unless_it_ends_something(game):
    for table in moments(game, 2, "ways on", 3, most=80):
        if table.question is None:
            continue
        risky = [slip for slip in told(table, table.question.seat).values() if slip.kind != END]
        assert len(risky) < len(table.question.options)


class Asked:
    """A view in which somebody is asked, and no more."""

    def __init__(self, *kinds: str) -> None:
        self.decision = self
        self.options = [Option(kind=kind, text=kind) for kind in kinds]


def test_ending_is_asked_about_only_while_something_is_left():
    slips = Slips(left=lambda view: ["play a card"] * (len(view.options) > 1))
    assert slips.told(Asked("end"), ("end",)) == {}
    assert slips.told(Asked("play", "end"), ("end",)) == {1: (END, "You can still play a card.")}


def test_what_destroys_one_s_own_and_does_nothing_is_asked_about_once():
    slips = Slips(own=lambda view, one: "Own." * (one.kind == "a"), vain=lambda view, one: "Vain.")
    assert slips.told(Asked("a", "b", "end"), ("end",)) == {0: (OWN, "Own."), 1: (VAIN, "Vain.")}
    assert slips.told(Asked("a", "b"), ("end",)) == {}  # there is no other way
