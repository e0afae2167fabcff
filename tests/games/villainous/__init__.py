"""What tests of both Villainous games share."""

GAMES = ["marvel_villainous", "star_wars_villainous"]
