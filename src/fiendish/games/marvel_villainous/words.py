"""Prompts, facts and reasons in our words, each with its rule."""

from __future__ import annotations

from fiendish.engine.journal import Happening
from fiendish.engine.question import Prompt, Reason
from fiendish.games.villainous.words import Words

SHARED = Words(
    rules={
        "act": "MV-29",
        "activate": "MV-48",
        "attached": "MV-R18",
        "ask": "MV-25",
        "cannot-spend": "MV-133",
        "card-first": "MV-38",
        "complete": "MV-72",
        "cost": "MV-43",
        "covered": "MV-31",
        "decides": "MV-R10",
        "defeat": "MV-116",
        "discard": "MV-64",
        "discard-any": "MV-64",
        "draw": "MV-33",
        "draw-by-card": "MV-35",
        "enough": "MV-58",
        "fall-off": "MV-R33",
        "fate": "MV-61",
        "fate-oneself": "MV-R10",
        "fate-place": "MV-89",
        "fate-play": "MV-61",
        "fate-target": "MV-61",
        "fighters": "MV-57",
        "find": "MV-114",
        "forbidden": "MV-39",
        "free": "MV-R5",
        "gain": "MV-40",
        "gain-by-card": "MV-41",
        "gain-second": "MV-132",
        "instead": "MV-R37",
        "keep": "MV-R54",
        "look": "MV-112",
        "lost-item": "MV-80",
        "lose": "MV-R34",
        "lose-second": "MV-132",
        "move": "MV-26",
        "next-due": "MV-R6",
        "objective": "MV-14",
        "once": "MV-29",
        "pay": "MV-43",
        "play": "MV-42",
        "play-one": "MV-108",
        "play-second": "MV-42",
        "protector": "MV-93",
        "relocate": "MV-51",
        "remove": "MV-117",
        "reshuffle": "MV-36",
        "reshuffle-fate": "MV-R13",
        "return": "MV-R32",
        "reveal": "MV-110",
        "shuffle": "MV-115",
        "shuffle-back": "MV-111",
        "silence": "MV-R55",
        "specialty": "MV-84",
        "spend-second": "MV-133",
        "spots": "MV-45",
        "symbols": "MV-28",
        "take": "MV-108",
        "token": "MV-70",
        "too-long": "MV-R53",
        "turn": "MV-37",
        "unplayable": "MV-63",
        "used-up": "MV-59",
        "vanquish": "MV-57",
        "win": "MV-120",
        "yours": "MV-54",
    },
    terms={
        "power": "Power",
        "second": "Mischief",
        "domain": "Domain",
        "relocate": "relocate",
        "relocated": "relocated",
    },
    own=("step",),
)

# -- questions -----------------------------------------------------------------------------------

NEXT_EVENT = Prompt("next-event", "MV-R25", "Choose which Event is resolved first.")
LOSS = Prompt("loss", "MV-R10", "{cause}: choose what is lost.", of="loss")
FREE_SPOT = Prompt("free-spot", "MV-108", "{cause}: choose where to play it.", of="where")
PAY_OR_DISCARD = Prompt(
    "pay-or-discard", "MV-96", "{cause}: discard a card, or pay 1 Power.", decline="Pay 1 Power"
)

# -- facts ---------------------------------------------------------------------------------------

EVENT_IN_PLAY = Happening("event", "MV-97", "The Event {cards} is in play.", plays=True)
EVENT_AGAINST = Happening(
    "event", "MV-99", "The Event {cards} is in play against {other}.", plays=True
)
SECOND_EVENT = Happening("event-gone", "MV-98", "{cards} is discarded: there is an Event already.")
OWN_EVENT = Happening("event-gone", "MV-100", "{cards} is discarded: it is {whose} own Event.")
SENT = Happening("sent", "MV-102", "{seat} send{s} {cards} to {place}.")
KEEPS_OTHERS = Happening("protects", "MV-R21", "{cards} goes on protecting the Heroes there.")
DISCARDED_THERE = Happening("discard", "MV-105", "{seat} discard{s} {cards}.")
RESOLVED = Happening("resolve", "MV-103", "The Event {cards} is resolved.")
REWARDED = Happening("reward", "MV-104", "{seat} get{s} the reward of {cause}.")
LOYALTY = Happening("loyalty", "MV-137", "{whose} Loyalty is now {amount}.")
VENDETTA = Happening(
    "vendetta", "MV-145", "{seat} settle{s} a Vendetta with {cards}: {amount} of 8."
)
CONTRACT = Happening("contract", "MV-148", "{whose} {cards} pays.")

# -- reasons -------------------------------------------------------------------------------------

NO_THRONE = Reason("MV-134", "your mover is not at Odin's Throne")
THRONE_TAKEN = Reason("MV-134", "a Hero or another player's Ally is at Odin's Throne")
THRONE_USED = Reason("MV-134", "the throne can be used once a turn")
HIT_DONE = Reason("MV-149", "a hit can be put out once a turn")
NO_HERO_LEFT = Reason("MV-149", "there is no Hero among the Fate cards")
FATE_ITEM = Reason("MV-156", "a Fate Item is no character")
NO_FOE = Reason("MV-57", "only Heroes and other players' Allies can be vanquished")
NOT_AT_HOME = Reason("MV-R15", "only characters at your own locations can be vanquished")
SPECIALTY_STAYS = Reason("MV-85", "Specialties are not relocated")
ITEM_TO_EVENT = Reason("MV-81", "an Item that is not attached cannot go to an Event")
FROM_EVENT = Reason("MV-R23", "an Ally at an Event is not relocated from there")
OTHER_DOMAIN = Reason("MV-54", "nothing is relocated into another player's Domain or within it")
NO_EVENTS_FOR_YOU = Reason("MV-101", "only the named Villain may send Allies to this Event")
ONE_PERSONA = Reason("MV-135", "you have a Loki Ally in that Domain already")
NO_MARK = Reason("MV-147", "there is no such character without a Contract")
NO_HOST = Reason("MV-79", "it has to be attached to an Ally of yours in your Domain")
ITEM_AT_HOME = Reason("MV-46", "Items are played to your own Domain only")
