"""The board as data: what the rulebook says of it, and what a wrong file is told."""

from importlib import resources
from itertools import combinations
from typing import Any

import msgspec
import pytest

from sacrarium.core.errors import BadOptions
from sacrarium.games.sacrifice_circle.circle import HEROES, board, read_board
from sacrarium.games.sacrifice_circle.pieces import BY_SPACE, CARDS, SPACES, items
from sacrarium.games.sacrifice_circle.ways import WAYS

from .board import read


def as_data() -> dict[str, Any]:
    file = resources.files("sacrarium.games.sacrifice_circle").joinpath("data", "circle.json")
    data: dict[str, Any] = msgspec.json.decode(file.read_bytes())
    return data


def test_counts() -> None:
    """Q26: 96 spaces, 108 ways, thirteen woods."""
    assert (96, 108, 13) == (len(board().spaces), len(board().edges()), len(board().woods))


@pytest.mark.parametrize(("space", "steps"), [("N0", 6), ("N24", 6), ("iAB2", 5), ("oCD3", 8), ("oBC3", 8)])
def test_steps_from_the_middle(space: str, steps: int) -> None:
    """Q26: the ends of the paths are six steps away, inner wells five, outer wells eight."""
    assert steps == WAYS.steps(BY_SPACE["HUB"], BY_SPACE[space])


def test_every_space_can_be_reached() -> None:
    assert max(WAYS.steps(0, space) for space in range(len(SPACES))) < 15


def test_the_track_is_straight_only_within_a_lane() -> None:
    """Q19: lines between lane-mates stay on the red track, those between other red spaces leave it."""
    place = {space.id: (space.x, space.y) for space in board().spaces}
    red = [space.id for space in board().spaces if space.kind in {"ring", "star", "black", "path"}]
    ways = [(place[one.id], place[two.id]) for one, two in board().edges() if {one.id, two.id} <= set(red)]
    for one, two in combinations(red, 2):
        if WAYS.steps(BY_SPACE[one], BY_SPACE[two]) <= 4:
            off = max(min(distance(at, way) for way in ways) for at in between(place[one], place[two]))
            assert (off < 0.06) == same_lane(one, two), (one, two, off)


def between(one: tuple[float, float], two: tuple[float, float]) -> list[tuple[float, float]]:
    shares = [share / 20 for share in range(21)]
    return [(one[0] + share * (two[0] - one[0]), one[1] + share * (two[1] - one[1])) for share in shares]


def distance(at: tuple[float, float], way: tuple[tuple[float, float], tuple[float, float]]) -> float:
    (x, y), ((ax, ay), (bx, by)) = at, way
    long = (bx - ax) ** 2 + (by - ay) ** 2
    share = max(0.0, min(1.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long))
    return float(((x - ax - share * (bx - ax)) ** 2 + (y - ay - share * (by - ay)) ** 2) ** 0.5)


def same_lane(one: str, two: str) -> bool:
    lanes = [
        {f"{hero}{step}" for step in range(1, 6)} | {f"N{8 * place}"} for place, hero in enumerate(HEROES)
    ]
    return one[0] == two[0] == "N" or any({one, two} <= lane for lane in lanes)


def test_items_are_told_in_canonical_order() -> None:
    """R21: the order in which a draw is picked."""
    assert CARDS == tuple(items())
    assert all(item.words for item in items().values())


def spoilt(**changes: Any) -> bytes:
    return msgspec.json.encode({**as_data(), **changes})


def without(*names: str) -> list[Any]:
    return [space for space in as_data()["spaces"] if space["id"] not in names]


def changed(name: str, **fields: Any) -> list[Any]:
    return [{**space, **fields} if space["id"] == name else space for space in as_data()["spaces"]]


@pytest.mark.parametrize(
    ("content", "because"),
    [
        (b"[]", "Expected `object`"),
        (spoilt(spaces=without("iAB2")), "no way back"),
        (spoilt(spaces=changed("iAB2", kind="thread")), "must be 22 of kind thread, not 23"),
        (spoilt(spaces=[*as_data()["spaces"], as_data()["spaces"][0]]), "given twice"),
        (spoilt(spaces=changed("N3", x=0.454)), "must run counterclockwise"),
        (spoilt(spaces=changed("A2", x=0.01, y=0.17)), "too close together"),
        (spoilt(spaces=changed("iAB2", x=0.15, y=0.583)), "cross"),
        (spoilt(territory={}), "territory: A must be"),
        (spoilt(woods=as_data()["woods"][1:]), "must have woods on 2 of its sides"),
        (spoilt(woods=[*as_data()["woods"], ["HUB", "N3"]]), "there is no way HUB-N3"),
    ],
)
def test_a_wrong_board_is_told_in_one_sentence(content: bytes, because: str) -> None:
    """Q26: a board that contradicts the rulebook or cannot be drawn is refused, with its file."""
    with pytest.raises(BadOptions, match=f"^mine.json: .*{because}"):
        read_board("mine.json", content)


def test_who_is_beside_the_crystal_at_the_end_of_a_path() -> None:
    """R18: at the end of a path there are three such spaces, elsewhere two."""
    assert ("N7", "N9", "B5") == read(t=8).view(None).beside
    assert ("N8", "N10") == read(t=9).view(None).beside
