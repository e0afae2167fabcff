"""Chapter 1: the box, Villains, decks, first player, starting Power; who can sit down at all."""

from __future__ import annotations

from collections import Counter

import pytest

import fiendish
from fiendish.engine.game import LETTERS, BadSetting
from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.villainous.book import Kind, Printed
from fiendish.games.villainous.state import PORTRAIT
from tests.games.marvel_villainous.playing import VILLAINS, Play, at, new

each_number_of_players = pytest.mark.parametrize("seats", [2, 3])


def all_fate(play: Play) -> list[str]:
    """The decks that the Fate cards come from."""
    return [BOOK.faces[play.g.identity[card]].deck for card in play.g.fate_decks[0]]


# -- who plays -----------------------------------------------------------------------------------


@pytest.mark.rule("MV-1", "MV-R57")
def test_there_are_two_or_three_seats():
    for seats in (2, 3):
        assert len(new(seats=seats).view().realms) == seats
    for seats in (1, 4):
        with pytest.raises(ValueError, match="players"):
            new(seats=seats)


@pytest.mark.rule("MV-125", "MV-R57")
def test_villains_of_other_sets_are_not_offered_and_mixing_means_the_fate_decks():
    assert {villain.id for villain in BOOK.villains} == {*VILLAINS}
    with pytest.raises(BadSetting, match="there is no Villain 'thanos'"):
        new(villains=["loki", "thanos"])
    play = new(seats=3, mixing=True)
    assert {villain.villain for villain in play.view().realms} == {*VILLAINS}
    assert "infinite_power" in all_fate(play)


@pytest.mark.rule("MV-R2")
def test_no_villain_twice():
    with pytest.raises(BadSetting, match="no two players may have the same Villain"):
        new(villains=["loki", "loki"])
    for seed in range(20):
        drawn = [realm.villain for realm in new(seats=3, seed=seed).view().realms]
        assert len({*drawn}) == 3


@pytest.mark.rule("MV-4")
def test_each_player_has_the_villain_chosen_and_its_cards():
    play = new(seats=2, villains=["masque", "loki"])
    assert [realm.villain for realm in play.view().realms] == ["masque", "loki"]
    for seat, villain in enumerate(["masque", "loki"]):
        mine = play.g.hands[seat] + play.g.decks[seat]
        assert len(mine) == 30
        assert {BOOK.faces[play.g.identity[card]].deck for card in mine} == {villain}


@pytest.mark.rule("MV-4", "MV-6")
def test_nothing_of_a_villain_nobody_chose_is_in_the_game():
    play = new(seats=2, villains=["loki", "masque"])
    decks = {BOOK.faces[face].deck for face in play.g.identity}
    assert decks == {"loki", "masque", "common", "fate_loki", "fate_masque"}


def test_with_a_wrong_number_of_villains_no_game_begins():
    with pytest.raises(BadSetting, match="3 players need 3 Villains, not 2"):
        new(seats=3, villains=["loki", "masque"])


# -- the table -----------------------------------------------------------------------------------


@pytest.mark.rule("MV-5")
def test_movers_begin_on_the_portrait_which_is_no_location():
    play = new(seats=3)
    assert play.g.mover == [PORTRAIT] * 3
    for realm in play.view().realms:
        assert realm.on_portrait
        assert not any(location.mover for location in realm.locations)


@pytest.mark.rule("MV-6")
@pytest.mark.parametrize(("seats", "size"), [(2, 37), (3, 48)])
def test_one_fate_deck_of_the_common_cards_and_those_of_the_villains_in_play(seats: int, size: int):
    play = new(seats=seats, villains=[*VILLAINS[:seats]])
    assert len(play.g.fate_decks) == 1
    decks = Counter(all_fate(play))
    assert decks == {"common": 15, **{f"fate_{one}": 11 for one in VILLAINS[:seats]}}
    assert sum(decks.values()) == size == play.view("A").fate_deck
    orders = {tuple(new(seats=seats, seed=seed).fate_deck()) for seed in range(4)}
    assert len(orders) == 4


@pytest.mark.rule("MV-6", "MV-8")
def test_decks_lie_face_down():
    play = new(seats=3)
    hidden = [*play.g.fate_decks[0], *(card for deck in play.g.decks for card in deck)]
    assert not any(play.g.known[card] for card in hidden)


@pytest.mark.rule("MV-7")
def test_fate_cards_of_all_players_go_to_one_open_pile():
    play = at(
        """
        A:
          mover: sanctum_sanctorum
          sanctum_sanctorum: frost_giant, sif
        B:
          mover: doomsday_hangar
        fate deck: exposed, rest
        """,
    )
    play.vanquish("sif")
    assert play.fate_pile() == ["sif"]
    play.fate()  # nobody of B's can be removed
    assert play.fate_pile() == ["sif", "exposed"]
    for reader in ("A", "B", None):
        assert [card.card for card in play.view(reader).fate_pile] == ["fate_sif", "fate_exposed"]


@pytest.mark.rule("MV-8")
@each_number_of_players
def test_each_has_a_shuffled_deck_and_an_empty_open_pile(seats: int):
    play = new(seats=seats)
    for seat in range(seats):
        assert len(play.g.decks[seat]) == 26
        assert play.g.piles[seat] == []
    orders = {tuple(new(seats=2, villains=["loki", "modok"], seed=s).deck("A")) for s in range(4)}
    assert len(orders) == 4


@pytest.mark.rule("MV-8")
def test_a_player_discards_to_the_own_pile_for_all_to_see():
    play = at("""
        A:
          hand: kid_loki, lorelei
        B:
          pile: aim_agent
    """)
    play.discard("lorelei")
    assert play.pile("A") == ["lorelei"]
    assert play.pile("B") == ["aim_agent"]
    assert [card.card for card in play.view("B").realms[0].pile] == ["loki_lorelei"]
    play.done()


