"""Keys declared once: read in steps, written in order, refused alike."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from fiendish.engine.positions.form import (
    Form,
    Key,
    Then,
    choice_key,
    deck_key,
    hand_key,
    number_key,
    pile_key,
    seat_blocks,
    seat_key,
)
from fiendish.engine.positions.lines import BadPosition, Line, read_lines
from fiendish.engine.positions.reading import Reading
from fiendish.engine.state import State

IDS = ["ant", "bee", "cow"]


@dataclass(slots=True, eq=False)
class Farm(State):
    """Three kinds of animals, two of each."""

    active: int = 0
    weather: int = 0
    order: list[int] = field(default_factory=list)
    vp: list[int] = field(default_factory=lambda: [0, 0])
    hands: list[list[int]] = field(default_factory=lambda: [[], []])
    deck: list[int] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    box: list[int] = field(default_factory=list)


def show(g: Farm, card: int) -> str:
    return IDS[g.identity[card]]


def deal(r: Reading[Farm], n: int) -> None:
    (r.g.deck,) = r.decks(r.g.box, 0)


def noting(name: str, step: int) -> Key:
    """A key that writes down when it was read."""

    def read(r: Reading[Farm], line: Line, n: int) -> None:
        r.g.order.append(line.whole_number())

    return Key(name, read, step=step)


FORM = Form(
    seat_key("active"),
    choice_key("weather", {"fine": 0, "rain": 1}, 1, always=True),
    number_key("turn", least=1, always=True),
    noting("late", 2),
    noting("early", 1),
    seat_blocks(lambda g, seat: (number_key("vp", most=9), hand_key(show, 0))),
    deck_key("deck", "deck", show, 0, gap=True),
    pile_key("pile", "pile", show, 0),
    Then(5, deal),
)


def build(text: str) -> Farm:
    g = Farm(seats=2, seed=b"seed", identity=[0] * 6, known=bytearray(6))
    pools = [("toy animal card", range(6), [0, 0, 1, 1, 2, 2])]
    FORM.read(Reading(g, read_lines(text), pools, IDS.__getitem__))
    return g


def refused(text: str) -> tuple[int, str]:
    with pytest.raises(BadPosition) as caught:
        build(text)
    return caught.value.line, caught.value.reason


def test_what_is_read_is_written_in_the_declared_order() -> None:
    g = build("pile: cow\ndeck: ant, bee, rest\nB:\n  hand: cow +seen\n  vp: 3\nactive: B")
    written = FORM.write(g)
    assert written[:9] == [
        "active: B", "weather: rain", "turn: 1", "", "A:", "", "B:", "  vp: 3", "  hand: cow +seen",
    ]  # fmt: skip
    assert written[10] in ("deck: ant, bee, ant, bee", "deck: ant, bee, bee, ant")
    assert written[9::2] == ["", "pile: cow"]
    assert FORM.write(build("\n".join(written))) == written


def test_keys_are_read_by_their_steps() -> None:
    assert build("late: 2\nearly: 1").order == [1, 2]


def test_random_cards_come_from_what_is_named_nowhere() -> None:
    g = build("A:\n  hand: 2 random\ndeck: ant, ant, bee, bee")
    assert sorted(show(g, card) for card in g.hands[0]) == ["cow", "cow"]
    assert all(g.known[card] == 1 for card in g.hands[0])
    assert g.box == []


def test_a_deck_without_the_rest_leaves_it_in_the_box() -> None:
    g = build("deck: ant")
    assert [show(g, card) for card in g.deck] == ["ant"]
    assert sorted(show(g, card) for card in g.box) == ["ant", "bee", "bee", "cow", "cow"]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("sun: 1", 1, "there is no 'sun' in a position; allowed: active, weather, turn, late, "),
        ("A:\n  sun: 1", 2, "there is no 'sun' below 'A'; allowed: vp, hand"),
        ("A: 3", 1, "what belongs to 'A' goes below, indented"),
        ("turn: 3\n  vp: 1", 2, "nothing can be indented below 'turn'"),
        ("A:\n  vp: 1\n  vp: 2", 3, "'vp' stands here a second time"),
        ("A:\n  vp: 10", 2, "vp must be from 0 to 9, not 10"),
        ("weather: snow", 1, "weather must be one of fine, rain, not 'snow'"),
        ("active: C", 1, "there is no seat 'C'; seats are A, B"),
        ("pile: dog", 1, "'dog' is not the id of a toy animal card"),
        ("pile: cow, cow, cow", 1, "there are only 2 copies of cow"),
        ("pile: rest", 1, "`rest` is for decks"),
        ("pile: cow +seen", 1, "+seen is not possible here; allowed: a name only"),
        ("deck: rest, cow", 1, "`rest` comes last: the named cards are on top of it"),
        ("A:\n  hand: 7 random", 2, "there are only 6 toy animal cards left to deal"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(text: str, line: int, reason: str) -> None:
    found, words = refused(text)
    assert found == line
    assert words.startswith(reason)
