"""Whatever stands in a field of a position, it still is one, or one plain sentence refuses it, in these games."""

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest

from sacrarium.contract import random_table
from sacrarium.core.chance import Seeded
from sacrarium.core.errors import BadOptions, BadPosition
from sacrarium.core.game import Game
from sacrarium.games import HOUSE

NONSENSE: Final[tuple[Any, ...]] = (
    None, True, -1, 3, 99, 2**70, 1.5, "", "nonsense", [], [None], [[]], ["x"], {}, {"x": 1},
)  # fmt: skip
GAMES: Final = ("sarkophag", "sacrifice_duel", "sacrifice_circle", "sacre_bleu")
CHANGES: Final = 60  # of each position


def reached(game: Game, seed: int) -> dict[str, Any]:
    """A position of a random game, as it stands in a file."""
    chance = Seeded(seed)
    state = game.new(game.read_options(random_table(game, chance)), chance)
    for _ in range(chance.below(120)):
        if state.to_act():
            state.play(state.next_seat(), state.pick(state.next_seat(), chance), chance)
    position: dict[str, Any] = json.loads(json.dumps(state.to_position()))
    return position


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every field, and of the first of those within it."""
    if path:
        yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, found in list(inner)[:12]:
        yield from places(found, (*path, name))


def changed(position: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    copy: dict[str, Any] = json.loads(json.dumps(position))
    inner: Any = copy
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return copy


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_nonsense_in_a_position_is_refused_in_a_plain_sentence(name: str, seed: int) -> None:
    """C12: no path of a library, no type name; and what is accepted reads back."""
    game, chance = HOUSE[name], Seeded(seed)
    position = reached(game, seed)
    found = list(places(position))
    said = []
    for _ in range(CHANGES):
        path, value = found[chance.below(len(found))], NONSENSE[chance.below(len(NONSENSE))]
        try:
            again = game.read_position(changed(position, path, value))
        except (BadPosition, BadOptions) as error:
            said.append(str(error))
        else:
            assert again == game.read_position(json.loads(json.dumps(again.to_position())))
    assert said and [] == [words for words in said if set("$`\n") & set(words) or "Expected" in words]
