"""What keeps a Dinosaur from being affected: Tooth and Claw... and Guns, Wildlife Preserve."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.smash_up.playing import Play, at

FACTIONS = "dinosaurs+ancient_egyptians,ninjas+cowboys"
dinos = partial(at, factions=FACTIONS)


# -- Tooth and Claw... and Guns ------------------------------------------------------------------


def tooth(active: str, texts: str = "2018") -> Play:
    return dinos(
        f"""
        active: {active}
        pyramids:
          A: laseratops (-1) [tooth_and_claw_and_guns], mummy
          B: ninja_acolyte
        A:
          hand: howl, upgrade
        B:
          hand: seeing_stars, seeing_stars, tiger_assassin, poison
        extra: action
        """,
        texts=texts,
    )


@pytest.mark.rule("SU-45", "SU-51")
def test_tooth_and_claw_is_destroyed_instead_of_its_minion_being_affected() -> None:
    play = tooth("B")
    play.play("seeing_stars")
    play.choose("laseratops")  # it may be chosen all the same
    assert "A laseratops 3" in play.minions("pyramids")
    assert play.actions("pyramids") == []
    assert play.pile("A") == ["tooth_and_claw_and_guns"]
    play.play("seeing_stars")
    play.choose("laseratops")  # nothing protects it now
    assert play.pile("A") == ["laseratops", "tooth_and_claw_and_guns"]
    play.done("B")


def test_tooth_and_claw_stops_abilities_of_minions_too() -> None:
    play = tooth("B")
    play.play("tiger_assassin", "pyramids")
    play.choose("laseratops")
    assert play.pile("A") == ["tooth_and_claw_and_guns"]
    assert "A laseratops 3" in play.minions("pyramids")
    play.done("B")


@pytest.mark.parametrize("texts", ["2018", "errata"])
def test_tooth_and_claw_guards_only_the_minion_it_is_on(texts: str) -> None:
    play = tooth("B", texts=texts)
    play.play("tiger_assassin", "pyramids")
    play.choose("mummy")
    assert play.pile("A") == ["mummy"]
    assert play.actions("pyramids") == ["A tooth_and_claw_and_guns on laseratops"]
    play.done("B")


@pytest.mark.rule("SU-72")
def test_tooth_and_claw_keeps_an_action_off_the_minion() -> None:
    play = tooth("B")
    play.play("poison", "laseratops")
    assert play.actions("pyramids") == []
    assert (play.pile("A"), play.pile("B")) == (["tooth_and_claw_and_guns"], ["poison"])
    assert play.power("laseratops") == 3
    play.done("B")


def test_tooth_and_claw_of_2018_is_used_up_by_your_own_abilities() -> None:
    play = tooth("A")
    play.play("howl")
    assert play.minions("pyramids") == ["A laseratops 3", "A mummy 3", "B ninja_acolyte 2"]
    assert play.pile("A") == ["howl", "tooth_and_claw_and_guns"]
    play.play("upgrade", "laseratops")
    assert play.power("laseratops") == 5
    play.done()


def test_tooth_and_claw_stops_all_that_one_ability_would_do() -> None:
    play = dinos("""
        active: B
        pyramids:
          A: laseratops [tooth_and_claw_and_guns]
          B: tiger_assassin
        saloon:
        jungle_oasis:
        B:
          hand: run_em_off
        """)
    play.play("run_em_off")
    play.no_duel_cards()  # 4 against 4: each has won and lost
    assert play.asked == "B move-where"
    play.choose("saloon")
    play.choose("jungle_oasis")  # A moves the other one
    assert play.minions("pyramids") == ["A laseratops 4"]  # neither stronger nor moved
    assert play.minions("jungle_oasis") == ["B tiger_assassin 7"]
    play.done("B")


def test_after_the_ability_that_used_it_up_tooth_and_claw_protects_no_more() -> None:
    play = dinos("""
        active: B
        pyramids:
          A: laseratops [tooth_and_claw_and_guns]
          B: pinkerton
        B:
          hand: deputy, deputy
        """)
    for _ in range(2):
        play.discard("deputy")
        play.choose("laseratops")
    assert play.power("laseratops") == 4 + 2
    play.done("B")


def test_the_same_ability_used_again_finds_the_minion_without_tooth_and_claw() -> None:
    play = at(
        """
        pyramids:
          A: pinkerton, king_rex [tooth_and_claw_and_guns]
          B: ronin, ronin
        A:
          hand: high_noon, high_noon
        extra: action
        """,
        factions="dinosaurs+cowboys,ninjas+samurai",
    )
    for counters in (0, 1):
        play.play("high_noon")
        play.choose("king_rex")
        if counters == 0:
            play.choose("ronin")  # one of two
        assert play.counters("king_rex") == counters  # from the Pinkerton
        play.no_duel_cards()
    assert play.pile("B") == ["ronin", "ronin"]
    play.done()


def test_tooth_and_claw_does_not_stop_the_discarding_after_a_scoring() -> None:
    play = dinos("""
        jungle_oasis:
          A: king_rex +5 [tooth_and_claw_and_guns]
        """)
    play.end()
    play.pass_all()
    assert play.pile("A") == ["king_rex", "tooth_and_claw_and_guns"]


def test_tooth_and_claw_with_the_errata_stays_and_stops_cards_of_other_players() -> None:
    play = tooth("B", texts="errata")
    play.play("seeing_stars")
    play.choose("laseratops")
    play.play("tiger_assassin", "pyramids")
    play.choose("laseratops")
    assert "A laseratops 3" in play.minions("pyramids")
    assert play.actions("pyramids") == ["A tooth_and_claw_and_guns on laseratops"]
    play.play("poison", "laseratops")
    assert play.pile("B") == ["poison", "seeing_stars"]
    assert play.power("laseratops") == 3
    play.done("B")


def test_tooth_and_claw_with_the_errata_lets_your_own_cards_work() -> None:
    play = tooth("A", texts="errata")
    play.play("howl")
    play.play("upgrade", "laseratops")
    assert play.power("laseratops") == 3 + 1 + 2
    assert len(play.actions("pyramids")) == 2
    play.done()


@pytest.mark.rule("SU-70")
def test_tooth_and_claw_with_the_errata_on_a_rivals_minion_stops_that_rival() -> None:
    play = dinos(
        """
        active: B
        pyramids:
          B: deputy [tooth_and_claw_and_guns by A]
        B:
          hand: deputy
        """,
        texts="errata",
    )
    play.discard("deputy")
    assert play.minions("pyramids") == ["B deputy 2"]
    play.done("B")


def test_tooth_and_claw_with_the_errata_does_not_stop_bases() -> None:
    play = dinos(
        """
        temple_of_goju:
          A: laseratops +9 [tooth_and_claw_and_guns]
          B: ninja_master
        active: B
        """,
        texts="errata",
    )
    play.end()
    play.pass_all()
    assert play.deck("A")[-1] == "laseratops"


@pytest.mark.rule("SU-72")
def test_under_tooth_and_claw_with_the_errata_a_poison_has_no_power() -> None:
    position = """
        pyramids:
          A: king_rex [poison by B]
        A:
          hand: tooth_and_claw_and_guns
        """
    play = dinos(position, texts="errata")
    assert play.power("king_rex") == 3
    play.play("tooth_and_claw_and_guns", "king_rex")
    assert play.power("king_rex") == 7
    of_2018 = dinos(position)
    of_2018.play("tooth_and_claw_and_guns", "king_rex")
    assert of_2018.power("king_rex") == 3  # the Poison has affected it already


# -- Wildlife Preserve ---------------------------------------------------------------------------

PRESERVE = """
    active: {}
    pyramids:
      A: armor_stego (-2), mummy
      B: deputy
      actions: wildlife_preserve by A
    saloon:
      A: mummy
    jungle_oasis:
    A:
      hand: howl, upgrade
    B:
      hand: seeing_stars, tiger_assassin, assassination
    extra: action
    """


@pytest.mark.rule("SU-45", "SU-51")
def test_wildlife_preserve_stops_actions_of_other_players_and_stays() -> None:
    play = dinos(PRESERVE.format("B"))
    play.play("seeing_stars")
    play.choose("armor_stego")
    assert "A armor_stego 3" in play.minions("pyramids")
    play.play("assassination", "armor_stego")
    assert play.actions("pyramids") == ["A wildlife_preserve"]
    assert play.pile("B") == ["assassination", "seeing_stars"]
    play.done("B")


def test_wildlife_preserve_does_not_stop_minions() -> None:
    play = dinos(PRESERVE.format("B"))
    play.play("tiger_assassin", "pyramids")
    play.choose("armor_stego")
    assert play.pile("A") == ["armor_stego"]
    play.done("B")


def test_wildlife_preserve_guards_only_your_minions_at_its_base() -> None:
    elsewhere = dinos(PRESERVE.format("B"))
    elsewhere.play("seeing_stars")
    elsewhere.take(card="mummy", place="saloon")
    assert elsewhere.minions("saloon") == []
    elsewhere.done("B")
    theirs = dinos(PRESERVE.format("B"))
    theirs.play("seeing_stars")
    theirs.choose("deputy")
    assert theirs.pile("B") == ["deputy", "seeing_stars"]
    theirs.done("B")


def test_your_own_actions_work_at_the_wildlife_preserve() -> None:
    play = dinos(PRESERVE.format("A"))
    play.play("howl")
    play.play("upgrade", "armor_stego")
    assert play.power("armor_stego") == 3 - 2 + 1 + 2
    play.done()


@pytest.mark.rule("SU-72")
def test_at_the_wildlife_preserve_actions_already_on_your_minions_do_not_affect_them() -> None:
    play = dinos("""
        jungle_oasis:
          A: king_rex [poison by B], mummy [ancient_curse]
          B: shinobi [upgrade]
        A:
          hand: wildlife_preserve
        """)
    play.play("wildlife_preserve", "jungle_oasis")
    assert play.minions("jungle_oasis") == ["A king_rex 7", "A mummy 0", "B shinobi 5"]
    play.done()


def test_a_poisoned_minion_that_leaves_the_wildlife_preserve_is_weak_again() -> None:
    play = at(
        """
        pyramids:
          A: king_rex [poison by B]
          actions: wildlife_preserve by A
        saloon:
        jungle_oasis:
        A:
          hand: stagecoach
        """,
        factions="dinosaurs+cowboys,ninjas+samurai",
    )
    assert play.power("king_rex") == 7
    play.play("stagecoach")
    play.choose("king_rex", "decline", "saloon")
    assert play.minions("saloon") == ["A king_rex 3"]
    play.done()


def test_the_wildlife_preserve_stops_an_assassination_of_another_player() -> None:
    play = dinos("""
        pyramids:
          A: king_rex [assassination by B]
          actions: wildlife_preserve by A
        jungle_oasis:
        tar_pits:
        """)
    play.next_turn()
    assert play.minions("pyramids") == ["A king_rex 7"]
    assert play.actions("pyramids") == ["A wildlife_preserve", "B assassination on king_rex"]


@pytest.mark.rule("SU-R15")
def test_the_wildlife_preserve_does_not_stop_a_pinkerton_in_a_duel_that_another_began() -> None:
    play = at(
        """
        active: B
        pyramids:
          A: pinkerton, king_rex
          B: ronin
          actions: wildlife_preserve by A
        B:
          hand: honorable_combat
        """,
        factions="dinosaurs+cowboys,ninjas+samurai",
    )
    play.play("honorable_combat")
    play.choose("king_rex")
    assert play.counters("king_rex") == 1  # by A's minion, not by B's action
    play.no_duel_cards()
    play.done("B")
