"""Loki's Fate deck."""

from __future__ import annotations

from textwrap import dedent

import pytest

from tests.games.marvel_villainous.playing import Play, at, modok_at


def fated(card: str, text: str, seats: int = 2) -> Play:
    """M.O.D.O.K. (A) has revealed a Fate card; Loki is B, Madame Masque C."""
    play = modok_at(dedent(text) + f"fate deck: {card}, rest", seats=seats)
    play.fate()
    return play


class TestHeimdall:
    @pytest.mark.rule("MV-39")
    def test_no_ally_is_played_to_another_domain(self):
        play = at("""
            A:
              power: 3
              hand: kid_loki, king_loki
              bifrost: heimdall
            events:
              incoming:
        """)
        places = {word.split()[2] for word in play.options("play")}
        assert places == {
            "bifrost", "jotunheim", "odins_throne", "sanctum_sanctorum", "incoming",
        }  # fmt: skip
        play.play("king_loki", "incoming")
        assert play.second("A") == 0
        play.done()

    def test_he_stops_other_villains_too(self):
        play = modok_at(
            """
            A:
              power: 2
              hand: aim_saboteur
              black_market: heimdall
            """
        )
        assert play.can("play", "aim_saboteur", "aim_island")
        assert not play.can("play", "aim_saboteur", "bifrost")

    def test_in_another_domain_he_stops_nobody_here(self):
        play = at("""
            A:
              power: 1
              hand: kid_loki
            B:
              black_market: heimdall
        """)
        assert play.can("play", "kid_loki", "black_market")

    def test_who_is_abroad_stays_there(self):
        play = fated(
            "heimdall",
            """
            A:
              mover: aim_laboratory
              black_market: kid_loki
            """,
        )
        play.choose("bifrost")
        assert play.at("B", "bifrost") == ["heimdall 4"]
        assert play.at("A", "black_market") == ["B kid_loki 1"]
        play.done()


class TestSif:
    def test_an_ally_abroad_goes_home_to_hand(self):
        play = fated(
            "sif",
            """
            A:
              mover: aim_laboratory
              black_market: kid_loki +1
            B:
              bifrost: lorelei
            C:
              manhattan: lady_loki
            """,
            seats=3,
        )
        play.choose("B", "jotunheim")
        assert play.asked == "A ally"
        assert play.options() == ["decline", "kid_loki", "lady_loki"]
        play.choose("lady_loki")
        assert play.hand("B") == ["lady_loki"]
        assert play.at("C", "manhattan") == []
        assert play.at("B", "jotunheim") == ["sif 3"]
        play.done()

    def test_may_be_declined(self):
        play = fated(
            "sif",
            """
            A:
              mover: aim_laboratory
              black_market: kid_loki
            """,
        )
        play.choose("jotunheim")
        play.decline()
        assert play.at("A", "black_market") == ["B kid_loki 1"]
        play.done()

    @pytest.mark.rule("MV-R12")
    def test_with_nobody_abroad_she_is_placed_all_the_same(self):
        play = fated(
            "sif",
            """
            A:
              mover: aim_laboratory
            B:
              bifrost: kid_loki
            """,
        )
        play.choose("jotunheim")
        assert play.at("B", "jotunheim") == ["sif 3"]
        play.done()

    def test_allies_of_others_are_not_concerned(self):
        play = fated(
            "sif",
            """
            A:
              mover: aim_laboratory
            B:
              bifrost: aim_saboteur
            C:
              manhattan: lady_loki
            """,
            seats=3,
        )
        play.choose("C", "madripoor")  # Madame Masque has nobody abroad
        assert play.at("C", "manhattan") == ["B lady_loki 2"]
        play.done()


class TestWarriorsThree:
    def test_one_ally_is_not_enough(self):
        play = at("""
            A:
              mover: sanctum_sanctorum
              bifrost: executioner, warriors_three
        """)
        assert not play.can("vanquish")
        assert play.why_not("vanquish") == "MV-57"

    def test_two_are(self):
        play = at("""
            A:
              mover: sanctum_sanctorum
              bifrost: executioner, kid_loki, warriors_three
        """)
        play.vanquish("warriors_three", "executioner")  # Kid Loki has to come along
        assert sorted(play.pile("A")) == ["executioner", "kid_loki"]
        assert play.fate_pile() == ["warriors_three"]
        play.done()

    def test_with_two_the_third_may_stay(self):
        play = at("""
            A:
              mover: sanctum_sanctorum
              bifrost: executioner, kid_loki, lady_loki, warriors_three
        """)
        play.take(kind="vanquish")
        play.choose("executioner")
        assert play.options() == ["kid_loki", "lady_loki"]  # no stopping here
        play.choose("kid_loki")
        play.decline()
        assert play.at("A", "bifrost") == ["A lady_loki 2"]
        play.done()

    def test_their_strength_has_to_be_reached_too(self):
        play = at("""
            A:
              mover: sanctum_sanctorum
              bifrost: kid_loki, lady_loki, warriors_three
        """)
        assert not play.can("vanquish")

    def test_an_ally_without_strength_does_not_count(self):
        play = at("""
            A:
              mover: sanctum_sanctorum
              bifrost: executioner, kid_loki -1, warriors_three
        """)
        assert not play.can("vanquish")

    def test_the_token_counts_as_one(self):
        play = modok_at(
            """
            A:
              mover: doomsday_hangar
              loyalty: 2
              piece: black_market
              black_market: aim_agent, warriors_three
            """
        )
        play.vanquish("warriors_three", "aim_agent")  # and the token
        assert play.at("A", "black_market") == []
        assert play.fate_pile() == ["warriors_three"]
        play.done()

    def test_other_heroes_there_need_only_one(self):
        play = at("""
            A:
              mover: sanctum_sanctorum
              bifrost: executioner, warriors_three, sif
        """)
        assert play.options("vanquish") == ["vanquish sif"]


