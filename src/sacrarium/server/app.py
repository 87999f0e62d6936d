"""The application: routes, what surrounds them, and what is said when something goes wrong."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from sacrarium.core.errors import SacrariumError
from sacrarium.table.tables import Tables

from . import api
from .answers import refusal, trouble
from .clock import Clock, WallClock
from .headers import HEADERS, SecureHeaders
from .limits import GLANCES_PER_MINUTE, AllowanceByAddress
from .pages import page_routes, the_page
from .rooms import Rooms
from .settings import Settings
from .sockets import serve_socket

SENTENCES: Final = {
    404: "There is nothing at this address.",
    405: "This address does not answer to that method.",
}


def create_app(settings: Settings | None = None, clock: Clock | None = None) -> Starlette:
    """The server for the tables of one file; StoreError if the file cannot be used."""
    chosen = settings or Settings()
    tables = Tables.in_file(chosen.data)
    client = chosen.client()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.rooms = Rooms(tables, chosen, clock or WallClock())
        app.state.client = client
        app.state.allowance = AllowanceByAddress(chosen.tables_per_minute)
        app.state.glances = AllowanceByAddress(GLANCES_PER_MINUTE)
        yield
        app.state.rooms.close()

    return Starlette(
        routes=[
            Route("/api/games", api.games),
            Route("/api/games/{game}/glossary", api.usual_glossary),
            Route("/api/glances", api.glances, methods=["POST"]),
            Route("/api/tables", api.new_table, methods=["POST"]),
            Route("/api/tables/{link}", api.summary),
            Route("/api/tables/{link}/glossary", api.glossary),
            Route("/api/tables/{link}/replay", api.replay),
            Route("/api/tables/{link}/review", api.review),
            WebSocketRoute("/ws/{link}", serve_socket),
            *page_routes(client),
        ],
        middleware=[Middleware(SecureHeaders), Middleware(GZipMiddleware, minimum_size=500)],
        exception_handlers={HTTPException: _not_possible, SacrariumError: _in_words, 500: _unforeseen},
        lifespan=lifespan,
    )


async def _not_possible(request: Request, error: Exception) -> Response:
    """An unknown page is the client's to explain; everything else is told in one sentence."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    is_page = request.method == "GET" and not request.url.path.startswith(("/api/", "/assets/"))
    if status == 404 and is_page:
        return the_page(request.app.state.client, 404)
    return refusal(SENTENCES.get(status, "This is not possible."), status)


async def _in_words(_: Request, error: Exception) -> Response:
    return trouble(error)


async def _unforeseen(_request: Request, _error: Exception) -> Response:
    answer = refusal("Something went wrong in the server; nothing of your game is lost.", 500)
    answer.headers.update(HEADERS)  # this is said outside of all that surrounds the routes
    return answer
