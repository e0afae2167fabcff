"""A bot outside the server: plays one seat over the network, with nothing but the standard library.

    python examples/outside_bot.py http://127.0.0.1:8315 supervillain
    python examples/outside_bot.py http://127.0.0.1:8315 --table ID --seat 1 --invite TOKEN

Without a table it opens one of its own, against the server's normal bot. It reads the stream of
views, one JSON object a line, and answers whenever its seat is asked. Replace `choose`.
"""

from __future__ import annotations

import argparse
import json
import random
import urllib.error
import urllib.request
import uuid
from collections.abc import Iterator
from http.cookiejar import CookieJar
from typing import Any


def choose(view: dict[str, Any], options: list[dict[str, Any]]) -> int:
    """The index of the option to take. All that the seat may know is in the view."""
    return random.randrange(len(options))


class Player:
    """A guest of the server; a cookie says who it is."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address.rstrip("/")
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
        self.post("/api/guest", {"name": name})

    def post(self, path: str, data: dict[str, Any]) -> dict[str, Any]:
        request = urllib.request.Request(
            self.address + path,
            json.dumps(data).encode(),
            {"Content-Type": "application/json"},
        )
        with self._opener.open(request, timeout=30) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    def views(self, table: str) -> Iterator[dict[str, Any]]:
        """Every new view of the table, the newest first of all."""
        with self._opener.open(f"{self.address}/api/tables/{table}/stream", timeout=600) as lines:
            for line in lines:
                yield json.loads(line)

    def play(self, table: str) -> dict[str, Any]:
        """Play until the game is over; the last view."""
        while True:
            try:
                for view in self.views(table):
                    if view["status"] == "over":
                        return view
                    if view["view"] is not None:
                        self._maybe_move(table, view)
            except (TimeoutError, ConnectionError):
                continue  # the next stream begins with the newest view

    def _maybe_move(self, table: str, view: dict[str, Any]) -> None:
        decision = view["view"]["decision"]
        if decision is None or decision["seat"] != view["reader"]:
            return
        move = {
            "command": uuid.uuid4().hex,  # sending the same one twice does no harm
            "seq": view["seq"],
            "choice": choose(view, decision["options"]),
        }
        try:
            self.post(f"/api/tables/{table}/moves", move)
        except urllib.error.HTTPError as error:
            if error.code != 409:  # 409: the table has moved on; the next line shows where to
                raise


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("address")
    parser.add_argument("game", nargs="?", default="supervillain")
    parser.add_argument("--table")
    parser.add_argument("--seat", type=int, default=1)
    parser.add_argument("--invite", default="")
    args = parser.parse_args()
    player = Player(args.address, "Outside bot")
    table = args.table
    if table is None:
        wanted = {"game": args.game, "seats": 2, "bots": {"1": "normal"}}
        table = player.post("/api/tables", wanted)["table"]
    else:
        path = f"/api/tables/{table}/seats/{args.seat}/claim"
        player.post(path, {"invite": args.invite})
    print(json.dumps(player.play(table)["view"]["result"]))


if __name__ == "__main__":
    main()
