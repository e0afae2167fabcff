"""What a hint's figures mean: how often a seat won whose table looked like that.

    python -m benchmarks.chances smash_up            # 300 games of normal bots, several minutes
    python -m benchmarks.chances supervillain mode=basic --games 100

Normal bots play against each other, at all numbers of players in turn. At some of their decisions the
table is valued as a hint values it: by the normal bot (`soon`), and by imagined games to the end of the
next turn (`later`). How it ended is known then, and a logistic curve through that goes into the
`chances.toml` of the game. Every second game is kept out of a first curve, which is judged by it; the
curve that is written has seen all of them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import exp
from random import Random
from typing import Any, NamedTuple

import fiendish
from fiendish import bots, games
from fiendish.bots.basic import Greedy
from fiendish.bots.foresight import WON, imagine, share
from fiendish.engine.table import Table

GAMES = 300
LOOKS = 0.05  # the share of the decisions that is looked at
WORLDS = 4  # imagined games for each of these
FAINT = 0.01
KINDS = ("soon", "later")


class Seen(NamedTuple):
    """A decision: how the table looked after what was chosen, and whether that seat won."""

    game: int
    seats: int
    soon: float
    later: float
    won: bool


class Curve(NamedTuple):
    """A chance is 1 / (1 + exp(-(at[seats] + scale * x)))."""

    scale: float
    at: dict[int, float]

    def chance(self, seats: int, x: float) -> float:
        return 1 / (1 + exp(-(self.at[seats] + self.scale * x)))


def play(game: str, seats: int, number: int, settings: dict[str, Any]) -> Iterator[Seen]:
    """One game of normal bots, and how some of its decisions looked."""
    table = fiendish.new(game, seats=seats, seed=number, **settings)
    chance, moments = Random(number), []
    players = [Greedy(number * seats + seat) for seat in range(seats)]
    while (question := table.question) is not None:
        count = len(question.options)
        best = 0
        if count > 1:
            values = players[question.seat].values(bots.Seat(table, question.seat))
            best = max(range(count), key=values.__getitem__)
            if chance.random() < LOOKS and abs(values[best]) < WON:
                moments.append((question.seat, share(values[best]), _later(table, best, number)))
        table.answer(best)
    assert table.result is not None
    for seat, soon, later in moments:
        yield Seen(number, seats, soon, later, seat in table.result.winners)


def _later(table: Table, option: int, number: int) -> float:
    """What the option is worth at the end of the next turn, on the average of some worlds."""
    assert table.question is not None
    seat = bots.Seat(table, table.question.seat)
    return sum(imagine(seat, option, number * WORLDS + world) for world in range(WORLDS)) / WORLDS


# -- the curve -----------------------------------------------------------------------------------


def fit(rows: Sequence[tuple[int, float, bool]]) -> Curve:
    """The curve under which these outcomes are likeliest, by Newton's method; a faint wish for small
    figures keeps it finite."""
    kinds = sorted({seats for seats, _, _ in rows})
    size = 1 + len(kinds)
    found = [0.0] * size
    for _ in range(30):
        slope = [-FAINT * one for one in found]
        bend = [[FAINT * (i == j) for j in range(size)] for i in range(size)]
        for seats, x, won in rows:
            at = 1 + kinds.index(seats)
            p = 1 / (1 + exp(-(found[0] * x + found[at])))
            inputs = ((0, x), (at, 1.0))
            for i, one in inputs:
                slope[i] += (won - p) * one
                for j, other in inputs:
                    bend[i][j] += p * (1 - p) * one * other
        found = [one + step for one, step in zip(found, _solved(bend, slope), strict=True)]
    return Curve(found[0], dict(zip(kinds, found[1:], strict=True)))


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The x for which matrix times x is right."""
    size = len(right)
    rows = [[*row, one] for row, one in zip(matrix, right, strict=True)]
    for i in range(size):
        for j in range(size):
            if j != i:
                share_of = rows[j][i] / rows[i][i]
                rows[j] = [
                    one - share_of * other for one, other in zip(rows[j], rows[i], strict=True)
                ]
    return [row[size] / row[i] for i, row in enumerate(rows)]


