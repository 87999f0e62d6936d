"""A sacrifice is composed before it is sent: once a card is put forward, the engine does not give it back."""

from typing import Final

import msgspec

from sacrarium.clients.terminal.moment import Moment, Sight, described, find
from sacrarium.clients.terminal.scene import Scene, Step
from sacrarium.core.decision import MoveInfo
from sacrarium.core.words import counted, ended

from .table import short, table_of

DONE: Final = "done"
COPY: Final = " #2"  # behind the spot of a second card of the same kind


def asks(moment: Moment) -> bool:
    """Whether the viewer has to sacrifice now."""
    return moment.ask is not None and moment.ask.about == "sacrifice"


def room(moment: Moment) -> int:
    """How many cards can still be put forward."""
    table = table_of(moment)
    return table.limit - table.offered


def move_of(spot: str) -> str:
    """The move that puts this card forward."""
    return spot.removesuffix(COPY)


def card_of(spot: str) -> str:
    """The card of a spot."""
    return move_of(spot).rpartition(" ")[2]


def points(moment: Moment, spot: str) -> str:
    """What the card brings, as a label."""
    info, _ = find(moment, move_of(spot))
    return "" if info is None else f"+{info.preview['own_points']}"


def spots(moment: Moment) -> list[str]:
    """The cards that can be put forward, those with the most points first; a second copy has a spot of its own."""
    found: list[str] = []
    for card in table_of(moment).pool:
        spot = f"sacrifice {card}"
        found.append(spot + COPY if spot in found else spot)
    return sorted(found, key=lambda spot: -int(points(moment, spot) or 0))


def looked_at(sight: Sight) -> tuple[str, ...]:
    """What is picked, and what would be picked next."""
    more = () if sight.chosen is None or sight.chosen in sight.picked else (sight.chosen,)
    return (*sight.picked, *more)[: room(sight.moment)]


def pick(sight: Sight, spot: str) -> Sight:
    """Add a card, or put it back; more than there is room for is refused."""
    if spot in sight.picked:
        rest = tuple(other for other in sight.picked if other != spot)
        return msgspec.structs.replace(sight, chosen=None, picked=rest)
    more = (spot,) if len(sight.picked) < room(sight.moment) else ()
    return msgspec.structs.replace(sight, chosen=spot, picked=(*sight.picked, *more))


def refusal(sight: Sight) -> str:
    """Why the chosen card cannot be added."""
    full = len(sight.picked) == room(sight.moment)
    if sight.chosen is None or sight.chosen in sight.picked or not full or room(sight.moment) < 2:
        return ""
    return f"**{counted(len(sight.picked), 'card')}** at most; Backspace puts one back."


def follows(scene: Scene, sight: Sight, spots: tuple[str, ...]) -> MoveInfo | None:
    """What the game says about putting these cards forward, one after another."""
    *before, last = map(move_of, spots)
    ask = scene.foresee(sight.moment, tuple(before))
    return None if ask is None else described(ask, last)


def step(scene: Scene, sight: Sight) -> Step | None:
    """Add the chosen card, or sacrifice what is picked; a single card needs no picking."""
    chosen = sight.chosen
    if chosen is not None and chosen not in sight.picked:
        return None if refusal(sight) else _add(scene, sight, chosen)
    return _sacrifice(scene, sight, sight.picked) if sight.picked else _nothing_more(sight)


def _add(scene: Scene, sight: Sight, spot: str) -> Step | None:
    if room(sight.moment) == 1:
        return _sacrifice(scene, sight, (spot,))
    info = follows(scene, sight, (*sight.picked, spot))
    return (
        None
        if info is None
        else Step(f"Add {short(card_of(spot))}", ended(info.follows), fatal=bool(info.preview["fatal"]))
    )


def _sacrifice(scene: Scene, sight: Sight, spots: tuple[str, ...]) -> Step | None:
    info = follows(scene, sight, spots)
    if info is None:
        return None
    label = info.label if len(spots) == 1 else f"Sacrifice {counted(len(spots), 'card')}"
    done = (DONE,) if len(spots) < room(sight.moment) else ()
    moves = (*map(move_of, spots), *done)
    return Step(label, ended(info.follows), moves, bool(info.preview["fatal"]))


def _nothing_more(sight: Sight) -> Step | None:
    """Where cards were put forward already, that may be all."""
    info = None if sight.moment.ask is None else described(sight.moment.ask, DONE)
    return (
        None if info is None else Step(info.label, ended(info.follows), (DONE,), bool(info.preview["fatal"]))
    )
