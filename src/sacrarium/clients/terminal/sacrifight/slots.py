"""A slot of the board: who holds the card in it, what it brings, and what the chosen play would do to it."""

from typing import Final

import msgspec

from sacrarium.clients.terminal import cards, look
from sacrarium.clients.terminal.canvas import Canvas, wrapped
from sacrarium.clients.terminal.moment import Sight, find
from sacrarium.games.sacrifight.view import SlotView, View

from . import answers
from .plan import Rect
from .table import FOE, HEALTH, STANDING, TIER_COLOURS, fields, hero_name, is_kraxe, named, notches, table_of

MINION: Final = "bold $bone on $red-ink"
DIM_MINION: Final = "$bone on $red-ink"
CORNERS: Final = cards.FRAMES["dashed"]


class Mark(msgspec.Struct, frozen=True):
    """What the present sight adds to a slot."""

    tag: str = ""
    chosen: bool = False
    able: bool = False
    other: bool = False  # something is chosen that cannot go here


def marks(sight: Sight, table: View) -> dict[str, Mark]:
    """Where the chosen card would go, where else it could, and where not."""
    if sight.held or sight.moment.ask is None:
        return {}
    about = sight.moment.ask.about
    if about in {"consent", "toss", "swap"} and table.asked_slot:
        return {table.asked_slot: Mark("to be given up" if about == "consent" else "coin?", chosen=True)}
    if about == "side":
        sides = {info.preview["side"]: info.move for info in sight.moment.ask.moves}
        return {
            slot.slot: Mark("this side", sides[slot.side] == sight.chosen, able=True)
            for slot in table.slots
            if slot.side in sides
        }
    able = answers.open_slots(sight)
    found = {
        slot: Mark(_tag(sight, move, table), move == sight.chosen, able=True) for slot, move in able.items()
    }
    item = answers.item_of(answers.items(sight.moment), sight.chosen)
    if item is not None and item.place:
        found |= {slot.slot: Mark(other=True) for slot in table.slots if slot.slot not in able}
    return found


def _tag(sight: Sight, move: str, table: View) -> str:
    info, _ = find(sight.moment, move)
    if info is None:
        return ""
    chosen = move == sight.chosen
    if move.startswith("target"):
        return "target" if chosen else "may be hit"
    if move.startswith("save"):
        return "saved" if chosen else "may be saved"
    if info.preview.get("onto") is None:
        return "here" if chosen else "free"
    if info.preview.get("needs_consent"):
        return f"ask {hero_name(sight.moment, table, info.preview['holder'])}"
    return "given up" if chosen else "may go"


# -- drawing ---------------------------------------------------------------------------------------


def draw(canvas: Canvas, rect: Rect, slot: SlotView, sight: Sight, mark: Mark) -> None:
    """One slot."""
    table = table_of(sight.moment)
    if is_kraxe(table, slot):
        _draw_kraxe(canvas, rect, slot.slot, table)
    elif slot.card is None:
        _draw_free(canvas, rect, slot, sight, mark)
    elif slot.holder is None:
        _draw_minion(canvas, rect, slot, table, mark)
    else:
        _draw_card(canvas, rect, slot, table, mark)


def _draw_card(canvas: Canvas, rect: Rect, slot: SlotView, table: View, mark: Mark) -> None:
    face = table.cards[slot.card or ""]
    paper = cards.PAPER["chosen" if mark.chosen else "waiting" if mark.other else "plain"]
    _fill(canvas, rect, paper)
    holder = slot.holder or 0
    chip = f"bold $ink on {TIER_COLOURS.get(face.tier or '', '$soft')}"
    canvas.put(rect.x, rect.y, f" {slot.slot} {look.sign(holder)} {notches(face.tier):<3} ", chip)
    signs = []
    if slot.captured is not None:
        turns = f" for {slot.captured_turns}" if slot.captured_turns else ""
        signs.append(f"holds {table.cards[slot.captured].title}{turns}")
    signs += ["guarded"] if slot.protected else []
    signs += fields(face, STANDING)
    _write(canvas, rect, 10, face.name, ". ".join(signs) or "nothing when given up", paper, mark)


def _draw_minion(canvas: Canvas, rect: Rect, slot: SlotView, table: View, mark: Mark) -> None:
    face = table.cards[slot.card or ""]
    paper = cards.PAPER["chosen"] if mark.chosen else MINION
    _fill(canvas, rect, paper)
    health = f" {HEALTH}{slot.hp}" if slot.hp else ""
    canvas.put(rect.x, rect.y, f" {slot.slot} {FOE}{health} ", paper)
    words = ". ".join(fields(face, STANDING)) or "it blocks this slot"
    _write(canvas, rect, 6 + len(health), face.title, words, paper, mark)


def _draw_free(canvas: Canvas, rect: Rect, slot: SlotView, sight: Sight, mark: Mark) -> None:
    """A dashed frame; where the chosen card would lie, its name stands in it."""
    style = look.CHOSEN if mark.chosen else look.CAN if mark.able else look.FAINT
    corner, edge, right, side, low_right, low_left = tuple(CORNERS)
    what = "blocked" if slot.blocked else "rescue" if slot.rescue else "free"
    info, _ = find(sight.moment, sight.chosen)
    if mark.chosen and info is not None and "card" in info.preview:
        what = f"▸ {named(table_of(sight.moment), info.preview['card'])}"
    head = look.shortened(f"{edge} {slot.slot} {what} ", rect.width - 2)
    canvas.put(rect.x, rect.y, corner + head.ljust(rect.width - 2, edge) + right, style)
    for row in range(rect.y + 1, rect.y + rect.height - 1):
        canvas.put(rect.x, row, f"{side}{' ' * (rect.width - 2)}{side}", style)
    canvas.put(rect.x, rect.y + rect.height - 1, low_left + edge * (rect.width - 2) + low_right, style)


def _draw_kraxe(canvas: Canvas, rect: Rect, slot: str, table: View) -> None:
    """The basket: whatever lies in it is out of reach."""
    kept = table.boss.kraxe if table.boss is not None else ()
    _fill(canvas, rect, DIM_MINION)
    names = ", ".join(f"{look.sign(holder)} {table.cards[card].name}" for card, holder in kept)
    _write(canvas, rect, 1, f"{slot} Kraxe: {len(kept) or 'empty'}", names, DIM_MINION, Mark())


def _fill(canvas: Canvas, rect: Rect, paper: str) -> None:
    for row in range(rect.y, rect.y + rect.height):
        canvas.put(rect.x, row, " " * rect.width, paper)


def _write(canvas: Canvas, rect: Rect, left: int, name: str, words: str, paper: str, mark: Mark) -> None:
    """The name, as many words as there is room for, and in the last row what would happen to the card."""
    canvas.put(
        rect.x + left, rect.y, look.shortened(name, rect.width - left), f"bold {paper.removeprefix('bold ')}"
    )
    tag = f" {mark.tag} " if mark.tag else ""
    lines = [line.plain for line in wrapped(look.marked(words), rect.width - 2)]
    room = rect.height - 1
    if len(lines) > room or (len(lines) == room and len(lines[-1]) > rect.width - 2 - len(tag)):
        last = look.shortened(" ".join(lines[room - 1 :]), rect.width - 2 - len(tag))
        lines = [*lines[: room - 1], last]
    for row, line in enumerate(lines, rect.y + 1):
        canvas.put(rect.x + 1, row, line, paper)
    style = "bold $brass-hi on $ink" if mark.chosen else look.BUTTON
    canvas.put(rect.x + rect.width - len(tag), rect.y + rect.height - 1, tag, style)
