"""Chances: the curve finds what the positions follow, halves do not judge themselves, and a stopped run goes on."""

from math import exp
from pathlib import Path
from random import Random

import pytest

from sacrarium.games import GAMES
from sacrarium.lab import calibration
from sacrarium.lab.calibration import SETTINGS, gather, play, told
from sacrarium.lab.curves import Bin, Position, bins, fit, held_out, mean_error, mean_luck
from sacrarium.search.chances import odds


def following(steep: float, base: float, count: int = 4_000) -> list[Position]:
    """Positions of two equal seats whose odds of a win are those of the value, made steeper and shifted."""
    luck = Random(1)
    values = [luck.uniform(0.1, 0.9) for _ in range(count)]
    return [
        Position(value, 0.5, 0.0, float(luck.random() < 1 / (1 + exp(-base - steep * odds(value)))))
        for value in values
    ]


@pytest.mark.parametrize(("steep", "base"), [(1.0, 0.0), (2.5, -0.5), (0.4, 0.8)])
def test_the_curve_finds_what_the_positions_follow(steep: float, base: float) -> None:
    curve = fit(following(steep, base))

    assert steep == pytest.approx(curve.steep, abs=0.15) and base == pytest.approx(curve.base, abs=0.15)
    assert (0.0, 0.0, 0.0) == (curve.far_base, curve.early_steep, curve.even), "nothing is said about these"


def test_right_chances_miss_by_luck_alone() -> None:
    found = bins(held_out([[position] for position in following(1.0, 0.0)]))

    assert 10 == len(found) and 4_000 == sum(one.count for one in found)
    assert mean_error(found) < 2 * mean_luck(found) < 0.05


def test_each_half_is_judged_by_the_curve_of_the_other() -> None:
    """One half always wins, the other always loses: whoever has seen the one expects it of the other."""
    won, lost = ([Position(0.5, 0.5, 0.0, outcome)] * 5 for outcome in (1.0, 0.0))

    pairs = held_out([won, lost] * 20)

    assert all((chance > 0.9) == (outcome == 0.0) for chance, outcome in pairs)


def test_bins_are_tenths_in_the_order_of_their_chances() -> None:
    found = bins([(place / 100, float(place >= 50)) for place in range(100)])

    assert [10] * 10 == [one.count for one in found]
    assert Bin(10, pytest.approx(0.045), 0.0, pytest.approx(0.0523, abs=1e-3)) == found[0]  # type: ignore[arg-type]
    assert pytest.approx(0.045) == found[0].error


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    game, file = GAMES["sarkophag"], tmp_path / "games"
    setting = SETTINGS["sarkophag"]
    quick = calibration.Setting(setting.tables, playing=10, looking=10, often=0.5)
    SETTINGS["sarkophag"] = quick
    try:
        whole = gather(game, tmp_path / "whole", 60, 5)
        gather(game, file, 20, 5)
        gone_on = gather(game, file, 60, 5)
    finally:
        SETTINGS["sarkophag"] = setting

    assert whole == gone_on and file.read_bytes() == (tmp_path / "whole").read_bytes()
    assert whole[1] == play(game, quick, 1, 6)
    assert "positions of" in told(whole) and "mean error" in told(whole)


@pytest.mark.parametrize("name", SETTINGS)
def test_every_game_of_the_house_can_be_measured(name: str) -> None:
    setting = SETTINGS[name]
    quick = calibration.Setting(setting.tables, playing=2, looking=2, often=0.05)

    for number in range(len(setting.tables)):
        found = play(GAMES[name], quick, number, 3 + number)
        assert all(0 <= position.value <= 1 and 0 <= position.won <= 1 for position in found.positions)
        assert all(0 <= position.far <= 1 and 0 <= position.early <= 1 for position in found.positions)
