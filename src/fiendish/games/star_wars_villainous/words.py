"""Prompts, facts and reasons in our words, each with its rule."""

from __future__ import annotations

from fiendish.engine.journal import Happening
from fiendish.engine.question import Prompt, Reason
from fiendish.games.villainous.words import Words

SHARED = Words(
    rules={
        "act": "SW-21",
        "activate": "SW-56",
        "attached": "SW-51",
        "ask": "SW-17",
        "cannot-spend": "SW-39",
        "card-first": "SW-31",
        "complete": "SW-86",
        "cost": "SW-45",
        "covered": "SW-27",
        "decides": "SW-142",
        "defeat": "SW-153",
        "discard": "SW-54",
        "discard-any": "SW-54",
        "draw": "SW-23",
        "draw-by-card": "SW-77",
        "enough": "SW-60",
        "fall-off": "SW-R32",
        "fate": "SW-65",
        "fate-oneself": "SW-70",
        "fate-place": "SW-66",
        "fate-play": "SW-65",
        "fate-target": "SW-64",
        "fighters": "SW-59",
        "find": "SW-151",
        "forbidden": "SW-32",
        "free": "SW-121",
        "gain": "SW-35",
        "gain-by-card": "SW-9",
        "gain-second": "SW-18",
        "instead": "SW-31",
        "keep": "SW-62",
        "look": "SW-150",
        "lost-item": "SW-94",
        "lose": "SW-R13",
        "lose-second": "SW-R13",
        "move": "SW-19",
        "next-due": "SW-R9",
        "objective": "SW-13",
        "once": "SW-22",
        "pay": "SW-45",
        "play": "SW-44",
        "play-one": "SW-140",
        "play-second": "SW-38",
        "protector": "SW-32",
        "relocate": "SW-49",
        "remove": "SW-143",
        "reshuffle": "SW-24",
        "reshuffle-fate": "SW-71",
        "return": "SW-31",
        "reveal": "SW-146",
        "shuffle": "SW-147",
        "shuffle-back": "SW-147",
        "silence": "SW-31",
        "specialty": "SW-56",
        "spend-second": "SW-9",
        "spots": "SW-47",
        "symbols": "SW-21",
        "take": "SW-154",
        "token": "SW-83",
        "too-long": "SW-R11",
        "turn": "SW-17",
        "unplayable": "SW-67",
        "used-up": "SW-62",
        "vanquish": "SW-58",
        "win": "SW-30",
        "yours": "SW-50",
    },
    terms={
        "power": "Credits",
        "second": "Ambition",
        "domain": "Sector",
        "gain": "collect",
        "relocate": "maneuver",
        "relocated": "maneuvered",
        "fate": "Fate: choose an opponent",
    },
    own=("use", "deed"),
)

ZONES = ("Light", "Conflict", "Dark")  # of the Destiny Tracker

# -- questions -----------------------------------------------------------------------------------

FATE_WHO = Prompt("fate-target", "SW-64", "Fate: choose an opponent.", of="seat")
FATE_HOW = Prompt("fate-how", "SW-72", "Fate: reveal cards, or do something else.", of="fate-how")
FATE_WHICH = Prompt("fate-which", "SW-65", "Fate: choose the card to play.")
FATE_VEHICLE = Prompt("fate-vehicle", "SW-128", "Choose the Vehicle that {cause} engages.")
FATE_HOST = Prompt("fate-host", "SW-173", "Choose what {cause} is attached to.")
FATE_CARD = Prompt("fate-card", "SW-142", "Fate: choose a Hero of the discard pile.")
ENGAGE = Prompt(
    "engage", "SW-127", "{cause}: choose a Hero Vehicle to engage.", decline="Engage none"
)
CONDITION = Prompt("condition", "SW-96", "Play a Condition, or pass.", decline="Pass", window=True)
SPOT = Prompt("spot", "SW-142", "{cause}: choose where the card goes.", of="where")
MODE = Prompt("mode", "SW-154", "{cause}: choose one.", of="mode")
VEHICLE = Prompt("vehicle", "SW-142", "{cause}: choose a Vehicle.")
MISSION = Prompt("mission", "SW-112", "Choose the Mission on which the task is marked.")
TASK_OF = Prompt("task", "SW-107", "{cause}: choose the task that has to be done again.", of="task")
FOE = Prompt("foe", "SW-58", "{cause}: choose whom to vanquish.")
DARKER = Prompt(
    "darker", "SW-160", "Choose a Destiny token to move toward the dark.", of="zone",
    decline="Move none",
)  # fmt: skip
LIGHTER = Prompt("lighter", "SW-161", "Choose a Destiny token to move toward the light.", of="zone")

# -- facts ---------------------------------------------------------------------------------------

