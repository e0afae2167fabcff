"""Fate actions and Fate cards: SW-64 to SW-72, SW-173, section I, and their rulings."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import Play, at, fated

GRIEVOUS = "general_grievous,darth_vader"
GIDEON = "moff_gideon,darth_vader"
ALL_LOCATIONS = ["dv_cloud_city", "dv_death_star", "dv_emperors_throne_room", "dv_mustafar"]


def about_to_fate(
    text: str, villains: str = "darth_vader,general_grievous", seats: int = 2
) -> Play:
    """B, who plays General Grievous, can perform a Fate action."""
    block = "\n".join(f"  {line.strip()}" for line in text.strip().splitlines())
    play = at(f"active: B\nB:\n  mover: utapau\nA:\n{block}\n", villains=villains, seats=seats)
    assert play.can("fate")
    return play


@pytest.mark.rule("SW-64")
def test_the_fating_player_chooses_one_opponent():
    play = at(
        "A:\n  mover: death_star", seats=3, villains="darth_vader,general_grievous,moff_gideon"
    )
    play.fate()
    assert (play.asked, play.options()) == ("A fate-target", ["B", "C"])
    play.choose("C")
    assert play.asked == "A fate-which"
    assert all(option in _names(play, 2) for option in play.options())


def _names(play: Play, seat: int) -> list[str]:
    deck = f"fate_{play.g.book.villains[play.g.villains[seat]].id}"
    return [play.short(face.id) for face in play.g.book.faces if face.deck == deck]


@pytest.mark.rule("SW-65", "SW-R16", "SW-R19")
def test_two_are_revealed_one_is_played_and_the_other_lies_on_the_pile():
    play = fated("fate pile: leia_organa", "yoda", "han_solo")
    assert play.options() == ["han_solo", "yoda"]
    assert [play.short(card.card) for card in play.view("A").aside] == ["yoda", "han_solo"]
    play.choose("yoda")
    assert play.fate_pile("A") == ["leia_organa", "han_solo"]
    play.choose("mustafar")
    assert play.at("A", "mustafar") == ["yoda 3"]
    assert play.fate_pile("A") == ["leia_organa", "han_solo"]  # nothing was shuffled
    play.done("B")


@pytest.mark.rule("SW-66", "SW-142")
def test_the_fating_player_makes_every_choice():
    play = fated("mustafar: stormtroopers", "leia_organa", "yoda")
    play.choose("leia_organa")
    assert (play.asked, play.options()) == ("B fate-place", ALL_LOCATIONS)
    play.choose("mustafar")
    assert play.asked[0] == "B"
    play.choose("cloud_city")
    assert play.at("A", "cloud_city") == ["luke_skywalker_tile 0"]
    play.done("B")


@pytest.mark.rule("SW-67", "SW-113")
def test_a_card_without_effect_may_be_chosen_and_one_must_be():
    play = fated("ambition: 0", "rebel_assault", "yoda")
    assert "decline" not in play.options()
    play.choose("rebel_assault")  # there is no Ally to remove
    assert play.fate_pile("A") == ["yoda", "rebel_assault"]
    play.done("B")


@pytest.mark.rule("SW-67", "SW-113", "SW-R19")
def test_a_card_without_a_legal_place_goes_to_the_pile_without_effect():
    play = fated("credits: 1", "skywalker_lightsaber", "ben", villains="kylo_ren,general_grievous")
    play.choose("skywalker_lightsaber")
    assert play.fate_pile("A") == ["ben", "skywalker_lightsaber"]
    play.done("B")


@pytest.mark.rule("SW-68", "SW-116", "SW-123")
def test_a_hero_goes_to_a_printed_location_never_to_a_vehicle():
    play = fated("deep_space: executor", "yoda", "rebel_assault")
    play.choose("yoda")
    assert play.options() == ALL_LOCATIONS


@pytest.mark.rule("SW-68", "SW-114", "SW-115")
def test_a_hero_covers_the_upper_symbols_there():
    play = fated("credits: 0", "yoda", "rebel_assault")
    play.choose("yoda", "mustafar")
    covered = [[one.covered for one in place.top] for place in play.view().realms[0].locations]
    assert covered == [[True, True], [False, False], [False, False], [False, False]]


@pytest.mark.rule("SW-69", "SW-128")
def test_a_hero_vehicle_engages_one_of_several_by_choice_of_the_fating_player():
    play = fated("deep_space: executor, tie_advanced_x1", "millennium_falcon", "yoda")
    play.choose("millennium_falcon")
    assert (play.asked, play.options()) == ("B fate-vehicle", ["executor", "tie_advanced_x1"])
    play.choose("tie_advanced_x1")
    assert play.space("A") == ["executor", "tie_advanced_x1 < millennium_falcon"]
    play.done("B")


@pytest.mark.rule("SW-70", "SW-140")
def test_a_player_may_play_fate_cards_on_himself_and_chooses_everything():
    play = at("""
        A:
          mover: florrum
          ambition: 2
          hand: count_dookus_orders
          deck: gor, rest
          fate deck: mace_windu, rest
    """, villains=GRIEVOUS)  # fmt: skip
    play.play("count_dookus_orders")
    play.choose("utapau")
    assert play.asked[0] == "A"
    play.choose("florrum")
    assert play.at("A", "utapau") == ["A gor 2"]  # Mace Windu's ability works
    assert play.at("A", "florrum") == ["mace_windu 4"]
    assert play.why_not("play") == "SW-27"  # and he covers symbols
    play.done()


@pytest.mark.rule("SW-71", "SW-R17")
def test_an_empty_fate_deck_is_made_of_the_pile():
    play = fated("fate pile: leia_organa, han_solo\nfate deck: ", "yoda", "r2_d2")
    assert play.asked == "B fate-which"
    play = at("""
        active: B
        A:
          fate deck: yoda
          fate pile: leia_organa
        B:
          mover: utapau
    """, villains="darth_vader,general_grievous")  # fmt: skip
    play.fate()
    assert play.options() == ["leia_organa", "yoda"]
    assert (play.fate_deck("A"), play.fate_pile("A")) == ([], [])


@pytest.mark.rule("SW-R17")
def test_a_single_card_is_revealed_and_played():
    play = at("""
        active: B
        A:
          fate deck: yoda
        B:
          mover: utapau
    """, villains="darth_vader,general_grievous")  # fmt: skip
    play.fate()
    assert (play.asked, play.options()) == ("B fate-place", ALL_LOCATIONS)
    play.choose("mustafar")
    play.done("B")


@pytest.mark.rule("SW-R7", "SW-R17")
def test_without_a_fate_card_there_is_no_fate_action():
    play = at("""
        active: B
        A:
          fate deck:
        B:
          mover: utapau
    """, villains="darth_vader,general_grievous")  # fmt: skip
    assert not play.can("fate")
    assert play.why_not("fate") == "SW-R7"


@pytest.mark.rule("SW-72", "SW-R42", "SW-139")
def test_instead_of_revealing_a_pair_of_vehicles_may_be_engaged():
    play = about_to_fate("""
        deep_space: executor, tie_advanced_x1 [millennium_falcon], x_wing_starfighter
    """)
    play.fate()
    assert play.asked == "B fate-how"
    engaging = [
        (play.short(option.card), play.short(option.place))
        for n in range(3)
        if play.table.question is not None
        and (option := play.table.question.describe(n)).kind == "engage"
    ]
    assert engaging == [
        ("executor", "x_wing_starfighter"), ("tie_advanced_x1", "x_wing_starfighter"),
    ]  # fmt: skip
    play.take(kind="engage", card="dv_tie_advanced_x1")
    assert play.space("A") == [
        "executor", "tie_advanced_x1 < millennium_falcon < x_wing_starfighter",
    ]  # fmt: skip
    assert play.fate_pile("A") == []
    play.done("B")


@pytest.mark.rule("SW-72")
@pytest.mark.parametrize(
    "space", ["executor", "x_wing_starfighter", "executor [x_wing_starfighter]"]
)
def test_that_takes_an_ally_vehicle_and_an_unengaged_hero_vehicle(space: str):
    play = about_to_fate(f"deep_space: {space}")
    play.fate()
    assert play.asked == "B fate-which"


@pytest.mark.rule("SW-173", "SW-118")
def test_an_item_goes_to_the_hero_side_and_covers_symbols():
    play = fated("credits: 1", "death_star_plans", "yoda")
    play.choose("death_star_plans")
    assert play.options() == ALL_LOCATIONS
    play.choose("death_star")
    death_star = play.view().realms[0].locations[1]
    assert [play.short(card.card) for card in death_star.above] == ["death_star_plans"]
    assert [one.covered for one in death_star.top] == [True, True]
    assert play.power("A") == 1  # no Cost
    play.done("B")


@pytest.mark.rule("SW-173", "SW-R19")
def test_an_effect_is_carried_out_and_lies_above_the_other_card():
    play = fated("ambition: 2", "use_the_force_luke", "yoda")
    play.choose("use_the_force_luke")
    assert play.second("A") == 1
    assert play.fate_pile("A") == ["yoda", "use_the_force_luke"]
    play.done("B")


@pytest.mark.rule("SW-119", "SW-173", "SW-R4")
def test_a_restriction_goes_under_the_mover_even_on_the_portrait():
    play = fated("mover: portrait\nambition: 9", "more_powerful_than_you_can_imagine", "yoda")
    play.choose("more_powerful_than_you_can_imagine")
    assert play.restrictions("A") == ["more_powerful_than_you_can_imagine"]
    assert play.view().realms[0].on_portrait
    play.done("B")


@pytest.mark.rule("SW-119", "SW-120")
def test_a_restriction_moves_with_the_mover_and_works_everywhere():
    play = at("""
        phase: move
        A:
          ambition: 9
          restrictions: more_powerful_than_you_can_imagine
          death_star: stormtroopers
          hand: lack_of_faith
    """)
    play.move("emperors_throne_room")
    assert play.restrictions("A") == ["more_powerful_than_you_can_imagine"]
    assert play.why_not("play", "lack_of_faith") == "SW-32"
    locations = play.view().realms[0].locations
    assert not any(one.covered for place in locations for one in place.top)


@pytest.mark.rule("SW-121", "SW-R52")
def test_a_restriction_leaves_when_its_requirement_is_met():
    play = at("""
        A:
          restrictions: more_powerful_than_you_can_imagine
          hand: stormtroopers, executor
    """)
    play.discard("stormtroopers")
    assert play.restrictions("A") == ["more_powerful_than_you_can_imagine"]
    whole = at("""
        A:
          ambition: 1
          restrictions: more_powerful_than_you_can_imagine
          hand: stormtroopers, executor
    """)
    whole.take(kind="discard")
    whole.choose("stormtroopers", "executor")
    assert whole.restrictions("A") == []
    assert whole.fate_pile("A") == ["more_powerful_than_you_can_imagine"]
    whole.done()


@pytest.mark.rule("SW-121", "SW-R51")
def test_a_price_may_be_paid_without_a_symbol_between_the_steps_and_in_step_three():
    text = "A:\n  credits: 6\n  restrictions: under_repair"
    before = at(f"phase: move\n{text}", villains=GRIEVOUS)
    before.free("under_repair")
    assert (before.restrictions("A"), before.power("A")) == ([], 0)
    assert before.asked == "A move"
    during = at(text, villains=GRIEVOUS)
    during.free("under_repair")
    assert (during.restrictions("A"), during.power("A")) == ([], 0)
    during.done()


@pytest.mark.rule("SW-R51")
def test_not_in_the_turn_of_somebody_else_and_not_without_the_price():
    poor = at("A:\n  credits: 5\n  restrictions: under_repair", villains=GRIEVOUS)
    assert not poor.can("free")
    other = at("active: B\nA:\n  credits: 9\n  restrictions: under_repair", villains=GRIEVOUS)
    assert not other.can("free")


@pytest.mark.rule("SW-R50")
def test_several_restrictions_all_apply():
    """There is one Restriction in each deck, so another copy is put there by hand."""
    play = at("""
        A:
          restrictions: under_repair
    """, villains=GRIEVOUS)  # fmt: skip
    g = play.g
    card = g.fate_decks[0].pop()
    g.restrictions[0].append(card)
    assert play.view().spaces[0].draws_to == 2
    assert len(play.view().spaces[0].restrictions) == 2


@pytest.mark.rule("SW-75")
def test_cards_affect_their_own_sector_only():
    play = at("""
        active: B
        A:
          death_star: r2_d2
          mustafar: grand_moff_tarkin
        B:
          mover: level_1313
          credits: 1
          level_1313: water_of_life
          restrictions: strange_alliances
    """, villains="darth_vader,asajj_ventress")  # fmt: skip
    assert play.can("activate", "water_of_life")  # R2-D2 stops Darth Vader alone
    play.collect()
    assert play.power("B") == 4


@pytest.mark.rule("SW-76")
def test_any_number_of_cards_may_be_at_a_location():
    crowd = (
        "stormtroopers, stormtroopers, stormtroopers, boba_fett, yoda, han_solo, r2_d2, chewbacca"
    )
    play = at(f"A:\n  credits: 9\n  hand: admiral_piett\n  mustafar: {crowd}")
    play.play("admiral_piett", "mustafar")
    assert len(play.at("A", "mustafar")) == 9
    shown = play.view("B").realms[0].locations[0]
    assert len(shown.above) + len(shown.below) == 9


@pytest.mark.rule("SW-117")
def test_another_hero_covers_in_place_of_one_that_left():
    play = at("A:\n  mover: cloud_city\n  mustafar: yoda, r2_d2, stormtroopers -1")
    play.vanquish("r2_d2")
    assert [one.covered for one in play.view().realms[0].locations[0].top] == [True, True]


@pytest.mark.rule("SW-R13")
def test_losing_takes_what_there_is_and_is_no_spending():
    play = at("""
        active: B
        A:
          ambition: 0
          credits: 1
          fate deck: exposed, retreat, rest
        B:
          mover: the_bridge
          hand: experimentation
          tython: dark_troopers
    """, villains="general_grievous,moff_gideon")  # fmt: skip
    play.fate()
    play.choose("exposed")
    assert (play.second("A"), play.power("A")) == (0, 0)
    play.done("B")


@pytest.mark.rule("SW-R20")
def test_cards_discarded_from_a_deck_shuffle_nothing():
    play = fated(
        "deck: beskar, darksaber\npile: stormtroopers", "captured_imperial_shuttle",
        "the_bounty", villains="moff_gideon,general_grievous",
    )  # fmt: skip
    play.choose("captured_imperial_shuttle")
    assert play.deck("A") == []
    assert play.pile("A") == ["stormtroopers", "beskar", "darksaber"]
    play.done("B")


@pytest.mark.rule("SW-R71")
def test_you_on_a_fate_card_is_who_plays_it():
    play = fated("hand: stormtroopers, executor", "x_wing_starfighter", "yoda")
    play.choose("x_wing_starfighter")
    assert (play.asked, play.options()) == ("B discard", ["executor", "stormtroopers"])
    play.choose("executor")
    assert play.pile("A") == ["executor"]
