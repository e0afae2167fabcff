"""Chapter 5: kinds of cards, Strength, what can be played, Allies at home and abroad."""

from __future__ import annotations

import pytest

from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.villainous.book import CONTRACT
from tests.games.marvel_villainous.playing import at

# -- kinds of cards ------------------------------------------------------------------------------


@pytest.mark.rule("MV-66")
def test_villain_cards_have_the_back_of_their_deck_fate_cards_one_back():
    backs = {face.deck: face.back for face in BOOK.faces}
    assert len({backs[deck] for deck in ("loki", "modok", "masque")}) == 3
    fate = {back for deck, back in backs.items() if deck not in ("loki", "modok", "masque")}
    assert fate == {"Fate card"}


@pytest.mark.rule("MV-86")
def test_contracts_are_a_kind_of_madame_masques_alone():
    decks = {face.deck for face in BOOK.faces if face.kind is CONTRACT}
    assert decks == {"masque"}


# -- Strength ------------------------------------------------------------------------------------


@pytest.mark.rule("MV-67", "MV-R20")
@pytest.mark.parametrize(
    ("cards", "card", "strength"),
    [
        ("frost_giant", "frost_giant", 4),
        ("frost_giant +2", "frost_giant", 6),
        ("frost_giant [laevateinn]", "frost_giant", 6),
        ("sif, lorelei, casket_of_ancient_winters", "sif", 0),  # 3 - 2 - 1
        ("sif +1, lorelei, casket_of_ancient_winters", "sif", 1),
        ("mockingbird_shield, lorelei, casket_of_ancient_winters", "mockingbird_shield", 0),
        ("sif +2 -1 [mjolnir]", "sif", 6),
        ("kid_loki -3", "kid_loki", 0),
        ("kid_loki -3 [laevateinn]", "kid_loki", 0),  # 1 - 3 + 2
        ("kid_loki -3 +1 [laevateinn]", "kid_loki", 1),
    ],
)
def test_strength_is_print_tokens_gains_and_attachments_less_losses(
    cards: str, card: str, strength: int
):
    play = at(f"""
        A:
          bifrost: {cards}
    """)
    assert play.strength(card) == strength


@pytest.mark.rule("MV-R20")
def test_tokens_for_and_against_stay_on_the_card():
    play = at("""
        A:
          mischief: 1
          bifrost: norn_stones, sif +1
    """)
    play.activate("norn_stones")
    (sif,) = play.view().realms[0].locations[1].above
    assert (sif.strength, sif.plus, sif.minus) == (3, 1, 1)
    play.done()


@pytest.mark.rule("MV-70")
def test_a_token_stays_as_long_as_the_card_is_in_play():
    play = at("""
        A:
          mover: bifrost
          jotunheim: frost_giant +1, lorelei
    """)
    play.relocate("frost_giant", "bifrost")
    assert play.strength("frost_giant") == 5
    play.next_turn("A")
    assert play.strength("frost_giant") == 5
    play = at("""
        A:
          mover: sanctum_sanctorum
          jotunheim: executioner, sif -1 +1
          hand: cast_illusion
    """)
    play.vanquish("sif")
    assert not any(play.g.plus)
    assert not any(play.g.minus)
    play.done()


@pytest.mark.rule("MV-71")
def test_a_loss_without_token_lasts_while_its_cause_is_there():
    text = """
        A:
          mover: bifrost
          power: 1
          jotunheim: lorelei, sif
    """
    play = at(text)
    assert play.strength("sif") == 1
    play.relocate("lorelei", "odins_throne")
    assert play.strength("sif") == 3
    play.done()
    play = at("""
        A:
          power: 1
          jotunheim: lorelei, sif, enchantress
    """)
    play.activate("enchantress")
    play.choose("bifrost")
    assert play.strength("sif") == 3
    play.done()


@pytest.mark.rule("MV-R22")
def test_modifiers_of_a_domain_do_not_reach_foreign_allies():
    """Captain America weakens the owner's Allies; tokens and Items of a foreign one count."""
    play = at("""
        B:
          aim_island: captain_america_avenger, aim_agent, lady_loki +1 [laevateinn]
    """)
    assert play.at("B", "aim_island") == [
        "A lady_loki 5 [laevateinn]",
        "B aim_agent 1",
        "captain_america_avenger 4",
    ]


