"""The pages: all of them are the web client's one page, which finds its way by the address."""

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

ROUTES: Final = ("/", "/new/{game}", "/t/{link}", "/replay/{link}", "/rules/{game}", "/about")
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Sacrarium</title>
<style>
  body { background: #12161f; color: #e9dfc8; font: 18px/1.5 Georgia, serif; max-width: 34em; margin: 15vh auto; padding: 0 1em }
  code { background: #232a3a; padding: .1em .4em; border-radius: .3em }
</style>
<h1>The table is set, but nothing can be drawn yet</h1>
<p>The server runs, and the web client has not been built. Run <code>make web</code> in the folder of the sources and load
this page again. The same games can be played in the terminal with <code>sacrarium play sarkophag</code>.</p>
</html>
"""
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the name of an asset changes with its content
ASK_FIRST: Final = "no-cache"


class Assets(StaticFiles):
    """Files whose names hold a hash of their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOR_EVER
        return response


def page_routes(client: Path) -> list[BaseRoute]:
    """The client's page at all its addresses, and its files."""

    async def page(_: Request) -> Response:
        return the_page(client)

    async def file(request: Request) -> Response:
        return _file(client, request.path_params["name"])

    assets = Assets(directory=client / "assets", check_dir=False)
    return [
        *(Route(path, page) for path in ROUTES),
        Mount("/assets", assets),
        Route("/{name}", file),
    ]


def the_page(client: Path, status: int = 200) -> Response:
    """The client's page, or a page that says how to build it."""
    page = client / "index.html"
    headers = {"cache-control": ASK_FIRST}
    if not page.is_file():
        return HTMLResponse(NOT_BUILT, 503, headers)
    return FileResponse(page, status, headers)


def _file(client: Path, name: str) -> Response:
    """A file that lies beside the page, such as its icon."""
    path = client / name
    if path.parent != client or not path.is_file():
        raise HTTPException(404)
    return FileResponse(path, headers={"cache-control": ASK_FIRST})
