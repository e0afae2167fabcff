"""The load driver, in small: it measures what it says, and notices what goes wrong."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from benchmarks import load


@pytest.mark.slow
def test_a_small_run_has_no_errors(capsys: pytest.CaptureFixture[str]) -> None:
    words = "--games 4 --viewers 10 --moves 10 --seconds 2 --played 20 --json"
    assert load.main(words.split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["errors"] == 0
    moves = found["moves"]
    assert moves > 0
    assert moves + found["moves skipped"] <= 20  # the clock may run out before the last
    # Two seats at every table, and two spectators at two of them.
    assert 10 + 2 * moves <= found["frames"] <= 10 + 3 * moves
    assert 0 < found["move to frame ms"]["p50"] <= found["move to frame ms"]["p99"]
    assert found["stopping s"] < 5


def test_a_server_that_goes_away_is_an_error(tmp_path: Path) -> None:
    async def run() -> list[str]:
        wanted = load.Wanted(games=2, viewers=4, moves=20, seconds=1, played=5)
        places = await load.prepare(tmp_path / "data", wanted)
        server = load.Server(tmp_path, wanted)
        crowd = load.Crowd(server.address, places, wanted)
        try:
            await crowd.open()
        finally:
            server.stop()
        await crowd.play()
        await crowd.close()
        return crowd.errors

    assert any("move" in error for error in asyncio.run(run()))


@pytest.mark.parametrize("words", ["--games 0", "--viewers 10000", "--moves -1", "--played 2000"])
def test_the_load_is_bounded(words: str) -> None:
    with pytest.raises(SystemExit):
        load.arguments(words.split())
