"""What every screen says of a table of Master of the Galaxy."""

from __future__ import annotations

from fiendish.games.master_of_the_galaxy.faces import FACES
from fiendish.games.master_of_the_galaxy.outside.slips import SLIPS
from fiendish.games.master_of_the_galaxy.rules.board import BASES
from fiendish.games.master_of_the_galaxy.rules.victory import SYMBOLS_TO_WIN
from fiendish.games.master_of_the_galaxy.view import PlayerView, View
from fiendish.prose.overview import Overview, Standing, TurnStep, steps_of

SETTING_UP = ("homes", "species", "draft", "draft-homes")
STEPS = {
    "Gain": ("start", "gain", "redraw"),
    "Allocate": ("allocate",),
    "Rewards": ("rewards",),
    "Use cards": ("use", "harvest"),
}


def steps(view: View) -> list[TurnStep]:
    if view.phase in SETTING_UP:
        return steps_of(["Set-up"], "Set-up")
    now = next(step for step, phases in STEPS.items() if view.phase in phases)
    return steps_of([*STEPS], now)


def limits(view: View) -> list[str]:
    if view.phase in SETTING_UP:
        return []
    found = []
    left = sum(view.drawn.values())
    if left:
        found.append(f"{left} drawn cube{'s' * (left > 1)} left")
    if view.rewards_left:
        found.append(f"{view.rewards_left} reward{'s' * (view.rewards_left > 1)} to take")
    if view.phase == "use":
        player = view.players[view.active]
        found.append(f"{len(player.cards)} cards, limit {player.card_limit}")
    if view.cubes_owed:
        found.append(f"{view.cubes_owed} to choose")
    return found


def species_of(player: PlayerView) -> str:
    names = {face.id: face.name for face in FACES}
    return next((names[card.card] for card in player.cards if card.deck == "species"), "")


def standing(view: View) -> list[Standing]:
    """How far everybody has come by the way that leads furthest: symbols (MG-34) or bases (MG-33)."""
    return [_standing(view, player) for player in view.players]


def _standing(view: View, player: PlayerView) -> Standing:
    symbol, most = max(player.symbols.items(), key=lambda pair: pair[1])
    share = max(100 * most // SYMBOLS_TO_WIN, 100 * player.bases // BASES)
    if view.result is not None:  # also by a second home (MG-35), which is no matter of figures
        share = 100 if player.seat in view.result.winners else min(share, 99)
    held = f"{most} {symbol}" if most else "no symbols"
    bases = f"{player.bases} base{'s' * (player.bases != 1)}"
    about = " · ".join(filter(None, (species_of(player), held, bases)))
    return Standing(player.seat, share, about, f"{most}\u2009·\u2009{player.bases}")


OVERVIEW = Overview(
    unit="% of a victory",
    short="equal symbols · bases",
    steps=steps,
    goal=lambda view: f"{SYMBOLS_TO_WIN} equal symbols, {BASES} bases or a second home win",
    limits=limits,
    standing=standing,
    slips=SLIPS,
)
