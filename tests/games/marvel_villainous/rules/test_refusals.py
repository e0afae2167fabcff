"""Why something cannot be done: the true reason, with its rule. A plays Loki, or who is named."""

from __future__ import annotations

import pytest

import fiendish
from tests.games.marvel_villainous.playing import Play, at
from tests.games.villainous.refusals import checks_agree

THRONE = "loki", "step", "", ""
CASES = {
    # Loki's throne
    "elsewhere": (*THRONE, "mover: bifrost\n  mischief: 2", "MV-134", "is not at Odin's Throne"),
    "beside a Hero": (*THRONE, "mischief: 2\n  odins_throne: sif", "MV-134", "a Hero or another"),
    "beside a foreign Ally": (
        *THRONE, "mischief: 2\n  odins_throne: aim_saboteur", "MV-134", "a Hero or another",
    ),
    "under Odin": (*THRONE, "mischief: 2\n  bifrost: odin", "MV-39", "Odin does not let you"),
    "no Mischief": (*THRONE, "power: 1", "MV-133", "not enough Mischief"),
    # Madame Masque's hit
    "a Villain without a step": ("modok", "step", "", "", "power: 1", "MV-R5", "no such step"),
    # steps of cards
    "Containment Field unpaid": (
        "modok", "free", "containment_field", "", "power: 1\n  aim_island: containment_field",
        "MV-43", "it costs 2 Power, and you have 1",
    ),
    "Containment Field elsewhere": (
        "masque", "free", "containment_field", "", "power: 9", "MV-48", "not a card of yours in play",
    ),
    "Casket without a Hero": (
        "loki", "free", "casket_of_ancient_winters", "",
        "bifrost: casket_of_ancient_winters\n  jotunheim: sif", "MV-R5", "a Hero at its location",
    ),
    "a card without a step": (
        "loki", "free", "norn_stones", "", "bifrost: norn_stones", "MV-R5", "offers no step",
    ),
    # Vanquish
    "Warriors Three": (
        "loki", "vanquish", "warriors_three", "",
        "mover: sanctum_sanctorum\n  bifrost: warriors_three, frost_giant +5", "MV-38",
        "Warriors Three asks for 2 Allies, you have 1 there",
    ),
    "Peggy Carter": (
        "loki", "vanquish", "heimdall", "",
        "mover: sanctum_sanctorum\n  bifrost: heimdall, frost_giant\n"
        "  jotunheim: peggy_carter_shield", "MV-38",
        "with Peggy Carter, S.H.I.E.L.D. it takes Strength 5, your Allies there have 4",
    ),
    "too weak with or without her": (
        "loki", "vanquish", "odin", "",
        "mover: sanctum_sanctorum\n  bifrost: odin, frost_giant\n"
        "  jotunheim: peggy_carter_shield", "MV-58",
        "it takes Strength 7, your Allies there have 4",
    ),
    "nobody there": (
        "loki", "vanquish", "sif", "", "mover: sanctum_sanctorum\n  bifrost: sif", "MV-57",
        "no Ally there who can be used",
    ),
    "an Ally at 0": (
        "loki", "vanquish", "sif", "", "mover: sanctum_sanctorum\n  bifrost: sif, kid_loki -1",
        "MV-57", "no Ally there who can be used",
    ),
    "behind a Protector": (
        "loki", "vanquish", "sif", "",
        "mover: sanctum_sanctorum\n  bifrost: sif, beta_ray_bill, executioner", "MV-93",
        "Protector",
    ),
    "an own Ally": (
        "loki", "vanquish", "lorelei", "",
        "mover: sanctum_sanctorum\n  bifrost: lorelei, executioner", "MV-57",
        "only Heroes and other players' Allies",
    ),
    "a Fate Item": (
        "loki", "vanquish", "containment_field", "",
        "mover: sanctum_sanctorum\n  bifrost: containment_field, executioner", "MV-156",
        "no character",
    ),
    # Relocate
    "an Item to an Event": (
        "loki", "relocate", "norn_stones", "event_incoming",
        "mover: bifrost\n  bifrost: norn_stones\nevents:\n  incoming:", "MV-81", "an Item",
    ),
    "to somebody else's Event": (
        "loki", "relocate", "lorelei", "event_aim_mutiny",
        "mover: bifrost\n  bifrost: lorelei\nevents:\n  aim_mutiny:", "MV-101", "the named Villain",
    ),
    "back from an Event": (
        "loki", "relocate", "lorelei", "bifrost",
        "mover: bifrost\nevents:\n  incoming: lorelei", "MV-R23", "at an Event",
    ),
    "into another Domain": (
        "loki", "relocate", "lorelei", "black_market", "mover: bifrost\n  bifrost: lorelei",
        "MV-54", "another player's Domain",
    ),
    "within another Domain": (
        "loki", "relocate", "kid_loki", "black_market",
        "mover: bifrost\nB:\n  aim_island: kid_loki", "MV-54", "another player's Domain",
    ),
    "to Events with She-Hulk there": (
        "loki", "relocate", "lorelei", "event_incoming",
        "mover: bifrost\n  bifrost: lorelei\n  jotunheim: ip_she_hulk\nevents:\n  incoming:",
        "MV-39", "She-Hulk does not let you",
    ),
    "the Cosmic Cube": (
        "modok", "relocate", "cosmic_cube", "black_market",
        "mover: doomsday_hangar\n  aim_laboratory: cosmic_cube", "MV-38",
        "Cosmic Cube cannot be relocated there",
    ),
    "Dreadnought to an Event": (
        "masque", "relocate", "dreadnought", "event_incoming",
        "mover: nefaria_estate\n  manhattan: dreadnought\nevents:\n  incoming:", "MV-38",
        "Dreadnought cannot be relocated there",
    ),
    "a Specialty": (
        "loki", "relocate", "silver_tongue", "jotunheim", "mover: bifrost\n  area: silver_tongue",
        "MV-85", "Specialties",
    ),
    "a Hero": (
        "loki", "relocate", "sif", "jotunheim", "mover: bifrost\n  bifrost: lorelei\n"
        "  odins_throne: sif", "MV-54", "only your own cards",
    ),
    "where it is": (
        "loki", "relocate", "lorelei", "bifrost", "mover: bifrost\n  bifrost: lorelei", "MV-51",
        "it is there already",
    ),
    "the token of M.O.D.O.K.": (
        "loki", "relocate", "modok_token", "bifrost", "mover: bifrost\n  bifrost: lorelei",
        "MV-54", "only your own cards",
    ),
    # cards and abilities that need something
    "Sow Discord": (
        "loki", "play", "sow_discord", "", "power: 3\n  hand: sow_discord", "MV-72",
        "it needs an Ally of yours in another player's Domain",
    ),
    "Silver Tongue unpaid": (
        "loki", "activate", "silver_tongue", "", "area: silver_tongue\nB:\n  hand: aim_agent",
        "MV-133", "it costs 1 Mischief, and you have 0",
    ),
    "no such act": ("loki", "deed", "", "", "power: 1", "MV-29", "free, step"),
}  # fmt: skip


