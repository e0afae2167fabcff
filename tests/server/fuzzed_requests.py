"""Requests of every kind, most of them wrong: made of the app's own addresses and forms.

A new route or form is included without a word here. The same seed gives the same requests.
"""

from __future__ import annotations

import importlib
import inspect
import json
import pkgutil
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any
from urllib.parse import quote, urlencode

import msgspec

from fiendish.server import lobby, routes
from fiendish.server.app import ROUTES
from fiendish.server.policy import COOKIE, PREFERENCES

PRIVATE = ["Ann Onymous", "well played, Bob"]  # a name and a line that belong in no note
LONG = "9" * 5000  # more digits than Python reads as a number
NUMBER = "a number of many digits"  # stands for one that is written without quotes
VALUES: list[object] = [
    LONG, NUMBER, NUMBER, [NUMBER], {"x": NUMBER}, {LONG: "random"}, {"0": LONG}, "\udcff", "😈" * 20,
    "e\u0301" * 15, "\ufeff", "\ufdd0", "١٢٣", "²", "1e400", "0x1F", "1_000", "-0", " 1", "+1", "NaN",
    None, True, False, 0, 1, -1, 10**9, -(10**30), 2**63, 1.5, 1e308, "", "x", "0", "<b>", "\u202e",
    "é" * 50, "x" * 300, "\x00", "\ud800", [], [1, [2, [3]]], {}, {"a": {}}, ["pirates", None],
    {"0": "random"}, {"1": "normal"}, "supervillain", "smash_up", "take-back", "agree", "refuse",
    "normal", "https://[", "javascript:alert(1)", "../../etc/passwd", "' OR 1=1 --", "{{7*7}}",
]  # fmt: skip
PIECES = [
    LONG, "007", "١", "²", "😈", "", "..", ".", "%00", "\x00", "é/ü", "x" * 200, "-1", "0", "1", "99", "9" * 30, "table.css",
    "gunfighter", "smash_up", "supervillain", "favicon.svg", "a%2fb", "'; DROP TABLE players; --",
]  # fmt: skip
QUERIES = [
    "link",
    "line",
    "eyes",
    "text",
    "from",
    "kind",
    "card",
    "place",
    "watch",
    "at",
    "q",
    "seat",
    "theme",
    "invite",
    "x",
    "",
]
METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "NONSENSE", "get"]
KINDS = [
    "application/json", "application/x-www-form-urlencoded", "text/plain", "", "x", "a/b;c=\xff",
    "multipart/form-data; boundary=b", "multipart/form-data", "APPLICATION/JSON; charset=utf-7",
]  # fmt: skip
ODD: list[tuple[str, list[str]]] = [
    ("host", ["evil.example", "", "localhost:x", "localhost:99999", "[::1", "a@b", "localhost,x"]),
    ("origin", ["http://evil.example", "null", "http://localhost", "https://[", "x" * 3000]),
    ("sec-fetch-site", ["cross-site", "same-site", "same-origin", "none", "x"]),
    ("accept", ["text/html", "application/json", "*/*;q=x", "", "text/html," * 300]),
    ("accept-encoding", ["gzip", "gzip;q=0", "br", "identity", "*"]),
    ("if-none-match", ["*", 'W/"x"', '"', "x" * 2000]),
    ("content-length", ["0", "-1", "99999999999", "x"]),
    ("range", ["bytes=0-", "bytes=9-1", "x"]),
    ("referer", ["http://evil.example/", "x"]),
    ("x-forwarded-for", ["1.2.3.4", "x"]),
    ("upgrade", ["websocket", "h2c"]),
    ("expect", ["100-continue", "x"]),
]
_READS = re.compile(r"read(?:_fields)?\(request, (?:\w+\.)*(\w+)\)")
_PARAMETER = re.compile(r"\{(\w+)(?::\w+)?\}")


@dataclass(frozen=True)
class Request:
    """What goes over the line, as the server sees it."""

    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    chunks: list[bytes]

    @property
    def is_socket(self) -> bool:
        return self.method == "WS"


