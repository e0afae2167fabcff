"""Who a visitor is: what the settings say of it, and the page with a recovery code."""

from __future__ import annotations

from typing import NamedTuple

from fiendish.web.page import environment


class Identity(NamedTuple):
    """A visitor with a name, or (without) one who is nobody yet."""

    name: str = ""
    code: bool = False  # there is a recovery code
    others: int = 0  # other browsers and programs that are the same guest

    @property
    def elsewhere(self) -> str:
        """In how many other places, in words."""
        if not self.others:
            return "nowhere else"
        return "one other place" if self.others == 1 else f"{self.others} other places"


def render_code(code: str, name: str) -> str:
    """A new recovery code: it is shown this once."""
    return environment().get_template("code.html").render(code=code, name=name)