@pytest.mark.rule("MV-R24")
def test_at_an_event_only_the_ally_itself_counts():
    play = at("""
        active: B
        B:
          aim_island: captain_america_avenger, sif, odin
          black_market: super_adaptoid
        events:
          incoming: aim_agent -1 [aim_battle_armor]
          aim_mutiny: aim_scientist +2
    """)
    assert play.strength("super_adaptoid") == 6  # 3, and three Heroes
    assert play.events() == [
        "incoming 8: B aim_agent 2 [aim_battle_armor]",
        "aim_mutiny 7: B aim_scientist 3",
    ]
    play = at("""
        active: B
        B:
          aim_island: captain_america_avenger, sif, odin
        events:
          incoming: super_adaptoid
    """)
    assert play.strength("super_adaptoid") == 3


# -- all or nothing ------------------------------------------------------------------------------


@pytest.mark.rule("MV-72", "MV-R9")
@pytest.mark.parametrize(
    ("hand", "position", "possible"),
    [
        ("cast_illusion", "", False),  # no Hero
        ("cast_illusion", "bifrost: sif", True),
        ("cast_illusion", "bifrost: sif [mjolnir]", False),
        ("sow_discord", "bifrost: kid_loki", False),  # nobody abroad
        ("shape_shift", "bifrost: kid_loki", False),
        ("rewrite_the_story", "", False),  # nothing to take
        ("rewrite_the_story", "pile: lorelei", True),
        ("glorious_purpose", "deck:", True),  # drawing always counts as possible
        ("lady_loki", "", True),  # her "when played" never stops her
    ],
)
def test_a_card_that_cannot_be_carried_out_cannot_be_played(
    hand: str, position: str, possible: bool
):
    play = at(f"""
        A:
          power: 5
          mischief: 2
          hand: {hand}
          {position}
    """)
    assert play.can("play", hand) == possible
    assert play.why_not("play", hand) == ("" if possible else "MV-72")


@pytest.mark.rule("MV-R9")
@pytest.mark.parametrize(
    ("position", "possible"),
    [
        ("hand: creating_the_cube", True),  # it is in the deck
        ("hand: creating_the_cube\n          pile: cosmic_cube", True),
        ("hand: creating_the_cube, cosmic_cube", False),
        ("hand: creating_the_cube\n          aim_laboratory: cosmic_cube", False),
    ],
)
def test_a_player_knows_what_is_in_the_own_deck(position: str, possible: bool):
    play = at(f"""
        active: B
        B:
          power: 3
          loyalty: 2
          {position}
    """)
    assert play.can("play", "creating_the_cube") == possible


@pytest.mark.rule("MV-R9")
@pytest.mark.parametrize(("deck", "possible"), [("modam, aim_agent", True), ("modam", False)])
def test_a_reveal_counts_as_possible_unless_it_must_fail(deck: str, possible: bool):
    play = at(f"""
        active: B
        B:
          power: 1
          hand: mass_production
          deck: {deck}
    """)
    assert play.can("play", "mass_production") == possible


# -- Allies --------------------------------------------------------------------------------------


@pytest.mark.rule("MV-73")
def test_an_ally_is_paid_for_and_lies_at_the_bottom():
    play = at("""
        A:
          power: 4
          hand: executioner
    """)
    play.play("executioner", "sanctum_sanctorum")
    assert play.power("A") == 1
    there = play.view().realms[0].locations[3]
    assert [card.card for card in there.below] == ["loki_executioner"]
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("MV-74")
def test_name_groups_go_by_the_printed_name():
    """Monica Rappaccini makes A.I.M. Allies cheaper: not Super-Adaptoid, not A.I.M. Battle Armor."""
    play = at("""
        active: B
        B:
          power: 3
          hand: aim_agent, super_adaptoid, aim_battle_armor
          aim_island: monica_rappaccini
    """)
    prices = {card.card: card.cost for card in play.view("B").hand}
    assert prices == {"modok_aim_agent": 0, "modok_super_adaptoid": 4, "modok_aim_battle_armor": 1}


