"""Prompts, facts and reasons in our words, each with its rule."""

from __future__ import annotations

from fiendish.engine.journal import Happening
from fiendish.engine.question import Prompt, Reason

# -- questions -----------------------------------------------------------------------------------
# `of` may also be "place": a base in the middle, or "faction".

FACTION = Prompt("faction", "SU-138", "Choose a faction.", of="faction")
OPENING = Prompt(
    "opening",
    "SU-12",
    "Your opening hand: keep it, or, without any minion, show it and draw five new cards.",
    of="show",
    decline="Keep this hand",
)
START = Prompt("start", "SU-15", "Start of your turn: choose what happens next.", of="act")
PLAY_CARDS = Prompt("play", "SU-18", "Play cards and use abilities, or end the phase.", of="act")
END_EVENTS = Prompt("end-events", "SU-27", "End of your turn: choose what comes next.", of="act")
HAND_LIMIT = Prompt("hand-limit", "SU-26", "Discard a card, down to ten.")
SCORE_WHICH = Prompt("score", "SU-119", "Choose the base that scores first.", of="place")
ABILITY = Prompt("ability", "SU-R46", "Choose whose ability may be used next.", of="trigger")
TRIGGER = Prompt("trigger", "SU-50", "Choose which ability comes next.", of="trigger")
ABOUT = Prompt("about", "SU-50", "Choose for which minion it comes next.")
SPECIAL = Prompt(
    "special",
    "SU-41",
    "Before {scoring} scores: play a Special, or pass.",
    decline="Pass",
    window=True,
)
ANSWER_SPY = Prompt(
    "answer-spy",
    "SU-144",
    "Your cards were seen: play an answer, or pass.",
    of="answer",
    decline="Pass",
    window=True,
)
IN_DUEL = Prompt(
    "in-duel",
    "SU-143",
    "In this duel: discard a card for its effect, or pass.",
    decline="Pass",
    window=True,
)
DUELING_CARD = Prompt(
    "dueling-card",
    "SU-107",
    "Duel: put a card face down on the table, or none.",
    decline="No dueling card",
)
MAY_DUEL = Prompt(
    "duel",
    "SU-106",
    "{cause}: choose a minion for your {duelist} to duel, or none.",
    decline="No duel",
)
DUEL_WHOM = Prompt("duel", "SU-106", "{cause}: choose the minion for your {duelist} to duel.")
DUELIST = Prompt("duelist", "SU-106", "{cause}: choose your minion for the duel.")
IGNORE = Prompt("ignore", "SU-51", "Ignore the ability of this base?", decline="Let the base work")
WHERE = Prompt("where", "SU-30", "{cause}: choose a base to play it on.", of="place")
WHERE_ON = Prompt("where-on", "SU-33", "Choose a minion to play it on.")
EXTRA_OR_KEEP = Prompt(
    "extra",
    "SU-80",
    "{cause}: play an extra card now, or keep that for later in the phase.",
    of="act",
    decline="Keep it for later",
)
EXTRA_NOW = Prompt(
    "extra", "SU-81", "{cause}: play an extra card now.", of="act", decline="Do not play one"
)
TAKE_OR_PLAY = Prompt(
    "take-or-play",
    "SU-79",
    "{cause}: take the revealed action, play it now, or leave it on the deck.",
    of="either",
    decline="Leave it on the deck",
)
MAY_PLAY = Prompt("may-play", "SU-79", "{cause}: play this card now?", decline="Do not play it")
PLAY_ONE = Prompt("play-one", "SU-79", "{cause}: choose a card to play now.", decline="Play none")
BURY_WHERE = Prompt("bury-where", "SU-R37", "{cause}: choose a base to bury at.", of="place")
BURY = Prompt("bury", "SU-93", "{cause}: choose a card to bury.", decline="No more cards")
UNCOVER = Prompt("uncover", "SU-100", "{cause}: choose a buried card.", decline="Uncover none")
PUT_BACK = Prompt("put-back", "SU-R55", "{cause}: choose the card that goes back first (lowest).")
TOP = Prompt("top", "SU-147", "{cause}: choose a card to put on your deck.", decline="No more")
DISCARD = Prompt("discard", "SU-78", "{cause}: choose a card to discard.")
DISCARD_TOP = Prompt(
    "discard-top", "SU-66", "{cause}: discard this card off your deck?", decline="Leave it there"
)
TAKE = Prompt("take", "SU-85", "{cause}: choose a card to take.", decline="Take none")
SHUFFLE_IN = Prompt(
    "shuffle-in", "SU-85", "{cause}: choose a card to shuffle into the deck.", decline="No more"
)
WHOM = Prompt("whom", "SU-70", "{cause}: choose a player.", of="seat")
PLACE = Prompt("place", "SU-69", "{cause}: choose a base.", of="place", decline="None")
MOVE = Prompt("move", "SU-82", "{cause}: choose what is moved.", decline="Move no more")
MAY_MOVE = Prompt("move", "SU-82", "{cause}: choose a minion to move.", decline="Move none")
MOVE_WHERE = Prompt(
    "move-where",
    "SU-82",
    "{cause}: choose the base to move to.",
    of="place",
    decline="Do not move it",
)
ESCAPE = Prompt(
    "escape",
    "SU-82",
    "{cause}: choose the base to move to instead of being destroyed.",
    of="place",
    decline="Let it be destroyed",
)
MINION = Prompt("minion", "SU-59", "{cause}: choose a minion.", decline="None")
DESTROY = Prompt("destroy", "SU-77", "{cause}: choose a minion to destroy.", decline="Destroy none")
DESTROY_SOME = Prompt("destroy", "SU-47", "{cause}: choose a minion to destroy.", decline="No more")
DESTROY_ACTION = Prompt(
    "destroy-action", "SU-77", "{cause}: choose an action to destroy.", decline="No more"
)
RETURN = Prompt("return", "SU-87", "{cause}: choose a minion to return.", decline="Return none")
STRENGTHEN = Prompt("strengthen", "SU-62", "{cause}: choose a minion for more power.")
COUNTER = Prompt("counter", "SU-62", "{cause}: choose a minion for a counter.", decline="None")
COUNTER_OFF = Prompt(
    "counter-off", "SU-62", "{cause}: remove a +1 power counter from it?", decline="Leave it"
)
SWAP = Prompt("swap", "SU-48", "{cause}: choose a minion to swap.", decline="No more")
SINK = Prompt("sink", "SU-85", "{cause}: choose the minion that goes under its owner's deck.")
EITHER = Prompt("either", "SU-46", "{cause}: choose what to do.", of="either")
DRAW = Prompt("draw", "SU-46", "{cause}: draw a card?", of="either", decline="No card")
NAME = Prompt(
    "name",
    "SU-47",
    "{cause}: choose a card; the others must be of the same name.",
    decline="No more",
)
NAME_FACTION = Prompt("name-faction", "SU-46", "{cause}: name a faction.", of="faction")
REPLACE = Prompt("replace", "SU-134", "{cause}: choose the next base.")

