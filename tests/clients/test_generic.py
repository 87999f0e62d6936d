"""A game without a scene of its own: every question is answered from a list."""

from typing import Any, cast

import pytest
from textual.pilot import Pilot

from sacrarium.clients.terminal.playing import Playing
from sacrarium.clients.terminal.scene import Scene, scene_for
from sacrarium.core.bits import Seat, bit
from sacrarium.core.decision import Ask, Barred, MoveInfo, Outcome, Result, Row, Words
from sacrarium.core.game import Game, Text
from sacrarium.core.state import State
from sacrarium.core.words import Company
from sacrarium.games import GAMES
from tests.contract.toy import Hush, hush, write_move

from .screen import on_screen, playing, press, rows, settled, shown, table


def ask(plain: State, seat: Seat, company: Company) -> Ask:
    state = cast(Hush, plain)
    legal = state.legal(seat)
    waiting = [card for card in state.now.hands[seat] if card not in legal]
    return Ask(
        seat=seat,
        about="lay",
        title="Lay down a card",
        detail="Nobody sees it yet.",
        moves=tuple(
            MoveInfo(write_move(card), f"Lay {card}", f"With {card} you **hope** for the best")
            for card in legal
        ),
        barred=tuple(Barred(write_move(card), f"{card} has to wait.", "T4") for card in waiting),
    )


def words(state: State, company: Company) -> Words:
    return Words("Lay down a card" if state.to_act() & bit(company.viewer or 0) else "The others choose")


def result(outcome: Outcome, company: Company) -> Result:
    rows = tuple(Row(seat, rank, outcome.scores[seat]) for seat, rank in enumerate(outcome.ranks))
    return Result(outcome.winners, outcome.ranks, outcome.scores, "Hush is over", "", rows)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Game:
    def event(happened: Any, company: Company) -> str:
        return f"Cards {happened.cards} were shown." if hasattr(happened, "cards") else ""

    text = Text(ask=ask, words=words, event=event, reason=lambda reason, _: reason.code, result=result)
    game = hush(text=text)
    monkeypatch.setitem(GAMES, game.name, game)
    return game


def test_a_game_without_a_scene_gets_the_list() -> None:
    assert type(scene_for("hush")) is Scene and type(scene_for("sarkophag")) is not Scene


def test_every_question_is_answered_from_the_list(toy: Game) -> None:
    """Arrows, numbers of rows and Enter, until the end."""
    app = playing(table(3, game=toy))

    async def script(pilot: "Pilot[None]") -> None:
        assert "Lay down a card" in shown(app) and "1 Lay " in shown(app)
        assert "you hope for the best" in shown(app) and "✗ c" in shown(app)
        while app.sight.moment.result is None:
            await press(pilot, "1", "enter")
        assert "Hush is over" in shown(app) and app.log_book[-1].startswith("Cards")

    on_screen(app, script)


def test_a_barred_row_says_why(toy: Game) -> None:
    app = playing(table(2, game=toy))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "end")
        assert "has to wait. Rule T4" in shown(app)
        await press(pilot, "enter")
        assert "too_early" in shown(app) and 3 == len(app.sight.moment.view["hand"])
        await press(pilot, "7", "enter")
        assert "'7' is not a card" in shown(app)

    on_screen(app, script)


def test_the_mouse_presses_rows_and_hints_work(toy: Game) -> None:
    app = playing(table(2, game=toy))

    async def script(pilot: "Pilot[None]") -> None:
        await pilot.click(app.scene.hand, offset=(8, 1))
        await settled(pilot)
        assert app.sight.chosen == chosen(app, 1) and any("▸" in row for row in rows(app))
        await press(pilot, "h")
        assert "looks best" in shown(app)
        await press(pilot, "c")
        assert "Nothing is known beyond what lies open." in shown(app)

    on_screen(app, script)


def chosen(app: Playing, place: int) -> str:
    return app.scene.order(app.sight.moment)[place]
