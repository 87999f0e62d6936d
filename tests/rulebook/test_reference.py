"""The tables of docs/scenarios.md: every field of every position and every event, as the games have them."""

from pathlib import Path

import pytest

from sacrarium.core.chance import Seeded
from sacrarium.core.game import Game
from sacrarium.games import HOUSE
from sacrarium.scenarios import reference

PAGE = Path(__file__).parents[2] / "docs" / "scenarios.md"


def test_the_page_is_fresh() -> None:
    """`make golden` writes it anew."""
    _, begin, rest = PAGE.read_text(encoding="utf-8").partition(reference.BEGIN)

    assert begin + rest == reference.document(HOUSE)


def test_it_is_written_into_the_rest_of_the_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"# Above\n\n{reference.BEGIN}old\n", encoding="utf-8")

    assert 0 == reference.main([str(page)])

    assert f"# Above\n\n{reference.document(HOUSE)}" == page.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", HOUSE.values(), ids=lambda game: game.name)
def test_every_field_has_its_words(game: Game) -> None:
    """A remark beside the field."""
    rows = [row for row in reference.section(game).splitlines() if row.startswith("| `")]

    assert len(rows) > 10
    assert [] == [row for row in rows if "|  |" in row], "write a remark beside these fields of the position"


@pytest.mark.parametrize("game", HOUSE.values(), ids=lambda game: game.name)
def test_the_fields_are_those_that_positions_have(game: Game) -> None:
    written = game.new(game.read_options({}), Seeded(1)).to_position()
    told = reference.section(game)

    assert [] == [name for name in written if name != reference.SKIPPED and f"\n| `{name}` |" not in told]
