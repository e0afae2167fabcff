"""Where the rows of an experiment are kept: Parquet files in a folder, beside the plan.

While games are played every batch is a file of its own, put in place in one step; so whatever ends the
run, all batches that were told are there. In the end they become one file, in the order of the games.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from fiendish.extras import need
from fiendish.lab.experiment import Experiment
from fiendish.lab.playing import GameRow

PLAN, ROWS, PARTS = "experiment.json", "rows.parquet", "parts"


class BadFolder(ValueError):
    """A folder that cannot be used; the message says why."""


class Folder:
    """The folder of one experiment, made if it is not there. Needs pyarrow."""

    def __init__(self, path: Path, experiment: Experiment) -> None:
        self.path = path
        self._parts = path / PARTS
        self._pyarrow = need("pyarrow", "lab")
        self._parquet = need("pyarrow.parquet", "lab")
        try:
            self._parts.mkdir(parents=True, exist_ok=True)
            self._claim(experiment)
        except OSError as error:
            raise BadFolder(f"cannot write to {path}: {error.strerror or error}") from None

    def _claim(self, experiment: Experiment) -> None:
        """Write down what is played here, or see that it is the same."""
        plan = self.path / PLAN
        if plan.exists():
            if read_plan(self.path) != experiment:
                raise BadFolder(f"{self.path} holds another experiment; choose another folder")
            return
        others = [one.name for one in self.path.iterdir() if one.name != PARTS]
        if others:
            raise BadFolder(
                f"{self.path} holds something else ({others[0]}); choose another folder"
            )
        put(plan, msgspec.json.format(msgspec.json.encode(experiment)))

    def rows(self) -> list[GameRow]:
        """All rows there are, in the order of the games."""
        files = [*sorted(self._parts.glob("*.parquet")), self.path / ROWS]
        found = {row.n: row for file in files if file.exists() for row in self._read(file)}
        return [found[n] for n in sorted(found)]

    def _read(self, file: Path) -> list[GameRow]:
        try:
            table = self._parquet.read_table(file)
            return msgspec.convert(table.to_pylist(), list[GameRow])
        except (OSError, ValueError) as error:
            raise BadFolder(f"{file} cannot be read: {str(error)[:200]}") from None

    def add(self, rows: Sequence[GameRow]) -> None:
        """Keep a batch."""
        self._write(self._parts / f"{rows[0].n:09}.parquet", rows)

    def finish(self) -> list[GameRow]:
        """Make one file of all batches; the rows."""
        rows = self.rows()
        parts = sorted(self._parts.glob("*.parquet"))
        if parts:
            self._write(self.path / ROWS, rows)
        for part in parts:
            part.unlink()
        return rows

    def _write(self, file: Path, rows: Sequence[GameRow]) -> None:
        table = self._pyarrow.Table.from_pylist(
            [msgspec.structs.asdict(row) for row in rows], schema=self._schema()
        )
        new = file.with_suffix(".new")
        try:
            self._parquet.write_table(table, new, compression="zstd")
            os.replace(new, file)
        except OSError as error:
            raise BadFolder(f"cannot write {file}: {error.strerror or error}") from None

    def _schema(self) -> Any:
        a = self._pyarrow
        words = a.list_(a.list_(a.string()))
        numbers = a.list_(a.int32())
        types = {
            "n": a.int64(), "seed": a.int64(), "settings": a.string(), "bots": a.list_(a.string()),
            "picks": words, "first": a.int32(), "winners": numbers, "ranks": numbers,
            "reason": a.string(), "decisions": a.int32(), "turns": a.int32(), "digest": a.string(),
            "drawn": words, "played": words, "held": words,
        }  # fmt: skip
        return a.schema([*types.items()])


def read_plan(path: Path) -> Experiment:
    """What is played in a folder; `BadFolder` if nothing is."""
    try:
        return msgspec.json.decode((path / PLAN).read_bytes(), type=Experiment)
    except OSError as error:
        raise BadFolder(f"there is no experiment in {path}: {error.strerror or error}") from None
    except msgspec.DecodeError as error:
        raise BadFolder(f"{path / PLAN} cannot be read: {str(error)[:200]}") from None


def put(file: Path, data: bytes) -> None:
    """Write a file in one step: it is there in full, or not at all."""
    new = file.with_name(file.name + ".new")
    new.write_bytes(data)
    os.replace(new, file)
