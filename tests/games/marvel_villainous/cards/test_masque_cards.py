"""Madame Masque's Effects, Items and Specialty. A plays her, B plays Loki, C M.O.D.O.K."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import Play, at


def masque(text: str, seats: int = 2, mixing: str = "no") -> Play:
    villains = "masque,loki" if seats == 2 else "masque,loki,modok"
    return at(text, seats=seats, villains=villains, mixing=mixing)


class TestLureIntoATrap:
    def test_brings_a_hero_to_where_an_ally_is(self):
        play = masque(
            """
            A:
              power: 1
              hand: lure_into_a_trap
              manhattan: maggia_hitman
              madripoor: dreadnought, heimdall
              nefaria_estate: golden_mask
            B:
              bifrost: sif
            C:
              black_market: odin
            """,
            seats=3,
        )
        play.play("lure_into_a_trap")
        assert play.options() == ["odin", "sif"]  # not Heimdall, and no declining
        play.choose("odin")
        assert play.options() == ["madripoor", "manhattan"]
        play.choose("madripoor")
        assert play.at("A", "madripoor") == ["A dreadnought 6", "heimdall 4", "odin 6"]
        assert (play.power("A"), play.pile("A")) == (0, ["lure_into_a_trap"])
        play.done()

    @pytest.mark.parametrize(
        "text",
        [
            "A:\n  power: 1\n  hand: lure_into_a_trap\nB:\n  bifrost: sif",
            "A:\n  power: 1\n  hand: lure_into_a_trap\n  manhattan: kid_loki\nB:\n  bifrost: sif",
            "A:\n  power: 1\n  hand: lure_into_a_trap\n  manhattan: maggia_hitman, sif",
            "A:\n  hand: lure_into_a_trap\n  manhattan: maggia_hitman\nB:\n  bifrost: sif",
        ],
    )
    @pytest.mark.rule("MV-72")
    def test_is_not_playable_without_hero_ally_or_power(self, text: str):
        assert not masque(text).can("play", "lure_into_a_trap")

    def test_an_ally_at_an_event_is_no_trap(self):
        play = masque("""
            A:
              power: 1
              hand: lure_into_a_trap
            B:
              bifrost: sif
            events:
              incoming: maggia_hitman
        """)
        assert not play.can("play", "lure_into_a_trap")


class TestSniperShot:
    def test_defeats_a_hero_of_strength_three(self):
        play = masque("""
            A:
              power: 2
              hand: sniper_shot
              manhattan: sif, heimdall -1, odin
            B:
              bifrost: bethany_cabe
        """)
        play.play("sniper_shot")
        assert play.options() == ["heimdall", "sif"]
        play.choose("heimdall")
        assert play.vendettas() == ["heimdall"]
        assert play.fate_pile() == []
        assert play.at("A", "manhattan") == ["odin 6", "sif 3"]
        play.done()

    @pytest.mark.parametrize(
        "there", ["heimdall", "sif +1", "kid_loki", "sif [bulletproof_vest]", "maggia_hitman"]
    )
    @pytest.mark.rule("MV-72")
    def test_is_not_playable_without_such_a_hero(self, there: str):
        play = masque(f"""
            A:
              power: 2
              hand: sniper_shot
              manhattan: {there}
            B:
              bifrost: bethany_cabe
        """)
        assert not play.can("play", "sniper_shot")

    @pytest.mark.rule("MV-93", "MV-R21")
    def test_hits_the_protector_first(self):
        play = masque("""
            A:
              power: 2
              hand: sniper_shot
              manhattan: sif, bethany_cabe
              madripoor: heimdall
        """)
        play.play("sniper_shot")
        assert play.vendettas() == ["bethany_cabe"]
        play.done()

    @pytest.mark.rule("MV-R21")
    def test_is_not_playable_if_a_strong_protector_is_in_the_way(self):
        play = masque("""
            A:
              power: 2
              hand: sniper_shot
              manhattan: sif, deathlok_shield
        """)
        assert not play.can("play", "sniper_shot")

    @pytest.mark.rule("MV-R21", "MV-R55")
    def test_passes_a_protector_without_ability(self):
        play = masque("""
            A:
              power: 2
              hand: sniper_shot
              manhattan: sif, bethany_cabe +2 +muted
        """)
        play.play("sniper_shot")
        assert play.vendettas() == ["sif"]
        play.done()

    @pytest.mark.rule("MV-148")
    def test_pays_a_contract(self):
        play = masque("""
            A:
              power: 2
              hand: sniper_shot
              manhattan: sif [standing_contract]
        """)
        play.play("sniper_shot")
        assert play.power("A") == 3
        assert play.pile("A") == ["standing_contract", "sniper_shot"]
        play.done()


class TestAmbush:
    def test_is_a_vanquish_action_without_a_symbol(self):
        play = masque("""
            A:
              mover: nefaria_estate
              hand: ambush
              madripoor: maggia_enforcer, maggia_hitman, sif, odin
              maggia_casino_ship: kid_loki, whiplash
        """)
        play.play("ambush")
        assert play.options() == ["kid_loki", "sif"]
        play.choose("sif")
        assert play.asked == "A with"
        play.choose("maggia_hitman")
        assert play.asked == "A keep"
        play.choose("maggia_enforcer")
        assert play.vendettas() == ["sif"]
        assert play.pile("A") == ["maggia_hitman", "ambush"]
        assert play.at("A", "madripoor") == ["A maggia_enforcer 3", "odin 6"]
        play.done()

    def test_leaves_the_vanquish_symbol_alone(self):
        play = masque("""
            A:
              hand: ambush
              madripoor: maggia_enforcer, sif
              maggia_casino_ship: kid_loki, whiplash
        """)
        play.play("ambush")
        play.choose("sif")
        assert play.options("vanquish") == ["vanquish kid_loki"]
        play.done()

    @pytest.mark.parametrize(
        "text",
        [
            "  manhattan: maggia_hitman, sif",  # too weak
            "  manhattan: maggia_enforcer\n  madripoor: sif",  # elsewhere
            "  manhattan: maggia_enforcer, sif, deathlok_shield",  # protected
            "  manhattan: maggia_enforcer, sif, peggy_carter_shield",  # one more is needed
        ],
    )
    @pytest.mark.rule("MV-72")
    def test_is_not_playable_without_a_legal_vanquish_action(self, text: str):
        play = masque(f"A:\n  hand: ambush\n{text}")
        assert not play.can("play", "ambush")
        assert not play.can("vanquish")


class TestCallInAFavor:
    @pytest.mark.parametrize(
        ("tile", "power"),
        [
            ("", 1),
            ("sif", 1),
            ("sif, odin", 2),
            ("sif, odin, heimdall", 2),
            ("sif, odin, heimdall, bethany_cabe, spider_woman, warriors_three, quake_shield", 4),
        ],
    )
    def test_pays_one_and_one_more_for_every_two_vendettas(self, tile: str, power: int):
        play = masque(f"A:\n  hand: call_in_a_favor\n  vendettas: {tile}")
        play.play("call_in_a_favor")
        assert play.power("A") == power
        play.done()


class TestBehindTheMask:
    TOP = """
        A:
          power: 1
          hand: behind_the_mask
        fate deck: sif, odin, heimdall, incoming, quake_shield, rest
    """

    @pytest.mark.rule("MV-112")
    def test_throws_any_and_puts_the_others_back_in_any_order(self):
        play = masque(self.TOP)
        play.play("behind_the_mask")
        assert play.options() == ["decline", "heimdall", "incoming", "odin", "sif"]
        play.choose("incoming", "odin")
        play.decline()
        assert play.options() == ["heimdall", "sif"]
        play.choose("sif")  # the first one put back lies below
        assert play.fate_deck(3) == ["heimdall", "sif", "quake_shield"]
        assert play.fate_pile() == ["incoming", "odin"]
        assert play.events() == []
        play.done()

    def test_may_throw_none(self):
        play = masque(self.TOP)
        play.play("behind_the_mask")
        play.decline()
        play.choose("incoming", "heimdall", "odin")
        assert play.fate_deck(5) == ["sif", "odin", "heimdall", "incoming", "quake_shield"]
        assert play.fate_pile() == []
        play.done()

    def test_may_throw_all(self):
        play = masque(self.TOP)
        play.play("behind_the_mask")
        play.choose("sif", "odin", "heimdall", "incoming")
        assert play.fate_pile() == ["sif", "odin", "heimdall", "incoming"]
        assert play.fate_deck(1) == ["quake_shield"]
        play.done()

    @pytest.mark.rule("MV-R31")
    def test_goes_on_with_the_discard_pile(self):
        play = masque("""
            A:
              power: 1
              hand: behind_the_mask
            fate deck: sif
            fate pile: odin, heimdall, quake_shield, warriors_three
        """)
        play.play("behind_the_mask")
        assert len(play.options()) == 5
        assert "sif" in play.options()
        play.choose("sif")
        play.decline()
        play.table.answer(0)
        play.table.answer(0)
        assert len(play.fate_deck()) == 4
        assert play.fate_pile() == ["sif"]
        play.done()

    @pytest.mark.rule("MV-R31")
    def test_looks_at_fewer_if_there_are_no_more(self):
        play = masque("""
            A:
              power: 1
              hand: behind_the_mask
            fate deck: sif
            fate pile: odin
        """)
        play.play("behind_the_mask")
        assert play.options() == ["decline", "odin", "sif"]

    @pytest.mark.rule("MV-112", "MV-R41")
    def test_only_she_sees_the_cards(self):
        play = masque(self.TOP)
        play.play("behind_the_mask")
        assert [card.card for card in play.view("A").looked] == [
            "fate_sif", "fate_odin", "fate_heimdall", "event_incoming",
        ]  # fmt: skip
        for reader in ("B", None):
            assert play.view(reader).looked == []
        play.decline()
        play.choose("incoming", "heimdall", "odin")
        assert any("Heimdall" in line for line in play.log("A"))
        for reader in ("B", None):
            assert not any("Heimdall" in line for line in play.log(reader))


class TestTwinPistols:
    def test_strengthen_and_pay_when_used(self):
        play = masque("""
            A:
              power: 1
              hand: twin_pistols
              manhattan: maggia_hitman, whiplash, sif
              madripoor: dreadnought
            B:
              bifrost: bio_duplicate
        """)
        assert play.options("play twin_pistols") == [
            "play twin_pistols dreadnought",
            "play twin_pistols maggia_hitman",
            "play twin_pistols whiplash",
        ]
        play.play("twin_pistols", "maggia_hitman")
        assert play.strength("maggia_hitman") == 3
        play.vanquish("sif", "maggia_hitman")
        assert play.power("A") == 1
        assert play.pile("A") == ["twin_pistols", "maggia_hitman"]
        play.done()

    def test_pay_nothing_for_others(self):
        play = masque("""
            A:
              manhattan: maggia_hitman [twin_pistols], whiplash, sif
        """)
        play.vanquish("sif", "whiplash")
        assert play.power("A") == 0
        play.done()

    def test_two_pay_two(self):
        play = masque("""
            A:
              manhattan: maggia_hitman [twin_pistols, twin_pistols], sif
        """)
        assert play.strength("maggia_hitman") == 4
        play.vanquish("sif")
        assert play.power("A") == 2
        play.done()

    @pytest.mark.rule("MV-R19", "MV-R36")
    def test_pay_against_strength_zero_and_stay(self):
        play = masque("""
            A:
              manhattan: maggia_hitman [twin_pistols], sif -3
        """)
        play.vanquish("sif")
        assert play.power("A") == 1
        assert play.at("A", "manhattan") == ["A maggia_hitman 3 [twin_pistols]"]
        play.done()

    @pytest.mark.rule("MV-79")
    def test_need_an_ally_at_home(self):
        play = masque("""
            A:
              power: 1
              hand: twin_pistols
              manhattan: sif, kid_loki
            B:
              bifrost: bio_duplicate
            events:
              incoming: maggia_hitman
        """)
        assert not play.can("play", "twin_pistols")

    @pytest.mark.rule("MV-R24", "MV-106")
    def test_go_along_to_an_event(self):
        play = masque("""
            A:
              mover: nefaria_estate
              manhattan: maggia_hitman [twin_pistols]
            events:
              incoming:
        """)
        play.relocate("maggia_hitman", "incoming")
        assert play.events() == ["incoming 8: A maggia_hitman 3 [twin_pistols]"]
        play.done()


class TestGoldenMask:
    def test_takes_strength_and_ability_until_the_end_of_the_turn(self):
        play = masque("""
            A:
              mover: madripoor
              power: 1
              manhattan: golden_mask, maggia_enforcer, deathlok_shield, sif
              nefaria_estate: odin
        """)
        play.activate("golden_mask")
        assert play.options() == ["deathlok_shield", "sif"]
        play.choose("deathlok_shield")
        assert play.power("A") == 0
        assert play.strength("deathlok_shield") == 3
        assert play.options("vanquish") == ["vanquish deathlok_shield", "vanquish sif"]
        play.next_turn("B")
        assert play.strength("deathlok_shield") == 5

    @pytest.mark.rule("MV-R55")
    def test_an_ongoing_text_stops(self):
        play = masque("""
            A:
              mover: madripoor
              power: 1
              manhattan: golden_mask, spider_woman
              hand: standing_contract
        """)
        play.activate("golden_mask")
        assert play.power("A") == 0
        assert play.can("play", "standing_contract", "spider_woman")
        play.done()

    def test_strength_does_not_fall_below_zero(self):
        play = masque("""
            A:
              mover: madripoor
              power: 1
              manhattan: golden_mask, sif -2
        """)
        play.activate("golden_mask")
        assert play.strength("sif") == 0
        play.done()

    @pytest.mark.rule("MV-R50")
    @pytest.mark.parametrize(
        "text",
        [
            "  power: 1\n  manhattan: golden_mask\n  nefaria_estate: sif",
            "  power: 1\n  manhattan: golden_mask, kid_loki",
            "  manhattan: golden_mask, sif",
        ],
    )
    def test_needs_a_hero_there_and_power(self, text: str):
        assert not masque(f"A:\n  mover: madripoor\n{text}").can("activate", "golden_mask")


class TestHeadOfTheMaggia:
    def test_needs_a_vendetta(self):
        text = "A:\n  power: 3\n  hand: head_of_the_maggia\n"
        assert not masque(text).can("play", "head_of_the_maggia")
        play = masque(f"{text}  vendettas: sif")
        play.play("head_of_the_maggia")
        assert (play.area("A"), play.power("A")) == (["head_of_the_maggia"], 0)
        play.done()

    def test_may_return_a_maggia_ally(self):
        play = masque("""
            A:
              area: head_of_the_maggia
              manhattan: maggia_hitman [twin_pistols], whiplash, odin
        """)
        play.vanquish("odin", "whiplash")
        assert play.asked == "A return"
        assert play.options() == ["decline", "maggia_hitman"]
        play.choose("maggia_hitman")
        assert play.hand("A") == ["maggia_hitman"]
        assert play.pile("A") == ["twin_pistols", "whiplash"]
        assert play.power("A") == 1  # the pistols were used
        play.done()

    def test_may_be_declined_and_is_not_used_up(self):
        play = masque("""
            A:
              area: head_of_the_maggia
              manhattan: maggia_enforcer, sif
              madripoor: maggia_hitman, kid_loki
              hand: ambush
        """)
        play.vanquish("sif")
        play.decline()
        assert play.pile("A") == ["maggia_enforcer"]
        play.play("ambush")
        play.choose("maggia_hitman")
        assert play.hand("A") == ["maggia_hitman"]
        play.done()

    @pytest.mark.rule("MV-84")
    def test_only_once_a_turn(self):
        play = masque("""
            A:
              area: head_of_the_maggia
              manhattan: maggia_enforcer, sif
              madripoor: maggia_hitman, kid_loki
              hand: ambush
        """)
        play.vanquish("sif")
        play.choose("maggia_enforcer")
        play.play("ambush")
        assert play.hand("A") == ["maggia_enforcer"]
        assert play.pile("A") == ["maggia_hitman", "ambush"]
        play.done()

    def test_again_in_the_next_turn(self):
        play = masque("""
            A:
              area: head_of_the_maggia +used
              madripoor: maggia_hitman, kid_loki
            fate deck: rest
        """)
        play.next_turn("A")
        play.vanquish("kid_loki")
        assert play.asked == "A return"

    def test_others_are_not_returned(self):
        play = masque("""
            A:
              area: head_of_the_maggia
              manhattan: whiplash, sif
        """)
        play.vanquish("sif")
        assert play.pile("A") == ["whiplash"]
        play.done()

    @pytest.mark.rule("MV-R19")
    def test_nothing_to_return_after_a_fight_against_strength_zero(self):
        play = masque("""
            A:
              area: head_of_the_maggia
              manhattan: maggia_hitman, sif -3
        """)
        play.vanquish("sif")
        assert play.at("A", "manhattan") == ["A maggia_hitman 2"]
        play.done()

    TOGETHER = """
        A:
          area: head_of_the_maggia
          manhattan: maggia_enforcer, maggia_hitman, america_chavez_west_coast_avenger
    """

    @pytest.mark.rule("MV-R54")
    def test_the_enforcer_stays_only_if_the_hitman_goes(self):
        play = masque(self.TOGETHER)
        play.vanquish("america_chavez_west_coast_avenger", "maggia_enforcer")
        assert play.options() == ["decline", "maggia_enforcer", "maggia_hitman"]
        play.decline()
        play.choose("maggia_enforcer")
        assert play.at("A", "manhattan") == ["A maggia_enforcer 3"]
        assert (play.pile("A"), play.hand("A")) == (["maggia_hitman"], [])
        play.done()

    @pytest.mark.rule("MV-R54")
    def test_with_the_hitman_back_in_hand_the_enforcer_goes(self):
        play = masque(self.TOGETHER)
        play.vanquish("america_chavez_west_coast_avenger", "maggia_enforcer")
        play.choose("maggia_hitman")
        assert play.at("A", "manhattan") == []
        assert (play.pile("A"), play.hand("A")) == (["maggia_enforcer"], ["maggia_hitman"])
        play.done()

    @pytest.mark.rule("MV-R54")
    def test_the_enforcer_himself_may_return(self):
        play = masque(self.TOGETHER)
        play.vanquish("america_chavez_west_coast_avenger", "maggia_enforcer")
        play.choose("maggia_enforcer")
        assert (play.pile("A"), play.hand("A")) == (["maggia_hitman"], ["maggia_enforcer"])
        play.done()
