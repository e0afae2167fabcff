"""Pictures of every page and of all tables, to be looked at by whoever changes them.

    python -m tests.browser.screenshots FOLDER

Tables are shown early, in the middle and late, at a desk and on a phone, light and dark.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from starlette.routing import Route

from fiendish.games import find, names
from fiendish.lessons import lessons_of
from fiendish.puzzles import puzzles_of
from fiendish.server.app import ROUTES
from fiendish.web.guide import guides_of
from fiendish.web.howto import has
from tests.browser.screen import DESK, PHONE, running_browser
from tests.browser.test_whole_games import SHORT
from tests.games import samples
from tests.server.http_site import Guest, Site

if TYPE_CHECKING:
    from playwright.sync_api import Browser

MOMENTS = {"early": 4, "middle": 25, "late": 60}
NO_PAGES = ("/api/", "/static/", "/art/", "/ws/")  # nor is what a page fetches for itself
_DRAWN = """() => [...document.images].every(one =>
  one.complete || one.getBoundingClientRect().top > innerHeight || !one.checkVisibility())"""
SIZES = {"desk": DESK, "phone": PHONE}


def pages(table: str, game: str) -> list[str]:
    """The addresses of all pages there are, for that table and that game."""
    found = []
    for route in ROUTES:
        if not isinstance(route, Route) or "GET" not in (route.methods or ()):
            continue
        if route.path.startswith(NO_PAGES) or route.path.endswith(("/frame", "/{card}", "/{word}")):
            continue
        given = {"table": table, "game": game, "rule": samples(game).RULE, "seat": 1}
        given["lesson"] = lessons_of(game)[0].name
        given["puzzle"] = puzzles_of(game)[0].name if puzzles_of(game) else "none"
        given["side"] = next(iter(guides_of(game)), "none")
        wanted = {name: given[name] for name in route.param_convertors}
        found.append(str(route.url_path_for(route.name, **wanted)))
    return found


def pages_of_game(table: str, game: str) -> list[str]:
    """Those of them that look different for each game."""
    at = f"/tables/{table}"
    found = [at, f"{at}/replay", f"{at}/text", f"/rules/{game}", f"/cards/{game}", f"/new/{game}"]
    if has(game):
        found.append(f"/how-to-play/{game}")
    return found + [one.address for one in guides_of(game).values()][:1]


def finished(guest: Guest, game: str) -> str:
    """A table at which a game is over: one that does not take long."""
    table: str = guest.new_table(game, settings=SHORT[game], bots={"1": "greedy"})["table"]
    guest.play(table, Random(game))
    return table


def tables(guest: Guest, game: str) -> Iterator[tuple[str, str]]:
    """Tables of that game at several moments, and one that waits for players, each with a name."""
    most = max(find(game).seats)
    for seats in (2, most):
        for name, moves in MOMENTS.items():
            bots = {str(seat): "random" for seat in range(1, seats)}
            made = guest.new_table(game, seats=seats, bots=bots)
            guest.play(made["table"], Random(name), moves)
            yield f"{game}-{seats}-{name}", made["table"]
    yield f"{game}-over", finished(guest, game)
    yield f"{game}-waiting", guest.new_table(game)["table"]


def take(browser: Browser, guest: Guest, address: str, todo: dict[str, str], folder: Path) -> None:
    """A picture of each address that is a page, at every size and in both themes."""
    cookies = [{"name": n, "value": v, "url": address} for n, v in guest.http.cookies.items()]
    for size, (width, height) in SIZES.items():
        for theme in ("dark", "light"):
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme=theme,
                reduced_motion="reduce",
                has_touch=size == "phone",
                is_mobile=size == "phone",
            )
            context.add_cookies(cookies)  # type: ignore[arg-type]
            page = context.new_page()
            for name, path in todo.items():
                answer = page.goto(address + path)
                kind = "" if answer is None else answer.headers.get("content-type", "")
                if not kind.startswith("text/html"):
                    continue
                page.wait_for_function(_DRAWN)
                page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
            context.close()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, Site(Path(data)) as site, running_browser() as browser:
        guest = site.guest("Ines")
        todo = {"missing": "/nowhere"}
        for game in names():
            at = dict(tables(guest, game))
            todo |= {name: f"/tables/{table}" for name, table in at.items()}
            for path in pages(at[f"{game}-over"], game):
                todo[
                    path.replace(at[f"{game}-over"], game).strip("/").replace("/", "-") or "home"
                ] = path
        take(browser, guest, site.address, todo, folder)
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
