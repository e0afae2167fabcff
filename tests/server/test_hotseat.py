"""Several at one screen: one seat at a time, and nothing hidden while it changes hands."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from fiendish.engine.conformance.twins import twins
from fiendish.games import names
from fiendish.server import dice_commitment, lobby, taking_back
from fiendish.server.app import make_app
from fiendish.server.live_table import LiveTable
from fiendish.server.policy import Policy
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.server.store import Player
from tests.server.asgi_client import first_frame, send_request
from tests.server.http_site import Guest, Site
from tests.server.service_harness import asked, guest, until, with_service
from tests.server.twin_worlds import play_on
from tests.web.rendered_pages import Read


async def shared(service: Service, game: str = "supervillain") -> tuple[LiveTable, str, str]:
    """A table at which Ann and Ines share a screen; the guest and its token."""
    ann, token = await guest(service, "Ann")
    wanted = lobby.NewTable(game, 2, {"first": 0}, {}, False, {1: "Ines"}, 0)
    made = await lobby.new_table(service, ann, wanted)
    return await service.find(made.table), ann.id, token


def open_table(who: Guest, **fields: object) -> str:
    form = {"seat-1": "here", "name-1": "Ines", "set-first": "0", **fields}
    answer = who.send("/new/supervillain", form)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def test_a_second_player_needs_no_name(site: Site) -> None:
    """As little as the first one, who is then called Guest."""
    ann = site.guest("Ann")
    table = open_table(ann, **{"name-1": " "})
    assert "I am Guest 2" in ann.ask("GET", table).text


def reader(who: Guest, table: str) -> int | None:
    found: int | None = who.view(table.split("/")[-1])["reader"]
    return found


def test_the_screen_is_handed_over_whenever_another_is_asked(site: Site) -> None:
    ann, chance = site.guest("Ann"), Random(1)
    table = open_table(ann)
    number, facing, passed = table.split("/")[-1], None, 0
    for _ in range(150):
        page = Read(ann.http.get(table).text)
        if reader(ann, table) is None:
            [form] = page.all("form", action=f"{table}/screen")
            now = int(page.all("button", name="seat")[0]["value"])
            assert now != facing
            assert f"Give the screen to {['Ann', 'Ines'][now]}" in page.words
            assert not page.all("button", name="choice")
            assert ann.send(form["action"], {"seat": now}).status_code == 303
            facing, passed = now, passed + 1
            continue
        seen = ann.view(number)
        if seen["status"] == "over":
            break
        assert seen["reader"] == facing == seen["view"]["decision"]["seat"]
        options = len(seen["view"]["decision"]["options"])
        assert ann.move(number, seen["seq"], chance.randrange(options)).status_code == 200
    assert passed > 5


def test_a_move_for_another_seat_is_refused(site: Site) -> None:
    ann = site.guest("Ann")
    table = open_table(ann)
    number = table.split("/")[-1]
    seq = ann.view(number)["seq"]
    refused = ann.move(number, seq, 0)
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "hand-over")
    ann.send(f"{table}/screen", {"seat": 1})
    refused = ann.move(number, seq, 0)  # Ines looks, but Ann is asked
    assert refused.status_code == 422
    assert ann.view(number)["seq"] == seq
    assert ann.send(f"{table}/screen", {"seat": 2}).status_code == 403
    assert ann.send(f"{table}/screen", {"seat": "x"}).status_code == 400


def test_the_screen_can_be_turned_away(site: Site) -> None:
    ann = site.guest("Ann")
    table = open_table(ann)
    ann.send(f"{table}/screen", {"seat": 0})
    page = Read(ann.http.get(table).text)
    assert page.all("form", id="screen", action=f"{table}/screen")
    ann.send(f"{table}/screen", {})
    assert reader(ann, table) is None
    assert Read(ann.http.get(table).text).all("button", name="seat")


def test_who_sits_alone_hands_nothing_over(site: Site) -> None:
    ann = site.guest("Ann")
    table = open_table(ann, **{"seat-1": "bot-random"})
    assert not Read(ann.http.get(table).text).all("form", id="screen")
    assert reader(ann, table) == 0


@pytest.mark.parametrize("game", names())
def test_while_it_changes_hands_nothing_depends_on_what_is_hidden(data: Path, game: str) -> None:
    """Deal anew what spectators cannot know: every channel of the shared screen stays the same."""

    async def act(service: Service) -> None:
        app = make_app(service, Policy(rate=1e6))
        opened, player, token = await shared(service, game)
        chance = Random(f"hand over {game}")
        here = f"/tables/{opened.row.id}"
        table = dice_commitment.begin(game, 2, {}, chance.randbytes(32).hex(), "")
        for _ in range(8):
            play_on(table, chance)
            if table.over:
                table = dice_commitment.begin(game, 2, {}, chance.randbytes(32).hex(), "")
            both = []
            for world in twins(table, None, chance):
                opened.table = world
                opened.changed()
                opened.take_screen(player, None)
                got = [
                    await send_request(app, "GET", path, token)
                    for path in (
                        here,
                        f"{here}/frame",
                        f"/api{here}/view",
                        f"/api{here}/log",
                        f"/api{here}/export",
                        f"/api{here}/stream",
                        f"/api{here}/why-not?kind=play",
                    )
                ]
                got += [
                    await first_frame(app, f"{one}", token)
                    for one in (f"/ws/{opened.row.id}", f"{here}/live")
                ]
                both.append(got)
            assert both[0] == both[1]
            assert b"I am Ines" in both[0][0]
            assert b'name="choice"' not in both[0][0]

    with_service(data, act)


def test_each_takes_back_for_itself_and_the_other_has_to_agree(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, player, _ = await shared(service)
        for number in range(300):
            seat = asked(opened)
            opened.take_screen(player, seat)
            await service.move(opened, seat, f"c{number}", opened.seq, 0)
            if opened.seat_of(player) is None:
                break
        other = asked(opened)
        assert other != seat
        await service.take_screen(opened, player, seat)
        await taking_back.ask_back(service, opened, seat, "back", opened.seq)
        assert opened.wish is not None
        assert opened.wish.missing == (other,)
        await service.take_screen(opened, player, other)
        await taking_back.agree(service, opened, other, opened.seq, True)
        assert asked(opened) == seat
        assert opened.seat_of(player) is None  # it is handed over again

    with_service(data, act)


def test_a_bot_that_stands_in_needs_no_screen(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, player, _ = await shared(service)
        await service.take_screen(opened, player, 1)
        await service.stand_in(opened, 1, 1, "random")
        await service.take_screen(opened, player, 0)
        for number in range(60):
            if opened.table.over:
                break
            await until(lambda: opened.table.over or asked(opened) == 0, 30)
            assert opened.seat_of(player) == 0
            if not opened.table.over:
                async with opened.held():
                    seq = opened.seq
                await service.move(opened, 0, f"c{number}", seq, 0)
        with pytest.raises(Refused):
            await service.stand_in(opened, 1, 0, "")

    with_service(data, act)


def test_a_rematch_keeps_the_names_at_the_screen(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, player, _ = await shared(service)
        chance = Random(2)
        for number in range(5000):
            question = opened.table.question
            if question is None:
                break
            choice = chance.randrange(len(question.options))
            await service.move(opened, question.seat, f"c{number}", opened.seq, choice)
        assert opened.seat_of(player) is not None  # after the end nothing is hidden
        again = await service.find(
            await lobby.rematch(service, opened, opened.chairs[0].player or "")
        )
        assert [one.name for one in again.chairs] == ["Ines", "Ann"]
        assert again.seats_of(player) == [0, 1]
        assert again.seat_of(player) is None
        assert (await lobby.rename(service, await _player(service, player), "Anna")).name == "Anna"
        assert [one.name for one in again.chairs] == ["Ines", "Anna"]

    async def _player(service: Service, player: str) -> Player:
        found = service.store.player(player)
        assert found is not None
        return found

    with_service(data, act)
