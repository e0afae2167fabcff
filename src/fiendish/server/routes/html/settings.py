"""What a visitor chooses: how pages look and move, how to be called, where turns are told."""

from __future__ import annotations

import asyncio
from typing import Literal

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from fiendish.server import guest_store, lobby
from fiendish.server.errors import own_page, preferences_of
from fiendish.server.policy import PREFERENCES
from fiendish.server.refusal import Refused
from fiendish.server.routes.common import guest, html_page, keep_cookie, read_fields, service_of
from fiendish.server.webhooks import check_address
from fiendish.web.identity import Identity
from fiendish.web.other_pages import render_settings
from fiendish.web.preferences import Preferences

_DONE = {"saved": "Saved.", "alone": "You are logged in only here now."}


class SettingsForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All settings at once; an empty name is none."""

    theme: Literal["system", "dark", "light"] = "system"
    speed: Literal["off", "fast", "normal", "slow"] = "normal"
    notices: Literal["off", "on"] = "off"
    sound: Literal["off", "quiet", "loud"] = "quiet"
    summary: Literal["on", "off"] = "on"
    coach: Literal["off", "on"] = "off"
    text: Literal["normal", "large"] = "normal"
    name: str = ""
    webhook: str = ""


class ThemeForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    theme: Literal["system", "dark", "light"]


class CoachForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    coach: Literal["off", "on"]


async def show(request: Request) -> Response:
    player, who, webhook = await guest(request), Identity(), ""
    if player is not None:
        store = service_of(request).store
        who = Identity(player.name, *await asyncio.to_thread(guest_store.proofs, store, player.id))
        webhook = player.webhook
    done = next((words for word, words in _DONE.items() if word in request.query_params), "")
    return html_page(request, render_settings(preferences_of(request), who, webhook, done))


async def save(request: Request) -> Response:
    """Keep everything, or nothing if one thing is wrong. Who had no name gets one."""
    form = await read_fields(request, SettingsForm)
    webhook, policy = form.webhook.strip(), request.app.state.policy
    if webhook:
        check_address(webhook, policy.webhooks)
    service, player = service_of(request), await guest(request)
    response = RedirectResponse("/settings?saved", 303)
    if player is None and webhook and not form.name:
        raise Refused(422, "no-guest", "who is to be told?", allowed="give a name as well")
    if player is None and form.name:
        player, token = await lobby.new_guest(service, form.name)
        keep_cookie(request, response, token)
    elif player is not None and form.name != player.name:
        await lobby.rename(service, player, form.name)
    if player is not None and webhook != player.webhook:
        await asyncio.wrap_future(service.store.set_webhook(player.id, webhook))
    service.webhooks.forgive(webhook)
    chosen = Preferences(
        form.theme,
        form.speed,
        form.notices,
        form.sound,
        form.summary,
        form.coach,
        form.text,
    )
    keep_cookie(request, response, chosen.cookie, PREFERENCES)
    return response


async def change_theme(request: Request) -> Response:
    """The switch that every page has; back to that page."""
    form = await read_fields(request, ThemeForm)
    return _kept(request, preferences_of(request)._replace(theme=form.theme))


async def change_coach(request: Request) -> Response:
    """The switch in a hint; back to the table."""
    form = await read_fields(request, CoachForm)
    return _kept(request, preferences_of(request)._replace(coach=form.coach))


def _kept(request: Request, chosen: Preferences) -> Response:
    response = RedirectResponse(own_page(request.headers) or "/", 303)
    keep_cookie(request, response, chosen.cookie, PREFERENCES)
    return response


ROUTES = [
    Route("/settings", show, methods=["GET"]),
    Route("/settings", save, methods=["POST"]),
    Route("/settings/theme", change_theme, methods=["POST"]),
    Route("/settings/coach", change_coach, methods=["POST"]),
]
