"""A disk that is nearly full: nothing new is begun, what runs goes on."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from fiendish.cli import main
from fiendish.server import disk_space
from fiendish.server.app import make_app
from fiendish.server.disk_space import DiskSpace
from fiendish.server.guard import is_making
from fiendish.server.policy import Policy
from fiendish.server.service import Service
from tests.server.service_harness import with_service
from tests.server.valid_requests import VALID_REQUESTS, sample_service

MB = 1 << 20


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Say how much is left on every disk."""
    free = [10**12]

    class Usage:
        @property
        def free(self) -> int:
            return free[0]

    monkeypatch.setattr(shutil, "disk_usage", lambda path: Usage())
    monkeypatch.setattr(disk_space, "_GOOD_FOR", -1.0)
    return lambda bytes: free.__setitem__(0, bytes)


def test_nothing_new_is_begun_and_moves_go_on(data: Path, room: Callable[[int], None]) -> None:
    async def act(service: Service) -> None:
        sample = await sample_service(service)
        transport = httpx.ASGITransport(make_app(service, Policy(rate=1e9, free=200)))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            for pattern, prepare in VALID_REQUESTS.items():
                request = await prepare(sample)
                room(200 * MB - 1)
                answer = await request.send(client)
                if is_making(request.path) or request.path.endswith("/chat"):
                    assert answer.status_code == 503, pattern
                    assert "games that are running go on" in answer.text
                    assert answer.headers["retry-after"] == "60"
                    room(200 * MB)
                    answer = await request.send(client)
                assert answer.status_code < 400, (pattern, answer.text)
            room(0)
            assert (await client.get("/")).status_code == 200

    with_service(data, act)


def test_all_that_makes_something_new_is_meant() -> None:
    new = ("guest", "/new/", "/import", "/continue", "/rematch", "/play", "/join/")
    less = ("/log-out", "/delete")
    for pattern in VALID_REQUESTS:
        if any(word in pattern for word in new) and not pattern.endswith(less):
            assert is_making(pattern.replace("{table}", "x")), pattern


def test_without_a_bound_no_disk_is_short(data: Path, room: Callable[[int], None]) -> None:
    room(0)
    assert not DiskSpace(data, 0).is_short
    assert DiskSpace(data, 1).is_short


def test_the_disk_is_looked_at_once_a_second(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[Any] = []
    real = shutil.disk_usage

    def look(path: Path) -> Any:
        looks.append(path)
        return real(path)

    monkeypatch.setattr(shutil, "disk_usage", look)
    space = DiskSpace(data.parent, MB)
    assert [space.is_short for _ in range(5)] == [False] * 5
    assert looks == [data.parent]


def test_a_server_keeps_200_megabytes_free(monkeypatch: pytest.MonkeyPatch) -> None:
    policies: list[Policy] = []
    monkeypatch.setattr(
        "fiendish.server.run.serve", lambda folder, port, policy, *more: policies.append(policy)
    )
    main(["serve", "--no-open"])
    main(["serve", "--no-open", "--free", "0"])
    assert [policy.free for policy in policies] == [200, 0]
