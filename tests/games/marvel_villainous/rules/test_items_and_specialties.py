"""Chapter 5: Items, Effects, Specialties."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import at

# -- Items ---------------------------------------------------------------------------------------


@pytest.mark.rule("MV-78")
def test_an_item_lies_at_the_bottom_of_any_own_location():
    play = at("""
        active: B
        B:
          power: 3
          hand: mind_amplifier
          black_market: sif
    """)
    play.play("mind_amplifier", "black_market")
    there = play.view().realms[1].locations[2]
    assert [card.card for card in there.below] == ["modok_mind_amplifier"]
    assert play.power("B") == 0
    play.done("B")


@pytest.mark.rule("MV-79")
def test_an_item_that_is_attached_needs_an_ally_in_the_own_domain():
    play = at("""
        A:
          power: 2
          hand: laevateinn
          bifrost: frost_giant, aim_saboteur, sif, norn_stones
          jotunheim: lorelei
        B:
          aim_island: kid_loki
        events:
          incoming: executioner
    """)
    assert play.options("play") == ["play laevateinn frost_giant", "play laevateinn lorelei"]
    play.play("laevateinn", "lorelei")
    assert play.at("A", "jotunheim") == ["A lorelei 4 [laevateinn]"]
    play.done()


@pytest.mark.rule("MV-79")
def test_without_one_it_cannot_be_played():
    play = at("""
        A:
          power: 2
          hand: laevateinn
          bifrost: aim_saboteur
        B:
          aim_island: kid_loki
    """)
    assert not play.can("play", "laevateinn")
    assert play.why_not("play", "laevateinn") == "MV-79"


@pytest.mark.rule("MV-80")
def test_attached_items_go_when_the_ally_is_used():
    play = at("""
        A:
          mover: sanctum_sanctorum
          bifrost: frost_giant [laevateinn], sif [mjolnir]
    """)
    play.vanquish("sif")
    assert sorted(play.pile("A")) == ["frost_giant", "laevateinn"]
    assert sorted(play.fate_pile()) == ["mjolnir", "sif"]
    assert play.g.attached == []
    play.done()


@pytest.mark.rule("MV-80")
def test_or_is_removed_or_returned_to_a_hand_or_leaves_with_an_event():
    play = at("""
        active: B
        A:
          bifrost: kid_loki -1 [laevateinn]
        B:
          mover: aim_laboratory
        fate deck: exposed, rest
    """)
    play.fate()  # removed
    assert sorted(play.pile("A")) == ["kid_loki", "laevateinn"]
    play.done("B")
    play = at("""
        A:
          power: 1
          hand: shape_shift
        B:
          aim_island: kid_loki [laevateinn]
    """)
    play.play("shape_shift")  # returned
    play.decline()
    assert (play.hand("A"), play.pile("A")) == (["kid_loki"], ["laevateinn", "shape_shift"])
    play.done()
    play = at("""
        A:
          mover: bifrost
          odins_throne: executioner [laevateinn]
        events:
          judgment_of_the_all_mother:
    """)
    play.relocate("executioner", "judgment_of_the_all_mother")  # resolved
    assert sorted(play.pile("A")) == ["executioner", "laevateinn"]
    assert play.events() == []
    play.done()


@pytest.mark.rule("MV-80", "MV-R33")
def test_each_to_the_pile_of_its_own_owner():
    """Kid Loki falls with Loki's sword and Madame Masque's Contract on him."""
    play = at(
        """
        active: B
        B:
          mover: doomsday_hangar
          aim_island: modam, kid_loki [laevateinn, standing_contract]
        """,
        seats=3,
    )
    play.vanquish("kid_loki")
    assert sorted(play.pile("A")) == ["kid_loki", "laevateinn"]
    assert (play.pile("B"), play.pile("C")) == (["modam"], ["standing_contract"])
    assert play.power("C") == 0
    play.done("B")


@pytest.mark.rule("MV-80")
def test_or_is_found():
    """Enchantress finds Executioner at Loki's own location; Laevateinn falls off."""
    play = at("""
        A:
          power: 6
          hand: enchantress
          bifrost: executioner [laevateinn]
    """)
    play.play("enchantress", "jotunheim")
    play.choose("odins_throne")
    assert play.at("A", "odins_throne") == ["A executioner 5"]
    assert (play.pile("A"), play.power("A")) == (["laevateinn"], 0)
    play.done()


# -- Effects and Specialties ---------------------------------------------------------------------


@pytest.mark.rule("MV-82")
def test_an_effect_goes_to_the_pile_after_it_has_been_carried_out():
    """Rewrite the Story cannot take itself."""
    play = at("""
        A:
          power: 1
          mischief: 3
          hand: rewrite_the_story
          pile: lorelei, frost_giant
    """)
    play.play("rewrite_the_story")
    assert play.options() == ["1", "2"]
    play.choose("1")
    assert play.options() == ["frost_giant", "lorelei"]
    play.choose("lorelei")
    assert play.pile("A") == ["frost_giant", "rewrite_the_story"]
    assert (play.hand("A"), play.power("A"), play.mark("A")) == (["lorelei"], 0, 1)
    play.done()


@pytest.mark.rule("MV-83")
@pytest.mark.parametrize(("spent", "possible"), [(1, False), (2, True)])
def test_a_specialty_may_name_a_requirement(spent: int, possible: bool):
    play = at(f"""
        A:
          power: 3
          spent: {spent}
          hand: god_of_stories
    """)
    assert play.can("play", "god_of_stories") == possible
    if possible:
        play.play("god_of_stories")
        assert (play.area("A"), play.power("A")) == (["god_of_stories"], 0)
        play.done()


@pytest.mark.rule("MV-84")
def test_each_specialty_works_once_a_turn_and_several_in_one_turn():
    """God of Stories adds 1 Mischief, the first time in the turn; Silver Tongue is activated."""
    play = at(
        """
        A:
          mover: sanctum_sanctorum
          power: 2
          hand: kid_loki, kid_loki
          area: god_of_stories, silver_tongue
        C:
          hand: 1 random
        """,
        seats=3,
    )
    play.play("kid_loki", "aim_island")
    assert play.second("A") == 2
    play.activate("silver_tongue")
    assert play.second("A") == 1
    play.done()
    play = at(
        """
        A:
          mover: jotunheim
          power: 2
          hand: kid_loki, kid_loki
          area: god_of_stories
        """,
        seats=3,
    )
    play.play("kid_loki", "aim_island")
    play.play("kid_loki", "manhattan")
    assert play.second("A") == 3  # 2 + 1
    play.done()


@pytest.mark.rule("MV-85")
def test_specialties_are_neither_relocated_nor_removed():
    play = at("""
        A:
          mover: bifrost
          area: silver_tongue, god_of_stories
    """)
    assert play.options("relocate") == []
    play = at("""
        active: B
        A:
          area: silver_tongue
        B:
          mover: aim_laboratory
        fate deck: seized_by_shield, rest
    """)
    play.fate()
    assert play.fate_pile() == ["seized_by_shield"]
    assert play.area("A") == ["silver_tongue"]
    play.done("B")
