"""JSON for programs. Each module has its `ROUTES`."""

from starlette.routing import BaseRoute

from fiendish.server.routes.api import description, guest, lobby, past, table

ROUTES: list[BaseRoute] = [
    *guest.ROUTES,
    *lobby.ROUTES,
    *table.ROUTES,
    *past.ROUTES,
    *description.ROUTES,
]
