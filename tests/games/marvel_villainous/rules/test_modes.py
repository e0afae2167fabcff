"""Chapter 10: game modes, and mixing the Common Fate decks of two sets."""

from __future__ import annotations

from collections import Counter

import pytest

from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.marvel_villainous.rules.events import is_global
from fiendish.games.villainous.book import EVENT
from tests.games.marvel_villainous.playing import VILLAINS, Play, at, new

each_number_of_players = pytest.mark.parametrize("seats", [2, 3])

TWO_EVENTS = """
    A:
      mover: bifrost
    B:
      hand: 4 random
    fate deck: helicarrier_alert, rest
    events:
      lockdown_at_the_raft:
"""


def decks(play: Play, cards: list[int]) -> Counter[str]:
    """The cards by deck, Events apart."""
    faces = [BOOK.faces[play.g.identity[card]] for card in cards]
    return Counter(("event " if face.kind is EVENT else "") + face.deck for face in faces)


# -- modes ---------------------------------------------------------------------------------------


@pytest.mark.rule("MV-122")
@pytest.mark.parametrize(("seats", "size"), [(2, 31), (3, 41)])
def test_omnipotent_is_played_without_events(seats: int, size: int):
    play = new(seats=seats, mode="omnipotent", villains=[*VILLAINS[:seats]])
    assert len(play.g.fate_decks[0]) == size
    own = {f"fate_{villain}": 10 for villain in VILLAINS[:seats]}
    assert decks(play, play.g.fate_decks[0]) == {"common": 11, **own}
    out = {f"event fate_{villain}": 1 for villain in VILLAINS[:seats]}
    assert decks(play, play.g.box) == {"event common": 4, **out}
    assert len(play.view("A").box) == 4 + seats  # everybody knows what is missing


@pytest.mark.rule("MV-122", "MV-152")
def test_text_about_events_does_nothing_then():
    """Allies have nowhere else to go; Mass Production plays to the Domain."""
    play = at(
        """
        active: B
        B:
          power: 1
          hand: mass_production
          deck: aim_shock_trooper, rest
        """,
        mode="omnipotent",
    )
    play.play("mass_production")
    assert play.options() == ["aim_island", "aim_laboratory", "black_market", "doomsday_hangar"]
    play.choose("aim_island")
    assert play.at("B", "aim_island") == ["B aim_shock_trooper 3"]
    play.done("B")


@pytest.mark.rule("MV-123")
@each_number_of_players
def test_inevitable_is_the_rule_with_all_events(seats: int):
    play = new(seats=seats)
    assert play.view().mode == "inevitable"
    events = [card for card in play.g.fate_decks[0] if BOOK.kind[play.g.identity[card]] is EVENT]
    assert len(events) == 4 + seats
    assert play.g.box == []


@pytest.mark.rule("MV-123", "MV-98")
def test_with_at_most_one_global_event():
    play = at(TWO_EVENTS, mixing="yes")
    play.fate()
    assert play.events() == ["lockdown_at_the_raft 8: "]
    assert play.fate_pile() == ["helicarrier_alert"]
    play.done()


@pytest.mark.rule("MV-124")
def test_undying_has_any_number_and_all_penalties_apply():
    play = at(TWO_EVENTS, mixing="yes", mode="undying")
    play.fate()
    assert play.events() == ["lockdown_at_the_raft 8: ", "helicarrier_alert 6: "]
    play.end()
    assert len(play.hand("A")) == 3  # Helicarrier Alert
    play.move("black_market")
    hand = play.view("B").hand
    allies = [card for card in hand if card.card in ("modok_aim_agent", "modok_aim_scientist")]
    assert all(card.cost == 2 for card in allies)  # Lockdown at the Raft
    play.done("B")


# -- mixing --------------------------------------------------------------------------------------


@pytest.mark.rule("MV-126", "MV-127", "MV-128")
@each_number_of_players
def test_eleven_common_cards_of_both_sets_and_the_villains_own_without_events(seats: int):
    play = new(seats=seats, mixing=True, mode="omnipotent", villains=[*VILLAINS[:seats]])
    used = decks(play, play.g.fate_decks[0])
    assert used["common"] + used["infinite_power"] == 11
    assert used["common"] > 0
    assert used["infinite_power"] > 0
    assert {deck: n for deck, n in used.items() if deck.startswith("fate_")} == {
        f"fate_{villain}": 10 for villain in VILLAINS[:seats]
    }
    assert not any(deck.startswith("event") for deck in used)
    assert sum(used.values()) == 11 + 10 * seats


@pytest.mark.rule("MV-129")
@each_number_of_players
def test_with_events_four_common_ones_and_the_targeted_ones(seats: int):
    play = new(seats=seats, mixing=True, villains=[*VILLAINS[:seats]])
    used = decks(play, play.g.fate_decks[0])
    assert used["event common"] + used["event infinite_power"] == 4
    assert used["common"] + used["infinite_power"] == 11
    for villain in VILLAINS[:seats]:
        assert used[f"event fate_{villain}"] == 1
        assert used[f"fate_{villain}"] == 10
    assert sum(used.values()) == 15 + 11 * seats


@pytest.mark.rule("MV-127", "MV-129")
def test_which_ones_is_left_to_chance():
    drawn: Counter[str] = Counter()
    for seed in range(30):
        play = new(seats=2, mixing=True, seed=seed)
        drawn.update(
            play.name(card)
            for card in play.g.fate_decks[0]
            if BOOK.kind[play.g.identity[card]] is EVENT and is_global(play.g, card)
        )
    assert len(drawn) == 8  # all Global Events of both sets
    assert sum(drawn.values()) == 4 * 30


@pytest.mark.rule("MV-127", "MV-130")
def test_nobody_sees_the_cards_that_are_left_out():
    play = new(seats=2, mixing=True)
    left = decks(play, play.g.unused)
    assert left["common"] + left["infinite_power"] == 11 + 11 - 11
    assert left["event common"] + left["event infinite_power"] == 8 - 4
    assert not any(play.g.known[card] for card in play.g.unused)
    for reader in ("A", "B", None):
        assert play.view(reader).unused == 15
        assert play.view(reader).box == []


@pytest.mark.rule("MV-130")
def test_what_is_left_out_never_comes_back():
    """The pile is shuffled into a new deck, the cards left out are not."""
    play = at(
        """
        A:
          mover: bifrost
        fate deck:
        fate pile: sif
        unused: odin, heimdall
        """,
        mixing="yes",
    )
    play.fate()
    play.choose("aim_island")
    assert play.at("B", "aim_island") == ["sif 3"]
    assert play.fate_deck() == []
    assert play.why_not("fate") == "MV-29"
    play.done()


@pytest.mark.rule("MV-126")
def test_without_mixing_the_other_set_is_not_there():
    play = new(seats=3)
    assert "infinite_power" not in {BOOK.faces[face].deck for face in play.g.identity}
    assert play.g.unused == []
