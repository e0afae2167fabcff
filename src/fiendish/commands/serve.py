"""`fiendish serve`: the server, until Ctrl-C."""

from __future__ import annotations

import argparse
import webbrowser
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_network
from threading import Thread
from urllib.parse import urlsplit

from fiendish import packs
from fiendish.commands.support.arguments import (
    Parser,
    add_data,
    add_packs,
    whole,
)
from fiendish.commands.support.output import say
from fiendish.home import home
from fiendish.trouble import Trouble

PORT = 8315


def arguments(parser: Parser, words: Sequence[str]) -> None:
    add_packs(parser, words)
    parser.add_argument("--host", default="127.0.0.1", help="where to listen: this machine alone")
    parser.add_argument(
        "--port", type=whole(0, 65535), default=PORT, metavar="N", help=f"{PORT}; 0 for any"
    )
    add_data(parser)
    parser.add_argument(
        "--address", default="", metavar="URL", help="the public address, behind a proxy"
    )
    parser.add_argument(
        "--proxy", action="append", type=_network, metavar="ADDRESS",
        help="a proxy, or a network of them, that is believed about who asks; can be given several "
        "times (with --address: those at this machine)",
    )  # fmt: skip
    parser.add_argument(
        "--rate", type=whole(1), default=50, metavar="N", help="requests a second from one client"
    )
    parser.add_argument(
        "--connections", type=whole(1), default=100, metavar="N",
        help="sockets and streams one client may keep open",
    )  # fmt: skip
    parser.add_argument(
        "--pace", type=whole(0, 60), default=2, metavar="N",
        help="seconds that a window lasts in which one may pass: 2; 0 for none",
    )  # fmt: skip
    parser.add_argument(
        "--webhooks", choices=("off", "public", "local"), default="public",
        help="which addresses players may have called: public ones; local ones too",
    )  # fmt: skip
    parser.add_argument(
        "--free", type=whole(0), default=200, metavar="MB",
        help="with less room on the disk no new game, guest or chat is taken: 200; 0 for never",
    )  # fmt: skip
    parser.add_argument(
        "--keep", type=whole(0), default=0, metavar="DAYS",
        help="how long games are kept when they are over: 0, for ever",
    )  # fmt: skip
    parser.add_argument(
        "--abandon", type=whole(0), default=180, metavar="DAYS",
        help="running games without a move for so long are closed: 180; 0 for never",
    )  # fmt: skip
    parser.add_argument(
        "--metrics-token", default="", metavar="TOKEN",
        help="lets /metrics be read from other machines, too",
    )  # fmt: skip
    parser.add_argument("--no-open", action="store_true", help="open no browser")
    parser.add_argument("--verbose", action="store_true", help="note each request")


def _network(word: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(word)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{word!r} is no address or network, such as 10.0.0.7 or 10.0.0.0/24"
        ) from None


def _check_address(address: str) -> None:
    """Pages link to each other from the root of the site, so it cannot be below a folder."""
    if not address.startswith(("http://", "https://")):
        raise Trouble(f"--address must begin with http:// or https://, not {address!r}")
    try:
        parts = urlsplit(address)
    except ValueError:
        parts = urlsplit("")
    if not parts.hostname:
        raise Trouble(f"--address needs the name of a machine: {address!r} has none")
    if parts.path.strip("/") or parts.query or parts.fragment:
        raise Trouble(f"--address ends with the name or the port, unlike {address!r}")


def _check_packs() -> None:
    """Guides, lessons and puzzles of packs are read now: one that is bad would break pages later."""
    from fiendish.lessons import BadLesson, lessons_of
    from fiendish.puzzles import BadPuzzle, puzzles_of
    from fiendish.web.guide import BadGuide, guides_of

    for pack in packs.loaded():
        game = pack.manifest.game
        try:
            _ = guides_of(game), lessons_of(game), puzzles_of(game)
        except (BadGuide, BadLesson, BadPuzzle) as error:
            raise Trouble(f"--pack: {pack.id}: {error}") from None


def run(args: argparse.Namespace) -> int:
    from fiendish.server.policy import Policy
    from fiendish.server.run import CannotServe, serve

    if args.address:
        _check_address(args.address)
    _check_packs()
    policy = Policy(
        host=args.host,
        address=args.address.rstrip("/"),
        proxies=None if args.proxy is None else tuple(args.proxy),
        rate=float(args.rate),
        connections=args.connections,
        pace=float(args.pace),
        webhooks=args.webhooks,
        free=args.free,
        keep=args.keep,
        abandon=args.abandon,
        metrics_token=args.metrics_token,
    )

    def ready(address: str, shared: Sequence[str]) -> None:
        say(f"Fiendish is at {address} (Ctrl-C stops it)", style="bold", unbroken=True)
        if shared:
            say(f"On this network: {' or '.join(shared)}", unbroken=True)
        if not args.no_open:
            # Some browsers only return when they are closed; the server cannot wait for that.
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        serve(args.data or home() / "server", args.port, policy, ready, args.verbose)
    except CannotServe as error:
        raise Trouble(str(error)) from None
    except KeyboardInterrupt:  # the usual way to end it, and it has ended properly
        say("Stopped; every game is kept.")
    return 0