CHOICES = {
    "draw": {1: ("draw", "Draw a card")},
    "take-or-play": {
        1: ("take", "Take it into your hand"),
        2: ("play", "Play it as an extra action"),
    },
    "either": {
        1: ("bury", "Bury cards of your hand"),
        2: ("uncover", "Uncover buried cards of yours"),
    },
}
"""What the options of questions with `of="either"` mean: kind and words, by prompt."""

# -- facts ---------------------------------------------------------------------------------------

PICKED = Happening("pick", "SU-138", "{seat} take{s} the {faction}.")
SHOWED_HAND = Happening("show-hand", "SU-12", "{seat} show{s} {cards} and draw{s} a new hand.")
TURN = Happening("turn", "SU-29", "{seat} begin{s} turn {amount}.")
DEALT, DREW, DREW_BY_CARD = (
    Happening("draw", rule, "{seat} draw{s} {cards}.") for rule in ("SU-11", "SU-23", "SU-46")
)
RESHUFFLED = Happening("reshuffle", "SU-25", "{whose} discard pile becomes the new deck.")
RESHUFFLED_BASES = Happening(
    "reshuffle-bases", "SU-134", "The discarded bases become the new base deck."
)
DISCARDED = Happening("discard", "SU-78", "{seat} discard{s} {cards}.")
TOOK = Happening("take", "SU-85", "{seat} take{s} {cards} from the discard pile.")
TOOK_CARD = Happening("take", "SU-153", "{seat} take{s} {cards} from {other}.")
TOOK_OFF = Happening("take", "SU-R32", "{seat} take{s} {cards} from {place} to hand.")
TO_HAND = Happening("to-hand", "SU-64", "{cards} goes to {whose} hand.")
SHUFFLED_IN = Happening("shuffle-in", "SU-85", "{seat} shuffle{s} {cards} into the deck.")
LOOKED_AT_HAND = Happening("look", "SU-66", "{seat} look{s} at {others} hand: {cards}.")
LOOKED_AT_BASES = Happening("look", "SU-66", "{seat} look{s} at the top of the base deck: {cards}.")
LOOKED = Happening("look", "SU-66", "{seat} look{s} at the top of {others} deck: {cards}.")
REVEALED = Happening("reveal", "SU-67", "{seat} reveal{s} the top of {others} deck: {cards}.")
SEARCHED = Happening("search", "SU-68", "{seat} find{s} {cards} in the deck and shuffle{s} it.")
SEARCHED_IN_VAIN = Happening("search", "SU-68", "{seat} shuffle{s} the deck.")
WENT_BACK = Happening("put-back", "SU-R55", "{seat} put{s} {cards} back on {others} deck.")
STAYED = Happening("stay", "SU-85", "{cards} stays on {whose} deck.")
TOPPED = Happening("top", "SU-147", "{seat} put{s} {cards} on top of the deck.")
PLAYED_MINION = Happening("play", "SU-30", "{seat} play{s} {cards} at {place}.")
PLAYED_ACTION = Happening("play", "SU-32", "{seat} play{s} {cards}.")
PLAYED_ON = Happening("play", "SU-33", "{seat} play{s} {cards} on {place}.")
KEPT_MINION = Happening("keep", "SU-80", "{seat} may play an extra minion later this phase.")
KEPT_ACTION = Happening("keep", "SU-80", "{seat} may play an extra action later this phase.")
USED = Happening("use", "SU-88", "{seat} use{s} {cards}.")
IGNORED = Happening("ignore", "SU-51", "{seat} ignore{s} {cards}.")
SHIELDED = Happening("shield", "SU-51", "{place} keeps {cards} from being affected.")
STRENGTHENED = Happening("stronger", "SU-53", "{cards}: +{amount} power this turn.")
WEAKENED = Happening("weaker", "SU-53", "{cards}: -{amount} power this turn.")
STRENGTHENED_LONG = Happening(
    "stronger", "SU-R45", "{cards}: +{amount} power until the end of {whose} next turn."
)
GUARDED = Happening("stronger", "SU-16", "{cards}: +{amount} power until {whose} next turn begins.")
COUNTERS = Happening("counter", "SU-62", "{cards} gets {counters}.")
COUNTER_GONE = Happening("counter-gone", "SU-62", "{cards} loses a counter.")
CANCELLED = Happening(
    "cancel", "SU-76", "{cards}: its ability is cancelled until {whose} next turn begins."
)
LOWERED = Happening("lower", "SU-92", "The breakpoint of {cards} is {amount} lower this turn.")
MOVED = Happening("move", "SU-82", "{cards} moves to {place}.")
TRANSFERRED = Happening("transfer", "SU-91", "{cards} is transferred to {place}.")
DESTROYED = Happening("destroy", "SU-77", "{cards} destroyed.")
RETURNED = Happening("return", "SU-87", "{cards} returns to {whose} hand.")
PUT_UNDER = Happening("put-under", "SU-85", "{cards} goes under {whose} deck.")
BURIED = Happening("bury", "SU-93", "{seat} bur{ies} {cards} at {place}.")
MOVED_BURIED = Happening("move", "SU-R22", "{seat} move{s} a buried card to {place}.")
UNCOVERED = Happening("uncover", "SU-100", "{seat} uncover{s} {cards} at {place}.")
NOT_PLAYABLE = Happening("not-playable", "SU-102", "{cards} cannot be played and is discarded.")
BURIED_LOST = Happening("buried-lost", "SU-105", "Buried cards are discarded: {cards}.")
BOXED = Happening("box", "SU-156", "{cards} goes back to the box.")
DUEL = Happening("duel", "SU-106", "{seat} challenge{s} {other} to a duel: {cards}.")
PLACED = Happening("dueling-card", "SU-107", "{seat} place{s} {cards} face down.")
NO_DUELING_CARD = Happening("dueling-card", "SU-107", "{seat} place{s} no dueling card.")
TURNED_UP = Happening("turn-up", "SU-109", "{seat} turn{s} up {cards}.")
NO_DUEL_RESULT = Happening("duel-end", "SU-113", "The duel ends without a result.")
TIE = Happening("duel-end", "SU-112", "The duel ends in a tie: {cards}.")
DUEL_WON = Happening("duel-end", "SU-111", "{cards} wins the duel for {seat}.")
SCORES = Happening("score", "SU-121", "{cards} scores.")
GAINED = Happening("vp", "SU-124", "{seat} gain{s} {amount} VP.")
NEW_BASE = Happening("base", "SU-134", "{cards} comes into play.")
BASE_SWAPPED = Happening("base-swap", "SU-R53", "{cards} goes back into the base deck.")
VICTORY = Happening("win", "SU-136", "{seat} win{s} with {amount} VP.")
TOO_LONG = Happening("too-long", "SU-R54", "{amount} turns for each player have passed.")
CHOSE_FACTION = Happening("choose", "SU-46", "{seat} name{s} the {faction}.")
FELL_ASLEEP = Happening("asleep", "SU-51", "{other} may play no actions next turn.")

