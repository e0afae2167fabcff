"""Prompts, facts and reasons in our words, each with its rule.

In facts {system}, {route} and {project} stand for what the amount is a number of; facts about cubes
come once for each colour.
"""

from __future__ import annotations

from fiendish.engine.journal import Happening
from fiendish.engine.question import Prompt, Reason
from fiendish.games.master_of_the_galaxy.galaxy_map import COLOURS

ByColour = tuple[Happening, ...]
"""A fact for each colour of cubes."""


def _each(id: str, rule: str, text: str) -> ByColour:
    """A fact for each colour of cubes; {colour} is filled in."""
    return tuple(Happening(id, rule, text.replace("{colour}", colour)) for colour in COLOURS)


# -- questions -----------------------------------------------------------------------------------

HOME = Prompt("home", "MG-14", "Choose your starting system.", of="system")
DRAFT = Prompt("draft", "MG-140", "Choose your species.")
DRAW = Prompt(
    "draw",
    "MG-27",
    "Keep one of the two cards, or put both down and take the next.",
    decline="Put both at the bottom and take the next card",
)
LOWEST = Prompt("lowest", "MG-R4", "Choose the card that goes to the very bottom.")
DECK = Prompt("deck", "MG-84", "Choose a development deck.", of="deck")
NEXT_DECK = Prompt("next-deck", "MG-83", "Choose the deck to draw from first.", of="deck")
SEARCH = Prompt("search", "MG-29", "{cause}: choose a card of the deck.")
REDRAW = Prompt("redraw", "MG-44", "Keep the cubes you drew, or draw as many again.", of="redraw")
ALLOCATE = Prompt("allocate", "MG-47", "Put your cubes on projects, or end the phase.", of="act")
LIFT = Prompt(
    "lift", "MG-56", "Choose a cube to take back.", of="cube", decline="Leave the other cubes"
)
REWARDS = Prompt("rewards", "MG-54", "Take your rewards and place bases.", of="act")
USE = Prompt("use", "MG-124", "Place conflicts, discard cards, or end your turn.", of="act")
HARVEST = Prompt("harvest", "MG-132", "Choose a cube for discarding.", of="colour")
TAKE_CUBE = Prompt(
    "take-cube", "MG-133", "Choose a cube of the reserve.", of="colour", decline="Take none"
)
MAY_TAKE = Prompt(
    "may-take", "MG-129", "{cause}: you may take a cube.", of="colour", decline="Take none"
)
STEAL = Prompt("steal", "MG-95", "{cause}: choose a cube to steal.", of="cube")
RAID = Prompt(
    "raid", "MG-129", "{cause}: choose a cube to take.", of="cube", decline="Take no more cubes"
)
SPOILS = Prompt("spoils", "MG-109", "{cause}: choose a cube as spoils.", of="cube")
OWN_SIDE = Prompt("side", "MG-126", "{cause}: choose the side that faces your system.", of="side")
RIVAL_SIDE = Prompt(
    "side",
    "MG-126",
    "{cause} is placed against you: choose the side that faces your system.",
    of="side",
)
OFFER = Prompt("offer", "MG-R42", "You may propose to stop a conflict.", decline="Propose nothing")
PEACE = Prompt(
    "peace",
    "MG-120",
    "{cause}: shall this conflict stop?",
    of="peace",
    decline="Refuse: it goes on",
)
OCCUPY = Prompt(
    "occupy", "MG-111", "You may place a base here.", of="system", decline="Place no base"
)
WHICH_BASE = Prompt("which-base", "MG-111", "Choose the card whose base you place.")
TAKE_CARD = Prompt("take-card", "MG-113", "{cause}: choose a card to take.")
DISCARD_CARD = Prompt("discard-card", "MG-114", "{cause}: choose a card to be discarded.")
CANCEL = Prompt("cancel-conflict", "MG-118", "{cause}: choose a conflict to cancel.")
RIVAL = Prompt("rival", "MG-129", "{cause}: choose an opponent.", of="seat")
SKIPPER = Prompt("skipper", "MG-137", "{cause}: choose who skips the next turn.", of="seat")
DEVOUR = Prompt("devour", "MG-26", "{cause}: choose a neutral system to devour.", of="system")
UNCOVER = Prompt("uncover", "MG-25", "{cause}: choose a black hole to remove.", of="system")
SABOTAGE = Prompt("sabotage", "MG-143", "{cause}: choose a system that loses a base.", of="system")
PLACE_BASE = Prompt(
    "place-base", "MG-76", "{cause}: choose where to place a base.", of="system",
    decline="Place no base",
)  # fmt: skip
BASE_SLOT = Prompt("base-slot", "MG-71", "{cause}: choose the card that gets the base.")

