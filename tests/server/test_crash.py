"""kill -9 in the middle of play: what was acknowledged is there, once, and every game goes on.

Moves, lines of chat and seats that were taken; nobody is locked out. `--kills 50` makes it a long run,
`-s` shows how much was acknowledged.
"""

from __future__ import annotations

import random
import sqlite3
import threading
import time
import uuid
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

from tests.server.http_site import Guest, Json, Site

TABLES = 6
PATIENCE = 120  # seconds


@dataclass
class Player:
    """Plays all seats of a table, remembers what was acknowledged and what was left open."""

    table: str
    guests: dict[int, Guest]
    chance: random.Random
    acknowledged: dict[str, tuple[int, int]] = field(default_factory=dict)  # choice, seq
    pending: tuple[int, Json] | None = None
    heard: list[str] = field(default_factory=list)  # lines of chat that were acknowledged
    said: list[str] = field(default_factory=list)  # and all that were sent
    over: bool = False
    wrong: list[str] = field(default_factory=list)

    def play(self) -> None:
        """Until the server is gone or the game is over."""
        try:
            while not self.over:
                self._step()
        except httpx.TransportError:
            return
        except AssertionError as error:  # in a thread it would be lost
            self.wrong.append(str(error))

    def _step(self) -> None:
        if self.pending is None:
            seen = next(iter(self.guests.values())).view(self.table)
            self.over = seen["status"] == "over"
            if self.over:
                return
            seat = seen["view"]["decision"]["seat"]
            if seat not in self.guests:  # a bot is thinking
                time.sleep(0.01)
                return
            own = self.guests[seat].view(self.table)
            if own["seq"] != seen["seq"]:
                return
            choice = self.chance.randrange(len(own["view"]["decision"]["options"]))
            self.pending = seat, {"command": uuid.uuid4().hex, "seq": own["seq"], "choice": choice}
        seat, form = self.pending
        answer = self.guests[seat].ask("POST", f"/api/tables/{self.table}/moves", form)
        assert answer.status_code == 200, answer.text
        self.acknowledged[form["command"]] = form["choice"], answer.json()["seq"]
        self.pending = None
        self._say(seat)

    def _say(self, seat: int) -> None:
        """A line of chat, which is not sent again if its answer is lost."""
        self.said.append(uuid.uuid4().hex)
        form = {"text": self.said[-1]}
        answer = self.guests[seat].ask("POST", f"/api/tables/{self.table}/chat", form)
        assert answer.status_code in (201, 429), answer.text
        if answer.status_code == 201:
            self.heard.append(form["text"])

    def move_to(self, address: str) -> None:
        for guest in self.guests.values():
            guest.http.base_url = httpx.URL(address)


class Joiner:
    """Takes seats at one table after the other, from two windows in turn; has one token for ever."""

    def __init__(self, site: Site) -> None:
        self.host = site.guest("Ann")
        first, second = site.guest("Bob"), Guest(site.address)
        second.http.cookies.update(first.http.cookies)
        self.windows = [first, second]
        self.id = str(first.ok("GET", "/api/guest")["id"])
        self.acknowledged: list[str] = []
        self.pending: Json | None = None
        self.wrong: list[str] = []

    def join(self) -> None:
        """Until the server is gone."""
        try:
            while True:
                self.pending = self.pending or self.host.new_table()
                self.windows[0].claim(self.pending, 1)
                self.acknowledged.append(self.pending["table"])
                self.pending = None
                self.windows.reverse()
        except httpx.TransportError:
            return
        except AssertionError as error:
            self.wrong.append(str(error))

    def move_to(self, address: str) -> None:
        """To the server after a restart, which knows every window still."""
        for guest in (self.host, *self.windows):
            guest.http.base_url = httpx.URL(address)
        for window in self.windows:
            assert window.ok("GET", "/api/guest")["id"] == self.id
            assert all(window.view(table)["reader"] == 1 for table in self.acknowledged[-5:])


