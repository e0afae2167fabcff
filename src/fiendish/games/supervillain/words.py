"""Prompts, facts and reasons in our words, each with its rule."""

from __future__ import annotations

from fiendish.engine.journal import Happening
from fiendish.engine.question import Prompt, Reason

# -- questions -----------------------------------------------------------------------------------

NEXT_HIT = Prompt("next-hit", "SV-R2", "Choose which of your Asteroids hits next.")
HIT = Prompt("hit", "SV-92", "Your Asteroid strikes: choose what it hits.")
TURNED_UP = Prompt(
    "turned-up", "SV-30", "Keep {turned_up} as a Project, or launch it as an Asteroid.", of="act"
)
DAY = Prompt("day", "SV-35", "Your Day: act, or end it.", of="act")
EVENING = Prompt("evening", "SV-37", "Evening: discard a Minion card, down to seven.")
PAY = Prompt("pay", "SV-35", "{cause}: choose a Minion card to discard as the price.")
PAY_SHOT = Prompt("pay-shot", "SV-85", "Choose a Minion card to pay for shooting down.")
PAY_CHARGE = Prompt("pay-charge", "SV-128", "Choose a Minion card to pay for charging.")
DISCARD = Prompt("discard", "SV-21", "{cause}: choose a Minion card to discard.")
TARGET = Prompt("target", "SV-76", "Choose the Villain to launch {turned_up} at.", of="seat")
NEW_TARGET = Prompt(
    "target", "SV-98", "{cause}: choose whom the Asteroid is pointed at.", of="seat"
)
CHARGE = Prompt("charge", "SV-80", "{cause}: choose an Asteroid to charge.")
SHOOT = Prompt(
    "shoot", "SV-87", "{cause}: choose an Asteroid to shoot down.", decline="No more Asteroids"
)
RETARGET = Prompt("retarget", "SV-98", "{cause}: choose an Asteroid to take over.")
PROTECT = Prompt(
    "protect",
    "SV-101",
    "{cause}: choose what gets an Asteroid-proof token.",
    decline="No more tokens",
)
VICTIM = Prompt("victim", "SV-R38", "{cause}: choose whose hand to rob.", of="seat")
STEAL = Prompt("steal", "SV-106", "{cause}: choose a Mob to take.")
SWAP_FIRST = Prompt(
    "swap-first", "SV-20", "{cause}: choose the first Mob to swap.", decline="Do not swap"
)
SWAP_SECOND = Prompt("swap-second", "SV-20", "{cause}: choose the Mob to swap it with.")
MOVE = Prompt("move", "SV-R50", "{cause}: choose a Mob to move.")
PLACE = Prompt("place", "SV-19", "{cause}: choose the Project for the Mob.")
PUT = Prompt("put", "SV-19", "{cause}: choose a Minion card to put on a Project.")
DESTROY_OWN = Prompt("destroy-own", "SV-21", "{cause}: choose one of your Projects to destroy.")
DESTROY_MOB = Prompt("destroy-mob", "SV-R24", "{cause}: choose a Mob to destroy.")
DESTROY_PROJECT = Prompt("destroy-project", "SV-21", "{cause}: choose a Project to destroy.")
DESTROY_FACILITY = Prompt("destroy-facility", "SV-21", "{cause}: choose a Facility to destroy.")
WIPE = Prompt("wipe", "SV-R24", "{cause}: choose the Project whose Mobs are destroyed.")
RECALL = Prompt("recall", "SV-17", "{cause}: choose a Domination card from the discard pile.")
TAKE = Prompt("take", "SV-11", "{cause}: choose a Minion card from the discard pile.")
TURN_BACK = Prompt("turn-back", "SV-73", "{cause}: choose a Facility to turn back.")
EXTRA_USE = Prompt("extra-use", "SV-67", "{cause}: choose a Facility to use once more.")
NEXT_COMPLETED = Prompt("next-completed", "SV-R13", "Choose which Project is completed first.")
OWN_TRIGGER = Prompt("own-trigger", "SV-R18", "Choose which ability comes next.", of="trigger")
HIT_TRIGGER = Prompt("hit-trigger", "SV-95", "Choose which ability comes next.", of="trigger")

# -- facts ---------------------------------------------------------------------------------------

