"""The duel at the keys: a whole game, orders from pairs, offerings that can be put back, and the warning."""

import msgspec
import pytest
from textual.pilot import Pilot

from sacrarium.clients.terminal.look import plain
from sacrarium.clients.terminal.playing import Playing
from sacrarium.clients.terminal.sacrifice_duel.board import DuelPane
from sacrarium.clients.terminal.sacrifice_duel.hand import DuelHand

from .duels import BUYING, SEALED, WON, WON_BY_ONE, answer, ask, duel, duel_at, fits
from .screen import AT_ONCE, LARGE, SMALL, UNTIL_A_KEY, on_screen, playing, press, rows, sent, settled, shown


def test_a_whole_game() -> None:
    """Fourteen trophies, with nothing but arrows, Space and Enter; then the altars, and another game."""
    app = playing(duel())

    async def script(pilot: "Pilot[None]") -> None:
        while app.sight.moment.result is None:
            await answer(pilot, app)
        result, sides = app.sight.moment.result, app.sight.moment.view["sides"]
        assert 14 == len(app.sight.moment.view["hands"]) and result.title in shown(app)
        assert all(f"{side['trophy_points']} for trophies" in shown(app) for side in sides)
        assert all(row.words in shown(app) for row in result.rows)
        await press(pilot, "enter")
        assert app.sight.moment.result is None and 1 == app.sight.moment.view["round"]

    on_screen(app, script)


@pytest.mark.parametrize(("size", "rounds"), [(SMALL, 4), ((100, 34), 2), (LARGE, 2)])
def test_nothing_is_clipped(size: tuple[int, int], rounds: int) -> None:
    """At every stop of the first rounds: the question, what follows, both seats, and the keys."""
    app = playing(duel(seed=8), UNTIL_A_KEY)

    async def script(pilot: "Pilot[None]") -> None:
        while app.sight.moment.view["round"] <= rounds:
            fits(app)
            await answer(pilot, app)
        fits(app)

    on_screen(app, script, size)


# -- buying ----------------------------------------------------------------------------------------


def test_an_order_is_composed_from_two_pairs() -> None:
    """Nothing is sent before both are added and Enter confirms; then it is one move."""
    app = playing(duel_at(BUYING))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "right")
        assert "Add 10♥" in shown(app) and "Red 3 and black 7 go to your discard" in shown(app)
        await press(pilot, "enter", "right", "right", "space")
        assert ("buy 7b+3r=10r", "buy 5b+4r=9r") == app.sight.picked and [] == sent(app)
        assert "✓10♥" in shown(app) and "✓9♥" in shown(app) and "Buy red 10 and red 9" in shown(app)
        await press(pilot, "enter")
        assert ["buy 7b+3r=10r, 5b+4r=9r"] == sent(app)

    on_screen(app, script)


def test_what_does_not_go_together_says_so() -> None:
    """A card can be spent once; the other colour for the same pair is swapped in."""
    app = playing(duel_at(BUYING))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "right", "enter", "right", "space")
        assert ("buy 7b+3r=10b",) == app.sight.picked and "✓10♠" in shown(app)
        await press(pilot, "down", "down")
        assert "buy 7b+Ab=8b" == app.sight.chosen and "That does not go together with 10♠" in shown(app)
        await press(pilot, "enter", "space")
        assert ("buy 7b+3r=10b",) == app.sight.picked and [] == sent(app)
        await press(pilot, "backspace")
        assert not app.sight.picked

    on_screen(app, script)


def test_keeping_all_is_a_choice() -> None:
    """Enter alone never passes: one walks to it, and confirms."""
    app = playing(duel_at(BUYING))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "enter")
        assert "buy 7b+3r=10r" == app.sight.chosen
        await press(pilot, "end")
        assert "You play with the cards you hold" in shown(app)
        await press(pilot, "enter")
        assert ["pass"] == sent(app)

    on_screen(app, script)


