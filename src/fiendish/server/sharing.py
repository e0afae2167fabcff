"""Links that a player hands out: to go on at another device, to watch, to look back."""

from __future__ import annotations

import asyncio
import secrets
import time

import msgspec

from fiendish.server.live_table import LiveTable
from fiendish.server.lobby import digest, new_token
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.server.store import DeviceLink, Player

MINUTES = 10  # that a link to another device holds


async def device_link(service: Service, player: Player, table: str) -> str:
    """The secret of a new link, which holds once and not for long."""
    secret = secrets.token_hex(24)
    link = DeviceLink(player.id, table, time.time() + 60 * MINUTES)
    await asyncio.wrap_future(service.store.add_device_link(link, digest(secret)))
    return secret


async def find_device(service: Service, secret: str) -> tuple[Player, str]:
    """Whose link that is, and to which table. Looking does not use it up."""
    link = await asyncio.to_thread(service.store.device_link, digest(secret))
    if link is None:
        raise _no_link()
    player = await asyncio.to_thread(service.store.player, link.player)
    assert player is not None
    return player, link.table_id


async def use_device(service: Service, secret: str) -> tuple[str, str]:
    """Use a link up: the token of a further session of its player, and the table."""
    proof = secrets.token_hex(24)
    using = service.store.use_device_link(digest(secret), digest(proof))
    link = await asyncio.wrap_future(using)
    if link is None:
        raise _no_link()
    return f"{link.player}.{proof}", link.table_id


def _no_link() -> Refused:
    return Refused(
        404, "no-link", "this link has been used, or is too old, or never was one",
        allowed=f"a new one: at the table, “Play on another device”. It holds for {MINUTES} minutes, once",
    )  # fmt: skip


async def renew_watch(service: Service, live: LiveTable, player: str) -> None:
    """A new token for spectators: the old links open nothing any more, and who came by one goes."""
    async with live.held():
        if live.row.owner != player:
            raise Refused(403, "not-owner", "only who opened the table can change its links")
        token = new_token()
        await service.write(live, service.store.watch(live.row.id, token))
        live.row = msgspec.structs.replace(live.row, watch=token)
        for watcher in live.watchers:
            if watcher.player != player and not live.seats_of(watcher.player):
                watcher.end()
