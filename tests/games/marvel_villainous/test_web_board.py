"""The web table of Marvel Villainous: all that lies on the table is on the page, options where they belong."""

from __future__ import annotations

import pytest

from fiendish.games.marvel_villainous.book import BOOK
from tests.games.marvel_villainous.playing import at
from tests.games.villainous.realm_pages import tells_the_realms
from tests.web.rendered_pages import Read, id_of, moments, page, part, words

BUSY = """
    A:
      power: 2
      mischief: 1
      spent: 4
      mover: sanctum_sanctorum
      hand: kid_loki, frost_giant
      odins_throne: heimdall
      bifrost: norn_stones
      jotunheim: executioner [laevateinn]
      sanctum_sanctorum: sif, enchantress, lorelei
      area: god_of_stories
    B:
      loyalty: 2
      black_market: war_machine, lady_loki
    events:
      under_surveillance: frost_giant
"""


def sums(text: str) -> str:
    """The Strength of each seat at an Event, with the marks as letters."""
    inside = part(text, '<span class="sums">', "</b>").replace('<use href="#s0"/>', "A")
    return Read(inside.replace('<use href="#s1"/>', "B") + "</b></span>").words


@pytest.mark.parametrize("seats", [2, 3])
def test_everything_on_the_table_is_named_and_counted(seats):
    for table in moments("marvel_villainous", seats, "all", 47):
        for reader in (0, None):
            view, text = table.view(reader), page(table, reader)
            read = Read(text)
            tells_the_realms(view, text, BOOK, [a for event in view.events for a in event.allies])
            for card in (*view.events, *view.vendettas):
                assert f'id="h{card.handle}"' in text
            for event in view.events:
                assert f"{event.sum}/{event.strength}" in read.words
            for realm in view.realms:
                assert f"Power {realm.power}" in read.words
            assert f"Fate deck {view.fate_deck}" in read.words


def test_covered_symbols_say_by_whom_and_used_ones_that_they_are():
    text = page(at(f"    used: 3{BUSY}").table, 0)
    throne = part(text, 'aria-label="Odin&#39;s Throne')
    assert throne.count('class="symbol covered"') == 2
    assert "covered by Heimdall" in throne
    assert "Activate covered by Heimdall" in words(text, '<section class="location at p0')
    assert 'class="symbol used"' not in throne
    sanctum = words(text, '<section class="location at p3')
    assert "Vanquish used" in sanctum
    assert "covered by Sif" in sanctum
    assert 'class="symbol covered' not in part(text, 'aria-label="Bifrost')
    market = part(text, 'aria-label="Black Market"')
    assert market.count("covered by Lady Loki, War Machine</span>") == 2


def test_options_that_need_no_more_than_their_symbol_stand_on_it():
    play = at("A:\n  mover: jotunheim\n  hand: sow_discord")
    text = page(play.table, 0)
    jotunheim = part(text, 'aria-label="Jotunheim, your mover is here"')
    for kind in ("gain", "discard"):
        [index] = play.find(kind=kind)
        assert f'value="{index}" id="{id_of(text, index)}" class="gold symbol"' in jotunheim
        assert f'for="{id_of(text, index)}"' not in text  # the symbol says it all
    assert "symbol" not in "".join(
        one["class"] for one in Read(page(play.table, 1)).all("button", name="choice")
    )


def test_a_hero_that_can_be_vanquished_is_a_button_with_the_strength_against_it():
    play = at(BUSY)
    [index] = play.find(kind="vanquish", card="fate_sif")
    text = page(play.table, 0)
    [button] = Read(text).all("button", name="choice", value=str(index))
    assert "face" in button["class"]
    choices = words(text, 'class="choices"', "</ul>")
    assert "Vanquish Sif 1 at Sanctum Sanctorum yours there: 5" in choices


def test_a_card_with_several_ways_to_go_is_a_menu_of_them():
    play = at("A:\n  mover: bifrost\n  jotunheim: frost_giant")
    text = page(play.table, 0)
    ways = play.find(kind="relocate", card="loki_frost_giant")
    assert len(ways) == 3
    card = part(text, 'aria-label="Jotunheim"')
    assert card.count('name="choice"') == 3
    assert "Relocate to Bifrost" in words(text, 'aria-label="Jotunheim"')
    assert "<summary" in card
    assert "<summary" not in part(page(play.table, None), 'aria-label="Jotunheim"')


def test_a_hand_card_shows_where_it_can_go_or_why_it_cannot():
    play = at("A:\n  mover: bifrost\n  power: 1\n  hand: kid_loki, king_loki")
    text = page(play.table, 0)
    hand = {card.card: card.handle for card in play.view("A").hand}
    kid = part(text, f'id="h{hand["loki_kid_loki"]}"', 'class="zoom"')
    ways = play.find(kind="play", card="loki_kid_loki")
    assert kid.count('name="choice"') == len(ways) == 8
    assert "at Black Market of Mirek for 1" in kid
    king = part(text, f'id="h{hand["loki_king_loki"]}"', 'class="zoom"')
    assert "you have not enough Power to pay for it" in king
    assert "#MV-43" in king
    assert "<button" not in king