def test_digits_walk_the_pairs_of_a_card() -> None:
    """The third card of the row is the ace; it pays for an 8 or a 6."""
    app = playing(duel_at(BUYING))

    async def script(pilot: "Pilot[None]") -> None:
        seen = []
        for _ in range(4):
            await press(pilot, "3")
            seen.append(app.sight.chosen)
        assert ["buy 7b+Ab=8r", "buy 7b+Ab=8b", "buy 5b+Ab=6r", "buy 5b+Ab=6b"] == seen
        await press(pilot, "9", "0")
        assert seen[-1] == app.sight.chosen and [] == sent(app)

    on_screen(app, script)


def test_an_order_stays_while_the_other_gets_ready() -> None:
    """Round one is sealed: the answer of the other changes nothing of what lies before you."""
    app = playing(duel_at(SEALED))

    async def script(pilot: "Pilot[None]") -> None:
        assert "Ansel ready" in shown(app)
        await press(pilot, "right", "space")
        before = app.sight.picked
        app.tell(app.table.moment)
        await settled(pilot)
        assert ("buy 5r+4r=9r",) == before == app.sight.picked
        await press(pilot, "enter")
        assert ["buy 5r+4r=9r"] == sent(app)

    on_screen(app, script)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_mouse_at_the_market(size: tuple[int, int]) -> None:
    """A stack takes pair after pair and is put back; rows and the button do what they say."""
    app = playing(duel_at(SEALED))

    async def script(pilot: "Pilot[None]") -> None:
        assert isinstance(app.scene.board, DuelPane)
        place = square(app, "│ 9♠")
        for expected in ("buy 5r+4r=9b", "buy 5r+4b=9b", None):
            await pilot.click(offset=place)
            await settled(pilot)
            assert ((expected,) if expected else ()) == app.sight.picked
        await pilot.click(offset=square(app, "3♥ + 3♠"))
        await settled(pilot)
        assert ("buy 3r+3b=6r",) == app.sight.picked
        await pilot.click(app.question, offset=(app.question.button_at + 2, 1))
        await settled(pilot)
        assert ["buy 3r+3b=6r"] == sent(app)

    on_screen(app, script, size)


def square(app: Playing, words: str) -> tuple[int, int]:
    """Where these words stand first."""
    for y, row in enumerate(rows(app)):
        if words in row:
            return row.index(words) + 1, y
    raise AssertionError(f"{words} is not on the screen")


def test_a_hint_lays_out_the_order() -> None:
    """The pairs of the advised order are picked, and nothing is sent."""
    app = playing(duel_at(BUYING))

    async def script(pilot: "Pilot[None]") -> None:
        advised = ask(app).moves[-1]
        await press(pilot, "h")
        assert f"{advised.label} looks best (" in shown(app) and [] == sent(app)
        await press(pilot, "enter")
        assert [advised.move] == sent(app)

    on_screen(app, script)


def test_a_long_hint_can_be_read_to_its_end() -> None:
    """Three orders of two cards each need a third row; the button stays beside the title."""
    app = playing(duel_at(SEALED))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "h")
        note = plain(app.sight.note)
        assert len(note) > 2 * 76 and note in shown(app)
        await pilot.click(app.question, offset=(app.question.button_at + 2, app.question.title_at))
        await settled(pilot)
        assert [ask_before.moves[-1].move] == sent(app)

    ask_before = ask(app)
    on_screen(app, script)


def test_words_that_are_too_long_end_in_dots() -> None:
    """What does not fit below the title is seen to be missing."""
    app = playing(duel_at(SEALED))

    async def script(pilot: "Pilot[None]") -> None:
        app.look_at(msgspec.structs.replace(app.sight, note="So many words. " * 40))
        await settled(pilot)
        assert "So many words.…" in shown(app)

    on_screen(app, script)


# -- sacrificing -----------------------------------------------------------------------------------


