"""Pages for people, and what their forms send. Each module has its `ROUTES`."""

from starlette.routing import BaseRoute

from fiendish.server.routes.html import (
    archive,
    files,
    hint,
    home,
    identity,
    lesson,
    library,
    lobby,
    people,
    puzzle,
    replay,
    settings,
    share,
    table,
)

ROUTES: list[BaseRoute] = [
    *home.ROUTES,
    *lobby.ROUTES,
    *table.ROUTES,
    *people.ROUTES,
    *hint.ROUTES,
    *replay.ROUTES,
    *archive.ROUTES,
    *files.ROUTES,
    *library.ROUTES,
    *settings.ROUTES,
    *identity.ROUTES,
    *share.ROUTES,
    *lesson.ROUTES,
    *puzzle.ROUTES,
]
