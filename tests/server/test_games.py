"""Whole games over the network, against the server's bots and by a bot from outside."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from fiendish.server import dice_commitment
from tests.server.http_site import Site, pair

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"


@pytest.mark.parametrize(
    ("game", "bot", "seats"),
    [("supervillain", "normal", 2), ("supervillain", "random", 3), ("smash_up", "random", 3)],
)
def test_a_whole_game_against_bots(site: Site, game: str, bot: str, seats: int) -> None:
    ann = site.guest()
    bots = {str(seat): bot for seat in range(1, seats)}
    settings = {"mode": "blitz"} if game == "supervillain" else {}
    made = ann.new_table(game, seats=seats, bots=bots, settings=settings)
    end = ann.play(made["table"], random.Random(3))
    assert end["view"]["result"]["ranks"]
    assert dice_commitment.commitment(end["seed"]) == made["commitment"]
    export = ann.ask("GET", f"/api/tables/{made['table']}/export").content
    assert dice_commitment.check(dice_commitment.read(export), made["commitment"]) == []


@pytest.mark.slow
def test_some_turns_of_smash_up_against_the_normal_bot(site: Site) -> None:
    ann = site.guest()
    made = ann.new_table("smash_up", bots={"1": "normal"})
    seen = ann.play(made["table"], random.Random(5), most=12)
    assert seen["seq"] > 12


def test_two_people_and_a_rematch(site: Site) -> None:
    table, guests, _ = pair(site, settings={"mode": "blitz"})
    chance = random.Random(9)
    seen = guests[0].view(table)
    while seen["status"] != "over":
        mover = guests[seen["view"]["decision"]["seat"]]
        own = mover.view(table)
        choice = chance.randrange(len(own["view"]["decision"]["options"]))
        assert mover.move(table, own["seq"], choice).status_code == 200
        seen = guests[0].view(table)
    new = guests[1].ok("POST", f"/api/tables/{table}/rematch", {})["table"]
    assert guests[0].ok("POST", f"/api/tables/{table}/rematch", {})["table"] == new
    assert guests[0].view(table)["next"] == new
    assert [guest.view(new)["reader"] for guest in guests] == [1, 0]
    assert guests[0].view(new)["settings"]["mode"] == "blitz"
    assert guests[0].move(table, seen["seq"], 0).json()["error"]["code"] == "over"


def outside_bot(site: Site, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(EXAMPLE), site.address, *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize("game", ["supervillain"])
def test_the_example_of_an_outside_bot_plays_to_the_end(site: Site, game: str) -> None:
    out, err = outside_bot(site, game).communicate(timeout=120)
    assert err == ""
    assert json.loads(out)["reason"]


def test_the_example_takes_a_seat_it_is_invited_to(site: Site) -> None:
    ann = site.guest()
    made = ann.new_table("smash_up")
    invited = ("--table", made["table"], "--seat", "1", "--invite", made["invites"]["1"])
    bot = outside_bot(site, *invited)
    try:
        while ann.view(made["table"])["status"] == "open":
            assert bot.poll() is None
        end = ann.play(made["table"], random.Random(4))
        out, err = bot.communicate(timeout=120)
    finally:
        bot.kill()
    assert err == ""
    assert json.loads(out) == end["view"]["result"]
