"""Practice with a game that is over: the same deal again, and on from a moment against other bots."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from fiendish.server import archive, lobby
from fiendish.server.live_table import LiveTable
from fiendish.server.service import Service
from fiendish.server.store import OVER
from tests.server.http_site import Guest, Json, Site
from tests.server.service_harness import guest, play_out, with_service

Over = tuple[Guest, str, Json]


@pytest.fixture(scope="module")
def over(site: Site) -> Over:
    """A finished game with two bots, whose factions were drafted: who played it, its table, its export."""
    ann = site.guest("Ann")
    made = ann.new_table(
        "smash_up", seats=3, seat=1, bots={"0": "random", "2": "easy"}, settings={"choose": "draft"}
    )
    ann.play(made["table"], random.Random(7))
    return ann, made["table"], ann.ok("GET", f"/api/tables/{made['table']}/export")


def new_table(answer_address: str) -> str:
    return answer_address.rpartition("/")[2]


def test_the_same_deal_has_the_same_sides_seats_and_bots(over: Over) -> None:
    ann, table, export = over
    answer = ann.send(f"/tables/{table}/continue", {"others": "same"})
    assert answer.status_code == 303, answer.text
    new = new_table(answer.headers["location"])
    begun, before = ann.view(new), ann.view(table)
    assert begun["status"] == "playing"
    assert begun["reader"] == 1
    assert [one["bot"] for one in begun["seats"]] == ["random", "", "easy"]
    assert begun["commitment"] == before["commitment"]
    sides = [[player["factions"] for player in one["view"]["players"]] for one in (begun, before)]
    assert sides[0] == sides[1]
    after = ann.play(new, random.Random(3))
    assert after["status"] == "over"
    again = ann.ok("GET", f"/api/tables/{new}/export")
    for name in ("game", "seats", "settings", "seed", "edition"):
        assert again.get(name) == export.get(name), name
    drafted = 6
    assert again["record"][:drafted] == export["record"][:drafted]
    assert ann.ok("GET", f"/api/tables/{table}/export") == export  # which stays as it is


def test_a_program_gets_the_same_deal_or_any_moment(over: Over) -> None:
    ann, table, _ = over
    path = f"/api/tables/{table}/continue"
    new = ann.ok("POST", path, {})["table"]
    assert [one["kind"] for one in ann.view(new)["seats"]] == ["bot", "person", "bot"]
    later = ann.ok("POST", path, {"at": 30, "seat": 0, "others": "hard"})["table"]
    seen = ann.view(later)
    assert seen["reader"] == 0
    assert [one["bot"] for one in seen["seats"]] == ["", "hard", "hard"]
    wrong = ann.ask("POST", path, {"others": "genius"})
    assert (wrong.status_code, wrong.json()["error"]["allowed"]) == (
        422, "same, random, easy, normal, hard, here",
    )  # fmt: skip


def test_the_page_lets_choose_seat_and_bots(over: Over) -> None:
    ann, table, _ = over
    page = ann.http.get(f"/tables/{table}/continue?at=30&eyes=B").text
    assert '<option value="1" selected>B – Ann</option>' in page
    assert '<option value="hard">hard bots</option>' in page
    assert '<option value="same" selected>the same players as then</option>' in page
    assert "<h1>Play on from here</h1>" in page
    again = ann.http.get(f"/tables/{table}/continue").text
    assert "<h1>Same deal again</h1>" in again
    assert 'name="at"' not in again


def test_the_result_offers_the_deal_and_each_turn_again(over: Over) -> None:
    ann, table, export = over
    page = ann.http.get(f"/tables/{table}").text
    assert f'<form id="again" method="post" action="/tables/{table}/continue"' in page
    assert '<button class="slot" form="again">Same deal again</button>' in page
    assert f'<a class="again" href="/tables/{table}/continue?at=' in page
    last = len(export["record"])
    assert f"{table}/continue?at={last}" not in page  # nothing is left to play there
    running = ann.new_table("smash_up", bots={"1": "random"})["table"]
    assert "/continue" not in ann.http.get(f"/tables/{running}").text
    assert "/continue" not in ann.http.get(f"/tables/{running}/replay").text


def test_whoever_looks_on_chooses_a_seat_first(site: Site, over: Over) -> None:
    ann, table, _ = over
    sue = site.guest("Sue")
    watched = ann.http.get(f"/tables/{table}/share").text
    watch = watched.partition("watch=")[2][:24]
    page = sue.http.get(f"/tables/{table}?watch={watch}").text
    assert f'<a class="slot" href="/tables/{table}/continue">Same deal again</a>' in page
    answer = sue.send(f"/tables/{table}/continue", {"seat": 2, "others": "same"})
    new = new_table(answer.headers["location"])
    assert [one["bot"] for one in sue.view(new)["seats"]] == ["random", "normal", ""]
    assert ann.ask("GET", f"/api/tables/{new}/view").status_code == 404


def test_a_running_game_is_neither_dealt_again_nor_played_on(site: Site) -> None:
    ann = site.guest("Ann")
    table = ann.new_table("smash_up", bots={"1": "random"})["table"]
    ann.play(table, random.Random(1), 8)
    for form in ({}, {"at": 0}, {"others": "hard"}, {"at": 3, "seat": 1}):
        for answer in (
            ann.send(f"/tables/{table}/continue", form),
            ann.ask("POST", f"/api/tables/{table}/continue", form),
        ):
            assert answer.status_code == 409
            assert "what is hidden" in answer.text
    for query in ("", "?at=0"):
        assert ann.http.get(f"/tables/{table}/continue{query}").status_code == 409


def test_nor_is_a_practice_table_that_goes_on(over: Over) -> None:
    ann, table, _ = over
    new = ann.ok("POST", f"/api/tables/{table}/continue", {"others": "random"})["table"]
    refused = ann.ask("POST", f"/api/tables/{new}/continue", {})
    assert refused.json()["error"]["code"] == "not-over"


def seated(opened: LiveTable) -> list[tuple[str, str, str]]:
    """Who sits there: a person's name, how the seat is labelled, a bot."""
    return [(one.name if one.player else "", one.label, one.bot) for one in opened.chairs]


