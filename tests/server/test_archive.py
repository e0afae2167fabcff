"""Games as files: taken in, refused, played on from; and reports."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

from fiendish.server import archive, dice_commitment
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from tests.server.http_site import Guest, Json, Site
from tests.server.service_harness import with_service

Over = tuple[Guest, str, Json]


@pytest.fixture(scope="module")
def over(site: Site) -> Over:
    ann = site.guest("Ann")
    table = ann.new_table("smash_up", bots={"1": "random"})["table"]
    ann.play(table, random.Random(7))
    return ann, table, ann.ok("GET", f"/api/tables/{table}/export")


def upload(guest: Guest, data: bytes) -> Any:
    return guest.http.post("/import", files={"file": ("game.json", data, "application/json")})


# -- taking in -----------------------------------------------------------------------------------


def test_a_game_comes_back_from_its_file(site: Site, over: Over) -> None:
    _, _, export = over
    bob = site.guest("Bob")
    answer = upload(bob, json.dumps(export).encode())
    assert answer.status_code == 303
    address = answer.headers["location"]
    assert bob.http.get(f"{address}?at=20&eyes=B").status_code == 200
    again = bob.ok("GET", address.replace("/tables", "/api/tables").replace("/replay", "/export"))
    for name in ("game", "seed", "commitment", "record", "log", "digest", "result", "names"):
        assert again[name] == export[name] or name == "names"
    assert address in bob.http.get("/import").text
    assert site.guest("Eve").http.get(address).status_code == 404


def test_a_program_can_send_the_file_as_it_is(site: Site, over: Over) -> None:
    answer = Guest(site.address).http.post(
        "/import",
        content=json.dumps(over[2]).encode(),
        headers={"content-type": "application/json"},
    )
    assert answer.status_code == 303
    assert "fiendish_guest" in answer.headers["set-cookie"]


def changed(export: Json, **more: object) -> bytes:
    return json.dumps({**export, **more}).encode()


BAD = {
    "nothing": lambda e: b"",
    "no json": lambda e: b"\xff\xfe hello",
    "truncated": lambda e: json.dumps(e).encode()[:2000],
    "deep": lambda e: b'{"format":' + b"[" * 100_000,
    "a list": lambda e: b"[1, 2]",
    "wrong format": lambda e: changed(e, format="fiendish-game-9"),
    "unknown field": lambda e: changed(e, more=1),
    "unknown game": lambda e: changed(e, game="chess"),
    "another version": lambda e: changed(e, version=e["version"] + 1),
    "too many seats": lambda e: changed(e, seats=9),
    "negative seats": lambda e: changed(e, seats=-1),
    "settings of wrong types": lambda e: changed(e, settings={"factions": {"a": [{}]}}),
    "unknown setting": lambda e: changed(e, settings={"cheat": 1}),
    "bad seed": lambda e: changed(e, seed="zz"),
    "other seed": lambda e: changed(e, seed="00" * 32),
    "impossible entry": lambda e: changed(e, record=[*e["record"][:5], 500]),
    "goes back too far": lambda e: changed(e, record=[-5]),
    "goes back often": lambda e: changed(e, record=[*e["record"][:60], *[-59, 0] * 3000]),
    "very long": lambda e: changed(e, record=[0] * 100_000),
    "huge number": lambda e: changed(e, record=[-(2**62)]),
    "cut short": lambda e: changed(e, record=e["record"][:20]),
    "another result": lambda e: changed(e, result={**e["result"], "winners": []}),
    "another log": lambda e: changed(e, log=e["log"][:-1]),
    "names missing": lambda e: changed(e, names=["Ann"]),
    "names of wrong type": lambda e: changed(e, names=[1, 2]),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_files_are_refused_with_a_reason(site: Site, over: Over, name: str) -> None:
    visitor = Guest(site.address)
    began = time.monotonic()
    answer = upload(visitor, BAD[name](over[2]))
    assert answer.status_code in (400, 422), answer.text
    assert 'class="wrong"' in answer.text
    assert not visitor.http.cookies
    assert time.monotonic() - began < 30  # and not for ever


def test_a_file_that_is_too_big_is_refused(site: Site) -> None:
    answer = upload(Guest(site.address), b" " * (2 * 1024 * 1024))
    assert answer.status_code == 413
    assert "too long" in answer.text


def test_only_so_many_games_from_files_are_kept_at_once(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fiendish.server.service.IMPORTS", (0.0, 2.0))

    async def act(service: Service) -> None:
        for _ in range(2):
            archive.check_imports(service, "ann")
        with pytest.raises(Refused, match="many games from files"):
            archive.check_imports(service, "ann")
        archive.check_imports(service, "bob")

    with_service(data, act)


def test_names_from_a_file_stay_names(site: Site, over: Over) -> None:
    bob = site.guest("Bob")
    names = ["<script>alert(1)</script>", "\u202e\x00" + "x" * 500]
    address = upload(bob, changed(over[2], names=names)).headers["location"]
    text = bob.http.get(address).text
    assert "<script>alert" not in text
    assert "&lt;script&gt;" in text
    assert "x" * 40 not in text
    assert "\u202e" not in text


@pytest.mark.parametrize("seed", range(12))
def test_damaged_files_never_break_anything(site: Site, over: Over, seed: int) -> None:
    chance = random.Random(seed)
    data = bytearray(json.dumps(over[2]).encode())
    for _ in range(chance.randrange(1, 6)):
        at = chance.randrange(len(data))
        data[at : at + chance.randrange(3)] = chance.randbytes(chance.randrange(3))
    assert upload(Guest(site.address), bytes(data)).status_code in (303, 422)


# -- playing on ----------------------------------------------------------------------------------


@pytest.mark.parametrize("part", [0, 3, 5, 9])
def test_a_game_goes_on_from_any_moment(site: Site, over: Over, part: int) -> None:
    _, table, export = over
    at = len(export["record"]) * part // 10
    ann = over[0]
    form = {"at": at, "seat": 1, "others": "random"}
    answer = ann.http.post(f"/tables/{table}/continue", data=form)
    assert answer.status_code == 303, answer.text
    new = answer.headers["location"].rpartition("/")[2]
    assert new != table
    end = ann.play(new, random.Random(2))
    assert end["reader"] == 1
    after = ann.ok("GET", f"/api/tables/{new}/export")
    assert after["record"][:at] == export["record"][:at]
    assert after["seed"] == export["seed"]
    assert dice_commitment.check(dice_commitment.read(json.dumps(after).encode())) == []
    assert ann.ok("GET", f"/api/tables/{table}/export") == export


def test_in_mid_effect_the_same_question_is_open(site: Site, over: Over) -> None:
    ann, table, export = over
    edition = export.get("edition", "")
    play = dice_commitment.begin(export["game"], 2, export["settings"], export["seed"], edition)
    log = archive.entries_of(play, export["record"])
    again = dice_commitment.begin(export["game"], 2, export["settings"], export["seed"], edition)
    for entry in log:
        question = again.question
        assert question is not None
        if not question.rest and not question.idle and entry.seq > 10:
            break
        again.replay(entry.choice)
    assert question is not None
    form = {"at": entry.seq - 1, "seat": question.seat, "others": "here"}
    answer = ann.http.post(f"/tables/{table}/continue", data=form)
    new = answer.headers["location"].rpartition("/")[2]
    seen = ann.view(new)
    assert seen["seq"] == entry.seq - 1
    decision = seen["view"]["decision"]
    assert (decision["seat"], decision["text"]) == (question.seat, question.text)


@pytest.mark.parametrize(
    ("change", "status", "reason"),
    [
        ({"at": 99_999}, 422, "nothing left"),
        ({"at": -1}, 422, "nothing left"),
        ({"seat": 7}, 422, "no seat 7"),
        ({"others": "genius"}, 422, "no such bot"),
        ({"at": "x"}, 400, "int"),
    ],
)
def test_what_cannot_be_played_on(
    over: Over, change: dict[str, object], status: int, reason: str
) -> None:
    ann, table, _ = over
    form = {"at": 5, "seat": 0, "others": "random", **change}
    answer = ann.http.post(f"/tables/{table}/continue", data=form)
    assert answer.status_code == status
    assert reason in answer.text


# -- reports -------------------------------------------------------------------------------------


def test_a_report_of_a_finished_game_holds_all_of_it(over: Over) -> None:
    ann, table, export = over
    form = {"at": 25, "eyes": "B", "words": "odd", "window": "1280×800"}
    answer = ann.http.post(f"/tables/{table}/report", data=form)
    assert answer.headers["content-disposition"].startswith('attachment; filename="report-')
    told = answer.json()
    assert told["whole"] == export
    assert (told["table"], told["reader"], told["words"]) == (table, 1, "odd")
    assert told["window"] == "1280×800"
    assert "httpx" in told["browser"]
    assert told["view"]["reader"] == 1


def test_a_report_of_a_running_game_holds_what_its_reader_sees(site: Site) -> None:
    ann = site.guest("Ann")
    table = ann.new_table("smash_up", bots={"1": "random"})["table"]
    seen = ann.play(table, random.Random(3), most=12)
    told = ann.http.post(f"/tables/{table}/report", data={"at": seen["seq"]}).json()
    now = ann.view(table)
    assert told["whole"] is None
    assert told["reader"] == 0
    if now["seq"] == told["seq"]:
        assert told["view"] == now["view"]
    assert "seed" not in told
    refused = ann.http.post(f"/tables/{table}/report", data={"at": 0, "eyes": "B"})
    assert refused.status_code == 403
    long = {"at": 0, "words": "x" * 5000}
    assert ann.http.post(f"/tables/{table}/report", data=long).status_code == 400


def test_whoever_runs_the_server_finds_the_game_of_a_report(site: Site) -> None:
    ann = site.guest("Ann")
    table = ann.new_table("smash_up", bots={"1": "random"})["table"]
    seen = ann.play(table, random.Random(3), most=12)
    begun, record = archive.kept_game(site.folder / "data", table)
    for entry in record:
        begun.replay(entry)
    assert len(record) >= seen["seq"]
    with pytest.raises(ValueError, match="no table"):
        archive.kept_game(site.folder / "data", "f" * 24)
    with pytest.raises(ValueError, match=r"no fiendish\.db"):
        archive.kept_game(Path("/nowhere"), table)
