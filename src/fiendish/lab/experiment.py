"""What is to be played: a match, a tournament or a study of balance, game by game."""

from __future__ import annotations

import hashlib
from functools import cached_property
from itertools import combinations
from random import Random
from typing import Any, Literal, NamedTuple

import msgspec

from fiendish import bots, packs
from fiendish.engine.game import Game, Picks, Setting
from fiendish.games import find

Kind = Literal["match", "tournament", "balance"]


class BadExperiment(ValueError):
    """An experiment that cannot be; the message says what is wrong and what is allowed."""


class Assignment(NamedTuple):
    """One game: its seed, its settings, and who sits where."""

    seed: int
    settings: dict[str, Any]
    players: tuple[str, ...]
    picks: tuple[tuple[str, ...], ...]  # what each seat plays with, where the game has that


class Experiment(msgspec.Struct, frozen=True, dict=True, kw_only=True):
    """A plan. Seats are swapped and seeds paired: each deal is played once from every seat."""

    kind: Kind
    game: str
    version: int
    seats: int
    settings: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    changes: dict[str, dict[str, int]] = {}  # figures of cards that are other than printed
    edition: str = ""  # which cards there are; nothing for edition 0
    packs: dict[str, str] = {}  # whose cards can take part: ids, and versions with digests

    @property
    def name(self) -> str:
        """A name that differs where anything differs."""
        plan = msgspec.to_builtins(self)
        plan["settings"] = find(self.game).kept(plan["settings"])
        for later in ("edition", "packs"):  # experiments without them are called as ever
            if not plan[later]:
                del plan[later]
        mark = hashlib.blake2b(msgspec.json.encode(plan, order="sorted"), digest_size=4)
        return f"{self.kind}-{self.game}-{mark.hexdigest()}"

    @cached_property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Who plays whom, before seats are swapped."""
        if self.kind == "tournament":
            return [*combinations(self.bots, self.seats)]
        first, *others = self.bots
        return [(first, *(others or [first]) * (self.seats - 1))]

    def assignment(self, n: int) -> Assignment:
        """Game number n."""
        if self.kind == "balance" and self._picking is None:  # swapping would change nothing
            return Assignment(self.seed + n, self.settings, self.line_ups[0], ((),) * self.seats)
        n, turned = divmod(n, self.seats)
        deal, which = divmod(n, len(self.line_ups))
        line_up = self.line_ups[which]
        players = tuple(line_up[(seat - turned) % self.seats] for seat in range(self.seats))
        seed, setting = self.seed + deal, self._picking
        if setting is None:
            return Assignment(seed, self.settings, players, ((),) * self.seats)
        assert setting.picks is not None
        picks = self._picks(setting.picks, deal, turned)
        settings = {**self.settings, setting.name: setting.picks.value(picks)}
        return Assignment(seed, settings, players, picks)

    @cached_property
    def _picking(self) -> Setting | None:
        """The setting that says what each seat plays with, if it is for us to say."""
        game = find(self.game)
        if self.kind != "balance" or game.plays_as is not None:  # then it comes about in the game
            return None
        for setting in game.settings:
            if setting.picks is not None and self.settings[setting.name] is None:
                return setting
        return None

    def _picks(self, picks: Picks, deal: int, turned: int) -> tuple[tuple[str, ...], ...]:
        """By lot, the same ones from every seat in turn."""
        each, ids = picks.each, [one for one, _ in picks.among]
        ids = Random(f"{self.seed} {deal} picks").sample(ids, each * self.seats)
        hands = [tuple(ids[each * seat : each * seat + each]) for seat in range(self.seats)]
        return tuple(hands[(seat - turned) % self.seats] for seat in range(self.seats))


def plan(
    kind: Kind,
    game: Game,
    players: list[str],
    *,
    games: int,
    seats: int | None = None,
    settings: dict[str, Any] | None = None,
    seed: int = 0,
    changes: dict[str, dict[str, int]] | None = None,
) -> Experiment:
    """An experiment that is possible, or a `BadExperiment` or `BadSetting` that says why not."""
    seats = game.seats[0] if seats is None else seats
    settled = game.settle(seats, game.alone | (settings or {}))
    for player in players:
        bots.read(player)
    _check_players(kind, players, seats)
    if games < 1:
        raise BadExperiment(f"{games} games are no experiment; allowed: 1 and more")
    return Experiment(
        kind=kind,
        game=game.id,
        version=game.version,
        seats=seats,
        settings=settled,
        bots=tuple(players),
        games=games,
        seed=seed,
        changes=changes or {},
        edition=game.edition_id(),
        packs=packs_of(game.id),
    )


def packs_of(game: str) -> dict[str, str]:
    """The packs of a game that are loaded, with their versions and digests."""
    return {pack.id: f"{pack.manifest.version} {pack.digest}" for pack in packs.loaded(game)}


def _check_players(kind: Kind, players: list[str], seats: int) -> None:
    wanted = {"match": 2, "balance": 1}.get(kind)
    if wanted is not None and len(players) != wanted:
        raise BadExperiment(f"a {kind} takes {wanted} bot{'s'[: wanted - 1]}, not {len(players)}")
    if kind == "tournament" and len(players) < max(2, seats):
        raise BadExperiment(
            f"a tournament at {seats} seats takes at least {max(2, seats)} bots, not {len(players)}"
        )
    if len(set(players)) < len(players):
        raise BadExperiment("every bot takes part once; one can differ by its budget: hard:50")