# -- reasons -------------------------------------------------------------------------------------

NOT_IN_HAND = Reason("SU-59", "there is no such card in your hand")
NOT_IN_PILE = Reason("SU-59", "there is no such card in your discard pile")
NOT_A_MINION = Reason("SU-55", "that is not a minion")
NO_SUCH_BASE = Reason("SU-30", "that base is not in play")
BARRED = Reason("SU-51", "something at that base keeps you from playing this minion there")
NO_MINION_LEFT = Reason("SU-18", "the minion of this turn has been played")
NOT_FROM_PILE = Reason("SU-59", "nothing lets you play it out of the discard pile")
ONLY_SPECIAL = Reason("SU-R14", "it can be played only at the time its Special names")
ASLEEP = Reason("SU-51", "you may play no actions this turn")
NO_ACTION_LEFT = Reason("SU-18", "the action of this turn has been played")
NO_HOST = Reason("SU-R13", "there is no minion it could be played on")
NO_TALENT = Reason("SU-88", "it has no ability that you could use now")
NOT_YOURS = Reason("SU-74", "you do not control such a card, and it is no base in play")
USED_UP = Reason("SU-88", "it has been used this turn")
NEEDS_MORE = Reason("SU-48", "what it needs is not there")
TOO_MANY_ACTS = Reason("SU-R54", "after 200 plays and uses only the end of the phase is left")
NOT_ASKED = Reason("SU-116", "that is not what is being decided now")
