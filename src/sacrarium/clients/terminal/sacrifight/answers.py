"""Every answer to the question as a grid: what is chosen first, a card or an action, and for each where it would go."""

from typing import Final

import msgspec

from sacrarium.clients.terminal.moment import Moment, Sight, find
from sacrarium.core.decision import Ask, MoveInfo
from sacrarium.games.sacrifight.pieces import SLOTS
from sacrarium.games.sacrifight.view import View

from .table import TIERS, full_name, notches, slot_named, table_of

TURNS: Final = frozenset({"turn", "play_free"})  # questions that are answered with cards of the hand
DIGITS: Final = {"draw:bronze": 6, "draw:silver": 7, "draw:gold": 8}
SAVE: Final = 9
SPECIAL: Final = "special"


class Item(msgspec.Struct, frozen=True):
    """A card of the hand, an action, or an answer; its spots differ in where it would go."""

    spots: tuple[str, ...]
    label: str
    digit: int = 0  # none: 0
    card: str | None = None
    aside: str = ""
    place: int = 0  # in the hand, from 1; none: 0
    able: bool = True


def items(moment: Moment) -> list[Item]:
    """The items in the order in which they are shown."""
    ask = moment.ask
    if ask is None:
        return []
    table = table_of(moment)
    if ask.about in TURNS:
        return [*_cards(ask, table), *_actions(ask)]
    return [
        Item((info.move,), _label(info, moment, table), number, info.preview.get("card"), info.follows)
        for number, info in enumerate(ask.moves, 1)
    ]


def _label(info: MoveInfo, moment: Moment, table: View) -> str:
    """What the question calls it; heroes with who plays them."""
    hero = info.preview.get("hero")
    return info.label if hero is None else full_name(moment, table, hero)


def _cards(ask: Ask, table: View) -> list[Item]:
    """The cards of the hand; of equal ones the question names the first alone."""
    hand = table.heroes[table.asked_hero or 0].hand
    found = []
    for place, card in enumerate(hand, 1):
        first = hand.index(card) + 1
        infos = [info for info in ask.moves if info.move.startswith((f"play:{first}:", f"pack:{first}"))]
        spots = tuple(info.move for info in sorted(infos, key=_rank))
        able = any(move.startswith("play") for move in spots)
        if not able:
            spots = (f"play:{first}:S", *spots)  # the table itself says why not, before the card is packed
        found.append(Item(spots, table.cards[card].name, place, card, place=place, able=able))
    return found


def _rank(info: MoveInfo) -> tuple[bool, bool]:
    """What needs nobody's consent is offered first, the backpack last."""
    return info.move.startswith("pack"), bool(info.preview.get("needs_consent"))


def _actions(ask: Ask) -> list[Item]:
    """What needs no card of the hand."""
    legal = {info.move for info in ask.moves}
    found = []
    if ask.about == "turn":
        found = [
            Item((move,), notches(tier), digit, able=move in legal)
            for (move, digit), tier in zip(DIGITS.items(), TIERS, strict=False)
        ]
    saves = tuple(info.move for info in ask.moves if info.move.startswith("save"))
    if saves:
        found.append(Item(saves, "Save", SAVE))
    if ask.about == "turn" and SPECIAL not in legal:
        found.append(Item((SPECIAL,), "Special", able=False))
    rest = [info for info in ask.moves if not info.move.startswith(("play", "pack", "draw", "save"))]
    return found + [Item((info.move,), info.label) for info in rest]


def listed(moment: Moment) -> bool:
    """Whether the answers need a row each: cards with their words, choices, bosses."""
    ask = moment.ask
    if ask is None or ask.about in TURNS:
        return False
    if ask.about in {"option", "boss"} or any("card" in info.preview for info in ask.moves):
        return True
    return sum(len(info.label) + 6 for info in ask.moves) > 78