@pytest.mark.rule("MV-9")
def test_power_comes_from_the_vault_and_goes_back_there():
    play = at("""
        A:
          power: 1
          hand: kid_loki
        B:
          power: 4
    """)
    play.gain()
    assert (play.power("A"), play.power("B")) == (3, 4)
    play.play("kid_loki", "bifrost")
    assert (play.power("A"), play.power("B")) == (2, 4)
    play.done()


@pytest.mark.rule("MV-10")
@each_number_of_players
def test_four_cards_in_hand_that_only_their_owner_sees(seats: int):
    play = new(seats=seats)
    for seat, letter in enumerate(LETTERS[:seats]):
        assert len(play.view(letter).hand) == 4
        for other in range(seats):
            realm = play.view(letter).realms[other]
            assert realm.hand_size == 4
            assert len(realm.seen_hand) == (4 if other == seat else 0)
    assert not any(realm.seen_hand for realm in play.view().realms)


@pytest.mark.rule("MV-11")
def test_what_a_villain_keeps_of_its_own_begins_empty():
    play = new(seats=3, villains=[*VILLAINS])
    loki, modok, masque = play.view().realms
    assert (loki.second, loki.marks) == (0, [0])  # Mischief unspent and spent
    assert modok.marks == [0]  # Loyalty
    assert [piece.card for piece in modok.area] == ["modok_token"]
    assert loki.area == masque.area == []
    assert play.vendettas() == []
    assert not any(play.g.places[: 4 * 3])


# -- who begins ----------------------------------------------------------------------------------


@pytest.mark.rule("MV-12", "MV-R1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_host_may_name_who_begins_and_turns_go_clockwise(first: int):
    play = new(seats=3, first=first)
    order = []
    for _ in range(4):
        order.append(play.asked[0])
        play.take(kind="move")
        play.end()
        while play.asked[2:] not in ("move", ""):
            play.table.answer(0)
    assert order == [LETTERS[(first + n) % 3] for n in range(4)]


@pytest.mark.rule("MV-R1")
def test_otherwise_the_lot_decides():
    begins = Counter(new(seats=3, seed=seed).g.active for seed in range(60))
    assert {*begins} == {0, 1, 2}
    assert new(seats=3, seed=7).g.active == new(seats=3, seed=7).g.active
    with pytest.raises(BadSetting, match="first=2 is not possible"):
        new(seats=2, first=2)


@pytest.mark.rule("MV-13")
@pytest.mark.parametrize(
    ("seats", "first", "power"),
    [
        (2, 0, [0, 1]),
        (2, 1, [1, 0]),
        (3, 0, [0, 1, 2]),
        (3, 1, [2, 0, 1]),
        (3, 2, [1, 2, 0]),
    ],
)
def test_starting_power_follows_turn_order(seats: int, first: int, power: list[int]):
    play = new(seats=seats, first=first)
    assert play.g.power == power


@pytest.mark.rule("MV-14")
def test_objectives_are_announced_to_all_in_turn_order_before_the_first_turn():
    play = new(seats=3, villains=[*VILLAINS], first=1)
    for reader in ("B", None):
        lines = play.table.log(None if reader is None else 1)[:4]
        assert [line.seat for line in lines] == [1, 2, 0, 1]
        assert [line.rule for line in lines] == ["MV-14"] * 3 + ["MV-37"]
    assert play.log("B")[:3] == [
        "You play M.O.D.O.K.: Activate the Cosmic Cube while A.I.M.'s Loyalty is 5.",
        "C plays Madame Masque: Settle eight Vendettas: have eight Heroes you defeated on your"
        " Vendetta tile.",
        "A plays Loki: Spend ten Mischief.",
    ]


@pytest.mark.rule("MV-14", "MV-131")
def test_how_near_everybody_is_stands_open_all_the_time():
    play = at(
        """
        A:
          spent: 3
        B:
          loyalty: 2
        C:
          vendettas: sif, odin
        """,
        seats=3,
    )
    wanted = [
        "3 of 10 Mischief spent",
        "Loyalty 2 of 5, no Cube yet",
        "2 of 8 Vendettas",
    ]
    for reader in ("A", "B", "C", None):
        assert [realm.progress for realm in play.view(reader).realms] == wanted


@pytest.mark.rule("MV-15")
def test_the_help_is_open_to_everybody_and_tells_of_all_villains():
    """The rules in words, and cards and objectives of Villains who are not even in the game."""
    play = new(seats=2, villains=["loki", "modok"])
    texts = {face.id: face.text for face in play.table.game.faces if isinstance(face, Printed)}
    assert len(texts) == len(BOOK.faces)
    assert "Reward: 3 Power." in texts["masque_standing_contract"]
    assert [id for id, text in texts.items() if not text] == ["modok_aim_agent"]
    assert all(villain.objective for villain in BOOK.villains)


@pytest.mark.rule("MV-155")
def test_a_card_exists_only_as_often_as_printed():
    for name, count in (("kid_loki", 3), ("executioner", 1)):
        hand = ", ".join([name] * count)
        assert len(at(f"A:\n  hand: {hand}").hand("A")) == count
        with pytest.raises(fiendish.BadPosition, match=rf"only {count} cop(y|ies) of"):
            at(f"A:\n  hand: {hand}\n  pile: {name}")
    pieces = [face for face in BOOK.faces if face.kind is Kind.PIECE]
    assert [piece.count for piece in pieces] == [1]
