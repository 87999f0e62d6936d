"""The example game from outside stands on everything that the games of the house stand on."""

import json
from pathlib import Path

from starlette.testclient import TestClient
from textual.pilot import Pilot

from sacrarium.adapters.layouts import layout_of
from sacrarium.clients.terminal.local import LocalTable
from sacrarium.clients.terminal.scene import Scene
from sacrarium.core.chance import Seeded
from sacrarium.core.game import Game
from sacrarium.scenarios import check_file
from sacrarium.server import Settings, create_app
from tests.clients.screen import AtOnce, on_screen, playing, press, shown
from tests.clock import HandClock
from tests.server.people import at, link_of, person

from .conftest import Run
from .site import HIGH_CARD


def test_it_keeps_the_contract_by_one_command(run: Run) -> None:
    done = run("sacrarium.contract", "high_card", "--examples", "10")

    assert (0, "") == (done.returncode, done.stderr)
    assert done.stdout.startswith("High Card, ") and done.stdout.endswith("the contract is kept\n")


def test_it_is_listed_with_how_it_plays(run: Run) -> None:
    done = run("sacrarium", "games", "high_card")

    assert done.stdout.startswith("high_card: High Card.") and "What beginners miss" in done.stdout
    assert "high_card: High Card." in run("sacrarium", "games").stdout


def test_its_scenarios_are_as_expected(high_card: Game) -> None:
    results = [result for path in HIGH_CARD.glob("scenarios/*.yaml") for result in check_file(path)]

    assert len(results) >= 5 and not [result for result in results if result.differences]
    cited = {number for result in results for number in result.scenario.cites}
    assert {rule.number for rule in high_card.rules} == cited


def test_it_is_simulated_replayed_and_reviewed(run: Run, tmp_path: Path) -> None:
    """With two workers: a process that is started finds the game, too."""
    played = ("high_card", "--games", "4", "--bots", "novice,random", "--workers", "2", "--save", "kept")
    done = run("sacrarium", "simulate", *played, "--json")
    assert 0 == done.returncode, done.stderr
    assert "high_card" == json.loads(done.stdout)["game"]

    saved = sorted(str(path) for path in (tmp_path / "kept").glob("*.json"))
    assert 4 == len(saved)
    replayed, reviewed = run("sacrarium", "replay", saved[0], "--text"), run("sacrarium", "review", saved[0])
    assert "leads" in replayed.stdout and (0, 0) == (replayed.returncode, reviewed.returncode), (
        reviewed.stderr
    )


def test_it_has_a_ladder(run: Run) -> None:
    done = run(
        "sacrarium", "ladder", "high_card", "--levels", "random,novice", "--games", "6", "--workers", "1"
    )

    assert 0 == done.returncode, done.stderr
    assert "novice" in done.stdout


def test_it_is_played_in_the_terminal(high_card: Game) -> None:
    """By the scene that serves every game."""
    app = playing(LocalTable(high_card, {"hand": 3}, ["novice"], AtOnce(), "Ida", 5))

    async def script(pilot: "Pilot[None]") -> None:
        assert type(app.scene) is Scene
        while app.sight.moment.result is None:
            assert "Lay " in shown(app)
            await press(pilot, "1", "enter")
        assert "All cards are laid." in shown(app)

    on_screen(app, script)


def test_it_is_played_over_the_wire(high_card: Game) -> None:
    """Listed on the start page, with a bot that thinks in a process of its own."""
    with TestClient(create_app(Settings(pace=0, messages_per_second=0, workers=1), HandClock())) as client:
        listed = {game["name"]: game for game in client.get("/api/games").json()["games"]}
        assert "High Card" == listed["high_card"]["title"]
        seats = [person("Ida"), {"kind": "bot", "level": "adept"}]
        made = client.post("/api/tables", json={"game": "high_card", "options": {"hand": 3}, "seats": seats})
        assert 201 == made.status_code, made.text
        with at(client, made.json()["you"]) as ida:
            last = ida.play_to_the_end(ida.hello())

    assert 6 == last["number"] and last["view"]["over"]


def test_a_refused_move_says_why(high_card: Game) -> None:
    """Whoever leads first keeps the highest card back."""
    with TestClient(create_app(Settings(pace=0, messages_per_second=0, workers=1), HandClock())) as client:
        order = {"game": "high_card", "options": {}, "seats": [person("Ida"), person("Jonas")]}
        made = client.post("/api/tables", json=order).json()
        for seat in (0, 1):
            with at(client, link_of(made, seat)) as somebody:
                message = somebody.hello()
                if message["ask"] is not None:
                    (barred,) = message["ask"]["barred"]
                    somebody.say("move", seen=message["number"], move=barred["move"])
                    refused = somebody.refused()

    assert ("H4", barred["words"]) == (refused["rule"], refused["words"])


def test_it_has_an_observation(high_card: Game) -> None:
    """From its own entry point."""
    options = high_card.read_options({})
    state = high_card.new(options, Seeded(1))
    layout = layout_of(high_card, options)

    row = layout.row(state.view(state.next_seat()))

    assert layout.size == len(row) and 5 == sum(row[:13])
