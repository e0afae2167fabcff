"""What whoever runs a server can do beside it: look, close, ban, mute, copy."""

from __future__ import annotations

import json
import os
import random
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from fiendish.cli import main
from fiendish.server.backup import NoBackup, back_up
from fiendish.server.database import FILE
from fiendish.server.rulings import Rulings
from fiendish.server.store import Player, Store
from tests.server.http_site import Guest, Site, asked, pair

NOTICED = 10.0  # seconds that a busy machine may take


@pytest.fixture(scope="module")
def run_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("operated")) as site:
        yield site
        assert "Traceback" not in site.notes.read_text()


Admin = Callable[..., Any]


@pytest.fixture
def admin(run_site: Site, capsys: pytest.CaptureFixture[str]) -> Admin:
    """`fiendish admin … --json` beside the server; what it says, or why it does not."""

    def run(*words: str) -> Any:
        capsys.readouterr()
        status = main(["admin", *words, "--json", "--data", str(run_site.folder / "data")])
        told = capsys.readouterr()
        return json.loads(told.out.splitlines()[-1]) if status == 0 else told.err

    return run


def soon(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + NOTICED
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def id_of(guest: Guest) -> str:
    found: str = guest.ok("GET", "/api/guest")["id"]
    return found


# -- looking -------------------------------------------------------------------------------------


def test_tables_and_players_are_listed(run_site: Site, admin: Admin) -> None:
    table, (ann, bob), _ = pair(run_site, "smash_up")
    waiting = ann.new_table()["table"]
    found = {one["id"]: one for one in admin("list")["tables"]}
    assert [chair["player"] for chair in found[table]["seats"]] == [id_of(ann), id_of(bob)]
    assert (found[table]["status"], found[waiting]["status"]) == ("playing", "open")
    assert {one["status"] for one in admin("list", "tables", "--status", "open")["tables"]} == {
        "open"
    }
    assert table not in {one["id"] for one in admin("list", "--game", "supervillain")["tables"]}
    mine = admin("list", "--player", id_of(bob))["tables"]
    assert [one["id"] for one in mine] == [table]
    assert id_of(ann) in {one["id"] for one in admin("list", "players", "--name", "an")["players"]}
    assert admin("list", "players", "--name", "%")["players"] == []


def test_lists_are_there_for_people_too(run_site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    table, (ann, _), _ = pair(run_site)
    data = str(run_site.folder / "data")
    for words, shown in ((["list"], table), (["list", "players"], id_of(ann)), (["audit"], "")):
        assert main(["admin", *words, "--data", data]) == 0
        assert shown in capsys.readouterr().out


def test_no_seat_is_free_where_nobody_can_sit_down(
    run_site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = run_site.guest()
    open_table = ann.new_table()["table"]
    left = run_site.guest()
    closed_table = left.new_table(bots={"1": "normal"})["table"]
    left.ok("POST", f"/api/tables/{closed_table}/close", {})
    left.ok("POST", "/api/guest/delete", {})
    capsys.readouterr()
    assert main(["admin", "list", "--data", str(run_site.folder / "data")]) == 0
    lines = {line.split()[0]: line for line in capsys.readouterr().out.splitlines()}
    assert lines[open_table].rstrip().endswith(", free")
    assert lines[closed_table].rstrip().endswith("  –, normal")


# -- deciding ------------------------------------------------------------------------------------


def test_a_table_is_closed_while_the_server_runs(run_site: Site, admin: Admin) -> None:
    table, both, _ = pair(run_site)
    admin("close", table, "--why", "they asked  for it")
    soon(lambda: both[0].view(table)["closed"] == "operator")
    seen = both[0].view(table)
    assert seen["view"]["decision"] is None  # it asks nobody
    answer = both[0].move(table, seen["seq"], 0)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "void")
    assert "void already" in admin("close", table)
    assert table in {one["id"] for one in admin("list", "--status", "void")["tables"]}
    last = admin("audit")["log"][-1]
    assert (last["act"], last["what"], last["why"]) == ("close", table, "they asked for it")


def test_a_muted_player_can_play_and_not_chat(run_site: Site, admin: Admin) -> None:
    table, (ann, bob), _ = pair(run_site)

    def says(guest: Guest) -> int:
        return guest.ask("POST", f"/api/tables/{table}/chat", {"text": "hello"}).status_code

    admin("mute", id_of(ann))
    soon(lambda: says(ann) == 403)
    assert says(bob) == 201
    assert ann.view(table)["status"] == "playing"
    admin("unmute", id_of(ann))
    soon(lambda: says(ann) == 201)
    assert "is not muted" in admin("unmute", id_of(ann))


def test_a_banned_player_is_not_let_in(run_site: Site, admin: Admin) -> None:
    table, (ann, bob), _ = pair(run_site)
    whom = id_of(ann)
    watched: list[str] = []

    def watch() -> None:
        with ann.http.stream("GET", f"/api/tables/{table}/stream") as lines:
            watched.extend(lines.iter_lines())

    watching = threading.Thread(target=watch)
    watching.start()
    admin("ban", whom)
    watching.join(NOTICED)
    assert not watching.is_alive()
    for path in ("/", "/api/guest", f"/api/tables/{table}/view"):
        answer = ann.http.get(path)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "banned")
    assert bob.view(table)["table"] == table
    assert [one["banned"] for one in admin("list", "players")["players"] if one["id"] == whom] == [
        1
    ]
    admin("unban", whom)
    soon(lambda: ann.http.get("/api/guest").status_code == 200)


def test_a_banned_address_is_not_let_in(run_site: Site, admin: Admin) -> None:
    admin("ban", "127.0.0.0/8")
    soon(lambda: httpx.get(run_site.address).status_code == 403)
    admin("unban", "127.0.0.0/8")
    soon(lambda: httpx.get(run_site.address).status_code == 200)


def test_a_home_is_banned_as_a_whole(admin: Admin) -> None:
    assert admin("ban", "2001:db8::17")["what"] == "2001:db8::/64"
    assert "banned already" in admin("ban", "2001:db8::18")
    assert admin("unban", "2001:db8::19")["what"] == "2001:db8::/64"
    rulings = Rulings()
    rulings.take(["2001:db8::/64", "10.0.0.0/8", "somebody"], [])
    barred = ("2001:db8::/64", "10.9.8.7")
    assert all(rulings.bars(one) for one in barred)
    assert not any(rulings.bars(one) for one in ("2001:db8:0:1::/64", "11.0.0.1", "", "testclient"))
    assert rulings.players == {"somebody"}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["nonsense"], "there is no 'nonsense'; there is: list, close"),
        (["close"], "close needs to know which"),
        (["close", "none"], "there is no table none"),
        (["ban", "none"], "there is no player none"),
        (["mute", "none"], "there is no player none"),
        (["unban", "10.0.0.1"], "10.0.0.1/32 is not banned"),
        (["list", "games"], "no list of 'games'"),
        (["list", "--status", "x"], "no status 'x'; there is: open, playing, over, void"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(admin: Admin, words: list[str], told: str) -> None:
    before = admin("audit")["log"]
    line = admin(*words)
    assert told in line
    assert len(line.splitlines()) == 1
    assert admin("audit")["log"] == before


def test_what_was_decided_holds_after_a_start(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    with Site(folder) as site:
        ann = site.guest()
        whom, token = id_of(ann), dict(ann.http.cookies)
        site.stop()
        assert main(["admin", "ban", whom, "--data", str(folder / "data")]) == 0
    with Site(folder) as site:
        assert httpx.get(f"{site.address}/api/guest", cookies=token).status_code == 403


def test_a_database_of_another_version_is_left_alone(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", "list", "--data", str(data)]) == 2
    assert "--data names the folder" in capsys.readouterr().err
    Store(data).close()
    with closing(sqlite3.connect(data / FILE)) as file, file:
        file.execute("UPDATE alembic_version SET version_num = '0009'")
    before = (data / FILE).read_bytes()
    assert main(["admin", "list", "--data", str(data)]) == 2
    assert "not of this version" in capsys.readouterr().err
    assert (data / FILE).read_bytes() == before
    with closing(sqlite3.connect(data / FILE)) as file, file:
        file.execute("PRAGMA application_id = 1")
    assert main(["admin", "list", "--data", str(data)]) == 2
    assert "of another program" in capsys.readouterr().err


# -- copies --------------------------------------------------------------------------------------


def test_a_copy_made_under_load_is_whole(tmp_path: Path) -> None:
    """Every game that was there before is in it, and a server goes on with it."""
    with Site(tmp_path / "site") as site:
        table, both, _ = pair(site)
        over = threading.Event()

        def play() -> None:
            chance = random.Random(1)
            while not over.is_set():
                seen = both[0].view(table)
                if seen["status"] == "over":
                    return
                seat = asked(seen)
                seen = both[seat].view(table)
                options = seen["view"]["decision"]["options"] or [0]
                both[seat].move(table, seen["seq"], chance.randrange(len(options)))

        playing = threading.Thread(target=play)
        playing.start()
        time.sleep(0.3)
        before = both[0].view(table)["seq"]
        copy = tmp_path / "copy.db"
        assert main(["backup", str(copy), "--data", str(site.folder / "data")]) == 0
        over.set()
        playing.join()
        if os.name != "nt":
            assert copy.stat().st_mode & 0o777 == 0o600
        assert {one.name for one in tmp_path.iterdir()} == {"site", "copy.db"}
    restored = tmp_path / "restored"
    (restored / "data").mkdir(parents=True)
    copy.rename(restored / "data" / FILE)
    with Site(restored) as site:
        ann = Guest(site.address)
        ann.http.cookies = both[0].http.cookies
        assert ann.http.get(f"{site.address}/api/tables/{table}/view").json()["seq"] >= before


def test_a_copy_overwrites_nothing_by_accident(data: Path, tmp_path: Path) -> None:
    store = Store(data)
    store.add_player(Player("p", "Ann", 1.0), "hash").result()
    copy = tmp_path / "copy"
    copy.write_text("something else")
    with pytest.raises(NoBackup, match="--force"):
        back_up(data, copy)
    assert copy.read_text() == "something else"
    assert back_up(data, copy, force=True) == 0
    with closing(sqlite3.connect(copy)) as file:
        assert file.execute("SELECT name FROM players").fetchall() == [("Ann",)]
    with pytest.raises(NoBackup, match="the database itself"):
        back_up(data, data / FILE, force=True)
    with pytest.raises(NoBackup, match="is a folder"):
        back_up(data, tmp_path)
    with pytest.raises(NoBackup, match="cannot be written"):
        back_up(data, tmp_path / "none" / "copy")
    store.close()


def test_a_copy_that_is_damaged_is_not_kept(data: Path, tmp_path: Path) -> None:
    store = Store(data)
    for number in range(2000):
        store.add_player(Player(f"p{number}", "Ann " * 20, 1.0), f"hash{number}")
    store.close()
    with (data / FILE).open("r+b") as file:
        file.seek(-4096 * 20, os.SEEK_END)
        file.write(b"\xff" * 4096 * 3)
    copy = tmp_path / "copy"
    with pytest.raises(NoBackup, match=r"damaged|could not be copied"):
        back_up(data, copy)
    assert [*tmp_path.glob("copy*")] == []


def test_what_is_no_server_is_not_copied(tmp_path: Path) -> None:
    with pytest.raises(NoBackup, match=r"there is no fiendish\.db"):
        back_up(tmp_path, tmp_path / "copy")
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.execute("CREATE TABLE x (y)")
    with pytest.raises(NoBackup, match="another program"):
        back_up(tmp_path, tmp_path / "copy")
