"""Who sees what (MV-R41): all that lies open is everybody's, hands and decks are not."""

from __future__ import annotations

import msgspec
import pytest

from fiendish.engine.game import LETTERS
from tests.games.marvel_villainous.playing import Play, at

READERS = ("A", "B", "C", None)


def _bytes(play: Play, reader: str | None) -> bytes:
    """All that a reader gets: view and log."""
    return msgspec.json.encode((play.view(reader), play.log(reader)))


def _worlds(play: Play, reader: str, count: int = 12) -> list[list[str]]:
    """The top of the Fate deck in worlds that are possible for a reader."""
    tops = []
    for seed in range(count):
        world = play.table.sample(LETTERS.index(reader), seed=seed)
        tops.append(Play(world).fate_deck(3))
    return tops


# -- open to all ---------------------------------------------------------------------------------


@pytest.mark.rule("MV-R41", "MV-21")
@pytest.mark.parametrize("reader", READERS)
def test_piles_table_purses_and_sizes_are_open(reader: str | None) -> None:
    play = at(
        """
        A:
          power: 3
          mischief: 2
          spent: 4
          hand: kid_loki, lorelei
          bifrost: frost_giant, heimdall
          deck: executioner, enchantress, king_loki
          pile: sow_discord
        B:
          power: 1
          loyalty: 3
          hand: 5 random
          area: scientist_supreme
        C:
          vendettas: odin, sif
          manhattan: warriors_three [standing_contract]
        fate pile: banished
        events:
          incoming: aim_agent
        """,
        seats=3,
    )
    view = play.view(reader)
    loki, modok, masque = view.realms
    assert [realm.power for realm in view.realms] == [3, 1, 0]
    assert (loki.second, loki.marks, modok.marks) == (2, [4], [3])
    assert [realm.hand_size for realm in view.realms] == [2, 5, 0]
    assert [realm.deck for realm in view.realms] == [3, 23, 29]
    assert [card.card for card in loki.pile] == ["loki_sow_discord"]
    assert [card.card for card in loki.locations[1].below] == ["loki_frost_giant"]
    assert [card.card for card in loki.locations[1].above] == ["fate_heimdall"]
    assert "modok_scientist_supreme" in [card.card for card in modok.area]
    marked = masque.locations[0].above[0]
    assert [card.card for card in marked.attached] == ["masque_standing_contract"]
    assert [card.card for card in view.vendettas] == ["fate_odin", "fate_sif"]
    assert [card.card for card in view.fate_pile] == ["fate_banished"]
    assert view.fate_deck == 48 - 6
    assert [(event.card, event.sum) for event in view.events] == [("event_incoming", 2)]


# -- hidden --------------------------------------------------------------------------------------


@pytest.mark.rule("MV-R41", "MV-10")
def test_a_hand_is_its_players_own() -> None:
    hands = ("kid_loki, lorelei", "executioner, king_loki")
    for reader in READERS:
        seen = set()
        for hand in hands:
            play = at(f"A:\n  hand: {hand}\n  deck: frost_giant", seats=3)
            if reader == "A":
                names = sorted(card.card for card in play.view("A").hand)
                assert names == sorted(f"loki_{name}" for name in hand.split(", "))
            assert play.view(reader).realms[0].hand_size == 2
            # what is not named lies in the box, which all can see: leave it out of the comparison
            view = msgspec.structs.replace(play.view(reader), box=[], reader=None)
            seen.add(msgspec.json.encode(view))
        assert len(seen) == (2 if reader == "A" else 1)


@pytest.mark.rule("MV-R41")
@pytest.mark.parametrize("reader", READERS)
def test_the_order_of_decks_is_nobodys(reader: str | None) -> None:
    seen = {
        _bytes(at(f"A:\n  deck: {deck}, rest\nfate deck: {fate}, rest", seats=3), reader)
        for deck, fate in (("kid_loki, lorelei", "sif, odin"), ("lorelei, kid_loki", "odin, sif"))
    }
    assert len(seen) == 1


@pytest.mark.rule("MV-R41", "MV-112")
def test_what_was_looked_at_stays_with_the_one_who_looked() -> None:
    play = at(
        """
        A:
          power: 3
          hand: sorcerer_supreme
        fate deck: sif, odin, heimdall, rest
        """,
        seats=3,
    )
    play.play("sorcerer_supreme", "bifrost")
    play.choose("odin", "heimdall")
    assert play.fate_deck(3) == ["sif", "heimdall", "odin"]
    assert _worlds(play, "A") == [["sif", "heimdall", "odin"]] * 12
    assert len({tuple(top) for top in _worlds(play, "B")}) > 6
    play.done()


@pytest.mark.rule("MV-112")
@pytest.mark.parametrize("reader", ["B", "C", None])
def test_nobody_else_learns_the_order_in_which_they_were_put_back(reader: str | None) -> None:
    seen = set()
    for order in (("sif", "odin"), ("heimdall", "sif")):
        play = at(
            """
            A:
              power: 3
              hand: sorcerer_supreme
            fate deck: sif, odin, heimdall, rest
            """,
            seats=3,
        )
        play.play("sorcerer_supreme", "bifrost")
        play.choose(*order)
        play.done()
        seen.add(_bytes(play, reader))
    assert len(seen) == 1


