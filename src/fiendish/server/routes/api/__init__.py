"""JSON for programs. Each module has its `ROUTES`."""

from starlette.routing import BaseRoute

from fiendish.server.routes.api import description, lobby, past, table

ROUTES: list[BaseRoute] = [
    *lobby.ROUTES,
    *table.ROUTES,
    *past.ROUTES,
    *description.ROUTES,
]