# -- facts: set-up and turns ---------------------------------------------------------------------

SETTLED_HOME = Happening("home", "MG-16", "{seat} begin{s} in {system}.")
DRAFTED = Happening("draft", "MG-140", "{seat} choose{s} {cards}.")
TURN = Happening("turn", "MG-43", "{seat} begin{s} turn {amount}.")
SKIPPED = Happening("skip", "MG-138", "{seat} skip{s} a turn.")
MUST_SKIP = Happening("must-skip", "MG-137", "{seat} must skip a turn.")
EXTRA_TURN = Happening("extra-turn", "MG-135", "{seat} will take an extra turn.")
NO_EXTRA_TURN = Happening(
    "no-extra-turn", "MG-136", "It would be the third extra turn in a row: {seat} get{s} none."
)
ADVENTURER = Happening(
    "adventurer", "MG-46", "{whose} bag is empty: a leader comes, and black cubes return."
)
DREW_CUBES = Happening("draw-cubes", "MG-44", "{seat} draw{s} {drawn}.")
RETURNED = Happening("return", "MG-51", "{seat} return{s} {amount_cubes} to the bag.")

# -- facts: cards --------------------------------------------------------------------------------

DREW = Happening("draw", "MG-27", "{seat} draw{s} {cards}.")
PUT_DOWN = Happening("put-down", "MG-27", "{seat} put{s} {cards} at the bottom.")
PUT_BOTH_DOWN = Happening("put-down", "MG-27", "{seat} put{s} {cards} at the bottom.")
TOOK_RANDOM = Happening("random", "MG-28", "{seat} get{s} {cards} at random.")
FOUND = Happening("find", "MG-29", "{seat} take{s} {cards} out of the deck and shuffle{s} it.")
ON_TOP = Happening("on-top", "MG-19", "{cards} lies on top of the deck.")
DISCARDED = Happening("discard", "MG-R2", "Discarded: {whose} {cards}.")
USED = Happening("use", "MG-128", "{seat} use{s} {cards}.", plays=True)
TOOK_CARD = Happening("take-card", "MG-113", "{seat} take{s} {cards} from {other}.")

# -- facts: cubes --------------------------------------------------------------------------------

TOOK, TOOK_FOR_SETTLING, TOOK_FOR_DISCARDS, TOOK_AS_SPOILS = (
    _each("take", rule, "{seat} take{s} {amount} {colour} from the reserve.")
    for rule in ("MG-129", "MG-60", "MG-132", "MG-115")
)
FILLED = _each("fill", "MG-48", "{seat} put{s} a {colour} cube on {cards}: {project}.")
WENT = _each("route", "MG-66", "{seat} put{s} a {colour} cube on the way {route}.")
SETTLED = _each("settle", "MG-59", "{seat} settle{s} a planet of {system} with a {colour} cube.")
EXCHANGED = _each("exchange", "MG-129", "{seat} exchange{s} a cube for a {colour} one.")
CANCELLED_OWN = Happening(
    "cancel", "MG-56", "{seat} use{s} a black cube to cancel the {project} of {cards}."
)
CANCELLED_ROUTE = Happening(
    "cancel", "MG-56", "{seat} use{s} a black cube to cancel the route {route}."
)
SEIZED, SEIZED_AS_SPOILS = (
    _each("seize", rule, "{seat} take{s} {others} {colour} cube{from_cards}.")
    for rule in ("MG-96", "MG-109")
)
STOPPED = Happening("stop", "MG-87", "{whose} {cards} stops working.")
BROKEN = Happening("stop", "MG-94", "{whose} agenda of {cards} is broken.")

# -- facts: projects -----------------------------------------------------------------------------

FULFILLED = Happening("fulfil", "MG-93", "{seat} fulfil{s} the agenda of {cards}.")
IMPLEMENTED = Happening("implement", "MG-85", "{seat} implement{s} {cards}.")
CONSTRUCTED = Happening("construct", "MG-71", "{seat} construct{s} a base on {cards}.")
NOT_CONSTRUCTED = Happening("no-base", "MG-72", "There is no room or no base for {cards}.")
OPERATED = Happening("covert", "MG-95", "{cards} carries out a covert operation for {seat}.")
GAP = Happening("gap", "MG-R58", "{seat} treat{s} the {project} of {cards} as filled.")
PLACED, PLACED_BY_CAPTURE, PLACED_BY_WIN = (
    Happening("place", rule, "{seat} place{s} a base in {system}.")
    for rule in ("MG-74", "MG-111", "MG-115")
)
LOST_SYSTEM = Happening("lose-system", "MG-70", "{seat} lose{s} {system}.")
LOST_BASE = Happening("lose-base", "MG-143", "{seat} lose{s} a base in {system}.")
DEVOURED = Happening("devour", "MG-23", "{system} falls into a black hole.")
UNCOVERED = Happening("uncover", "MG-25", "The black hole leaves {system}.")

