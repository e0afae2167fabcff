"""kill -9 in the middle of play: what was acknowledged is there, once, and every game goes on.

`--kills 50` makes it a long run.
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

from tests.server.site import Guest, Json, Site

TABLES = 6
PATIENCE = 30  # seconds


@dataclass
class Player:
    """Plays all seats of a table, remembers what was acknowledged and what was left open."""

    table: str
    guests: dict[int, Guest]
    chance: random.Random
    acknowledged: dict[str, tuple[int, int]] = field(default_factory=dict)  # choice, seq
    pending: tuple[int, Json] | None = None
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

    def move_to(self, address: str) -> None:
        for guest in self.guests.values():
            guest.http.base_url = httpx.URL(address)


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


def check(folder: Path, players: list[Player]) -> None:
    """The log has every acknowledged command once, and no gap."""
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


@pytest.mark.slow
def test_kill_under_load_loses_and_doubles_nothing(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    chance = random.Random(7)
    folder = tmp_path / "site"
    site = Site(folder)
    players = set_up(site)
    try:
        for _ in range(pytestconfig.getoption("kills")):
            for player in [one for one in players if one.over]:
                players.remove(player)
            threads = [threading.Thread(target=player.play) for player in players]
            wanted = made_by(players) + TABLES
            for thread in threads:
                thread.start()
            deadline = time.monotonic() + PATIENCE
            while made_by(players) < wanted:
                assert time.monotonic() < deadline, "nobody makes a move"
                time.sleep(0.01)
            time.sleep(chance.uniform(0.0, 0.4))
            site.kill()
            for thread in threads:
                thread.join(20)
            check(folder, players)
            site = Site(folder)
            for player in players:
                player.move_to(site.address)
            if len(players) < TABLES:
                players += set_up(site)[: TABLES - len(players)]
        for player in players:
            wanted = len(player.acknowledged) + 3
            deadline = time.monotonic() + PATIENCE
            while not player.over and len(player.acknowledged) < wanted:
                assert time.monotonic() < deadline, "the game does not go on"
                player._step()
        assert made_by(players) > 20
        check(folder, players)
    finally:
        site.stop()
