"""A hint in words."""

from __future__ import annotations

from collections.abc import Sequence

from fiendish.bots.hint import Hint
from fiendish.engine.question import Option

SHOWN = 12  # options, the best ones


def hint_lines(hint: Hint, options: Sequence[Option]) -> list[str]:
    """Which option to take and why, then what the options are worth, the best first."""
    best = f"{options[hint.choice].text}, {hint.figure(hint.choice)}"
    lines = [f"Take {hint.choice + 1}: {best}. {hint.why}"]
    if hint.measured:
        lines.append("Chances to win, if everybody goes on like the normal bot:")
    for index in hint.ranking[:SHOWN]:
        lines.append(f"{hint.figure(index)} for {index + 1}: {options[index].text}")
    if len(options) > SHOWN:
        lines.append(f"and {len(options) - SHOWN} more, none of them better")
    return lines