# -- facts: conflicts ----------------------------------------------------------------------------

CONFRONTED = Happening(
    "conflict", "MG-125", "{seat} place{s} {cards} against {system}.", plays=True
)
ADVANTAGE = Happening("advantage", "MG-105", "{seat} {have} the advantage in {cards}.")
CANCELLED = Happening("cancel-conflict", "MG-123", "The conflict {cards} is cancelled.")
REGAINED = Happening("regain", "MG-122", "{cards} comes back to {seat}.")
PROPOSED = Happening("propose", "MG-120", "{seat} propose{s} to {other} to stop {cards}.")
REFUSED = Happening("refuse", "MG-120", "{seat} refuse{s}.")
AGREED = Happening("agree", "MG-120", "{seat} agree{s}.")
WON_CONFLICT = Happening("win-conflict", "MG-106", "{seat} win{s} {cards} over {system}.")
CAPTURED = Happening("capture", "MG-111", "{seat} capture{s} {system}.")

# -- facts: the end ------------------------------------------------------------------------------

WON_BY_BASES = Happening("win", "MG-33", "{seat} win{s}: all nine bases are on the board.")
WON_BY_SYMBOLS = Happening("win", "MG-34", "{seat} win{s} with {amount} identical symbols.")
WON_BY_CONQUEST = Happening("win", "MG-35", "{seat} win{s} with a second starting system.")
TOO_LONG = Happening("too-long", "MG-R46", "{amount} turns each have passed: it is a draw.")

# -- reasons -------------------------------------------------------------------------------------

NOT_ASKED = Reason("MG-43", "that is not what is being decided now")
NOT_DRAWN = Reason("MG-50", "you have no drawn cube of that colour left")
NOT_YOUR_PROJECT = Reason("MG-52", "that is not a project of yours")
NO_SUCH_CARD = Reason("MG-30", "that card does not lie before you")
NO_SUCH_SLOT = Reason("MG-48", "no empty slot there takes a cube of that colour")
FULL = Reason("MG-48", "all its slots are filled")
THREE_ALREADY = Reason("MG-88", "three developments of that type are implemented already")
NOT_ON_BOARD = Reason("MG-103", "a conflict takes cubes on the board only")
NO_BLACK_SETTLERS = Reason("MG-59", "a planet cannot be settled with a black cube")
NOT_YOUR_SYSTEM = Reason("MG-59", "you have no base in that system")
ALL_SETTLED = Reason("MG-61", "all planets there are settled")
NO_DEPARTURE = Reason("MG-63", "a route begins in a system of yours")
CLOSED_TRACK = Reason("MG-22", "a black hole closes that track")
RIVAL_SYSTEM = Reason("MG-63", "that system belongs to an opponent")
AT_WAR = Reason("MG-64", "you are in conflict with that system")
OTHER_WAY = Reason("MG-66", "that route was begun from the other end")
ROUTE_COLOUR = Reason("MG-65", "that is not the colour of the route")
NO_SUCH_PLACE = Reason("MG-63", "there is no such place on the board")
NO_BLACK_CUBE = Reason("MG-56", "cancelling takes a drawn black cube")
NOTHING_TO_CANCEL = Reason("MG-R35", "there is no cube on that project")
NOT_YOUR_CONFLICT = Reason("MG-120", "you have no side in that conflict")
NEUTRAL_CONFLICT = Reason("MG-R42", "a neutral system cannot agree to stop")
DECIDED = Reason("MG-R53", "that conflict has been completed")
ASKED_BEFORE = Reason("MG-R42", "that was refused in this turn")
BLACK_HOLE = Reason("MG-21", "a black hole covers that system")
NO_SPACE = Reason("MG-80", "there are as many bases as planets")
NO_ROUTE = Reason("MG-76", "no completed route of yours leads there")
NO_ROUTE_THERE = Reason("MG-79", "no completed route of yours joins that system to another")
NO_BASE = Reason("MG-74", "no constructed base of yours waits there")
REWARDS_LEFT = Reason("MG-R51", "there are rewards left to take")
NOT_BETWEEN = Reason("MG-125", "a conflict lies between a system of yours and one that is not")
TRACK_TAKEN = Reason("MG-R23", "a conflict lies on that track already")
PEACE_MADE = Reason("MG-R42", "that conflict was stopped by agreement in this turn")
SENATE = Reason("MG-100", "a Galactic Senate protects that system")
SPECIES_STAYS = Reason("MG-R28", "a species card cannot be discarded")
TOO_MANY_CARDS = Reason("MG-131", "you have more cards than your limit")