TURN = Happening("turn", "SV-38", "{seat} begin{s} turn {amount}.")
DREW = Happening("draw", "SV-29", "{seat} draw{s} {cards}.")
NO_CARDS = Happening("no-cards", "SV-117", "There is no further Minion card to draw.")
RESHUFFLED = Happening("reshuffle", "SV-116", "The Minion discard pile becomes the new deck.")
RESHUFFLED_GALAXY = Happening(
    "reshuffle-galaxy", "SV-118", "The Domination discard pile becomes the new deck."
)
TURNED = Happening("turn-up", "SV-30", "{seat} turn{s} up {cards}.")
STARTED = Happening("project", "SV-31", "{seat} take{s} {cards} as a Project.")
LAUNCHED = Happening("launch", "SV-76", "{seat} launch{es} {cards} as an Asteroid at {other}.")
CHARGED = Happening("charge", "SV-80", "{seat} charge{s} the Asteroid {cards}.")
SHOT_DOWN = Happening("shoot", "SV-89", "{seat} shoot{s} down the Asteroid {cards}.")
RETARGETED = Happening(
    "retarget", "SV-98", "{seat} take{s} over the Asteroid {cards} and point{s} it at {other}."
)
HITS = Happening("hit", "SV-90", "{whose} Asteroid {cards} reaches {other}.")
MISSED = Happening("miss", "SV-R5", "It finds nothing to hit.")
BURNT_OUT = Happening("burn-out", "SV-96", "The Asteroid {cards} burns out.")
TOKEN_SAVED = Happening("token-saved", "SV-102", "One token is spent and saves {others} {cards}.")
TOKEN_SAVED_FACILITY = Happening(
    "token-saved", "SV-104", "One token is spent and saves {others} {cards}."
)
PLAYED_MOB = Happening("mob", "SV-40", "{seat} play{s} {cards} as a Mob on {place}.")
PUT_MOB = Happening("put", "SV-19", "{seat} put{s} {cards} on {place}.")
SWAPPED = Happening("swap", "SV-20", "{cards} swap places.")
TAKEN_OVER = Happening("steal", "SV-106", "{seat} take{s} {others} {cards}, now on {place}.")
ONCE_MORE = Happening("once-more", "SV-67", "{whose} {cards} may be used once more this turn.")
PROTECTED = Happening("protect", "SV-101", "An Asteroid-proof token for {whose} {cards}.")
COMPLETED = Happening("complete", "SV-49", "{seat} complete{s} {cards}.")
OPENED = Happening("facility", "SV-52", "{cards} is now {whose} Facility, worth {points}.")
TURNED_BACK = Happening("turn-back", "SV-R44", "{whose} {cards} becomes a Project again.")
PLAYED_OPS = Happening("ops", "SV-57", "{seat} play{s} {cards} as an Ops.")
USED = Happening("use", "SV-67", "{seat} use{s} {cards}.")
USED_PROJECT = Happening("use", "SV-64", "{seat} use{s} the Project {cards}.")
BLEW_UP = Happening("use", "SV-68", "{seat} destroy{s} {cards} to use it.")
BLEW_UP_PROJECT = Happening("use", "SV-62", "{seat} destroy{s} the Project {cards} to use it.")
TRIGGERED = Happening("trigger", "SV-69", "{whose} {cause} takes effect.")
AVENGED = Happening("trigger", "SV-70", "{whose} {cause} takes effect.")
IN_VAIN = Happening("trigger", "SV-71", "{whose} {cause} finds nothing to do.")
DISCARDED = Happening("discard", "SV-21", "{seat} discard{s} {cards}.")
TOOK = Happening("take", "SV-11", "{seat} take{s} {cards} from the discard pile.")
ROBBED = Happening("rob", "SV-R38", "{seat} rob{s} {other} of {cards}.")
DESTROYED = Happening("destroy", "SV-21", "Destroyed: {whose} {cards}.")
PREVENTED = Happening("prevented", "SV-R46", "{cards} keeps {seat} from winning with {points}.")
WON = Happening("win", "SV-113", "{seat} win{s} with {points}.")
WON_BLITZ = Happening("win", "SV-121", "{seat} win{s} with {points}.")
WON_SLOWLY = Happening("win", "SV-122", "{seat} win{s} with {points}.")
WON_TOGETHER = Happening("win", "SV-124", "{seat} and {other} win together with {points}.")
LED = Happening("win", "SV-115", "{seat} win{s} with the most points: {points}.")
LED_TOGETHER = Happening("win", "SV-R31", "{seat} and {other} win with the most points: {points}.")
NOBODY = Happening("nobody", "SV-115", "Nobody wins.")
EXHAUSTED = Happening("exhausted", "SV-114", "The galaxy is exhausted: no Domination card is left.")
TOO_LONG = Happening("too-long", "SV-R52", "Two hundred rounds have passed.")
MORE_MOBS = Happening("extra", "SV-48", "{seat} may play one more Mob this turn.")
MORE_SMALL_MOBS = Happening(
    "extra", "SV-48", "{seat} may play one more Mob of 300 or less this turn."
)
MORE_OPS = Happening("extra", "SV-39", "{seat} may play one more Ops this turn.")

# -- reasons -------------------------------------------------------------------------------------

NOT_IN_HAND = Reason("SV-19", "there is no such card in your hand")
NO_SUCH_PLACE = Reason("SV-41", "that is not one of your Projects")
NO_PROJECT = Reason("SV-41", "a Mob needs one of your own Projects to go on")
NO_MOB_LEFT = Reason("SV-40", "the Mob of this turn has been played")
NO_OPS_LEFT = Reason("SV-56", "the Ops of this turn has been played")
NO_TARGET = Reason("SV-R10", "its first instruction cannot be carried out now")
NOT_IN_PLAY = Reason("SV-35", "that is not one of your Projects or Facilities")
NOT_TO_USE = Reason("SV-69", "this ability works by itself and is never used at will")
NOT_YET = Reason("SV-61", "this ability works when the Project is completed")
USED_UP = Reason("SV-67", "it has been used this turn")
CANNOT_PAY = Reason("SV-35", "you do not hold enough Minion cards to pay")
NO_SUCH_ASTEROID = Reason("SV-86", "there is no such Asteroid in flight")
NOT_AT_YOURSELF = Reason("SV-76", "an Asteroid is pointed at another Villain, never at yourself")
NOT_AT_PARTNER = Reason("SV-125", "no Asteroid may be pointed at your partner")
NOT_INCOMING = Reason("SV-86", "only an incoming Asteroid can be shot down by paying")
CANNOT_PAY_SHOT = Reason(
    "SV-85", "shooting down takes 2 Minion cards, 3 against a charged Asteroid"
)
NO_PAID_CHARGE = Reason("SV-128", "paying for a charge belongs to Total Annihilation")
ALREADY_CHARGED = Reason("SV-80", "a charged Asteroid cannot be charged again")
CANNOT_PAY_CHARGE = Reason("SV-128", "charging takes 3 Minion cards")
DAY_TOO_LONG = Reason("SV-R48", "after 200 decisions in a turn only the end of the Day is left")
NOT_ASKED = Reason("SV-R51", "that is not what is being decided now")
