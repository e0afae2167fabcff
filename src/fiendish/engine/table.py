"""The table: one running game.

Between two actions the whole game is its state. Within an action there are also the running
generator, the *checkpoint* (a copy of the state when the action began) and the answers since; a
copy is the checkpoint with the answers given again. Save, undo and replay are the same thing from
further back.

A table that *keeps* its history can be copied and saved at any moment, undone and read back. One
that does not (`keep=False`: playouts, simulations) is faster and can be copied only at rest.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from hashlib import blake2b
from typing import Any

import msgspec

from fiendish.engine import rng, table_facts
from fiendish.engine.cards import learned
from fiendish.engine.effects import note
from fiendish.engine.game import LETTERS, Game, Result
from fiendish.engine.journal import LogLine
from fiendish.engine.positions.writing import write_position
from fiendish.engine.question import DECLINE, UNLISTED, IllegalAnswer, Question, Reason
from fiendish.engine.save import save
from fiendish.engine.state import State
from fiendish.engine.table_facts import CONCEDED, Move, seat_name, stays
from fiendish.engine.worlds import Deal, Survey, deal_again, redeal, survey

ENDLESS = 1 << 60
_FAR = 128  # moves between two checkpoints that are kept beyond the reach of undo


class Table:
    """One running game. Make one with `fiendish.new`, `fiendish.load` or from a position."""

    __slots__ = (
        "_at_start",
        "_checkpoint",
        "_dealt",
        "_far",
        "_forced",
        "_question",
        "_running",
        "_since",
        "_surveys",
        "_undoable",
        "conceded",
        "game",
        "keep",
        "moves",
        "origin",
        "record",
        "settings",
        "state",
    )

    def __init__(
        self, game: Game, state: State, settings: dict[str, Any], keep: bool = True
    ) -> None:
        self.game = game
        self.state = state
        self.settings = settings
        self.keep = keep
        self.moves: list[Move] = []  # the decisions that stand
        # all that was said: an index, -1 - n to go back to move n, CONCEDED - seat to give up
        self.record: list[int] = []
        self.conceded: int | None = None  # the seat that has ended the game by giving up
        self.origin = state.copy() if keep else None
        self._running: Generator[Question, int, None] | None = None
        self._question: Question | None = None
        self._checkpoint: State | None = None
        self._at_start = False  # the checkpoint comes before the question, not with it
        self._since: list[int] = []  # options taken since the checkpoint
        self._forced = 0  # how many of these were the only ones, at the checkpoint itself
        self._undoable: list[tuple[int, State]] = []  # checkpoints within reach of undo
        self._far: list[tuple[int, State]] = []  # and a few beyond it, for going back by consent
        self._surveys: dict[int, Survey] = {}  # what seats cannot know at this moment
        self._dealt: Deal | None = None  # the last world for one of them, often asked for again
        if keep:
            state.journal = []

    def __repr__(self) -> str:
        """What is played and who decides what, in words that all at the table may read."""
        question, now = self.question, "over"
        if question is not None:
            now = f"turn {self.state.turn}, {LETTERS[question.seat]} is asked: {question.text}"
        return f"<Table {self.game.id}, {self.state.seats} seats, {now}>"

    # -- deciding ---------------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        """What somebody has to decide now; None when the game is over."""
        if self.conceded is not None:
            return None
        if self._running is None and self._question is None:
            if self.keep:
                self._checkpoint, self._since, self._at_start = self.state.copy(), [], True
                self._forced = 0
            self._running = self.game.play(self.state)
            self._advance(None)
        return self._question

    @property
    def over(self) -> bool:
        """Whether the game has ended, so that there is no question and a result."""
        return self.question is None

    @property
    def result(self) -> Result | None:
        """Winners, ranks and reason; None while the game goes on."""
        if self.conceded is not None:
            return table_facts.given_up(self.conceded)
        return self.game.result(self.state) if self.over else None

    def answer(self, index: int, seat: int | None = None) -> None:
        """Take the option at that index, for the seat that is asked.

        Anything else than a legal index, or another seat, raises `IllegalAnswer` and changes
        nothing.
        """
        question = self._question or self.question
        if question is None:
            raise IllegalAnswer("the game is over")
        if seat is not None and seat != question.seat:
            raise IllegalAnswer(
                f"it is for seat {LETTERS[question.seat]} to decide, not for {seat_name(seat)}",
                question.rule,
            )
        if type(index) is not int or not 0 <= index < len(question.options):
            raise IllegalAnswer(
                f"{index!r} is not an option; allowed: 0 to {len(question.options) - 1}",
                question.rule,
            )
        if self.keep:
            self._answer_and_keep(question, index)
        else:
            if self._running is None:
                self._begin_answered()
            self.state.decisions += 1
            self._advance(question.options[index])

    def answer_unlisted(self, index: int) -> Question | None:
        """Take an option like `answer`, but leave open what can be done after it.

        Returns what is asked next within the effect; None when that has come to its end, or the
        game has. For bots: they look at the table after each of their options, and listing what
        could be done there would take half of their time. Only for tables without a history.
        """
        question = self._question or self.question
        assert question is not None
        assert not self.keep
        if self._running is None:
            self._begin_answered()
        state = self.state
        state.decisions += 1
        state.answered = True
        self._advance(question.options[index])
        state.answered = False
        question = self._question
        if question is not None and question.rest:
            self._question = self._running = None  # asked in full when somebody wants to know
            return None
        return question

    def play_out(
        self, number: Callable[[], float], decisions: int = ENDLESS, turn: int = ENDLESS
    ) -> int:
        """Answer at random, by numbers from 0 to below 1, and return how many decisions that took.

        To the end of the game, or to the first rest after so many decisions or in that turn; what
        could be done there is left open. For imagined and simulated games, whose time goes into
        this loop: only for tables without a history.
        """
        if self.keep:
            raise ValueError(
                "a table with a history cannot be played out; table.copy(keep=False) can"
            )
        question = self._question or self.question
        if question is None:
            return 0
        if question.rest and (decisions <= 0 or self.state.turn >= turn):
            return 0
        if self._running is None:
            self._begin_answered()
        running, state, taken = self._running, self.state, 0
        limited = decisions < ENDLESS or turn < ENDLESS
        assert running is not None
        self._surveys, self._dealt = {}, None
        self._question = None
        state.answered = decisions <= 0
        try:
            while True:
                options = question.options
                count = len(options)
                if count > 1 or question.always:
                    taken += 1
                    if limited:
                        if question.rest and (taken > decisions or state.turn >= turn):
                            taken -= 1
                            break
                        if taken == decisions:
                            state.answered = True
                    option = options[int(number() * count)]
                    state.decisions += 1
                elif options is UNLISTED:  # only its options tell whether it is asked
                    state.answered = False
                    running = self.game.play(state)
                    question = next(running)
                    state.answered = True
                    continue
                else:
                    option = options[0] if options else DECLINE
                question = running.send(option)
            self._running = None  # it is asked anew if somebody wants to know
        except StopIteration:
            pass
        state.answered = False
        return taken

    def _begin_answered(self) -> None:
        """Start the rules at a question at rest, the answer to which is about to be given."""
        self._running = self.game.play(self.state)
        self.state.answered = True
        next(self._running)
        self.state.answered = False

    def _advance(self, option: int | None) -> None:
        """Run on to the next question that somebody really has to answer."""
        running = self._running
        assert running is not None
        rested: State | None = None
        forced: int | None = None  # the only answer to the question at which it rested
        if self._surveys:
            self._surveys, self._dealt = {}, None
        try:
            question = next(running) if option is None else running.send(option)
            while True:
                options = question.options
                if not options:
                    if options is UNLISTED:
                        if question.always:
                            break
                        # Whether anybody is asked depends on how many options there are.
                        self._running = running = self.game.play(self.state)
                        self.state.answered = False
                        question = next(running)
                        self.state.answered = True
                        continue
                    if question.rest and self.keep:
                        rested, forced = self.state.copy(), None
                    option = DECLINE
                elif len(options) == 1 and not question.always:
                    option = options[0]
                    if question.rest and self.keep:
                        rested, forced = self.state.copy(), option
                else:
                    break
                question = running.send(option)
        except StopIteration:
            self._question = None
            return
        self._question = question
        if self.keep and question.rest:
            self._checkpoint, self._since, self._at_start = self.state.copy(), [], False
            self._forced = 0
        elif rested is not None:
            self._since = [] if forced is None else [forced]
            self._forced = len(self._since)
            self._checkpoint, self._at_start = rested, forced is None

    def _answer_and_keep(self, question: Question, index: int) -> None:
        state = self.state
        journal = len(state.journal or ())
        known, before = bytes(state.known), (state.counter, state.turn, state.learned)
        told = [clue.copy() for clue in state.clues]
        if self._checkpoint is not None and len(self._since) == self._forced:
            here = len(self.moves), self._checkpoint
            self._undoable.append(here)
            if here[0] >= _FAR + (self._far[-1][0] if self._far else 0):
                self._far.append(here)
        option = question.options[index]
        self._since.append(option)
        state.decisions += 1
        try:
            self._advance(option)
        except BaseException:  # a broken card, Ctrl-C: the table is as it was before the move
            self._since.pop()
            self._recover(journal)
            raise
        barrier = state.everyone
        if self._question is not None and (state.counter, state.turn, state.learned) == before:
            barrier = learned(known, told, state)
        if barrier >> question.seat & 1:
            self._undoable.clear()
        passed = option == DECLINE and question.always
        self.moves.append(Move(question.seat, index, barrier, journal, question.idle, passed))
        self.record.append(index)

    # -- reading ----------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> msgspec.Struct:
        """All that a seat may see, typed and fit for JSON; None is a spectator."""
        seen = self.game.view(self.state, self._seat(seat), self.question)
        if self.conceded is not None:
            return msgspec.structs.replace(seen, result=table_facts.given_up(self.conceded))
        return seen

    def log(self, seat: int | None = None, since: int = 0) -> list[LogLine]:
        """What happened, as that seat may read it; with `since`, from that line on.

        A negative number counts from the end, as in a slice.
        """
        self._seat(seat)
        _ = self.question
        reader = self.state.seats if seat is None else seat
        return [
            LogLine(
                turn=fact.turn,
                seat=fact.seat,
                kind=fact.happening.id,
                rule=fact.happening.rule,
                text=self.game.fact_words(self.state, fact, seat),
                cards=tuple(
                    self.game.face(self.state, seen.face).id
                    for seen in fact.cards
                    if seen.known >> reader & 1
                ),
                other=fact.other,
            )
            for fact in (self.state.journal or [])[since:]
        ]

    def why_not(self, seat: int, /, **act: Any) -> Reason | None:
        """Why the seat cannot do this now, with the rule; None if it can."""
        self._seat(seat)
        question = self.question
        if question is None:
            return Reason("", "the game is over")
        found = question.find(**act)  # also sees to it that the act is spelled right
        if question.seat == seat and found:
            return None
        if question.seat != seat:
            name = LETTERS[question.seat]
            return Reason(question.rule, f"it is for seat {name} to decide now")
        return self.game.refuse(question, seat, act)

    def digest(self) -> str:
        """A fingerprint of the state and the question that is open."""
        question = self.question
        asked = [question.seat, *question.options] if question else []
        moment = self.state.to_bytes() + repr(asked).encode()
        return blake2b(moment, digest_size=16).hexdigest()

    def save(self) -> bytes:
        """The game as bytes, for `fiendish.load`."""
        origin, record = self.origin, self.record
        if origin is None:  # a table without history: it can begin again where it stands
            if self.question is not None and not self.question.rest:
                raise ValueError("a table that keeps no history cannot be saved inside an effect")
            origin, record = self.state, []
        return save(self.game, self.settings, origin, record, self.digest())

    def position(self) -> str:
        """The table as a position file, between two actions."""
        return write_position(self.game, self.state, self.settings, self.question)

    # -- copies -----------------------------------------------------------------------------

    def copy(self, keep: bool | None = None) -> Table:
        """An independent table at the same moment, also in the middle of an effect."""
        keep = self.keep if keep is None else keep
        if keep and not self.keep:
            raise ValueError("a table that keeps no history cannot make one that does")
        new = self._rebuilt(keep)
        if not keep:
            self._ask_again(new)
            return new
        new.origin = self.origin
        new.moves = self.moves.copy()
        new.record = self.record.copy()
        new._undoable = self._undoable.copy()
        new._far = self._far.copy()
        new.state.journal = (self.state.journal or []).copy()
        return new

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.copy()

    def sample(
        self, seat: int | None, seed: int, keep: bool = False, with_options: bool = False
    ) -> Table:
        """A world that the seat must hold possible, chosen by the seed.

        It carries nothing the seat may not know: no history, no true checkpoint, other dice.
        With `keep` it makes checkpoints of its own, from the next moment of rest. The options of the
        seat that is asked are the same in all these worlds; `with_options` takes them over instead
        of listing them again, which bots have no time for.
        """
        if with_options:
            asked = self._question or self.question
            if keep or asked is None or asked.seat != seat:
                raise ValueError("with_options is for the seat that is asked, and without keep")
        who = self.state.seats if self._seat(seat) is None else seat
        assert who is not None
        new = self._rebuilt(False)
        if who not in self._surveys:
            self._surveys[who] = survey(self.state, who)
        seen, deal = self._surveys[who], self._dealt
        if deal is not None and deal.seat == who and deal.seed == seed:
            deal_again(new.state, deal, seen)
        else:
            key = rng.key(f"world {seat} {seed} {self.state.counter}")
            redeal(new.state, who, key, seen)
            self._dealt = Deal(who, seed, key, new.state.identity.copy())
        if new._running is None:  # at rest: it is asked anew, in the world it is in
            if with_options:
                self._ask_again(new)
            return Table(self.game, new.state, self.settings, keep) if keep else new
        new._checkpoint = None  # the true one, which a copy would bring back
        new._since = []
        new.keep = keep
        if keep:
            new.state.journal = []
        return new

    def _ask_again(self, new: Table) -> None:
        """Put the question at rest, with its options, to a table at the same moment."""
        asked = self._question
        if asked is not None and asked.rest:
            new._question = Question(
                new.state, asked.seat, asked.prompt, asked.options, True, asked.always
            )

    def _rebuilt(self, keep: bool) -> Table:
        """This table's state, question and running effect over again."""
        question, checkpoint = self._question, self._checkpoint
        within = question is not None and not question.rest
        if within and checkpoint is None:
            raise ValueError(
                "a table that keeps no history cannot be copied in the middle of an effect"
            )
        base = checkpoint if within and checkpoint is not None else self.state
        new = Table(self.game, base.copy(), self.settings, False)
        new.keep = keep
        new._at_start = self._at_start
        new._forced = self._forced
        new.conceded = self.conceded
        if within:
            new._resume(base, self._since)
        elif question is None:  # not begun, or over, and then there is nothing left to run
            new._running = self._running
        return new

    def _resume(self, checkpoint: State, since: list[int]) -> None:
        """Run from a checkpoint (of which our state is a copy) through the options taken since."""
        self._checkpoint = checkpoint
        self._since = since.copy()
        keep, self.keep = self.keep, False
        if self._at_start:
            self._running = self.game.play(self.state)
            self._advance(None)
        else:
            self._begin_answered()
        for number, option in enumerate(since):
            if number >= self._forced:
                self.state.decisions += 1
            self._advance(option)
        self.keep = keep

    def _recover(self, journal: int) -> None:
        """Put the table back to the question at which a move broke down."""
        if self._checkpoint is None:  # a sampled world, inside an effect: nothing to go back to
            return
        facts = (self.state.journal or [])[:journal]
        self.state = self._checkpoint.copy()
        if self._since or self._at_start:
            self._resume(self._checkpoint, self._since)
        else:
            self._running = self._question = None
            _ = self.question
        self.state.journal = facts

    # -- going back -------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last move."""
        return self.why_not_undo(seat) is None

    def why_not_undo(self, seat: int, count: int = 1) -> Reason | None:
        """Why this seat cannot take back its last move, or so many, freely; None if it can."""
        self._seat(seat)
        rule = self.game.undo_rule
        if self.origin is None:
            return Reason(rule, "this table keeps no history")
        if len(self.moves) < count:
            return Reason(rule, "there is nothing to take back")
        if self.over:
            return Reason(rule, "the game is over")
        for last in reversed(self.moves[len(self.moves) - count :]):
            if last.seat != seat:
                return Reason(rule, f"the last decision was made by seat {LETTERS[last.seat]}")
            if last.barrier >> seat & 1:
                return Reason(rule, "cards were drawn or revealed, or the turn was passed")
        return None

    def last_with_idle(self, seat: int) -> int:
        """How many moves the seat's last decision is with the idle answers that followed it."""
        count = 1
        while (
            count <= len(self.moves) and self.moves[-count].idle and self.moves[-count].seat == seat
        ):
            count += 1
        return count

    def undo(self, seat: int, count: int = 1) -> None:
        """Take back the seat's last move, or so many, as long as it has learned nothing since."""
        reason = self.why_not_undo(seat, count)
        if reason is not None:
            raise IllegalAnswer(f"cannot take that back: {reason.text}", reason.rule)
        self.rewind(len(self.moves) - count)

    def rewind(self, to: int) -> None:
        """Go back to the moment before move number `to`. It is for the table to agree on this."""
        if not self.keep or self.origin is None:
            raise ValueError("a table that keeps no history cannot go back")
        if type(to) is not int or not 0 <= to < len(self.moves):
            raise ValueError(f"there is no move {to!r}; there are {len(self.moves)}")
        back = self.moves[to]
        journal = self.state.journal or []
        facts = journal[: back.journal]
        facts += [fact for fact in journal[back.journal :] if stays(fact)]
        for reach in (self._undoable, self._far):
            while reach and reach[-1][0] > to:
                reach.pop()
        at, base = (self._undoable or self._far or [(0, self.origin)])[-1]
        del self._undoable[-1:]  # it comes again with the first move from there
        standing = self.moves[:to]
        del self.moves[at:]
        self.state = base.copy()
        self._running = self._question = self._checkpoint = None
        self._since = []
        self.conceded = None
        record = [*self.record, -1 - to]
        for move in standing[at:]:
            question = self.question
            assert question is not None
            self._answer_and_keep(question, move.choice)
        if standing and standing[-1].seat != back.seat:
            # Whoever moved before has seen a decision of somebody else, if only for a while.
            last = standing[-1]
            standing[-1] = last._replace(barrier=last.barrier | 1 << last.seat)
        self.moves = standing
        self.record = record
        _ = self.question
        self.state.journal = facts
        note(self.state, table_facts.took_back(self.game.undo_rule), back.seat)

    def concede(self, seat: int) -> None:
        """Give up for a seat, whoever is asked.

        Of two players the other one has won. With more the game goes on: who plays the seat from now
        on is for the table to say.
        """
        if not self.keep:
            raise ValueError("a table that keeps no history cannot note who gives up")
        if self.over:
            raise ValueError("the game is over")
        self._seat(seat)
        note(self.state, table_facts.GAVE_UP, seat)
        self.record.append(CONCEDED - seat)
        if self.state.seats == 2:
            self.conceded = seat
            self._question = None

    def replay(self, entry: int) -> None:
        """Do what an entry of a record says: answer, go back, or give up."""
        if entry >= 0:
            self.answer(entry)
        elif entry <= CONCEDED:
            self.concede(CONCEDED - entry)
        else:
            self.rewind(-1 - entry)

    # -- helpers ----------------------------------------------------------------------------

    def _seat(self, seat: int | None) -> int | None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.state.seats):
            raise ValueError(f"there is no seat {seat!r}; seats are 0 to {self.state.seats - 1}")
        return seat
