"""The tables of the Villainous games, told from the view: everything that lies there is said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from fiendish import prose
from fiendish.prose import FULL, NAMES, SHORT, TERSE
from fiendish.prose.text import plain, words
from fiendish.terminal.screen.layout import Size, draw
from tests.games.marvel_villainous.playing import at as marvel
from tests.games.star_wars_villainous.playing import at as star_wars
from tests.games.star_wars_villainous.playing import new
from tests.games.villainous import GAMES
from tests.web.rendered_pages import moments

SIZES = [(120, 40), (100, 30), (80, 24)]
CREDITS = {"marvel_villainous": "Power", "star_wars_villainous": "Credit"}

BUSY_MARVEL = """
    A:
      power: 1
      mischief: 3
      mover: sanctum_sanctorum
      hand: kid_loki
      odins_throne: heimdall
      jotunheim: executioner [laevateinn]
      sanctum_sanctorum: sif, enchantress
      area: god_of_stories
    B:
      black_market: war_machine, lady_loki
    events:
      under_surveillance: frost_giant
"""
BUSY_STAR_WARS = """
    A:
      credits: 1
      ambition: 5
      mover: tie_advanced_x1
      hand: imperial_royal_guards, the_circle_is_now_complete
      mustafar: chewbacca, boba_fett
      cloud_city: r2_d2, interrogation_droid
      deep_space: executor [millennium_falcon], tie_advanced_x1, x_wing_starfighter
      restrictions: more_powerful_than_you_can_imagine