def set_up(site: Site) -> list[Player]:
    players = []
    for number in range(TABLES):
        ann, bob = site.guest("Ann"), site.guest("Bob")
        game = ("supervillain", "smash_up")[number % 2]
        chance = random.Random(number)
        if number < 2:
            made = ann.new_table(game, seats=2)
            bob.claim(made, 1)
            players.append(Player(made["table"], {0: ann, 1: bob}, chance))
        else:
            made = ann.new_table(game, seats=2, bots={"1": "random"})
            players.append(Player(made["table"], {0: ann}, chance))
    return players


def made_by(players: list[Player]) -> int:
    """How many moves were acknowledged."""
    return sum(len(player.acknowledged) for player in players)


def check(folder: Path, players: list[Player], joiner: Joiner) -> None:
    """The log has every acknowledged command once, and no gap; every line and every seat is there."""
    assert joiner.wrong == []
    with sqlite3.connect(folder / "data" / "fiendish.db") as file:
        for player in players:
            assert player.wrong == []
            rows = file.execute(
                "SELECT seq, command, choice FROM entries WHERE table_id = ? ORDER BY seq",
                [player.table],
            ).fetchall()
            assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
            kept = [row[1] for row in rows if row[1]]
            assert len(kept) == len(set(kept))
            found = {command: choice for _, command, choice in rows if command}
            for command, (choice, seq) in player.acknowledged.items():
                assert found.get(command) == choice
                assert seq <= len(rows)
            unknown = set(found) - set(player.acknowledged)
            pending = {player.pending[1]["command"]} if player.pending else set()
            assert unknown <= pending  # kept but not acknowledged: the answer was lost
            said = file.execute("SELECT text FROM chat WHERE table_id = ?", [player.table])
            lines = [row[0] for row in said]
            assert len(lines) == len(set(lines))
            assert set(player.heard) <= set(lines) <= set(player.said)
        taken = file.execute("SELECT table_id FROM seats WHERE player = ?", [joiner.id])
        assert {row[0] for row in taken} >= set(joiner.acknowledged)


@pytest.mark.slow
def test_kill_under_load_loses_and_doubles_nothing(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    chance = random.Random(7)
    folder = tmp_path / "site"
    site = Site(folder)
    players, joiner = set_up(site), Joiner(site)
    everyone = [*players]
    kills = pytestconfig.getoption("kills")
    try:
        for _ in range(kills):
            for player in [one for one in players if one.over]:
                players.remove(player)
            threads = [threading.Thread(target=player.play) for player in players]
            threads.append(threading.Thread(target=joiner.join))
            wanted, seats = made_by(players) + TABLES, len(joiner.acknowledged) + 2
            for thread in threads:
                thread.start()
            deadline = time.monotonic() + PATIENCE
            while made_by(players) < wanted or len(joiner.acknowledged) < seats:
                assert time.monotonic() < deadline, "nobody makes a move or takes a seat"
                time.sleep(0.01)
            time.sleep(chance.uniform(0.0, 0.4))
            site.kill()
            for thread in threads:
                thread.join(20)
            check(folder, everyone, joiner)
            site = Site(folder)
            joiner.move_to(site.address)
            for player in players:
                player.move_to(site.address)
            if len(players) < TABLES:
                more = set_up(site)[: TABLES - len(players)]
                players += more
                everyone += more
        for player in players:
            wanted = len(player.acknowledged) + 3
            deadline = time.monotonic() + PATIENCE
            while not player.over and len(player.acknowledged) < wanted:
                assert time.monotonic() < deadline, "the game does not go on"
                player._step()
        check(folder, everyone, joiner)
        lines, claims = sum(len(one.heard) for one in everyone), len(joiner.acknowledged)
        moves = made_by(everyone)
        assert min(moves, lines) > 20
        print(f"\n{kills} kills: {moves} moves, {lines} lines of chat, {claims} seats acknowledged")
    finally:
        site.stop()
