"""Two browsers against each other, while lines drop and the server dies: no move is lost or doubled."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import NewScreen
from tests.browser.screen import WAIT, Screen
from tests.browser.test_whole_games import SHORT
from tests.server.http_site import SEEDED, Site

if TYPE_CHECKING:
    from playwright.sync_api import Route

# What a browser says when a line is cut.
BROKEN = ("error: WebSocket connection to ", "error: Failed to load resource: net::ERR_")

# The others take their time.
TO_THE_END = ("supervillain", "smash_up")


class Mortal:
    """A server that can be killed and started again at the same address with the same games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.site = Site(folder, module=SEEDED)

    def revive(self) -> None:
        port = urlsplit(self.site.address).port
        self.site.kill()
        self.site.stop()
        self.site = Site(self.folder, "--port", str(port), module=SEEDED)


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Mortal]:
    made = Mortal(tmp_path / "site")
    yield made
    made.site.stop()


class Game:
    """Two at a table. Every press of an option is noted, to be compared with the server's record."""

    def __init__(self, people: list[Screen], seed: str) -> None:
        self.people = people
        self.chance = Random(seed)
        self.pressed: list[tuple[int, int]] = []

    def asked(self) -> int | None:
        """Wait until both show the same moment; who has to decide then, None after the end."""
        for one in self.people:
            one.page.wait_for_selector("#frame")
        now = max(one.state().seq for one in self.people)
        for one in self.people:
            one.page.wait_for_selector(f'#frame[data-seq="{now}"]')
        states = [one.state() for one in self.people]
        if all(one.over for one in states):
            return None
        (seat,) = [number for number, one in enumerate(states) if one.options]
        return seat

    def move(self, seat: int) -> None:
        """One move of one seat, until its own page shows it."""
        one = self.people[seat]
        before = one.state()
        choice = self.chance.randrange(before.options)
        index = int(one.options.nth(choice).get_attribute("value") or -1)
        self.pressed.append((seat, index))
        one.press(one.reveal(one.options.nth(choice)))
        one.page.wait_for_selector(f'#frame:not([data-seq="{before.seq}"])')

    def play(self, moves: int) -> None:
        for _ in range(moves):
            seat = self.asked()
            assert seat is not None
            self.move(seat)


def kept(site: Site, table: str) -> list[tuple[int, int]]:
    """Seat and choice of each move that people have made, as the server has them on its disk."""
    where = site.folder / "data" / "fiendish.db"
    with closing(sqlite3.connect(f"file:{where}?mode=ro", uri=True)) as database:
        return database.execute(
            "SELECT seat, choice FROM entries WHERE table_id = ? AND kind = 'answer'"
            " AND command IS NOT NULL ORDER BY seq",
            [table],
        ).fetchall()


def meet(new_screen: NewScreen, site: Site, game: str) -> Game:
    """One makes a table, the other comes by the invite link."""
    one, other = new_screen(at=site), new_screen(at=site)
    made = one.new_table(game, name="Ann", settings=SHORT[game])
    one.go(f"/tables/{made['table']}")
    other.post("/api/guest", {"name": "Bob"})
    invite = {"invite": made["invites"]["1"]}
    other.post(f"/api/tables/{made['table']}/seats/1/claim", invite)
    other.go(f"/tables/{made['table']}")
    one.forgiven = other.forgiven = BROKEN
    one.page.wait_for_selector("html[data-live]")
    other.page.wait_for_selector("html[data-live]")
    return Game([one, other], game)


def test_a_seat_taken_while_the_page_of_the_wait_loads_is_not_missed(
    new_screen: NewScreen, site: Site
) -> None:
    one, other = new_screen(), new_screen()
    made = one.new_table("supervillain")
    other.post("/api/guest", {"name": "Bob"})

    def first_somebody_comes(route: Route) -> None:
        invite = {"invite": made["invites"]["1"]}
        other.post(f"/api/tables/{made['table']}/seats/1/claim", invite)
        route.continue_()

    one.page.route("**/lobby.js", first_somebody_comes)
    one.go(f"/tables/{made['table']}")
    one.page.wait_for_selector("html[data-live]")


# In one step: a frame may come between finding the button and clicking it, and then nothing is clicked.
_LET_A_BOT_PLAY = """() => {
  document.getElementById("people").open = true;
  [...document.querySelectorAll("#people button")]
    .find(one => one.textContent.includes("Let a bot play for me")).click();
}"""


def assert_bots_end_it(both: Game) -> None:
    """Bots bring the game to an end; both people see the same one."""
    for one in both.people:
        one.page.evaluate(_LET_A_BOT_PLAY)
    for one in both.people:
        one.page.wait_for_selector(".ending", timeout=4 * WAIT)
    assert both.asked() is None
    results = [one.page.locator(".ending tbody").inner_text() for one in both.people]
    assert results[0].replace("You", "Ann") == results[1].replace("You", "Bob")


@pytest.mark.parametrize("game", SHORT)
def test_a_game_survives_cut_lines_and_a_killed_server(
    new_screen: NewScreen, mortal: Mortal, game: str
) -> None:
    both = meet(new_screen, mortal.site, game)
    both.play(6)

    # The one who waits is cut off, and catches up when the line is there again.
    seat = both.asked()
    assert seat is not None
    away = both.people[1 - seat]
    away.page.context.set_offline(True)
    both.move(seat)
    away.page.context.set_offline(False)
    both.asked()

    # The one who decides is cut off and told so; the same press works when the line is back.
    seat = both.asked()
    assert seat is not None
    one = both.people[seat]
    before = one.state().seq
    one.page.context.set_offline(True)
    one.press(one.reveal(one.options.first))
    one.page.get_by_text("Not sent").wait_for()
    assert one.state().seq == before
    one.page.context.set_offline(False)
    both.move(seat)

    # The server dies while both look on. What was shown is still true when it is back.
    both.asked()
    shown = [one.state().seq for one in both.people]
    mortal.revive()
    both.asked()
    assert [one.state().seq for one in both.people] == shown

    both.play(4)
    if game in TO_THE_END:
        assert_bots_end_it(both)
    assert kept(mortal.site, both.people[0].path.split("/")[-1]) == both.pressed
