"""Phase 3 (chapter 10): conflicts are placed, cards discarded and used."""

from __future__ import annotations

import pytest

from fiendish.games.master_of_the_galaxy.galaxy_map import BLACK
from fiendish.games.master_of_the_galaxy.rules.cubes import take
from tests.games.master_of_the_galaxy.playing import at


@pytest.mark.rule("MG-124")
def test_conflicts_and_discards_come_in_any_order_and_number() -> None:
    play = at(
        """
        phase: use
        A:
          systems: home-nw, march-nw
          card: border-war
          card: total-war
          card: oracle-zhen
          card: chronarch-ilo
          card: spymaster-nul
        """
    )
    play.discard("oracle-zhen")
    play.conflict("border-war", "march-nw>march-ne", "red")
    play.discard("chronarch-ilo")
    play.conflict("total-war", "march-nw>edge-n", "blue")
    assert play.cards("A") == ["humans", "spymaster-nul"]
    assert play.conflicts() == ["border-war march-nw/march-ne", "total-war edge-n/march-nw"]
    play.done()


@pytest.mark.rule("MG-125")
def test_a_conflict_lies_on_a_track_between_an_own_and_another_system() -> None:
    play = at(
        """
        phase: use
        A:
          systems: home-nw, march-nw
          card: border-war
        B:
          systems: home-se, march-ne
        """
    )
    assert play.can("conflict", card="border-war", place="march-nw>march-ne")  # an opponent's
    assert play.can("conflict", card="border-war", place="march-nw>edge-n")  # neutral
    for place in ("march-nw>home-nw", "march-ne>march-se", "march-nw>march-se"):
        assert play.why_not("conflict", card="border-war", place=place) == "MG-125"
    assert play.why_not("conflict", card="total-war", place="march-nw>edge-n") == "MG-30"


@pytest.mark.rule("MG-126")
@pytest.mark.parametrize("far", ["march-ne", "edge-n"])
@pytest.mark.parametrize("side", ["red", "blue"])
def test_the_placing_player_chooses_the_side(far: str, side: str) -> None:
    play = at(
        """
        phase: use
        A:
          systems: home-nw, march-nw
          card: border-war
          card: oracle-zhen
        B:
          systems: home-se, march-ne
        """
    )
    play.conflict("border-war", f"march-nw>{far}")
    assert (play.asked, play.options()) == ("A side", ["blue", "red"])
    play.choose(side)
    both = f"march-nw/{far}" if side == "red" else f"{far}/march-nw"
    assert play.conflicts() == [f"border-war {both}"]
    play.done()


@pytest.mark.rule("MG-127", "MG-R24")
@pytest.mark.parametrize("count", [1, 2])
def test_cubes_on_the_track_go_back_also_those_of_a_completed_route(count: int) -> None:
    play = at(
        f"""
        phase: use
        A:
          bag: 1 black
          systems: home-nw, edge-n
          route: edge-n>march-nw {"yellow " * count}
          route: home-nw>march-nw red
          card: border-war
          card: oracle-zhen
        """
    )
    play.conflict("border-war", "edge-n>march-nw", "red")
    assert (play.route("edge-n>march-nw"), play.bag("A", "yellow")) == ([], count)
    assert play.route("home-nw>march-nw") == ["red"]  # other routes stay
    play.done()


@pytest.mark.rule("MG-R23")
def test_a_track_has_room_for_one_conflict() -> None:
    play = at(
        """
        phase: use
        A:
          systems: home-nw, march-nw
          card: border-war
        B:
          systems: home-se, march-ne
        conflicts:
          total-war: march-ne against march-nw
        """
    )
    assert play.why_not("conflict", card="border-war", place="march-nw>march-ne") == "MG-R23"
    assert play.can("conflict", card="border-war", place="march-nw>edge-n")


@pytest.mark.rule("MG-128")
def test_an_ability_with_the_discard_sign_is_used_by_discarding() -> None:
    play = at(
        """
        phase: use
        A:
          bag: 1 black
          home: home-se
          card: quartermaster-bol
          card: border-war
        B:
          home: home-nw
        """
    )
    play.discard("quartermaster-bol")
    assert play.bag("A") == 5
    play.done()


@pytest.mark.rule("MG-128", "MG-114")
def test_a_card_that_a_rival_discards_does_nothing() -> None:
    play = at(
        """
        drawn: red
        A:
          systems: home-nw, march-nw
        B:
          bag: 1 black
          species: humans
          systems: home-se, march-ne
          card: quartermaster-bol
        conflicts:
          border-war: march-ne against march-nw [red white white*]
        """
    )
    assert play.works("quartermaster-bol")
    play.put("red", "border-war", "blue")
    assert (play.cards("B"), play.bag("B")) == (["humans"], 1)
    assert play.systems("B") == {"home-se": 1, "march-ne": 1}
    play.done()


