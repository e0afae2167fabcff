"""Twin worlds of a whole running game: the replay of a reader tells nothing but what it saw.

Two games are played side by side. At the start some hidden cards are exchanged in one of them; then
both go on with the same decisions for as long as the reader learns nothing that differs. Whatever the
reader can look back at must be the same, byte for byte, also where somebody had nothing to answer in
one world and chose to pass in the other.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.applications import Starlette

import fiendish
from fiendish.engine.cards import clues_of
from fiendish.engine.question import DECLINE
from fiendish.engine.table import Table
from fiendish.server import lobby
from fiendish.server.app import make_app
from fiendish.server.history import History
from fiendish.server.live_table import LiveTable
from fiendish.server.policy import Policy
from fiendish.server.routes.html import replay
from fiendish.server.service import Service
from fiendish.server.store import ANSWER, IDLE, Entry
from tests.server.asgi_client import send_request
from tests.server.service_harness import table_of_two, with_service

World = tuple[Table, list[Entry]]


def seen_by(table: Table, reader: int | None) -> tuple[object, ...]:
    """All that may rightly make a difference: cards and clues a reader knows, dice thrown."""
    state = table.state
    bit = 1 << (state.seats if reader is None else reader)
    cards = [
        (handle, state.identity[handle]) for handle, known in enumerate(state.known) if known & bit
    ]
    return state.counter, cards, clues_of(state, bit)


def answer(world: World, option: int) -> None:
    table, log = world
    question = table.question
    assert question is not None
    index = question.options.index(option)
    kind = IDLE if question.idle else ANSWER
    log.append(Entry(len(log) + 1, kind, question.seat, index))
    table.answer(index)


def exchanged(table: Table, reader: int | None, chance: Random) -> Table | None:
    """The same table with two cards exchanged that the reader cannot tell apart."""
    game, state = table.game, table.state.copy()
    bit = 1 << (state.seats if reader is None else reader)
    moved = table.sample(reader, chance.getrandbits(32)).state.identity
    hidden = [
        handle
        for handle, known in enumerate(state.known)
        if not known & bit and moved[handle] != state.identity[handle]
    ]
    if not hidden or state.clues:
        return None
    one = chance.choice(hidden)

    def kind(handle: int) -> object:
        identity = state.identity[handle]
        return game.stock(state, identity) if game.stock else game.face(state, identity).back

    others = [
        other
        for other in hidden
        if kind(other) == kind(one) and state.identity[other] != state.identity[one]
    ]
    if not others:
        return None
    other, identity = chance.choice(others), state.identity
    identity[one], identity[other] = identity[other], identity[one]
    return Table(game, state, table.settings)


def played(game: str, reader: int | None, chance: Random) -> tuple[World, World]:
    """Two worlds that the reader cannot tell apart, as long as that lasts: the best of some."""
    table = fiendish.new(game, seats=2, seed=chance.getrandbits(60))
    begin = chance.randrange(40, 160)
    while (question := table.question) is not None:
        if question.rest and len(table.moves) >= begin:
            break
        table.answer(chance.randrange(len(question.options)))
    found: list[tuple[World, World]] = []
    for _ in range(24):
        twin = exchanged(table, reader, chance)
        if twin is not None and question is not None:
            truth = Table(table.game, table.state.copy(), table.settings)
            found.append(((truth, []), (twin, [])))
            side_by_side(found[-1], reader, chance)
    best = max(found, key=lambda both: (unlike(both), len(both[0][1])), default=None)
    return best or ((table, []), (table, []))


def unlike(both: tuple[World, World]) -> int:
    """How often somebody had something to answer in one world only."""
    pairs = zip(both[0][1], both[1][1], strict=True)
    return sum(one.kind != other.kind for one, other in pairs)


def side_by_side(both: tuple[World, World], reader: int | None, chance: Random) -> None:
    """Decide the same in both worlds until the reader may notice a difference."""
    while len(both[0][1]) < 40:
        one, other = both[0][0].question, both[1][0].question
        assert one is not None
        assert other is not None
        common = [option for option in one.options if option in other.options]
        if not common:
            return
        decline = DECLINE in common and chance.random() < 0.5
        option = DECLINE if decline else chance.choice(common)
        tried = [table.copy() for table, _ in both]
        for copy, question in zip(tried, (one, other), strict=True):
            copy.answer(question.options.index(option))
        if tried[0].over or tried[1].over or seen_by(tried[0], reader) != seen_by(tried[1], reader):
            return  # from now on they rightly differ
        for world in both:
            answer(world, option)


async def looked(app: Starlette, table: str, token: str, length: int) -> dict[str, bytes]:
    """All that a reader can look back at."""
    got = {}
    for at in range(length + 1):
        got[f"at {at}"] = await send_request(app, "GET", f"/tables/{table}/replay?at={at}", token)
    for line in range(0, 40, 5):
        path = f"/tables/{table}/replay?line={line}"
        got[f"line {line}"] = await send_request(app, "GET", path, token)
    for name in (
        "replay",
        "replay?at=99999",
        "replay?eyes=open",
        "replay?eyes=B",
        "replay/hint?at=3",
        "replay/hint?at=3&eyes=A",
        "replay/hint?at=3&eyes=B&part=quick",
        "dice",
        "continue",
        "continue?at=3",
    ):
        got[name] = await send_request(app, "GET", f"/tables/{table}/{name}", token)
    return got


def put(opened: LiveTable, world: World, service: Service) -> None:
    """Let this world be the game of a table."""
    opened.table, opened.entries = world
    opened.rendered.clear()
    opened.drawn.clear()
    service.histories._kept.clear()


async def differences(
    service: Service, game: str, chance: Random, games: int, found: Counter[str]
) -> list[str]:
    app = make_app(service, Policy(rate=1e6))
    opened, tokens = await table_of_two(service, game, public=True)
    _, outsider = await lobby.new_guest(service, "Sue")
    wrong = []
    for number in range(games):
        reader = (0, 1, None)[number % 3]
        both = played(game, reader, chance)
        if len(both[0][1]) < 3:
            continue
        token = outsider if reader is None else tokens[reader]
        got = []
        for world in both:
            put(opened, world, service)
            got.append(await looked(app, opened.row.id, token, len(world[1])))
        found["games"] += 1
        found["moments"] += len(both[0][1])
        found["idle in one world only"] += unlike(both)
        assert got[0]["at 0"].startswith(b"200")
        assert got[0]["replay?at=99999"].startswith(b"404")
        wrong += [
            f"game {number}, reader {reader}: {name}"
            for name, page in got[0].items()
            if page != got[1][name]
        ]
    return wrong


@pytest.mark.parametrize(("game", "games"), [("smash_up", 6), ("supervillain", 4)])
def test_looking_back_at_a_running_game_tells_nothing_hidden(
    data: Path, game: str, games: int
) -> None:
    found: Counter[str] = Counter()

    async def act(service: Service) -> list[str]:
        return await differences(service, game, Random("glass"), games, found)

    assert with_service(data, act) == []
    assert found["games"] >= games // 3, found
    assert found["moments"] >= 60, found
    if game == "smash_up":  # the only one of the two with windows
        assert found["idle in one world only"] > 0, found


def leak_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every real decision is a step, also one that shows nothing."""
    real = History.steps
    monkeypatch.setattr(
        History, "steps", lambda self, reader, everything=False: real(self, reader, True)
    )


def leak_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """What somebody else chose is named."""
    real = replay._taken

    def leaky(glance: Any, table: Table, following: Entry | None) -> tuple[int, str]:
        question = table.question
        if question is None or following is None:
            return real(glance, table, following)
        return -1, str(len(question.options))

    monkeypatch.setattr(replay, "_taken", leaky)


def leak_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """All hands lie open while the game runs."""
    real = replay._past

    def leaky(glance: Any, place: Any, table: Table, *more: Any) -> Any:
        return replace(real(glance, place, table, *more), hands=replay.hands(table))

    monkeypatch.setattr(replay, "_past", leaky)


@pytest.mark.parametrize("leak", [leak_steps, leak_words, leak_hands])
def test_a_planted_leak_in_the_past_is_noticed(
    data: Path, monkeypatch: pytest.MonkeyPatch, leak: Any
) -> None:
    leak(monkeypatch)

    async def act(service: Service) -> list[str]:
        return await differences(service, "smash_up", Random("glass"), 6, Counter())

    assert with_service(data, act)
