"""The Global Events of the Common Fate decks. A plays Loki, B M.O.D.O.K., C Madame Masque."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import Play, at, fated

OTHER_SET = (
    "protected_vibranium", "lockdown_at_the_raft", "helicarrier_alert", "avengers_assemble",
)  # fmt: skip


def resolve(event: str, there: str, a: str = "", b: str = "", villains: str = "") -> Play:
    """A sends a Frost Giant to the Event, where these Allies are."""
    lines = ["A:", "  mover: bifrost", "  jotunheim: frost_giant", *[f"  {a}"] * bool(a)]
    lines += [*["B:", f"  {b}"] * bool(b), "events:", f"  {event}: {there}"]
    mixing = "yes" if event in OTHER_SET else "no"
    play = at("\n".join(lines), mixing=mixing, villains=villains)
    play.relocate("frost_giant", event.split()[0])
    assert play.events() == []
    return play


class TestUnderSurveillance:
    @pytest.mark.rule("MV-R51")
    def test_a_second_card_is_revealed_and_aimed_anew(self):
        play = fated(
            "sif",
            """
            fate deck: sif, odin, heimdall, rest
            events:
              under_surveillance:
            """,
            seats=3,
        )
        play.choose("B", "black_market")
        assert play.asked == "A fate-target"
        play.choose("C", "manhattan")
        assert play.at("B", "black_market") == ["sif 3"]
        assert play.at("C", "manhattan") == ["odin 6"]
        assert play.fate_deck(1) == ["heimdall"]
        play.done()

    @pytest.mark.rule("MV-R51")
    def test_a_card_that_cannot_be_played_counts_too(self):
        play = fated(
            "police_raid",
            """
            fate deck: police_raid, odin, rest
            events:
              under_surveillance:
            """,
            villains="loki,masque",
        )
        play.choose("manhattan")
        assert play.at("B", "manhattan") == ["odin 6"]
        assert play.fate_pile() == ["police_raid"]
        play.done()

    @pytest.mark.rule("MV-R51")
    def test_revealing_it_does_not_reveal_a_second_one(self):
        play = fated("under_surveillance", "fate deck: under_surveillance, odin, rest")
        assert play.events() == ["under_surveillance 10: "]
        assert play.fate_deck(1) == ["odin"]
        play.done()

    @pytest.mark.rule("MV-R51")
    def test_knock_knock_does_not_stop_the_second_one(self):
        play = fated(
            "knock_knock",
            """
            fate deck: knock_knock, odin, rest
            events:
              under_surveillance:
            """,
            mode="undying",
        )
        play.choose("black_market")
        assert play.at("B", "black_market") == ["odin 6"]
        assert len(play.events()) == 2
        play.done()

    def test_a_hit_reveals_one(self):
        play = at(
            "fate deck: sif, odin, rest\nevents:\n  under_surveillance:", villains="masque,loki"
        )
        play.step()
        play.choose("madripoor")
        assert play.fate_deck(1) == ["odin"]
        play.done()

    HEROES = "bifrost: sif, odin\n  odins_throne: heimdall"

    def test_reward_up_to_two_heroes_of_the_own_domain(self):
        play = resolve(
            "under_surveillance", "executioner, kid_loki", self.HEROES, "black_market: quake_shield"
        )
        assert play.asked == "A defeat"
        assert play.options() == ["decline", "heimdall", "odin", "sif"]
        play.choose("odin")
        assert play.options() == ["decline", "heimdall", "sif"]
        play.choose("heimdall")
        assert play.at("A", "bifrost") == ["sif 3"]
        assert play.fate_pile() == ["under_surveillance", "odin", "heimdall"]
        assert play.at("B", "black_market") == ["quake_shield 4"]
        play.done()

    def test_reward_fewer(self):
        play = resolve("under_surveillance", "executioner, kid_loki", self.HEROES)
        play.choose("odin")
        play.decline()
        assert play.at("A", "odins_throne") == ["heimdall 4"]
        play.done()

    def test_reward_none_and_not_asked_again(self):
        play = resolve("under_surveillance", "executioner, kid_loki", self.HEROES)
        play.decline()
        assert play.at("A", "bifrost") == ["odin 6", "sif 3"]
        play.done()

    @pytest.mark.rule("MV-R21")
    def test_reward_each_hero_once(self):
        play = resolve(
            "under_surveillance",
            "executioner, kid_loki",
            "bifrost: sif [bulletproof_vest]",
            villains="loki,masque",
        )
        play.choose("sif")
        assert play.at("A", "bifrost") == ["sif 3"]
        play.done()

    @pytest.mark.rule("MV-R21")
    def test_reward_protectors_first(self):
        play = resolve(
            "under_surveillance", "executioner, kid_loki", "bifrost: sif, deathlok_shield"
        )
        assert play.options() == ["deathlok_shield", "decline"]
        play.choose("deathlok_shield")
        assert play.options() == ["decline", "sif"]
        play.decline()
        play.done()

    @pytest.mark.rule("MV-R26", "MV-104")
    def test_reward_for_each_in_turn_order(self):
        play = resolve(
            "under_surveillance",
            "executioner, aim_agent -1",
            "bifrost: sif",
            "black_market: quake_shield",
        )
        assert play.asked == "A defeat"
        play.choose("sif")
        assert play.asked == "B defeat"
        play.choose("quake_shield")
        assert play.fate_pile() == ["under_surveillance", "sif", "quake_shield"]
        play.done()


class TestIncoming:
    def test_agents_in_every_domain_are_stronger(self):
        play = at("""
            A:
              bifrost: quake_shield, sif
            B:
              black_market: agent_13_shield, aim_agent
            events:
              incoming:
        """)
        assert play.at("A", "bifrost") == ["quake_shield 5", "sif 3"]
        assert play.at("B", "black_market") == ["B aim_agent 2", "agent_13_shield 4"]

    @pytest.mark.rule("MV-R26")
    def test_reward_four_power_each_and_the_bonus_ends(self):
        play = resolve("incoming", "aim_shock_trooper, aim_agent -1", "bifrost: quake_shield")
        assert (play.power("A"), play.power("B")) == (4, 4)
        assert play.strength("quake_shield") == 4
        assert (play.pile("A"), sorted(play.pile("B"))) == (
            ["frost_giant"], ["aim_agent", "aim_shock_trooper"],
        )  # fmt: skip
        play.done()

    def test_reward_not_for_those_without_an_ally_there(self):
        play = resolve("incoming", "executioner")
        assert (play.power("A"), play.power("B")) == (4, 0)
        play.done()


class TestInfiltrated:
    def start(self, power: int, hand: str) -> Play:
        return at(
            f"phase: start\nA:\n  power: {power}\n  hand: {hand}\nB:\n  power: 3\n"
            "events:\n  infiltrated:"
        )

    @pytest.mark.rule("MV-R6", "MV-96")
    def test_pay_or_discard_before_moving(self):
        play = self.start(2, "kid_loki, lorelei")
        assert play.asked == "A pay-or-discard"
        assert play.options() == ["decline", "kid_loki", "lorelei"]
        play.decline()
        assert (play.power("A"), play.power("B")) == (1, 3)
        assert play.asked == "A move"

    def test_discard(self):
        play = self.start(2, "kid_loki, lorelei")
        play.choose("lorelei")
        assert (play.power("A"), play.pile("A"), play.hand("A")) == (2, ["lorelei"], ["kid_loki"])
        assert play.asked == "A move"

    def test_without_power_a_card_goes(self):
        play = self.start(0, "kid_loki, lorelei")
        assert play.options() == ["kid_loki", "lorelei"]

    def test_without_cards_power_goes(self):
        play = self.start(2, "")
        assert (play.asked, play.power("A")) == ("A move", 1)

    def test_with_neither_nothing_happens(self):
        play = self.start(0, "")
        assert (play.asked, play.power("A")) == ("A move", 0)

    def test_strikes_each_player(self):
        play = at("B:\n  hand: whiplash, rush_job\nevents:\n  infiltrated:", villains="loki,masque")
        play.end()
        assert play.asked == "B pay-or-discard"

    @pytest.mark.parametrize("card", ["lorelei", "sow_discord"])
    def test_reward_a_card_of_deck_or_pile(self, card: str):
        play = resolve("infiltrated", "executioner", "deck: lorelei, kid_loki\n  pile: sow_discord")
        assert play.asked == "A take"
        assert play.options() == [
            "decline", "executioner", "frost_giant", "kid_loki", "lorelei", "sow_discord",
        ]  # fmt: skip
        play.choose(card)
        assert play.hand("A") == [card]
        assert any(line.startswith("A takes") for line in play.log("B"))
        play.done()

    def test_reward_may_be_declined(self):
        play = resolve("infiltrated", "executioner", "deck: lorelei, kid_loki")
        play.decline()
        assert play.hand("A") == []
        play.done()


class TestKnockKnock:
    def test_gets_a_token_for_each_agent_in_any_domain(self):
        play = fated(
            "knock_knock",
            """
            A:
              mover: sanctum_sanctorum
              bifrost: quake_shield, sif
            B:
              black_market: agent_13_shield, life_model_decoy_shield
            fate deck: knock_knock, rest
            fate pile: mockingbird_shield
            """,
        )
        assert play.events() == ["knock_knock 7: "]
        play.done()

    @pytest.mark.rule("MV-R28")
    def test_which_do_not_change_later(self):
        play = fated(
            "knock_knock",
            """
            A:
              mover: sanctum_sanctorum
              bifrost: quake_shield, frost_giant
            """,
        )
        assert play.events() == ["knock_knock 5: "]
        play.vanquish("quake_shield")
        assert play.events() == ["knock_knock 5: "]
        play.done()

    def test_without_agents_it_has_four(self):
        play = fated("knock_knock", "B:\n  black_market: sif")
        assert play.events() == ["knock_knock 4: "]
        play.done()

    def test_no_fate_actions(self):
        play = at("A:\n  mover: bifrost\nevents:\n  knock_knock:")
        assert not play.can("fate")
        assert play.why_not("fate") == "MV-39"

    def test_reward_two_cards(self):
        play = resolve(
            "knock_knock +1", "aim_agent -1", "hand: kid_loki\n  deck: lorelei, executioner, rest"
        )
        assert play.hand("A") == ["executioner", "kid_loki", "lorelei"]
        assert len(play.hand("B")) == 2
        play.done()


# -- the other set -------------------------------------------------------------------------------


def mixed(text: str, villains: str = "") -> Play:
    return at(text, mixing="yes", villains=villains)


class TestProtectedVibranium:
    def test_items_cost_one_more(self):
        text = "A:\n  power: {}\n  hand: norn_stones, kid_loki\nevents:\n  protected_vibranium:"
        assert not mixed(text.format(2)).can("play", "norn_stones")
        play = mixed(text.format(3))
        play.play("norn_stones", "bifrost")
        assert play.power("A") == 0
        play.done()

    def test_other_cards_do_not(self):
        text = "power: 1\n  hand: kid_loki"
        play = mixed(f"A:\n  {text}\nevents:\n  protected_vibranium:")
        play.play("kid_loki", "bifrost")
        play.done()

    def test_contracts_are_no_items(self):
        play = mixed(
            "A:\n  hand: rush_job\n  madripoor: sif\nevents:\n  protected_vibranium:",
            villains="masque,loki",
        )
        assert play.can("play", "rush_job", "sif")

    def test_reward_an_item_of_deck_or_pile(self):
        play = resolve(
            "protected_vibranium",
            "executioner",
            "deck: lorelei, norn_stones\n  pile: laevateinn, sow_discord",
        )
        assert play.options() == ["decline", "laevateinn", "norn_stones"]
        play.choose("norn_stones")
        assert play.hand("A") == ["norn_stones"]
        assert play.deck("A") == ["lorelei"]
        play.done()

    def test_nobody_can_tell_that_there_is_none(self):
        """Being asked only if there is one would tell whether it is in the hand."""
        play = resolve(
            "protected_vibranium", "executioner", "hand: norn_stones\n  deck: lorelei, kid_loki"
        )
        assert play.options() == ["decline"]
        play.decline()
        play.done()


class TestLockdownAtTheRaft:
    def test_allies_cost_one_more(self):
        text = "A:\n  power: {}\n  hand: lorelei, norn_stones\nevents:\n  lockdown_at_the_raft:"
        play = mixed(text.format(2))
        assert not play.can("play", "lorelei")
        assert play.can("play", "norn_stones")
        play = mixed(text.format(3))
        play.play("lorelei", "bifrost")
        assert play.power("A") == 0
        play.done()

    def test_effects_do_not(self):
        play = mixed(
            "A:\n  mischief: 2\n  hand: glorious_purpose\nevents:\n  lockdown_at_the_raft:"
        )
        assert play.can("play", "glorious_purpose")

    def test_reward_an_ally_of_deck_or_pile(self):
        play = resolve(
            "lockdown_at_the_raft", "executioner", "deck: lorelei, norn_stones\n  pile: sow_discord"
        )
        assert play.options() == ["decline", "executioner", "frost_giant", "lorelei"]
        play.choose("frost_giant")
        assert play.hand("A") == ["frost_giant"]
        assert play.pile("A") == ["sow_discord", "executioner"]
        play.done()


class TestHelicarrierAlert:
    @pytest.mark.rule("MV-33")
    @pytest.mark.parametrize(
        ("hand", "size"),
        [("", 3), ("kid_loki, lorelei", 3), ("4 random", 4)],
    )
    def test_hands_are_filled_up_to_three(self, hand: str, size: int):
        play = mixed(f"A:\n  hand: {hand}\nevents:\n  helicarrier_alert:")
        play.end()
        assert len(play.hand("A")) == size

    def test_reward_three_cards(self):
        play = resolve("helicarrier_alert", "aim_agent", "hand: kid_loki")
        assert (len(play.hand("A")), len(play.hand("B"))) == (4, 3)
        play.done()


class TestAvengersAssemble:
    def test_revealed_it_makes_the_current_player_reveal_one_against_themselves(self):
        play = fated(
            "avengers_assemble",
            "fate deck: avengers_assemble, sif, odin, rest",
            mixing="yes",
        )
        assert play.events() == ["avengers_assemble 10: "]
        assert play.asked == "A fate-place"
        assert play.options() == ["bifrost", "jotunheim", "odins_throne", "sanctum_sanctorum"]
        play.choose("bifrost")
        assert play.at("A", "bifrost") == ["sif 3"]
        assert play.fate_deck(1) == ["odin"]
        play.done()

    def test_a_second_global_event_so_revealed_is_discarded(self):
        play = fated(
            "avengers_assemble", "fate deck: avengers_assemble, incoming, odin, rest", mixing="yes"
        )
        assert play.fate_pile() == ["incoming"]
        play.done()

    @pytest.mark.rule("MV-R6", "MV-R10")
    def test_each_player_reveals_one_before_moving(self):
        play = mixed(
            """
            B:
              manhattan: maggia_hitman
            events:
              avengers_assemble:
            fate deck: melinda_may_shield, odin, rest
            """,
            villains="loki,masque",
        )
        play.end()
        assert play.asked == "B fate-place"
        play.choose("manhattan")
        assert play.asked == "B defeat"
        play.decline()
        assert play.asked == "B move"

    @pytest.mark.rule("MV-63")
    def test_a_card_that_cannot_be_played_is_discarded(self):
        play = mixed(
            """
            phase: start
            A:
              power: 0
            B:
              power: 5
            events:
              avengers_assemble:
            fate deck: police_raid, rest
            """,
            villains="loki,masque",
        )
        assert (play.asked, play.power("B")) == ("A move", 5)
        assert play.fate_pile() == ["police_raid"]

    @pytest.mark.rule("MV-100")
    def test_the_own_targeted_event_is_discarded_and_that_of_another_is_not(self):
        text = "phase: start\nevents:\n  avengers_assemble:\nfate deck: {}, rest"
        play = mixed(text.format("judgment_of_the_all_mother"))
        assert play.asked == "A move"
        assert play.fate_pile() == ["judgment_of_the_all_mother"]
        play = mixed(text.format("aim_mutiny"))
        assert play.asked == "A move"
        assert len(play.events()) == 2

    @pytest.mark.rule("MV-R21", "MV-93")
    def test_reward_a_protector_that_survives_goes_on_protecting(self):
        """A decoy falls in its place; Heroes elsewhere are defeated all the same."""
        play = resolve(
            "avengers_assemble",
            "executioner, kid_loki",
            "bifrost: sif, deathlok_shield, life_model_decoy_shield\n  odins_throne: heimdall",
            "black_market: quake_shield",
        )
        play.choose("deathlok_shield")
        assert play.at("A", "bifrost") == ["deathlok_shield 5", "sif 3"]
        assert play.at("A", "odins_throne") == []
        line = "Deathlok, S.H.I.E.L.D. goes on protecting the Heroes there."
        assert play.log().count(line) == 1
        play.done()

    @pytest.mark.rule("MV-R21")
    def test_reward_all_heroes_in_an_order_of_choice_protectors_first(self):
        play = resolve(
            "avengers_assemble",
            "executioner, kid_loki",
            "bifrost: sif, deathlok_shield\n  odins_throne: heimdall",
            "black_market: quake_shield",
        )
        assert play.options() == ["deathlok_shield", "heimdall"]
        play.choose("deathlok_shield")
        assert play.options() == ["heimdall", "sif"]
        play.choose("heimdall")
        assert play.fate_pile() == ["avengers_assemble", "deathlok_shield", "heimdall", "sif"]
        assert play.at("B", "black_market") == ["quake_shield 4"]
        play.done()

    @pytest.mark.rule("MV-R21")
    def test_reward_each_hero_once(self):
        play = resolve("avengers_assemble", "executioner, kid_loki", "bifrost: ip_hulk, sif")
        play.choose("hulk", "black_market")
        assert play.at("B", "black_market") == ["hulk 6"]
        assert play.at("A", "bifrost") == []
        play.done()

    @pytest.mark.rule("MV-R21", "MV-R37")
    def test_reward_a_decoy_that_has_fallen_is_not_chosen_again(self):
        play = resolve(
            "avengers_assemble",
            "executioner, kid_loki",
            "bifrost: quake_shield, life_model_decoy_shield",
        )
        play.choose("quake_shield")
        assert play.at("A", "bifrost") == ["quake_shield 4"]
        assert play.fate_pile() == ["avengers_assemble", "life_model_decoy_shield"]
        play.done()

    def test_reward_without_heroes(self):
        play = resolve("avengers_assemble", "executioner, kid_loki")
        play.done()