def test_bots_take_the_seats_of_people_elsewhere(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await play_out(service)
        ann, bob = [one.player for one in opened.chairs]
        for seat, player in enumerate((ann, bob)):
            assert player is not None
            assert archive.stay_as_they_were(opened, player, seat) == [False]
            who = service.store.player(player)
            assert who is not None
            new = await archive.go_on(service, opened, who, 0, seat, archive.SAME)
            practice = await service.find(new)
            assert practice.chairs[seat].player == player
            assert practice.chairs[1 - seat].bot == "normal"
            assert practice.chairs[1 - seat].player is None
            assert not practice.row.public

    with_service(data, act)


def test_those_at_one_screen_play_the_deal_again_together(data: Path) -> None:
    async def act(service: Service) -> None:
        ann, _ = await guest(service, "Ann")
        wanted = lobby.NewTable("supervillain", 3, {}, {2: "easy"}, here={1: "Ines"}, seat=0)
        opened = await service.find((await lobby.new_table(service, ann, wanted)).table)
        chance = random.Random(2)
        while opened.row.status != OVER:
            question = opened.table.question
            assert question is not None
            if question.seat == 2:
                await service.keep(opened, opened.answer(2, 0, None))
                continue
            choice = chance.randrange(len(question.options))
            await service.move(opened, question.seat, f"m{opened.seq}", opened.seq, choice)
        for own in (0, 1):
            assert archive.stay_as_they_were(opened, ann.id, own) == [True, True]
            new = await archive.go_on(service, opened, ann, 0, own, archive.SAME)
            assert seated(await service.find(new)) == [
                ("Ann", "", ""), ("Ines", "Ines", ""), ("", "", "easy"),
            ]  # fmt: skip
        other = await archive.go_on(service, opened, ann, 0, 2, archive.SAME)
        assert seated(await service.find(other)) == [
            ("", "", "normal"), ("", "", "normal"), ("Ann", "", ""),
        ]  # fmt: skip

    with_service(data, act)
