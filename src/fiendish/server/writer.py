"""One thread writes. Whatever waits is written in one transaction, and answered after its commit."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

from sqlalchemy import Engine
from sqlalchemy.engine import Connection

from fiendish.server.database import WRITING, DatabaseFiles
from fiendish.server.metrics import Histogram

T = TypeVar("T")
Job = Callable[[Connection], Any]

_MOST = 256  # jobs in one transaction


class Writer:
    """Takes jobs from any thread. A job that fails is rolled back alone."""

    def __init__(self, engine: Engine, place: DatabaseFiles) -> None:
        self._engine = engine.execution_options(**{WRITING: True})
        self._place = place
        self._jobs: queue.Queue[tuple[Job, Future[Any]] | None] = queue.Queue()
        self._closed = False
        self.commit_times = Histogram()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, job: Callable[[Connection], T]) -> Future[T]:
        """The future result of the job, there only when it is safely on the disk."""
        if self._closed:
            raise RuntimeError("the store is closed")
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()  # who stops waiting for a job does not stop the job
        self._jobs.put((job, future))
        return future

    def close(self) -> None:
        """Finish what was submitted, then end."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._thread.join()

    def _run(self) -> None:
        going_on = True
        while going_on:
            batch = [self._jobs.get()]
            while len(batch) < _MOST:
                try:
                    batch.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            going_on = None not in batch
            self._write([one for one in batch if one is not None])

    def _write(self, batch: list[tuple[Job, Future[Any]]]) -> None:
        done: list[tuple[Future[Any], Any]] = []
        began = time.monotonic()
        try:
            self._place.check()
            with self._engine.begin() as connection:
                for job, future in batch:
                    try:
                        with connection.begin_nested():
                            done.append((future, job(connection)))
                    except Exception as error:
                        future.set_exception(error)
                        if not _in_transaction(connection):  # a full disk, say: all is rolled back
                            raise
            self._place.check()
            self.commit_times.add(time.monotonic() - began)
        except Exception as error:  # nothing of the batch is kept
            for _, future in batch:
                if not future.done():
                    future.set_exception(error)
            return
        for future, result in done:
            future.set_result(result)


def _in_transaction(connection: Connection) -> bool:
    database = connection.connection.driver_connection
    return database is not None and bool(database.in_transaction)
