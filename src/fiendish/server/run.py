"""Starting and stopping the server."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import uvicorn

from fiendish.server import network
from fiendish.server.app import make_app
from fiendish.server.connections import Config, door_for
from fiendish.server.database import BadDatabase
from fiendish.server.inherited import BadSocket, inherited
from fiendish.server.log_format import set_up_logging
from fiendish.server.policy import BODY, Policy
from fiendish.server.service import Service
from fiendish.server.store import Store
from fiendish.server.webhooks import Webhooks

_STOP = 2  # seconds to finish what is under way
_SWEEP = 900.0  # seconds from one full sweep for garbage to the next
_NEVER = 1_000_000


class CannotServe(Exception):
    """The server cannot start; the message says why."""


class Server(uvicorn.Server):
    """Lets all who watch go before it waits for connections to close."""

    def __init__(self, config: uvicorn.Config, service: Service, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._service = service
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._sweeper = asyncio.create_task(_sweep_seldom())
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._sweeper.cancel()
        self._service.end_watching()
        await asyncio.sleep(0)
        await super().shutdown(sockets)


async def _sweep_seldom() -> None:
    """Look through everything for garbage at set times only, not whenever much was made.

    With a thousand tables that takes most of a second, and nobody is served meanwhile. What dies
    young, nearly all, is found all the same.
    """
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, _NEVER)
    gc.collect()
    gc.freeze()  # the modules stay
    while True:
        await asyncio.sleep(_SWEEP)
        gc.collect()


def serve(
    folder: Path,
    port: int,
    policy: Policy,
    ready: Callable[[str, list[str]], None],
    verbose: bool = False,
) -> None:
    """Run until stopped by a signal; `ready` is told the address, and those for the network."""
    set_up_logging(verbose)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ends like Ctrl-C, all tidied up
    try:
        handed = inherited()
    except (BadSocket, OSError) as error:
        raise CannotServe(str(error)) from None
    if handed:
        policy = replace(policy, host=handed[0].getsockname()[0])
    listening = handed or [_listen(policy.host, port)]
    port = listening[0].getsockname()[1]
    try:
        service = Service(Store(folder), pace=policy.pace, webhooks=Webhooks(policy.webhooks))
    except (BadDatabase, OSError) as error:
        for one in listening:
            one.close()
        raise CannotServe(str(error)) from None
    config = Config(
        make_app(service, policy),
        door_for(policy),
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # `Proxies` reads them
        ws_max_size=BODY,
        ws_max_queue=4,
        timeout_graceful_shutdown=_STOP,
    )
    address = policy.address or _address(policy.host, port)
    others = [] if policy.address else network.addresses(policy.host)
    shared = [f"http://{one}:{port}" for one in others]
    service.address = shared[0] if shared else address
    server = Server(config, service, lambda: ready(address, shared))
    server.run(listening)


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        # The protocol is named so that asyncio turns off Nagle's delay, 40 ms at each answer.
        listening = socket.socket(family, kind, protocol)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(where)
        except OSError:
            listening.close()
            raise
    except OSError as error:
        raise CannotServe(f"cannot listen on {host} port {port}: {error.strerror}") from None
    return listening


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "::1": "[::1]"}.get(host, host)
    return f"http://{shown}:{port}"
