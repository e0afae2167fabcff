"""Giving up: of two players the other one has won, with more a bot has the seat for good."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fiendish
from fiendish.commands.replay import Reader, steps
from fiendish.engine.conformance.twins import twins
from fiendish.engine.table import Table
from fiendish.engine.table_facts import CONCEDED
from fiendish.server import archive, dice_commitment, final, leaving, lobby
from fiendish.server.live_table import At, LiveTable
from fiendish.server.reader_json import json_for
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.server.store import CONCEDE, OVER, PLAYING
from fiendish.server.table_page import page
from tests.server.http_site import Guest, Site, pair
from tests.server.service_harness import asked, guest, table_of_two, table_with_bot, with_service

GAMES = fiendish.games.names()


async def some_moves(service: Service, opened: LiveTable, count: int = 8) -> None:
    for number in range(count):
        await service.move(opened, asked(opened), f"m{number}", opened.seq, 0)


def seen_by(opened: LiveTable, reader: int | None) -> Any:
    return msgspec.json.decode(json_for(opened, reader))


async def table_of_three(service: Service) -> LiveTable:
    ann, _ = await guest(service, "Ann")
    bob, _ = await guest(service, "Bob")
    made = await lobby.new_table(service, ann, lobby.NewTable("smash_up", 3, {}, {2: "random"}))
    opened = await service.find(made.table)
    await lobby.claim(service, opened, bob, 1, made.invites["1"])
    return opened


# -- two players ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_of_two_the_other_one_has_won_whoever_was_asked(data: Path, game: str) -> None:
    async def act(service: Service) -> None:
        for seat in (0, 1):
            opened, _ = await table_of_two(service, game)
            await some_moves(service, opened)
            await leaving.concede(service, opened, seat, "c")
            assert opened.row.status == OVER
            for reader in (0, 1, None):
                seen = seen_by(opened, reader)["view"]
                assert seen["decision"] is None
                assert seen["result"]["winners"] == [1 - seat]
                assert seen["result"]["ranks"][1 - seat] == 1
                assert seen["result"]["reason"] == "conceded"
            assert opened.table.log(None)[-1].text == f"{'AB'[seat]} concedes."
            assert opened.table.log(seat)[-1].text == "You concede."
            assert "You win" in (shown := page(At(opened, opened.chairs[1 - seat].player))) or (
                "you" in shown.lower()
            )

    with_service(data, act)


def test_a_game_given_up_is_kept_and_opens_the_same(data: Path) -> None:
    async def act(service: Service) -> tuple[str, bytes]:
        opened, _ = await table_of_two(service)
        await some_moves(service, opened)
        await leaving.concede(service, opened, 0, "c")
        return opened.row.id, json_for(opened, None)

    async def again(service: Service) -> bytes:
        opened = await service.find(table)
        assert opened.entries[-1].kind == CONCEDE
        assert opened.row.winners == "B"
        return json_for(opened, None)

    table, before = with_service(data, act)
    assert with_service(data, again) == before


def test_a_game_given_up_can_be_verified_and_taken_in(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        await some_moves(service, opened)
        await leaving.concede(service, opened, 1, "c")
        export = final.exported(opened)
        assert export.record[-1] == CONCEDED - 1
        assert dice_commitment.check(export) == []
        other = msgspec.structs.replace(export, record=[*export.record[:-1], CONCEDED])
        assert dice_commitment.check(other)  # somebody else gave up, it says
        checked = await archive.check_file(service, "", msgspec.json.encode(export))
        ann, _ = await guest(service, "Ann")
        table = await service.find(await archive.bring_in(service, ann, checked))
        assert table.entries[-1].kind == CONCEDE
        assert table.table.result == opened.table.result
        begun, record = archive.kept_game(data, opened.row.id)
        last = [*steps(begun.copy(), record, Reader(None, everything=True, digests=True))][-1]
        assert (last.seat, last.choice) == (1, "concedes")
        for entry in record:
            begun.replay(entry)
        assert begun.result == opened.table.result

    with_service(data, act)


def test_the_same_command_concedes_once_and_nothing_follows(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        seq = await leaving.concede(service, opened, 0, "c")
        assert await leaving.concede(service, opened, 0, "c") == seq == opened.seq
        for seat in (0, 1):
            with pytest.raises(Refused) as refused:
                await leaving.concede(service, opened, seat, "d")
            assert refused.value.code == "over"
        with pytest.raises(Refused, match="over"):
            await service.move(opened, 0, "m", opened.seq, 0)

    with_service(data, act)


def test_a_bot_does_not_concede_nor_who_lets_one_play(data: Path) -> None:
    async def act(service: Service) -> None:
        against = await table_with_bot(service)
        with pytest.raises(Refused, match="a bot cannot concede"):
            await leaving.concede(service, against, 1, "c")
        opened, _ = await table_of_two(service)
        await service.stand_in(opened, 0, 0, "normal")
        with pytest.raises(Refused, match="a bot plays for you"):
            await leaving.concede(service, opened, 0, "c")

    with_service(data, act)


def test_nobody_concedes_before_the_game_has_begun(site: Site) -> None:
    ann = site.guest("Ann")
    table = ann.new_table()["table"]
    answer = ann.ask("POST", f"/api/tables/{table}/concede", {"command": "c"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-begun")


# -- more players --------------------------------------------------------------------------------


def test_with_more_players_a_bot_has_the_seat_for_good(data: Path) -> None:
    async def act(service: Service) -> str:
        opened = await table_of_three(service)
        bob = opened.chairs[1].player
        assert "a bot (normal) plays on in your seat" in page(At(opened, bob))
        await leaving.concede(service, opened, 1, "c")
        assert opened.row.status == PLAYING
        assert opened.seats_of(bob) == []
        assert opened.plays_by_bot(1) == "normal"
        assert seen_by(opened, 0)["seats"][1] == {
            "seat": 1, "kind": "bot", "name": "Bob", "bot": "normal",
        }  # fmt: skip
        drawn = page(At(opened, opened.chairs[0].player))
        assert "left, a bot (normal) plays on" in drawn
        assert any("B concedes." in line.text for line in opened.table.log(None))
        return opened.row.id

    async def again(service: Service) -> None:
        opened = await service.find(table)
        assert opened.plays_by_bot(1) == "normal"
        assert opened.chairs[1].name == "Bob"
        assert opened.people() == [0]

    table = with_service(data, act)
    with_service(data, again)


def test_that_somebody_has_given_up_stays_when_moves_are_taken_back() -> None:
    table = fiendish.new("smash_up", seats=3, seed=1)
    for _ in range(6):
        table.answer(0)
    table.concede(1)
    table.answer(0)
    table.rewind(2)
    assert [line.kind for line in table.log(None)].count("conceded") == 1
    copy = fiendish.new("smash_up", seats=3, seed=1)
    for entry in table.record:
        copy.replay(entry)
    assert (copy.digest(), copy.log(None)) == (table.digest(), table.log(None))
    assert fiendish.load(table.save()).log(None) == table.log(None)


def test_who_has_left_a_private_table_may_look_on_and_is_answered_again(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    made = ann.new_table("smash_up", seats=3, bots={"2": "random"})
    bob.claim(made, 1)
    path = f"/api/tables/{made['table']}/concede"
    first = bob.ask("POST", path, {"command": "c"})
    assert first.status_code == 200
    assert bob.view(made["table"])["reader"] is None
    lost = Guest(site.address)  # the answer did not arrive, and so no cookie
    lost.http.cookies.set("fiendish_guest", bob.http.cookies["fiendish_guest"])
    assert lost.ask("POST", path, {"command": "c"}).json() == first.json()
    assert ann.ask("POST", path, {"command": "c"}).json()["error"]["code"] == "command-used"


# -- what it tells -------------------------------------------------------------------------------


def test_a_game_given_up_tells_no_more_than_before() -> None:
    chance = random.Random(5)
    for game in GAMES:
        table = fiendish.new(game, seats=2, seed=3)
        for _ in range(30):
            question = table.question
            assert question is not None
            table.answer(chance.randrange(len(question.options)))
            if table.over:
                break
        for reader in (None, 0, 1):
            both: list[Table] = [*twins(table, reader, chance, 10_000)]
            for world in both:
                if not world.over:
                    world.concede(0)
            one, other = both
            assert one.view(reader) == other.view(reader)
            assert one.log(reader) == other.log(reader)


def test_a_page_offers_to_concede_and_asks_once_more(site: Site) -> None:
    table, (ann, bob), _ = pair(site)
    shown = ann.ask("GET", f"/tables/{table}").text
    assert "The game ends, and Bob has won." in shown
    assert ann.send(f"/tables/{table}/concede", {"command": "c"}).status_code == 303
    for one in (ann, bob):
        shown = one.ask("GET", f"/tables/{table}").text
        assert "Concede" not in shown
        assert '<p class="reason">conceded' in shown
        assert one.ask("GET", f"/tables/{table}/replay?at=1").status_code == 200
