"""How long a bot may think, and how that is written behind its name."""

from __future__ import annotations

from dataclasses import dataclass

MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 3600.0


@dataclass(frozen=True, slots=True)
class Budget:
    """So many iterations, or so many seconds. Only iterations give the same choice each time."""

    iterations: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.seconds else str(self.iterations)

    def left(self, iterations: int, seconds: float) -> float:
        """How many more iterations it allows after so many in so much time."""
        if self.seconds:
            return iterations * (self.seconds - seconds) / max(seconds, 1e-6)
        return self.iterations - iterations

    @classmethod
    def read(cls, text: str) -> Budget:
        """The budget that is written as `400` or `1.5s`; else a `ValueError` says what can be."""
        try:
            if text.endswith("s"):
                seconds = float(text[:-1])
                if 0 < seconds <= MOST_SECONDS:
                    return cls(seconds=seconds)
            elif 1 <= int(text) <= MOST_ITERATIONS:
                return cls(iterations=int(text))
        except ValueError:
            pass
        raise ValueError(
            f"{text[:40]!r} is no budget; allowed: iterations from 1 to {MOST_ITERATIONS}, such as 400, "
            f"or seconds up to {MOST_SECONDS:g}, such as 1.5s"
        )
