"""The command line."""

from __future__ import annotations


def main() -> int:
    print("Fiendish: the commands are on their way.")
    return 0
