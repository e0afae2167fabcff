"""Chapter 1: factions, decks, bases, opening hands, who begins."""

from __future__ import annotations

import pytest

import fiendish
from fiendish.engine.game import LETTERS
from fiendish.games.smash_up.faces import FACES, FACTIONS, Event, Kind
from fiendish.games.smash_up.rules.board import is_minion
from fiendish.games.smash_up.state import NOBODY, Brawl
from tests.games.smash_up.playing import Play, at

each_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4])


def new(seats: int = 2, seed: int = 0, first: int | None = 0) -> fiendish.Table:
    return fiendish.new("smash_up", seats=seats, seed=seed, first=first)


def dealt(seats: int = 2, seed: int = 0) -> Brawl:
    g = new(seats, seed).state
    assert isinstance(g, Brawl)
    return g


def names(g: Brawl, cards: list[int]) -> list[str]:
    return [FACES[g.face(card)].id for card in cards]


# -- decks and bases -----------------------------------------------------------------------------


@pytest.mark.rule("SU-5", "SU-6", "SU-75")
@each_number_of_players
def test_a_deck_is_all_forty_cards_of_two_factions_and_owned_by_its_player(seats: int) -> None:
    g = dealt(seats)
    for seat in range(seats):
        mine = g.hands[seat] + g.decks[seat]
        printed = [
            face.id
            for number in g.picks[seat]
            for face in FACTIONS[number].printed(errata=False)
            for _ in range(face.count)
        ]
        assert len(mine) == 40
        assert sorted(names(g, mine)) == sorted(printed)
        assert {g.owner(card) for card in mine} == {seat}
        assert g.piles[seat] == []


@pytest.mark.rule("SU-6", "SU-71")
def test_decks_are_shuffled_and_lie_face_down() -> None:
    orders = {tuple(names(g, g.decks[0])) for g in map(at_seed, range(4))}
    assert len(orders) == 4
    play = Play(new(seats=3))
    for reader in ("A", "B", "C", None):
        assert [player.deck_known for player in play.view(reader).players] == [[], [], []]


def at_seed(seed: int) -> Brawl:
    g = fiendish.new(
        "smash_up", seed=seed, factions=[["cowboys", "samurai"], ["aliens", "robots"]]
    ).state
    assert isinstance(g, Brawl)
    return g


@pytest.mark.rule("SU-7", "SU-157")
@each_number_of_players
def test_nothing_lies_beside_a_deck(seats: int) -> None:
    g = dealt(seats)
    assert [len(g.hands[seat] + g.decks[seat]) for seat in range(seats)] == [40] * seats
    assert {g.owner(card) for card in g.box} <= {NOBODY}  # there, only bases of sets not in use
    assert {kind_of(g, card) for card in g.box} <= {Kind.BASE}


def kind_of(g: Brawl, card: int) -> Kind:
    return FACES[g.face(card)].kind


@pytest.mark.rule("SU-9", "SU-10", "SU-161")
@each_number_of_players
def test_one_base_more_than_players_is_turned_up(seats: int) -> None:
    play = Play(new(seats))
    g = play.g
    assert len(g.bases) == seats + 1
    assert {kind_of(g, base) for base in g.bases + g.base_deck} == {Kind.BASE}
    for reader in (*LETTERS[:seats], None):
        view = play.view(reader)
        assert [base.card for base in view.bases] == names(g, g.bases)
        assert view.base_deck == len(g.base_deck)


@pytest.mark.rule("SU-9")
def test_the_base_deck_is_shuffled_and_face_down() -> None:
    assert len({tuple(names(g, g.bases + g.base_deck)) for g in map(at_seed, range(4))}) == 4
    g = at_seed(0)
    assert {g.known[base] for base in g.base_deck} == {0}


@pytest.mark.rule("SU-9")
def test_bases_of_factions_that_nobody_chose_are_used_if_their_set_is() -> None:
    g = at_seed(0)
    used = {FACTIONS[FACES[g.face(base)].faction].id for base in g.bases + g.base_deck}
    assert {"vikings", "ancient_egyptians", "zombies", "wizards"} <= used


@pytest.mark.rule("SU-11")
@each_number_of_players
def test_everybody_draws_five_cards_that_only_they_see(seats: int) -> None:
    g = dealt(seats)
    assert [len(hand) for hand in g.hands] == [5] * seats
    for seat, hand in enumerate(g.hands):
        assert {g.known[card] for card in hand} == {1 << seat}


@pytest.mark.rule("SU-4")
def test_a_token_on_a_card_is_power_and_not_vp_and_one_in_the_pile_is_no_power() -> None:
    play = at("""
        pyramids:
          A: gunfighter +4
        star_portal:
          B: ronin +16
        saloon:
        A:
          vp: 9
        """)
    assert (play.power("gunfighter"), play.vp("A")) == (7, 9)
    assert (play.power("ronin"), play.vp("B")) == (19, 0)
    play.next_turn()
    assert play.vp("B") == 3  # what Star Portal gives, nothing for the sixteen counters
    play.done("B")


# -- opening hands -------------------------------------------------------------------------------


