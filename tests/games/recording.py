"""Recorded games: which there are, how they are played, and how they read.

They lie in the folder `recorded` of their game, as saved data and as a readable transcript.
`python -m tests.games.recording GAME` plays those of a game anew. Do that only when its rules or the
bots have changed for a reason, and read the difference of the transcripts.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import fiendish
from fiendish import bots
from fiendish.engine.game import LETTERS
from fiendish.engine.table import Table

GAMES: dict[str, dict[str, dict[str, Any]]] = {
    "supervillain": {  # one per mode and number of Villains
        "basic-2": {"seats": 2},
        "basic-3": {"seats": 3},
        "basic-4": {"seats": 4},
        "blitz-4": {"seats": 4, "mode": "blitz"},
        "slow-2": {"seats": 2, "mode": "slow"},
        "team-4": {"seats": 4, "mode": "team"},
        "annihilation-3": {"seats": 3, "total_annihilation": True},
        "team-annihilation-4": {"seats": 4, "mode": "team", "total_annihilation": True},
    },
    "smash_up": {  # both texts, every way to choose factions, every number of players
        "oops-2": {
            "seats": 2, "factions": [["cowboys", "vikings"], ["samurai", "ancient_egyptians"]],
        },
        "random-3": {"seats": 3},
        "draft-errata-4": {"seats": 4, "choose": "draft", "texts": "errata"},
        "free-copies-3": {"seats": 3, "choose": "free", "sets": "oops", "copies": 2},
        "core-errata-2": {
            "seats": 2, "factions": [["ninjas", "tricksters"], ["dinosaurs", "wizards"]],
            "texts": "errata",
        },
    },
    "marvel_villainous": {  # every Villain, every mode, mixed decks too
        "loki-modok-2": {"seats": 2, "villains": ["loki", "modok"], "turn_limit": 100},
        "masque-loki-2": {"seats": 2, "villains": ["masque", "loki"], "turn_limit": 100},
        "undying-3": {"seats": 3, "mode": "undying", "turn_limit": 100},
        "mixed-undying-3": {"seats": 3, "mode": "undying", "mixing": True, "turn_limit": 100},
        "omnipotent-2": {
            "seats": 2, "villains": ["modok", "masque"], "mode": "omnipotent", "turn_limit": 100,
        },
    },
    "master_of_the_galaxy": {  # every number of players, both ways of drafting
        "standard-2": {"seats": 2, "turn_limit": 100},
        "strict-3": {"seats": 3, "strict_lines": True, "turn_limit": 100},
        "advanced-4": {"seats": 4, "drafting": "advanced", "turn_limit": 100},
    },
    "star_wars_villainous": {  # every Villain, every number of players
        "vader-kylo-2": {"seats": 2, "villains": ["darth_vader", "kylo_ren"], "turn_limit": 100},
        "grievous-gideon-2": {
            "seats": 2, "villains": ["general_grievous", "moff_gideon"], "turn_limit": 100,
        },
        "ventress-vader-gideon-3": {
            "seats": 3, "villains": ["asajj_ventress", "darth_vader", "moff_gideon"],
            "turn_limit": 100, "strict_supply": True,
        },
        "lot-4": {"seats": 4, "turn_limit": 100},
    },
}  # fmt: skip


def path(game: str, name: str, ending: str) -> Path:
    """Where a recorded game lies: `save` or `txt`."""
    return Path(__file__).parent / game / "recorded" / f"{name}.{ending}"


def record(game: str, name: str) -> Table:
    """A game between normal bots and random ones, with a move taken back now and then."""
    table = fiendish.new(game, seed=name, **GAMES[game][name])
    players = [bots.make(("normal", "random")[seat % 2], seat) for seat in range(table.state.seats)]
    while (question := table.question) is not None:
        seat = question.seat
        table.answer(players[seat].choose(bots.Seat(table, seat)))
        if len(table.record) % 20 == 7 and table.can_undo(seat):
            table.undo(seat)
    return table


def transcript(table: Table) -> str:
    """The game as a spectator would tell it, with the rule behind each line."""
    lines = []
    for line in table.log(None):
        if line.kind == "turn":
            lines.append("")
        lines.append(f"{line.text}  [{line.rule}]")
    result = table.result
    assert result is not None
    winners = ", ".join(LETTERS[seat] for seat in result.winners) or "nobody"
    return "\n".join([*lines, "", f"Won by {winners}: {result.reason}."]).lstrip() + "\n"


def record_all(game: str) -> None:
    """Play all of a game anew and write them down."""
    for name in GAMES[game]:
        table = record(game, name)
        path(game, name, "save").write_bytes(table.save())
        path(game, name, "txt").write_text(transcript(table), encoding="utf-8")
        print(f"{name}: {len(table.moves)} decisions, {table.result}")


if __name__ == "__main__":
    for chosen in sys.argv[1:]:
        record_all(chosen)