class Judged(NamedTuple):
    """How well a curve fits games that it has not seen."""

    error: float  # the mean difference between the chance and how many won, over tenths of the decisions
    brier: float
    blind: float  # the Brier score of the share of seats alone
    tenths: list[tuple[float, float]]  # chance, and how many won


def judge(curve: Curve, rows: Sequence[tuple[int, float, bool]]) -> Judged:
    told = sorted((curve.chance(seats, x), won) for seats, x, won in rows)
    tenths = []
    for n in range(10):
        part = told[len(told) * n // 10 : len(told) * (n + 1) // 10]
        tenths.append((sum(p for p, _ in part) / len(part), sum(w for _, w in part) / len(part)))
    return Judged(
        sum(abs(p - w) for p, w in tenths) / 10,
        sum((p - won) ** 2 for p, won in told) / len(told),
        sum((1 / seats - won) ** 2 for seats, _, won in rows) / len(rows),
        tenths,
    )


# -- the command ---------------------------------------------------------------------------------


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.chances")
    parser.add_argument("game", choices=games.names())
    parser.add_argument("settings", nargs="*", help="NAME=VALUE: the curve holds for these alone")
    parser.add_argument("--games", type=int, default=GAMES)
    args = parser.parse_args(given)
    game = games.find(args.game)
    known = {setting.name: setting for setting in game.settings}
    pairs = (one.partition("=") for one in args.settings)
    settings = {name: known[name].read(text) for name, _, text in pairs}
    seen: list[Seen] = []
    for number in range(args.games):
        seats = game.seats[number % len(game.seats)]
        seen += play(args.game, seats, number, settings)
    curves, judged = {}, {}
    for kind in KINDS:
        rows: dict[bool, list[tuple[int, float, bool]]] = {True: [], False: []}
        for one in seen:
            rows[bool(one.game // len(game.seats) % 2)].append(
                (one.seats, getattr(one, kind), one.won)
            )
        judged[kind] = judge(fit(rows[False]), rows[True])
        curves[kind] = fit(rows[False] + rows[True])
    text = written(args.game, args.games, settings, len(seen), curves, judged)
    (games.folder(args.game) / "chances.toml").write_text(text, "utf-8")
    print(text)


def written(
    game: str,
    count: int,
    settings: dict[str, Any],
    decisions: int,
    curves: dict[str, Curve],
    judged: dict[str, Judged],
) -> str:
    """The curves as `chances.toml`, and how they were found."""
    words = {one.name: one for one in games.find(game).settings}
    options = "".join(f" {name}={words[name].write(value)}" for name, value in settings.items())
    lines = [
        "# What a hint's figures mean. Made, not written:",
        f"#     python -m benchmarks.chances {game}{options} --games {count}",
        f"# {count} games of normal bots, {decisions} decisions.",
    ]
    if settings:
        lines += ["", "[settings]  # the curves hold for these alone"]
        lines += [f"{name} = {_toml(value)}" for name, value in settings.items()]
    for kind, curve in curves.items():
        said = judged[kind]
        at = ", ".join(f"{seats} = {value:.3f}" for seats, value in curve.at.items())
        tenths = ", ".join(f"{p:.0%} {won:.0%}" for p, won in said.tenths)
        lines += [
            "",
            f"# In games kept out, by tenths of the decisions, told and won: {tenths}",
            f"# Mean difference {said.error:.1%}; Brier score {said.brier:.3f}, "
            f"knowing only the number of players {said.blind:.3f}",
            f"[{kind}]",
            f"scale = {curve.scale:.3f}",
            f"at = {{ {at} }}",
        ]
    return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else f'"{value}"'


if __name__ == "__main__":
    main()