@cache
def paths() -> list[tuple[str, str]]:
    """Every method and address of the app; what changes something comes up more often."""
    found = []
    for route in ROUTES:
        methods = sorted(getattr(route, "methods", None) or {"WS"})
        for method in methods:
            found += [(method, getattr(route, "path", ""))] * (3 if method == "POST" else 1)
    return found


@cache
def forms() -> dict[str, dict[str, object]]:
    """A pattern for every form that a route reads, by its name in small letters."""
    modules = [
        importlib.import_module(one.name)
        for one in pkgutil.walk_packages(routes.__path__, f"{routes.__name__}.")
    ]
    found = {}
    for module in [lobby, *modules]:
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, msgspec.Struct):
                fields = msgspec.structs.fields(thing)
                found[thing.__name__.lower()] = {field.name: _usual(field.name) for field in fields}
    return {name: found[name] for name in sorted(found)}


@cache
def form_for(path: str) -> str:
    """The form that is read at an address, or nothing."""
    for route in ROUTES:
        if getattr(route, "path", "") == path and "POST" in (getattr(route, "methods", None) or ()):
            reads = _READS.search(inspect.getsource(getattr(route, "endpoint")))  # noqa: B009
            return reads[1].lower() if reads else ""
    return ""


def _usual(name: str) -> object:
    usual: dict[str, object] = {
        "command": "c", "seq": 0, "choice": 0, "what": "take-back", "game": "smash_up", "seats": 2,
        "settings": {}, "bots": {}, "public": False, "bot": "random", "name": PRIVATE[0], "at": 0, "seat": 0,
        "others": "random", "text": PRIVATE[1], "here": {}, "theme": "dark", "webhook": "", "words": "",
        "window": "", "elsewhere": False, "absence": "live", "speed": "slow", "notices": "on", "eyes": "",
    }  # fmt: skip
    return usual.get(name, "x")


