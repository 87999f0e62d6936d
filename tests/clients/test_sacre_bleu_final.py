"""The open round of S.A.C.R.E. Bleu! on the screen, and a record of a game."""

import pytest
from textual.pilot import Pilot

from sacrarium.clients.terminal.replaying import Replaying
from sacrarium.clients.terminal.sacre_bleu.table import terse

from .sacres import FINAL, GAME, sacre_at, square
from .screen import (
    LARGE,
    SMALL,
    UNTIL_A_KEY,
    on_screen,
    playing,
    press,
    recorded,
    sent,
    settled,
    shown,
    there_and_back,
)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_swap_is_one_choice(size: tuple[int, int]) -> None:
    """Return, search and Score in one go; what goes in is crossed, what is used is ticked."""
    app = playing(sacre_at(FINAL), UNTIL_A_KEY)

    async def script(pilot: "Pilot[None]") -> None:
        assert "all open" in shown(app) and "reaches 70" in shown(app)
        await press(pilot, "4")
        assert "⏎ Score 50" in shown(app) and (size == SMALL or "✓10♠ ✓ J♠ ✓ Q♠ [ K] [ A]" in shown(app))
        await press(pilot, "enter")
        assert ["return", "put 2C", "put 5C", "put 3D", "done", "take 10S"] == sent(app)[:6]
        assert 70 == app.sight.moment.view["seats"][0]["score"]

    on_screen(app, script, size)


def test_the_deck_is_searched_on_the_map() -> None:
    """Put cards in, then take as many; then one more Score is offered."""
    app = playing(sacre_at(FINAL), UNTIL_A_KEY)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "4", "right", "space", "right", "space", "right", "space", "enter")
        assert ["return", "put 2C", "put 5C", "put 3D", "done"] == sent(app)
        assert "★10" in shown(app) and "[ K] [ A]" in shown(app) and "Into the deck: 2♣ 5♣ 3♦" in shown(app)
        for card in ("Q♠", "J♠", "10♠"):
            await pilot.click(offset=square(app, f"{card} "))
            await settled(pilot)
        await press(pilot, "enter")
        assert ["take 10S", "take JS", "take QS"] == sent(app)[5:]
        await press(pilot, "enter")
        assert "One Score more" in shown(app) and "No more" in shown(app)

    on_screen(app, script)


@pytest.mark.parametrize(
    ("told", "short"),
    [
        ("Mira takes the queen of hearts from you.", "Mira takes Q♥ from you."),
        ("Under the deck: 10 of spades and red joker.", "Under the deck: 10♠ and red joker."),
        ("All hands of hearts.", "All hands of hearts."),
    ],
)
def test_many_cards_are_written_short(told: str, short: str) -> None:
    assert short == terse(told)


# -- a record --------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [None, 0])
def test_a_record_forwards_and_backwards(viewer: int | None) -> None:
    """Every step is drawn, and what is shown does not depend on how one came there."""
    app = Replaying(GAME, recorded(GAME, {"players": 3}, ("Ida", "Ansel", "Mira"), GAME.novice), viewer)

    async def script(pilot: "Pilot[None]") -> None:
        await there_and_back(pilot, 25)
        await press(pilot, "end")
        assert ": Sacré bleu!" in shown(app)

    on_screen(app, script)
