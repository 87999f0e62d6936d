"""Seeded playthroughs are what they were; `make golden` rewrites them, and the diff is reviewed."""

import pytest

from sacrarium.games import HOUSE

from .playthrough import HERE, PLAYTHROUGHS, Playthrough, text_of


@pytest.mark.parametrize("played", PLAYTHROUGHS, ids=lambda played: f"{played.game}-{played.name}")
def test_the_game_is_what_it_was(played: Playthrough) -> None:
    assert played.path.read_text(encoding="utf-8").splitlines() == text_of(played).splitlines()


def test_every_game_has_one_and_no_file_is_left_over() -> None:
    assert set(HOUSE) == {played.game for played in PLAYTHROUGHS}
    assert {played.path for played in PLAYTHROUGHS} == set(HERE.glob("*/*.txt"))
