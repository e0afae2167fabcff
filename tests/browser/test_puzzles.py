"""A puzzle by mouse, by keys and by touch: tried, taken back, helped, solved."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest

from fiendish.puzzles import all_puzzles, find
from fiendish.puzzles.walk import Attempt, solution
from tests.browser.conftest import NewScreen
from tests.browser.screen import DESK, PHONE, SETTLED, Screen

STAGECOACH = "smash_up/stagecoach"
_STEP = "way => (new URLSearchParams(location.search).get('way') ?? '') === way && document.getElementById('stage').hidden"


def begin(screen: Screen, id: str) -> None:
    screen.go(f"/puzzles/{id}")
    screen.page.wait_for_selector("html[data-live]")
    screen.page.clock.fast_forward(SETTLED)


def until(screen: Screen, way: str) -> None:
    """Wait until that moment is shown, and its controls count."""
    screen.page.wait_for_function(_STEP, arg=way)
    screen.page.clock.fast_forward(SETTLED)


def way_of(screen: Screen) -> str:
    return parse_qs(urlsplit(screen.page.url).query).get("way", [""])[0]


def says(screen: Screen) -> str:
    return screen.page.locator("#says").inner_text()


def firsts() -> list[str]:
    """The first puzzle of each game."""
    found: dict[str, str] = {}
    for puzzle in all_puzzles().values():
        found.setdefault(puzzle.game, puzzle.id)
    return [*found.values()]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("id", firsts())
def test_a_puzzle_is_solved(new_screen: NewScreen, id: str, size: tuple[int, int]) -> None:
    screen = new_screen(size)
    begin(screen, id)
    gone: list[str] = []
    for one in solution(find(id)).split("."):
        option = screen.page.locator(f"#frame button[name=choice][value='{one}'][form=move]")
        screen.press(screen.reveal(option))
        gone.append(one)
        until(screen, ".".join(gone))
        assert screen.sideways() == 0
    assert "Solved." in says(screen)
    assert screen.page.get_by_role("link", name="All puzzles").is_visible()


def test_keys_undo_retry_and_ask_for_hints(new_screen: NewScreen) -> None:
    screen = new_screen()
    begin(screen, STAGECOACH)
    screen.key("h")
    screen.page.wait_for_selector("#says .kindly")
    assert "Hint 1 of 3" in says(screen)
    screen.key("h")
    screen.page.wait_for_function("() => /Hint 2/.test(document.getElementById('says').innerText)")
    question = Attempt(find(STAGECOACH)).question
    assert question is not None
    end = question.find(kind="end")[0]
    screen.press(screen.page.locator(f"#frame button[name=choice][value='{end}'][form=move]").first)
    until(screen, str(end))
    assert "the goal is not reached" in says(screen)
    screen.key("u")
    until(screen, "")
    assert "not reached" not in says(screen)
    assert way_of(screen) == ""


def test_the_solution_is_shown_with_what_happens(new_screen: NewScreen) -> None:
    screen = new_screen()
    begin(screen, STAGECOACH)
    screen.press(screen.page.get_by_role("link", name="Solution"))
    way = solution(find(STAGECOACH)).split(".")
    for number in range(1, len(way) + 1):
        screen.page.wait_for_function(
            "n => document.getElementById('says').innerText.includes(`The solution, ${n} of`)",
            arg=number - 1,
        )
        screen.key("n")
        until(screen, ".".join(way[:number]))
    assert "That is the solution." in says(screen)
