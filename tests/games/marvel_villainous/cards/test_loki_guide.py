"""Loki's guide: Mischief, the throne, one persona in each Domain, ten Mischief spent."""

from __future__ import annotations

import pytest

from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.villainous.book import EFFECT
from tests.games.marvel_villainous.playing import at, new


class TestMischief:
    @pytest.mark.rule("MV-131")
    def test_he_begins_with_none_and_all_see_what_he_has(self):
        fresh = new(villains=["loki", "modok"])
        loki = fresh.view().realms[0]
        assert (loki.second, loki.marks) == (0, [0])
        play = at("""
            A:
              mischief: 3
              spent: 4
        """)
        for reader in ("A", "B", None):
            seen = play.view(reader).realms[0]
            assert (seen.second, seen.marks) == (3, [4])
            assert seen.progress == "4 of 10 Mischief spent"

    @pytest.mark.rule("MV-132")
    @pytest.mark.parametrize(("mischief", "after"), [(6, 8), (7, 8), (8, 8)])
    def test_gains_end_with_the_supply(self, mischief: int, after: int):
        play = at(f"""
            A:
              power: 3
              mischief: {mischief}
              spent: 7
              hand: king_loki
        """)
        play.play("king_loki", "black_market")
        assert (play.second("A"), play.mark("A")) == (after, 7)
        play.done()

    @pytest.mark.rule("MV-132")
    def test_what_is_lost_can_be_gained_again_and_what_is_spent_stays(self):
        play = at("""
            active: B
            A:
              mischief: 6
              spent: 9
              hand: king_loki
              power: 3
            B:
              mover: aim_laboratory
            fate deck: banished, rest
        """)
        play.fate()
        assert play.options() == ["2 Mischief", "3 Power"]
        play.choose("2 Mischief")
        assert (play.second("A"), play.mark("A")) == (4, 9)
        play.next_turn("A")
        play.play("king_loki", "black_market")
        assert (play.second("A"), play.mark("A")) == (6, 9)
        play.done()

    @pytest.mark.rule("MV-133")
    def test_a_cost_is_paid_in_full_or_not_at_all(self):
        play = at("""
            A:
              mischief: 1
              hand: glorious_purpose
        """)
        assert not play.can("play", "glorious_purpose")
        assert play.why_not("play", "glorious_purpose") == "MV-133"
        play = at("""
            A:
              mischief: 2
              hand: glorious_purpose
        """)
        play.play("glorious_purpose")
        assert (play.second("A"), play.mark("A")) == (0, 2)
        play.done()


class TestThrone:
    @pytest.mark.rule("MV-134")
    @pytest.mark.parametrize("amount", [1, 2])
    def test_mischief_becomes_power(self, amount: int):
        play = at("""
            A:
              mischief: 3
        """)
        assert play.options("step") == ["step 1", "step 2"]
        play.step(amount)
        assert (play.second("A"), play.mark("A"), play.power("A")) == (3 - amount, amount, amount)
        assert play.options("step") == []  # once a turn
        assert play.can("gain")  # no symbol was used
        play.done()

    @pytest.mark.rule("MV-134")
    def test_again_in_the_next_turn(self):
        play = at("""
            A:
              mischief: 3
        """)
        play.step(1)
        play.next_turn("A")
        assert play.options("step") == []  # he had to go elsewhere
        play.end()
        play.move("aim_island")
        play.end()
        play.move("odins_throne")
        assert play.options("step") == ["step 1", "step 2"]

    @pytest.mark.rule("MV-134")
    @pytest.mark.parametrize(
        ("mischief", "mover", "there"),
        [
            (0, "odins_throne", ""),
            (2, "bifrost", ""),
            (2, "odins_throne", "sif"),
            (2, "odins_throne", "aim_saboteur"),
        ],
    )
    def test_not_without_mischief_elsewhere_or_with_a_foe_there(
        self, mischief: int, mover: str, there: str
    ):
        play = at(f"""
            A:
              mischief: {mischief}
              mover: {mover}
              odins_throne: {there}
        """)
        assert play.options("step") == []

    @pytest.mark.rule("MV-134")
    def test_one_mischief_is_enough_for_one(self):
        play = at("""
            A:
              mischief: 1
              odins_throne: lorelei, norn_stones
              bifrost: sif
        """)
        assert play.options("step") == ["step 1"]

    @pytest.mark.rule("MV-134")
    def test_an_item_of_fate_does_not_keep_him_from_it(self):
        play = at("""
            A:
              mischief: 1
              odins_throne: containment_field
        """)
        assert not play.can("gain")  # the symbols are covered all the same
        play.step(1)
        assert play.power("A") == 1
        play.done()

    @pytest.mark.rule("MV-134")
    def test_when_the_foe_has_left_he_may(self):
        play = at("""
            A:
              mischief: 1
              hand: cast_illusion
              odins_throne: sif
              mover: odins_throne
        """)
        assert play.options("step") == []
        play.play("cast_illusion")
        play.choose("aim_island")
        assert play.options("step") == []  # the Mischief is gone
        play = at("""
            A:
              mischief: 2
              hand: cast_illusion
              odins_throne: sif
        """)
        play.play("cast_illusion")
        play.choose("aim_island")
        assert play.options("step") == ["step 1"]

    def test_the_throne_does_not_help_others(self):
        play = at("""
            active: B
            A:
              mischief: 2
        """)
        assert play.options("step") == []


