"""How far bots overrun their budget of time, from the command line."""

import pytest

from sacrarium.bench import budgets


def test_a_game_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    """One line for each number of seats."""
    assert 0 == budgets.main(["sacrifice_circle", "--milliseconds", "1"])
    head, line = capsys.readouterr().out.splitlines()
    assert head.startswith("game ") and line.startswith("sacrifice_circle      5       1 ")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "there is no game named 'chess'"),
        (["--milliseconds", "0"], "a budget is 1 to 60000 milliseconds, not '0'"),
        (["--milliseconds", "25,-5"], "a budget is 1 to 60000 milliseconds, not '-5'"),
        (["--milliseconds", "soon"], "a budget is 1 to 60000 milliseconds, not 'soon'"),
        (["--games", "0"], "--games must be at least 1"),
    ],
)
def test_mistakes_are_told_in_one_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 1 == budgets.main(arguments)
    told = capsys.readouterr()
    assert "" == told.out and f"sacrarium.bench.budgets: {words}" in told.err and 1 == told.err.count("\n")
