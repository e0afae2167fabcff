"""Loki's Effects."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import at


class TestSowDiscord:
    def test_one_mischief_for_each_domain_with_an_ally(self):
        play = at(
            """
            A:
              power: 1
              hand: sow_discord
              bifrost: frost_giant
            B:
              black_market: kid_loki
            C:
              manhattan: king_loki
            """,
            seats=3,
        )
        play.play("sow_discord")
        assert (play.second("A"), play.power("A")) == (2, 0)
        assert play.pile("A") == ["sow_discord"]
        play.done()

    def test_one_domain_brings_one(self):
        play = at(
            """
            A:
              power: 1
              hand: sow_discord
            B:
              aim_island: aim_agent
            C:
              manhattan: king_loki
            """,
            seats=3,
        )
        play.play("sow_discord")
        assert play.second("A") == 1
        play.done()

    def test_not_without_an_ally_abroad(self):
        play = at("""
            A:
              power: 1
              hand: sow_discord
              bifrost: kid_loki
            B:
              aim_island: aim_agent
            events:
              incoming: kid_loki
        """)
        assert not play.can("play", "sow_discord")
        assert play.why_not("play", "sow_discord") == "MV-72"

    def test_no_persona_has_been_played_so_god_of_stories_adds_nothing(self):
        play = at("""
            A:
              power: 2
              mover: jotunheim
              spent: 2
              hand: sow_discord, lady_loki
              area: god_of_stories
            B:
              black_market: kid_loki
        """)
        play.play("sow_discord")
        assert play.second("A") == 1
        play.done()


class TestCastIllusion:
    def test_a_hero_goes_to_another_domain(self):
        play = at(
            """
            A:
              mischief: 1
              hand: cast_illusion
              bifrost: sif +1 [bulletproof_vest]
              jotunheim: heimdall
            B:
              aim_island: odin
            """,
            seats=3,
        )
        play.play("cast_illusion")
        assert play.options() == ["heimdall", "sif"]
        play.choose("sif")
        assert play.options() == [
            "aim_island", "aim_laboratory", "black_market", "doomsday_hangar",
            "madripoor", "maggia_casino_ship", "manhattan", "nefaria_estate",
        ]  # fmt: skip
        play.choose("manhattan")
        assert play.at("C", "manhattan") == ["sif 5 [bulletproof_vest]"]
        assert play.at("A", "bifrost") == []
        assert (play.second("A"), play.mark("A"), play.power("A")) == (0, 1, 0)
        play.done()

    @pytest.mark.rule("MV-R47")
    def test_the_hero_hinders_the_new_owner_and_is_not_played_again(self):
        play = at("""
            A:
              mischief: 1
              hand: cast_illusion
              bifrost: gwenpool_west_coast_avenger
            B:
              hand: aim_agent
        """)
        play.play("cast_illusion")
        play.choose("black_market")
        assert play.hand("B") == ["aim_agent"]
        play.done()

    @pytest.mark.parametrize(
        ("mischief", "hero", "rule"),
        [(0, "sif", "MV-133"), (1, "", "MV-72"), (1, "sif [mjolnir]", "MV-72")],
    )
    def test_needs_mischief_and_a_hero_who_can_go(self, mischief: int, hero: str, rule: str):
        play = at(f"""
            A:
              power: 5
              mischief: {mischief}
              hand: cast_illusion
              bifrost: {hero}
            B:
              aim_island: odin
        """)
        assert not play.can("play", "cast_illusion")
        assert play.why_not("play", "cast_illusion") == rule


class TestGloriousPurpose:
    def test_three_power_and_two_cards(self):
        play = at("""
            A:
              mischief: 3
              hand: glorious_purpose
              deck: kid_loki, frost_giant, casket_of_ancient_winters, rest
        """)
        play.play("glorious_purpose")
        assert (play.second("A"), play.mark("A"), play.power("A")) == (1, 2, 3)
        assert play.hand("A") == ["frost_giant", "kid_loki"]
        assert play.deck("A", 1) == ["casket_of_ancient_winters"]
        assert play.pile("A") == ["glorious_purpose"]
        play.done()

    def test_draws_what_there_is(self):
        play = at("""
            A:
              mischief: 2
              hand: glorious_purpose
              deck: kid_loki
        """)
        play.play("glorious_purpose")
        assert play.hand("A") == ["kid_loki"]
        assert play.power("A") == 3
        play.done()


class TestRewriteTheStory:
    def test_as_many_cards_as_mischief(self):
        play = at("""
            A:
              power: 1
              mischief: 3
              hand: rewrite_the_story
              pile: kid_loki, king_loki, norn_stones, sow_discord
        """)
        play.play("rewrite_the_story")
        assert play.options() == ["1", "2", "3"]
        play.choose("2")
        assert (play.second("A"), play.mark("A"), play.power("A")) == (1, 2, 0)
        assert play.options() == ["kid_loki", "king_loki", "norn_stones", "sow_discord"]
        play.choose("king_loki", "sow_discord")
        assert play.hand("A") == ["king_loki", "sow_discord"]
        assert play.pile("A") == ["kid_loki", "norn_stones", "rewrite_the_story"]
        seen = play.view("B").realms[0].seen_hand
        assert sorted(card.card for card in seen) == ["loki_king_loki", "loki_sow_discord"]
        play.done()

    @pytest.mark.parametrize(
        ("mischief", "pile", "most"),
        [(2, "kid_loki, kid_loki, lorelei", 2), (5, "kid_loki, lorelei", 2)],
    )
    def test_no_more_than_mischief_and_pile_allow(self, mischief: int, pile: str, most: int):
        play = at(f"""
            A:
              power: 1
              mischief: {mischief}
              hand: rewrite_the_story
              pile: {pile}
        """)
        play.play("rewrite_the_story")
        assert play.options() == [str(n + 1) for n in range(most)]

    def test_never_more_than_three(self):
        play = at("""
            A:
              power: 1
              mischief: 5
              hand: rewrite_the_story
              pile: kid_loki, king_loki, norn_stones, sow_discord
        """)
        play.play("rewrite_the_story")
        assert play.options() == ["1", "2", "3"]

    @pytest.mark.parametrize(
        ("mischief", "pile", "hero"),
        [(0, "kid_loki", ""), (1, "", ""), (1, "kid_loki", "odin")],
    )
    def test_needs_mischief_to_spend_and_a_pile(self, mischief: int, pile: str, hero: str):
        play = at(f"""
            A:
              power: 1
              mischief: {mischief}
              hand: rewrite_the_story
              pile: {pile}
              bifrost: {hero}
        """)
        assert not play.can("play", "rewrite_the_story")
        assert play.why_not("play", "rewrite_the_story") == "MV-72"

    @pytest.mark.rule("MV-136")
    def test_the_tenth_wins_before_any_card_is_taken(self):
        play = at("""
            A:
              power: 1
              mischief: 1
              spent: 9
              hand: rewrite_the_story
              pile: kid_loki, lorelei
        """)
        play.play("rewrite_the_story")
        assert play.winner == "A"
        assert play.pile("A") == ["kid_loki", "lorelei"]


class TestShapeShift:
    @pytest.mark.rule("MV-135")
    def test_the_returned_one_makes_room_for_another(self):
        play = at("""
            A:
              power: 1
              hand: shape_shift, king_loki
            B:
              aim_island: kid_loki +2
        """)
        play.play("shape_shift")
        assert play.hand("A") == ["kid_loki", "king_loki"]
        assert play.asked == "A play-free"
        play.play("king_loki", "aim_island")
        assert play.at("B", "aim_island") == ["A king_loki 4"]
        assert (play.second("A"), play.power("A")) == (2, 0)
        assert play.pile("A") == ["shape_shift"]
        play.done()

    def test_the_very_same_may_be_played_again(self):
        play = at("""
            A:
              power: 1
              hand: shape_shift
            B:
              aim_island: kid_loki +2
        """)
        play.play("shape_shift")
        play.play("kid_loki", "black_market")
        assert play.at("B", "black_market") == ["A kid_loki 1"]
        assert play.second("A") == 1
        play.done()

    def test_playing_may_be_declined(self):
        play = at("""
            A:
              power: 1
              hand: shape_shift
            B:
              aim_island: kid_loki
        """)
        play.play("shape_shift")
        play.decline()
        assert play.hand("A") == ["kid_loki"]
        assert play.second("A") == 0
        play.done()

    @pytest.mark.rule("MV-135")
    def test_the_other_domain_stays_closed(self):
        play = at(
            """
            A:
              power: 1
              hand: shape_shift, frost_giant
            B:
              aim_island: kid_loki
            C:
              manhattan: lady_loki
            """,
            seats=3,
        )
        play.play("shape_shift")
        assert play.options() == ["kid_loki", "lady_loki"]
        play.choose("kid_loki")
        assert play.can("play", "kid_loki", "aim_island")
        assert not play.can("play", "kid_loki", "madripoor")
        assert not play.can("play", "frost_giant")

    @pytest.mark.rule("MV-39")
    def test_under_heimdalls_eyes_only_at_home(self):
        play = at("""
            A:
              power: 1
              hand: shape_shift
              bifrost: heimdall
            B:
              aim_island: kid_loki
        """)
        play.play("shape_shift")
        assert len(play.options("play")) == 4
        play.play("kid_loki", "jotunheim")
        assert play.second("A") == 0
        play.done()

    def test_not_without_a_persona_abroad(self):
        play = at("""
            A:
              power: 1
              hand: shape_shift
              bifrost: kid_loki
            B:
              aim_island: aim_agent
            events:
              incoming: lady_loki
        """)
        assert not play.can("play", "shape_shift")
        assert play.why_not("play", "shape_shift") == "MV-72"
