"""Other people's games in random play, to be measured like our own.

For orientation only: they are other games, and most of them smaller ones. Each is played through
Python, by as many players as it usually has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from itertools import repeat
from statistics import median

from fiendish.commands.support import measure
from fiendish.commands.support.environments import agents_in_turn, states
from fiendish.commands.support.simulation import random_numbers
from fiendish.extras import Missing, need

EXTRA = "peers"


@dataclass(frozen=True)
class Peer:
    """A game of a library, its steps without end, and its decisions per second on the machine for
    which our goals were set (0 if nobody has measured them there)."""

    library: str
    package: str
    game: str
    steps: Callable[[str], Iterator[None]]
    there: int = 0

    @property
    def version(self) -> str:
        """Which version of the library is installed; empty if none is."""
        try:
            return version(self.package)
        except PackageNotFoundError:
            return ""


@dataclass(frozen=True)
class Finding:
    """How many decisions per second a peer makes, or why that is not known."""

    peer: Peer
    decisions: float | None = None
    trouble: str = ""


def find_out(peer: Peer, seconds: float) -> Finding:
    """Measure a peer. One that is not there or breaks down is a finding as well."""
    try:
        return Finding(peer, measure.step_rate(peer.steps(peer.game), seconds))
    except Missing as error:
        return Finding(peer, trouble=str(error))
    except Exception as error:  # in code of others, which must not cost us our own figures
        what = " ".join(f"{type(error).__name__}: {error}".split())
        return Finding(peer, trouble=f"{peer.game} broke down ({what})")


class Pace:
    """Tells how fast this machine is just now, beside that for which our goals were set.

    Every time all games whose speed is known there are played on for a moment. One that is not there
    or breaks down is left out. `told` is all that was said so far.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds / max(1, sum(peer.there > 0 for peer in PEERS))
        self._games: list[tuple[Callable[[], int], int]] = []
        self.told: list[float] = []
        for peer in PEERS:
            if peer.there and not find_out(peer, 0).trouble:
                self._games.append((measure.some_of(peer.steps(peer.game)), peer.there))

    @property
    def is_known(self) -> bool:
        return bool(self._games)

    def __call__(self) -> float:
        rates = [(measure.quick_rate(work, self._seconds), there) for work, there in self._games]
        self.told.append(median(rate / there for rate, there in rates))
        return self.told[-1]


def _rlcard(game: str) -> Iterator[None]:
    env = need("rlcard", EXTRA).make(game, {"seed": 0})
    numbers = random_numbers(0)
    while True:
        seen, _ = env.reset()
        while not env.is_over():
            legal = [*seen["legal_actions"]]
            seen, _ = env.step(legal[int(numbers() * len(legal))])
            yield


def _classic(game: str) -> Iterator[None]:
    for module in ("pygame", "rlcard"):  # what the classic games of PettingZoo are made with
        need(module, EXTRA)
    env = need("pettingzoo", EXTRA).make("aec", f"classic/{game}")
    return agents_in_turn(env, repeat(None))  # with a seed, some would be built anew for each game


def _openspiel(game: str) -> Iterator[None]:
    pyspiel = need("pyspiel", EXTRA)
    need("open_spiel.python.games", EXTRA)  # registers the games that are written in Python
    return states(pyspiel.load_game(game))


PEERS = (
    Peer("RLCard", "rlcard", "gin-rummy", _rlcard, 12_000),
    Peer("RLCard", "rlcard", "uno", _rlcard, 35_000),
    Peer("RLCard", "rlcard", "leduc-holdem", _rlcard),
    *(
        Peer("PettingZoo", "pettingzoo", game, _classic)
        for game in ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "hanabi_v5")
    ),
    Peer("OpenSpiel", "open_spiel", "gin_rummy", _openspiel, 37_000),
    Peer("OpenSpiel", "open_spiel", "hanabi", _openspiel, 164_000),
    Peer("OpenSpiel", "open_spiel", "leduc_poker", _openspiel),
    Peer("OpenSpiel", "open_spiel", "python_liars_poker", _openspiel),
)