def with_hands(*minions: int, first: int = 0, next_minions: int = 0) -> Play:
    """A fresh table where the players hold so many minions, and draw so many if they draw again."""
    table = new(seats=len(minions), first=first)
    g = table.state
    assert isinstance(g, Brawl)
    for seat, count in enumerate(minions):
        cards = g.hands[seat] + g.decks[seat]
        fighters = [card for card in cards if is_minion(g, card)]
        actions = [card for card in cards if not is_minion(g, card)]
        g.hands[seat] = fighters[:count] + actions[: 5 - count]
        top = fighters[5 : 5 + next_minions] + actions[5 : 10 - next_minions]
        rest = [card for card in cards if card not in g.hands[seat] + top]
        g.decks[seat] = rest + top
        for card in cards:
            g.known[card] = 1 << seat if card in g.hands[seat] else 0
    return Play(table)


@pytest.mark.rule("SU-12", "SU-R4")
def test_a_hand_without_minions_may_be_shown_discarded_and_replaced() -> None:
    play = with_hands(0, 3, next_minions=2)
    shown, coming = play.hand("A"), play.deck("A", 5)
    other = play.hand("B")
    assert play.asked == "A opening"
    assert play.options() == ["decline", "show"]
    play.choose("show")
    assert play.pile("A") == shown
    assert play.hand("A") == sorted(coming)
    assert len(play.deck("A")) == 30
    assert play.hand("B") == other
    for reader in ("A", "B", None):
        assert sorted(card.card for card in play.view(reader).players[0].pile) == shown
    play.done()


@pytest.mark.rule("SU-12")
def test_a_hand_without_minions_may_be_kept() -> None:
    play = with_hands(0, 3)
    kept = play.hand("A")
    play.decline()
    assert play.hand("A") == kept
    assert play.pile("A") == []
    assert play.view("B").players[0].seen_hand == []
    play.done()


@pytest.mark.rule("SU-12")
@pytest.mark.parametrize("minions", [1, 2, 5])
def test_a_hand_with_a_minion_must_be_kept(minions: int) -> None:
    play = with_hands(minions, 0)
    assert play.asked == "B opening"  # A had no choice
    assert len(play.hand("A")) == 5
    assert play.pile("A") == []


@pytest.mark.rule("SU-12")
def test_the_second_hand_must_be_kept_even_without_minions() -> None:
    play = with_hands(0, 2, next_minions=0)
    play.choose("show")
    assert not any(is_minion(play.g, card) for card in play.g.hands[0])
    assert len(play.pile("A")) == 5
    play.done()  # nobody is asked again, and the turn begins


@pytest.mark.rule("SU-R4", "SU-13")
def test_players_decide_about_their_hands_in_turn_order_from_the_first_player() -> None:
    play = with_hands(0, 0, 0, first=1)
    asked = []
    while play.asked.endswith("opening"):
        asked.append(play.asked[0])
        play.choose("show")
    assert asked == ["B", "C", "A"]
    play.done("B")


@pytest.mark.rule("SU-71")
def test_a_player_with_minions_is_asked_too_so_that_nobody_can_tell() -> None:
    table = new(seats=2)
    for seat in range(2):
        question = table.question
        assert question is not None
        assert (question.seat, question.prompt.id) == (seat, "opening")
        table.answer(len(question.options) - 1)


# -- who begins ----------------------------------------------------------------------------------


@pytest.mark.rule("SU-13", "SU-R3")
def test_any_seat_may_be_drawn_to_begin_and_the_seed_decides() -> None:
    def drawn() -> list[int]:
        return [new(seats=4, seed=seed, first=None).state.active for seed in range(40)]  # type: ignore[attr-defined]

    assert {*drawn()} == {0, 1, 2, 3}
    assert drawn() == drawn()


@pytest.mark.rule("SU-R3")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_seat_named_beforehand_begins_whatever_the_seed(first: int) -> None:
    for seed in range(5):
        play = Play(new(seats=3, seed=seed, first=first))
        while play.asked.endswith("opening"):
            play.decline()
        play.done(LETTERS[first])
        assert play.g.turn == 1


@pytest.mark.rule("SU-13", "SU-29")
@pytest.mark.parametrize(("active", "following"), [("A", "B"), ("B", "C"), ("C", "A")])
def test_turns_pass_clockwise(active: str, following: str) -> None:
    play = at(f"active: {active}\nturn: 7", seats=3)
    play.end()
    play.done(following)
    assert play.g.turn == 8


# -- what the factions at the table can do -------------------------------------------------------


def test_what_no_card_at_the_table_waits_for_is_not_looked_for() -> None:
    played = 1 << Event.PLAYED
    without = at("saloon:", factions="samurai+vikings,pirates+zombies").g
    assert (without.keen & played, without.alert & played) == (0, 0)
    assert without.watched & played  # bases wait for it
    leprechaun = at("saloon:", factions="samurai+vikings,pirates+tricksters").g
    assert leprechaun.keen & played
    gold_strike = at("saloon:", factions="cowboys+vikings,pirates+zombies").g
    assert (gold_strike.keen & played, gold_strike.alert & played) == (0, played)
