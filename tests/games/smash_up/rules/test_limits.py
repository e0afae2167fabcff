"""Chapters 11 and 12: what there is no limit of, what never comes back, what no card does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import fiendish
from fiendish.games.smash_up import cards
from fiendish.games.smash_up.faces import FACES, FACTIONS, ON_PLAY, Kind
from fiendish.games.smash_up.state import NOBODY, Brawl
from tests.games.smash_up.playing import Play, at, take_control

# -- tokens --------------------------------------------------------------------------------------


@pytest.mark.rule("SU-160", "SU-R41")
def test_counters_and_vp_never_run_out() -> None:
    play = at("""
        active: B
        pyramids:
          A: gunfighter +60
        longhouse:
          A: deputy +70
        saloon:
          B: ronin +150, bushi +120
        A:
          vp: 100
        B:
          hand: honor_the_ancestors
          vp: 100
        """)
    play.play("honor_the_ancestors")
    play.choose("ronin")
    assert play.counters("ronin") == 151
    play.end()
    play.choose("saloon", "pyramids")
    assert (play.vp("A"), play.vp("B")) == (100 + 4 + 5, 100 + 3 + 1)


@pytest.mark.rule("SU-160")
def test_more_counters_than_anybody_could_put_there_do_no_harm() -> None:
    play = at("""
        active: B
        saloon:
          B: ronin +255
        B:
          hand: honor_the_ancestors
        """)
    play.play("honor_the_ancestors")
    assert play.power("ronin") >= 258
    play.done("B")


# -- bases ---------------------------------------------------------------------------------------


@pytest.mark.rule("SU-161", "SU-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_always_one_base_more_than_players(seats: int) -> None:
    play = at("pyramids:\n  A: gunfighter +30\nsaloon:\n  A: deputy +30", seats=seats)
    assert len(play.bases()) == seats + 1
    play.end()
    play.choose("saloon")
    play.pass_all()
    assert len(play.bases()) == len({*play.bases()}) == seats + 1
    assert not {"pyramids", "saloon"} & {*play.bases()}
    assert sorted(base.card for base in play.view().base_pile) == ["pyramids", "saloon"]


# -- the box -------------------------------------------------------------------------------------


@pytest.mark.rule("SU-162", "SU-156")
def test_a_card_in_the_box_is_not_shuffled_into_a_new_deck() -> None:
    play = at("""
        active: B
        saloon:
        pyramids:
          B: shogun [viking_funeral by B]
        star_portal:
        B:
          hand: yokai_attack
          deck:
          pile: ronin, tribute
        """)
    play.play("yokai_attack")
    assert "shogun" in play.box()
    assert "shogun" not in play.pile("B")
    play.next_turn()
    assert sorted(play.hand("B") + play.deck("B") + play.pile("B")) == [
        "ronin",
        "tribute",
        "viking_funeral",
        "yokai_attack",
    ]
    assert play.vp("B") == 1
    play.done()


# -- what no card does ---------------------------------------------------------------------------


@pytest.mark.rule("SU-157", "SU-158", "SU-159", "SU-164")
def test_there_is_no_set_with_titans_madness_monsters_or_treasures() -> None:
    words = ("titan", "madness", "monster", "treasure")
    for face in FACES:
        assert not any(word in f"{face.name} {face.text}".lower() for word in words), face.id
    with pytest.raises(ValueError, match="sets='cthulhu' is not possible"):
        fiendish.new("smash_up", sets="cthulhu")


@pytest.mark.rule("SU-75", "SU-159")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_but_the_bases_has_an_owner(seats: int) -> None:
    g = fiendish.new("smash_up", seats=seats, seed=3).state
    assert isinstance(g, Brawl)
    for card in range(len(g.identity)):
        is_base = FACES[g.face(card)].kind is Kind.BASE
        assert (g.owner(card) == NOBODY) is is_base
        assert is_base or g.owner(card) == card // 40


BOX_WORDS = (
    "return",
    "cancel",
    "ignore",
    "when this base scores",
    "from your discard pile",
    "search",
)


@pytest.mark.rule("SU-164")
def test_no_card_of_this_box_does_what_only_core_cards_do() -> None:
    def cards_with(word: str, box: str) -> list[str]:
        return [
            face.id
            for face in FACES
            if word in face.text.lower() and FACTIONS[face.faction].box == box
        ]

    for word in BOX_WORDS:
        assert cards_with(word, "core") != [], word
        # Form a Posse speaks of returning only to forbid it
        assert [one for one in cards_with(word, "oops") if one != "form_a_posse"] == [], word
    for face in FACES:
        assert "control of" not in face.text, face.id


@pytest.fixture
def stealing_card() -> Iterator[None]:
    """Quick Draw as a made-up card: its player gains control of both dueling minions."""

    def effect(g: Brawl, me: int, card: int) -> None:
        for minion in g.dueling:
            take_control(g, me, minion)

    number = cards.cowboys.quick_draw.number
    printed, ON_PLAY[number] = ON_PLAY[number], effect
    yield
    ON_PLAY[number] = printed


DUEL = """
    pyramids:
      A: {}
      B: {}
    saloon:
    star_portal:
    A:
      hand: {}, quick_draw
    """


@pytest.mark.rule("SU-114", "SU-R19", "SU-164")
@pytest.mark.usefixtures("stealing_card")
def test_a_duel_goes_on_when_a_minion_changes_sides() -> None:
    play = at(DUEL.format("deputy", "shogun", "high_noon"))
    play.play("high_noon")
    play.choose("quick_draw")
    play.no_duel_cards()
    assert play.minions("pyramids") == ["A shogun 6"]  # it won, and saw a minion of A's go
    assert play.pile("A") == ["deputy", "high_noon", "quick_draw"]
    play.done()


@pytest.mark.rule("SU-R19", "SU-112", "SU-164")
@pytest.mark.usefixtures("stealing_card")
def test_a_player_with_both_minions_gets_each_effect_for_each() -> None:
    play = at(DUEL.format("deputy", "samurai_chan, bushi", "honorable_combat of B"))
    play.play("honorable_combat")
    play.choose("samurai_chan", "quick_draw")
    play.no_duel_cards()
    assert play.vp("A") == 2  # a tie of two minions, both of which are A's by now
    assert play.vp("B") == 0
    assert play.minions("pyramids") == ["A deputy 2", "A samurai_chan 2", "B bushi 4"]
    play.done()


# -- a base that leaves without scoring ----------------------------------------------------------

TERRAFORMING = """
    so_so_corral:
      A: invader +2, scout [ancient_curse by B]
      B: mummy
      actions: jammed_signal by A, gold_strike by B
      buried B: priest_of_anubis
      buried A: collector
    pyramids:
    the_homeworld:
    base deck: longhouse, star_portal
    A:
      hand: terraforming
    """
ALIENS = "aliens+samurai,cowboys+ancient_egyptians"


def terraformed(texts: str = "2018") -> Play:
    play = at(TERRAFORMING, factions=ALIENS, texts=texts)
    play.play("terraforming")
    play.choose("longhouse", "so_so_corral")
    return play


@pytest.mark.rule("SU-R53", "SU-105")
def test_under_a_base_that_is_replaced_minions_stay_and_buried_cards_are_discarded() -> None:
    play = terraformed()
    assert play.bases() == ["longhouse", "pyramids", "the_homeworld"]
    assert play.minions("longhouse") == ["A invader 5", "A scout 1", "B mummy 2"]
    assert play.actions("longhouse") == ["B ancient_curse on scout"]
    assert play.buried("longhouse") == []
    assert play.pile("A") == ["collector", "jammed_signal", "terraforming"]
    assert play.pile("B") == ["gold_strike", "priest_of_anubis"]
    play.done()


@pytest.mark.rule("SU-R53")
def test_a_base_that_is_replaced_has_not_scored() -> None:
    play = terraformed()
    assert (play.vp("A"), play.vp("B")) == (0, 0)
    assert play.view().base_pile == []
    assert sorted(FACES[play.g.face(base)].id for base in play.g.base_deck) == [
        "so_so_corral",
        "star_portal",
    ]
    play.done()


@pytest.mark.rule("SU-R53", "SU-60")
def test_minions_on_a_new_base_were_neither_moved_nor_played_there() -> None:
    play = at(
        TERRAFORMING.replace("longhouse, star_portal", "drakkar, star_portal"), factions=ALIENS
    )
    play.play("terraforming")
    play.choose("drakkar", "so_so_corral")
    play.done()  # Drakkar asks nothing
    assert play.vp("A") == 0  # nor is Invader's VP gained again
    kinds = [line.kind for line in play.table.log()]
    assert "move" not in kinds
    assert kinds.count("play") == 1


@pytest.mark.rule("SU-R53", "SU-R2")
def test_with_the_errata_actions_stay_with_the_place() -> None:
    play = terraformed("errata")
    assert play.actions("longhouse") == [
        "A jammed_signal",
        "B ancient_curse on scout",
        "B gold_strike",
    ]
    assert play.buried("longhouse") == []
    play.done()


ABOUT_TO_SCORE = """
    pyramids:
      A: invader +{}
      B: bushi
      buried A: terraforming
    saloon:
    star_portal:
    base deck: longhouse, the_homeworld
    A:
      hand: lost_knowledge
    """


def terraformed_before_scoring(counters: int) -> Play:
    """Pyramids was about to score when Longhouse, which needs 25 power, took its place."""
    factions = "aliens+ancient_egyptians,samurai+cowboys"
    play = at(ABOUT_TO_SCORE.format(counters), factions=factions)
    play.end()
    play.choose("lost_knowledge", "longhouse", "pyramids")
    play.pass_all()
    play.done("B")
    return play


@pytest.mark.rule("SU-R53")
def test_a_base_replaced_when_it_is_about_to_score_does_not_score() -> None:
    play = terraformed_before_scoring(17)
    assert play.minions("longhouse") == ["A invader 20", "B bushi 4"]
    assert (play.vp("A"), play.vp("B")) == (0, 0)


@pytest.mark.rule("SU-R53", "SU-135")
def test_the_base_that_took_its_place_scores_if_it_is_ready_itself() -> None:
    play = terraformed_before_scoring(18)
    assert (play.vp("A"), play.vp("B")) == (5, 3)
    assert "longhouse" not in play.bases()
