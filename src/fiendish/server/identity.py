"""Who a guest is: becoming the same again by a code, logging out, being forgotten.

Whatever answer gets lost, each of these can be sent again: a new code takes the place of one that was
never seen, and who has been logged out or forgotten already is told that it is done.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import AsyncExitStack, suppress

from fiendish.server import guest_store
from fiendish.server.lobby import digest, proof_in
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.server.store import PLAYING, Player

ALPHABET = "34679ACDEFGHJKMNPQRTVWXY"  # nothing that looks like something else, such as 0 and O
GROUPS, GROUP = 5, 4  # 24 ** 20 codes: more than 2 ** 91


async def new_code(service: Service, player: Player) -> str:
    """A new recovery code, in the place of the last one; only its hash is kept."""
    groups = ["".join(secrets.choice(ALPHABET) for _ in range(GROUP)) for _ in range(GROUPS)]
    kept = guest_store.set_recovery_code(service.store, player.id, digest("".join(groups)))
    await asyncio.wrap_future(kept)
    return "-".join(groups)


async def recover(service: Service, code: str, before: Player | None) -> tuple[Player, str]:
    """Whose code that is, and the token of a further session; none for one who is that guest already.

    The code stays good.
    """
    typed = "".join(one for one in code.upper() if one not in "- ")
    found = await asyncio.to_thread(guest_store.find_by_code, service.store, digest(typed))
    if found is None:
        raise Refused(
            404, "no-code", "this is nobody’s recovery code, or no longer",
            allowed=f"{GROUPS} groups of {GROUP}, as the settings have shown them",
        )  # fmt: skip
    if before is not None and before.id == found.id:
        return found, ""
    secret = secrets.token_hex(24)
    await asyncio.wrap_future(guest_store.add_session(service.store, found.id, digest(secret)))
    return found, f"{found.id}.{secret}"


async def log_out(service: Service, player: Player, token: str, others: bool) -> None:
    """End this session, or all others of the player."""
    proof = proof_in(token)
    if others:
        ending = guest_store.end_other_sessions(service.store, player.id, proof)
    else:
        ending = guest_store.end_session(service.store, proof)
    await asyncio.wrap_future(ending)
    _end_watching(service, player.id)


def _end_watching(service: Service, player: str) -> None:
    """Close the pages of a player; those that still may come again by themselves."""
    for live in service.live.values():
        live.show_out(player)


async def delete(service: Service, player: Player) -> None:
    """Forget a guest. Whoever asked may go meanwhile: what has begun is done."""
    await asyncio.shield(asyncio.create_task(_delete(service, player.id)))


async def _delete(service: Service, player: str) -> None:
    concerned = []
    for table in await asyncio.to_thread(guest_store.tables_of, service.store, player):
        with suppress(Refused):  # of an older version of the rules: nobody has it open
            concerned.append(await service.find(table))
    async with AsyncExitStack() as held:
        for live in concerned:
            await held.enter_async_context(live.held())
        await asyncio.wrap_future(guest_store.forget(service.store, player))
        for live in [*service.live.values()]:
            if live in concerned or live.seats_of(player) or live.gave_up(player):
                service.drop(live)
    _end_watching(service, player)
    for live in concerned:
        if live.row.status == PLAYING:
            with suppress(Refused):  # it went with the player
                await service.find(live.row.id)
