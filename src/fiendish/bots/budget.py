"""How long a bot may think, and how that is written behind its name."""

from __future__ import annotations

from dataclasses import dataclass

MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 3600.0

_ALLOWED = (
    f"allowed: iterations from 1 to {MOST_ITERATIONS}, such as 400, "
    f"or seconds up to {MOST_SECONDS:g}, such as 1.5s"
)


@dataclass(frozen=True, slots=True)
class Budget:
    """So many iterations, or so many seconds. Only iterations give the same choice each time."""

    iterations: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        if self.seconds:
            fits = not self.iterations and 0 < self.seconds <= MOST_SECONDS
        else:
            fits = 1 <= self.iterations <= MOST_ITERATIONS
        if not fits:
            given = f"{self.iterations} iterations, {self.seconds:g} seconds"
            raise ValueError(f"{given} is no budget; {_ALLOWED}")

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
                return cls(seconds=float(text[:-1]))
            return cls(iterations=int(text))
        except ValueError:
            raise ValueError(f"{text[:40]!r} is no budget; {_ALLOWED}") from None
