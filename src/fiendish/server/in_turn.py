"""Fair shares: who has a hundred things waiting keeps nobody else waiting for more than one of them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class InTurn(Generic[T]):
    """Lends things out. Where all are taken, those who wait come owner by owner, in a circle."""

    def __init__(self, things: Iterable[T]) -> None:
        self._free = deque(things)
        self._waiting: OrderedDict[str, deque[asyncio.Future[T]]] = OrderedDict()
        self._lent = 0

    @property
    def lent(self) -> int:
        """How many are out."""
        return self._lent

    @property
    def free(self) -> int:
        """How many can be had at once."""
        return len(self._free)

    @property
    def waiting(self) -> int:
        """How many wait for one."""
        return sum(not one.done() for queue in self._waiting.values() for one in queue)

    @asynccontextmanager
    async def lend(self, owner: str) -> AsyncIterator[T]:
        """One of the things, for as long as it takes."""
        thing = self._free.popleft() if self._free else await self._wait(owner)
        self._lent += 1
        try:
            yield thing
        finally:
            self._lent -= 1
            self._pass_on(thing)

    async def _wait(self, owner: str) -> T:
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(waiting)
        try:
            return await waiting
        except asyncio.CancelledError:
            if not waiting.cancelled():  # it had just come
                self._pass_on(waiting.result())
            raise

    def _pass_on(self, thing: T) -> None:
        """To the owner whose turn it is, who then comes last; or back to those that are free."""
        while self._waiting:
            owner, queue = next(iter(self._waiting.items()))
            first = queue.popleft()
            if queue:
                self._waiting.move_to_end(owner)
            else:
                del self._waiting[owner]
            if not first.done():
                first.set_result(thing)
                return
        self._free.append(thing)


class Threads:
    """A few threads for games that are played again, so that nothing else waits for those."""

    def __init__(self, count: int) -> None:
        self._all = [ThreadPoolExecutor(1, "replay") for _ in range(count)]
        self._turns = InTurn(self._all)

    async def run(self, owner: str, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What comes of the work, when it is the owner's turn."""
        async with self._turns.lend(owner) as thread:
            return await asyncio.wrap_future(thread.submit(work, *given, **named))

    def close(self) -> None:
        for thread in self._all:
            thread.shutdown(wait=False, cancel_futures=True)