@pytest.mark.rule("MV-74")
def test_heroes_with_avenger_in_their_name():
    play = at(
        """
        A:
          mover: bifrost
          jotunheim: sif, captain_america_avenger
        B:
          aim_island: gwenpool_west_coast_avenger, kate_bishop_west_coast_avenger, war_machine
        fate deck: west_coast_reinforcements, rest
        """,
        seats=3,
    )
    play.fate()
    play.choose("B")
    assert play.options() == [
        "captain_america_avenger",
        "gwenpool_west_coast_avenger",
        "kate_bishop_west_coast_avenger",
    ]


@pytest.mark.rule("MV-75", "MV-R45")
def test_an_ally_played_abroad_lies_above_and_its_player_chooses_the_place():
    play = at("""
        A:
          power: 1
          hand: kid_loki
    """)
    assert play.options("play kid_loki a") == [
        "play kid_loki aim_island", "play kid_loki aim_laboratory",
    ]  # fmt: skip
    play.play("kid_loki", "aim_laboratory")
    there = play.view().realms[1].locations[1]
    assert [card.card for card in there.above] == ["loki_kid_loki"]
    assert all(symbol.covered for symbol in there.top)
    assert not any(symbol.covered for symbol in there.bottom)
    assert not play.can("play")  # it took a normal symbol
    play.done()


@pytest.mark.rule("MV-75")
def test_the_same_holds_if_it_is_relocated_there():
    play = at("""
        active: B
        B:
          mover: doomsday_hangar
          aim_island: aim_saboteur
    """)
    play.relocate("aim_saboteur", "bifrost")
    there = play.view().realms[0].locations[1]
    assert [card.card for card in there.above] == ["modok_aim_saboteur"]
    assert all(symbol.covered for symbol in there.top)
    play.done("B")


@pytest.mark.rule("MV-76")
def test_it_stays_under_its_players_control():
    text = """
        active: {}
        A:
          mover: bifrost
        B:
          mover: doomsday_hangar
          aim_island: kid_loki, aim_agent
    """
    play = at(text.format("A"))
    assert play.can("relocate", "kid_loki", "bifrost")
    play = at(text.format("B"))
    assert not play.can("relocate", "kid_loki")
    assert play.can("relocate", "aim_agent")
    play.vanquish("kid_loki")
    assert (play.pile("A"), play.pile("B")) == (["kid_loki"], ["aim_agent"])
    play.done("B")


@pytest.mark.rule("MV-R46")
def test_your_allies_are_never_the_opposing_ones_who_stand_there():
    """Quake scatters the Allies of the targeted player; Sif sends back those abroad."""
    play = at(
        """
        active: C
        B:
          aim_island: kid_loki, aim_agent
        fate deck: quake_shield, rest
        """,
        seats=3,
    )
    play.fate()
    play.choose("B", "aim_island")
    assert play.asked == "C where"
    play.choose("black_market")
    assert play.at("B", "black_market") == ["B aim_agent 2"]
    assert play.at("B", "aim_island") == ["A kid_loki 1", "quake_shield 4"]
    play.done("C")


@pytest.mark.rule("MV-R46")
def test_for_its_player_it_is_one_of_them():
    play = at("""
        active: B
        B:
          mover: aim_laboratory
          aim_island: kid_loki, aim_agent
        fate deck: sif, rest
    """)
    play.fate()
    play.choose("bifrost")
    assert play.options() == ["decline", "kid_loki"]
    play.choose("kid_loki")
    assert play.hand("A") == ["kid_loki"]
    play.done("B")


@pytest.mark.rule("MV-77")
def test_what_an_ally_is_for_is_up_to_its_player():
    """An A.I.M. Scientist may fight, be activated, go to an Event, or stay for Loyalty."""
    text = """
        active: B
        B:
          mover: {}
          hand: modam
          aim_island: aim_scientist, life_model_decoy_shield
        events:
          incoming:
    """
    play = at(text.format("doomsday_hangar"))
    assert not play.can("vanquish")  # Incoming makes the Decoy stronger
    assert play.can("relocate", "aim_scientist", "incoming")
    play = at(text.format("black_market"))
    assert play.can("activate", "aim_scientist")
    play = at(text.format("doomsday_hangar").replace("incoming", "infiltrated"))
    assert play.can("vanquish", "life_model_decoy_shield")
    assert play.can("end")