class Fuzz:
    """Makes requests about tables that are there, from guests who are there."""

    def __init__(
        self,
        seed: str,
        tables: list[str],
        tokens: list[str],
        words: list[str],
        seq_of: Callable[[str], int] = lambda path: 0,
    ) -> None:
        self.chance = Random(seed)
        self.seq_of = seq_of  # the number of the last entry at the table in a path
        self.tables = tables
        self.tokens = tokens
        self.words = words  # tokens for seats and spectators

    def some(self, things: list[Any]) -> Any:
        return self.chance.choice(things)

    def request(self) -> Request:
        method, pattern = self.some(paths())
        if self.chance.random() < 0.08:
            method = self.some(METHODS)
        path = self._path(pattern)
        query = self._query()
        kind = self._kind(pattern)
        body = self._body(kind, pattern, path) if method not in ("GET", "HEAD", "WS") else b""
        if self.chance.random() < 0.03:
            body = self.chance.randbytes(self.chance.randrange(100))
        return Request(method, path, query, self._headers(kind), self._chunks(body))

    def _path(self, pattern: str) -> str:
        def value(match: re.Match[str]) -> str:
            if match[1] == "table" and self.chance.random() < 0.8:
                return str(self.some(self.tables))
            return str(self.some(PIECES))

        path = _PARAMETER.sub(value, pattern)
        trick = self.chance.random()
        if trick < 0.02:
            path += self.some(["/", "//", "/..", "/../..", "\x00", "?", "/." * 50, "\u202e", ";x"])
        elif trick < 0.03:
            path = "/" + "/".join(self.some(PIECES) for _ in range(4))
        return path

    def _query(self) -> bytes:
        if self.chance.random() < 0.7:
            return b""
        if self.chance.random() < 0.1:
            return bytes(self.chance.choices(range(0x21, 0x7F), k=20))  # no more passes the line
        count = self.chance.randrange(1, 4)
        words = [
            *self.words,
            LONG,
            "²",
            "١",
            "😈",
            "3",
            "-1",
            "x",
            "\x00",
            "play",
            "é",
            "9" * 40,
            "x" * 500,
            "",
        ]
        return urlencode([(self.some(QUERIES), self.some(words)) for _ in range(count)]).encode()

    def _kind(self, pattern: str) -> str:
        if self.chance.random() < 0.1:
            return str(self.some(KINDS))
        return KINDS[0] if pattern.startswith("/api/") else KINDS[1]

    def _form(self, pattern: str, path: str) -> dict[str, object]:
        name = form_for(pattern) if self.chance.random() < 0.7 else ""
        form = dict(forms()[name or self.some(list(forms()))])
        if "seq" in form and self.chance.random() < 0.7:
            form |= {"seq": self.seq_of(path), "command": self.chance.randbytes(6).hex()}
        for name in self.chance.sample(sorted(form), min(len(form), self.chance.randrange(3))):
            form[name] = self.some(VALUES)
        if self.chance.random() < 0.1:
            form[self.some(["more", "", "seq", "game"])] = self.some(VALUES)
        if form and self.chance.random() < 0.1:
            del form[self.some(sorted(form))]
        for name in ("invite", "watch"):
            if name in form and self.chance.random() < 0.3:
                form[name] = self.some(self.words)
        return form

    def _body(self, kind: str, pattern: str, path: str) -> bytes:
        dice = self.chance.random()
        if dice < 0.02:
            huge = [b"[" * 8000, b'{"a":' * 3000, b"9" * 5000, b"x" * 20_000, b"x" * 3_000_000]
            return bytes(self.some([*huge, b"null", b"&" * 5000, b"%" * 5000, b"a=1&" * 4000]))
        form = self._form(pattern, path)
        if kind.startswith("application/x-www"):
            body = urlencode({name: _text(value) for name, value in form.items()}).encode()
        elif kind.startswith("multipart"):
            body = b"".join(
                b'--b\r\nContent-Disposition: form-data; name="%b"\r\n\r\n%b\r\n'
                % (name.encode(), _text(value).encode())
                for name, value in form.items()
            )
        else:
            body = json.dumps(form).replace(json.dumps(NUMBER), LONG).encode()
        if body and dice > 0.9:
            at = self.chance.randrange(len(body))
            body = body[:at] + self.chance.randbytes(1) + body[at + 1 :]
        return body

    def _headers(self, kind: str) -> list[tuple[bytes, bytes]]:
        headers = {"host": "localhost", "content-type": kind}
        token = self.some([*self.tokens, *self.tokens, ""])
        dice = self.chance.random()
        if dice < 0.1:
            tricks = [token[:-1] + "x", token.replace(".", ""), "." * 50, "\xff", "x" * 4000, "a.b"]
            token = self.some(tricks)
        if token:
            headers["cookie"] = f"{COOKIE}={token}"
            if dice > 0.97:
                headers["cookie"] += f"; {COOKIE}=x; =; ;;a"
            elif dice > 0.94:
                look = self.some([LONG, "x", "...", "dark.\xff", "." * 900])
                headers["cookie"] += f"; {PREFERENCES}={look}"
        for name, values in ODD:
            if self.chance.random() < 0.02:
                headers[name] = self.some(values)
        found = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
        if self.chance.random() < 0.01:
            found += found[:1]
        return found

    def _chunks(self, body: bytes) -> list[bytes]:
        if self.chance.random() < 0.9 or len(body) < 2:
            return [body]
        at = self.chance.randrange(len(body))
        return [body[:at], b"", body[at:]]

    def frames(self) -> list[dict[str, Any]]:
        """What a client might send over a socket."""
        nonsense: list[dict[str, Any]] = [
            {"type": "websocket.receive", "text": "{}"},
            {"type": "websocket.receive", "text": ""},
            {"type": "websocket.receive", "text": "x" * 10_000},
            {"type": "websocket.receive", "text": '{"command": "c", "seq": 0, "choice": 0}'},
            {"type": "websocket.receive", "bytes": self.chance.randbytes(50)},
            {"type": "websocket.disconnect", "code": self.some([1000, 1001, 1006, 4999])},
        ]
        return [self.some(nonsense) for _ in range(self.chance.randrange(3))]


def _text(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value)
    text = text.replace(json.dumps(NUMBER), LONG).replace(NUMBER, LONG)
    return text.encode("utf-8", "replace").decode()


def raw_target(request: Request) -> str:
    """The request's address as it is written on a line."""
    query = request.query.decode("latin-1")
    path = quote(request.path, safe="/;@")
    return f"{path}?{quote(query, safe='=&%+')}" if query else path