class TestOdin:
    def test_no_mischief_is_spent_in_any_way(self):
        play = at("""
            A:
              mischief: 5
              power: 5
              hand: cast_illusion, glorious_purpose, rewrite_the_story
              pile: kid_loki
              bifrost: norn_stones, odin
              area: silver_tongue
            B:
              hand: aim_agent
        """)
        assert play.options() == ["discard", "end", "gain"]
        assert play.why_not("activate", "norn_stones") == "MV-39"
        assert play.why_not("play", "cast_illusion") == "MV-39"

    def test_mischief_can_still_be_gained(self):
        play = at("""
            A:
              power: 1
              hand: kid_loki
              bifrost: odin
        """)
        play.play("kid_loki", "black_market")
        assert play.second("A") == 1
        play.done()

    def test_elsewhere_he_does_not_matter(self):
        play = at("""
            A:
              mischief: 1
            B:
              aim_island: odin
        """)
        assert play.options("step") == ["step 1"]


class TestBetaRayBill:
    @pytest.mark.rule("MV-93")
    def test_he_has_to_be_defeated_first(self):
        play = at("""
            A:
              mover: sanctum_sanctorum
              bifrost: executioner, beta_ray_bill, sif
              jotunheim: frost_giant, heimdall
        """)
        assert play.options("vanquish") == ["vanquish beta_ray_bill", "vanquish heimdall"]
        play.vanquish("beta_ray_bill")
        assert play.at("A", "bifrost") == ["sif 3"]
        play.done()


class TestBanished:
    def test_three_power(self):
        play = fated(
            "banished",
            """
            A:
              mover: aim_laboratory
            B:
              power: 5
              mischief: 3
            """,
        )
        play.choose("3 Power")
        assert (play.power("B"), play.second("B")) == (2, 3)
        assert play.fate_pile() == ["banished"]
        play.done()

    @pytest.mark.parametrize(("before", "after"), [(3, 1), (1, 0)])
    def test_two_mischief_or_all_of_it(self, before: int, after: int):
        play = fated(
            "banished",
            f"""
            A:
              mover: aim_laboratory
            B:
              power: 5
              mischief: {before}
              spent: 4
            """,
        )
        play.choose("2 Mischief")
        assert (play.power("B"), play.second("B"), play.mark("B")) == (5, after, 4)
        play.done()

    def test_what_would_take_nothing_is_not_offered(self):
        play = fated(
            "banished",
            """
            A:
              mover: aim_laboratory
            B:
              mischief: 3
            """,
        )
        assert play.second("B") == 1
        play.done()
        play = fated(
            "banished",
            """
            A:
              mover: aim_laboratory
            B:
              power: 2
            """,
        )
        assert play.power("B") == 0
        play.done()

    def test_against_another_villain_it_is_power(self):
        play = fated(
            "banished",
            """
            A:
              mover: aim_laboratory
            B:
              mischief: 3
            C:
              power: 4
            """,
            seats=3,
        )
        play.choose("C")
        assert (play.power("C"), play.second("B")) == (1, 3)
        play.done()

    @pytest.mark.rule("MV-R11")
    def test_only_players_who_can_lose_something(self):
        play = fated(
            "banished",
            """
            A:
              mover: aim_laboratory
              power: 3
            C:
              power: 4
            """,
            seats=3,
        )
        assert play.power("C") == 1  # nobody else could be aimed at
        play.done()

    @pytest.mark.rule("MV-63")
    def test_with_nothing_to_lose_it_is_discarded(self):
        play = fated(
            "banished",
            """
            A:
              mover: aim_laboratory
              power: 3
            B:
              spent: 5
            """,
        )
        assert play.fate_pile() == ["banished"]
        assert (play.power("A"), play.mark("B")) == (3, 5)
        play.done()


