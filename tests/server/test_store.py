"""What is kept stays kept, and a file that cannot be trusted is not opened."""

from __future__ import annotations

import sqlite3
import threading
import time
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import create_engine, inspect
from sqlalchemy.exc import IntegrityError

from fiendish.server import database
from fiendish.server.database import FILE, BadDatabase
from fiendish.server.schema import metadata
from fiendish.server.store import Entry, Player, SeatRow, Store, TableRow

ANN = Player("ann", "Ann", 1.0)
ROW = TableRow(
    id="t", game="supervillain", version=1, seats=2, settings="{}", commitment="c", seed="s",
    status="playing", public=False, watch="", owner="ann", created=2.0,
)  # fmt: skip


def filled(folder: Path) -> Store:
    store = Store(folder)
    store.add_player(ANN, "hash").result()
    store.add_table(ROW, [SeatRow(seat=0, player="ann"), SeatRow(seat=1, bot="random")]).result()
    return store


def test_a_table_comes_back_as_it_was_kept(data: Path) -> None:
    store = filled(data)
    log = [Entry(1, "answer", 0, 3, "c1"), Entry(2, "idle", 1, 0)]
    store.append("t", log, "playing").result()
    store.close()
    store = Store(data)
    row, chairs, entries, said = store.table("t") or pytest.fail("it is gone")
    assert row == ROW
    assert [(one.name, one.bot) for one in chairs] == [("Ann", ""), ("", "random")]
    assert entries == log
    assert said == []
    store.close()


def test_who_no_longer_waits_stops_no_job(data: Path) -> None:
    store, go = filled(data), threading.Event()
    store._writer.submit(lambda connection: go.wait(10))
    writing = store.append("t", [Entry(1, "answer", 0, 3)], "playing")
    assert not writing.cancel()  # as a request does whose client has left
    go.set()
    writing.result(10)
    store.append("t", [Entry(2, "answer", 0, 3)], "playing").result(10)
    store.close()


def test_an_entry_number_is_given_once(data: Path) -> None:
    store = filled(data)
    store.append("t", [Entry(1, "answer", 0, 3)], "playing").result()
    with pytest.raises(IntegrityError):
        store.append("t", [Entry(1, "answer", 0, 4)], "playing").result()
    store.close()


def test_a_command_id_is_used_once_at_a_table(data: Path) -> None:
    store = filled(data)
    store.append("t", [Entry(1, "answer", 0, 3, "same")], "playing").result()
    with pytest.raises(IntegrityError):
        store.append("t", [Entry(2, "answer", 0, 3, "same")], "playing").result()
    store.close()


def test_of_a_batch_all_is_kept_or_nothing(data: Path) -> None:
    store = filled(data)
    with pytest.raises(IntegrityError):
        store.append("t", [Entry(1, "answer", 0, 0), Entry(1, "idle", 0, 0)], "over").result()
    row, _, entries, _ = store.table("t") or pytest.fail("it is gone")
    assert (row.status, entries) == ("playing", [])
    store.close()


def test_a_failed_job_does_not_take_others_of_its_group_along(data: Path) -> None:
    store = filled(data)
    futures = [store.append("t", [Entry(1, "answer", 0, n)], "playing") for n in range(20)]
    failed = [future.exception() is not None for future in futures]
    assert failed == [False] + [True] * 19
    store.close()


def test_waiting_jobs_are_committed_together(data: Path) -> None:
    store = filled(data)
    futures = [store.append("t", [Entry(n, "answer", 0, 0)], "playing") for n in range(1, 501)]
    for future in futures:
        future.result(10)
    found = store.table("t")
    assert found is not None
    assert len(found[2]) == 500
    store.close()


def test_of_two_rematches_the_first_stands(data: Path) -> None:
    store = filled(data)
    new, other = (msgspec.structs.replace(ROW, id=name) for name in ("n", "o"))
    assert store.add_table(new, [], rematch_of="t").result() == "n"
    assert store.add_table(other, [], rematch_of="t").result() == "n"
    assert store.table("o") is None
    store.close()


def test_the_file_is_as_safe_as_sqlite_can_make_it(data: Path) -> None:
    store = filled(data)
    with store._engine.connect() as connection:
        read = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    assert read == {
        "journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000
    }  # fmt: skip
    store.close()


