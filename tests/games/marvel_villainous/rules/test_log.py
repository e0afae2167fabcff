"""Which rule stands behind a line of the log."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import Play, at, modok_at


def rule_of(play: Play, text: str) -> str:
    return next(line.rule for line in play.table.log(None) if line.text == text)


@pytest.mark.rule("MV-59", "MV-80")
def test_what_a_vanquish_action_costs():
    play = at("""
        A:
          mover: sanctum_sanctorum
          bifrost: frost_giant [laevateinn], heimdall
    """)
    play.vanquish("heimdall")
    assert rule_of(play, "A discards Frost Giant.") == "MV-59"
    assert rule_of(play, "A discards Laevateinn.") == "MV-80"


@pytest.mark.rule("MV-R33")
def test_what_was_attached_to_a_hero():
    play = at(
        """
        A:
          mover: madripoor
          manhattan: count_nefaria, sif [mjolnir, standing_contract]
        """,
        villains="masque,loki",
    )
    play.vanquish("sif")
    assert rule_of(play, "Mjolnir is discarded.") == "MV-R33"
    assert rule_of(play, "A discards Standing Contract.") == "MV-R33"


@pytest.mark.rule("MV-105")
def test_the_allies_at_a_resolved_event():
    play = at("""
        A:
          mover: bifrost
          jotunheim: frost_giant
        events:
          incoming: executioner
    """)
    play.relocate("frost_giant", "incoming")
    assert rule_of(play, "A discards Executioner.") == "MV-105"


@pytest.mark.rule("MV-64")
def test_the_discard_action():
    play = at("A:\n  hand: lorelei")
    play.discard()
    assert rule_of(play, "A discards Lorelei.") == "MV-64"


@pytest.mark.rule("MV-114", "MV-115")
def test_a_card_found_in_a_deck():
    play = modok_at("""
        A:
          loyalty: 2
          power: 3
          hand: creating_the_cube
    """)
    play.play("creating_the_cube")
    assert rule_of(play, "A finds Cosmic Cube.") == "MV-114"
    assert rule_of(play, "The deck is shuffled.") == "MV-115"


@pytest.mark.rule("MV-131")
def test_the_supply_of_mischief_is_open_to_all():
    play = at("A:\n  mischief: 3\n  spent: 4")
    for reader in ("A", "B", None):
        assert play.view(reader).mischief_supply == 8
    none = at("A:\n  power: 1", villains="modok,masque")
    assert none.view().mischief_supply is None


@pytest.mark.rule("MV-110", "MV-111")
def test_cards_that_were_revealed_and_not_chosen():
    text = "A:\n  mover: manhattan\nfate deck: incoming, sif, rest"
    play = at(text, villains="masque,loki")
    play.step()
    assert rule_of(play, "A reveals Incoming and Sif.") == "MV-110"
    assert rule_of(play, "A shuffles back Incoming.") == "MV-111"
