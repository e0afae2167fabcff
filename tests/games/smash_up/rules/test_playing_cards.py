"""Chapter 3: what playing a card means, what must be done and what may."""

from __future__ import annotations

import pytest

from tests.games.smash_up.playing import at

# -- minions -------------------------------------------------------------------------------------


@pytest.mark.rule("SU-30")
def test_a_minion_can_be_played_at_any_base_whoever_is_there() -> None:
    text = """
        pyramids:
          A: mummy, deputy, sheriff
        saloon:
          B: shogun, ronin, bushi
        star_portal:
        A:
          hand: deputy
        """
    play = at(text)
    assert [option for option in play.options() if option.startswith("play")] == [
        "play deputy pyramids",
        "play deputy saloon",
        "play deputy star_portal",
    ]
    play.play("deputy", "saloon")
    assert play.minions("saloon") == ["A deputy 2", "B bushi 4", "B ronin 3", "B shogun 5"]
    play.done()
    play = at(text)
    play.play("deputy", "pyramids")
    assert play.minions("pyramids").count("A deputy 2") == 2
    play.done()


@pytest.mark.rule("SU-30", "SU-74")
def test_a_minion_belongs_to_whoever_played_it_and_does_what_it_says_there() -> None:
    play = at("""
        pyramids:
          B: ronin
        saloon:
          buried A: deputy
        star_portal:
        A:
          hand: pyramid_engineer
        """)
    play.play("pyramid_engineer", "saloon")
    assert play.asked == "A uncover"
    play.choose("deputy")
    assert play.minions("saloon") == ["A deputy 2", "A pyramid_engineer 3"]
    play.done()


@pytest.mark.rule("SU-31")
def test_labelled_parts_do_not_happen_when_the_card_is_played() -> None:
    play = at("""
        pyramids:
          A: sheriff
          B: ronin
        saloon:
        star_portal:
        A:
          hand: pyramid_engineer, deputy, mummy, gold_strike
        extra: minion, minion
        """)
    play.play("pyramid_engineer", "pyramids")  # nothing is buried, so its first part asks nothing
    assert play.buried("pyramids") == []  # Talent
    play.play("mummy", "pyramids")  # Special
    play.play("deputy", "pyramids")  # Special
    play.play("gold_strike", "pyramids")  # Ongoing: nothing for minions that came before
    assert play.hand("A") == []
    assert play.minions("pyramids") == [
        "A deputy 2",
        "A mummy 2",
        "A pyramid_engineer 3",
        "A sheriff 5",
        "B ronin 3",
    ]
    play.done()


# -- actions -------------------------------------------------------------------------------------


@pytest.mark.rule("SU-32", "SU-90")
def test_a_standard_action_does_what_it_says_and_is_discarded() -> None:
    play = at("""
        pyramids:
          A: mummy
        A:
          hand: form_a_posse
        """)
    play.play("form_a_posse")
    assert play.power("mummy") == 3
    assert play.pile("A") == ["form_a_posse"]
    assert "A plays Form a Posse." in play.log("B")  # it was shown
    play.done()


@pytest.mark.rule("SU-33", "SU-38")
def test_an_action_played_on_a_base_or_a_minion_stays_there() -> None:
    play = at("""
        pyramids:
          A: mummy
          B: bushi
        saloon:
        star_portal:
        A:
          hand: gold_strike, ancient_curse
        extra: action
        """)
    play.play("gold_strike", "pyramids")
    play.play("ancient_curse", "bushi")
    assert play.actions("pyramids") == ["A ancient_curse on bushi", "A gold_strike"]
    assert play.pile("A") == []
    play.next_turn("A")
    assert play.actions("pyramids") == ["A ancient_curse on bushi", "A gold_strike"]
    assert play.power("bushi") == 2
    play.done()


