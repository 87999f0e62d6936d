"""The match: pairs of games from one deal, the same again from the same seed."""

from collections.abc import Iterator

import msgspec
import pytest

from sacrarium.adapters.match import Match, Plan, Played, main


def plan(games: int = 4, game: str = "sarkophag", seats: int = 4) -> Plan:
    return Plan(game, seats, 0, 8, games, 1, "engine", 1.0)


def test_each_deal_is_played_twice_with_the_seats_exchanged() -> None:
    games = list(Match(plan()).games())
    assert [(1, (0, 2)), (1, (1, 3)), (2, (0, 2)), (2, (1, 3))] == [(game.deal, game.ours) for game in games]


def test_a_match_is_the_same_again() -> None:
    assert list(Match(plan(2)).games()) == list(Match(plan(2)).games())


def test_the_share_is_over_pairs() -> None:
    shares = ((1, 1.0), (1, 0.0), (2, 1.0), (2, 1.0))
    report = Match(plan()).report([Played(deal, (0, 2), share) for deal, share in shares])
    assert 2 == report.share.count and 0.75 == report.share.mean


def test_the_rollouts_of_open_spiel_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["--game", "sarkophag", "--simulations", "4", "--games", "2", "--json"])
    report = msgspec.json.decode(capsys.readouterr().out)
    assert "open_spiel" == report["plan"]["rollouts"] and 4 == report["their_simulations"]


def test_equal_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["--budget-ms", "1", "--games", "2", "--rollouts", "engine"])
    assert "1 ms for each move, 2 games from 1 deal: " in capsys.readouterr().out


def test_an_interrupted_match_tells_what_was_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def games(_: Match) -> Iterator[Played]:
        yield Played(1, (0, 2), 1.0)
        yield Played(1, (1, 3), 0.5)
        yield Played(2, (0, 2), 0.0)
        raise KeyboardInterrupt

    monkeypatch.setattr(Match, "games", games)
    assert 130 == main(["--simulations", "4", "--games", "20"])
    assert "2 games from 1 deal: our share of the points 75.0%" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (
            ["--game", "sacrifice_circle", "--simulations", "4"],
            "sacrifice_circle on 5 seats has no two equal sides",
        ),
        (["--game", "sarkophag"], "give either --budget-ms or --simulations"),
        (["--simulations", "4", "--games", "3"], "--games must be an even number, two for each deal"),
        (["--simulations", "99999999999"], "--budget-ms and --simulations end at 10000000"),
        (["--simulations", "4", "--seed", "-1"], "--seed must be 0 to 1000000, not -1"),
        (["--simulations", "4", "--exploration", "nan"], "--exploration must be 0 or more, not nan"),
        (["--game", "chess", "--simulations", "4"], "chess"),
    ],
)
def test_mistakes_are_told_in_one_sentence(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(arguments)
    assert words in capsys.readouterr().err
