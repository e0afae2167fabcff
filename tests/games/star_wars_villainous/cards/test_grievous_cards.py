"""General Grievous's Effects, Conditions and Vehicles."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import Play, at

ALL_HEROES = "anakin_skywalker, kit_fisto, ahsoka_tano, plo_koon, obi_wan_kenobi, mace_windu"


def grievous(text: str) -> Play:
    return at(text, villains="general_grievous")


class TestEscapePlan:
    @pytest.mark.rule("SW-144")
    def test_an_ally_is_played_for_free(self):
        play = grievous("""
            A:
              ambition: 1
              hand: escape_plan, gor, hunting_jedi
              deep_space: the_negotiator
        """)
        play.play("escape_plan")
        play.choose("Play an Ally or Vehicle for free")
        assert {word.split()[1] for word in play.options()} == {"gor"}
        play.play("gor", "utapau")
        assert play.at("A", "utapau") == ["A gor 3"]
        assert (play.power("A"), play.second("A")) == (0, 1)
        assert play.pile("A") == ["escape_plan"]
        play.done()

    @pytest.mark.rule("SW-127")
    def test_a_vehicle_may_engage(self):
        play = grievous("""
            A:
              ambition: 1
              hand: escape_plan, malevolence
              deep_space: the_negotiator
        """)
        play.play("escape_plan")
        play.choose("Play an Ally or Vehicle for free")
        play.play("malevolence")
        play.choose("the_negotiator")
        assert play.space("A") == ["malevolence < the_negotiator"]
        play.done()

    @pytest.mark.rule("SW-R44")
    def test_a_hero_vehicle_is_removed_and_its_partner_stays(self):
        play = grievous("""
            A:
              ambition: 1
              hand: escape_plan
              deep_space: soulless_one [the_negotiator], delta_7_jedi_starfighter
        """)
        play.play("escape_plan")
        play.choose("Remove a Hero Vehicle", "the_negotiator")
        assert play.space("A") == ["delta_7_jedi_starfighter", "soulless_one"]
        assert play.fate_pile("A") == ["the_negotiator"]
        play.done()

    @pytest.mark.rule("SW-86", "SW-R8")
    def test_not_with_neither(self):
        play = grievous("""
            A:
              ambition: 1
              hand: escape_plan, hunting_jedi
              deep_space: soulless_one
        """)
        assert play.why_not("play", "escape_plan") == "SW-86"
        play.done()

    @pytest.mark.rule("SW-39")
    def test_not_without_the_ambition(self):
        play = grievous("""
            A:
              hand: escape_plan, gor
        """)
        assert play.why_not("play", "escape_plan") == "SW-39"
        play.done()


class TestCountDookusOrders:
    @pytest.mark.rule("SW-140", "SW-147", "SW-70", "SW-142")
    def test_an_ally_and_a_hero_come(self):
        play = grievous("""
            A:
              ambition: 2
              hand: count_dookus_orders
              deck: escape_plan, hunting_jedi, gor, rest
              pile: droidekas
              fate deck: retreat, mace_windu, rest
              fate pile: captured
        """)
        play.play("count_dookus_orders")
        assert play.asked == "A spot"
        play.choose("utapau")
        play.choose("florrum")
        assert play.at("A", "utapau") == ["A gor 2"]  # Mace Windu works against him
        assert play.at("A", "florrum") == ["mace_windu 4"]
        assert play.second("A") == 1  # played, so Gor brings one
        assert play.pile("A") == ["count_dookus_orders"]
        assert play.fate_pile("A") == []
        assert {"escape_plan", "hunting_jedi", "droidekas"} <= {*play.deck("A")}
        assert {"retreat", "captured"} <= {*play.fate_deck("A")}
        play.done()

    def test_the_ally_comes_whichever_card_it_is(self):
        """Also if it is card number 0."""
        came = set()
        for seed in range(120):
            play = at(
                """
                A:
                  ambition: 2
                  hand: count_dookus_orders
                  deck: escape_plan, b1_battle_droids, rest
                  fate deck: mace_windu, rest
                """,
                villains="general_grievous",
                seed=seed,
            )
            play.play("count_dookus_orders")
            play.choose("utapau", "florrum")
            came |= {*play.g.places[play.place("A", "utapau")]}
            assert play.at("A", "utapau") == ["A b1_battle_droids 0"]
        assert 0 in came

    @pytest.mark.rule("SW-148", "SW-R18")
    def test_the_piles_are_shuffled_when_the_decks_run_out(self):
        play = grievous("""
            A:
              ambition: 2
              hand: count_dookus_orders
              deck: escape_plan
              pile: gor
              fate deck: retreat
              fate pile: plo_koon
        """)
        play.play("count_dookus_orders")
        play.choose("utapau", "florrum")
        assert play.at("A", "utapau") == ["A gor 3"]
        assert play.at("A", "florrum") == ["plo_koon 3"]
        assert (play.deck("A"), play.fate_deck("A")) == (["escape_plan"], ["retreat"])
        play.done()

    @pytest.mark.rule("SW-86")
    @pytest.mark.parametrize(("deck", "fate"), [("escape_plan", "plo_koon"), ("gor", "retreat")])
    def test_both_have_to_be_there(self, deck: str, fate: str):
        play = grievous(f"""
            A:
              ambition: 2
              hand: count_dookus_orders
              deck: {deck}
              fate deck: {fate}
        """)
        assert play.why_not("play", "count_dookus_orders") == "SW-86"
        play.done()


class TestMotivationalTactics:
    @pytest.mark.parametrize(
        ("mode", "purses"), [("Gain 2 Ambition", (0, 2)), ("Gain 2 Credits", (2, 0))]
    )
    def test_an_ally_goes_for_ambition_or_credits(self, mode: str, purses: tuple[int, int]):
        play = grievous("""
            A:
              hand: motivational_tactics
              florrum: gor, droidekas
        """)
        play.play("motivational_tactics")
        play.choose("gor", mode)
        assert (play.power("A"), play.second("A")) == purses
        assert play.at("A", "florrum") == ["A droidekas 2"]
        play.done()

    @pytest.mark.rule("SW-40", "SW-86")
    def test_not_without_an_ally(self):
        play = grievous("""
            A:
              hand: motivational_tactics
              florrum: mace_windu
        """)
        assert play.why_not("play", "motivational_tactics") == "SW-86"
        play.done()


class TestAddToMyCollection:
    def test_four_ambition_buy_a_lightsaber(self):
        play = grievous("""
            A:
              ambition: 4
              lightsabers: 2
              hand: add_to_my_collection
        """)
        play.play("add_to_my_collection")
        assert (play.mark("A"), play.second("A")) == (3, 0)
        play.done()

    @pytest.mark.rule("SW-39")
    def test_three_do_not(self):
        play = grievous("""
            A:
              ambition: 3
              hand: add_to_my_collection
        """)
        assert not play.can("play")
        play.done()

    @pytest.mark.rule("SW-165", "SW-R63")
    def test_it_may_be_the_eighth(self):
        play = grievous("""
            A:
              ambition: 4
              lightsabers: 7
              hand: add_to_my_collection
        """)
        play.play("add_to_my_collection")
        assert play.winner == "A"


def vader_acts(text: str, card: str = "stormtroopers") -> Play:
    """B, Darth Vader, at the Death Star, with a card to play; the text is what A has."""
    what = "\n".join(f"  {line.strip()}" for line in text.strip().splitlines())
    return grievous(
        f"active: B\nphase: act\nA:\n{what}\nB:\n  mover: death_star\n  credits: 9\n"
        f"  ambition: 9\n  hand: {card}\n"
    )


class TestHuntingJedi:
    @pytest.mark.rule("SW-96", "SW-97")
    def test_a_hero_comes_after_a_card_was_played(self):
        play = vader_acts("hand: hunting_jedi\nfate deck: retreat, plo_koon, rest")
        play.play("stormtroopers", "mustafar")
        play.choose("hunting_jedi", "florrum")
        assert play.at("A", "florrum") == ["plo_koon 3"]
        assert play.pile("A") == ["hunting_jedi"]
        play.done("B")

    @pytest.mark.rule("SW-70", "SW-142")
    def test_its_player_chooses_for_the_hero(self):
        play = vader_acts("hand: hunting_jedi\nflorrum: gor\nfate deck: plo_koon, rest")
        play.play("stormtroopers", "mustafar")
        play.choose("hunting_jedi", "florrum")
        assert play.asked == "A move-whom"
        play.decline()
        assert play.at("A", "florrum") == ["A gor 3", "plo_koon 3"]
        play.done("B")

    def test_it_may_be_kept(self):
        play = vader_acts("hand: hunting_jedi")
        play.play("stormtroopers", "mustafar")
        play.decline()
        assert play.hand("A") == ["hunting_jedi"]
        play.done("B")

    @pytest.mark.rule("SW-98")
    def test_one_card_lets_several_copies_answer(self):
        play = vader_acts("hand: hunting_jedi, hunting_jedi\nfate deck: plo_koon, mace_windu")
        play.play("stormtroopers", "mustafar")
        play.choose("hunting_jedi", "florrum", "hunting_jedi", "utapau")
        assert len(play.at("A", "florrum") + play.at("A", "utapau")) == 2
        play.done("B")

    @pytest.mark.rule("SW-148", "SW-R16", "SW-R18", "SW-H18")
    def test_revealing_shuffles_midway_and_afterwards_but_a_fate_action_does_not(self):
        play = vader_acts(
            "hand: hunting_jedi\nfate deck: retreat\nfate pile: plo_koon, exposed, captured"
        )
        play.play("stormtroopers", "mustafar")
        play.choose("hunting_jedi", "florrum")
        assert sorted(play.fate_deck("A")) == ["captured", "exposed", "retreat"]
        assert play.fate_pile("A") == []
        play.fate()
        shown = play.options()
        play.choose(shown[0])
        assert sorted(play.fate_pile("A")) == shown
        assert len(play.fate_deck("A")) == 1
        play.done("B")

    def test_not_after_something_else(self):
        play = vader_acts("hand: hunting_jedi")
        play.collect()
        play.done("B")

    @pytest.mark.rule("SW-48")
    def test_not_after_a_card_for_ambition(self):
        play = grievous("""
            active: B
            A:
              hand: hunting_jedi
            B:
              mover: mustafar
              ambition: 3
              hand: search_your_feelings
        """)
        play.play("search_your_feelings")
        play.choose("mustafar")
        play.done("B")

    @pytest.mark.rule("SW-86", "SW-R8", "SW-H22")
    def test_not_with_every_hero_in_play(self):
        play = vader_acts(f"hand: hunting_jedi\nflorrum: {ALL_HEROES}")
        play.play("stormtroopers", "mustafar")
        play.done("B")


class TestTrainedInTheJediArts:
    @pytest.mark.rule("SW-R33", "SW-R37")
    def test_a_hero_of_the_pile_comes_instead(self):
        play = vader_acts(
            "hand: trained_in_the_jedi_arts\nfate pile: plo_koon, retreat, mace_windu"
        )
        play.fate()
        play.choose("trained_in_the_jedi_arts")
        assert (play.asked, play.options()) == ("B fate-card", ["mace_windu", "plo_koon"])
        play.choose("plo_koon", "florrum")
        assert play.at("A", "florrum") == ["plo_koon 3"]
        assert play.fate_pile("A") == ["retreat", "mace_windu"]
        assert len(play.fate_deck("A")) == 12
        play.done("B")

    def test_declined_cards_are_revealed(self):
        play = vader_acts(
            "hand: trained_in_the_jedi_arts\nfate pile: plo_koon\nfate deck: exposed, captured, rest"
        )
        play.fate()
        play.decline()
        play.choose("exposed")
        assert play.fate_pile("A") == ["plo_koon", "captured", "exposed"]
        play.done("B")

    @pytest.mark.rule("SW-86")
    def test_not_without_a_hero_in_the_pile(self):
        play = vader_acts(
            "hand: trained_in_the_jedi_arts\nfate pile: retreat\nfate deck: exposed, captured, rest"
        )
        play.fate()
        assert play.asked == "B fate-which"
        play.choose("exposed")
        play.done("B")

    @pytest.mark.rule("SW-R37")
    def test_a_second_copy_has_nothing_to_replace(self):
        play = vader_acts(
            "hand: trained_in_the_jedi_arts, trained_in_the_jedi_arts\nfate pile: plo_koon, mace_windu"
        )
        play.fate()
        play.choose("trained_in_the_jedi_arts")
        assert play.asked == "B fate-card"
        play.choose("plo_koon", "florrum")
        assert play.hand("A") == ["trained_in_the_jedi_arts"]
        play.done("B")

    @pytest.mark.rule("SW-R37", "SW-72", "SW-H8")
    def test_not_when_vehicles_are_made_to_engage(self):
        play = vader_acts(
            "hand: trained_in_the_jedi_arts\nfate pile: plo_koon\n"
            "deep_space: soulless_one, the_negotiator"
        )
        play.fate()
        play.take(kind="engage")
        assert play.space("A") == ["soulless_one < the_negotiator"]
        play.done("B")


class TestSoullessOne:
    @pytest.mark.rule("SW-125", "SW-R47")
    def test_two_cards_are_drawn_on_arrival(self):
        play = grievous("""
            phase: move
            A:
              deep_space: soulless_one
        """)
        play.move("soulless_one")
        assert len(play.hand("A")) == 2
        play.done()

    def test_not_when_it_is_played(self):
        play = grievous("""
            A:
              credits: 2
              hand: soulless_one
        """)
        play.play("soulless_one")
        assert play.hand("A") == []
        play.done()


class TestMalevolence:
    def test_two_allies_for_a_hero(self):
        play = grievous("""
            phase: move
            A:
              deep_space: malevolence
              florrum: gor, droidekas, b1_battle_droids
              utapau: mace_windu, plo_koon
        """)
        play.move("malevolence")
        play.choose("gor", "b1_battle_droids", "mace_windu")
        assert play.at("A", "florrum") == ["A droidekas 2"]
        assert play.at("A", "utapau") == ["plo_koon 3"]
        assert play.mark("A") == 1
        play.done()

    @pytest.mark.rule("SW-164", "SW-H5")
    def test_kit_fisto_leaves_two_lightsabers(self):
        play = grievous("""
            phase: move
            A:
              deep_space: malevolence
              florrum: gor, droidekas
              utapau: kit_fisto
        """)
        play.move("malevolence")
        play.choose("gor")
        assert play.mark("A") == 2
        play.done()

    def test_it_may_be_declined(self):
        play = grievous("""
            phase: move
            A:
              deep_space: malevolence
              florrum: gor, droidekas
              utapau: mace_windu
        """)
        play.move("malevolence")
        play.decline()
        assert play.at("A", "utapau") == ["mace_windu 4"]
        assert len(play.at("A", "florrum")) == 2
        play.done()

    @pytest.mark.parametrize(
        "there", ["florrum: gor\n              utapau: mace_windu", "florrum: gor, droidekas"]
    )
    def test_both_parts_or_neither(self, there: str):
        play = grievous(f"""
            phase: move
            A:
              deep_space: malevolence
              {there}
        """)
        play.move("malevolence")
        assert "gor" not in play.pile("A")
        play.done()
