"""Rulings on defeat: what happens instead, abilities without effect, whose defeat it is."""

from __future__ import annotations

import pytest

from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.marvel_villainous.cards.agents import decoy
from fiendish.games.marvel_villainous.state import Mayhem
from tests.games.marvel_villainous.playing import Play, at

# -- instead -------------------------------------------------------------------------------------


def _masque_at(things: str, pile: str = "") -> Play:
    return at(
        f"""
        A:
          mover: madripoor
          madripoor: {things}, dreadnought, dreadnought
        fate pile: {pile}
        """,
        villains="masque,modok",
    )


@pytest.mark.rule("MV-R37", "MV-148")
def test_a_decoy_falls_for_another_agent() -> None:
    play = _masque_at("quake_shield [standing_contract], life_model_decoy_shield")
    play.vanquish("quake_shield", "dreadnought")
    assert play.vendettas() == ["life_model_decoy_shield"]
    assert play.power("A") == 0
    assert "quake_shield 4 [standing_contract]" in play.at("A", "madripoor")
    play.done()


@pytest.mark.rule("MV-R37")
def test_a_decoy_does_not_fall_for_a_decoy_and_is_moved_only_once() -> None:
    play = _masque_at("quake_shield, life_model_decoy_shield, life_model_decoy_shield")
    play.vanquish("quake_shield", "dreadnought")
    assert play.asked == "A instead"
    assert play.options() == ["life_model_decoy_shield"] * 2
    play.choose("life_model_decoy_shield")
    assert play.vendettas() == ["life_model_decoy_shield"]
    assert [thing for thing in play.at("A", "madripoor") if "dread" not in thing] == [
        "life_model_decoy_shield 1",
        "quake_shield 4",
    ]
    play.done()


@pytest.mark.rule("MV-R37")
def test_a_decoy_that_is_chosen_falls_itself() -> None:
    play = _masque_at("life_model_decoy_shield +1, life_model_decoy_shield")
    stronger = play.handle("life_model_decoy_shield")
    play.take(kind="vanquish", handle=stronger)
    play.choose("dreadnought")
    play.decline()
    assert play.g.vendettas == [stronger]
    play.done()


@pytest.mark.rule("MV-R37")
def test_no_defeat_is_moved_twice_even_if_a_text_would(monkeypatch: pytest.MonkeyPatch) -> None:
    def applies(g: Mayhem, card: int, victim: int, by: int) -> bool:
        return card != victim and g.at[card] == g.at[victim]

    _, steps_in = BOOK.instead[decoy.number]
    monkeypatch.setitem(BOOK.instead, decoy.number, (applies, steps_in))
    play = _masque_at("quake_shield, life_model_decoy_shield +1, life_model_decoy_shield")
    play.vanquish("quake_shield", "dreadnought")
    chosen = play.handle("life_model_decoy_shield")
    play.take(handle=chosen)
    assert play.g.vendettas == [chosen]
    play.done()


@pytest.mark.rule("MV-R37")
def test_a_vest_on_the_decoy_still_works() -> None:
    play = _masque_at("quake_shield, life_model_decoy_shield [bulletproof_vest]")
    play.vanquish("quake_shield", "dreadnought")
    assert play.vendettas() == []
    assert play.fate_pile() == ["bulletproof_vest"]
    assert play.pile("A") == ["dreadnought"]
    play.done()


@pytest.mark.rule("MV-R37")
@pytest.mark.parametrize("chosen", ["life_model_decoy_shield", "bulletproof_vest"])
def test_of_several_texts_the_owner_of_the_domain_chooses(chosen: str) -> None:
    play = _masque_at("quake_shield [bulletproof_vest], life_model_decoy_shield")
    play.vanquish("quake_shield", "dreadnought")
    assert play.asked == "A instead"
    assert play.options() == ["bulletproof_vest", "life_model_decoy_shield"]
    play.choose(chosen)
    fell = chosen == "life_model_decoy_shield"
    assert play.vendettas() == ["life_model_decoy_shield"] * fell
    assert play.fate_pile() == ["bulletproof_vest"] * (not fell)
    play.done()


@pytest.mark.rule("MV-R37")
def test_a_decoy_elsewhere_or_for_somebody_else_does_not_step_in() -> None:
    play = at(
        """
        A:
          mover: madripoor
          hand: ambush
          madripoor: war_machine, life_model_decoy_shield, dreadnought
          manhattan: quake_shield, dreadnought
        """,
        villains="masque,modok",
    )
    play.vanquish("war_machine")
    play.play("ambush")
    assert play.vendettas() == ["war_machine", "quake_shield"]
    play.done()


