"""The HTTP side of the protocol: which games there are, making a table, a table at a glance, a finished game."""

import asyncio

import msgspec
from starlette.requests import Request

from sacrarium.core.bits import Seat
from sacrarium.core.game import Choice, Game, OptionInfo
from sacrarium.games import GAMES
from sacrarium.table.bots import LEVEL_INFOS
from sacrarium.table.errors import NoTable, RulesChanged, StoreError, TableError
from sacrarium.table.match import Match
from sacrarium.table.messages import Film
from sacrarium.table.reviewing import may_ask_for_review
from sacrarium.table.seating import Bot
from sacrarium.table.tables import Tables

from .answers import Answer, GameInfo, Games, Glance, Glanced, Glossary, MadeTable, refusal
from .limits import LARGEST_BODY, AllowanceByAddress
from .requests import NewTable, read_glances, read_order
from .rooms import Rooms


async def games(_: Request) -> Answer:
    """GET /api/games"""
    return Answer(Games(tuple(game_info(game) for game in GAMES.values())))


def game_info(game: Game) -> GameInfo:
    """A game as people meet it before they play."""
    return GameInfo(
        name=game.name,
        title=game.title,
        tagline=game.tagline,
        about=game.about,
        seats=game.seats,
        default_seats=game.default_seats,
        minutes=game.minutes,
        together=game.together,
        levels=LEVEL_INFOS,
        options=(*game.option_infos, *_packs(game)),
        primer=game.primer,
        rules=game.rules,
        chapters=game.chapters,
    )


def _packs(game: Game) -> list[OptionInfo]:
    """The packs of cards that this server offers, by name: where they lie is nobody's business."""
    names = sorted(set(game.packs())) if game.packs else []
    if not names:
        return []
    choices = (Choice("", "The game's own"), *(Choice(name, spoken(name)) for name in names))
    return [
        OptionInfo(
            "cards", "Cards", "A pack adds to the game's own cards, or replaces some", "choice", "", choices
        )
    ]


def spoken(name: str) -> str:
    """The name of a folder as people read it."""
    return name.replace("_", " ").replace("-", " ").strip().capitalize()


async def new_table(request: Request) -> Answer:
    """POST /api/tables"""
    allowance: AllowanceByAddress = request.app.state.allowance
    body = await read_body(request)
    if isinstance(body, Answer):
        return body
    order = read_order(body)
    if not allowance.take(_address(request)):
        return refusal("Too many tables in a short time; try again in a minute.", 429)
    rooms: Rooms = request.app.state.rooms
    match = await asyncio.to_thread(_make, rooms.tables, order)
    if any(isinstance(sitter, Bot) for sitter in match.table.seats):
        rooms.workers.warm()
    return Answer(await asyncio.to_thread(_made, rooms.tables, match), 201)


def _make(tables: Tables, order: NewTable) -> Match:
    if order.game not in GAMES:
        raise TableError("There is no such game to play here.", "game")
    return tables.new(GAMES[order.game], order.options, order.seats, practice=order.practice)


def _made(tables: Tables, match: Match) -> MadeTable:
    table = match.table
    return MadeTable(
        table=table.id,
        you=None if table.maker is None else tables.link(table, table.maker),
        links=tuple(tables.links(table)),
        watch=tables.link(table, None),
    )


async def read_body(request: Request) -> bytes | Answer:
    """The JSON that was sent; a refusal if it is none or too large."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        return refusal("An order is sent as application/json.", 415)
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            return refusal(f"An order has at most {LARGEST_BODY} bytes.", 413)
    return body


def _address(request: Request) -> str:
    return request.client.host if request.client else "local"


async def summary(request: Request) -> Answer:
    """GET /api/tables/{link}"""
    rooms: Rooms = request.app.state.rooms
    async with rooms.at(request.path_params["link"]) as (room, seat), room.lock:
        return Answer(room.match.summary(seat))


async def glances(request: Request) -> Answer:
    """POST /api/glances: the tables that somebody sits at, one after the other."""
    allowance: AllowanceByAddress = request.app.state.glances
    body = await read_body(request)
    if isinstance(body, Answer):
        return body
    links = read_glances(body).links
    if not all(allowance.take(_address(request)) for _ in links):
        return refusal("Too many tables in a short time; try again in a minute.", 429)
    rooms: Rooms = request.app.state.rooms
    return Answer(Glanced(tuple([await _glance(rooms, link) for link in links])))


async def _glance(rooms: Rooms, link: str) -> Glance:
    try:
        async with rooms.at(link) as (room, seat), room.lock:
            return Glance(room.match.summary(seat), None, gone=False)
    except (TableError, StoreError) as error:
        return Glance(None, str(error), gone=isinstance(error, NoTable))


async def usual_glossary(request: Request) -> Answer:
    """GET /api/games/{game}/glossary: the same without house rules."""
    game = GAMES.get(request.path_params["game"])
    if game is None:
        return refusal("There is no such game here.", 404)
    return Answer(Glossary(game.name, game.terms(game.read_options({}))))


async def glossary(request: Request) -> Answer:
    """GET /api/tables/{link}/glossary: what a newcomer may not know, with the figures of this table."""
    rooms: Rooms = request.app.state.rooms
    async with rooms.at(request.path_params["link"]) as (room, _):
        game = room.match.game
        return Answer(Glossary(game.name, game.terms(game.read_options(room.match.table.options))))


async def replay(request: Request) -> Answer:
    """GET /api/tables/{link}/replay: only when the game is over, since it tells every hand."""
    rooms: Rooms = request.app.state.rooms
    link, asked = request.path_params["link"], request.query_params.get("seat")
    try:
        async with rooms.at(link) as (room, seat), room.lock:
            through = _eyes(asked, seat, len(room.match.table.seats))
            film = await asyncio.to_thread(room.match.film, through)
    except RulesChanged:
        film = await asyncio.to_thread(_old_film, rooms.tables, link, asked)
    return Answer(msgspec.Raw(await asyncio.to_thread(msgspec.json.encode, film)))


def _old_film(tables: Tables, link: str, asked: str | None) -> Film:
    place = tables.place(link)
    return tables.old_film(place, _eyes(asked, place.seat, len(tables.head(place.table).seats)))


def _eyes(asked: str | None, own: Seat | None, seats: int) -> Seat | None:
    if asked is None:
        return own
    if asked in map(str, range(seats)):
        return int(asked)
    raise TableError(f"The seats of this table are 0 to {seats - 1}.", "seat")


async def review(request: Request) -> Answer:
    """GET /api/tables/{link}/review: only for those who sat there, of their own seat, when the game is over."""
    rooms: Rooms = request.app.state.rooms
    async with rooms.at(request.path_params["link"]) as (room, seat), room.lock:
        asked = _eyes(request.query_params.get("seat"), seat, len(room.match.table.seats))
        return Answer(await rooms.reviews.ask(room.match, may_ask_for_review(room.match, seat, asked)))