"""


def areas(view: Any, detail: int) -> prose.Areas:
    names = ["You", "bot", "bot", "bot"][: view.seats]
    return prose.find(view.game).areas(view, names, detail)


def told(view: Any, detail: int = FULL) -> str:
    """All that the line mode would say."""
    panes = areas(view, detail).panes
    lines = [row for pane in panes for block in pane.blocks for row in block.lines]
    said = "\n".join(plain(spans) for spans in [pane.title for pane in panes] + lines)
    return said.replace("\u00a0", " ")


def seen(view: Any, size: tuple[int, int]) -> str:
    """All that stands on a screen of that size, however it is broken into lines."""
    table = draw(Size(*size), lambda detail: areas(view, detail))
    return "\n".join(words(row) for row in (*table.table, *table.hand))


def lying(view: Any) -> Iterator[Any]:
    """All cards in play."""
    for realm in view.realms:
        yield from realm.area
        for place in realm.locations:
            yield from (*place.above, *place.below)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("detail", [FULL, SHORT, TERSE, NAMES])
def test_everything_on_the_table_is_told(game: str, detail: int) -> None:
    board = prose.find(game)
    called = dict(board.catalogue)
    for table in moments(game, 3, "told", 71, most=6):
        view = table.view(0)
        text = told(view, detail)
        for card in lying(view):
            assert called[card.card] in text
            if card.strength >= 0:
                assert f"{called[card.card]} {card.strength}" in text
            assert all(called[item.card] in text for item in card.attached)
        for card in (*view.hand, *view.aside, *view.looked):
            assert called[card.card] in text
        for realm in view.realms:
            assert realm.progress in text
            assert f"{realm.power} {CREDITS[game]}" in text
        assert text.count("◂ mover") == sum(not realm.on_portrait for realm in view.realms)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_no_line_is_wider_than_the_screen_and_locations_stay(
    game: str, size: tuple[int, int]
) -> None:
    for table in moments(game, 3, "seen", 97, most=4):
        view = table.view(0)
        text = seen(view, size)
        assert max(map(len, text.split("\n"))) <= size[0]
        for place in view.realms[0].locations:
            first = prose.find(game)
            assert first.card_at(view, f"p0:{place.place}") == ""  # a location is no card
        assert "Your hand" in text


def test_a_busy_table_of_marvel_in_words() -> None:
    text = told(marvel(BUSY_MARVEL).view("A"))
    assert "1 Power - 3 Mischief" in text
    assert "covered by Heimdall 4" in text
    assert "with Executioner 7 (print 5) + Laevateinn" in text
    assert "covered by War Machine 5, Lady Loki 2 of A" in text
    assert "Under Surveillance 4 of 10" in text
    assert "A Frost Giant 4" in text


def test_a_busy_table_of_star_wars_in_words() -> None:
    text = told(star_wars(BUSY_STAR_WARS).view("A"))
    assert "1 Credit - 5 Ambition" in text
    assert "top Collect 2 (covered) - Ambition (covered)\ncovered by Chewbacca 5" in text
    assert "Activate (barred by R2-D2)" in text
    assert "Ambition (barred by More Powerful Than You Can Imagine)" in text
    assert "Vehicle TIE Advanced X1 ◂ mover: Vanquish - Fate - Collect 1" in text
    assert "Vehicle Executor: Play (covered)" in text
    assert "engaged by Millennium Falcon" in text
    assert "Hero Vehicle X-Wing Starfighter" in text
    assert "Draws up to 3" in text
    assert "open: 6 Ambition (now 5)" in text
    assert "The Circle Is Now Complete - Condition\n" in text
    assert "not playable: a Condition is played in an opponent's turn only [SW-96]" in text


def test_missions_and_the_destiny_tracker_are_told() -> None:
    play = star_wars(
        """
        A:
          briefs: kidnap_the_huttlet +fate-an-opponent
          completed: hunt_the_brothers
        B:
          light: 1
          conflict: 2
          dark: 3
        """,
        villains="asajj_ventress,kylo_ren",
    )
    text = told(play.view("B"))
    assert "Mission Kidnap the Huttlet 1 of 3" in text
    assert "done: Perform a Fate action." in text
    assert text.count("to do: ") == 2
    assert "Completed: Hunt the Brothers" in text
    assert "Destiny: Light 1, Conflict 2, Dark 3" in text
    assert "Destiny: " not in told(star_wars("A:\n  credits: 1").view("A"))


def test_an_attack_under_way_is_told_to_all() -> None:
    loki = marvel("A:\n  mover: sanctum_sanctorum\n  bifrost: frost_giant, lady_loki, sif")
    loki.take(kind="vanquish", card="fate_sif")
    facts = prose.find("marvel_villainous").status(loki.view("A")).limits
    assert facts.endswith("against Sif: 0 of 3 Strength")
    assert "Vanquish against Sif: 0 of 3 Strength" in told(loki.view("B"))
    vader = star_wars(
        "A:\n  mover: cloud_city\n  mustafar: chewbacca, boba_fett, stormtroopers, admiral_piett"
    )
    vader.take(kind="vanquish", card="dv_chewbacca")
    board = prose.find("star_wars_villainous")
    for named, so_far in (("", "0 of 5 Strength, at least 2 more Allies"), ("boba_fett", "4 of 5")):
        if named:
            vader.choose(named)
        assert f"against Chewbacca: {so_far}" in board.status(vader.view("A")).limits
        assert f"Vanquish against Chewbacca: {so_far}" in told(vader.view("B"))
    assert "at least 1 more Ally" in told(vader.view(None))


def test_symbols_that_are_left_are_those_of_the_vehicle_too() -> None:
    facts = prose.find("star_wars_villainous").status(star_wars(BUSY_STAR_WARS).view("A")).limits
    assert "left: Vanquish, Fate, Collect 1" in facts.replace("\u00a0", " ")


@pytest.mark.parametrize("game", GAMES)
def test_a_picked_card_is_found_wherever_it_lies(game: str) -> None:
    board = prose.find(game)
    for table in moments(game, 3, "pick", 83, most=5):
        view = table.view(0)
        for card in (*lying(view), *view.hand, *view.aside):
            assert board.card_at(view, f"h{card.handle}") == card.card
        assert board.card_at(view, "h999") == ""


@pytest.mark.parametrize("game", GAMES)
def test_every_card_can_be_read_and_says_where_it_comes_from(game: str) -> None:
    board = prose.find(game)
    for card, name in board.catalogue:
        said = [plain(spans) for spans in board.card(card)]
        assert said[0].startswith(name)
        assert said[-1]
        assert board.shelf(card)


def test_what_a_player_looks_at_is_told_to_that_player_alone() -> None:
    play = star_wars("""
        A:
          credits: 1
          mover: death_star
          death_star: interrogation_droid
          fate deck: yoda, han_solo, leia_organa, rest
    """)
    play.activate("interrogation_droid")
    assert "You look at: " in told(play.view("A"))
    for reader in ("B", None):
        assert "Yoda" not in told(play.view(reader))


def test_nothing_is_told_of_a_hidden_hand() -> None:
    play = new(villains=["darth_vader", "moff_gideon"], seed=4)
    mine, others = ({card.card for card in play.view(who).hand} for who in "AB")
    called = dict(prose.find("star_wars_villainous").catalogue)
    assert len(others) > 1
    assert not [card for card in others - mine if called[card] in told(play.view("A"))]