def table(villain: str, text: str) -> Play:
    """A is that Villain; the others follow in their usual order."""
    others = [name for name in ("loki", "modok", "masque") if name != villain]
    mixing = "yes" if "ip_" in text else "no"
    return at(f"A:\n  {text}\n", villains=",".join([villain, *others][:2]), mixing=mixing)


@pytest.mark.rule(
    "MV-38", "MV-39", "MV-43", "MV-51", "MV-54", "MV-57", "MV-58", "MV-81", "MV-85", "MV-93",
    "MV-101", "MV-134", "MV-156", "MV-R5", "MV-R18", "MV-R23",
)  # fmt: skip
@pytest.mark.parametrize("case", CASES)
def test_the_reason_is_the_true_one(case: str):
    villain, kind, card, place, text, rule, words = CASES[case]
    play = table(villain, text)
    wanted = {"kind": kind, "card": card and play._full(card), "place": place}
    reason = play.table.why_not(0, **{key: value for key, value in wanted.items() if value})
    assert reason is not None
    assert (reason.rule, words in reason.text) == (rule, True), str(reason)


@pytest.mark.rule("MV-134")
def test_a_throne_that_was_used():
    play = table("loki", "mischief: 3")
    play.step(1)
    assert play.why_not("step") == "MV-134"


@pytest.mark.rule("MV-149")
def test_a_second_hit():
    play = table("masque", "mover: manhattan\nfate deck: sif, rest")
    play.step()
    play.choose("manhattan")
    assert play.why_not("step") == "MV-149"


@pytest.mark.parametrize("seats", [2, 3])
def test_every_act_is_listed_or_has_a_reason(seats: int):
    found = 0
    for seed in range(3):
        game = fiendish.new(
            "marvel_villainous",
            seats=seats,
            seed=seed,
            mode="undying",
            mixing=bool(seed % 2),
            turn_limit=100,
        )
        found += checks_agree(game, seed)
    assert found > 1000
