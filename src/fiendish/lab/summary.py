"""What the rows of an experiment come to, as plain data: for the report and for programs."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import fmean, median
from typing import Any

from fiendish.engine.game import LETTERS
from fiendish.extras import need
from fiendish.games import find
from fiendish.lab.experiment import Experiment
from fiendish.lab.playing import GameRow
from fiendish.lab.statistics import by_chance, wilson

FEW = 5  # fewer cases than this say nothing


def summarise(experiment: Experiment, rows: Sequence[GameRow]) -> dict[str, Any]:
    """Everything that is to be told about the games so far."""
    data: dict[str, Any] = {
        "experiment": experiment.name,
        "kind": experiment.kind,
        "game": experiment.game,
        "seats": experiment.seats,
        "bots": [*experiment.bots],
        "games": len(rows),
        "asked": experiment.games,
        "fair_share": 1 / experiment.seats,
        "without_winner": sum(not row.winners for row in rows),
        "endings": dict(Counter(row.reason for row in rows).most_common()),
        "decisions": _spread([row.decisions for row in rows]),
        "turns": _spread([row.turns for row in rows]),
        "by_seat": [
            _share(LETTERS[seat], (seat in row.winners for row in rows))
            for seat in range(experiment.seats)
        ],
        "by_place": _by_place(experiment, rows),
    }
    if experiment.kind == "match":
        data["match"] = _match(experiment, rows)
    if experiment.kind == "tournament":
        data["ratings"] = _ratings(experiment, rows)
        data["pairings"] = _against(rows, lambda row: [[bot] for bot in row.bots])
    if experiment.kind == "balance":
        data["changes"] = experiment.changes
        data["picks"] = _picks(experiment, rows)
        data["matchups"] = _against(rows, lambda row: row.picks)
        data["cards"] = _cards(experiment, rows)
    return data


def _share(name: str, won: Iterable[bool]) -> dict[str, Any]:
    """How many of the cases were won."""
    cases = [*won]
    wins = sum(cases)
    low, high = wilson(wins, len(cases))
    share = wins / len(cases) if cases else 0.0
    return {
        "name": name,
        "wins": wins,
        "games": len(cases),
        "share": round(share, 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def _spread(values: Sequence[int]) -> dict[str, Any]:
    if not values:
        return {"median": 0, "least": 0, "most": 0, "counts": {}}
    return {
        "median": median(values),
        "least": min(values),
        "most": max(values),
        "counts": {str(value): n for value, n in sorted(Counter(values).items())},
    }


def _by_place(experiment: Experiment, rows: Sequence[GameRow]) -> list[dict[str, Any]]:
    """Who began, who came second, and so on: what it is worth to be early."""
    seats = experiment.seats
    return [
        _share(name, ((row.first + place) % seats in row.winners for row in rows))
        for place, name in enumerate(["first", "second", "third", "fourth", "fifth"][:seats])
    ]


# -- matches and tournaments ---------------------------------------------------------------------


def _match(experiment: Experiment, rows: Sequence[GameRow]) -> dict[str, Any]:
    """The first bot against the other: by games, and by deals that were played from every seat."""
    one, other = experiment.bots
    better = worse = even = 0
    for _, group in groupby(rows, key=lambda row: row.n // experiment.seats):
        games = [*group]
        if len(games) < experiment.seats:
            continue  # not all seats have been played
        wins = sum(_has_won(row, one) for row in games)
        lost = sum(_has_won(row, other) for row in games) / (experiment.seats - 1)
        better, worse, even = better + (wins > lost), worse + (wins < lost), even + (wins == lost)
    return {
        "share": _share(one, (_has_won(row, one) for row in rows)),
        "deals": {"better": better, "worse": worse, "even": even},
        "p": by_chance(better, worse),
    }


def _has_won(row: GameRow, bot: str) -> bool:
    return any(row.bots[seat] == bot for seat in row.winners)


def _ratings(experiment: Experiment, rows: Sequence[GameRow]) -> list[dict[str, Any]]:
    """OpenSkill's ratings (Plackett and Luce), the best first."""
    model = need("openskill.models", "lab").PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in experiment.bots}
    for row in rows:
        teams = [[ratings[bot]] for bot in row.bots]
        for [new] in model.rate(teams, ranks=row.ranks):
            ratings[new.name] = new
    found = [
        {
            "name": bot,
            "rating": round(one.mu, 2),
            "interval": [round(one.mu - 2 * one.sigma, 2), round(one.mu + 2 * one.sigma, 2)],
            **_wins(bot, rows),
        }
        for bot, one in ratings.items()
    ]
    return sorted(found, key=lambda one: -one["rating"])