class TestPersonas:
    @pytest.mark.rule("MV-135")
    def test_one_in_each_other_domain(self):
        play = at(
            """
            A:
              power: 9
              hand: kid_loki, lady_loki, president_loki, king_loki, sorcerer_supreme
            B:
              doomsday_hangar: kid_loki
            """,
            seats=3,
        )
        for persona in ("kid_loki", "lady_loki", "president_loki", "king_loki", "sorcerer_supreme"):
            places = [word.split()[2] for word in play.options(f"play {persona}")]
            assert sorted(places) == [
                "bifrost", "jotunheim", "madripoor", "maggia_casino_ship", "manhattan",
                "nefaria_estate", "odins_throne", "sanctum_sanctorum",
            ]  # fmt: skip

    @pytest.mark.rule("MV-135")
    def test_as_many_as_he_likes_at_home_and_at_events(self):
        play = at("""
            A:
              power: 3
              hand: kid_loki
              bifrost: kid_loki, lady_loki
            events:
              incoming: kid_loki
        """)
        assert play.can("play", "kid_loki", "bifrost")
        assert play.can("play", "kid_loki", "incoming")

    @pytest.mark.rule("MV-135")
    def test_free_again_when_the_first_has_left(self):
        play = at("""
            A:
              mover: bifrost
              power: 1
              hand: kid_loki
            B:
              aim_island: lady_loki
        """)
        assert not play.can("play", "kid_loki", "black_market")
        play.relocate("lady_loki", "bifrost")
        play.play("kid_loki", "black_market")
        assert play.second("A") == 1
        play.done()


class TestObjective:
    @pytest.mark.rule("MV-136")
    def test_the_tenth_wins_at_the_throne(self):
        play = at("""
            A:
              mischief: 2
              spent: 8
        """)
        play.step(2)
        assert play.winner == "A"
        assert play.power("A") == 0  # over before the Power came

    @pytest.mark.rule("MV-136")
    def test_nine_are_not_enough(self):
        play = at("""
            A:
              mischief: 5
              spent: 8
        """)
        play.step(1)
        assert play.winner == ""
        play.done()

    @pytest.mark.rule("MV-136", "MV-R8")
    def test_the_tenth_wins_as_the_price_of_an_ability(self):
        play = at("""
            A:
              mischief: 1
              spent: 9
              bifrost: norn_stones, sif
        """)
        play.activate("norn_stones")
        assert play.winner == "A"
        assert play.strength("sif") == 3

    @pytest.mark.rule("MV-136", "MV-R8")
    def test_the_tenth_wins_as_the_price_of_a_card(self):
        play = at("""
            A:
              mischief: 2
              spent: 8
              hand: glorious_purpose
        """)
        play.play("glorious_purpose")
        assert play.winner == "A"
        assert (play.power("A"), play.hand("A")) == (0, [])
        assert "A plays Glorious Purpose." in play.log("B")

    @pytest.mark.rule("MV-R8")
    def test_every_card_with_a_mischief_cost_is_an_effect(self):
        """So it can be named before it is paid for: it has no place to be put first."""
        assert {face.kind for face in BOOK.faces if face.second} == {EFFECT}

    @pytest.mark.rule("MV-136")
    def test_unspent_mischief_wins_nothing(self):
        play = at("""
            A:
              power: 3
              mischief: 9
              hand: king_loki
        """)
        play.play("king_loki", "black_market")
        assert (play.second("A"), play.winner) == (11, "")
        play.done()
