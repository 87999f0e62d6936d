"""The bench as a whole, as short as it can be: it produces its figures, and its data keep their shape."""

import argparse
import json
from pathlib import Path

import pytest

import sacrarium
from sacrarium.bench import Plan, Report, Row, engine, measure, suite
from sacrarium.bench.race import Contestant, Lap
from sacrarium.bench.yardstick import Unavailable, build
from sacrarium.cli import bench
from sacrarium.games import GAMES

SHORT = Plan(rounds=1, seconds=0.001, worker_rounds=1, worker_seconds=0.0)
ROW_FIELDS = (
    "name",
    "game",
    "what",
    "unit",
    "ours",
    "peer",
    "theirs",
    "ratio",
    "target",
    "reached",
    "missing",
)
NAMES = [
    "step_choice",
    "step_pick",
    "playouts",
    "playouts_limit",
    "search_first",
    "search_midway",
    "search_own",
]


@pytest.fixture(scope="module")
def report() -> Report:
    return measure(SHORT, print)


def test_every_figure_is_produced_or_explained(report: Report) -> None:
    assert report.complete
    for row in report.rows:
        assert (row.ratio is None) == (row.missing is not None), row
        assert row.missing is None or row.ours is not None or row.name == "workers", row
        assert row.ratio is None or (row.ours and row.theirs and row.ratio == row.ours / row.theirs), row


def test_the_rows_are_those_of_the_design(report: Report) -> None:
    assert [*NAMES, *["compiled"] * len(GAMES), "workers"] == [row.name for row in report.rows]
    targets = {row.name: row.target for row in report.rows if row.game in {"Sarkophag", "Lab"}}
    assert [2.5, 8.0, 8.0, 0.4, 10.0, 10.0, None, None, 1.8] == list(targets.values())


def test_the_uncompiled_engine_runs_beside_the_compiled_one(report: Report) -> None:
    compiled = [row for row in report.rows if row.name == "compiled"]

    assert all((row.theirs is not None) == sacrarium.engine().compiled for row in compiled)


def test_json_keeps_its_shape(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(suite, "everybody", lambda *given: suite.Field(given[0]))
    parser = argparse.ArgumentParser()
    bench.add(parser)

    assert 0 == bench.run(parser.parse_args(["--json", "--quick"]))
    printed = json.loads(capsys.readouterr().out)

    assert ["version", "engine", "python", "rounds", "complete", "rows"] == list(printed)
    assert ROW_FIELDS == Row.__struct_fields__


def test_an_interruption_reports_what_there_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted() -> Lap:
        raise KeyboardInterrupt

    entered = suite.Field(SHORT, runners=[Contestant("ours", interrupted)], comparisons=[suite.WORKERS])
    monkeypatch.setattr(suite, "everybody", lambda *_: entered)

    with pytest.raises(KeyboardInterrupt):
        bench.run(argparse.Namespace(json=False, quick=True))
    assert "Interrupted" in capsys.readouterr().out


def test_without_a_compiler_the_limit_is_not_here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")

    with pytest.raises(Unavailable, match="there is no C compiler"):
        build(tmp_path)


def test_our_midway_positions_have_something_proven() -> None:
    positions = engine.midway(GAMES["sarkophag"], suite.MIDWAY, suite.is_proven)

    assert all(state.to_act() and suite.is_proven(state) for state in positions)
