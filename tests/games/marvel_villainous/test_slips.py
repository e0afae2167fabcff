"""What looks like a slip of the hand in Marvel Villainous."""

from __future__ import annotations

from tests.games.marvel_villainous.playing import at
from tests.games.slips import asked

END = "End your turn"


def test_who_ends_the_turn_with_actions_left_is_asked_which() -> None:
    play = at("A:\n  mover: jotunheim\n  power: 3\n  hand: kid_loki")
    words = asked(play.table)[END]
    assert words.startswith("You can still ")
    assert "play a card" in words
    while play.can("gain"):
        play.take(kind="gain")
    assert "gain" not in asked(play.table)[END]


def test_discarding_and_relocating_are_not_missed() -> None:
    play = at("A:\n  mover: jotunheim\n  hand: kid_loki")
    words = asked(play.table).get(END, "")
    assert "discard" not in words
    assert "relocate" not in words
