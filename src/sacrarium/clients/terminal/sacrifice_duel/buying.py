"""An order is composed from purchases: pairs of cards, each for one of the market. What goes together, the question tells."""

from typing import Any, Final

import msgspec

from sacrarium.clients.terminal.moment import Moment, Sight, described, find
from sacrarium.clients.terminal.scene import Step
from sacrarium.core.decision import MoveInfo
from sacrarium.core.words import ended

from .table import short

PASS: Final = "pass"  # the move that buys nothing
CARD: Final = "card "  # a spot that stands for a card of the hand
STACK: Final = "stack "  # and one of the market


class Purchase(msgspec.Struct, frozen=True):
    """Two cards for one; its spot is the order that makes this purchase alone."""

    spot: str
    spent: tuple[str, str]
    bought: str


def asks(moment: Moment) -> bool:
    """Whether the viewer has to order now."""
    return moment.ask is not None and moment.ask.about in {"order", "buy"}


def purchases(moment: Moment) -> list[Purchase]:
    """Every purchase that could be made alone, in the order of the question."""
    if moment.ask is None or not asks(moment):
        return []
    alone = ((info, info.preview["purchases"]) for info in moment.ask.moves)
    return [
        Purchase(info.move, (made[0]["spent"][0], made[0]["spent"][1]), made[0]["bought"])
        for info, made in alone
        if len(made) == 1
    ]


def rows(moment: Moment) -> list[list[Purchase]]:
    """The purchases by the pair that is spent, the dearest first; a row has one or two colours."""
    pairs: dict[tuple[str, str], list[Purchase]] = {}
    for purchase in purchases(moment):
        pairs.setdefault(purchase.spent, []).append(purchase)
    return sorted(pairs.values(), key=lambda row: -int(row[0].bought[:-1]))


def order(moment: Moment) -> tuple[str, ...]:
    """Row by row, and behind them: to keep all."""
    return (*(purchase.spot for row in rows(moment) for purchase in row), PASS) if asks(moment) else ()


def beside(sight: Sight, across: int, down: int) -> str | None:
    """Left and right walk all purchases, up and down the rows in the same colour."""
    spots = [[purchase.spot for purchase in row] for row in rows(sight.moment)] + [[PASS]]
    flat = order(sight.moment)
    if sight.chosen not in flat:
        return flat[0] if across + down > 0 else flat[-1]
    if across:
        return flat[max(0, min(flat.index(sight.chosen) + across, len(flat) - 1))]
    at = next(place for place, row in enumerate(spots) if sight.chosen in row)
    row = spots[max(0, min(at + down, len(spots) - 1))]
    return row[min(spots[at].index(sight.chosen), len(row) - 1)]


# -- what goes together ----------------------------------------------------------------------------


def together(moment: Moment, spots: tuple[str, ...]) -> MoveInfo | None:
    """The order of the question that spends and buys the same cards; None: they do not go together."""
    if moment.ask is None:
        return None
    alone = [described(moment.ask, spot) for spot in spots]
    wanted = _cards([one for info in alone if info is not None for one in info.preview["purchases"]])
    orders = (info for info in moment.ask.moves if len(info.preview["purchases"]) == len(spots))
    return next((info for info in orders if _cards(info.preview["purchases"]) == wanted), None)


def _cards(made: list[dict[str, Any]]) -> tuple[list[str], list[str]]:
    """What is spent and what is bought, however it is paired."""
    return sorted(card for one in made for card in one["spent"]), sorted(one["bought"] for one in made)


def fits(sight: Sight, spot: str) -> bool:
    """Whether this purchase can be added to those that are picked."""
    return together(sight.moment, (*sight.picked, spot)) is not None


def can_add(sight: Sight, spot: str) -> bool:
    """Whether it can be added, or put in the place of the other colour for the same pair."""
    return fits(sight, spot) or _without_twin(sight, spot) != sight.picked


