"""S.A.C.R.E. Bleu! at the keys: five options that can be left again, and answers of several cards."""

from itertools import product
from typing import Any

import pytest
from textual.pilot import Pilot

from .sacres import (
    FINAL,
    FREE,
    HIDING,
    LAYING,
    MAIN,
    PARTNER,
    PASSING,
    PICKING,
    answer,
    fits,
    sacre,
    sacre_at,
    square,
)
from .screen import (
    LARGE,
    SMALL,
    UNTIL_A_KEY,
    on_screen,
    playing,
    press,
    rows,
    sent,
    settled,
    shown,
)

POSITIONS = {
    "main": MAIN, "pass": PASSING, "lay": LAYING, "partner": PARTNER, "aside": HIDING, "pick": PICKING, "final": FINAL,
}  # fmt: skip


def test_a_whole_game() -> None:
    """Eight rounds with few keys; then every set, the cry of the losers, and another game."""
    app = playing(sacre(2))

    async def script(pilot: "Pilot[None]") -> None:
        while app.sight.moment.result is None:
            await answer(pilot, app)
        assert app.sight.moment.result.title in shown(app) and ": Sacré bleu!" in shown(app)
        await press(pilot, "enter")
        assert app.sight.moment.result is None and 1 == app.sight.moment.view["round"]

    on_screen(app, script)


@pytest.mark.parametrize("size", [SMALL, (100, 34), LARGE])
@pytest.mark.parametrize("about", POSITIONS)
def test_nothing_is_clipped(about: str, size: tuple[int, int]) -> None:
    app = playing(sacre_at(POSITIONS[about]))

    async def script(pilot: "Pilot[None]") -> None:
        fits(app)
        await press(pilot, "right")
        fits(app)

    on_screen(app, script, size)


@pytest.mark.parametrize("players", range(2, 8))
def test_every_number_of_seats(players: int) -> None:
    """All seats, the deck and all five options, also in the smallest window."""
    app = playing(sacre(players))

    async def script(pilot: "Pilot[None]") -> None:
        fits(app)
        assert all(name in shown(app) for name in ("Score", "Advertise", "Cycle", "Return", "Exchange"))
        crown = next(row for row in rows(app) if "♛" in row)
        assert app.sight.moment.name(players - 1) in crown

    on_screen(app, script)


# -- the five options ------------------------------------------------------------------------------


def test_a_barred_option_says_why() -> None:
    app = playing(sacre_at(MAIN))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "3")
        assert 2 == shown(app).count("Ilse has just cycled") and "✗ Cycle" in shown(app)
        await press(pilot, "enter")
        assert [] == sent(app) and "Rule R20" in shown(app)

    on_screen(app, script)


def test_the_hand_shows_runs_gaps_and_values() -> None:
    """Ring order across the ace, a dashed place for the missing card, and words beside each group."""
    app = playing(sacre_at(MAIN))

    async def script(pilot: "Pilot[None]") -> None:
        text = shown(app)
        assert "8♣ ╎ 9♣╎ 10♣ J♣ Q♣ 30 now, 47 with 9♣" in text
        assert "K♦ A♦ 2♦ 22 now, 32 with Q♦" in text and "not to be taken by Exchange yet: Q♦" in text

    on_screen(app, script)


def test_a_proposed_set_is_one_choice() -> None:
    """Its cards are ticked while it is looked at; Enter sends the option and card after card."""
    app = playing(sacre_at(MAIN), UNTIL_A_KEY)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "1")
        assert "✓10♣ ✓ J♣ ✓ Q♣" in shown(app) and "✓ X♥" in shown(app) and "⏎ Score 38" in shown(app)
        await press(pilot, "3", "enter")
        assert ["score", "score 2D", "score KD", "score AD"] == sent(app)[:4]
        assert 22 == app.sight.moment.view["seats"][0]["score"] and "K-A-2♦ 22" in shown(app)

    on_screen(app, script)


