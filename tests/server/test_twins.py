"""Twin worlds over the network: deal anew what a reader cannot know, and no byte may change.

The same table of the server is given first the true game and then a twin of it. Whatever the
reader can ask for must come out the same.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.applications import Starlette

from fiendish.engine.conformance.twins import twins
from fiendish.engine.table import Table
from fiendish.server import fair, lobby, opened, sight
from fiendish.server.app import make_app
from fiendish.server.policy import Policy
from fiendish.server.routes import play
from fiendish.server.service import Service
from tests.server.hall import in_hall, table_of_two
from tests.server.wire import first_frame, send_request

MOMENTS = 8
GAMES = ("supervillain", "smash_up")


async def received(
    app: Starlette, table: str, token: str, reader: int | None, seq: int
) -> dict[str, bytes]:
    """All that a reader can get from a table, by channel."""
    base, got = f"/api/tables/{table}", {}
    for name in ("view", "log", "export", "stream"):
        got[name] = await send_request(app, "GET", f"{base}/{name}", token)
    got["log from a line on"] = await send_request(app, "GET", f"{base}/log?from=3", token)
    got["socket"] = await first_frame(app, f"/ws/{table}", token)
    for kind, card in [
        ("play", "gunfighter"),
        ("mob", "henchmen"),
        ("end", ""),
        ("play", "nonsense"),
    ]:
        path = f"{base}/why-not?kind={kind}&card={card}"
        got[f"why not {kind} {card}"] = await send_request(app, "GET", path, token)
    for name, form in [
        ("impossible", {"command": "x", "seq": seq, "choice": 99_999}),
        ("negative", {"command": "x", "seq": seq, "choice": -1}),
        ("stale", {"command": "x", "seq": seq + 1, "choice": 0}),
    ]:
        got[f"{name} move"] = await send_request(app, "POST", f"{base}/moves", token, form)
    for what in ("agree", "refuse"):
        form = {"command": "y", "seq": seq, "what": what}
        got[what] = await send_request(app, "POST", f"{base}/undo", token, form)
    got["rematch"] = await send_request(app, "POST", f"{base}/rematch", token, {})
    return got


def play_on(table: Table, chance: Random) -> None:
    """Some decisions at random; those who have nothing to decide pass, as at the server."""
    for _ in range(chance.randrange(1, 25)):
        question = table.question
        if question is None:
            return
        table.answer(chance.randrange(len(question.options)))
    while (question := table.question) is not None and question.idle:
        table.answer(0)


async def differences(
    service: Service, game: str, chance: Random, moments: int = MOMENTS
) -> list[str]:
    """The channels that tell a reader what it cannot know, over many moments."""
    app = make_app(service, Policy(rate=1e6))
    seats, tokens = await table_of_two(service, game, public=True)
    _, outsider = await lobby.new_guest(service, "Sue")
    table = fair.begin(game, 2, {}, chance.randbytes(32).hex())
    wrong = []
    for moment in range(moments):
        play_on(table, chance)
        if table.over:
            table = fair.begin(game, 2, {}, chance.randbytes(32).hex())
            play_on(table, chance)
        for reader in (0, 1, None):
            token = outsider if reader is None else tokens[reader]
            both = []
            for world in twins(table, reader, chance):
                seats.table = world
                seats.rendered.clear()
                both.append(await received(app, seats.row.id, token, reader, seats.seq))
            wrong += [
                f"moment {moment}, reader {reader}: {name}"
                for name, data in both[0].items()
                if data != both[1][name]
            ]
            assert both[0]["view"].startswith(b"200 ")
            assert both[0]["stream"].startswith(b'200 {"frame":1,')
    return wrong


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_a_reader_receives_depends_on_what_it_may_not_know(
    data: Path, game: str, seed: int
) -> None:
    async def act(service: Service) -> list[str]:
        return await differences(service, game, Random(f"{game} {seed}"))

    assert in_hall(data, act) == []


def leak_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    """The view carries a fingerprint of the whole state."""
    real = sight._sight
    monkeypatch.setattr(
        sight, "_sight", lambda o, reader: {**real(o, reader), "digest": o.table.digest()}
    )


def leak_other_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody gets the view of seat A."""
    real = sight._sight
    monkeypatch.setattr(sight, "_sight", lambda o, reader: real(o, 0))


def leak_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view made for another reader is handed out."""
    monkeypatch.setattr(sight, "sight", lambda o, reader: sight._encode(sight._sight(o, 1)))
    monkeypatch.setattr("fiendish.server.service.sight", sight.sight)


def leak_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of somebody else's options is told."""
    real = sight._sight

    def leaky(o: opened.Opened, reader: int | None) -> dict[str, Any]:
        question = o.table.question
        return {**real(o, reader), "count": len(question.options) if question else 0}

    monkeypatch.setattr(sight, "_sight", leaky)


def leak_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log route reads as seat B, whoever asks."""
    real = Table.log
    monkeypatch.setattr(Table, "log", lambda self, seat=None, since=0: real(self, 1, since))


def leak_export(monkeypatch: pytest.MonkeyPatch) -> None:
    """A running game can be had as seat B sees it."""
    real = sight.sight
    monkeypatch.setattr(play, "sight", lambda o, reader: real(o, 1))


@pytest.mark.parametrize(
    "leak", [leak_digest, leak_other_view, leak_cache, leak_options, leak_log, leak_export]
)
def test_a_planted_leak_is_noticed(data: Path, monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    leak(monkeypatch)

    async def act(service: Service) -> list[str]:
        return await differences(service, "smash_up", Random("leaks"), moments=6)

    assert in_hall(data, act)