class TestExposed:
    def test_any_ally_abroad_or_a_weak_one_at_home(self):
        play = fated(
            "exposed",
            """
            A:
              mover: aim_laboratory
              black_market: king_loki, aim_agent
            B:
              bifrost: lorelei, enchantress, frost_giant -2, aim_saboteur
            """,
        )
        assert play.asked == "A remove"
        assert play.options() == ["frost_giant", "king_loki", "lorelei"]
        play.choose("king_loki")
        assert play.at("A", "black_market") == ["A aim_agent 2"]
        assert play.pile("B") == ["king_loki"]
        play.done()

    def test_a_strong_one_at_home_and_one_at_an_event_are_safe(self):
        play = fated(
            "exposed",
            """
            A:
              mover: aim_laboratory
            B:
              bifrost: enchantress
            events:
              incoming: kid_loki
            """,
        )
        assert play.fate_pile() == ["exposed"]
        assert play.at("B", "bifrost") == ["B enchantress 3"]
        play.done()

    def test_items_go_along(self):
        play = fated(
            "exposed",
            """
            A:
              mover: aim_laboratory
            B:
              bifrost: kid_loki -1 [laevateinn], lady_loki +1
            """,
        )
        assert play.at("B", "bifrost") == ["B lady_loki 3"]
        assert sorted(play.pile("B")) == ["kid_loki", "laevateinn"]
        play.done()


class TestMjolnir:
    def test_two_more_strength(self):
        play = fated(
            "mjolnir",
            """
            A:
              mover: aim_laboratory
              black_market: odin
            B:
              bifrost: sif, kid_loki
              jotunheim: heimdall
            """,
        )
        assert play.asked == "A fate-host"
        assert play.options() == ["heimdall", "sif"]
        play.choose("sif")
        assert play.at("B", "bifrost") == ["B kid_loki 1", "sif 5 [mjolnir]"]
        play.done()

    def test_without_a_hero_it_is_discarded(self):
        play = fated(
            "mjolnir",
            """
            A:
              mover: aim_laboratory
              black_market: odin
            B:
              bifrost: kid_loki
            """,
        )
        assert play.fate_pile() == ["mjolnir"]
        play.done()

    def test_its_hero_cannot_be_relocated_but_others_can(self):
        play = at("""
            A:
              power: 1
              bifrost: enchantress, sif [mjolnir]
              jotunheim: heimdall
        """)
        play.activate("enchantress")  # only Heimdall can go
        play.choose("bifrost")
        assert play.at("A", "bifrost") == ["A enchantress 3", "heimdall 4", "sif 5 [mjolnir]"]
        play.done()

    @pytest.mark.rule("MV-R33")
    def test_it_goes_when_its_hero_falls(self):
        play = at("""
            A:
              mover: sanctum_sanctorum
              bifrost: executioner, sif [mjolnir]
        """)
        play.vanquish("sif")
        assert sorted(play.fate_pile()) == ["mjolnir", "sif"]
        assert play.pile("A") == ["executioner"]  # against Strength 5
        play.done()


class TestJudgment:
    def test_every_gain_is_one_less(self):
        play = at(
            """
            A:
              power: 5
              mover: jotunheim
              hand: king_loki, kid_loki
            events:
              judgment_of_the_all_mother:
            """,
            seats=3,
        )
        play.play("king_loki", "black_market")
        assert play.second("A") == 1
        play.play("kid_loki", "manhattan")
        assert play.second("A") == 1
        play.done()

    def test_one_gain_of_several_is_reduced_once(self):
        play = at(
            """
            A:
              power: 1
              hand: sow_discord
            B:
              black_market: kid_loki
            C:
              manhattan: kid_loki
            events:
              judgment_of_the_all_mother:
            """,
            seats=3,
        )
        play.play("sow_discord")
        assert play.second("A") == 1
        play.done()

    @pytest.mark.rule("MV-R26")
    def test_the_reward_is_not_reduced_any_more(self):
        play = at("""
            A:
              power: 3
              mover: jotunheim
              hand: frost_giant
            events:
              judgment_of_the_all_mother: lady_loki
        """)
        play.play("frost_giant", "judgment_of_the_all_mother")
        assert play.second("A") == 3
        assert play.events() == []
        assert play.fate_pile() == ["judgment_of_the_all_mother"]
        assert sorted(play.pile("A")) == ["frost_giant", "lady_loki"]
        play.done()

    def test_not_resolved_below_six(self):
        play = at("""
            A:
              power: 1
              hand: kid_loki
            events:
              judgment_of_the_all_mother: frost_giant
        """)
        play.play("kid_loki", "judgment_of_the_all_mother")
        assert play.events() == ["judgment_of_the_all_mother 6: A frost_giant 4, A kid_loki 1"]
        assert play.second("A") == 0
        play.done()

    @pytest.mark.rule("MV-101")
    def test_nobody_else_may_go_there(self):
        play = at("""
            active: B
            B:
              power: 2
              hand: aim_agent
            events:
              judgment_of_the_all_mother:
        """)
        assert not play.can("play", "aim_agent", "judgment_of_the_all_mother")
        assert len(play.options("play aim_agent")) == 4

    @pytest.mark.rule("MV-99", "MV-100")
    def test_revealed_by_another_player_it_is_in_play(self):
        play = fated(
            "judgment_of_the_all_mother",
            """
            A:
              mover: aim_laboratory
            """,
        )
        assert play.events() == ["judgment_of_the_all_mother 6: "]
        play.done()
        play = at("""
            A:
              mover: bifrost
            fate deck: judgment_of_the_all_mother, rest
        """)
        play.fate()
        assert play.events() == []
        assert play.fate_pile() == ["judgment_of_the_all_mother"]
        play.done()