AMBITION, AMBITION_BY_CARD, AMBITION_OF_MISSION = (
    Happening("ambition", rule, "{seat} gain{s} {amount} Ambition.")
    for rule in ("SW-18", "SW-9", "SW-109")
)
ARRIVED = Happening("arrive", "SW-125", "{seat} arrive{s} at {cards}.")
ENGAGED = Happening("engage", "SW-128", "{cards} engages {place}.")
DISENGAGED = Happening("disengage", "SW-137", "{cards} is disengaged.")
NOT_CHOSEN = Happening("fall-off", "SW-65", "{cards} is discarded.")
RESTRICTED = Happening(
    "fate-play", "SW-119", "{seat} play{s} {cards} under the mover of {other}.", plays=True
)
IMPOSED = Happening("restrict", "SW-119", "{cards} goes under the mover of {other}.")
LIFTED = Happening("lift", "SW-121", "{cards} is lifted.")
USED = Happening("use", "SW-41", "{seat} use{s} the Ambition Ability of {cards}.")
PLACED = Happening("place", "SW-141", "{seat} place{s} {cards} at {place}.")
HELD = Happening("hold", "SW-R67", "{cards} is put under {place}.")
NO_LONGER_HELD = Happening("fall-off", "SW-R44", "{cards} is discarded.")
ANSWERED = Happening("play", "SW-96", "{seat} play{s} {cards} as a Condition.", plays=True)
TARGETED = Happening("target", "SW-64", "{seat} target{s} {other} with Fate.")
FOCUSED = Happening("luke", "SW-157", "Luke Skywalker is Focused now.")
CONFLICTED = Happening("luke", "SW-157", "Luke Skywalker is Conflicted now.")
LUKE_MOVED = Happening("luke", "SW-156", "Luke Skywalker goes to {place}.")
LIGHTSABER = Happening("lightsaber", "SW-164", "{seat} collect{s} a Lightsaber.")
SABER_LOST = Happening("lightsaber-lost", "SW-164", "{seat} return{s} a Lightsaber.")
CAPTURED = Happening("captured", "SW-166", "{cards} is on the Villain side at {place}.")
FREED = Happening("freed", "SW-166", "{cards} is on the Hero side at {place}.")
LEFT = Happening("left-behind", "SW-R59", "{cards} is left behind at {place}.")
TAKEN_UP = Happening("taken-up", "SW-R59", "{place} takes {cards}.")
SHUFFLED_IN = Happening("shuffle-in", "SW-147", "{whose} discard pile is shuffled into the deck.")
FATE_SHUFFLED_IN = Happening(
    "shuffle-in", "SW-147", "{whose} Fate discard pile is shuffled into the Fate deck."
)
FIRST_MISSION, NEXT_MISSION, ONE_MORE_MISSION = (
    Happening("mission", rule, "{seat} reveal{s} the Mission {cards}.")
    for rule in ("SW-103", "SW-110", "SW-111")
)
UNDONE = Happening("task-lost", "SW-107", "One task of {cards} has to be done again.")
COMPLETED = Happening("mission-done", "SW-109", "{seat} complete{s} {cards}.")

RESET = Happening("reset", "SW-105", "{seat} buy{s} the Ambition Reset of {cards}.")
ONE_MORE = Happening("deed", "SW-111", "{seat} pay{s} for one more Mission.")
PAID_TASK = Happening("deed", "SW-107", "{seat} pay{s} for a task of {cards}.")
LUKE_DEFEATED = Happening("deed", "SW-158", "{seat} pay{s} for the defeat of Luke Skywalker.")
DESTINY = {
    (zone, to): Happening(
        "destiny", "SW-159", f"A Destiny token goes from {ZONES[zone]} to {ZONES[to]}."
    )
    for zone, to in ((0, 1), (1, 2), (2, 1), (1, 0))
}


def task_done(text: str) -> Happening:
    """That this task of a Mission is done."""
    return Happening("task", "SW-107", f"A task of {{cards}} is done: {text}")


# -- reasons -------------------------------------------------------------------------------------

NO_HOST = Reason("SW-91", "it has to be attached to an Ally in your Sector")
NO_FOE = Reason("SW-58", "only Heroes and engaged Hero Vehicles can be vanquished")
NOT_IN_SECTOR = Reason("SW-58", "only what is in your own Sector can be vanquished")
UNENGAGED = Reason("SW-136", "a Hero Vehicle that is not engaged cannot be vanquished")
MOVER_ABOARD = Reason("SW-135", "your mover is at the Ally Vehicle it is engaged with")
LUKE_TILE = Reason("SW-156", "only cards that name Luke Skywalker affect his tile")
GROGU = Reason("SW-166", "Grogu cannot be vanquished")
NOT_ENGAGED = Reason("SW-137", "it is engaged with no Hero Vehicle")
ENGAGED_ALREADY = Reason("SW-138", "only a Hero Vehicle that is not engaged can be engaged")
VEHICLES_STAY = Reason("SW-122", "Vehicles lie in Deep Space only")
NOTHING_ABOARD = Reason("SW-R46", "nothing can be brought into a Vehicle")
OTHER_SECTOR = Reason("SW-49", "cards are maneuvered within your own Sector")
NO_DEED = Reason("SW-37", "your Villain Guide has no such action")
NOT_READY = Reason(
    "SW-158",
    "Luke has to be Conflicted at the Emperor's Throne Room, with Emperor Palpatine and your mover",
)
NO_RESET = Reason(
    "SW-R54", "the Ambition Reset of each Mission that lies face up can be bought once"
)
NO_MISSION = Reason("SW-111", "there is no further Mission to reveal")
NO_SUCH_TASK = Reason("SW-107", "no Mission that lies face up still has that task to be done")
NO_AMBITION_ABILITY = Reason("SW-41", "no such Ambition Ability is in your Sector")
CONDITIONS_ONLY = Reason("SW-96", "a Condition is played in an opponent's turn only")
NOBODY_TO_FATE = Reason("SW-R7", "no opponent has a Fate card to reveal")
