"""The nine conflicts: for each side its slots and what the winner on that side gets."""

from __future__ import annotations

from fiendish.games.master_of_the_galaxy.faces import conflict

border_war = conflict(
    "Border War",
    symbol="military",
    spoils=2,
    red=("red red red white white*", "capture"),
    blue=("red red white white*", "discard leader"),
)

orbital_invasion = conflict(
    "Orbital Invasion",
    symbol="military",
    spoils=3,
    red=("red red red red* white blue", "capture"),
    blue=("red red blue white white*", "take conflict"),
)

total_war = conflict(
    "Total War",
    symbol="military",
    spoils=4,
    red=("red red red red* white white*", "capture, discard development"),
    blue=("red red red white white*", "capture"),
)

trade_war = conflict(
    "Trade War",
    symbol="economic",
    spoils=3,
    red=("yellow yellow yellow red white*", "take development"),
    blue=("yellow yellow white blue*", "take leader"),
)

spy_scandal = conflict(
    "Spy Scandal",
    symbol="diplomatic",
    spoils=1,
    red=("blue yellow black yellow*", "take leader"),
    blue=("yellow black blue*", "discard leader"),
)

propaganda_campaign = conflict(
    "Propaganda Campaign",
    symbol="cultural",
    spoils=2,
    red=("white white white yellow yellow*", "capture"),
    blue=("white white blue yellow*", "discard government"),
)

industrial_sabotage = conflict(
    "Industrial Sabotage",
    symbol="scientific",
    spoils=2,
    red=("blue blue yellow black*", "discard development"),
    blue=("blue white white yellow*", "discard conflict"),
)

technology_race = conflict(
    "Technology Race",
    symbol="scientific",
    spoils=2,
    red=("blue blue blue yellow white*", "take development"),
    blue=("blue blue red*", "take development"),
)

palace_coup = conflict(
    "Palace Coup",
    symbol="cultural",
    spoils=2,
    red=("red yellow white black blue*", "take government"),
    blue=("red yellow white white*", "take leader"),
)