@pytest.mark.rule("SU-33", "SU-74")
def test_the_action_on_a_minion_is_controlled_by_whoever_played_it() -> None:
    play = at("""
        pyramids:
          A: mummy [ancient_curse by A]
          B: bushi [ancient_curse of A by A, final_haiku by B]
        saloon:
          B: ronin
        """)
    assert play.actions("pyramids") == [
        "A ancient_curse on bushi",
        "A ancient_curse on mummy",
        "B final_haiku on bushi",
    ]
    play.g.controller[play.handle("bushi")] = 0  # A gains control of the minion
    assert "B final_haiku on bushi" in play.actions("pyramids")
    assert play.minions("pyramids") == ["A bushi 2", "A mummy 0"]


@pytest.mark.rule("SU-R13")
def test_an_action_for_a_minion_needs_one_that_fits() -> None:
    play = at("""
        active: B
        pyramids:
          A: sheriff
          B: bushi
        saloon:
        star_portal:
        B:
          hand: viking_funeral, final_haiku
        """)
    assert play.why_not("play", "viking_funeral") == "SU-R13"  # Bushi has power 4 only
    assert [option for option in play.options() if "final_haiku" in option] == [
        "play final_haiku bushi"
    ]
    empty = at("A:\n  hand: ancient_curse")
    assert empty.why_not("play", "ancient_curse") == "SU-R13"
    strong = at("active: B\npyramids:\n  B: bushi +1\nB:\n  hand: viking_funeral")
    strong.play("viking_funeral", "bushi")
    assert strong.actions("pyramids") == ["B viking_funeral on bushi"]
    strong.done("B")


@pytest.mark.rule("SU-R14")
@pytest.mark.parametrize(
    ("card", "mine", "factions"),
    [
        ("dynamite_surprise", "gunfighter", "cowboys+samurai,ancient_egyptians+vikings"),
        ("heart_of_the_battle", "bushi", "cowboys+samurai,ancient_egyptians+vikings"),
        ("hidden_ninja", "tiger_assassin", "ninjas+samurai,ancient_egyptians+vikings"),
    ],
)
def test_an_action_with_only_a_special_is_not_the_action_of_a_turn(
    card: str, mine: str, factions: str
) -> None:
    text = f"""
        pyramids:
          A: {mine}
          B: raider
        A:
          hand: {card}
        extra: action
        """
    play = at(text, factions=factions)
    assert play.why_not("play", card) == "SU-R14"
    assert not any(card in option for option in play.options())


@pytest.mark.rule("SU-R14", "SU-109")
@pytest.mark.parametrize("card", ["dynamite_surprise", "heart_of_the_battle"])
def test_in_a_duel_outside_their_time_they_go_back_to_the_hand(card: str) -> None:
    play = at(
        f"""
        pyramids:
          A: sheriff
          B: raider
        A:
          hand: high_noon, {card}
        """,
        factions="cowboys+samurai,ancient_egyptians+vikings",
    )
    play.play("high_noon")
    play.choose(card)  # as dueling card
    play.no_duel_cards()
    assert play.hand("A") == [card]
    assert play.pile("A") == ["high_noon"]
    assert play.pile("B") == ["raider"]
    play.done()


@pytest.mark.rule("SU-R14")
@pytest.mark.parametrize("card", ["dynamite_surprise", "heart_of_the_battle"])
def test_raiding_party_cannot_play_an_action_with_only_a_special(card: str) -> None:
    play = at(
        f"""
        active: B
        pyramids:
          A: sheriff
          B: raider
        A:
          deck: {card}, quick_draw, bushi
        B:
          hand: raiding_party
        """,
        factions="cowboys+samurai,ancient_egyptians+vikings",
    )
    play.play("raiding_party")
    assert play.asked == "B play-one"
    assert play.options() == ["bushi", "decline", "quick_draw"]


@pytest.mark.rule("SU-R14", "SU-102")
@pytest.mark.parametrize("card", ["dynamite_surprise", "heart_of_the_battle"])
def test_uncovered_at_another_time_they_are_discarded(card: str) -> None:
    play = at(
        f"""
        phase: start
        pyramids:
          A: gunfighter
          B: raider
          buried A: {card}
        """,
        factions="cowboys+samurai,ancient_egyptians+vikings",
    )
    play.uncover(card)
    assert play.pile("A") == [card]
    assert play.minions("pyramids") == ["A gunfighter 3", "B raider 4"]
    play.done()


