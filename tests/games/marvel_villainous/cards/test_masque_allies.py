"""Madame Masque's Allies. A plays her, B plays Loki, C M.O.D.O.K."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import Play, at


def masque(text: str, seats: int = 2, mixing: str = "no", mode: str = "inevitable") -> Play:
    villains = "masque,loki" if seats == 2 else "masque,loki,modok"
    return at(text, seats=seats, villains=villains, mixing=mixing, mode=mode)


class TestMaggiaHitman:
    def test_has_more_strength_beside_a_character_with_a_contract(self):
        play = masque("""
            A:
              manhattan: maggia_hitman, sif [standing_contract]
              madripoor: maggia_hitman, odin
        """)
        assert play.at("A", "manhattan") == ["A maggia_hitman 3", "sif 3 [standing_contract]"]
        assert play.at("A", "madripoor") == ["A maggia_hitman 2", "odin 6"]

    def test_counts_several_contracts_once(self):
        play = masque("""
            A:
              manhattan: maggia_hitman, sif [standing_contract], odin [rush_job]
        """)
        assert play.strength("maggia_hitman") == 3

    def test_a_foreign_ally_with_a_contract_will_do(self):
        play = masque("""
            A:
              manhattan: maggia_hitman, kid_loki [rush_job]
        """)
        assert play.strength("maggia_hitman") == 3

    def test_other_attachments_will_not(self):
        play = masque("""
            A:
              manhattan: maggia_hitman [twin_pistols], sif [bulletproof_vest]
              madripoor: maggia_hitman, odin
        """)
        assert play.at("A", "manhattan")[0] == "A maggia_hitman 3 [twin_pistols]"

    @pytest.mark.rule("MV-R24")
    def test_loses_it_at_an_event(self):
        play = masque("""
            A:
              mover: nefaria_estate
              manhattan: maggia_hitman, sif [standing_contract]
            events:
              incoming:
        """)
        play.relocate("maggia_hitman", "incoming")
        assert play.events() == ["incoming 8: A maggia_hitman 2"]
        play.done()

    @pytest.mark.rule("MV-23", "MV-R24")
    def test_has_it_at_the_event_of_a_character_with_a_contract(self):
        """An Event is a location, and an Ally with a Contract may be sent there."""
        play = masque("""
            A:
              mover: nefaria_estate
              manhattan: maggia_hitman
            events:
              incoming: frost_giant -2 [standing_contract]
        """)
        play.relocate("maggia_hitman", "incoming")
        assert play.strength("maggia_hitman") == 3
        assert play.view("A").events[0].sum == 5
        play.done()

    @pytest.mark.rule("MV-23", "MV-R24")
    def test_but_not_at_another_event(self):
        play = masque(
            """
            A:
              mover: nefaria_estate
              manhattan: maggia_hitman
            events:
              incoming: frost_giant [standing_contract]
              infiltrated:
            """,
            mode="undying",
        )
        play.relocate("maggia_hitman", "infiltrated")
        assert play.strength("maggia_hitman") == 2
        play.done()

    def test_gets_it_as_soon_as_the_contract_is_there(self):
        play = masque("""
            A:
              hand: standing_contract
              manhattan: maggia_hitman, sif
        """)
        assert play.strength("maggia_hitman") == 2
        assert not play.can("vanquish", "sif")
        play.play("standing_contract", "sif")
        assert play.can("vanquish", "sif")
        play.done()


class TestMaggiaEnforcer:
    TWO = """
        A:
          manhattan: maggia_enforcer, maggia_hitman, america_chavez_west_coast_avenger
    """

    def test_may_stay_when_another_ally_is_discarded(self):
        play = masque(self.TWO)
        play.vanquish("america_chavez_west_coast_avenger", "maggia_enforcer")
        assert play.asked == "A keep"
        assert play.options() == ["decline", "maggia_enforcer"]
        play.choose("maggia_enforcer")
        assert play.at("A", "manhattan") == ["A maggia_enforcer 3"]
        assert play.pile("A") == ["maggia_hitman"]
        play.done()

    def test_may_be_declined(self):
        play = masque(self.TWO)
        play.vanquish("america_chavez_west_coast_avenger", "maggia_enforcer")
        play.decline()
        assert play.at("A", "manhattan") == []
        assert sorted(play.pile("A")) == ["maggia_enforcer", "maggia_hitman"]
        play.done()

    def test_goes_when_used_alone(self):
        play = masque("""
            A:
              manhattan: maggia_enforcer, maggia_hitman, sif
        """)
        play.vanquish("sif", "maggia_enforcer")
        assert play.pile("A") == ["maggia_enforcer"]
        assert play.at("A", "manhattan") == ["A maggia_hitman 2"]
        play.done()

    def test_of_two_one_must_go(self):
        play = masque("""
            A:
              manhattan: maggia_enforcer +1, maggia_enforcer, odin
        """)
        play.vanquish("odin", "maggia_enforcer")
        play.choose("maggia_enforcer")
        assert len(play.at("A", "manhattan")) == 1
        assert play.pile("A") == ["maggia_enforcer"]
        play.done()

    def test_of_two_the_second_may_stay_instead(self):
        play = masque("""
            A:
              manhattan: maggia_enforcer +1, maggia_enforcer, odin
        """)
        play.vanquish("odin", "maggia_enforcer")
        play.decline()
        play.choose("maggia_enforcer")
        assert play.at("A", "manhattan") == ["A maggia_enforcer 3"]
        play.done()

    def test_two_may_stay_if_a_third_goes(self):
        play = masque("""
            A:
              manhattan: maggia_enforcer, maggia_enforcer, maggia_hitman, odin +1
        """)
        play.vanquish("odin", "maggia_enforcer", "maggia_enforcer")
        play.choose("maggia_enforcer", "maggia_enforcer")
        assert play.at("A", "manhattan") == ["A maggia_enforcer 3", "A maggia_enforcer 3"]
        assert play.pile("A") == ["maggia_hitman"]
        play.done()

    @pytest.mark.rule("MV-R54")
    def test_goes_when_the_other_one_stays_by_its_own_text(self):
        play = masque("""
            A:
              manhattan: maggia_enforcer, count_nefaria, sif
        """)
        play.vanquish("sif", "maggia_enforcer", "count_nefaria")
        assert play.pile("A") == ["maggia_enforcer"]
        assert play.at("A", "manhattan") == ["A count_nefaria 6"]
        play.done()

    @pytest.mark.rule("MV-R19")
    def test_nothing_is_asked_after_a_fight_against_strength_zero(self):
        play = masque("""
            A:
              manhattan: maggia_enforcer, maggia_hitman, sif -3
        """)
        play.vanquish("sif", "maggia_enforcer", "maggia_hitman")
        assert play.at("A", "manhattan") == ["A maggia_enforcer 3", "A maggia_hitman 2"]
        play.done()


class TestDreadnought:
    def test_is_played_at_home_only(self):
        play = masque("""
            A:
              power: 3
              hand: dreadnought, maggia_hitman
            events:
              incoming:
        """)
        homes = ["madripoor", "maggia_casino_ship", "manhattan", "nefaria_estate"]
        assert play.options("play dreadnought") == [f"play dreadnought {home}" for home in homes]
        assert play.can("play", "maggia_hitman", "incoming")

    def test_cannot_be_relocated_to_an_event(self):
        play = masque("""
            A:
              mover: nefaria_estate
              manhattan: dreadnought, maggia_hitman
            events:
              maggia_turf_war:
        """)
        assert not play.can("relocate", "dreadnought", "maggia_turf_war")
        assert play.can("relocate", "dreadnought", "madripoor")
        assert play.can("relocate", "maggia_hitman", "maggia_turf_war")


class TestBioDuplicate:
    def test_may_be_played_abroad_where_it_covers(self):
        play = masque("""
            A:
              power: 2
              hand: bio_duplicate
        """)
        play.play("bio_duplicate", "bifrost")
        assert play.at("B", "bifrost") == ["A bio_duplicate 2"]
        play.next_turn("B")
        assert play.why_not("fate") == "MV-31"

    def test_may_be_played_at_home_and_to_an_event(self):
        play = masque("""
            A:
              power: 2
              hand: bio_duplicate
            events:
              incoming:
        """)
        assert play.can("play", "bio_duplicate", "incoming")
        play.play("bio_duplicate", "madripoor")
        assert play.at("A", "madripoor") == ["A bio_duplicate 2"]
        play.done()

    def test_is_bound_by_heimdall(self):
        play = masque("""
            A:
              power: 2
              hand: bio_duplicate
              madripoor: heimdall
        """)
        assert not play.can("play", "bio_duplicate", "bifrost")
        assert play.can("play", "bio_duplicate", "madripoor")

    def test_brings_a_hero_home_and_comes_along(self):
        play = masque("""
            A:
              mover: madripoor
              power: 1
            B:
              bifrost: bio_duplicate [twin_pistols], sif [rush_job], odin
        """)
        play.activate("bio_duplicate")
        assert play.options() == ["odin", "sif"]
        play.choose("sif")
        assert play.options() == [
            "madripoor", "maggia_casino_ship", "manhattan", "nefaria_estate",
        ]  # fmt: skip
        play.choose("manhattan")
        assert play.at("A", "manhattan") == ["A bio_duplicate 3 [twin_pistols]", "sif 3 [rush_job]"]
        assert play.at("B", "bifrost") == ["odin 6"]
        assert play.power("A") == 0
        play.done()

    @pytest.mark.parametrize(
        "text",
        [
            # at home
            "A:\n  mover: madripoor\n  power: 1\n  manhattan: bio_duplicate, sif",
            # nobody to bring
            "A:\n  mover: madripoor\n  power: 1\nB:\n  bifrost: bio_duplicate\n  jotunheim: sif",
            # nothing to pay with
            "A:\n  mover: madripoor\nB:\n  bifrost: bio_duplicate, sif",
            # at an Event
            "A:\n  mover: madripoor\n  power: 1\nevents:\n  incoming: bio_duplicate",
        ],
    )
    def test_cannot_be_activated(self, text: str):
        assert not masque(text).can("activate", "bio_duplicate")

    def test_not_to_where_agent_13_stands(self):
        play = masque("""
            A:
              mover: madripoor
              power: 1
              manhattan: agent_13_shield
            B:
              bifrost: bio_duplicate, sif
        """)
        play.activate("bio_duplicate")
        assert play.options() == ["madripoor", "maggia_casino_ship", "nefaria_estate"]

    def test_its_defeat_abroad_gives_nothing(self):
        play = at(
            """
            A:
              mover: sanctum_sanctorum
              bifrost: frost_giant, bio_duplicate [twin_pistols]
            """,
            villains="loki,masque",
        )
        play.vanquish("bio_duplicate")
        assert play.pile("B") == ["twin_pistols", "bio_duplicate"]
        play.done()


class TestWhiplash:
    def test_may_weaken_a_hero_at_his_location(self):
        play = masque("""
            A:
              power: 2
              hand: whiplash
              madripoor: sif, odin
              manhattan: heimdall
        """)
        play.play("whiplash", "madripoor")
        assert play.options() == ["decline", "odin", "sif"]
        play.choose("odin")
        assert play.at("A", "madripoor") == ["A whiplash 3", "odin 5", "sif 3"]
        assert play.strength("heimdall") == 4
        play.done()

    def test_may_be_declined(self):
        play = masque("""
            A:
              power: 2
              hand: whiplash
              madripoor: sif
        """)
        play.play("whiplash", "madripoor")
        play.decline()
        assert play.strength("sif") == 3
        play.done()

    def test_with_nobody_there_nothing_is_asked(self):
        play = masque("""
            A:
              power: 2
              hand: whiplash
              madripoor: kid_loki
              manhattan: sif
        """)
        play.play("whiplash", "madripoor")
        assert play.at("A", "madripoor") == ["A whiplash 3", "B kid_loki 1"]
        play.done()

    def test_does_nothing_at_an_event(self):
        play = masque("""
            A:
              power: 2
              hand: whiplash
              manhattan: sif
            events:
              incoming:
        """)
        play.play("whiplash", "incoming")
        assert play.strength("sif") == 3
        play.done()


class TestTheHood:
    def test_may_bring_a_hero_of_any_other_domain(self):
        play = masque(
            """
            A:
              power: 3
              hand: the_hood
              manhattan: heimdall
            B:
              bifrost: sif
            C:
              black_market: odin [rush_job]
            """,
            seats=3,
        )
        play.play("the_hood", "madripoor")
        assert play.options() == ["decline", "odin", "sif"]
        play.choose("odin")
        assert play.at("A", "madripoor") == ["A the_hood 4", "odin 6 [rush_job]"]
        assert play.at("C", "black_market") == []
        assert play.at("B", "bifrost") == ["sif 3"]
        play.done()

    def test_may_be_declined(self):
        play = masque("""
            A:
              power: 3
              hand: the_hood
            B:
              bifrost: sif
        """)
        play.play("the_hood", "madripoor")
        play.decline()
        assert play.at("B", "bifrost") == ["sif 3"]
        play.done()

    def test_own_heroes_and_foreign_allies_are_not_asked_for(self):
        play = masque("""
            A:
              power: 3
              hand: the_hood
              manhattan: sif
            B:
              bifrost: frost_giant
        """)
        play.play("the_hood", "madripoor")
        assert play.at("A", "madripoor") == ["A the_hood 4"]
        play.done()

    def test_does_nothing_at_an_event(self):
        play = masque("""
            A:
              power: 3
              hand: the_hood
            B:
              bifrost: sif
            events:
              incoming:
        """)
        play.play("the_hood", "incoming")
        assert play.at("B", "bifrost") == ["sif 3"]
        play.done()


class TestCountNefaria:
    def test_gets_two_tokens_instead_of_being_discarded(self):
        play = masque("""
            A:
              manhattan: count_nefaria [twin_pistols], maggia_hitman, sif
        """)
        play.vanquish("sif", "count_nefaria", "maggia_hitman")
        assert play.at("A", "manhattan") == ["A count_nefaria 7 [twin_pistols]"]
        assert play.g.minus[play.handle("count_nefaria")] == 2
        assert play.pile("A") == ["maggia_hitman"]
        play.done()

    @pytest.mark.rule("MV-69", "MV-R19")
    def test_gets_none_against_strength_zero(self):
        play = masque("""
            A:
              manhattan: count_nefaria, sif -3
        """)
        play.vanquish("sif")
        assert play.at("A", "manhattan") == ["A count_nefaria 8"]
        play.done()

    def test_gets_them_against_strength_one(self):
        play = masque("""
            A:
              manhattan: count_nefaria, sif -2
        """)
        play.vanquish("sif")
        assert play.at("A", "manhattan") == ["A count_nefaria 6"]
        play.done()

    def test_gets_them_against_a_foreign_ally_too(self):
        play = masque("""
            A:
              manhattan: count_nefaria, kid_loki
        """)
        play.vanquish("kid_loki")
        assert play.at("A", "manhattan") == ["A count_nefaria 6"]
        play.done()

    @pytest.mark.rule("MV-68")
    def test_without_strength_he_stays_but_fights_no_more(self):
        play = masque("""
            A:
              manhattan: count_nefaria -6, sif -1
        """)
        play.vanquish("sif")
        assert play.at("A", "manhattan") == ["A count_nefaria 0"]
        assert play.vendettas() == ["sif"]
        play.done()

    def test_not_used_he_gets_none(self):
        play = masque("""
            A:
              manhattan: count_nefaria, maggia_enforcer, sif
        """)
        play.vanquish("sif", "maggia_enforcer")
        assert play.at("A", "manhattan") == ["A count_nefaria 8"]
        play.done()

    def test_at_an_event_he_is_discarded_like_others(self):
        play = masque("""
            A:
              power: 5
              hand: count_nefaria
            events:
              incoming:
        """)
        play.play("count_nefaria", "incoming")
        assert play.events() == []
        assert play.pile("A") == ["count_nefaria"]
        assert play.power("A") == 4
        play.done()