def test_migrations_lead_to_the_tables_the_code_knows(data: Path) -> None:
    Store(data).close()
    engine = create_engine(f"sqlite:///{data / FILE}")
    found = inspect(engine)
    assert {*metadata.tables} == {*found.get_table_names()} - {"alembic_version"}
    for name, table in metadata.tables.items():
        columns = {(one["name"], one["nullable"]) for one in found.get_columns(name)}
        assert columns == {(one.name, one.nullable) for one in table.columns}
        assert len(found.get_unique_constraints(name)) == sum(
            type(one).__name__ == "UniqueConstraint" for one in table.constraints
        )
    engine.dispose()


def test_a_file_of_the_first_version_is_brought_up_with_all_it_holds(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data.mkdir()
    with monkeypatch.context() as patch:
        patch.setattr(database, "_migrate", partial(database._migrate, to="0001"))
        database.open_database(data / FILE).dispose()
    with closing(sqlite3.connect(data / FILE)) as file, file:
        file.execute("INSERT INTO players VALUES ('ann', 'Ann', 'hash', 1.0)")
        file.execute(
            "INSERT INTO tables VALUES ('t', 'supervillain', 1, 2, '{}', 'c', 's', 'playing', 0,"
            " '', 'ann', NULL, 2.0)"
        )
        file.execute("INSERT INTO seats VALUES ('t', 0, 'ann', '', '', 'i')")
        file.execute("INSERT INTO seats VALUES ('t', 1, NULL, 'random', '', '')")
        file.execute("INSERT INTO entries VALUES ('t', 1, 'answer', 0, 3, 'c1', 3.0)")
        file.execute("INSERT INTO chat VALUES (1, 't', 0, 'hello', 4.0)")
    store = Store(data)
    row, chairs, entries, said = store.table("t") or pytest.fail("it is gone")
    assert row == ROW
    assert chairs == [
        SeatRow(seat=0, player="ann", invite="i", name="Ann"),
        SeatRow(seat=1, bot="random"),
    ]
    assert entries == [Entry(1, "answer", 0, 3, "c1")]
    assert [line.text for line in said] == ["hello"]
    kept = store.player("ann")
    assert kept is not None
    assert time.time() - kept.seen < 60  # nobody counts as gone because nothing was noted
    assert msgspec.structs.replace(kept, seen=ANN.seen) == ANN
    assert store.guest("ann", "hash") == kept
    assert store.guest("ann", "other") is None
    store.close()


def test_one_guest_may_have_several_seats_with_names_of_their_own(data: Path) -> None:
    store = Store(data)
    store.add_player(ANN, "hash").result()
    chairs = [SeatRow(seat=0, player="ann"), SeatRow(seat=1, player="ann", label="Ines")]
    store.add_table(ROW, chairs).result()
    kept = store.table("t") or pytest.fail("it is gone")
    assert [(one.player, one.name) for one in kept[1]] == [("ann", "Ann"), ("ann", "Ines")]
    store.close()


def test_it_is_kept_whose_turn_it_is_and_who_has_won(data: Path) -> None:
    store = filled(data)
    store.append("t", [Entry(1, "answer", 0, 3)], "playing", asked=1).result()
    [(row, _)] = store.listed("ann")
    assert (row.asked, row.winners) == (1, "")
    store.append("t", [Entry(2, "answer", 1, 0)], "over", None, "AB").result()
    [(row, _)] = store.listed("ann")
    assert (row.asked, row.winners) == (None, "AB")
    store.close()


def test_a_second_server_on_the_same_data_is_refused(data: Path) -> None:
    store = Store(data)
    with pytest.raises(BadDatabase, match="another server is running"):
        Store(data)
    store.close()
    Store(data).close()


def test_a_database_of_a_newer_version_is_refused(data: Path) -> None:
    Store(data).close()
    with sqlite3.connect(data / FILE) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadDatabase, match=r"newer version of Fiendish.*9999"):
        Store(data)


def test_a_damaged_database_is_refused(data: Path) -> None:
    filled(data).close()
    path = data / FILE
    half = path.read_bytes()
    path.write_bytes(half[: len(half) // 2] + b"\xff" * (len(half) // 4))
    with pytest.raises(BadDatabase, match=r"damaged|cannot be read"):
        Store(data)


def test_something_else_than_a_database_is_refused(data: Path) -> None:
    data.mkdir()
    (data / FILE).write_bytes(b"Dear diary, " * 500)
    with pytest.raises(BadDatabase, match="cannot be read as a database"):
        Store(data)


def test_the_database_of_another_program_is_left_alone(data: Path) -> None:
    data.mkdir()
    with sqlite3.connect(data / FILE) as file:
        file.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(BadDatabase, match="another program"):
        Store(data)
