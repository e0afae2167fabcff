"""Chapter 4: the Vanquish action, and characters with Strength 0."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import at

LOKI_FIGHTS = """
    A:
      mover: sanctum_sanctorum
      {}
"""
MASQUE_FIGHTS = """
    active: B
    B:
      {}
"""


# -- who against whom ----------------------------------------------------------------------------


@pytest.mark.rule("MV-57")
def test_one_character_at_the_place_of_the_allies():
    play = at("""
        A:
          mover: sanctum_sanctorum
          bifrost: frost_giant, sif, aim_saboteur
          jotunheim: executioner
          odins_throne: odin
    """)
    assert play.options("vanquish") == ["vanquish aim_saboteur", "vanquish sif"]
    assert play.why_not("vanquish", "odin") == "MV-57"
    play.vanquish("sif")
    assert play.at("A", "bifrost") == ["B aim_saboteur 2"]
    assert play.at("A", "jotunheim") == ["A executioner 5"]
    play.done()


@pytest.mark.rule("MV-57", "MV-60")
def test_the_player_names_the_allies_and_the_others_stay():
    play = at("""
        A:
          mover: sanctum_sanctorum
          bifrost: frost_giant, executioner, lady_loki, sif
    """)
    play.take(kind="vanquish", card="fate_sif")
    assert play.options() == ["executioner", "frost_giant", "lady_loki"]
    play.choose("lady_loki")
    assert play.options() == ["executioner", "frost_giant"]  # 2 are not enough against 3
    play.choose("frost_giant")
    assert play.options() == ["decline", "executioner"]
    play.decline()
    assert play.at("A", "bifrost") == ["A executioner 5"]
    assert sorted(play.pile("A")) == ["frost_giant", "lady_loki"]
    play.done()


def test_all_see_against_whom_and_who_is_named():
    play = at("""
        A:
          mover: sanctum_sanctorum
          bifrost: frost_giant, executioner, lady_loki, sif
    """)
    assert play.view("A").attack is None
    play.take(kind="vanquish", card="fate_sif")
    play.choose("lady_loki")
    attack = play.view("A").attack
    assert attack is not None
    assert (attack.card, attack.needed, attack.least) == ("fate_sif", 3, 1)
    assert (len(attack.used), attack.strength) == (1, 2)
    assert play.view("B").attack == play.view(None).attack == attack
    play.choose("frost_giant")
    attack = play.view("A").attack
    assert attack is not None
    assert attack.strength == 6
    play.decline()
    assert play.view("A").attack is None
    play.done()


@pytest.mark.rule("MV-58")
@pytest.mark.parametrize(
    ("cards", "possible"),
    [
        ("frost_giant, heimdall", True),  # 4 against 4
        ("frost_giant, heimdall +1", False),
        ("frost_giant -1, heimdall", False),
        ("frost_giant, kid_loki, heimdall +1", True),  # together
        ("frost_giant, lorelei, odin", True),  # 6 against 6 - 2
        ("kid_loki [laevateinn], sif", True),  # 1 + 2 against 3
        ("kid_loki [laevateinn], sif [mjolnir]", False),
    ],
)
def test_current_strength_has_to_be_reached(cards: str, possible: bool):
    play = at(LOKI_FIGHTS.format(f"bifrost: {cards}"))
    assert bool(play.options("vanquish")) == possible
    if not possible:
        foe = cards.split(", ")[-1].split()[0]
        assert play.why_not("vanquish", foe) == "MV-58"


@pytest.mark.rule("MV-59", "MV-116")
def test_all_concerned_go_face_up_to_their_own_piles():
    play = at("""
        A:
          mover: sanctum_sanctorum
          bifrost: frost_giant, sif
    """)
    play.vanquish("sif")
    assert play.at("A", "bifrost") == []
    assert (play.pile("A"), play.pile("B"), play.fate_pile()) == (["frost_giant"], [], ["sif"])
    for card in (*play.g.piles[0], *play.g.fate_piles[0]):
        assert play.g.known[card] == play.g.everyone
    play.done()


@pytest.mark.rule("MV-59", "MV-76")
def test_an_opposing_ally_goes_to_the_pile_of_its_own_player():
    play = at("""
        A:
          mover: sanctum_sanctorum
          bifrost: frost_giant, aim_saboteur [aim_battle_armor]
    """)
    play.vanquish("aim_saboteur")  # the armor falls instead
    assert play.pile("B") == ["aim_battle_armor"]
    play = at("""
        A:
          mover: sanctum_sanctorum
          bifrost: frost_giant, aim_saboteur
    """)
    play.vanquish("aim_saboteur")
    assert (play.pile("A"), play.pile("B"), play.fate_pile()) == (
        ["frost_giant"], ["aim_saboteur"], []
    )  # fmt: skip
    play.done()


@pytest.mark.rule("MV-R15")
def test_only_characters_of_others_in_the_own_domain_by_allies_who_are_there():
    play = at("""
        A:
          mover: sanctum_sanctorum
          bifrost: frost_giant, lady_loki
          jotunheim: sif
        B:
          aim_island: king_loki, heimdall, aim_scientist
        events:
          incoming: executioner
    """)
    assert play.options("vanquish") == []


@pytest.mark.rule("MV-R15")
def test_fate_items_are_no_characters():
    play = at(LOKI_FIGHTS.format("bifrost: frost_giant, containment_field"))
    assert play.options("vanquish") == []


@pytest.mark.rule("MV-R16")
def test_more_allies_than_needed_are_discarded_too():
    play = at(LOKI_FIGHTS.format("bifrost: frost_giant, king_loki, sif"))
    play.vanquish("sif", "frost_giant", "king_loki")
    assert play.at("A", "bifrost") == []
    assert sorted(play.pile("A")) == ["frost_giant", "king_loki"]
    play.done()


# -- the order of what follows -------------------------------------------------------------------


@pytest.mark.rule("MV-R17", "MV-R36")
def test_defeat_then_rewards_then_the_allies_then_what_using_them_brings():
    play = at(
        MASQUE_FIGHTS.format("manhattan: dreadnought [twin_pistols], sif [standing_contract]"),
        villains="loki,masque",
    )
    play.vanquish("sif")
    assert (play.power("B"), play.vendettas()) == (4, ["sif"])
    log = play.log("B")
    order = [
        "Sif is defeated.",
        "You settle a Vendetta with Sif: 1 of 8.",
        "Your Standing Contract pays.",
        "You gain 3 Power.",
        "You discard Dreadnought.",
        "You discard Twin Pistols.",
        "You gain 1 Power.",
    ]
    assert sorted(order, key=log.index) == order
    assert play.pile("B")[-2:] == ["twin_pistols", "dreadnought"]
    play.done("B")


@pytest.mark.rule("MV-R17", "MV-150")
def test_victory_is_checked_before_the_allies_are_discarded():
    play = at(
        MASQUE_FIGHTS.format(
            "vendettas: odin, heimdall, warriors_three, beta_ray_bill, spider_woman, bethany_cabe,"
            " quake_shield\n      manhattan: dreadnought [twin_pistols], sif"
        ),
        villains="loki,masque",
    )
    play.vanquish("sif")
    assert play.winner == "B"
    assert play.at("B", "manhattan") == ["B dreadnought 7 [twin_pistols]"]
    assert play.power("B") == 0


@pytest.mark.rule("MV-R17", "MV-139")
def test_loyalty_rises_before_the_allies_leave():
    play = at("""
        active: B
        B:
          mover: doomsday_hangar
          aim_island: aim_shock_trooper, sif
    """)
    play.vanquish("sif")
    log = play.log("B")
    assert log.index("Your Loyalty is now 1.") < log.index("You discard A.I.M. Shock Trooper.")
    play.done("B")


# -- Strength 0 ----------------------------------------------------------------------------------


@pytest.mark.rule("MV-68")
def test_an_ally_at_zero_cannot_fight_but_stays_works_and_moves():
    play = at(
        """
        active: B
        B:
          mover: doomsday_hangar
          aim_island: aim_scientist -1, mockingbird_shield -2
        """,
        villains="masque,modok",
    )
    assert play.strength("aim_scientist") == 0
    assert play.options("vanquish") == []  # though nothing is needed against 0
    play = at("""
        active: B
        B:
          mover: black_market
          hand: modam
          aim_island: aim_scientist -1
    """)
    play.activate("aim_scientist")
    play.choose("modam")
    assert play.pile("B") == ["modam"]
    play.done("B")
    play = at("""
        active: B
        B:
          mover: doomsday_hangar
          aim_island: aim_scientist -2
    """)
    play.relocate("aim_scientist", "black_market")
    assert play.at("B", "black_market") == ["B aim_scientist 0"]
    play.done("B")


@pytest.mark.rule("MV-68")
def test_an_ally_at_zero_is_not_among_those_who_can_be_named():
    play = at(LOKI_FIGHTS.format("bifrost: kid_loki -1, frost_giant, executioner, sif"))
    play.take(kind="vanquish", card="fate_sif")
    assert play.options() == ["executioner", "frost_giant"]


@pytest.mark.rule("MV-69", "MV-R19")
def test_a_hero_at_zero_covers_and_is_vanquished_without_loss():
    play = at(LOKI_FIGHTS.format("sanctum_sanctorum: kid_loki [laevateinn], sif -3"))
    assert play.strength("sif") == 0
    assert not play.can("play")
    assert play.view().realms[0].locations[3].top[0].covered
    play.vanquish("sif")
    assert play.at("A", "sanctum_sanctorum") == ["A kid_loki 3 [laevateinn]"]
    assert (play.pile("A"), play.fate_pile()) == ([], ["sif"])
    assert play.second("A") == 1  # "when used" happens all the same
    play.done()


@pytest.mark.rule("MV-69")
def test_a_hero_at_zero_keeps_its_ability():
    play = at("""
        A:
          power: 1
          hand: kid_loki
          bifrost: heimdall -4
    """)
    assert play.strength("heimdall") == 0
    assert not play.can("play", "kid_loki", "aim_island")


@pytest.mark.rule("MV-R19")
def test_nothing_that_replaces_the_discard_happens_then():
    text = MASQUE_FIGHTS.format("manhattan: count_nefaria, sif -{}")
    play = at(text.format(3), villains="loki,masque")
    play.vanquish("sif")
    assert play.at("B", "manhattan") == ["B count_nefaria 8"]
    play.done("B")
    play = at(text.format(2), villains="loki,masque")
    play.vanquish("sif")
    assert play.at("B", "manhattan") == ["B count_nefaria 6"]
    play.done("B")


@pytest.mark.rule("MV-R19", "MV-76")
def test_the_same_holds_for_an_opposing_ally_at_zero():
    play = at(LOKI_FIGHTS.format("bifrost: kid_loki, aim_saboteur -2"))
    play.vanquish("aim_saboteur")
    assert play.at("A", "bifrost") == ["A kid_loki 1"]
    assert (play.pile("A"), play.pile("B")) == ([], ["aim_saboteur"])
    play.done()


@pytest.mark.rule("MV-R19")
def test_somebody_with_strength_is_still_needed():
    play = at(LOKI_FIGHTS.format("bifrost: kid_loki -1, sif -3"))
    assert play.options("vanquish") == []


@pytest.mark.rule("MV-R19", "MV-142")
def test_the_token_returns_after_such_a_fight_too():
    play = at("""
        active: B
        B:
          mover: doomsday_hangar
          loyalty: 1
          piece: aim_island
          aim_island: sif -3
    """)
    play.vanquish("sif")
    assert play.at("B", "aim_island") == []
    assert [piece.card for piece in play.view().realms[1].area] == ["modok_token"]
    play.done("B")


# -- Protector -----------------------------------------------------------------------------------


@pytest.mark.rule("MV-R21", "MV-93")
def test_a_protector_has_to_go_first_at_its_own_location():
    play = at(
        LOKI_FIGHTS.format(
            "bifrost: frost_giant, executioner, beta_ray_bill, sif\n"
            "      jotunheim: frost_giant, heimdall"
        )
    )
    assert play.options("vanquish") == ["vanquish beta_ray_bill", "vanquish heimdall"]
    assert play.why_not("vanquish", "sif") == "MV-93"


@pytest.mark.rule("MV-R21")
def test_a_protector_shields_no_opposing_ally():
    play = at(LOKI_FIGHTS.format("bifrost: frost_giant, beta_ray_bill, aim_saboteur"))
    assert play.options("vanquish") == ["vanquish aim_saboteur"]


@pytest.mark.rule("MV-R21")
def test_a_card_cannot_choose_a_protected_hero_to_defeat():
    text = """
        active: B
        B:
          power: 2
          hand: sniper_shot
          manhattan: {}
          madripoor: mockingbird_shield
    """
    play = at(text.format("bethany_cabe, sif"), villains="loki,masque")
    play.play("sniper_shot")
    assert play.options() == ["bethany_cabe", "mockingbird_shield"]
    play = at(text.format("beta_ray_bill, sif"), villains="loki,masque")
    play.play("sniper_shot")
    assert play.vendettas() == ["mockingbird_shield"]  # the only one that could be chosen
    play.done("B")


@pytest.mark.rule("MV-R21")
def test_relocations_are_not_limited():
    play = at("""
        A:
          power: 1
          bifrost: enchantress, beta_ray_bill, sif
    """)
    play.activate("enchantress")
    assert play.options() == ["beta_ray_bill", "sif"]


@pytest.mark.rule("MV-R21")
def test_all_heroes_of_a_domain_are_defeated_protectors_first():
    """The reward of Avengers Assemble."""
    play = at(
        """
        A:
          power: 3
          hand: frost_giant
          bifrost: sif, beta_ray_bill
          jotunheim: heimdall
        events:
          avengers_assemble: executioner, frost_giant -2
        """,
        mixing="yes",
    )
    play.play("frost_giant", "avengers_assemble")
    assert play.asked == "A defeat"
    assert play.options() == ["beta_ray_bill", "heimdall"]
    play.choose("beta_ray_bill")
    assert play.options() == ["heimdall", "sif"]
    play.choose("sif")
    assert [*play.at("A", "bifrost"), *play.at("A", "jotunheim")] == []
    play.done()
