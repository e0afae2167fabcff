"""The reasons that a hint gives in Star Wars Villainous."""

from __future__ import annotations

from tests.games.reasons import reason
from tests.games.star_wars_villainous.playing import at


def test_a_card_that_is_played() -> None:
    play = at("A:\n  credits: 3\n  hand: stormtroopers\n")
    said = reason(play, kind="play", place="dv_mustafar")
    assert said == "Stormtroopers, Strength 2, at Mustafar."


def test_a_move_tells_what_can_be_done_there() -> None:
    play = at("phase: move\nA:\n  credits: 3\n  hand: stormtroopers\n")
    said = reason(play, kind="move", place="dv_death_star")
    assert "Death Star offers Play, Fate, Collect\N{NO-BREAK SPACE}3, Activate." in said
