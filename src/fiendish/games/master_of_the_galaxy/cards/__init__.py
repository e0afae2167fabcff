"""The cards, deck by deck in printed order. Importing this package defines all faces."""

from fiendish.games.master_of_the_galaxy.cards import (  # noqa: I001  (as in the rulebook)
    species as species,
    leaders as leaders,
    conflicts as conflicts,
    governments as governments,
    commerce as commerce,
    expansion as expansion,
    progress as progress,
)
from fiendish.games.master_of_the_galaxy.faces import complete

complete()
