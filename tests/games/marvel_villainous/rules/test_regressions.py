"""Interactions that were once carried out wrongly."""

from __future__ import annotations

import pytest

from fiendish.games.marvel_villainous.book import BOOK
from tests.games.marvel_villainous.playing import Play, at


@pytest.mark.rule("MV-R55", "MV-146")
def test_without_his_ability_hulk_is_defeated_like_anybody() -> None:
    play = at(
        """
        A:
          mover: madripoor
          madripoor: hulk +muted +weak, dreadnought
        """,
        villains="masque,loki",
        mixing="yes",
    )
    play.vanquish("hulk")
    assert play.vendettas() == ["hulk"]
    assert play.at("A", "madripoor") == []
    play.done()


@pytest.mark.rule("MV-R55", "MV-147")
def test_without_his_ability_hulk_can_get_a_contract() -> None:
    play = at(
        """
        A:
          mover: madripoor
          hand: standing_contract
          madripoor: hulk +muted, odin
        """,
        villains="masque,loki",
        mixing="yes",
    )
    assert play.options("play") == ["play standing_contract hulk", "play standing_contract odin"]
    play.play("standing_contract", "hulk")
    assert play.at("A", "madripoor") == ["hulk 5 [standing_contract]", "odin 6"]
    play.done()


@pytest.mark.rule("MV-147")
def test_with_his_ability_hulk_cannot_get_a_contract() -> None:
    play = at(
        """
        A:
          mover: madripoor
          hand: standing_contract
          madripoor: hulk, odin
        """,
        villains="masque,loki",
        mixing="yes",
    )
    assert play.options("play") == ["play standing_contract odin"]


def _sorcerer_draws_himself(seed: int) -> Play:
    """Sorcerer Supreme resolves Knock Knock and is drawn again out of the new deck."""
    play = at(
        """
        A:
          power: 3
          hand: sorcerer_supreme
          deck:
        fate deck: sif, odin, heimdall, rest
        events:
          knock_knock: kid_loki
        """,
        seed=seed,
    )
    play.play("sorcerer_supreme", "knock_knock")
    return play


@pytest.mark.rule("MV-103", "MV-112")
@pytest.mark.parametrize("seed", range(4))
def test_a_card_does_what_it_says_though_its_event_is_resolved_and_it_is_drawn_again(
    seed: int,
) -> None:
    play = _sorcerer_draws_himself(seed)
    assert play.hand("A") == ["kid_loki", "sorcerer_supreme"]
    assert play.asked == "A put-back"
    assert play.options() == ["heimdall", "odin", "sif"]
    play.choose("sif", "odin")
    assert play.fate_deck(3) == ["heimdall", "odin", "sif"]
    play.done()


@pytest.mark.rule("MV-134")
def test_a_containment_field_does_not_keep_loki_from_the_throne() -> None:
    play = at("""
        A:
          mischief: 1
          odins_throne: containment_field
    """)
    play.step(1)
    assert (play.second("A"), play.mark("A"), play.power("A")) == (0, 1, 1)
    play.done()


@pytest.mark.rule("MV-134")
@pytest.mark.parametrize("guard", ["heimdall", "aim_saboteur"])
def test_a_hero_or_a_foreign_ally_does(guard: str) -> None:
    play = at(f"""
        A:
          mischief: 1
          odins_throne: {guard}
    """)
    assert not play.can("step")


@pytest.mark.rule("MV-R41")
@pytest.mark.parametrize("reader", ["B", None])
def test_enchantress_does_not_betray_whether_executioner_is_in_hand(reader: str | None) -> None:
    seen = []
    for hand, deck in (("executioner", "lorelei"), ("lorelei", "executioner")):
        play = at(f"""
            A:
              power: 6
              hand: enchantress, {hand}
              deck: {deck}, rest
        """)
        play.play("enchantress", "bifrost")
        decision = play.view(reader).decision
        assert decision is not None
        seen.append((decision.prompt, decision.text, play.log(reader)))
    assert seen[0] == seen[1]


@pytest.mark.rule("MV-39")
def test_what_forbids_an_act_is_named() -> None:
    play = at("""
        A:
          mover: bifrost
          mischief: 3
          bifrost: frost_giant
          jotunheim: odin
          hand: glorious_purpose
        events:
          knock_knock:
    """)
    assert _reason(play, kind="fate") == "Knock Knock does not let you"
    assert _reason(play, kind="play", card="loki_glorious_purpose") == "Odin does not let you"


