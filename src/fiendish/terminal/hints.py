"""A hint in words."""

from __future__ import annotations

from collections.abc import Sequence

from fiendish.bots.hint import Hint
from fiendish.engine.question import Option

SHOWN = 12  # options, the best ones


def hint_lines(hint: Hint, options: Sequence[Option]) -> list[str]:
    """What the normal bot would do, then what it thinks of the options, the best first."""
    lines = [
        f"The normal bot would take {hint.choice + 1}: {options[hint.choice].text}",
        "What the table looks worth to you after each option:",
    ]
    for index in hint.ranking[:SHOWN]:
        lines.append(f"{hint.worth(index)} for {index + 1}: {options[index].text}")
    if len(options) > SHOWN:
        lines.append(f"and {len(options) - SHOWN} more, none of them better")
    return lines
