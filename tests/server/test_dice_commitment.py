"""The dice: committed to before the game, published after it, checked by anybody."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fiendish.cli import main
from fiendish.games import find
from fiendish.server import dice_commitment
from tests.server.http_site import Site, pair


@pytest.fixture(scope="module")
def exported(site: Site) -> tuple[str, bytes]:
    """The commitment of a game as it was shown at the start, and the game when it was over."""
    guest = site.guest()
    made = guest.new_table(bots={"1": "random"}, settings={"mode": "blitz"})
    guest.play(made["table"], random.Random(1))
    export = guest.ask("GET", f"/api/tables/{made['table']}/export")
    assert "attachment" in export.headers["content-disposition"]
    return made["commitment"], export.content


def verify(tmp_path: Path, data: bytes, *flags: str) -> int:
    path = tmp_path / "game.json"
    path.write_bytes(data)
    return main(["verify", str(path), *flags])


def test_a_game_from_the_server_holds(exported: tuple[str, bytes], tmp_path: Path) -> None:
    noted, data = exported
    assert verify(tmp_path, data, "--commitment", noted) == 0


def test_verify_as_json(
    exported: tuple[str, bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(tmp_path, exported[1], "--json") == 0
    assert json.loads(capsys.readouterr().out)["holds"] is True


def other_seed(game: dict[str, Any]) -> None:
    game["seed"] = "00" * 32


def other_seed_and_commitment(game: dict[str, Any]) -> None:
    game["seed"] = dice_commitment.new_seed()
    game["commitment"] = dice_commitment.commitment(game["seed"])


def short_seed(game: dict[str, Any]) -> None:
    game["seed"] = "ab"
    game["commitment"] = dice_commitment.commitment("ab")


def no_hexadecimal(game: dict[str, Any]) -> None:
    game["seed"] = "Ω"


def other_answer(game: dict[str, Any]) -> None:
    game["record"][0] = 99


def one_answer_fewer(game: dict[str, Any]) -> None:
    game["record"].pop()


def one_answer_more(game: dict[str, Any]) -> None:
    game["record"].append(0)


def other_winner(game: dict[str, Any]) -> None:
    game["result"]["winners"] = [1 - game["result"]["winners"][0]]


def other_log(game: dict[str, Any]) -> None:
    game["log"][3]["text"] = "Nothing happened."


def other_digest(game: dict[str, Any]) -> None:
    game["digest"] = "0" * 32


def other_settings(game: dict[str, Any]) -> None:
    game["settings"]["mode"] = "silly"


@pytest.mark.parametrize(
    "forge",
    [other_seed, other_seed_and_commitment, short_seed, no_hexadecimal, other_answer,
     one_answer_fewer, one_answer_more, other_winner, other_log, other_digest, other_settings],
)  # fmt: skip
def test_a_forged_game_does_not_hold(
    exported: tuple[str, bytes], tmp_path: Path, forge: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    game = json.loads(exported[1])
    forge(game)
    assert verify(tmp_path, json.dumps(game).encode()) == 1
    assert "Does not hold" in capsys.readouterr().out


def test_another_commitment_than_the_one_noted_does_not_hold(
    exported: tuple[str, bytes], tmp_path: Path
) -> None:
    assert verify(tmp_path, exported[1], "--commitment", "00") == 1


@pytest.mark.parametrize("data", [b"{}", b"[" * 9000, b"\xff", b'{"format": 3}', b"nonsense"])
def test_a_file_that_is_no_game_is_wrong_usage(
    tmp_path: Path, data: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(tmp_path, data) == 2
    assert "not an exported game" in capsys.readouterr().err


def test_a_game_of_other_rules_cannot_be_checked(
    exported: tuple[str, bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = json.loads(exported[1])
    assert verify(tmp_path, json.dumps({**game, "version": 77}).encode()) == 2
    assert "version 77" in capsys.readouterr().err


def test_a_game_with_cards_that_are_missing_does_not_hold(
    exported: tuple[str, bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = json.loads(exported[1])
    assert ("edition" in game) is (find(game["game"]).edition > 0)  # the first is not written
    assert verify(tmp_path, json.dumps({**game, "edition": "3-0123456789ab"}).encode()) == 1
    assert "began with cards that are not those of here" in capsys.readouterr().out


def test_the_seed_is_not_told_before_the_end(site: Site) -> None:
    table, (guest, _), _ = pair(site)
    assert guest.view(table)["seed"] is None
    export = guest.ask("GET", f"/api/tables/{table}/export").content
    assert msgspec.json.decode(export) == guest.view(table)
