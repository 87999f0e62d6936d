"""A table on a screen that nobody sees: bots answer at once, and what is drawn can be read as text."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from typing import Any

from textual.app import App
from textual.pilot import Pilot

from sacrarium.clients.terminal.local import Keeper, LocalTable
from sacrarium.clients.terminal.moment import from_table
from sacrarium.clients.terminal.playing import Pace, Playing
from sacrarium.clients.terminal.shell import Shell
from sacrarium.core.bits import Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.game import Game
from sacrarium.core.journal import Journal
from sacrarium.core.policy import Policy
from sacrarium.core.record import Record
from sacrarium.games import game_named
from sacrarium.search import Considered, Report
from sacrarium.table.bots import here_and_now
from sacrarium.table.hints import hint_of
from sacrarium.table.match import Match
from sacrarium.table.messages import Hint

SMALL = (80, 24)
LARGE = (120, 40)
AT_ONCE = Pace(0, 0)
UNTIL_A_KEY = Pace(0, 10_000)


class AtOnce:
    """Thinks by rules of thumb in this very process; the hint is always the last legal move, or else the two before it."""

    def move(self, match: Match, seat: Seat) -> "Future[str]":
        return _answered(here_and_now(match, seat, "novice"))

    def hint(self, match: Match, seat: Seat) -> "Future[Hint]":
        moves = reversed(match.state.legal(seat)[-3:])
        report = Report(seat, 3, tuple(Considered(move, 1, 0.5) for move in moves), False)
        return _answered(hint_of(match.game, match.state, seat, report, match.company(seat)))


def _answered(value: Any) -> "Future[Any]":
    future: Future[Any] = Future()
    future.set_result(value)
    return future


def table(
    players: int = 4, seed: int = 5, game: Game | None = None, thinker: Any = None, **options: Any
) -> LocalTable:
    found = game or game_named("sarkophag")
    bots = ["novice"] * (players - 1)
    return LocalTable(found, {"players": players, **options}, bots, thinker or AtOnce(), "Ida", seed)


def playing(live: LocalTable, pace: Pace = AT_ONCE, keeper: Keeper | None = None) -> Playing:
    return Playing(live, pace, keeper)


def moved_to(live: LocalTable, position: dict[str, Any], options: dict[str, Any]) -> LocalTable:
    """The same table in the middle of a game."""
    match = live._match
    match.state = live.game.read_position({**position, "options": options})
    match._recent.clear()
    match._recent.append((match.state.copy(), Journal()))
    live.moment = from_table(match.snapshot(0))
    return live


def sent(app: Playing) -> list[str]:
    """The moves of the person at the keys."""
    return [entry.move for entry in app.table.record().moves if entry.seat in app.sight.moment.yours]


def on_screen(
    app: App[None], script: Callable[["Pilot[None]"], Awaitable[None]], size: tuple[int, int] = SMALL
) -> None:
    """Run the script against the app."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            await script(pilot)

    asyncio.run(run())


async def settled(pilot: "Pilot[None]") -> None:
    """All bots have answered and everything is drawn; a table that is held stays so."""
    await pilot.pause(0)
    app = pilot.app
    while any(not worker.is_finished for worker in app.workers) and not is_held(app):
        await pilot.pause()
    await pilot.pause(0)


def is_held(app: App[None]) -> bool:
    return isinstance(app, Shell) and app.sight.held


async def press(pilot: "Pilot[None]", *keys: str) -> None:
    """Press these keys, and let the table answer."""
    await pilot.press(*keys)
    await settled(pilot)


async def there_and_back(pilot: "Pilot[None]", steps: int) -> None:
    """So many steps of a record forwards and backwards; what is shown does not depend on how one came there."""
    there: list[list[str]] = []
    for _ in range(steps):
        there.append(rows(pilot.app))
        await press(pilot, "right")
    for expected in reversed(there):
        await press(pilot, "left")
        assert expected == rows(pilot.app)


def recorded(game: Game, options: dict[str, Any], names: tuple[str, ...], policy: Policy) -> Record:
    """A whole game between players of one kind."""
    played = Record(game.name, game.rules_version, options, 11, (), names)
    chance, luck = Seeded(played.seed), Seeded(1)
    state = game.new(game.read_options(played.options), chance)
    while state.to_act():
        seat = state.next_seat()
        move = policy.choose(state, seat, luck)
        played = played.with_move(seat, game.write_move(move))
        state.play(seat, move, chance)
    return played


def rows(app: App[None]) -> list[str]:
    """What stands on the screen, row by row."""
    strips = app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip).rstrip() for strip in strips]


def shown(app: App[None]) -> str:
    """What stands on the screen, as running words."""
    return " ".join(" ".join(rows(app)).split())
