"""The table of Smash Up as flat numbers.

Each player's cards are 40 handles, then come the bases. What a card is, is two things: its face
and who started the game with it. So `identity` is a number that stands for both; `face_of` and
`owner_of` tell them apart, and numbers of one owner follow each other.

A base in the middle is spoken of by its *place* (0, 1, 2 …), which stays when the base is
replaced. The last of a list is on top.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from fiendish.engine.state import Bytes, State

CARDS_EACH = 40
NOWHERE = 255
NOBODY = 255

CHOOSING, OPENING, START, PLAY, SCORE, DRAW, END = range(7)
"""Phases: two before the first turn, then the five of a turn (SU-14)."""

BEFORE, AFTER, LEAVING, REPLACED = 1, 2, 3, 4
"""Where a scoring stands: in the windows of steps 3 and 5, its cards have left, a new base lies."""

PLAIN, SMALL, AT, EMPTY, PILE = range(5)
"""How an extra play may be limited: printed power 2, a base, a base without own minion, the pile."""

RUNNING, WON, TOO_LONG = range(3)


@dataclass(slots=True, eq=False)
class Brawl(State):
    # agreed beforehand
    errata: int = 0
    copies: int = 1
    turn_limit: int = 0
    # which of these things the factions at the table can do at all, to look no further if not
    auras: int = 0  # minions that strengthen others
    grants: list[int] = field(default_factory=list)  # extra plays by cards; per player, all
    locks: int = 0  # actions that bar minions from a base
    talents: int = 0  # players with Talents, a bit each
    action_talents: int = 0  # actions among them
    base_talents: int = 0  # bases with an ability for one's own turn
    watched: int = 0  # events that something waits for, a bit each
    keen: int = 0  # of them those that minions wait for
    alert: int = 0  # and those that actions wait for
    specials: int = 0  # players with Specials to play before a base scores, a bit each
    answers: int = 0  # players with answers to spying
    hand_uses: int = 0  # players with cards to discard for an effect
    risers: int = 0  # players with minions to play out of the discard pile
    face_of: tuple[int, ...] = ()
    owner_of: bytes = b""
    # choosing factions
    pool: list[int] = field(default_factory=list)  # factions that nobody has taken
    picks: list[list[int]] = field(default_factory=list)  # per player
    picking: list[int] = field(default_factory=list)  # seats still to pick, the next one last
    # the turn
    first: int = 0
    active: int = 0
    phase: int = CHOOSING
    free_minion: int = 1
    free_action: int = 1
    extras: list[list[int]] = field(default_factory=list)  # plays kept: what, how limited, place
    uncovered: int = 0  # whether the card of this turn's start has been uncovered
    due: list[int] = field(default_factory=list)  # what still happens at the start or end of turn
    acts: int = 0  # cards played and abilities used in this Play Cards phase
    once: list[int] = field(default_factory=list)  # what is spent until the turn ends
    minions_played: list[int] = field(default_factory=list)  # this turn, per player
    # scoring
    scoring: int = -1  # place
    scoring_stage: int = 0  # where the scoring stands
    asked: int = 0  # whose turn it is in the round of a window
    passes: int = 0  # in a row
    offered: list[int] = field(default_factory=list)  # abilities used or declined in this window
    ranks: list[int] = field(default_factory=list)  # per player: 1 winner, 0 not ranked
    next_base: int = -1  # chosen to replace the one that scores
    barren: int = 0  # whether the base had no ability when its cards left
    # the end
    ended: int = RUNNING
    # piles
    vp: list[int] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=list)
    decks: list[list[int]] = field(default_factory=list)
    piles: list[list[int]] = field(default_factory=list)
    base_deck: list[int] = field(default_factory=list)
    base_pile: list[int] = field(default_factory=list)
    box: list[int] = field(default_factory=list)
    mixed: int = 0  # players who may hold a card of another owner, a bit each
    # in play, by place
    bases: list[int] = field(default_factory=list)
    minions: list[list[int]] = field(default_factory=list)
    actions: list[list[int]] = field(default_factory=list)  # on the base or on minions there
    buried: list[list[int]] = field(default_factory=list)
    # per card
    at: Bytes = field(default_factory=list)  # place
    on: bytearray = field(default_factory=bytearray)  # the minion an action is on
    controller: Bytes = field(default_factory=list)
    counters: Bytes = field(default_factory=list)
    chosen: bytearray = field(default_factory=bytearray)  # what was chosen when it was played
    boost: list[int] = field(default_factory=list)  # power for the rest of the turn
    # effects in progress; all empty between two actions
    doer: int = -1  # whose ability is carried out
    source: int = -1  # of which card
    depth: int = 0  # effects of which more is left than the state says
    opening: list[int] = field(default_factory=list)  # the act whose effect is about to begin
    steps: list[list[int]] = field(default_factory=list)  # what is left of effects: see resolution
    frame: int = -1  # to which moment new triggers belong
    frames: list[list[int]] = field(
        default_factory=list
    )  # card, doer, who was spied on: see resolution
    pending: list[list[int]] = field(default_factory=list)  # triggers
    playing: list[int] = field(default_factory=list)  # actions being carried out
    aside: list[int] = field(default_factory=list)  # cards taken off a deck for the moment
    lifted: list[int] = field(default_factory=list)  # the unseen ones: whose deck, card, looker
    exposed: list[int] = field(default_factory=list)  # shown out of a deck: frame, seat, identity
    spy: int = -1  # whose spying is being answered
    dueling: list[int] = field(default_factory=list)  # the two minions; NOWHERE: it has left
    duel: list[int] = field(
        default_factory=list
    )  # the two as it began (one, while its rival is chosen); then what is to do, the next last
    dueling_cards: list[int] = field(default_factory=list)  # seat and card, face down

    def face(self, card: int) -> int:
        return self.face_of[self.identity[card]]

    def owner(self, card: int) -> int:
        return self.owner_of[self.identity[card]]
