"""The duel's tricks on the screen, what is known, and a record of a game."""

import pytest
from textual.pilot import Pilot

from sacrarium.clients.terminal.replaying import Replaying
from sacrarium.core.record import Record

from .duels import FOLLOWING, GAME, SUDDEN, TOGETHER, WON, answer, duel, duel_at, fits
from .screen import (
    LARGE,
    SMALL,
    UNTIL_A_KEY,
    on_screen,
    playing,
    press,
    recorded,
    rows,
    sent,
    shown,
    there_and_back,
)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_led_trick(size: tuple[int, int]) -> None:
    """What each card would come to, the chosen one as if it lay there, and what beats the lead."""
    app = playing(duel_at(FOLLOWING))

    async def script(pilot: "Pilot[None]") -> None:
        text = shown(app)
        assert "Ansel leads" in text and "[6]" in text and "Ansel 1" in text and "You 2" in text
        assert 2 == text.count("wins╯") + text.count("wins─╯") and 2 == text.count("loses")
        await press(pilot, "2")
        assert "The red 9 beats the red 6: the hand stands at 3 to 1." in shown(app) and "yours" in shown(app)
        await press(pilot, "enter")
        assert ["play 9r"] == sent(app)

    on_screen(app, script, size)


def test_the_blade_has_a_place_for_every_trick() -> None:
    app = playing(duel_at(FOLLOWING))

    async def script(pilot: "Pilot[None]") -> None:
        blade = next(row for row in rows(app) if "●━" in row)
        assert ["1▼", "2▼", "3▲", "4", "5", "6", "7"] == [
            part for part in blade.strip("●▷ ").split("━") if part
        ]

    on_screen(app, script)


def test_a_taken_trick_stays_until_a_key() -> None:
    """The winner, both cards and the score; the key that ends the pause plays nothing."""
    app = playing(duel_at(FOLLOWING), UNTIL_A_KEY)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "2", "enter")
        assert app.sight.held and "Trick 4: you win with the red 9" in shown(app)
        assert (
            "Against the red 6. 3 to 1." in shown(app)
            and "Trick 4 of 7" in shown(app)
            and "Go on" in shown(app)
        )
        await press(pilot, "enter")
        assert not app.sight.held and ["play 9r"] == sent(app) and "Lead a card" in shown(app)

    on_screen(app, script)


def test_both_at_once_in_a_joker_hand() -> None:
    """The other is ready, and nothing shows of the card; the order of strength is upside down."""
    app = playing(duel_at(TOGETHER))

    async def script(pilot: "Pilot[None]") -> None:
        text = shown(app)
        assert "ready" in text and "▒▒▒" in text and app.sight.moment.view["sides"][1]["card"] is None
        assert "lowest wins, faces never" in text and "×J ×Q ×K A 10 9 8 7 6 5 4 3 2 X" in text
        assert "never" in rows(app)[-3]

    on_screen(app, script)


@pytest.mark.parametrize("size", [SMALL, (100, 34), LARGE])
def test_sudden_death_is_loud(size: tuple[int, int]) -> None:
    app = playing(duel_at(SUDDEN))

    async def script(pilot: "Pilot[None]") -> None:
        text = shown(app)
        assert "SUDDEN DEATH" in text and "Sudden death, step 1" in text and "+1" in text
        assert "Sudden death: choose a card" in text

    on_screen(app, script, size)


def test_after_the_other_has_sacrificed() -> None:
    """The table stops at the new trophy: how many cards were given, and who buys first."""
    app = playing(duel(seed=5), UNTIL_A_KEY)

    async def script(pilot: "Pilot[None]") -> None:
        while app.sight.moment.event("trophy_revealed") is None:
            await answer(pilot, app)
        fits(app)
        assert app.sight.held and "Round 2: the" in shown(app) and "is at stake" in shown(app)

    on_screen(app, script)


# -- what is known ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("piles", "told"), [("always", True), ("never", False)])
def test_own_piles_as_agreed(piles: str, told: bool) -> None:
    """The drawer shows discard and altar only where the table allows it; the other's altar never."""
    app = playing(duel_at(WON, own_piles=piles))

    async def script(pilot: "Pilot[None]") -> None:
        assert told == ("41 points" in shown(app)) and told == ("altar 6: 21" in shown(app))
        await press(pilot, "c")
        assert "Piles and trophies" in shown(app) and told == ("shut by agreement" not in shown(app))
        assert told == ("2♥ 3♥ 3♠ 4♥ 4♠ 5♥ │" in shown(app))
        await press(pilot, "c", "l")
        assert "Log" in shown(app)

    on_screen(app, script)


# -- a record --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole game between novices."""
    return recorded(GAME, {}, ("Ida", "Ansel"), GAME.novice)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_record_forwards_and_backwards(record: Record, viewer: int | None) -> None:
    """Every step is drawn, and what is shown does not depend on how one came there."""
    app = Replaying(GAME, record, viewer)

    async def script(pilot: "Pilot[None]") -> None:
        await there_and_back(pilot, 30)
        await press(pilot, "end")
        assert "for trophies" in shown(app) and "The end" in shown(app)

    on_screen(app, script)


def test_a_record_through_other_eyes(record: Record) -> None:
    """A spectator sees no hand and no altar."""
    app = Replaying(GAME, record, None)

    async def script(pilot: "Pilot[None]") -> None:
        assert "A spectator sees no hand" in shown(app) and "Both order in secret" in shown(app)
        await press(pilot, "down", "s")
        assert "as Ida" in shown(app) and "You buy" in shown(app)

    on_screen(app, script)
