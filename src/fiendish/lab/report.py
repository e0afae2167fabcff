"""The report: one page that holds everything, to be opened from the disk or sent to somebody."""

from __future__ import annotations

import platform
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

import fiendish
from fiendish.games import find
from fiendish.lab import svg
from fiendish.lab.experiment import Experiment
from fiendish.lab.summary import FEW

_NOTED = 12  # cards at either end of the list that are shown as a plot


def render_report(experiment: Experiment, data: dict[str, Any], command: str) -> str:
    """The page about what `summarise` has found; `command` plays it again."""
    game = find(experiment.game)
    names = pick_names(experiment)
    has_hands = any(card["drawn"]["games"] for card in data.get("cards", ()))
    when = "drawn" if has_hands else "played"  # where cards lie open, nobody draws any
    return _environment().get_template("report.html").render(
        experiment=experiment,
        data=data,
        title=game.title,
        names=names,
        pick_order=[(one["name"], names[one["name"]]) for one in data.get("picks", ())],
        rated=[(one["name"], one["name"]) for one in data.get("ratings", ())],
        settings={
            setting.name.replace("_", " "): setting.write(experiment.settings[setting.name])
            for setting in game.settings
            if experiment.settings[setting.name] != setting.default
        },
        cards=_noted(data.get("cards", ()), when),
        when=when,
        command=command,
        svg=svg,
        few=FEW,
        version=fiendish.__version__,
        python=platform.python_version(),
    )  # fmt: skip


def pick_names(experiment: Experiment) -> dict[str, str]:
    """The names of what seats play with, by id."""
    game = find(experiment.game)
    found = {face.id: face.name for face in game.faces}
    for setting in game.settings:
        found.update(setting.picks.among if setting.picks is not None else ())
    return found


def _noted(cards: Any, when: str) -> list[dict[str, Any]]:
    """The cards that went with the most and the fewest wins beyond those of the picks, for the plot."""
    enough = [card for card in cards if card[when]["games"] >= FEW]
    ranked = sorted(enough, key=lambda card: card[when]["usual"] - card[when]["share"])
    shown = ranked if len(ranked) <= 2 * _NOTED else ranked[:_NOTED] + ranked[-_NOTED:]
    return [{"name": card["name"], **card[when]} for card in shown]


@cache
def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("fiendish.lab"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