def _reason(play: Play, **wanted: str) -> str:
    reason = play.table.why_not(0, **wanted)
    assert reason is not None
    return reason.text


@pytest.mark.rule("MV-R41", "MV-114")
@pytest.mark.parametrize("reader", ["B", "C", None])
def test_a_search_of_the_fate_deck_does_not_betray_that_there_was_nothing(
    reader: str | None,
) -> None:
    seen = []
    for deck, unused in (("heimdall", "quake_shield"), ("quake_shield", "heimdall")):
        rest = (
            "maria_hill_shield, phil_coulson_shield, melinda_may_shield, deathlok_shield,"
            " mockingbird_shield, agent_13_shield, peggy_carter_shield, life_model_decoy_shield,"
            " life_model_decoy_shield, shield_strike_team, shield_strike_team"
        )
        play = at(
            f"""
            A:
              mover: bifrost
            fate deck: nick_fury_shield, {deck}
            unused: {unused}, {rest}
            """,
            seats=3,
            mixing="yes",
        )
        play.fate()
        play.choose("B", "black_market")
        assert play.asked == "A found"
        assert play.options() == (["decline", "quake_shield"] if "quake" in deck else ["decline"])
        decision = play.view(reader).decision
        play.decline()
        seen.append((decision, play.log(reader)))
        assert play.at("B", "black_market") == ["nick_fury_shield 4"]
        assert "The deck is shuffled." in play.log(reader)
        play.done()
    assert seen[0] == seen[1]


@pytest.mark.rule("MV-114", "MV-R12")
def test_nobody_searches_for_an_agent_that_all_can_see_is_not_there() -> None:
    play = at("""
        A:
          mover: bifrost
        fate deck: nick_fury_shield, heimdall
    """)
    play.fate()
    play.choose("black_market")
    assert "The deck is shuffled." not in play.log()
    play.done()


@pytest.mark.rule("MV-R41")
@pytest.mark.parametrize("reader", ["B", None])
def test_a_search_of_the_own_deck_does_not_betray_that_there_was_nothing(
    reader: str | None,
) -> None:
    items = "norn_stones, norn_stones, casket_of_ancient_winters, laevateinn"
    seen = []
    for hand, deck in ((items, "lorelei"), ("lorelei", items)):
        play = at(
            f"""
            A:
              power: 3
              hand: frost_giant, {hand}, executioner, enchantress, king_loki
              deck: {deck}
            events:
              protected_vibranium: kid_loki +3
            """,
            mixing="yes",
        )
        play.play("frost_giant", "protected_vibranium")
        assert play.asked == "A take"
        seen.append((play.view(reader).decision, play.log(reader)))
        play.decline()
        play.done()
    assert seen[0] == seen[1]


@pytest.mark.rule("MV-R33", "MV-153")
def test_a_fate_item_that_falls_off_is_discarded_by_nobody() -> None:
    play = at(
        """
        active: B
        B:
          madripoor: sif [mjolnir, standing_contract], dreadnought
        """,
        villains="loki,masque",
    )
    play.vanquish("sif")
    log = play.log()
    assert "Mjolnir is discarded." in log
    assert "B discards Standing Contract." in log
    assert not [line for line in log if line.startswith("A ")]
    play.done("B")


@pytest.mark.rule("MV-55", "MV-107")
def test_a_text_under_an_ally_does_not_work_when_the_ally_has_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    armor = next(face.number for face in BOOK.faces if face.id == "modok_aim_battle_armor")
    unused = 1 << 60  # the bit of a part that nothing asks for
    going_on = [unused if face == armor else works for face, works in enumerate(BOOK.ongoing)]
    monkeypatch.setattr(BOOK, "ongoing", going_on)
    play = at(
        """
        A:
          mover: doomsday_hangar
          black_market: aim_agent [aim_battle_armor]
        events:
          incoming:
        """,
        villains="modok,loki",
    )
    item = play.handle("aim_battle_armor")
    assert item in play.g.ongoing[0]
    play.relocate("aim_agent", "incoming")
    assert item not in play.g.ongoing[0]
    play.done()


@pytest.mark.parametrize("keep", ["ongoing", "at_work"])
def test_what_is_kept_of_working_texts_is_checked(keep: str) -> None:
    play = at(
        """
        A:
          mover: bifrost
          jotunheim: lorelei
        """,
        villains="loki,modok",
    )
    assert getattr(play.g, keep)[0]
    setattr(play.g, keep, [[], []] if keep == "ongoing" else [0, 0])
    assert play.table.game.broken_invariants(play.g) == [
        "the texts that go on working are not those in play"
    ]
