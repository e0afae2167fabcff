"""Cards defined for the time of a test: afterwards the game's tables are as they were."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

from fiendish.engine.effects import Watchers
from fiendish.engine.numbering import Numbering


@contextmanager
def scratch(faces: ModuleType) -> Iterator[None]:
    """All tables and numberings of a module of faces are put back when this is left."""
    tables = [
        vars(table)["_by_event"] if isinstance(table, Watchers) else table
        for table in vars(faces).values()
        if isinstance(table, list | dict | set | Watchers)
    ]
    tables += [
        table
        for numbering in vars(faces).values()
        if isinstance(numbering, Numbering)
        for table in vars(numbering).values()
    ]
    tables += [inner for table in tables if isinstance(table, dict) for inner in table.values()]
    tables = [table for table in tables if isinstance(table, list | dict | set)]
    before = [copy.copy(table) for table in tables]
    try:
        yield
    finally:
        for table, content in zip(tables, before, strict=True):
            if isinstance(table, list):
                table[:] = content
            else:
                table.clear()
                table.update(content)