def test_a_set_can_be_composed_card_by_card() -> None:
    """In any order; it is sent only once it is a set."""
    app = playing(sacre_at(MAIN), UNTIL_A_KEY)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "1", "right", "right", "right", "right", "space", "left", "space", "enter")
        assert ("score", "score QC", "score JC") == app.sight.picked and [] == sent(app)
        assert "are not yet a set" in shown(app)
        await press(pilot, "left", "space", "enter")
        assert ["score", "score 10C", "score JC", "score QC", "done"] == sent(app)

    on_screen(app, script)


def test_a_return_is_laid_out_before_it_is_sent() -> None:
    """The order of picking is the order under the deck; what is put back is not sent."""
    app = playing(sacre_at(MAIN), UNTIL_A_KEY)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "4", "9", "1", "8")
        assert "highest first: 1. 2♠ 2. 8♣ 3. 7♥" in shown(app) and [] == sent(app)
        await press(pilot, "1")
        assert "1. 2♠ 2. 7♥" in shown(app) and "⏎ Add 8♣" in shown(app)
        await press(pilot, "9", "9")
        assert "You draw 2 cards. From the deal: 2." in shown(app)
        await press(pilot, "enter")
        assert ["return", "put 7H", "put 2S", "done"] == sent(app)

    on_screen(app, script)


def test_an_option_can_be_left_again() -> None:
    """Esc and Backspace come back to the five; nothing was sent."""
    app = playing(sacre_at(MAIN))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "5", "2")
        assert ("exchange", "target 2") == app.sight.picked and "Give Mira a card" in shown(app)
        await press(pilot, "backspace")
        assert "Exchange with whom?" in shown(app)
        await press(pilot, "escape", "escape")
        assert "Choose one of five" in shown(app) and not app.sight.picked and [] == sent(app)

    on_screen(app, script)


def test_an_exchange_is_sent_with_its_card() -> None:
    app = playing(sacre_at(MAIN))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "5", "2", "8", "enter")
        assert ["exchange", "target 2", "give 7H"] == sent(app) and "Take one of Mira's cards" in shown(app)

    on_screen(app, script)


def test_a_return_of_nothing_has_to_be_walked_to() -> None:
    app = playing(sacre_at(MAIN), UNTIL_A_KEY)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "4", "end")
        assert "⏎ Return nothing" in shown(app) and "Nothing moves" in shown(app)
        await press(pilot, "enter")
        assert ["return", "done"] == sent(app)

    on_screen(app, script)


def test_a_cycle_is_named_by_who_gets_your_cards() -> None:
    """Across to another receiver, down to more cards; the arrows in words."""
    app = playing(sacre_at(FREE))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "3")
        assert "You → Ansel → Mira → Ilse → You" in shown(app)
        await press(pilot, "right", "down")
        assert "You → Mira → You Ansel → Ilse → Ansel" in shown(app)
        await press(pilot, "end", "down", "down", "down")
        assert "cycle 5 2" == app.sight.chosen and "out: Ilse" in shown(app)
        await press(pilot, "enter")
        assert ["cycle", "cycle 5 2"] == sent(app)

    on_screen(app, script)


# -- answers ---------------------------------------------------------------------------------------


def test_cards_are_passed_in_any_order() -> None:
    """Three are needed, so two are not sent; they go out in the order in which cards are named."""
    app = playing(sacre_at(PASSING), UNTIL_A_KEY)

    async def script(pilot: "Pilot[None]") -> None:
        assert "sits out" in next(row for row in rows(app) if "★ Ilse" in row)
        assert "Sitting out: Ilse" in shown(app) and "You → Ansel → Mira → You" in shown(app)
        await press(pilot, "9", "8", "enter")
        assert "and 1 more" in shown(app) and [] == sent(app)
        await press(pilot, "1", "2")
        assert "3 cards, no more" in shown(app)
        await press(pilot, "1", "1", "enter")
        assert ["pass 8C", "pass 7H", "pass 2S"] == sent(app)

    on_screen(app, script)