# -- duties --------------------------------------------------------------------------------------


@pytest.mark.rule("SU-45")
@pytest.mark.parametrize("card", ["quick_draw", "high_noon", "run_em_off", "stagecoach", "mummy_strength"])  # fmt: skip
def test_a_card_may_be_played_though_it_can_do_nothing(card: str) -> None:
    play = at(f"A:\n  hand: {card}")
    play.play(card)
    assert play.pile("A") == [card]
    assert play.g.free_action == 0
    play.done()


@pytest.mark.rule("SU-45", "SU-51")
def test_a_target_that_is_immune_can_be_chosen_and_nothing_happens() -> None:
    play = at(
        """
        pyramids:
          A: shinobi
          B: warbot (-1)
        A:
          hand: seeing_stars
        """,
        factions="ninjas+cowboys,robots+zombies",
    )
    play.play("seeing_stars")
    assert play.options() == ["shinobi", "warbot"]
    play.choose("warbot")
    assert play.minions("pyramids") == ["A shinobi 3", "B warbot 3"]
    assert play.pile("A") == ["seeing_stars"]
    play.done()


@pytest.mark.rule("SU-46")
def test_what_a_card_says_must_be_done_even_to_ones_own_harm() -> None:
    play = at(
        """
        tortuga:
          A: first_mate
          B: nukebot
        A:
          hand: laseratops
        """,
        factions="dinosaurs+pirates,robots+zombies",
    )
    play.play("laseratops", "tortuga")
    assert play.pile("A") == ["first_mate"]  # the only one of power 2 or less, and no "may"
    play.done()


@pytest.mark.rule("SU-46")
def test_a_may_and_an_extra_play_are_optional() -> None:
    play = at(
        """
        tortuga:
          B: zapbot
        A:
          hand: saucy_wench, summon, pirate_king
        """,
        factions="wizards+pirates,robots+zombies",
    )
    play.play("saucy_wench", "tortuga")
    assert play.options() == ["decline", "zapbot"]
    play.decline()
    assert play.minions("tortuga") == ["A saucy_wench 3", "B zapbot 2"]
    play.play("summon")
    assert play.asked == "A extra"
    play.decline()
    assert play.hand("A") == ["pirate_king"]
    play.next_turn()  # nobody has to use what was kept
    assert "pirate_king" in play.hand("A")
    play.done("B")


@pytest.mark.rule("SU-47")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_up_to_two_allows_none_one_and_two(number: int) -> None:
    play = at(
        """
        tortuga:
          A: pirate_king
          B: zapbot, hoverbot
        pyramids:
          B: zapbot
        A:
          hand: cannon
        """,
        factions="cowboys+pirates,robots+ancient_egyptians",
    )
    play.play("cannon")
    assert play.options() == ["decline", "zapbot", "zapbot"]
    play.choose(*["zapbot"] * number)
    if number < 2:
        play.decline()
    assert play.pile("B") == ["zapbot"] * number
    play.done()


@pytest.mark.rule("SU-47")
def test_any_number_allows_none() -> None:
    play = at(
        """
        tortuga:
          A: pirate_king, first_mate
        A:
          hand: full_sail
        """,
        factions="cowboys+pirates,robots+ancient_egyptians",
    )
    play.play("full_sail")
    play.decline()
    assert play.minions("tortuga") == ["A first_mate 2", "A pirate_king 5"]
    assert play.pile("A") == ["full_sail"]
    play.done()


@pytest.mark.rule("SU-47", "SU-45")
def test_a_card_that_says_all_may_be_played_without_any_target() -> None:
    play = at(
        """
        pyramids:
        saloon:
          B: mummy
        star_portal:
        A:
          hand: crop_circles, combat_training
        extra: action
        """,
        factions="aliens+vikings,robots+ancient_egyptians",
    )
    play.play("combat_training")  # all your minions: there are none
    play.play("crop_circles")
    play.choose("pyramids")
    assert play.minions("saloon") == ["B mummy 2"]
    assert play.pile("A") == ["combat_training", "crop_circles"]
    play.done()