def test_a_chosen_offering_can_be_put_back() -> None:
    """Cards are gathered first; what is sent in the end is each of them, and that it is all."""
    app = playing(duel_at({**WON, "discard": [["Kr", "Kb", "6r", "6b", "7r", "7b"], []]}))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "1", "4")
        assert ("sacrifice Ar", "sacrifice 9r") == app.sight.picked and "+24 points" in shown(app)
        await press(pilot, "5", "1")
        assert ("sacrifice 9r", "sacrifice 9r #2") == app.sight.picked and "13 cards become 11" in shown(app)
        assert "+18 points, your deck shrinks to 11." in shown(app) and [] == sent(app)
        await press(pilot, "backspace")
        assert ["sacrifice 9r"] == list(app.sight.picked)
        await press(pilot, "2", "enter")
        assert ["sacrifice 9r", "sacrifice Ab", "done"] == sent(app)
        assert 8 == app.sight.moment.view["sides"][0]["altar_size"]

    on_screen(app, script)


def test_no_more_than_the_limit() -> None:
    """The next card has to wait until another is put back; at the limit nothing else needs to be said."""
    app = playing(duel_at({**WON, "tricks": [5, 3], "discard": [["Kr", "Kb", "6r", "6b", "7r", "7b"], []]}))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "1", "2", "3")
        assert ("sacrifice Ar", "sacrifice Ab") == app.sight.picked
        assert "2 cards at most; Backspace puts one back." in shown(app)
        await press(pilot, "enter")
        assert [] == sent(app)
        await press(pilot, "escape", "enter")
        assert ["sacrifice Ar", "sacrifice Ab"] == sent(app)

    on_screen(app, script)


def test_a_single_offering_needs_no_gathering() -> None:
    app = playing(duel_at(WON_BY_ONE))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "3")
        assert "Sacrifice black 10" in shown(app) and "9 cards become 8" in shown(app)
        await press(pilot, "enter")
        assert ["sacrifice 10b"] == sent(app)

    on_screen(app, script)


def test_a_fatal_sacrifice_is_asked_twice() -> None:
    """A loud warning, a second question, a way back; only then the game is lost."""
    app = playing(duel_at(WON))
    warning = "you would lose the game at once"

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "1", "2")
        assert warning not in shown(app)
        await press(pilot, "3")
        assert warning in shown(app) and "✗ below 7" in shown(app) and "Sacrifice 3 cards" in shown(app)
        await press(pilot, "enter")
        assert [] == sent(app) and "Enter once more, and the game is lost" in shown(app)
        await press(pilot, "escape")
        assert warning not in shown(app) and 2 == len(app.sight.picked)
        await press(pilot, "3", "enter", "enter")
        assert ["sacrifice Ar", "sacrifice Ab", "sacrifice 10b", "done"] == sent(app)
        result = app.sight.moment.result
        assert result is not None and (1,) == result.winners

    on_screen(app, script)


def test_in_the_last_hand_nothing_is_fatal() -> None:
    """The floor is not drawn where it does not count."""
    trophies = ["Jr", "Jr", "Jb", "Jb", "Qr", "Qr", "Qb", "Qb", "Kr", "Kb", "X", "X"]
    app = playing(duel_at({**WON, "altar": [["2r", "3r", "3b", "4r", "4b", "5r"], trophies], "deck": []}))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "1", "2", "3", "4")
        assert "Round 14 of 14" in shown(app) and "lose" not in shown(app)
        assert "your deck shrinks to 5" in shown(app)

    on_screen(app, script)


def test_looking_ahead_changes_nothing() -> None:
    """What would follow is asked of an imagined table."""
    live = duel_at(WON)
    before = live.record()
    ahead = live.foresee(live.moment, ("sacrifice Ar", "sacrifice Ab"))
    assert ahead is not None and "done" in [info.move for info in ahead.moves]
    assert before == live.record() and live.foresee(live.moment, ()) == live.moment.ask
    assert live.foresee(live.moment, ("play Ar",)) is None


def test_the_mouse_at_the_altar() -> None:
    """A press adds a card, another puts it back."""
    app = playing(duel_at(WON), AT_ONCE)

    async def script(pilot: "Pilot[None]") -> None:
        hand = app.scene.hand
        assert isinstance(hand, DuelHand)
        column = next(x for x in range(80) if hand.spot_at(x, 2, app.sight) == "sacrifice 10b")
        for expected in (("sacrifice 10b",), ()):
            await pilot.click(hand, offset=(column, 2))
            await settled(pilot)
            assert expected == app.sight.picked

    on_screen(app, script)
