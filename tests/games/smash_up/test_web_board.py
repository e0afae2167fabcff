"""The web table of Smash Up: all that lies on the table is on the page, options where they belong."""

from textwrap import dedent

import pytest

import fiendish
from fiendish.games.smash_up.faces import FACES
from tests.games.smash_up.playing import FACTIONS
from tests.games.smash_up.sample_positions import BUSY, DUEL
from tests.web.rendered_pages import NAMES, Read, finished, id_of, moments, page, part

PRINTED = {face.id: face for face in FACES if not face.errata}


def position(text, seats=3):
    head = f"game: smash_up\nseats: {seats}\nfactions: {','.join(FACTIONS[:seats])}\n"
    return fiendish.Position.parse(head + dedent(text)).table(seed=0)


def choose(table, **wanted):
    table.answer(table.question.find(**wanted)[0])


def buttons(read):
    return {int(one["value"]): one for one in read.all("button", name="choice")}


def in_hand(text, table, card):
    """What the page says of the card in the hand of A."""
    handle = next(one.handle for one in table.view(0).hand if one.card == card)
    return part(text, f'id="h{handle}"', 'class="zoom"')


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_on_the_table_is_named_and_counted(seats):
    for table in moments("smash_up", seats, "all", 47):
        for reader in (0, None):
            view = table.view(reader)
            text = page(table, reader)
            words = Read(text).words
            for base in view.bases:
                assert PRINTED[base.card].name in words
                assert f"{base.total}/{base.breakpoint}" in words
                for minion in base.minions:
                    assert f'id="h{minion.handle}"' in text
                    assert PRINTED[minion.card].name in words
                for action in [*base.actions, *(a for m in base.minions for a in m.actions)]:
                    assert f'id="h{action.handle}"' in text
            buried = [card for base in view.bases for card in base.buried]
            assert text.count(">Buried</em>") >= len(buried)
            assert all(f'id="h{card.handle}"' in text for card in view.hand)
            for player in view.players:
                assert f'<b>{player.vp}</b> <span class="unit">VP</span>' in text
                assert f"hand {player.hand_size}" in words
                assert f"deck {player.deck_size}" in words
            if view.bases:
                assert f"Base deck {view.base_deck}" in words


def test_a_base_shows_its_bar_and_what_it_would_give():
    table = position(BUSY)
    text = page(table, 0)
    saloon = part(text, 'aria-label="Saloon', "</section>")
    base = next(base for base in table.view(0).bases if base.card == "saloon")
    for seat, power in enumerate(base.powers):
        assert f'<span class="seat{seat} g{power}">{"ABC"[seat]} {power}</span>' in saloon
    assert f"g{base.missing}" in saloon
    forecast = Read(part(text, '<section class="panel forecast"', "</section>") + "</section>")
    assert f"Saloon +{max(base.forecast)}" in forecast.words
    assert f"needs {base.missing} more power" in forecast.words


def test_a_hand_card_with_several_options_opens_them():
    table = position(BUSY)
    card = in_hand(page(table, 0), table, "gunfighter")
    count = len(table.question.find(kind="play", card="gunfighter"))
    assert count == 4
    assert card.count('name="choice"') == count
    assert "<summary" in card
    assert "at Saloon: " in card


def test_a_hand_card_that_cannot_be_played_says_why():
    table = position(BUSY)
    card = in_hand(page(table, 0), table, "high_noon")
    assert "the action of this turn has been played" in card
    assert "#SU-18" in card
    assert "<button" not in card


def test_options_about_minions_stand_on_the_minions():
    table = position(DUEL, seats=2)
    choose(table, kind="play", card="gunfighter", place="saloon")
    text = page(table, 0)
    read = Read(text)
    index = table.question.find(card="bushi")[0]
    handle = table.question.describe(index).handle
    assert f'id="h{handle}"' in text
    assert "face" in buttons(read)[index]["class"]
    assert [label["for"] for label in read.all("label", **{"class": "choice"})] == [
        id_of(text, index)
    ]
    assert "now 3 : 4, you trail" in read.words
    decline = buttons(read)[table.question.find(kind="decline")[0]]
    assert (decline["class"], decline["data-key"]) == ("slot", "0")