# -- silence -------------------------------------------------------------------------------------


@pytest.mark.rule("MV-R55")
def test_a_silenced_hero_keeps_strength_tokens_and_place_but_no_ability() -> None:
    play = at(
        """
        A:
          mover: madripoor
          power: 1
          hand: maggia_hitman
          manhattan: golden_mask, shield_strike_team +1 [bulletproof_vest], shield_strike_team
        """,
        villains="masque,modok",
    )
    assert play.at("A", "manhattan")[1:] == [
        "shield_strike_team 3",
        "shield_strike_team 5 [bulletproof_vest]",
    ]
    play.activate("golden_mask")
    play.take(handle=play.handle("shield_strike_team"))
    assert play.at("A", "manhattan")[1:] == [
        "shield_strike_team 2 [bulletproof_vest]",
        "shield_strike_team 3",
    ]
    top = play.view("A").realms[0].locations[0].top
    assert [symbol.covered for symbol in top] == [True, True]
    play.done()
    play.next_turn()
    assert play.at("A", "manhattan")[2] == "shield_strike_team 5 [bulletproof_vest]"


@pytest.mark.rule("MV-R55", "MV-93")
@pytest.mark.parametrize("mark", ["", " +muted"])
def test_silence_ends_protector(mark: str) -> None:
    play = at(
        f"""
        A:
          mover: madripoor
          hand: sniper_shot
          power: 2
          manhattan: bethany_cabe{mark}, sif
        """,
        villains="masque,loki",
    )
    play.play("sniper_shot")
    if mark:
        assert play.options() == ["bethany_cabe", "sif"]
    else:
        assert play.vendettas() == ["bethany_cabe"]


@pytest.mark.rule("MV-R55")
@pytest.mark.parametrize("mark", ["", " +muted"])
def test_silence_ends_an_ongoing_text(mark: str) -> None:
    play = at(
        f"""
        A:
          hand: golden_mask
          power: 2
          madripoor: spider_woman{mark}
        """,
        villains="masque,loki",
    )
    assert play.can("play", "golden_mask") is bool(mark)


@pytest.mark.rule("MV-R55", "MV-R37")
@pytest.mark.parametrize("mark", ["", " +muted"])
def test_silence_ends_a_replacing_text(mark: str) -> None:
    play = _masque_at(f"quake_shield, life_model_decoy_shield{mark}")
    play.vanquish("quake_shield", "dreadnought")
    assert play.vendettas() == ["quake_shield" if mark else "life_model_decoy_shield"]
    play.done()


@pytest.mark.rule("MV-R55")
def test_silence_does_not_undo_what_a_card_has_done() -> None:
    play = at(
        """
        A:
          mover: madripoor
          power: 1
          manhattan: golden_mask, ms_marvel +3
        """,
        villains="masque,modok",
    )
    play.activate("golden_mask")
    assert play.strength("ms_marvel") == 4
    play.done()


# -- whose defeat --------------------------------------------------------------------------------


@pytest.mark.rule("MV-R56", "MV-148")
def test_a_defeat_by_a_fate_card_pays_nobody() -> None:
    play = at(
        """
        A:
          mover: madripoor
        B:
          loyalty: 2
          black_market: aim_agent [standing_contract]
        fate deck: melinda_may_shield, rest
        """,
        villains="masque,modok",
    )
    play.fate()
    play.choose("black_market", "aim_agent")
    assert play.pile("A") == ["standing_contract"]
    assert play.power("A") == 0
    assert play.mark("B") == 1
    play.done()


@pytest.mark.rule("MV-R56", "MV-146", "MV-148")
def test_a_defeat_by_another_player_pays_nobody() -> None:
    play = at(
        """
        A:
          mover: sanctum_sanctorum
          jotunheim: sif [standing_contract], frost_giant
        """,
        villains="loki,masque",
    )
    play.vanquish("sif")
    assert play.fate_pile() == ["sif"]
    assert play.pile("B") == ["standing_contract"]
    assert (play.power("A"), play.power("B"), play.vendettas()) == (0, 0, [])
    play.done()


@pytest.mark.rule("MV-R56", "MV-148", "MV-145")
def test_a_defeat_by_an_events_reward_is_that_of_the_rewarded_player() -> None:
    play = at(
        """
        A:
          power: 3
          hand: frost_giant
        B:
          manhattan: sif [standing_contract]
        events:
          under_surveillance: executioner, maggia_hitman
        """,
        villains="loki,masque",
    )
    play.play("frost_giant", "under_surveillance")
    play.choose("sif")
    assert (play.power("B"), play.vendettas()) == (3, ["sif"])
    play.done()