@pytest.mark.rule("MV-112", "MV-R41")
def test_behind_the_mask_shows_what_is_thrown_away_and_nothing_else() -> None:
    play = at(
        """
        A:
          power: 1
          hand: behind_the_mask
        fate deck: sif, odin, heimdall, banished, rest
        """,
        villains="masque,loki,modok",
        seats=3,
    )
    play.play("behind_the_mask")
    assert [card.card for card in play.view("A").looked] == [
        "fate_sif",
        "fate_odin",
        "fate_heimdall",
        "fate_banished",
    ]
    play.choose("odin")
    for reader in ("B", "C", None):
        view = play.view(reader)
        assert view.looked == []
        assert [card.card for card in view.fate_pile] == ["fate_odin"]
        assert b"heimdall" not in _bytes(play, reader).lower()
    play.decline()
    play.choose("sif", "heimdall")
    assert play.fate_deck(3) == ["banished", "heimdall", "sif"]
    play.done()


@pytest.mark.rule("MV-R41", "MV-112")
def test_a_hand_that_was_looked_at_is_known_to_the_one_who_looked() -> None:
    play = at(
        """
        A:
          mover: odins_throne
          mischief: 1
          area: silver_tongue
        B:
          hand: modam, cosmic_cube, aim_agent
        """,
        seats=3,
    )
    play.activate("silver_tongue")
    assert play.asked == "A discard"
    for reader in ("C", None):
        assert play.view(reader).realms[1].seen_hand == []
        assert b"cosmic" not in _bytes(play, reader).lower()
    play.choose("modam")
    assert play.pile("B") == ["modam"]
    for reader, count in (("A", 2), ("C", 0), (None, 0)):
        assert len(play.view(reader).realms[1].seen_hand) == count
    play.done()
    play.end()
    play.move("black_market")
    play.end()
    assert len(play.hand("B")) == 4
    assert len(play.view("A").realms[1].seen_hand) == 2  # not what was drawn since


@pytest.mark.rule("MV-R41", "MV-115")
def test_a_card_taken_from_the_deck_is_shown_and_the_search_forgotten() -> None:
    play = at(
        """
        A:
          power: 3
          hand: frost_giant
          deck: king_loki, lorelei, kid_loki, rest
        events:
          infiltrated: frost_giant
        """,
        seats=3,
    )
    play.play("frost_giant", "infiltrated")
    play.choose("king_loki")
    for reader in READERS:
        seen = [card.card for card in play.view(reader).realms[0].seen_hand]
        assert seen == ["loki_king_loki"]
    assert {play.g.known[card] for card in play.g.decks[0]} == {0}
    play.done()


@pytest.mark.rule("MV-R41", "MV-114")
@pytest.mark.parametrize("reader", ["B", "C", None])
def test_the_rest_of_a_searched_deck_stays_hidden(reader: str | None) -> None:
    play = at(
        """
        A:
          mover: sanctum_sanctorum
        fate deck: nick_fury_shield, odin, quake_shield, heimdall
        """,
        seats=3,
    )
    play.fate()
    play.choose("B", "black_market")
    assert play.asked == "A found"
    assert (
        b"quake"
        not in msgspec.json.encode(msgspec.structs.replace(play.view(reader), box=[])).lower()
    )
    play.choose("quake_shield")
    assert play.at("B", "black_market") == ["nick_fury_shield 4", "quake_shield 4"]
    assert {play.g.known[card] for card in play.g.fate_decks[0]} == {0}
    play.done()


@pytest.mark.rule("MV-R41", "MV-127", "MV-130")
@pytest.mark.parametrize("reader", READERS)
def test_of_the_fate_cards_left_out_only_the_number_is_known(reader: str | None) -> None:
    seen = set()
    for deck, unused in (("sif, ip_thor", "odin, ip_vision"), ("odin, ip_vision", "sif, ip_thor")):
        play = at(f"fate deck: {deck}\nunused: {unused}", seats=3, mixing="yes")
        assert play.view(reader).unused == 2
        seen.add(_bytes(play, reader))
    assert len(seen) == 1


@pytest.mark.rule("MV-61", "MV-110")
@pytest.mark.parametrize("reader", READERS)
def test_a_fate_card_is_revealed_to_all_before_it_is_aimed(reader: str | None) -> None:
    play = at(
        """
        A:
          mover: sanctum_sanctorum
        fate deck: sif, rest
        """,
        seats=3,
    )
    play.fate()
    assert play.asked == "A fate-target"
    assert [card.card for card in play.view(reader).aside] == ["fate_sif"]


@pytest.mark.rule("MV-R41")
@pytest.mark.parametrize("reader", ["B", "C", None])
def test_what_was_drawn_stays_hidden(reader: str | None) -> None:
    play = at(
        """
        A:
          mover: odins_throne
          mischief: 2
          hand: glorious_purpose
          deck: king_loki, lorelei, rest
        """,
        seats=3,
    )
    play.play("glorious_purpose")
    assert play.hand("A") == ["king_loki", "lorelei"]
    assert b"king" not in _bytes(play, reader).lower()
    assert "A draws 2 cards." in play.log(reader)
    play.done()


@pytest.mark.rule("MV-R41")
def test_a_random_discard_is_seen_by_all_and_the_rest_of_the_hand_by_nobody() -> None:
    play = at(
        """
        A:
          mover: sanctum_sanctorum
        B:
          hand: modam, cosmic_cube, aim_agent
        fate deck: mockingbird_shield, rest
        """,
        seats=3,
    )
    play.fate()
    play.choose("B", "black_market")
    (gone,) = play.pile("B")
    assert len(play.hand("B")) == 2
    for reader in ("A", "C", None):
        assert play.view(reader).realms[1].seen_hand == []
        assert [card.card for card in play.view(reader).realms[1].pile] == [f"modok_{gone}"]
    play.done()