@pytest.mark.parametrize("base", ["so_so_corral", "shoguns_palace"])
def test_the_minion_that_would_duel_is_marked_and_compared(base):
    table = position(
        f"""
        {base}:
          A: gunfighter
          B: bushi, ronin
        A:
          hand: gunfighter
        """,
        seats=2,
    )
    choose(table, kind="play", card="gunfighter", place=base)
    choose(table, kind="decline")  # its own ability
    marked = table.view(0).challenger
    assert marked == table.view(0).bases[0].minions[-1].handle
    text = page(table, 0)
    read = Read(text)
    assert "now 3 : 4, you trail" in read.words
    assert "now 3 : 3, a tie" in read.words
    assert [one["id"] for one in read.all("div") if "duels" in one.get("class", "").split()] == [
        f"h{marked}"
    ]


def test_a_duel_has_a_panel():
    table = position(DUEL, seats=2)
    assert 'class="duel"' not in page(table, 0)
    choose(table, kind="play", card="gunfighter", place="saloon")
    choose(table, card="bushi")
    for reader in (0, 1, None):
        duel = Read(part(page(table, reader), '<section class="duel"', "</section>") + "</section>")
        assert "Gunfighter 3 against" in duel.words
        assert "Bushi" in duel.words


@pytest.mark.rule("SU-110")
def test_a_dueling_card_is_not_called_buried():
    table = position(DUEL, seats=2)
    choose(table, kind="play", card="gunfighter", place="saloon")
    choose(table, card="bushi")
    while not table.view(None).duel.cards:
        table.answer(0)
    for reader in (0, 1, None):
        duel = part(page(table, reader), '<section class="duel"', "</section>")
        assert ">Dueling card</em>" in duel
        assert "Buried" not in duel


def test_a_buried_card_is_named_only_to_those_who_know_it():
    table = position(BUSY)
    pyramids = 'aria-label="Pyramids'
    mine, theirs = (part(page(table, seat), pyramids, "</section>") for seat in (0, 1))
    assert "Deputy" in mine
    assert "Deputy" not in theirs
    assert "Tomb Trap" in theirs
    assert mine.count(">Buried</em>") == theirs.count(">Buried</em>") == 2


def test_power_changed_against_print_is_marked():
    table = position(BUSY)
    text = page(table, 0)
    minions = [minion for base in table.view(0).bases for minion in base.minions]
    bushi = next(minion for minion in minions if minion.card == "bushi")
    assert bushi.power > bushi.printed
    start = text.index(f'id="h{bushi.handle}"')
    assert f'class="power up">{bushi.power}</i>' in text[start : start + 800]
    assert f"Power</a> {bushi.power}: {bushi.printed} printed, +1 counter" in text


def test_more_minions_than_have_room_become_strips():
    many = """
        saloon:
          A: deputy, deputy, gunfighter, sheriff
          B: bushi, ronin
    """
    text = page(position(many, seats=3), 0)
    saloon = part(text, 'aria-label="Saloon', "</section>")
    assert saloon.count("thing strip") == 4
    assert saloon.count("thing card") == 2


def test_factions_to_choose_from_are_posters():
    table = fiendish.new("smash_up", seats=2, seed=3, choose="draft")
    assert table.question is not None
    seat = table.question.seat
    read = Read(page(table, seat))
    assert len(read.all("button", name="choice")) == len(table.question.options)
    assert "Robots" in read.words
    assert Read(page(table, 1 - seat)).all("button") == []


def test_a_spectator_sees_no_hand_and_no_button():
    read = Read(page(position(BUSY), None))
    assert read.all("button") == []
    assert not [one for one in read.values("class") if one.startswith("thing inhand")]


def test_the_end_ranks_everybody_by_vp():
    table = finished("smash_up", 4)
    read = Read(page(table, None))
    rows = part(page(table, None), "<tbody>", "</tbody>")
    for player in table.view(None).players:
        assert f"<td><b>{player.vp}</b></td>" in rows
    assert NAMES[0] in read.words
