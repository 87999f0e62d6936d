"""What a simulation costs, from the command line."""

import pytest

from sacrarium.bench import thoughts
from sacrarium.games import game_named


def test_both_kinds_of_search_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    """The duel looks ahead in tricks by a tree; orders and sacrifices are compared by rollouts."""
    assert 0 == thoughts.main(["sacrifice_duel", "--simulations", "2", "--games", "1"])
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.startswith("game ")
    assert ["sacrifice_duel    rollouts", "sacrifice_duel    tree"] == [line[:27].strip() for line in lines]


def test_the_digest_is_one_of_what_was_thought() -> None:
    """The same thoughts have the same digest, others another."""
    game = game_named("sacre_bleu")
    few, again, more = (thoughts.measure(game, number, 1)["rollouts"] for number in (2, 2, 40))

    assert few.digest == again.digest != more.digest


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "there is no game named 'chess'"),
        (["--games", "0"], "--games must be at least 1, --simulations 1 to 1000000"),
        (["--simulations", "0"], "--games must be at least 1, --simulations 1 to 1000000"),
    ],
)
def test_mistakes_are_told_in_one_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 1 == thoughts.main(arguments)
    told = capsys.readouterr()
    assert "" == told.out and f"sacrarium.bench.thoughts: {words}" in told.err and 1 == told.err.count("\n")
