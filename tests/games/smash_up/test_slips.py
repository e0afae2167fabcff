"""What looks like a slip of the hand in Smash Up."""

from __future__ import annotations

from random import Random
from typing import Any

import fiendish
from fiendish.games.smash_up.faces import FACES, Kind
from fiendish.games.smash_up.outside.slips import NEEDS, SLIPS
from tests.games.slips import asked
from tests.games.smash_up.playing import at

END = "End the Play Cards phase"
TRICKS = "tricksters+cowboys,aliens+pirates"


def test_who_ends_the_phase_with_plays_left_is_asked_which() -> None:
    play = at(
        "A:\n  hand: deputy, disenchant\nsaloon:\n  actions: flame_trap by A", factions=TRICKS
    )
    assert asked(play.table) == {END: "You can still play a minion and an action."}
    play.play("disenchant")
    assert asked(play.table) == {END: "You can still play a minion."}
    play.play("deputy", "saloon")
    assert asked(play.table) == {}


def test_a_talent_left_is_said_as_well() -> None:
    play = at("A:\n  hand: deputy\npyramids:\n  A: gremlin", factions=TRICKS)
    words = asked(play.table)[END]
    assert words == "You can still play a minion and use a Talent."


def test_plays_without_a_card_for_them_are_none() -> None:
    assert asked(at("A:\n  hand: deputy", factions=TRICKS).table) == {
        END: "You can still play a minion."
    }
    assert asked(at("A:\n  vp: 1", factions=TRICKS).table) == {}


def test_who_destroys_an_own_minion_is_asked_unless_all_are_own() -> None:
    text = "saloon:\n  A: gremlin\n{}A:\n  hand: cannon"
    play = at(text.format("  B: scout\n"), factions="tricksters+pirates,aliens+cowboys")
    play.play("cannon")
    [(option, words)] = asked(play.table).items()
    assert option.startswith("Gremlin")
    assert words == "This destroys your own Gremlin."


def test_an_action_that_would_do_nothing_is_asked_about() -> None:
    text = "pyramids:\n{}A:\n  hand: disenchant"
    play = at(text.format("  A: gremlin\n"), factions=TRICKS)
    words = asked(play.table)["Play Disenchant"]
    assert words == "Disenchant would do nothing: there is no action in play."
    play = at(text.format("  actions: gold_strike by A\n"), factions=TRICKS)
    assert "Play Disenchant" not in asked(play.table)


def test_only_standard_actions_are_said_to_do_nothing() -> None:
    kinds = {face.id: face.kind for face in FACES}
    assert {kinds[card] for card in NEEDS} == {Kind.STANDARD}


def test_what_is_said_to_do_nothing_does_nothing() -> None:
    """Random games: of such a card the log says that it was played, and the hand is asked the same again."""
    tried = set()
    for seed in range(60):
        table, chance = fiendish.new("smash_up", seats=2 + seed % 2, seed=seed), Random(seed)
        while (question := table.question) is not None and len(table.moves) < 150:
            view: Any = table.view(question.seat)
            vain = {n for n, one in enumerate(view.decision.options) if SLIPS.vain(view, one)}
            if not vain or question.prompt.id != "play":
                table.answer(chance.randrange(len(question.options)))
                continue
            [index, *_] = vain
            seat, card, before = question.seat, question.describe(index).card, view.bases
            table.answer(index)
            assert table.question is not None
            after: Any = table.view(seat)
            if after.decision is not None and after.decision.prompt == "play":
                assert after.bases == before, card
                tried.add(card)
    assert len(tried) > 8