def test_picks_stay_while_the_others_get_ready() -> None:
    app = playing(sacre_at(PASSING))

    async def script(pilot: "Pilot[None]") -> None:
        assert "ready" in shown(app)
        await press(pilot, "9", "8")
        app.tell(app.table.moment)
        await settled(pilot)
        assert ("pass 2S", "pass 7H") == app.sight.picked

    on_screen(app, script)


def test_what_cannot_be_laid_says_why() -> None:
    app = playing(sacre_at(LAYING))

    async def script(pilot: "Pilot[None]") -> None:
        assert "Ansel offers 9♣, worth 9." in shown(app) and "✗ 8♣" in shown(app)
        await press(pilot, "1")
        assert "The 8 of clubs is worth less than 9. Rule R13" in shown(app)
        await press(pilot, "5", "enter")
        assert ["lay KD"] == sent(app)

    on_screen(app, script)


def test_partners_show_what_they_lay_and_who_cannot() -> None:
    """The seat that cannot answer shows its hand to you."""
    app = playing(sacre_at(PARTNER), UNTIL_A_KEY)

    async def script(pilot: "Pilot[None]") -> None:
        ansel = next(row for row in rows(app) if "cannot answer" in row)
        assert "♣3 4 5 6 9" in ansel and "lays Q♦" in shown(app) and "lays J♥" in shown(app)
        await press(pilot, "2", "enter")
        assert ["partner 3"] == sent(app)

    on_screen(app, script)


def test_three_cards_are_hidden() -> None:
    app = playing(sacre_at(HIDING), UNTIL_A_KEY)

    async def script(pilot: "Pilot[None]") -> None:
        assert "Ansel gave 9♣." in shown(app)
        await press(pilot, "5", "4", "3", "enter")
        assert ["aside 10C", "aside JC", "aside QC"] == sent(app)

    on_screen(app, script)


def test_a_locked_card_is_not_taken() -> None:
    app = playing(sacre_at(PICKING), UNTIL_A_KEY)

    async def script(pilot: "Pilot[None]") -> None:
        assert "✗ Q♦" in shown(app)
        await press(pilot, "5")
        assert "was taken by Exchange since your last turn" in shown(app) and [] == sent(app)
        await press(pilot, "1", "enter")
        assert ["pick 3D"] == sent(app)

    on_screen(app, script)


# -- the mouse, hints, the notebook ----------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_mouse(size: tuple[int, int]) -> None:
    """A press goes into an option, adds a card and puts it back; the button sends."""
    app = playing(sacre_at(MAIN), UNTIL_A_KEY)

    async def script(pilot: "Pilot[None]") -> None:
        await pilot.click(offset=square(app, " Return "))
        await settled(pilot)
        for expected in (("return", "put 2S"), ("return",), ("return", "put 2S")):
            await pilot.click(app.scene.hand, offset=_tile(app, "put 2S"))
            await settled(pilot)
            assert expected == app.sight.picked
        await pilot.click(app.question, offset=(app.question.button_at + 2, 1))
        await settled(pilot)
        assert ["return", "put 2S", "done"] == sent(app)

    on_screen(app, script, size)


def _tile(app: Any, spot: str) -> tuple[int, int]:
    hand = app.scene.hand
    squares = product(range(hand.size.width), range(hand.size.height))
    return next((x, y) for x, y in squares if hand.spot_at(x, y, app.sight) == spot)


def test_the_mouse_names_a_cycle() -> None:
    app = playing(sacre_at(FREE))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "3")
        x, y = square(app, " 2 cards")
        await pilot.click(offset=(x + 18, y))
        await settled(pilot)
        assert "cycle 2 2" == app.sight.chosen

    on_screen(app, script)


def test_a_hint_chooses_an_option() -> None:
    app = playing(sacre_at(MAIN))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "4", "h")
        assert "exchange" == app.sight.chosen and not app.sight.picked and [] == sent(app)

    on_screen(app, script)


def test_the_notebook() -> None:
    app = playing(sacre_at(MAIN))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "c")
        assert "Mira took it in round 4" in shown(app) and "5 unknown" in shown(app)
        assert "Every hand was dealt one red" in " ".join(shown(app).split())

    on_screen(app, script, LARGE)
