"""Sarkophag at the keys: a whole game, refusals, hints, pauses, and a small window."""

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from sacrarium.clients.terminal.local import Keeper, LocalTable
from sacrarium.clients.terminal.look import cited, plain
from sacrarium.clients.terminal.pages import RulesPage, WordsPage, primer_text
from sacrarium.clients.terminal.playing import Pace, Playing
from sacrarium.clients.terminal.prompt import said
from sacrarium.clients.terminal.sarkophag.hand import SarkophagHand
from sacrarium.core.errors import SacrariumError
from sacrarium.core.record import Replay, read
from sacrarium.games import GAMES, game_named
from sacrarium.table.bots import Workers

from .screen import LARGE, SMALL, UNTIL_A_KEY, AtOnce, on_screen, playing, press, rows, settled, shown, table


def asked(app: Playing) -> tuple[list[str], list[str]]:
    """The cards that may be played and those that may not."""
    ask = app.sight.moment.ask
    assert ask is not None
    return [info.move for info in ask.moves], [barred.move for barred in ask.barred]


async def play(pilot: "Pilot[None]", app: Playing, card: str) -> None:
    """Type the number, press Enter."""
    await press(pilot, *card, "enter")


async def until_barred(pilot: "Pilot[None]", app: Playing) -> str:
    """Play on until some card has to wait."""
    while not asked(app)[1]:
        await play(pilot, app, asked(app)[0][0])
    return asked(app)[1][0]


@pytest.mark.parametrize("players", [3, 6])
def test_a_round_by_typed_numbers(players: int) -> None:
    """Ten cards, one after another; then the result, and another round."""
    app = playing(table(players))

    async def script(pilot: "Pilot[None]") -> None:
        for left in range(10, 0, -1):
            assert left == len(app.sight.moment.view["hand"])
            await play(pilot, app, asked(app)[0][-1])
        result = app.sight.moment.result
        assert result is not None and plain(result.title) in shown(app)
        assert all(row.words in shown(app) for row in result.rows) and "Play again" in shown(app)
        await press(pilot, "enter")
        assert app.sight.moment.result is None and 10 == len(app.sight.moment.view["hand"])

    on_screen(app, script)


def test_arrows_walk_the_hand_and_enter_plays() -> None:
    """The first Enter chooses, the second plays; the ends of the hand stop the walk."""
    app = playing(table(first_dealer=3))  # so Ida leads, and her lowest card is free

    async def script(pilot: "Pilot[None]") -> None:
        hand = [str(card) for card in app.sight.moment.view["hand"]]
        await press(pilot, "enter")
        assert asked(app)[0][0] == app.sight.chosen and f"Play {app.sight.chosen}" in shown(app)
        await press(pilot, "end", "right", "left")
        assert hand[-2] == app.sight.chosen
        await press(pilot, "home", "left")
        assert hand[0] == app.sight.chosen
        await press(pilot, "escape")
        assert app.sight.chosen is None
        await press(pilot, "right", "enter")
        assert hand[0] not in [str(card) for card in app.sight.moment.view["hand"]]

    on_screen(app, script)


def test_a_barred_card_says_why() -> None:
    """Walked to, typed, or pressed with the mouse: the reason and its rule, and nothing moves."""
    app = playing(table())

    async def script(pilot: "Pilot[None]") -> None:
        card = await until_barred(pilot, app)
        before, barred = app.sight.moment, app.sight.moment.ask
        assert barred is not None
        for keys in ([*card], [*card, "enter"]):
            await press(pilot, "escape", *keys)
            assert f"✗ {barred.barred[0].words} Rule {barred.barred[0].rule}" in shown(app)
        assert before == app.sight.moment and "⏎ Play" not in "".join(rows(app)[:-1])

    on_screen(app, script)


def test_a_card_that_nobody_dealt_you() -> None:
    """Any number can be typed; the table says what is wrong with it."""
    app = playing(table())

    async def script(pilot: "Pilot[None]") -> None:
        held = set(app.sight.moment.view["hand"])
        stranger = str(next(card for card in range(1, 61) if card not in held))
        await press(pilot, *stranger)
        assert f"› {stranger}" in shown(app) and app.sight.chosen is None
        await press(pilot, "enter")
        assert f"You do not hold {stranger}. Rule R4" in shown(app)
        await press(pilot, "9", "9", "enter")
        assert "cards are the numbers 1 to 60" in shown(app)
        await press(pilot, "9", "backspace")
        assert "› 9" not in shown(app)

    on_screen(app, script)