def test_locations_and_players_to_choose_are_buttons():
    play = at("phase: move\nA:\n  mover: bifrost", seats=3)
    read = Read(page(play.table, 0))
    moves = [one for one in read.all("button", name="choice") if "placename" in one["class"]]
    assert [one["aria-label"] for one in moves] == [
        "Move to Odin's Throne", "Move to Jotunheim", "Move to Sanctum Sanctorum"
    ]  # fmt: skip
    play = at("A:\n  mover: bifrost\nfate deck: quake_shield, rest", seats=3)
    play.table.answer(play.find(kind="fate")[0])
    read = Read(page(play.table, 0))
    whom = [one for one in read.all("button", name="choice") if "owner" in one["class"]]
    assert [one["aria-label"] for one in whom] == [
        "Mirek, M.O.D.O.K.",
        "Bot <b>Gror</b>, Madame Masque",
    ]
    assert "Quake" in words(page(play.table, 0), 'aria-label="Revealed"')
    play.table.answer(play.find(seat=2)[0])
    read = Read(page(play.table, 0))
    where = [one for one in read.all("button", name="choice") if "placename" in one["class"]]
    assert len(where) == 4
    assert where[0]["aria-label"] == "Manhattan of Bot <b>Gror</b>"


def test_strength_changed_against_print_is_marked_and_summed_up():
    text = page(at(BUSY).table, 0)
    sanctum, jotunheim = part(text, 'class="location at p3'), part(text, 'class="location at p2')
    assert 'class="strength down">1</i>' in sanctum
    assert "Strength</a> 1: 3 printed, -2 by cards" in sanctum
    assert '<i data-word="strength" class="strength">3</i>' in sanctum  # Enchantress, as printed
    assert 'class="strength up">7</i>' in jotunheim
    assert ">Laevateinn</span>" in jotunheim


def test_an_ally_abroad_carries_its_owners_mark():
    table = at(BUSY).table
    for reader in (0, 1):
        market = part(page(table, reader), 'aria-label="Black Market', "Doomsday Hangar")
        [lady] = [one for one in market.split('class="thing ') if "Lady Loki</span>" in one]
        assert '<use href="#s0"/>' in lady
        assert market.count('<use href="#s') == 1
    assert '<use href="#s' not in part(page(table, 0), 'class="location at p3')


def test_an_event_shows_who_is_there_and_how_much_is_missing():
    text = page(at(BUSY).table, 1)
    event = part(text, 'aria-label="Under Surveillance, 4 of 10"')
    assert "Global Event" in event
    assert '<progress max="10" value="4"' in event
    assert "Frost Giant" in event
    both = page(at("events:\n  incoming: frost_giant, aim_agent, kid_loki").table, 0)
    assert "A 5 B 2 7/8" in sums(part(both, 'aria-label="Incoming, 7 of 8"'))
    assert 'class="event"' not in page(at("A:\n  power: 1").table, 0)
    aimed = page(at("events:\n  aim_mutiny:").table, 0)
    assert "Event against" in part(aimed, 'aria-label="A.I.M. Mutiny, 0 of 7"')


def test_vendettas_lie_beside_the_domain_of_madame_masque():
    play = at("A:\n  power: 1\nC:\n  vendettas: sif, odin", seats=3)
    text = page(play.table, 0)
    token, tile = (
        Read(f"<p {one[: one.index('</section>')]}</p>").words
        for one in text.split('class="aside" ')[1:]
    )
    assert token.startswith("Beside 0 M.O.D.O.K. Token")
    assert tile.startswith("Vendettas 3 Sif")
    assert "Odin" in tile
    assert words(page(at(BUSY).table, 0), 'class="aside at p4"').startswith("Specialty")


def test_the_race_shows_everybody():
    race = words(page(at(BUSY, seats=3).table, 2), '<section class="panel forecast"')
    for progress in ("4 of 10 Mischief spent", "Loyalty 2 of 5, no Cube yet", "0 of 8 Vendettas"):
        assert progress in race


def test_what_a_player_looks_at_is_shown_to_that_player_alone():
    play = at("""
        A:
          power: 3
          hand: sorcerer_supreme
        fate deck: quake_shield, sif, odin, rest
    """)
    play.play("sorcerer_supreme", "odins_throne")
    assert play.asked == "A put-back"
    assert "Quake" in words(page(play.table, 0), 'aria-label="You look at"')
    for reader in (1, None):
        text = page(play.table, reader)
        assert "You look at" not in text
        assert "Quake" not in text


def test_a_phone_has_a_tab_for_each_place_and_gold_where_options_are():
    text = page(at(BUSY).table, 0)
    tabs = Read(part(text, '<nav class="places"', "</nav>") + "</nav>")
    assert len(tabs.all("label")) == 7  # four locations, beside, Events, the rival
    golden = {one["for"] for one in tabs.all("label") if one.get("class") == "has-gold"}
    assert golden == {"p3"}
    for number in range(7):
        assert f'data-place="p{number}"' in text
    assert 'id="p3" checked' in text


def test_the_supply_of_mischief_is_shown_beside_the_decks():
    play = at("A:\n  mischief: 3", seats=2)
    assert "Mischief supply 12" in Read(page(play.table, 1)).words