def _wins(bot: str, rows: Sequence[GameRow]) -> dict[str, Any]:
    share = _share(bot, (_has_won(row, bot) for row in rows if bot in row.bots))
    return {"wins": share["wins"], "games": share["games"], "share": share["share"]}


# -- balance -------------------------------------------------------------------------------------


def _picks(experiment: Experiment, rows: Sequence[GameRow]) -> list[dict[str, Any]]:
    """How often each faction, Villain or species has won, the best first."""
    cases: defaultdict[str, list[bool]] = defaultdict(list)
    for row in rows:
        for seat, picks in enumerate(row.picks):
            for pick in picks:
                cases[pick].append(seat in row.winners)
    return sorted((_share(pick, won) for pick, won in cases.items()), key=lambda one: -one["share"])


def _against(
    rows: Sequence[GameRow], of: Callable[[GameRow], Sequence[Sequence[str]]]
) -> list[dict[str, Any]]:
    """For each two that sat at different seats, how often the one came out before the other."""
    cases: defaultdict[tuple[str, str], list[bool]] = defaultdict(list)
    for row in rows:
        groups = of(row)
        for seat, mine in enumerate(groups):
            for rival, theirs in enumerate(groups):
                if rival == seat or row.ranks[seat] == row.ranks[rival]:
                    continue
                for one in mine:
                    for other in theirs:
                        cases[one, other].append(row.ranks[seat] < row.ranks[rival])
    return [{**_share(one, won), "against": other} for (one, other), won in sorted(cases.items())]


def _cards(experiment: Experiment, rows: Sequence[GameRow]) -> list[dict[str, Any]]:
    """How often seats have won that drew, played or still held a card, as cards are listed.

    Beside it stands how often they would have won by their picks alone: a card of a strong faction
    is not strong for that.
    """
    shares = {one["name"]: one["share"] for one in _picks(experiment, rows)}
    counts: dict[str, dict[str, _Case]] = {}
    for row in rows:
        usual = [fmean(map(shares.__getitem__, picks)) for picks in row.picks if picks]
        if len(usual) < experiment.seats:
            usual = [1 / experiment.seats] * experiment.seats
        for when, seats in (("drawn", row.drawn), ("played", row.played), ("held", row.held)):
            for seat, cards in enumerate(seats):
                won = seat in row.winners
                for card in cards:
                    case = counts.setdefault(card, {}).setdefault(when, _Case())
                    case.wins += won
                    case.games += 1
                    case.usual += usual[seat]
    names = {face.id: face.name for face in find(experiment.game).faces}
    return [
        {"card": card, "name": names[card], **_by_case(counts[card])}
        for card in find(experiment.game).cards
        if card in counts
    ]


@dataclass(slots=True)
class _Case:
    """Seats that drew, played or held a card."""

    wins: int = 0
    games: int = 0
    usual: float = 0.0  # wins to be expected of their picks


def _by_case(counts: dict[str, _Case]) -> dict[str, Any]:
    found = {}
    for when in ("drawn", "played", "held"):
        case = counts.get(when, _Case())
        low, high = wilson(case.wins, case.games)
        found[when] = {
            "wins": case.wins,
            "games": case.games,
            "share": round(case.wins / case.games, 4) if case.games else None,
            "interval": [round(low, 4), round(high, 4)],
            "usual": round(case.usual / case.games, 4) if case.games else None,
        }
    return found