def in_question(moment: Moment, table: View) -> list[tuple[str, str]]:
    """The cards that a short question is about, each with what would become of it."""
    if moment.ask is None or moment.ask.about in TURNS:
        return []
    drawn = None if table.boss is None else table.boss.drawn
    slot = slot_named(table, table.asked_slot)
    asks = table.asked_card if table.asked_card != drawn else None
    found = [("drawn", drawn), ("asks", asks)]
    if moment.ask.about == "consent":
        found = [("goes", None if slot is None else slot.card), ("comes", asks)]
    return [(what, card) for what, card in found if card is not None and card in table.cards]


# -- finding ---------------------------------------------------------------------------------------


def item_of(found: list[Item], spot: str | None) -> Item | None:
    """The item to which a spot belongs; equal cards share their spots, and the first is meant."""
    kin = [item for item in found if spot in item.spots]
    if kin or spot is None:
        return kin[0] if kin else None
    head = spot.split(":")[:2]
    return next((item for item in found if any(one.split(":")[:2] == head for one in item.spots)), None)


def typed(moment: Moment, digit: int) -> str | None:
    """What a digit stands for: a place in the hand, a pile, saving, or a place in the list."""
    return next((item.spots[0] for item in items(moment) if item.digit == digit), None)


def _different(found: list[Item]) -> list[Item]:
    """Of equal cards the first alone."""
    return list({item.spots: item for item in reversed(found)}.values())[::-1]


def beside(sight: Sight, across: int, down: int, lying: bool) -> str | None:
    """The next item, or the next place for the chosen one; cards in a row are walked across, rows downwards."""
    found = _different(items(sight.moment))
    if not found:
        return None
    item = item_of(found, sight.chosen)
    if item is None or abs(across) > 1:
        forward = across < 0 if abs(across) > 1 else across + down > 0
        return found[0 if forward else -1].spots[0]
    along, other = (across, down) if lying else (down, across)
    if sight.moment.ask is not None and sight.moment.ask.about not in TURNS:
        along, other = across + down, 0
    if along:
        place = max(0, min(found.index(item) + along, len(found) - 1))
        return found[place].spots[0] if found[place] is not item else sight.chosen
    start = item.spots.index(sight.chosen) if sight.chosen in item.spots else 0
    return item.spots[(start + other) % len(item.spots)]


# -- the board -------------------------------------------------------------------------------------


def slot_of(moment: Moment, spot: str | None) -> str | None:
    """The slot that a move is about."""
    info, _ = find(moment, spot)
    if info is None:
        return None
    slot: str | None = info.preview.get("slot")
    target: str | None = info.preview.get("target")
    return target if slot is None and target in SLOTS else slot


def open_slots(sight: Sight) -> dict[str, str]:
    """The slots to which the chosen item can go, or which are asked about, with their moves."""
    moment = sight.moment
    item = item_of(items(moment), sight.chosen)
    if moment.ask is None:
        return {}
    if moment.ask.about == "target":
        return {slot: info.move for info in moment.ask.moves if (slot := slot_of(moment, info.move))}
    if item is None:
        return {}
    return {slot: spot for spot in item.spots if (slot := slot_of(moment, spot))}


def pressed(sight: Sight, slot: str) -> str | None:
    """The move that a press on a slot stands for; where there is none, one that the table refuses with its reason."""
    moment = sight.moment
    if moment.ask is None:
        return None
    found = open_slots(sight).get(slot)
    if found is not None:
        return found
    if any(info.move == f"side:{slot[0]}" for info in moment.ask.moves):
        return f"side:{slot[0]}"
    item = item_of(items(moment), sight.chosen)
    if item is not None and item.place:
        taken = next((one.card for one in table_of(moment).slots if one.slot == slot), None)
        return f"play:{item.place}:on:{slot}" if taken else f"play:{item.place}:{slot[0]}"
    return next((info.move for info in moment.ask.moves if info.move == f"save:{slot}"), None)


def order(moment: Moment) -> tuple[str, ...]:
    """All spots."""
    return tuple(dict.fromkeys(spot for item in items(moment) for spot in item.spots))
