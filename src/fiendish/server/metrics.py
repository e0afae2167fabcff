"""What the server measures of itself, in the text form of Prometheus. Never anything of players or games."""

from __future__ import annotations

import asyncio
import bisect
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

_LAG_EVERY = 0.5  # seconds between two looks at how late the loop is
_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Histogram:
    """How often something took how many seconds. One thread adds, any other may read."""

    def __init__(self, bounds: Sequence[float] = _BOUNDS) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect.bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        """The buckets, each with all that was quicker."""
        total = 0
        for bound, count in zip((*self._bounds, "+Inf"), list(self._counts), strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {total}"


class Metrics:
    """What one server counts from its start on."""

    def __init__(self) -> None:
        self.answers: Counter[int] = Counter()  # by the first digit of the status
        self.open = 0  # sockets and streams
        self.lag = Histogram()

    async def watch_loop(self) -> None:
        """Measure for ever how much later than asked for the event loop goes on."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(_LAG_EVERY)
            self.lag.add(max(0.0, time.monotonic() - began - _LAG_EVERY))

    def answered(self, status: int) -> None:
        self.answers[status // 100] += 1

    def text(self, commits: Histogram, gauges: Mapping[str, tuple[float, str]]) -> str:
        """All of it; `gauges` are figures of this moment with what they mean."""
        name = "fiendish_requests_total"
        lines = [*_head(name, "counter", "answers by the class of their status")]
        lines += [f'{name}{{status="{one}xx"}} {self.answers[one]}' for one in range(1, 6)]
        for name, histogram, means in (
            ("fiendish_loop_lag_seconds", self.lag, "how late the event loop was"),
            ("fiendish_commit_seconds", commits, "how long the writer took for a transaction"),
        ):
            lines += [*_head(name, "histogram", means), *histogram.lines(name)]
        gauges = {"streams_open": (self.open, "sockets and streams"), **gauges}
        for short, (value, means) in gauges.items():
            name = f"fiendish_{short}"
            lines += [*_head(name, "gauge", means), f"{name} {value:.15g}"]
        return "\n".join(lines) + "\n"


def _head(name: str, kind: str, means: str) -> tuple[str, str]:
    return f"# HELP {name} {means}", f"# TYPE {name} {kind}"
