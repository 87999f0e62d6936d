"""All tables of a house: making one, finding one by its link, playing again."""

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from sacrarium.core.bits import Seat
from sacrarium.core.errors import BadOptions
from sacrarium.core.game import Game
from sacrarium.core.words import ended
from sacrarium.games import GAMES, game_named

from .errors import NoTable, NumberTaken, Refused, TableError
from .films import FilmMaker, film
from .links import KEY_BYTES, Links, digest, key_beside
from .match import Match
from .messages import Film, SeatLink
from .seating import Bot, Open, Person, Sitter, With, first_person, seated
from .sqlite import MEMORY, SqliteStore
from .store import Place, Sealed, Store, Table
from .telling import seat_infos

SEATS_OPTION: Final = "players"  # the option by which games of several sizes are told theirs


class Tables:
    """The tables in one store, with the key that their links are made from."""

    def __init__(self, store: Store, key: bytes | None = None) -> None:
        self.store = store
        self._links = Links(key or secrets.token_bytes(KEY_BYTES))

    @classmethod
    def in_file(cls, file: Path | str) -> "Tables":
        """The tables of an SQLite file, or of this process alone."""
        store = SqliteStore(file)
        return cls(store, None if str(file) == MEMORY else key_beside(Path(file)))

    # -- a new table -------------------------------------------------------------------------------

    def new(
        self,
        game: Game,
        options: dict[str, Any],
        orders: Sequence[Sitter],
        seed: int | None = None,
        practice: bool = False,
    ) -> Match:
        """A table that has just been set up; TableError names what is wrong in the order."""
        if len(orders) not in game.seats:
            raise TableError(f"{game.no_seats(len(orders))}.", "seats")
        if any(isinstance(order, With) for order in orders) and not game.together:
            raise TableError(
                f"In {game.title} everybody plays for themselves: one person cannot play several seats.",
                "seats",
            )
        if practice and sum(isinstance(order, Person | Open) for order in orders) != 1:
            raise TableError("Practice is for one person against bots.", "practice")
        return self._keep(
            Table(
                id=secrets.token_hex(8),
                game=game.name,
                rules_version=game.rules_version,
                options=agreed(game, options, len(orders)),
                seed=secrets.randbits(63) if seed is None else seed,
                seats=seated(orders),
                maker=first_person(orders),
                created=datetime.now(UTC).isoformat(timespec="seconds"),
                practice=practice,
            ),
            game,
        )

    def again(self, match: Match, seat: Seat | None) -> Match:
        """The rematch: same game, options and seats, another deal. Whoever asks later finds the same table."""
        follower = self.store.follower(match.table.id)
        if follower is not None:
            return self.match(follower)
        if not match.over:
            raise Refused("illegal", "The game is not over yet.")
        if seat is None:
            raise Refused("not_your_turn", "Only those who sit at the table start it again.")
        table = msgspec.structs.replace(
            match.table,
            id=secrets.token_hex(8),
            seed=secrets.randbits(63),
            created=datetime.now(UTC).isoformat(timespec="seconds"),
            follows=match.table.id,
        )
        try:
            return self._keep(table, match.game)
        except NumberTaken:
            return self.again(match, seat)

    def _keep(self, table: Table, game: Game) -> Match:
        places = (
            *(seat for seat, sitter in enumerate(table.seats) if not isinstance(sitter, Bot | With)),
            None,
        )
        self.store.add(table, [Sealed(seat, digest(self._links.of(table.id, seat))) for seat in places])
        return Match(self.store, table, game)

    # -- links -------------------------------------------------------------------------------------

    def place(self, link: str) -> Place:
        """Where a link leads; NoTable if nowhere."""
        place = self.store.find(digest(link))
        if place is None:
            raise NoTable
        return place

    def head(self, table_id: str) -> Table:
        """What was settled at a table before its first move."""
        table = self.store.table(table_id)
        if table is None or table.game not in GAMES:
            raise NoTable
        return table

    def match(self, table_id: str) -> Match:
        """The match at a table, played up to the newest entry of its log."""
        table = self.head(table_id)
        return Match(self.store, table, game_named(table.game))

    def old_film(self, place: Place, through: Seat | None) -> Film:
        """What was played at a table that cannot go on: through any seat if its game had ended, else through one's own."""
        table = self.head(place.table)
        game, reel = game_named(table.game), self.store.reel(table.id, through)
        if reel is None and through not in (place.seat, None):
            raise Refused("not_your_turn", "The game did not end, so nobody may see the hands of others.")
        if reel is None:
            reel = FilmMaker(game, table.seats).reels(self.store.steps(table.id), None, ())[through]
        return film(game, seat_infos(table.seats), reel, through)

    def link(self, table: Table, seat: Seat | None) -> str | None:
        """The link of a seat, or for watching; None where the key that it was made from is gone."""
        link = self._links.of(table.id, seat)
        return link if self.store.find(digest(link)) == Place(table.id, seat) else None

    def links(self, table: Table, *, only_open: bool = False) -> tuple[SeatLink, ...]:
        """The links of the seats of people, or only of those that nobody has taken yet."""
        kinds = (Open,) if only_open else (Open, Person)
        found = (
            (seat, self.link(table, seat)) for seat, who in enumerate(table.seats) if isinstance(who, kinds)
        )
        return tuple(SeatLink(seat, link) for seat, link in found if link is not None)

    def close(self) -> None:
        """Let go of the store."""
        self.store.close()


def agreed(game: Game, given: dict[str, Any], seats: int) -> dict[str, Any]:
    """All options of a table, checked; the number of seats is one of them where the game has sizes."""
    if SEATS_OPTION in game.options.__struct_fields__:
        given = {SEATS_OPTION: seats, **given}
    try:
        options = game.read_options(given)
        players = game.state(options).seats()
    except BadOptions as error:
        raise TableError(ended(str(error)), _field(game, error)) from None
    if players != seats:
        raise TableError(f"The options speak of {players} players, but there are {seats} seats.", "seats")
    _within_bounds(game, options)
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return plain


def _within_bounds(game: Game, options: Any) -> None:
    for info in game.option_infos:
        value = getattr(options, info.name)
        if info.minimum is not None and value < info.minimum:
            raise TableError(f"{info.title} must be at least {info.minimum}.", info.name)
        if info.maximum is not None and value > info.maximum:
            raise TableError(f"{info.title} must be at most {info.maximum}.", info.name)


def _field(game: Game, error: BadOptions) -> str:
    """The option that an error speaks of."""
    if error.unknown is not None:
        return "options"
    return next((name for name in game.options.__struct_fields__ if name in str(error)), "options")