def picked(sight: Sight) -> list[Purchase]:
    """The purchases that make the order so far."""
    return [purchase for purchase in purchases(sight.moment) if purchase.spot in sight.picked]


# -- picking ---------------------------------------------------------------------------------------


def pick(sight: Sight, spot: str) -> Sight:
    """A press on a purchase, on a card of the hand, or on a stack of the market."""
    if spot.startswith(CARD):
        return _next_for_card(sight, spot.removeprefix(CARD))
    if spot.startswith(STACK):
        return _next_for_stack(sight, spot.removeprefix(STACK))
    if spot == PASS:
        return msgspec.structs.replace(sight, chosen=PASS, picked=())
    if spot in sight.picked:
        rest = tuple(other for other in sight.picked if other != spot)
        return msgspec.structs.replace(sight, chosen=None, picked=rest)
    kept = _without_twin(sight, spot)
    if together(sight.moment, (*kept, spot)) is None:
        return msgspec.structs.replace(sight, chosen=spot)
    return msgspec.structs.replace(sight, chosen=spot, picked=(*kept, spot))


def _without_twin(sight: Sight, spot: str) -> tuple[str, ...]:
    """The other colour for the same pair gives way."""
    spent = {purchase.spot: purchase.spent for purchase in purchases(sight.moment)}
    if fits(sight, spot):
        return sight.picked
    return tuple(other for other in sight.picked if spent[other] != spent[spot])


def _next_for_card(sight: Sight, card: str) -> Sight:
    """Look at the next purchase that this card could pay."""
    paid = [purchase.spot for row in rows(sight.moment) for purchase in row if card in purchase.spent]
    if not paid:
        return sight
    following = paid.index(sight.chosen) + 1 if sight.chosen in paid else 0
    return msgspec.structs.replace(sight, chosen=paid[following % len(paid)])


def _next_for_stack(sight: Sight, card: str) -> Sight:
    """Buy it with the first pair, then with the next, and after the last not at all."""
    ways = [purchase.spot for row in rows(sight.moment) for purchase in row if purchase.bought == card]
    mine = next((spot for spot in sight.picked if spot in ways), None)
    rest = msgspec.structs.replace(sight, picked=tuple(spot for spot in sight.picked if spot != mine))
    later = ways if mine is None else ways[ways.index(mine) + 1 :]
    for spot in later:
        if can_add(rest, spot):
            return pick(rest, spot)
    return msgspec.structs.replace(rest, chosen=ways[0] if ways and mine is None else None)


# -- what Enter does -------------------------------------------------------------------------------


def step(sight: Sight) -> Step | None:
    """Add the chosen purchase; or send the order, or keep all."""
    info, _ = find(sight.moment, sight.chosen)
    if sight.chosen is not None and sight.chosen not in sight.picked and sight.chosen != PASS:
        purchase = next((one for one in purchases(sight.moment) if one.spot == sight.chosen), None)
        if purchase is None or info is None or refusal(sight):
            return None
        return Step(f"Add {short(purchase.bought)}", ended(info.follows))
    if sight.chosen != PASS:
        info = together(sight.moment, sight.picked) if sight.picked else None
    return None if info is None else Step(info.label, ended(info.follows), (info.move,))


def refusal(sight: Sight) -> str:
    """Why the chosen purchase cannot be added."""
    spot = sight.chosen
    if spot is None or spot == PASS or spot in sight.picked or not asks(sight.moment):
        return ""
    if not find(sight.moment, spot)[0] or can_add(sight, spot):
        return ""
    others = " and ".join(short(purchase.bought) for purchase in picked(sight))
    return f"That does not go together with **{others}**; Backspace puts one back."


def apart(moment: Moment, move: str) -> tuple[str, ...]:
    """An order as the purchases that make it."""
    info, _ = find(moment, move)
    made = [] if info is None else info.preview["purchases"]
    wanted = [(tuple(one["spent"]), one["bought"]) for one in made]
    return tuple(one.spot for one in purchases(moment) if (one.spent, one.bought) in wanted)
