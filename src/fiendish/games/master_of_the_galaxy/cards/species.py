"""The nine species: a base project, receive projects and an agenda each."""

from __future__ import annotations

from fiendish.games.master_of_the_galaxy.faces import species

humans = species(
    "humans",
    "Humans",
    base="red blue yellow white",
    receive=(
        ("red blue yellow white black", "development"),
        ("yellow white", "leader"),
        ("red blue white", "conflict"),
    ),
    agenda=("red blue yellow white black", "diplomatic economic cultural"),
)

shabazi = species(
    "shabazi",
    "Shabazi",
    base="yellow yellow white blue",
    receive=(
        ("white white yellow yellow", "development"),
        ("yellow yellow", "commerce"),
        ("yellow white black black*", "government"),
    ),
    agenda=("white white white yellow yellow black", "cultural cultural diplomatic"),
)

myrmicoids = species(
    "myrmicoids",
    "Myrmicoids",
    base="white white white",
    receive=(
        ("white white red red blue", "development"),
        ("white white", "expansion"),
        ("red white white*", "conflict"),
    ),
    agenda=("red red white white white black", "military military cultural"),
)

wanderers = species(
    "wanderers",
    "Wanderers",
    base="yellow yellow white red",
    receive=(
        ("yellow yellow white white", "development"),
        ("blue white", "expansion"),
        ("yellow black*", "leader"),
    ),
    agenda=("yellow yellow blue white white", "economic diplomatic scientific"),
)

crystallides = species(
    "crystallides",
    "Crystallides",
    base="blue blue white yellow",
    receive=(
        ("blue blue blue blue", "development"),
        ("yellow yellow", "commerce"),
        ("blue yellow black", "leader"),
    ),
    agenda=("yellow yellow yellow blue blue blue", "economic economic scientific"),
)

omok = species(
    "omok",
    "Omok",
    base="blue blue white white",
    receive=(
        ("blue blue blue yellow yellow", "progress commerce"),
        ("blue blue", "progress"),
        ("white white blue", "expansion"),
    ),
    agenda=("blue blue blue blue white black*", "scientific scientific cultural"),
)

zong = species(
    "zong",
    "Zong",
    base="white white blue yellow",
    receive=(
        ("white white blue blue", "development"),
        ("white black", "leader"),
        ("blue yellow", "progress"),
    ),
    agenda=("white white blue yellow black black", "diplomatic diplomatic cultural"),
)

roc = species(
    "roc",
    "Roc",
    base="red red white yellow",
    receive=(
        ("red red blue white", "development"),
        ("red red white", "conflict"),
        ("red white", "expansion"),
    ),
    agenda=("red red red red blue white", "military military scientific"),
)

yclopes = species(
    "yclopes",
    "Yclopes",
    base="red blue blue white",
    receive=(
        ("red blue yellow white", "development"),
        ("blue black*", "progress"),
        ("red blue yellow white black", "government"),
    ),
    agenda=("red blue white black black*", "scientific military cultural"),
)