def test_the_mouse_chooses_and_plays() -> None:
    """A press chooses a card, a second press plays it; the button does the same."""
    app = playing(table())

    async def script(pilot: "Pilot[None]") -> None:
        hand = app.scene.hand
        assert isinstance(hand, SarkophagHand)
        cards = app.sight.moment.view["hand"]
        column = next(x for x in range(80) if hand.spot_at(x, 2, app.sight) == str(cards[3]))
        await pilot.click(hand, offset=(column, 2))
        await settled(pilot)
        assert str(cards[3]) == app.sight.chosen
        await pilot.click(hand, offset=(column, 2))
        await settled(pilot)
        assert cards[3] not in app.sight.moment.view["hand"]
        await press(pilot, *asked(app)[0][0])
        await pilot.click(app.question, offset=(app.question.button_at + 2, 1))
        await settled(pilot)
        assert 8 == len(app.sight.moment.view["hand"])

    on_screen(app, script)


def test_a_hint_is_chosen_and_not_played() -> None:
    """H says what looks best and why."""
    app = playing(table())

    async def script(pilot: "Pilot[None]") -> None:
        before = app.sight.moment
        await press(pilot, "h")
        assert asked(app)[0][-1] == app.sight.chosen and before == app.sight.moment
        assert f"Play {app.sight.chosen} looks best (" in shown(app)

    on_screen(app, script)


def test_the_last_card_is_taken_back() -> None:
    """U gives it back, with all that the bots have played since; before the first card it says why not."""
    app = playing(table())

    async def script(pilot: "Pilot[None]") -> None:
        before = app.sight.moment
        await press(pilot, "u")
        assert "There is no decision of yours to take back." in shown(app)
        await press(pilot, "enter", "enter")
        assert before.view["hand"] != app.sight.moment.view["hand"]
        await press(pilot, "u")
        assert before.view == app.sight.moment.view and before.ask == app.sight.moment.ask
        assert app.log_book[-1].startswith("You take back ")

    on_screen(app, script)


def test_a_taken_trick_stays_until_a_key() -> None:
    """All its cards lie there with the reason; the key that ends the pause plays nothing."""
    app = playing(table(), UNTIL_A_KEY)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "enter", "enter")
        assert app.sight.held
        taken = app.sight.moment.event("trick_taken")
        assert taken is not None and "Trick 1 of 10" in shown(app) and "Go on" in shown(app)
        board = "\n".join(rows(app)[6:12])
        assert all(f" {played['card']} " in board for played in taken["cards"]) and "takes" in board
        left = app.sight.moment.view["hand"]
        await press(pilot, "enter")
        assert not app.sight.held and left == app.sight.moment.view["hand"]
        assert "Trick 2 of 10" in shown(app)

    on_screen(app, script)


def test_the_table_stops_as_long_as_its_words_take_to_read() -> None:
    """A trick is seen at a glance; a boss's turn is a paragraph."""
    assert 2.5 == Pace().pause(["Ilse takes trick 3 with 15: 10 heads."])
    assert 8 < Pace().pause(["The boss draws Double Lash: 2 damage to each hero, twice."] * 4) < 12


@pytest.mark.parametrize(
    ("players", "options", "size"),
    [(4, {}, SMALL), (6, {"match": "limit"}, SMALL), (5, {}, LARGE)],
)
def test_nothing_is_clipped(players: int, options: dict[str, Any], size: tuple[int, int]) -> None:
    """At every stop of a round: the duty, what follows, the whole hand, and the keys."""
    app = playing(table(players, **options), UNTIL_A_KEY)

    async def script(pilot: "Pilot[None]") -> None:
        while app.sight.moment.result is None and app.sight.moment.view["round"] == 1:
            fits(app)
            if app.sight.held:
                await press(pilot, "enter")
            elif app.sight.chosen is None:
                await press(pilot, "end")
            else:
                await play(pilot, app, asked(app)[0][0])
        fits(app)

    on_screen(app, script, size)