@pytest.mark.rule("MG-129")
def test_what_is_possible_must_be_done_and_the_rest_is_skipped() -> None:
    """Mercenary Market: a conflict card, and two red cubes of which one is left."""
    play = at(
        """
        phase: use
        conflict deck: border-war, total-war
        A:
          bag: 30 red
          card: mercenary-market [yellow yellow red red]
          card: oracle-zhen
        B:
          bag: 12 red
        """
    )
    assert play.reserve("red") == 1
    play.discard("mercenary-market")
    assert play.options() == ["border-war", "decline", "total-war"]  # decline: the third one
    play.choose("border-war")
    assert play.bag("A", "red") == 30 + 2 + 1
    play.done()


@pytest.mark.rule("MG-129")
def test_a_part_with_may_can_be_declined() -> None:
    play = at(
        """
        drawn: black
        A:
          bag: 1 white
          home: home-sw
          species: humans [base red]
          card: reformer-juno
        B:
          home: home-ne
        """
    )
    play.cancel("humans", "base")
    assert play.asked == "A may-take"
    play.decline()
    assert play.bag("A") == 3
    play.done()


@pytest.mark.rule("MG-131")
def test_cards_gained_while_discarding_count_too() -> None:
    play = at(
        """
        phase: use
        conflict deck: border-war, total-war
        A:
          card: mercenary-market [yellow yellow red red]
          card: saboteur-rix
          card: warlord-krag
          card: chronarch-ilo
          card: spymaster-nul
          card: admiral-yx
          card: abductor-vesh
        """
    )
    assert len(play.cards("A")) == 8
    play.discard("mercenary-market")
    assert play.can("end") is False
    play.choose("border-war")
    assert play.why_not("end") == "MG-131"
    play.discard("spymaster-nul")
    assert play.can("end")
    play.done()


@pytest.mark.rule("MG-131", "MG-31")
def test_a_card_may_change_the_limit() -> None:
    text = """
        phase: use
        A:
          card: virtual-worlds [blue blue white {}]
          card: saboteur-rix
          card: warlord-krag
          card: chronarch-ilo
          card: spymaster-nul
          card: admiral-yx
          card: abductor-vesh
          card: oracle-zhen
        """
    assert at(text.format("yellow")).can("end")
    assert not at(text.format("")).can("end")


@pytest.mark.rule("MG-132", "MG-R43")
@pytest.mark.parametrize(("discards", "cubes"), [(1, 1), (2, 3), (3, 5), (4, 5)])
def test_the_reward_for_discarding(discards: int, cubes: int) -> None:
    play = at(
        """
        phase: use
        A:
          bag: 1 black
          card: master-builder-tark
          card: chronarch-ilo
          card: spymaster-nul
          card: oracle-zhen
          card: border-war
        """
    )
    for card in ("master-builder-tark", "chronarch-ilo", "spymaster-nul", "oracle-zhen")[:discards]:
        play.discard(card)
    assert play.bag("A") == 1  # at the end of the phase only
    play.end()
    for colour in ("red", "white", "red", "blue", "yellow")[:cubes]:  # a free mix
        assert (play.asked, play.options()) == ("A harvest", ["blue", "red", "white", "yellow"])
        play.choose(colour)
    assert play.bag("A") == 1 + cubes
    assert play.asked == "B allocate"
    play.done("B")


@pytest.mark.rule("MG-132")
def test_placed_and_cancelled_conflicts_are_no_discards() -> None:
    play = at(
        """
        phase: use
        A:
          bag: 1 black
          systems: home-nw, march-nw, march-se
          card: border-war
          card: arbiter-selvaan
          card: oracle-zhen
        """
    )
    play.conflict("border-war", "march-nw>march-ne", "red")
    assert play.g.discarded == 0
    play.discard("arbiter-selvaan")  # cancels it, and its card is discarded
    assert play.deck("conflict")[-1] == "border-war"
    assert play.g.discarded == 1
    play.done()


@pytest.mark.rule("MG-133", "MG-R43")
def test_black_is_never_taken_from_the_reserve_and_a_short_one_gives_what_it_has() -> None:
    play = at(
        """
        phase: use
        A:
          bag: 20 red, 20 blue, 20 yellow, 20 white
          card: chronarch-ilo
          card: spymaster-nul
          card: oracle-zhen
          card: border-war
        B:
          bag: 25 red, 25 blue, 25 yellow, 23 white
        """
    )
    for card in ("chronarch-ilo", "spymaster-nul", "oracle-zhen"):
        play.discard(card)
    play.end()  # five are owed, two white ones are there
    assert (play.bag("A", "white"), play.bag("A"), play.reserve("black")) == (22, 82, 20)
    assert play.asked == "B allocate"


@pytest.mark.rule("MG-133")
def test_whoever_might_ask_for_black_gets_none() -> None:
    play = at("drawn: red\nA:\n  bag: 1 red")
    take(play.g, 0, BLACK, 2)
    assert (play.bag("A"), play.reserve("black")) == (1, 15)


@pytest.mark.rule("MG-134")
def test_after_the_reward_the_next_player_begins() -> None:
    play = at("phase: use\nactive: B\nB:\n  card: oracle-zhen", seats=3)
    play.end()
    assert play.asked == "C allocate"
    play.done("C")
