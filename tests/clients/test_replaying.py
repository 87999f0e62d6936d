"""A record on the screen, forwards and backwards; and as text."""

from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import msgspec
import pytest
from textual.pilot import Pilot

from sacrarium.cli import main
from sacrarium.clients.terminal.moment import moments
from sacrarium.clients.terminal.replaying import Replaying
from sacrarium.clients.terminal.scene import scene_for
from sacrarium.core.bits import Seat
from sacrarium.core.game import Game
from sacrarium.core.policy import RandomPolicy
from sacrarium.core.record import Record, dump, save
from sacrarium.games import game_named
from sacrarium.search.review import Decision, Judged

from .screen import on_screen, press, recorded, rows, shown, there_and_back

GAME = game_named("sarkophag")
NAMES = ("Ida", "Ansel", "Mira", "Ilse")


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole game between players without a plan."""
    return recorded(GAME, {"players": 4}, NAMES, RandomPolicy())


@pytest.fixture
def file(record: Record, tmp_path: Path) -> Path:
    save(record, tmp_path / "game.json")
    return tmp_path / "game.json"


def test_forwards_and_backwards(record: Record) -> None:
    """What is shown at a step does not depend on how one came there."""
    app = Replaying(GAME, record, 0)

    async def script(pilot: "Pilot[None]") -> None:
        start = rows(app)
        await there_and_back(pilot, 9)
        await press(pilot, "left")
        assert start == rows(app) and "step 0 of 40" in shown(app)

    on_screen(app, script)


def test_it_begins_at_the_step_that_is_asked_for(record: Record) -> None:
    app = Replaying(GAME, record, 0, step=7)

    async def script(pilot: "Pilot[None]") -> None:
        assert "step 7 of 40" in shown(app)
        await press(pilot, "left")
        assert "step 6 of 40" in shown(app)

    on_screen(app, script)


def test_home_end_and_tricks(record: Record) -> None:
    """End is the result; the step before it shows the last trick with its taker."""
    app = Replaying(GAME, record, 0)

    async def script(pilot: "Pilot[None]") -> None:
        assert "↑↓ Trick" in rows(app)[-1] and "Q Quit" in rows(app)[-1]
        await press(pilot, "down")
        assert "trick 1 with" in shown(app) and "step 4 of 40" in shown(app)
        await press(pilot, "down", "up")
        assert "trick 1 with" in shown(app)
        await press(pilot, "end")
        assert " with " in shown(app) and "heads, wins" in shown(app) and "Play again" not in shown(app)
        await press(pilot, "left")
        assert "trick 10 with" in shown(app) and "Trick 10 of 10" in shown(app)
        await press(pilot, "home")
        assert "step 0 of 40" in shown(app)

    on_screen(app, script)


@pytest.mark.parametrize(
    ("game", "unit"),
    [
        ("sarkophag", "Trick"),
        ("sacrifice_duel", "Trick"),
        ("sacrifice_circle", "Round"),
        ("sacrifight", "Turn"),
        ("sacre_bleu", "Turn"),
        ("hush", "Stop"),
    ],
)
def test_every_game_is_leafed_through_by_its_own_unit(game: str, unit: str, record: Record) -> None:
    """The foot of the screen says which; the keys of one table are not those of another."""
    assert unit == scene_for(game).unit
    bound = Replaying(GAME, record, None)._bindings.key_to_bindings["up"]
    assert ["Trick"] == [binding.description for binding in bound]


def test_through_the_eyes_of_every_seat(record: Record) -> None:
    """S goes around the table; a spectator sees no hand, a seat its own."""
    app = Replaying(GAME, record, None)

    async def script(pilot: "Pilot[None]") -> None:
        assert "A spectator sees no hand" in shown(app)
        for name in NAMES:
            await press(pilot, "s")
            assert f"as {name}: step 0" in shown(app)
            hand = app.sight.moment.view["hand"]
            assert 10 == len(hand) and all(f" {card} " in "\n".join(rows(app)[18:23]) for card in hand)
        await press(pilot, "s")
        assert "as a spectator" in shown(app)

    on_screen(app, script)


def judged(game: Game, decision: Decision, seat: Seat) -> "Future[Judged]":
    """Every decision before the twelfth move was a mistake; another card would have been better."""
    other = next(move for move in decision.state.legal(seat) if move != decision.moves[0])
    answer: Future[Judged] = Future()
    answer.set_result(Judged(decision.moves, (other,), 0.3, 0.6, decision.number < 12))
    return answer


def test_turning_points_stand_in_a_list_and_are_gone_to(record: Record) -> None:
    """T opens the list for the seat that is looked through; N and P go there, and the present one is marked."""
    app = Replaying(GAME, record, None, judge=judged)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "t")
        assert "Turning points" in shown(app) and "Press S" in shown(app)
        await press(pilot, "s")
        steps = [point.number for point in app.found[0].points]
        assert 3 == len(steps) and "8 of 8 decisions looked at" in shown(app)
        assert "looked better (60 % to win)" in shown(app) and f"step {steps[0]}" in shown(app)
        for step in steps:
            await press(pilot, "n")
            assert f"step {step} of 40" in shown(app) and f"▸ step {step}" in shown(app)
        await press(pilot, "n")
        assert f"step {steps[-1]} of 40" in shown(app)
        await press(pilot, "p")
        assert f"step {steps[-2]} of 40" in shown(app)
        await press(pilot, "escape")
        assert (
            "Turning points" not in shown(app) and "T Review" in rows(app)[-1] and "Q Quit" in rows(app)[-1]
        )

    on_screen(app, script)


def test_nothing_clearly_worse_is_said(record: Record) -> None:
    def content(game: Game, decision: Decision, seat: Seat) -> "Future[Judged]":
        answer: Future[Judged] = Future()
        answer.set_result(Judged(decision.moves, decision.moves, 0.5, 0.5, False))
        return answer

    app = Replaying(GAME, record, 2, judge=content)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "t", "n")
        assert "Nothing was clearly worse" in shown(app) and "step 0 of 40" in shown(app)

    on_screen(app, script)


def test_a_thought_that_fails_is_told(record: Record) -> None:
    def broken(game: Game, decision: Decision, seat: Seat) -> "Future[Judged]":
        answer: Future[Judged] = Future()
        answer.set_exception(BrokenProcessPool("gone"))
        return answer

    app = Replaying(GAME, record, 2, judge=broken)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "t")
        assert "0 of 9 decisions looked at" in shown(app) and "Nobody can think any further" in shown(app)

    on_screen(app, script)


def test_as_text(file: Path, record: Record, capsys: pytest.CaptureFixture[str]) -> None:
    """The whole game in the words of the log, without a terminal."""
    assert 0 == main(["replay", str(file), "--text"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[1:] == [line for moment in moments(GAME, record, None) for line in moment.lines]
    assert 40 + 10 <= len(lines) and any("Ida" in line for line in lines)
    assert 0 == main(["replay", str(file), "--text", "--seat", "0"])
    assert "You lead" in (said := capsys.readouterr().out) and "Ida" not in said


def refused(file: Path, capsys: pytest.CaptureFixture[str], *more: str) -> str:
    """The one line that a bad record earns."""
    assert 1 == main(["replay", str(file), "--text", *more])
    out, err = capsys.readouterr()
    assert not out and 1 == err.count("\n")
    return err


def test_a_step_beyond_the_end_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "this record has the steps 0 to 40, not 41" in refused(file, capsys, "--step", "41")


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "chess"}, "no game named 'chess'"),
        ({"rules_version": 99}, "version 99 of the rules"),
        ({"options": {"players": 9}}, "option players"),
        ({"moves": [[0, "61"]]}, "move 1 (61 by seat 0) cannot be replayed"),
        ({"moves": [[77777777777, "1"]]}, "seat 77777777777, but the table has 4 seats"),
        ({"moves": [[0, "1"], [0, "1"], [0, "1"]]}, "cannot be replayed"),
    ],
)
def test_records_that_cannot_be_replayed(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str], changes: dict[str, object], words: str
) -> None:
    data = {**msgspec.to_builtins(record), **changes}
    (tmp_path / "bad.json").write_bytes(msgspec.json.encode(data))
    assert words in refused(tmp_path / "bad.json", capsys)


def test_files_that_are_not_records(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    half = tmp_path / "half.json"
    for content in (dump(record)[:200], b"\xff\xfe\x00", b"[]", b"{}", b""):
        half.write_bytes(content)
        assert "half.json" in refused(half, capsys)
    assert "could not be read" in refused(tmp_path / "missing.json", capsys)
    assert "could not be read" in refused(tmp_path, capsys)


def test_a_seat_that_is_not_there(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "the seats 0 to 3, not 4" in refused(file, capsys, "--seat", "4")


def test_names_that_do_not_fit_are_not_used(record: Record) -> None:
    nameless = msgspec.structs.replace(record, names=("Ida",))
    assert "Seat 1" == next(moments(GAME, nameless, None)).name(0)


def test_namesakes_are_told_apart(record: Record) -> None:
    """The bots of a simulation are named by their level."""
    bots = msgspec.structs.replace(record, names=("novice", "adept", "novice", "novice"))
    start = next(moments(GAME, bots, None))
    assert ["novice 1", "adept", "novice 3", "novice 4"] == [start.name(seat) for seat in range(4)]


@pytest.mark.parametrize("command", [["play", "sarkophag"], ["replay", "FILE"]])
def test_without_a_terminal_one_sentence(
    command: list[str], file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 1 == main([str(file) if word == "FILE" else word for word in command])
    assert "needs a terminal" in (said := capsys.readouterr().err) and 1 == said.count("\n")


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--bots", "genius"], "no level 'genius'"),
        (["--bots", "adept,adept,adept,adept"], "room for 3"),
        (["--seats", "2"], "not on 2"),
        (["--option", "limit=0"], "limit"),
    ],
)
def test_tables_that_cannot_be_set_up(
    more: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 1 == main(["play", "sarkophag", *more])
    assert words in capsys.readouterr().err