def fits(app: Playing) -> None:
    """Everything that has to be read can be read."""
    title, detail = said(app.scene, app.sight)
    text = shown(app)
    assert plain(title) in text and plain(detail) in text
    assert "Q Quit" in rows(app)[-1] and all(len(row) <= app.size.width for row in rows(app))
    seats = [app.sight.moment.name(seat.seat) for seat in app.sight.moment.seats]
    if app.sight.moment.result is None:
        hand = "\n".join(rows(app)[-8 if app.size.height > 24 else -6 :])
        assert all(f" {card} " in hand for card in app.sight.moment.view["hand"])
        assert all(name in "\n".join(rows(app)[1:4]) for name in seats)


def test_drawers_and_rules() -> None:
    """L and C open one drawer, which leaves the question and the hand in sight; R shows the rules."""
    app = playing(table())

    async def script(pilot: "Pilot[None]") -> None:
        await play(pilot, app, asked(app)[0][0])
        await press(pilot, "l")
        assert "Log" in shown(app) and plain(app.log_book[-1]) in shown(app).replace(" │", "").replace(
            "│ ", ""
        )
        fits_below(app)
        await press(pilot, "c")
        own = app.sight.moment.view["hand"][0]
        assert "Cards seen, and what is proven" in shown(app) and f"[{own:>2}]" in "\n".join(rows(app))
        assert "PgUp PgDn to read, Esc to go back" in shown(app)
        fits_below(app)
        await press(pilot, "escape")
        assert "Cards seen, and" not in shown(app)
        await press(pilot, "r")
        assert isinstance(app.screen, RulesPage) and app.game.primer.aim in shown(app)
        await press(pilot, "right")
        assert "The deal" in shown(app) and "First dealer" in shown(app)
        await press(pilot, "escape")
        assert not isinstance(app.screen, RulesPage)

    on_screen(app, script)


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_begin_with_how_the_game_plays(name: str) -> None:
    """Aim and steps come first, nothing is cut off, and the arrows leaf through the chapters there and back."""
    game = GAMES[name]
    bots = ["novice"] * (game.default_seats - 1)
    app = playing(LocalTable(game, {}, bots, AtOnce(), "Ida", 5))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "r")
        before = rows(app)
        assert all(line in "\n".join(before) for line in primer_text(game.primer).plain.split("\n")[:20])
        for chapter in game.chapters:
            await press(pilot, "right")
            assert chapter.title in shown(app)
        for _ in game.chapters:
            await press(pilot, "left")
        assert before == rows(app)

    on_screen(app, script)


def test_the_rules_open_where_a_refusal_points() -> None:
    app = playing(table())

    async def script(pilot: "Pilot[None]") -> None:
        barred = await until_barred(pilot, app)
        await press(pilot, *barred)
        number = cited(app.sight.note)
        rule = next(rule for rule in app.game.rules if rule.number == number)
        assert f"Rule {number}" in shown(app)
        await press(pilot, "r")
        assert f"{rule.number:<4}{rule.title}" in "\n".join(rows(app))
        assert app.game.primer.aim not in shown(app)

    on_screen(app, script)


def fits_below(app: Playing) -> None:
    title, _ = said(app.scene, app.sight)
    assert title in rows(app)[15]
    assert all(f" {card} " in "\n".join(rows(app)[18:23]) for card in app.sight.moment.view["hand"])


def test_bots_play_on_behind_the_rules() -> None:
    """Reading the rules does not stop the table, and the table does not disturb the reading."""
    app = playing(table())

    async def script(pilot: "Pilot[None]") -> None:
        app.action_rules()
        await pilot.pause()
        app.choose(asked(app)[0][0])
        app.action_enter()
        await settled(pilot)
        assert isinstance(app.screen, RulesPage) and 9 == len(app.sight.moment.view["hand"])

    on_screen(app, script)


def test_a_window_that_is_too_small_says_so() -> None:
    app = playing(table())

    async def script(pilot: "Pilot[None]") -> None:
        assert "this window has 60 and 20" in shown(app)
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        fits(app)

    on_screen(app, script, (60, 20))


