"""Prompts, facts and reasons that the Villainous games share.

The sentences are the same, rules and terms are each game's own: `Words` is made from both. In the
templates, [power], [domain] and so on are terms; {cause} and the like are filled in when read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from fiendish.engine.journal import Happening
from fiendish.engine.question import Prompt, Reason


def paid(amount: int | str, unit: str) -> str:
    """An amount of a currency.

    >>> paid(1, "Credits"), paid(2, "Credits"), paid("no", "Credits")
    ('1 Credit', '2 Credits', 'no Credits')
    """
    return f"{amount} {unit.removesuffix('s') if amount == 1 else unit}"


class Words:
    """The shared words in the terms of one game, each with that game's rule."""

    def __init__(
        self, rules: Mapping[str, str], terms: Mapping[str, str], own: Sequence[str]
    ) -> None:
        self._rules = rules
        self._terms = terms
        self.power, self.second = terms["power"], terms["second"]
        self.acts = (
            "end", terms.get("gain", "gain"), "play", "activate", terms.get("relocate", "relocate"),
            "vanquish", "fate", "discard", "free", "step", "move", "use", "deed",
        )  # fmt: skip
        self.in_step = (*self.acts[: self.acts.index("step")], *own)  # the acts of this game
        self._unmet: dict[object, Reason] = {}
        self.FATE_ACT = terms.get("fate", "Fate: reveal a card")
        self._questions()
        self._facts()
        self._reasons()

    def _text(self, text: str) -> str:
        return re.sub(r"\[(\w+)\]", lambda found: self._terms[found[1]], text)

    def _ask(
        self, id: str, text: str, of: str = "card", decline: str = "Choose none", rule: str = ""
    ) -> Prompt:
        return Prompt(id, self._rules[rule or id], self._text(text), of, decline)

    def _fact(self, id: str, text: str, rule: str = "", plays: bool = False) -> Happening:
        return Happening(id, self._rules[rule or id], self._text(text), plays)

    def _played(self, text: str) -> tuple[Happening, Happening]:
        """That a card is played, by the rule of what pays for it: the first currency or the second."""
        first, second = (
            self._fact("play", text, rule, plays=True) for rule in ("play", "play-second")
        )
        return first, second

    def _fated(self, text: str) -> tuple[Happening, Happening]:
        """That a Fate card is played against a rival, or against its player."""
        rival, oneself = (
            self._fact("fate-play", text, rule, plays=True)
            for rule in ("fate-play", "fate-oneself")
        )
        return rival, oneself

    def _why(self, rule: str, text: str) -> Reason:
        return Reason(self._rules[rule], self._text(text))

    def unmet(self, needs: Callable[..., object]) -> Reason:
        """Why something that has such needs cannot be done now; they say themselves what is missing."""
        if needs not in self._unmet:
            self._unmet[needs] = Reason(self._rules["complete"], f"it needs {needs.__doc__}")
        return self._unmet[needs]

    def _questions(self) -> None:
        ask = self._ask
        self.MOVE = ask("move", "Move: choose another location of your [domain].", "act")
        self.ACT = ask("act", "Perform actions, or end your turn.", "act")
        self.NEXT_DUE = ask("next-due", "Choose what happens first before you move.", "trigger")
        self.WITH = ask(
            "with", "Vanquish: choose an Ally to use.", decline="These will do", rule="vanquish"
        )
        self.DISCARD_ANY = ask(
            "discard-any", "Choose a card to discard.", decline="No more cards", rule="discard"
        )
        self.DISCARD = ask("discard", "{cause}: choose a card to discard.")
        self.WHERE = ask("where", "{cause}: choose a location.", "place", rule="decides")
        self.WHOM = ask("whom", "{cause}: choose a player.", "seat", rule="decides")
        self.HERO = ask("hero", "{cause}: choose a Hero.", rule="decides")
        self.ALLY = ask("ally", "{cause}: choose an Ally.", rule="decides")
        self.CHARACTER = ask("character", "{cause}: choose a Hero or Ally.", rule="decides")
        self.MOVE_WHOM = ask(
            "move-whom", "{cause}: choose who goes to another place.", decline="Nobody",
            rule="decides",
        )  # fmt: skip
        self.DEFEAT = ask(
            "defeat", "{cause}: choose who is defeated.", decline="Nobody", rule="defeat"
        )
        self.REMOVE = ask("remove", "{cause}: choose what is removed.", rule="remove")
        self.TAKE = ask("take", "{cause}: choose a card to take.", decline="Take none")
        self.FOUND = ask("found", "{cause}: choose the card to find.", rule="find")
        self.PUT_BACK = ask(
            "put-back", "{cause}: choose the card to put back next, the top one last.", rule="look"
        )
        self.THROW = ask(
            "throw", "{cause}: choose a card to discard.", decline="Keep the rest", rule="look"
        )
        self.PLAY_ONE = ask("play-one", "{cause}: choose a card to play.", "act", "Play none")
        self.PLAY_FREE = ask(
            "play-free", "{cause}: choose a card to play for free.", "act", "Play none", "play-one"
        )
        self.PLAY_CHEAPER = ask(
            "play-cheaper", "{cause}: choose a card to play for 1 less.", "act", "Play none",
            "play-one",
        )  # fmt: skip
        self.INSTEAD = ask("instead", "Choose what happens in place of the defeat.")
        self.KEEP = ask("keep", "{cause}: keep it in play?", decline="Discard it")
        self.RETURN = ask("return", "{cause}: choose an Ally to take back to hand.", rule="keep")
        self.HOW_MANY = ask("how-many", "{cause}: choose how many.", "number", rule="decides")
        self.FATE_TARGET = ask("fate-target", "Choose against whom {cause} is played.", "seat")
        self.FATE_PLACE = ask("fate-place", "Choose where {cause} goes.", "place")
        self.FATE_HOST = ask("fate-host", "Choose the Hero for {cause}.", rule="fate-place")

    def _facts(self) -> None:
        fact = self._fact
        self.TURN = fact("turn", "{seat} begin{s} turn {amount}.")
        self.OBJECTIVE = fact("objective", "{seat} play{s} {villain}: {objective}")
        self.MOVED = fact("mover", "{seat} move{s} to {place}.", "move")
        self.DREW = fact("draw", "{seat} draw{s} {cards}.")
        self.DREW_MORE = fact("draw", "{seat} draw{s} {cards}.", "draw-by-card")
        self.RESHUFFLED = fact("reshuffle", "{whose} discard pile becomes the new deck.")
        self.RESHUFFLED_FATE = fact("reshuffle-fate", "The Fate discard pile becomes the new deck.")
        self.GAINED = fact("gain", "{seat} gain{s} {power}.")
        self.GAINED_BY_CARD = fact("gain", "{seat} gain{s} {power}.", "gain-by-card")
        self.PAID = fact("pay", "{seat} pay{s} {power}.")
        self.LOST = fact("lose", "{seat} lose{s} {power}.")
        self.TOOK_POWER = fact("take-power", "{seat} take{s} {power} from {other}.", "lose")
        self.GAINED_SECOND = fact("gain-second", "{seat} gain{s} {amount} [second].")
        self.SPENT_SECOND = fact("spend-second", "{seat} spend{s} {amount} [second].")
        self.LOST_SECOND = fact("lose-second", "{seat} lose{s} {amount} [second].")
        self.PLAYED = self._played("{seat} play{s} {cards}.")
        self.PLAYED_AT = self._played("{seat} play{s} {cards} at {place}.")
        self.PLAYED_ON = self._played("{seat} play{s} {cards} on {place}.")
        self.FATED = fact("fate", "{seat} reveal{s} {cards} for Fate.")
        self.FATE_AT = self._fated("{seat} play{s} {cards} against {other} at {place}.")
        self.FATE_ON = self._fated("{seat} play{s} {cards} against {other} on {place}.")
        self.FATE_AGAINST = self._fated("{seat} play{s} {cards} against {other}.")
        self.UNPLAYABLE = fact("unplayable", "{cards} cannot be played and is discarded.")
        self.ACTIVATED = fact("activate", "{seat} activate{s} {cards}.")
        self.FREE = fact("free", "{seat} use{s} {cards}.")
        self.RELOCATED = fact("relocate", "{cards} goes to {place}.")
        self.VANQUISHED = fact("vanquish", "{seat} attack{s} {cards}.")
        self.USED = fact("used", "{seat} use{s} {cards} for it.", "vanquish")
        self.DEFEATED = fact("defeat", "{cards} is defeated.")
        self.REMOVED = fact("remove", "{cards} is removed.")
        self.SAVED = fact("instead", "{place} saves {cards} from defeat.")
        self.STOOD_IN = fact("instead", "{place} takes the place of {cards}.")
        self.STAYED = fact("keep", "{cards} stays in play.")
        discards = "{seat} discard{s} {cards}."
        self.DISCARDED = fact("discard", discards)
        self.USED_UP_ALLIES = fact("discard", discards, "used-up")
        self.THREW = fact("discard", discards, "look")
        self.LOST_ITEM = fact("discard", discards, "lost-item")
        self.LOST_MARK = fact("discard", discards, "fall-off")
        self.FELL_OFF = fact("fall-off", "{cards} is discarded.")
        self.RETURNED = fact("return", "{cards} goes back to {whose} hand.")
        self.TOOK = fact("take", "{seat} take{s} {cards} into the hand.")
        self.STRONGER = fact("token", "{cards} gets {amount} more Strength by token.")
        self.WEAKER = fact("token", "{cards} gets {amount} less Strength by token.")
        self.SILENCED = fact("silence", "{cards} loses its ability and 2 Strength for this turn.")
        self.REVEALED = fact("reveal", "{seat} reveal{s} {cards}.")
        self.LOOKED = fact("look", "{seat} look{s} at {cards}.")
        self.LOOKED_AT_HAND = fact("look-hand", "{seat} look{s} at {others} hand: {cards}.", "look")
        self.SHOWED = fact("show-hand", "{whose} hand is shown: {cards}.", "reveal")
        self.WENT_BACK = fact("put-back", "{seat} put{s} back {cards}.", "look")
        self.SHUFFLED_BACK = fact("shuffle-back", "{seat} shuffle{s} back {cards}.")
        self.SEARCHED = fact("find", "{seat} find{s} {cards}.")
        self.SHUFFLED = fact("shuffle", "The deck is shuffled.")
        self.WON = fact("win", "{seat} fulfil{s} the objective and win{s}.")
        self.TOO_LONG = fact("too-long", "The game has gone on too long: nobody wins.")

    def _reasons(self) -> None:
        why = self._why
        self.NOT_ASKED = why("ask", "that is not what is being decided now")
        self.NOT_IN_HAND = why("play", "there is no such card in your hand")
        self.NOT_IN_PLAY = why("activate", "that is not a card of yours in play")
        self.NO_SYMBOL = why("symbols", "your location has no such symbol that is free to use")
        self.COVERED = why("covered", "the symbol is covered by {what}")
        self.USED_UP = why("once", "the symbol has been used this turn")
        self.CANNOT_PAY = why("cost", "you have not enough [power] to pay for it")
        self.CANNOT_SPEND = why("cannot-spend", "you have not enough [second] to spend")
        self.NO_SPOT = why("spots", "there is no place where it may go")
        self.NOT_THERE = why("spots", "it may not go there")
        self.NOT_MOVED_THERE = why("relocate", "you cannot [relocate] that there")
        self.THERE_ALREADY = why("relocate", "it is there already")
        self.NOT_MOVABLE = why("relocate", "only Allies and Items can be [relocated]")
        self.NOT_YOURS = why("yours", "only your own cards can be [relocated]")
        self.ATTACHED = why("attached", "an attached card goes only along with its character")
        self.FIXED = why("card-first", "{what} cannot be [relocated] there")
        self.NO_ABILITY = why("activate", "it has no Activated Ability")
        self.SILENT = why("silence", "its ability has no effect now")
        self.NO_STEP = why("free", "it offers no step without a symbol")
        self.NO_OWN_STEP = why("free", "your Villain has no such step")
        self.ONCE_A_TURN = why("specialty", "it has been used this turn")
        self.NO_TARGET = why("vanquish", "there is no such character at your locations")
        self.NO_FIGHTER = why("fighters", "you have no Ally there who can be used")
        self.TOO_WEAK = why("enough", "it takes Strength {need}, your Allies there have {have}")
        self.TOO_FEW = why("card-first", "{what} asks for {need} Allies, you have {have} there")
        self.DEMANDED = why(
            "card-first",
            "with {what} it takes Strength {need}, your Allies there have {have}",
        )
        self.PROTECTED = why("protector", "a Hero with Protector stands before it")
        self.FORBIDDEN = why("forbidden", "{what} does not let you")
        self.NO_FATE = why("fate", "there is no Fate card to reveal")
        self.EMPTY_HAND = why("discard", "you have no card to discard")
        self.SAME_PLACE = why("move", "your mover must go to another location")
