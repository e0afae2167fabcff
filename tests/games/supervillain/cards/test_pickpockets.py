"""Pickpockets: a random Minion card from another Villain's hand."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at


def test_takes_one_card_from_a_villain_who_holds_any() -> None:
    play = at(
        """
        A:
          hand: pickpockets, night_shift
        B:
          hand: encore, slingshot_crew
        D:
          hand: heavy_lifters
        """,
        seats=4,
    )
    play.ops("pickpockets")
    assert play.options() == ["B", "D"]  # neither yourself nor C with an empty hand
    play.choose("D")
    assert play.hand("A") == ["heavy_lifters", "night_shift"]
    assert play.hand("B") == ["encore", "slingshot_crew"]
    assert play.hand("D") == []
    assert play.minion_pile() == ["pickpockets"]  # nothing was discarded
    play.done()


@pytest.mark.rule("SV-R38")
def test_chance_picks_the_card() -> None:
    taken = set()
    for seed in range(30):
        play = at(
            "A:\n  hand: pickpockets\nB:\n  hand: encore, night_shift, heavy_lifters", seed=seed
        )
        play.ops("pickpockets")
        assert len(play.hand("A")) == 1
        assert sorted(play.hand("A") + play.hand("B")) == ["encore", "heavy_lifters", "night_shift"]
        taken.update(play.hand("A"))
        play.done()
    assert taken == {"encore", "heavy_lifters", "night_shift"}


@pytest.mark.rule("SV-R38")
def test_only_the_two_villains_learn_which_card_it_was() -> None:
    play = at(
        """
        A:
          hand: pickpockets
        B:
          hand: encore, night_shift
        """,
        seats=3,
    )
    play.ops("pickpockets")
    (stolen,) = play.hand("A")
    name = {"encore": "Encore!", "night_shift": "Night Shift"}[stolen]
    told = {reader: name in play.log(reader)[-1] for reader in ("A", "B", "C", None)}
    assert told == {"A": True, "B": True, "C": False, None: False}
    assert [card.card for card in play.view("B").villains[0].seen_hand] == [stolen]
    assert play.view("A").villains[1].seen_hand == []  # nothing about the card that stayed
    for reader in ("C", None):
        villains = play.view(reader).villains
        assert villains[0].seen_hand == villains[1].seen_hand == []
        assert (villains[0].hand_size, villains[1].hand_size) == (1, 1)
    play.done()


@pytest.mark.rule("SV-R10")
def test_not_playable_when_nobody_else_holds_a_card() -> None:
    play = at("A:\n  hand: pickpockets, encore", seats=3)
    assert play.why_not("ops", "pickpockets") == "SV-R10"
    play.done()


@pytest.mark.rule("SV-R29")
def test_a_partner_can_be_robbed() -> None:
    play = at(
        "A:\n  hand: pickpockets\nB:\n  hand: encore\nC:\n  hand: night_shift", seats=4, mode="team"
    )
    play.ops("pickpockets")
    assert play.options() == ["B", "C"]
    play.choose("C")
    assert play.hand("A") == ["night_shift"]
    play.done()


@pytest.mark.rule("SV-56")
def test_its_ops_uses_up_the_ops_of_the_turn() -> None:
    play = at("A:\n  hand: pickpockets, pickpockets\nB:\n  hand: encore, encore")
    play.ops("pickpockets")
    assert play.why_not("ops", "pickpockets") == "SV-56"
    play.done()


@pytest.mark.rule("SV-10", "SV-40")
def test_its_mob_is_an_ordinary_one_and_steals_nothing() -> None:
    play = at(
        """
        A:
          hand: pickpockets, pickpockets
          project: mirror_moon
        B:
          hand: encore
        """
    )
    play.mob("pickpockets", "mirror_moon")
    assert play.mobs("A") == ["pickpockets"]
    assert play.hand("B") == ["encore"]
    assert play.why_not("mob", "pickpockets", place="mirror_moon") == "SV-40"
    play.done()
