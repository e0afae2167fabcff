"""Asajj Ventress's Missions: what each task takes and what each Reset does."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import Play, at, fated


def ventress(text: str) -> Play:
    """A plays Asajj Ventress."""
    return at(text, villains="asajj_ventress")


def is_done(play: Play, mission: str, task: str) -> bool:
    return task in play.briefs()[mission]


class TestAssaultOnKamino:
    @pytest.mark.parametrize(
        ("ally", "done"), [("karis_and_naaleth", True), ("latts_razzi", False)]
    )
    def test_strength_six_at_kamino(self, ally: str, done: bool):
        play = ventress(f"""
            A:
              mover: serenno
              credits: 1
              hand: nightsisters
              briefs: assault_on_kamino
              kamino: {ally}
              serenno: savage_opress
        """)
        play.play("nightsisters", "kamino")
        assert is_done(play, "assault_on_kamino", "force-at-kamino") is done
        play.done()

    def test_strength_counts_as_it_is_now(self):
        play = ventress("""
            phase: move
            A:
              briefs: assault_on_kamino
              kamino: karis_and_naaleth, mother_talzin -1, twin_lightsabers
        """)
        assert not is_done(play, "assault_on_kamino", "force-at-kamino")
        play.move("kamino")  # where the Lightsabers make both stronger
        assert is_done(play, "assault_on_kamino", "force-at-kamino")
        play.done()

    @pytest.mark.parametrize(("place", "done"), [("kamino", True), ("dathomir", False)])
    def test_a_hero_defeated_at_kamino(self, place: str, done: bool):
        play = ventress(f"""
            A:
              mover: serenno
              briefs: assault_on_kamino
              {place}: captain_rex, nightsisters
        """)
        play.vanquish("captain_rex")
        assert is_done(play, "assault_on_kamino", "defeat-at-kamino") is done
        play.done()

    @pytest.mark.parametrize(("place", "done"), [("fanblade_starfighter", True), ("kamino", False)])
    def test_the_mover_aboard(self, place: str, done: bool):
        play = ventress("""
            phase: move
            A:
              briefs: assault_on_kamino
              deep_space: fanblade_starfighter
        """)
        play.move(place)
        assert is_done(play, "assault_on_kamino", "board-a-vehicle") is done
        play.done()


class TestKidnapTheHuttlet:
    @pytest.mark.parametrize(
        ("allies", "done"),
        [("nightsisters, nightsisters", True), ("savage_opress, latts_razzi", False)],
    )
    def test_a_vanquish_action_with_a_team(self, allies: str, done: bool):
        play = ventress(f"""
            A:
              mover: serenno
              briefs: kidnap_the_huttlet
              dathomir: obi_wan_kenobi, {allies}
        """)
        play.vanquish("obi_wan_kenobi", allies.split(",")[0])
        assert is_done(play, "kidnap_the_huttlet", "defeat-with-team") is done
        play.done()

    def test_a_fate_action_against_her_does_not_count(self):
        play = fated(
            "briefs: kidnap_the_huttlet", "twilight", "betrayed_by_dooku",
            villains="asajj_ventress",
        )  # fmt: skip
        play.choose("betrayed_by_dooku")
        assert not is_done(play, "kidnap_the_huttlet", "fate-an-opponent")
        play.done("B")

    @pytest.mark.parametrize(
        ("there", "done"),
        [
            ("nightsisters", True),
            ("nightsisters, captain_rex", False),
            ("water_of_life", False),
        ],
    )
    def test_the_mover_to_serenno_with_an_ally_and_no_hero(self, there: str, done: bool):
        play = ventress(f"""
            phase: move
            A:
              briefs: kidnap_the_huttlet
              serenno: {there}
              kamino: luminara_unduli
        """)
        play.move("serenno")
        assert is_done(play, "kidnap_the_huttlet", "deliver-to-serenno") is done
        play.done()

    def test_to_another_location_it_is_no_delivery(self):
        play = ventress("""
            phase: move
            A:
              briefs: kidnap_the_huttlet
              serenno: nightsisters
              kamino: nightsisters
        """)
        play.move("kamino")
        assert not is_done(play, "kidnap_the_huttlet", "deliver-to-serenno")
        play.done()

    @pytest.mark.rule("SW-105", "SW-106", "SW-151")
    def test_the_reset_brings_ahsoka_and_anakin(self):
        play = ventress("""
            A:
              mover: dathomir
              ambition: 1
              briefs: kidnap_the_huttlet
              kamino: nightsisters, ahsoka_tano
              fate deck: twilight, anakin_skywalker, rest
        """)
        play.deed("kidnap_the_huttlet")
        play.choose("serenno", "kamino")  # Ahsoka leaves Kamino for him
        assert play.at("A", "kamino") == ["A nightsisters 2", "anakin_skywalker 5"]  # unharmed
        assert play.at("A", "serenno") == ["ahsoka_tano 3"]
        play.done()


class TestVengeanceAgainstDooku:
    @pytest.mark.parametrize(
        ("there", "done"),
        [("nightsisters, latts_razzi", True), ("nightsisters, captain_rex", False)],
    )
    def test_three_allies_at_serenno(self, there: str, done: bool):
        play = ventress(f"""
            A:
              mover: dathomir
              briefs: vengeance_against_dooku
              serenno: {there}
              kamino: savage_opress
        """)
        play.maneuver("savage_opress", "serenno")
        assert is_done(play, "vengeance_against_dooku", "army-at-serenno") is done
        play.done()

    @pytest.mark.parametrize("count", [2, 3, 4])
    def test_three_cards_discarded_at_once(self, count: int):
        play = ventress("""
            A:
              mover: serenno
              briefs: vengeance_against_dooku
              hand: nightsisters, savage_opress, latts_razzi, water_of_life
        """)
        play.discard(*["nightsisters", "savage_opress", "latts_razzi", "water_of_life"][:count])
        assert is_done(play, "vengeance_against_dooku", "purge-your-hand") is (count >= 3)
        play.done()

    @pytest.mark.rule("SW-37", "SW-43")
    def test_four_ambition_for_the_bargain(self):
        play = ventress("""
            A:
              mover: dathomir
              ambition: 4
              briefs: vengeance_against_dooku
        """)
        play.deed("vengeance_against_dooku")
        assert play.second("A") == 0
        assert is_done(play, "vengeance_against_dooku", "dark-bargain")
        play.done()

    def test_it_is_struck_once_and_not_for_less(self):
        play = ventress("""
            A:
              mover: dathomir
              ambition: 3
              briefs: vengeance_against_dooku
        """)
        assert not play.can("deed", "vengeance_against_dooku")
        play = ventress("""
            A:
              mover: dathomir
              ambition: 9
              briefs: vengeance_against_dooku +dark-bargain
        """)
        assert not play.can("deed", "vengeance_against_dooku")

    @pytest.mark.rule("SW-141")
    @pytest.mark.parametrize("count", [1, 2])
    def test_the_reset_brings_one_or_two_nightsisters(self, count: int):
        play = ventress("""
            A:
              mover: dathomir
              ambition: 2
              briefs: vengeance_against_dooku
              serenno: latts_razzi
              pile: nightsisters, savage_opress, nightsisters, nightsisters
        """)
        play.deed("vengeance_against_dooku")
        assert play.asked == "A how-many"
        play.choose(str(count))
        assert play.at("A", "serenno") == ["A latts_razzi 3", *["A nightsisters 2"] * count]
        assert len(play.pile("A")) == 4 - count
        assert is_done(play, "vengeance_against_dooku", "army-at-serenno") is (count == 2)
        assert play.second("A") == 0
        play.done()

    @pytest.mark.rule("SW-86")
    @pytest.mark.parametrize("pile", ["savage_opress", ""])
    def test_no_nightsisters_no_reset(self, pile: str):
        play = ventress(f"""
            A:
              mover: dathomir
              ambition: 3
              briefs: vengeance_against_dooku
              dathomir: nightsisters
              pile: {pile}
        """)
        assert not play.can("deed", "vengeance_against_dooku")
        play.done()


class TestCargoOnTheSubtram:
    def test_five_credits_for_the_crew(self):
        play = ventress("""
            A:
              mover: level_1313
              credits: 5
              briefs: cargo_on_the_subtram
        """)
        play.deed("cargo_on_the_subtram")
        assert play.power("A") == 0
        assert is_done(play, "cargo_on_the_subtram", "pay-the-crew")
        play.done()

    def test_four_are_not_enough(self):
        play = ventress("""
            A:
              mover: level_1313
              credits: 4
              briefs: cargo_on_the_subtram
        """)
        assert not play.can("deed")
        play.done()

    @pytest.mark.parametrize(
        ("card", "done"),
        [
            ("water_of_life", True),
            ("twin_lightsabers", True),  # for Ambition
            ("bounty_puck", True),
            ("nightsisters", False),
            ("shadow_infiltration", False),
        ],
    )
    def test_an_item_played(self, card: str, done: bool):
        play = ventress(f"""
            A:
              mover: dathomir
              credits: 1
              ambition: 1
              briefs: cargo_on_the_subtram
              hand: {card}
              kamino: savage_opress
        """)
        play.play(card)
        if card == "bounty_puck":
            play.decline()
        assert is_done(play, "cargo_on_the_subtram", "work-with-an-item") is done
        play.done()

    @pytest.mark.parametrize(("card", "done"), [("water_of_life", True), ("savage_opress", False)])
    def test_an_item_maneuvered_but_not_an_ally_with_one(self, card: str, done: bool):
        play = ventress("""
            A:
              mover: dathomir
              briefs: cargo_on_the_subtram
              kamino: savage_opress [bounty_puck], water_of_life
        """)
        play.maneuver(card, "serenno")
        assert is_done(play, "cargo_on_the_subtram", "work-with-an-item") is done
        play.done()


class TestHuntTheBrothers:
    @pytest.mark.parametrize(
        ("hero", "done"),
        [
            ("obi_wan_kenobi", True),
            ("obi_wan_kenobi -1", False),
            ("captain_rex +2", True),
            ("luminara_unduli", False),
        ],
    )
    def test_a_hero_with_strength_four_at_the_moment_of_defeat(self, hero: str, done: bool):
        play = ventress(f"""
            A:
              mover: serenno
              briefs: hunt_the_brothers
              dathomir: {hero}, savage_opress
        """)
        play.vanquish(hero.split()[0])
        assert is_done(play, "hunt_the_brothers", "defeat-the-strong") is done
        play.done()

    @pytest.mark.rule("SW-R70")
    @pytest.mark.parametrize(("there", "done"), [("nightsisters", True), ("captain_rex", False)])
    def test_no_hero_at_the_end_of_her_turn(self, there: str, done: bool):
        play = ventress(f"""
            A:
              mover: serenno
              briefs: hunt_the_brothers
              kamino: {there}
        """)
        assert not is_done(play, "hunt_the_brothers", "clear-the-field")  # not before the end
        play.end()
        assert is_done(play, "hunt_the_brothers", "clear-the-field") is done

    def test_not_at_the_end_of_another_turn(self):
        play = ventress("""
            active: B
            A:
              briefs: hunt_the_brothers
        """)
        play.end()
        assert not is_done(play, "hunt_the_brothers", "clear-the-field")

    def test_the_reset_brings_obi_wan(self):
        play = ventress("""
            A:
              mover: dathomir
              ambition: 1
              briefs: hunt_the_brothers
              kamino: nightsisters
        """)
        play.deed("hunt_the_brothers")
        play.choose("kamino")
        assert play.at("A", "kamino") == ["A nightsisters 2", "obi_wan_kenobi 4"]
        play.done()


class TestThePadawansBounty:
    @pytest.mark.rule("SW-R70")
    @pytest.mark.parametrize(
        ("mover", "done"), [("kamino", True), ("serenno", False), ("level_1313", False)]
    )
    def test_ally_and_hero_with_the_mover_at_the_end_of_the_turn(self, mover: str, done: bool):
        play = ventress(f"""
            A:
              mover: {mover}
              briefs: the_padawans_bounty
              kamino: nightsisters, captain_rex
              serenno: nightsisters
              level_1313: quinlan_vos
        """)
        play.end()
        assert is_done(play, "the_padawans_bounty", "uneasy-truce") is done

    def test_not_aboard_a_vehicle(self):
        play = ventress("""
            A:
              mover: fanblade_starfighter
              briefs: the_padawans_bounty
              kamino: nightsisters, captain_rex
              deep_space: fanblade_starfighter
        """)
        play.end()
        assert not is_done(play, "the_padawans_bounty", "uneasy-truce")

    @pytest.mark.rule("SW-R70")
    def test_what_savage_opress_removes_is_gone_by_then(self):
        play = ventress("""
            A:
              mover: kamino
              briefs: hunt_the_brothers, the_padawans_bounty
              kamino: captain_rex, savage_opress, nightsisters
              serenno: nightsisters
        """)
        play.end()
        assert play.briefs() == {"hunt_the_brothers": [], "the_padawans_bounty": ["uneasy-truce"]}

    def test_a_team_and_an_item_count_here_too(self):
        play = ventress("""
            A:
              mover: serenno
              credits: 1
              hand: water_of_life
              briefs: the_padawans_bounty
              dathomir: obi_wan_kenobi, nightsisters, nightsisters
        """)
        play.vanquish("obi_wan_kenobi", "nightsisters")
        play.play("water_of_life", "serenno")
        assert play.briefs() == {"the_padawans_bounty": ["defeat-with-team", "work-with-an-item"]}
        play.done()

    def test_the_reset_brings_ahsoka(self):
        play = ventress("""
            A:
              mover: dathomir
              ambition: 1
              briefs: the_padawans_bounty
              kamino: captain_rex
        """)
        play.deed("the_padawans_bounty")
        play.choose("kamino")
        assert play.at("A", "kamino") == ["ahsoka_tano 4", "captain_rex 2"]
        play.done()