# -- "to" ----------------------------------------------------------------------------------------


@pytest.mark.rule("SU-48", "SU-46")
def test_what_is_paid_for_comes_when_the_payment_was_made() -> None:
    play = at(
        """
        tortuga:
          A: bushi
          B: mummy
        A:
          hand: yokai_attack, shogun
        """,
        factions="samurai+robots,cowboys+ancient_egyptians",
    )
    play.play("yokai_attack")
    assert play.pile("A") == ["bushi"]
    assert play.asked == "A extra"
    play.play("shogun", "tortuga")
    assert play.minions("tortuga") == ["A shogun 5", "B mummy 2"]
    assert play.g.free_minion == 1
    play.done()


@pytest.mark.rule("SU-48")
@pytest.mark.parametrize("mine", ["A: warbot", "B: walker"])
def test_a_payment_that_is_thwarted_gives_nothing(mine: str) -> None:
    play = at(
        f"""
        tortuga:
          {mine}
        A:
          hand: yokai_attack, shogun, tech_center
        """,
        factions="samurai+robots,cowboys+zombies",
    )
    play.play("yokai_attack")  # no minion of one's own, or one that cannot be destroyed
    assert play.g.extras == []
    assert play.pile("A") == ["yokai_attack"]
    assert len(play.minions("tortuga")) == 1
    play.done()


@pytest.mark.rule("SU-48", "SU-R52")
@pytest.mark.parametrize(("hand", "minion"), [("berserk, tribute", ""), ("berserk", "huscarl")])
def test_berserk_without_card_or_minion_pays_nothing(hand: str, minion: str) -> None:
    lines = ["active: B", "tortuga:", "  A: sheriff", *([f"  B: {minion}"] if minion else [])]
    lines += ["B:", f"  hand: {hand}", "  deck: raider"]
    play = at("\n".join(lines), factions="cowboys+pirates,samurai+vikings")
    play.play("berserk")
    assert play.deck("B") == ["raider"]
    assert play.hand("B") == hand.split(", ")[1:]
    assert [line for line in play.minions("tortuga") if line.startswith("B")] == (
        ["B huscarl 2"] if minion else []
    )
    assert play.pile("B") == ["berserk"]
    play.done("B")


@pytest.mark.rule("SU-48", "SU-R52")
def test_longhouse_and_huscarl_cannot_be_used_without_what_they_need() -> None:
    text = """
        active: B
        longhouse:
          {}: {}
        pyramids:
          B: huscarl
        saloon:
        B:
          {}
        """
    absent = at(text.format("A", "sheriff", "hand: tribute"))
    assert absent.why_not("talent", "longhouse") == "SU-48"  # nobody pays for nothing
    assert absent.can("talent", "huscarl")
    poor = at(text.format("B", "raider", "vp: 0"))
    assert poor.why_not("talent", "longhouse") == "SU-48"
    assert poor.why_not("talent", "huscarl") == "SU-48"
    able = at(text.format("B", "raider", "hand: tribute"))
    able.talent("longhouse")
    assert able.power("raider") == 6
    assert able.deck("B", 1) == ["tribute"]
    able.done("B")


@pytest.mark.rule("SU-48")
def test_a_swap_that_is_thwarted_for_one_minion_does_not_happen_for_the_other() -> None:
    play = at(
        """
        tortuga:
          A: ninja_acolyte, shinobi [tooth_and_claw_and_guns]
        A:
          hand: disguise, ninja_master, tiger_assassin
        """,
        factions="ninjas+dinosaurs,robots+pirates",
    )
    play.play("disguise")
    play.choose("ninja_acolyte", "shinobi")
    assert play.minions("tortuga") == ["A ninja_acolyte 2", "A shinobi 3"]
    assert play.hand("A") == ["ninja_master", "tiger_assassin"]
    assert play.pile("A") == ["disguise", "tooth_and_claw_and_guns"]  # used up by the attempt
    play.done()
