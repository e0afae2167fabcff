"""Madame Masque's Fate deck and Event. A plays Loki, B plays her, C M.O.D.O.K."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import Play, at, fated


def fate(card: str, text: str, seats: int = 2, mixing: str = "no") -> Play:
    villains = "loki,masque" if seats == 2 else "loki,masque,modok"
    return fated(card, text, seats=seats, villains=villains, mixing=mixing)


HERE = "A:\n  mover: sanctum_sanctorum\n"


class TestKateBishop:
    KATE = """
        A:
          {mover}
          hand: {hand}
          manhattan: {there}
          madripoor: kate_bishop_west_coast_avenger
    """

    def kate(self, hand: str = "", there: str = "", mover: str = "") -> Play:
        return at(
            self.KATE.format(hand=hand, there=there, mover=mover or "mover: manhattan"),
            villains="masque,loki",
        )

    def test_takes_one_from_a_card(self):
        play = self.kate(hand="call_in_a_favor")
        play.play("call_in_a_favor")
        assert play.power("A") == 0
        play.done()

    def test_takes_one_from_a_contract_and_from_pistols_each(self):
        play = self.kate(there="maggia_enforcer [twin_pistols], sif [standing_contract]")
        play.vanquish("sif")
        assert play.power("A") == 2  # 3 - 1, and 1 - 1
        play.done()

    def test_takes_nothing_from_the_gain_power_action(self):
        play = self.kate(mover="mover: nefaria_estate")
        play.gain()
        assert play.power("A") == 2
        play.done()

    @pytest.mark.rule("MV-19")
    def test_takes_nothing_from_other_players(self):
        play = at(
            """
            A:
              mover: bifrost
              jotunheim: frost_giant
            B:
              madripoor: kate_bishop_west_coast_avenger
            events:
              incoming: executioner, maggia_hitman -2
            """,
            villains="loki,masque",
        )
        play.relocate("frost_giant", "incoming")
        assert (play.power("A"), play.power("B")) == (4, 3)
        play.done()


class TestClintBarton:
    def test_may_defeat_a_weak_ally_anywhere_in_the_domain_or_at_an_event(self):
        play = fate(
            "clint_barton_west_coast_avenger",
            HERE
            + "  bifrost: bio_duplicate, kid_loki\n"
            + "B:\n  manhattan: maggia_hitman [twin_pistols], maggia_enforcer -1\n"
            + "  madripoor: maggia_hitman -1, whiplash, lady_loki\n"
            + "events:\n  incoming: maggia_hitman, frost_giant -3\n",
        )
        play.choose("nefaria_estate")
        assert play.asked == "A defeat"
        # one Hitman in the Domain, the Enforcer, one at the Event; the one with pistols has 3
        assert play.options() == ["decline", "maggia_enforcer", "maggia_hitman", "maggia_hitman"]
        play.choose("maggia_enforcer")
        assert play.pile("B") == ["maggia_enforcer"]
        play.done()

    def test_can_hit_an_ally_at_an_event(self):
        play = fate(
            "clint_barton_west_coast_avenger",
            HERE + "events:\n  incoming: maggia_hitman, frost_giant\n",
        )
        play.choose("nefaria_estate", "maggia_hitman")
        assert play.events() == ["incoming 8: A frost_giant 4"]
        assert play.pile("B") == ["maggia_hitman"]
        play.done()

    def test_may_be_declined(self):
        play = fate("clint_barton_west_coast_avenger", HERE + "B:\n  manhattan: maggia_hitman\n")
        play.choose("nefaria_estate")
        play.decline()
        assert play.at("B", "manhattan") == ["B maggia_hitman 2"]
        play.done()

    def test_with_nobody_weak_nothing_is_asked(self):
        play = fate(
            "clint_barton_west_coast_avenger",
            HERE + "  bifrost: kid_loki\nB:\n  manhattan: whiplash, lady_loki\n",
        )
        play.choose("manhattan")
        assert play.at("B", "manhattan") == [
            "A lady_loki 2", "B whiplash 3", "clint_barton_west_coast_avenger 3",
        ]  # fmt: skip
        play.done()


@pytest.mark.rule("MV-R56", "MV-148")
@pytest.mark.parametrize(
    "card", ["clint_barton_west_coast_avenger", "melinda_may_shield", "ip_black_widow"]
)
def test_a_defeat_by_a_fate_card_pays_her_no_contract(card: str):
    play = fated(
        card,
        """
        A:
          mover: manhattan
        B:
          aim_island: aim_agent [rush_job +fresh]
          loyalty: 1
        """,
        villains="masque,modok",
        mixing="yes",
    )
    play.choose("aim_island", "aim_agent")
    assert (play.power("A"), play.pile("A")) == (0, ["rush_job"])
    assert play.mark("B") == 0
    play.done()


class TestAmericaChavez:
    def test_may_bring_a_hero_of_any_domain(self):
        play = fate(
            "america_chavez_west_coast_avenger",
            HERE
            + "  bifrost: sif +1\n"
            + "B:\n  manhattan: odin, whiplash\n  madripoor: heimdall\n"
            + "C:\n  black_market: quake_shield [bulletproof_vest]\n",
            seats=3,
        )
        play.choose("B")
        play.choose("madripoor")
        assert play.options() == ["decline", "odin", "quake_shield", "sif"]
        play.choose("sif")
        assert play.at("B", "madripoor") == [
            "america_chavez_west_coast_avenger 5", "heimdall 4", "sif 4",
        ]  # fmt: skip
        assert play.at("A", "bifrost") == []
        play.done()

    def test_may_be_declined(self):
        play = fate("america_chavez_west_coast_avenger", HERE + "  bifrost: sif\n")
        play.choose("madripoor")
        play.decline()
        assert play.at("A", "bifrost") == ["sif 3"]
        play.done()

    def test_with_no_other_hero_elsewhere_nothing_is_asked(self):
        play = fate("america_chavez_west_coast_avenger", HERE + "B:\n  madripoor: sif\n")
        play.choose("madripoor")
        assert play.at("B", "madripoor") == ["america_chavez_west_coast_avenger 5", "sif 3"]
        play.done()


class TestSpiderWoman:
    def masque(self, power: int, there: str = "madripoor: spider_woman", more: str = "") -> Play:
        return at(
            f"""
            A:
              power: {power}
              hand: golden_mask, standing_contract, maggia_hitman, sniper_shot
              manhattan: sif
              {there}
            {more}
            """,
            villains="masque,loki",
        )

    @pytest.mark.parametrize(
        ("power", "cards"),
        [
            (0, set()),
            (1, {"standing_contract", "maggia_hitman"}),
            (2, {"standing_contract", "maggia_hitman", "sniper_shot"}),
            (3, {"standing_contract", "maggia_hitman", "sniper_shot", "golden_mask"}),
        ],
    )
    def test_items_and_contracts_cost_one_more(self, power: int, cards: set[str]):
        play = self.masque(power)
        assert {option.split()[1] for option in play.options("play")} == cards

    def test_the_increase_is_paid(self):
        play = self.masque(1)
        play.play("standing_contract", "sif")
        assert play.power("A") == 0
        play.done()

    def test_not_while_she_is_elsewhere(self):
        play = self.masque(2, there="", more="B:\n              bifrost: spider_woman")
        play.play("golden_mask", "madripoor")
        assert play.power("A") == 0
        play.done()


class TestBethanyCabe:
    @pytest.mark.rule("MV-93")
    def test_protects_the_others_at_her_location(self):
        play = at(
            """
            A:
              manhattan: bethany_cabe, sif, dreadnought, kid_loki
              madripoor: odin, count_nefaria
            """,
            villains="masque,loki",
        )
        assert play.options("vanquish") == [
            "vanquish bethany_cabe", "vanquish kid_loki", "vanquish odin",
        ]  # fmt: skip
        play.vanquish("bethany_cabe")
        assert play.vendettas() == ["bethany_cabe"]
        play.done()


class TestPoliceRaid:
    @pytest.mark.rule("MV-R34")
    @pytest.mark.parametrize(("has", "left"), [(1, 0), (2, 0), (5, 3)])
    def test_takes_two_power(self, has: int, left: int):
        play = fate("police_raid", HERE + f"B:\n  power: {has}\n")
        assert play.power("B") == left
        assert play.fate_pile() == ["police_raid"]
        play.done()

    @pytest.mark.rule("MV-63", "MV-R11")
    def test_not_against_a_player_without_power(self):
        play = fate("police_raid", HERE + "  power: 4\nB:\n  power: 0\n")
        assert play.fate_pile() == ["police_raid"]
        assert (play.power("A"), play.power("B")) == (4, 0)
        play.done()

    def test_somebody_without_power_cannot_be_chosen(self):
        play = fate("police_raid", HERE + "B:\n  power: 0\nC:\n  power: 3\n", seats=3)
        assert play.power("C") == 1
        play.done()


class TestWestCoastReinforcements:
    KATE = "kate_bishop_west_coast_avenger"
    CLINT = "clint_barton_west_coast_avenger"
    AMERICA = "america_chavez_west_coast_avenger"

    @pytest.mark.rule("MV-114", "MV-R29")
    def test_takes_from_a_domain_first(self):
        play = fate(
            "west_coast_reinforcements",
            HERE
            + f"  bifrost: {self.KATE} +2 [standing_contract, bulletproof_vest]\n"
            + f"B:\n  manhattan: maggia_hitman\n  madripoor: {self.CLINT}\n"
            + f"fate deck: west_coast_reinforcements, rest\nfate pile: {self.AMERICA}\n",
        )
        assert play.options() == [self.CLINT, self.KATE]
        play.choose(self.KATE)
        assert play.options() == [
            "madripoor", "maggia_casino_ship", "manhattan", "nefaria_estate",
        ]  # fmt: skip
        play.choose("manhattan")
        assert play.at("B", "manhattan") == ["B maggia_hitman 2", f"{self.KATE} 3"]
        assert play.at("A", "bifrost") == []
        assert play.pile("B") == ["standing_contract"]
        assert play.fate_pile() == [self.AMERICA, "bulletproof_vest", "west_coast_reinforcements"]
        play.done()

    @pytest.mark.rule("MV-114", "MV-56")
    def test_even_from_the_targets_own_domain_and_its_text_happens_again(self):
        play = fate(
            "west_coast_reinforcements",
            HERE + f"B:\n  manhattan: maggia_hitman, {self.CLINT}\n",
        )
        play.choose("manhattan")
        assert play.asked == "A defeat"
        play.choose("maggia_hitman")
        assert play.at("B", "manhattan") == [f"{self.CLINT} 3"]
        play.done()

    @pytest.mark.rule("MV-114")
    def test_then_from_the_pile(self):
        play = fate(
            "west_coast_reinforcements",
            HERE
            + f"B:\n  vendettas: {self.CLINT}\n"
            + f"fate deck: west_coast_reinforcements, rest\nfate pile: {self.KATE}, sif\n",
        )
        play.choose("madripoor")
        assert play.at("B", "madripoor") == [f"{self.KATE} 3"]
        assert play.fate_pile() == ["sif", "west_coast_reinforcements"]
        play.done()

    @pytest.mark.rule("MV-114", "MV-115")
    def test_then_from_the_deck_which_is_shuffled(self):
        play = fate("west_coast_reinforcements", HERE)
        assert play.options() == [self.AMERICA, self.CLINT, self.KATE]
        play.choose(self.KATE, "madripoor")
        assert play.at("B", "madripoor") == [f"{self.KATE} 3"]
        assert "The deck is shuffled." in play.log("B")
        play.done()

    @pytest.mark.rule("MV-63", "MV-155")
    def test_not_playable_without_an_avenger_anywhere(self):
        play = fate(
            "west_coast_reinforcements",
            HERE
            + f"B:\n  vendettas: {self.KATE}, {self.CLINT}, {self.AMERICA}\n"
            + "fate deck: west_coast_reinforcements, sif\n",
        )
        assert play.fate_pile() == ["west_coast_reinforcements"]
        play.done()

    def test_does_not_take_the_event_avengers_assemble(self):
        play = fate(
            "west_coast_reinforcements",
            HERE
            + f"B:\n  vendettas: {self.KATE}, {self.CLINT}, {self.AMERICA}\n"
            + "fate deck: west_coast_reinforcements, sif\nfate pile: avengers_assemble\n"
            + "unused: incoming\n",
            mixing="yes",
        )
        assert play.fate_pile() == ["avengers_assemble", "west_coast_reinforcements"]
        assert "West Coast Reinforcements cannot be played and is discarded." in play.log("A")
        play.done()


class TestBackOnTheStreet:
    def test_brings_back_a_hero_of_the_pile_or_the_tile(self):
        play = fate(
            "back_on_the_street",
            HERE
            + "B:\n  vendettas: sif, mockingbird_shield\n  hand: rush_job\n"
            + "fate deck: back_on_the_street, rest\nfate pile: odin, police_raid\n",
        )
        assert play.options() == ["mockingbird_shield", "odin", "sif"]
        play.choose("mockingbird_shield", "madripoor")
        assert play.vendettas() == ["sif"]
        assert play.at("B", "madripoor") == ["mockingbird_shield 2"]
        assert play.pile("B") == ["rush_job"]  # its text happened
        assert play.fate_pile() == ["odin", "police_raid", "back_on_the_street"]
        play.done()

    def test_the_tile_is_for_madame_masque_only(self):
        text = (
            HERE
            + "B:\n  vendettas: sif\n"
            + "fate deck: back_on_the_street, rest\nfate pile: odin\n"
        )
        play = fate("back_on_the_street", text, seats=3)
        play.choose("C")
        play.choose("black_market")
        assert play.at("C", "black_market") == ["odin 6"]
        assert play.vendettas() == ["sif"]
        play.done()

    @pytest.mark.rule("MV-R11")
    def test_with_an_empty_pile_only_she_can_be_chosen(self):
        play = fate("back_on_the_street", HERE + "B:\n  vendettas: sif\n", seats=3)
        play.choose("madripoor")
        assert play.at("B", "madripoor") == ["sif 3"]
        play.done()

    @pytest.mark.rule("MV-63")
    def test_not_playable_without_a_hero_to_bring_back(self):
        play = fate(
            "back_on_the_street",
            HERE + "fate deck: back_on_the_street, sif\nfate pile: police_raid\n",
        )
        assert play.fate_pile() == ["police_raid", "back_on_the_street"]
        play.done()


class TestBulletproofVest:
    def test_is_attached_to_a_hero_of_the_domain(self):
        play = fate(
            "bulletproof_vest",
            HERE + "  bifrost: sif\nB:\n  manhattan: odin, kid_loki\n  madripoor: heimdall\n",
        )
        assert play.options() == ["heimdall", "odin"]
        play.choose("heimdall")
        assert play.at("B", "madripoor") == ["heimdall 5 [bulletproof_vest]"]
        play.done()

    @pytest.mark.rule("MV-63", "MV-R11")
    def test_not_playable_without_a_hero_there(self):
        play = fate("bulletproof_vest", HERE + "  bifrost: sif\nB:\n  manhattan: kid_loki\n")
        assert play.fate_pile() == ["bulletproof_vest"]
        play.done()

    def test_not_on_hulk(self):
        play = fate("bulletproof_vest", HERE + "B:\n  manhattan: ip_hulk\n", mixing="yes")
        assert play.fate_pile() == ["bulletproof_vest"]
        play.done()

    @pytest.mark.rule("MV-R37", "MV-R17")
    def test_is_discarded_in_place_of_a_defeat_and_the_allies_go(self):
        play = at(
            """
            A:
              manhattan: maggia_enforcer, maggia_hitman, sif [bulletproof_vest, rush_job]
            """,
            villains="masque,loki",
        )
        play.vanquish("sif", "maggia_enforcer")
        play.decline()  # the Enforcer may stay even so
        assert play.at("A", "manhattan") == ["sif 3 [rush_job]"]
        assert sorted(play.pile("A")) == ["maggia_enforcer", "maggia_hitman"]
        assert (play.fate_pile(), play.vendettas()) == (["bulletproof_vest"], [])
        play.done()

    @pytest.mark.rule("MV-151")
    def test_works_against_cards_too(self):
        play = at(
            """
            A:
              power: 2
              hand: sniper_shot
              manhattan: bethany_cabe [bulletproof_vest]
            """,
            villains="masque,loki",
        )
        play.play("sniper_shot")
        assert play.at("A", "manhattan") == ["bethany_cabe 2"]
        play.done()

    @pytest.mark.rule("MV-R37")
    def test_on_a_decoy_works_for_the_decoy(self):
        play = at(
            """
            A:
              manhattan: dreadnought, quake_shield, life_model_decoy_shield [bulletproof_vest]
            """,
            villains="masque,loki",
        )
        play.vanquish("quake_shield")
        assert play.at("A", "manhattan") == ["life_model_decoy_shield 1", "quake_shield 4"]
        assert (play.fate_pile(), play.vendettas()) == (["bulletproof_vest"], [])
        play.done()

    @pytest.mark.rule("MV-R37")
    def test_beside_a_decoy_the_owner_of_the_domain_chooses(self):
        text = """
            A:
              manhattan: dreadnought, quake_shield [bulletproof_vest], life_model_decoy_shield
        """
        play = at(text, villains="masque,loki")
        play.vanquish("quake_shield")
        assert play.asked == "A instead"
        assert play.options() == ["bulletproof_vest", "life_model_decoy_shield"]
        play.choose("bulletproof_vest")
        assert play.at("A", "manhattan") == ["life_model_decoy_shield 1", "quake_shield 4"]
        play = at(text, villains="masque,loki")
        play.vanquish("quake_shield")
        play.choose("life_model_decoy_shield")
        assert play.at("A", "manhattan") == ["quake_shield 5 [bulletproof_vest]"]
        assert play.vendettas() == ["life_model_decoy_shield"]
        play.done()


class TestMaggiaTurfWar:
    @pytest.mark.rule("MV-99", "MV-101")
    def test_is_played_against_her_and_nobody_else_may_send_allies(self):
        play = fate(
            "maggia_turf_war",
            "A:\n  mover: bifrost\n  power: 3\n  hand: kid_loki\n  jotunheim: frost_giant\n",
            seats=3,
        )
        assert play.events() == ["maggia_turf_war 7: "]
        assert not play.can("play", "kid_loki", "maggia_turf_war")
        assert play.can("relocate", "frost_giant", "odins_throne")
        assert not play.can("relocate", "frost_giant", "maggia_turf_war")
        assert play.view("A").events[0].target == 1
        play.done()

    @pytest.mark.rule("MV-100")
    def test_revealed_by_herself_it_is_discarded(self):
        play = at("fate deck: maggia_turf_war, rest", villains="masque,loki")
        play.fate()
        assert (play.events(), play.fate_pile()) == ([], ["maggia_turf_war"])
        play.done()

    def test_allies_cost_her_one_more(self):
        play = at(
            """
            A:
              power: 2
              hand: maggia_hitman, maggia_enforcer, twin_pistols
              madripoor: maggia_hitman
            events:
              maggia_turf_war:
            """,
            villains="masque,loki",
        )
        assert not play.can("play", "maggia_enforcer")
        play.play("maggia_hitman", "manhattan")
        assert play.power("A") == 0
        play.done()

    def test_allies_cost_others_nothing_more(self):
        play = at(
            """
            A:
              power: 1
              hand: kid_loki
            events:
              maggia_turf_war:
            """,
            villains="loki,masque",
        )
        play.play("kid_loki", "bifrost")
        play.done()

    REWARD = """
        A:
          power: 4
          hand: whiplash
        events:
          maggia_turf_war: the_hood
        fate pile: odin, police_raid, mockingbird_shield
    """

    @pytest.mark.rule("MV-104")
    def test_reward_three_power_and_a_hero_back(self):
        play = at(self.REWARD, villains="masque,loki")
        play.play("whiplash", "maggia_turf_war")
        assert play.events() == []
        assert play.power("A") == 4  # 4 - 3 + 3
        assert play.options() == ["decline", "mockingbird_shield", "odin"]
        play.choose("odin", "madripoor")
        assert play.at("A", "madripoor") == ["odin 6"]
        assert play.fate_pile() == ["police_raid", "mockingbird_shield", "maggia_turf_war"]
        assert play.pile("A") == ["the_hood", "whiplash"]
        play.done()

    def test_the_hero_may_be_left(self):
        play = at(self.REWARD, villains="masque,loki")
        play.play("whiplash", "maggia_turf_war")
        play.decline()
        assert "odin" in play.fate_pile()
        play.done()

    def test_without_a_hero_nothing_is_asked(self):
        play = at(self.REWARD.replace("odin, police_raid, mockingbird_shield", "police_raid"),
                  villains="masque,loki")  # fmt: skip
        play.play("whiplash", "maggia_turf_war")
        assert play.power("A") == 4
        play.done()
