"""Your hand by suit: runs side by side, a gap of one card dashed, and beside each group what it is worth."""

from typing import ClassVar, Final

from sacrarium.clients.terminal import cards, look
from sacrarium.clients.terminal.canvas import Canvas
from sacrarium.clients.terminal.moment import Sight
from sacrarium.clients.terminal.pane import TALL, Pane
from sacrarium.core.words import counted
from sacrarium.games.sacre_bleu.view import Group, View

from . import tiles
from .answer import chosen_of
from .stage import OPTIONS, VERBS, Ahead, Stage, proposed_cards, stage_of
from .table import listed, table_of

LEFT: Final = 2
IN_HAND: Final = ("main", "score", "bonus", "offer", "lay", "pass", "put", "give", "aside")


class SacreHand(Pane):
    """The hand; a press on a card chooses it or adds it."""

    SCOPED_CSS: ClassVar[bool] = False  # the window's size classes stand on the screen
    DEFAULT_CSS = "SacreHand { height: 5; } .-tall SacreHand { height: 13; }"

    def __init__(self, ahead: Ahead) -> None:
        super().__init__()
        self.ahead = ahead

    @property
    def card_height(self) -> int:
        """Framed cards where there is room for them."""
        return cards.MINI.height if self.app.size.height >= TALL else 1

    def draw(self, canvas: Canvas, sight: Sight) -> None:
        """A line about the hand, then the suits."""
        table = table_of(sight.moment)
        if sight.moment.viewer is None:
            canvas.center(2, "A spectator sees no hand; S looks through the eyes of a seat.", look.FAINT)
            return
        stage = None if sight.held else stage_of(self.ahead, sight)
        canvas.rich(LEFT, 0, look.marked(_about(table), look.FAINT, look.SOFT))
        lines = hand_lines(table, stage, None if stage is None else chosen_of(stage, sight))
        tiles.draw(canvas, LEFT, 1, lines, self.card_height, canvas.width - LEFT)

    def spot_at(self, x: int, y: int, sight: Sight) -> str | None:
        """What lies on this square."""
        stage = None if sight.held else stage_of(self.ahead, sight)
        if stage is None:
            return None
        lines = hand_lines(stage.table, stage, None)
        return tiles.spot_at(lines, (LEFT, 1), self.card_height, self.size.width - LEFT, (x, y))


def _about(table: View) -> str:
    """How many cards, and which cannot be taken in an Exchange yet."""
    words = f"Your hand, **{counted(len(table.hand), 'card')}**" if table.hand else "Your hand is empty."
    locks = listed(lock.card for lock in table.locked)
    return words + (f"  ·  not to be taken by Exchange yet: **{locks}** ⊘" if locks else "")


def hand_lines(table: View, stage: Stage | None, chosen: str | None) -> list[tiles.Line]:
    """One line for each suit in hand; jokers stand behind the shortest."""
    found: list[list[tuple[tuple[tiles.Tile, ...], str]]] = []
    numbers = _numbers(stage)
    for suit in dict.fromkeys(group.suit for group in table.groups):
        found.append([_group(one, stage, chosen, numbers) for one in table.groups if one.suit == suit])
    if table.jokers:
        jokers = tuple(_tile(card, stage, chosen, numbers) for card in table.jokers)
        shortest = min(found, key=lambda line: tiles.Line(tuple(line)).width(), default=None)
        if shortest is None:
            found.append([(jokers, "")])
        else:
            shortest.append((jokers, "joker" if len(jokers) == 1 else "jokers"))
    return [tiles.Line(tuple(line)) for line in found]


def _numbers(stage: Stage | None) -> dict[str, int]:
    """The digits that stand for cards, where no list has them."""
    if stage is None or stage.about not in IN_HAND or any(row.spot != "done" for row in stage.rows()):
        return {}
    return {spot: number for number, spot in enumerate(stage.spots(), 1)}


def _group(
    group: Group, stage: Stage | None, chosen: str | None, numbers: dict[str, int]
) -> tuple[tuple[tiles.Tile, ...], str]:
    row = tuple(
        _tile(slot.card, stage, chosen, numbers) if slot.held else tiles.Tile(slot.card, gap=True)
        for slot in group.slots
    )
    return row, group.caption


def _tile(card: str, stage: Stage | None, chosen: str | None, numbers: dict[str, int]) -> tiles.Tile:
    """A card with its state in the present question."""
    if stage is None or stage.about not in IN_HAND:
        return tiles.Tile(card, state="waiting")
    spot = f"{VERBS.get(stage.about, '')} {card}".strip()
    used, into = proposed_cards(stage, chosen)
    if spot in stage.cards:
        order = stage.cards.index(spot) + 1 if stage.ordered else 0
        return tiles.Tile(card, spot, "takes", order=order)
    if stage.about == "main":
        lit = chosen in OPTIONS and card in _lifted(stage, chosen)
        return tiles.Tile(card, "", "takes" if lit else "plain")
    if card in used or card in into or card in stage.table.picked:
        return tiles.Tile(card, spot, "takes" if card not in into else "barred")
    if spot == chosen:
        return tiles.Tile(card, spot, "chosen")
    return tiles.Tile(card, spot, "barred" if _is_barred(stage, spot) else "plain", numbers.get(spot, 0))


def _is_barred(stage: Stage, spot: str) -> bool:
    return stage.barred(spot) is not None or (not stage.several and stage.info(spot) is None)


def _lifted(stage: Stage, option: str | None) -> tuple[str, ...]:
    """The cards that the best proposal of an option would use."""
    info = stage.info(option)
    proposals = [] if info is None else info.preview.get("proposals", []) or info.preview.get("swaps", [])
    best = next((one for one in proposals if one["allowed"]), None)
    return tuple(best["cards"]) if best else ()