def test_leaving_keeps_the_record(tmp_path: Path) -> None:
    """Q asks nothing; the game so far is in the file, and a second game gets a file of its own."""
    keeper = Keeper(tmp_path / "game.json")
    app = playing(table(), keeper=keeper)

    async def script(pilot: "Pilot[None]") -> None:
        while app.sight.moment.result is None:
            await play(pilot, app, asked(app)[0][0])
        await press(pilot, "enter")
        await play(pilot, app, asked(app)[0][0])
        await pilot.press("q")

    on_screen(app, script)
    first, second = read(tmp_path / "game.json"), read(tmp_path / "game-2.json")
    game = game_named("sarkophag")
    assert 40 == len(first.moves) and ("Ida", "Ansel", "Mira", "Ilse") == first.names and app.trouble is None
    assert Replay(game, first).to_end().outcome() is not None
    assert 4 <= len(second.moves) < 8 and Replay(game, second).to_end().outcome() is None


def test_a_record_needs_a_folder(tmp_path: Path) -> None:
    with pytest.raises(SacrariumError, match="does not exist"):
        Keeper(tmp_path / "nowhere" / "game.json")
    with pytest.raises(SacrariumError, match="is a folder"):
        Keeper(tmp_path)
    with pytest.raises(SacrariumError, match="could not be written: "):
        Keeper(Path("/proc/game.json"))
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(SacrariumError, match="pipe is not a file for a record"):
        Keeper(tmp_path / "pipe")


def test_no_record_takes_the_place_of_another(tmp_path: Path) -> None:
    """Neither that of an earlier evening nor that of the game before."""
    (tmp_path / "game.json").write_text("an earlier evening")
    keeper = Keeper(tmp_path / "game.json")
    keeper.keep(table().record())
    keeper.keep(table().record())
    keeper.next_game()
    keeper.keep(table().record())
    assert ["game-2.json", "game-3.json", "game.json"] == sorted(path.name for path in tmp_path.iterdir())
    assert "an earlier evening" == (tmp_path / "game.json").read_text()


def test_bots_in_a_process_of_their_own() -> None:
    """The workers that a real table has; they were started before the screen."""
    workers = Workers(1)
    workers.warm()
    app = playing(table(3, thinker=workers))

    async def script(pilot: "Pilot[None]") -> None:
        await play(pilot, app, asked(app)[0][0])
        assert 9 == len(app.sight.moment.view["hand"]) and app.sight.moment.ask is not None
        await press(pilot, "h")
        assert "looks best (" in shown(app) and app.sight.chosen in asked(app)[0]

    try:
        on_screen(app, script)
    finally:
        workers.close()


def test_a_question_mark_explains_the_words_of_the_table() -> None:
    """All of them, then those that hold what is typed; Esc forgets the letters first, then goes back."""
    app = playing(table(4, match="limit", limit=66))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "question_mark")
        assert isinstance(app.screen, WordsPage) and "Mummy heads" in shown(app)
        await press(pilot, *"limi")
        assert "goes above 66 heads" in shown(app) and "Mummy heads" not in shown(app)
        await press(pilot, *"zzz")
        assert "There is no such word here." in shown(app)
        await press(pilot, *["backspace"] * 3)
        assert "goes above 66 heads" in shown(app)
        await press(pilot, "escape")
        assert "Mummy heads" in shown(app)
        await press(pilot, "escape")
        assert not isinstance(app.screen, WordsPage) and app.is_running

    on_screen(app, script)


@pytest.mark.parametrize("game", GAMES)
def test_every_table_can_be_asked_for_its_words(game: str) -> None:
    live = LocalTable(
        game_named(game), {}, ["novice"] * (game_named(game).default_seats - 1), AtOnce(), "Ida", 5
    )
    app = playing(live)
    first, *_ = app.terms

    async def script(pilot: "Pilot[None]") -> None:
        await settled(pilot)
        await press(pilot, "question_mark")
        assert first.title in shown(app)

    on_screen(app, script, SMALL)


def test_a_game_that_explains_nothing_has_no_page_of_words() -> None:
    app = playing(table(4, game=replace(game_named("sarkophag"), glossary=None)))

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "question_mark")
        assert not isinstance(app.screen, WordsPage)

    on_screen(app, script)
