"""Below the question: the heroes in a line each, the actions, and the hand; or the answers, or what has happened."""

from typing import ClassVar, Final

import msgspec
from textual.content import Content

from sacrarium.clients.terminal import cards, look
from sacrarium.clients.terminal.canvas import Canvas, wrapped
from sacrarium.clients.terminal.moment import Moment, Sight
from sacrarium.clients.terminal.pane import Pane
from sacrarium.clients.terminal.row import lefts
from sacrarium.games.sacrifight.view import CardFace, View

from . import answers, heroes, news
from .answers import Item
from .table import (
    ARMOR,
    FOE,
    GIVEN,
    HEALTH,
    fields,
    hero_name,
    named,
    notches,
    shown_hero,
    table_of,
    tier_style,
    told,
)

NAME: Final = 20  # columns of a card's name in a row
TYPE: Final = 8
TIER: Final = 5
WIDEST: Final = 28  # columns of a card


class Piece(msgspec.Struct, frozen=True):
    """Something that can be pressed, and where it is."""

    spots: tuple[str, ...]
    x: int
    y: int
    width: int
    height: int = 1


class FightHand(Pane):
    """Everything of the heroes."""

    SCOPED_CSS: ClassVar[bool] = False  # the window's size classes stand on the screen
    DEFAULT_CSS = "FightHand { height: 8; } .-roomy.-tall FightHand { height: 13; }"

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[Piece] = []

    @property
    def lying(self) -> bool:
        """Whether the cards lie side by side; else each has a row."""
        return self.is_attached and self.roomy

    def draw(self, canvas: Canvas, sight: Sight) -> None:
        """The lines of the heroes, then what the moment needs."""
        table = table_of(sight.moment)
        self.pieces = []
        for y in range(len(table.heroes)):
            heroes.draw(canvas, y, y, sight, table)
        y = len(table.heroes)
        if self.lying and len(table.heroes) > 1 and not (sight.held and news.act_won(sight.moment)):
            self._draw_other_hands(canvas, y, sight, table)
            y += 1
        if sight.held and (news.of_the_boss(sight.moment) or news.act_won(sight.moment)):
            self._draw_news(canvas, y, sight, table)
        elif not sight.held and answers.listed(sight.moment):
            self._draw_list(canvas, y, sight, table)
        else:
            self._draw_buttons(canvas, y, sight)
            self._draw_cards(canvas, y + 1, sight, table)

    def _draw_other_hands(self, canvas: Canvas, y: int, sight: Sight, table: View) -> None:
        """Hands lie open: what the other hero could play."""
        shown = shown_hero(sight.moment, table)
        for hero, own in enumerate(table.heroes):
            if hero != shown:
                names = ", ".join(named(table, card) for card in own.hand) or "no cards"
                words = f"{hero_name(sight.moment, table, hero)}'s hand: {names}"
                canvas.put(4, y, look.shortened(words, canvas.width - 6), look.FAINT)

    # -- the hand ----------------------------------------------------------------------------------

    def _draw_buttons(self, canvas: Canvas, y: int, sight: Sight) -> None:
        """Actions and short answers in one line."""
        if sight.held or sight.moment.ask is None:
            return
        found = [item for item in answers.items(sight.moment) if not item.place]
        x = 2
        if (
            any(item.spots[0].startswith("draw:") for item in found)
            and sight.moment.ask.about in answers.TURNS
        ):
            canvas.put(x, y, "Draw", look.SOFT)
            x += 5
        for item in found:
            text = f" {item.digit} {item.label} " if item.digit else f" {item.label} "
            chosen = sight.chosen in item.spots
            canvas.put(x, y, text, look.BUTTON if chosen else look.CAN if item.able else look.FAINT)
            self.pieces.append(Piece(item.spots, x, y, len(text)))
            x += len(text) + 1
        self._draw_places(canvas, y, x, sight)

    def _draw_places(self, canvas: Canvas, y: int, left: int, sight: Sight) -> None:
        """How many places there are for the chosen card, and which arrows walk them."""
        item = answers.item_of(answers.items(sight.moment), sight.chosen)
        if item is None or len(item.spots) < 2 or sight.chosen not in item.spots:
            return
        words = (
            f"{'↑↓' if self.lying else '←→'} place {item.spots.index(sight.chosen) + 1} of {len(item.spots)}"
        )
        canvas.put(max(left, canvas.width - len(words) - 1), y, words, look.CAN)

    def _draw_cards(self, canvas: Canvas, y: int, sight: Sight, table: View) -> None:
        about = [] if sight.held else answers.in_question(sight.moment, table)
        if about:
            self._draw_question(canvas, y, about, table)
            return
        hero = shown_hero(sight.moment, table)
        asked = not sight.held and sight.moment.ask is not None and sight.moment.ask.about in answers.TURNS
        found = [item for item in answers.items(sight.moment) if item.place] if asked else []
        found = found or [
            Item((), table.cards[card].name, place, card, place=place)
            for place, card in enumerate(table.heroes[hero].hand, 1)
        ]
        if not found:
            canvas.put(2, y, "The hand is empty.", look.FAINT)
        elif self.lying:
            self._draw_row_of_cards(canvas, y, found, sight, table)
        else:
            self._draw_rows(canvas, y, found, sight, table)

    def _draw_question(self, canvas: Canvas, y: int, about: list[tuple[str, str]], table: View) -> None:
        """The cards that the question is about, with all their words."""
        for what, card in about:
            face = table.cards[card]
            canvas.put(2, y, f"{what:<6}", look.ACCENT)
            canvas.put(9, y, notches(face.tier) or FOE, tier_style(face.tier))
            canvas.put(9 + TIER, y, face.title, look.STRONG)
            canvas.put(11 + TIER + len(face.title), y, face.type or "", look.SOFT)
            for line in wrapped(look.marked(told(face)), canvas.width - 12 - TIER):
                y += 1
                canvas.rich(9 + TIER, y, line)
            y += 1

    def _draw_row_of_cards(
        self, canvas: Canvas, y: int, found: list[Item], sight: Sight, table: View
    ) -> None:
        size = cards.Size(min(WIDEST, (canvas.width - 6) // 5), canvas.height - y)
        chosen = answers.item_of(found, sight.chosen)
        for item, x in zip(found, lefts(canvas.width, len(found), size.width), strict=True):
            state: cards.State = "waiting" if not item.spots else "plain" if item.able else "barred"
            state = "chosen" if item is chosen and item.spots else state
            cards.draw(canvas, x, y, _face(table.cards[item.card or ""], item, size, state), size)
            self.pieces.append(Piece(item.spots, x, y, size.width, size.height))

    def _draw_rows(self, canvas: Canvas, y: int, found: list[Item], sight: Sight, table: View) -> None:
        """One card to a row, around the chosen one where there are too many."""
        room = canvas.height - y
        chosen = answers.item_of(found, sight.chosen)
        at = found.index(chosen) if chosen is not None else 0
        first = max(0, min(at - room // 2, len(found) - room))
        for row, item in enumerate(found[first : first + room], y):
            _draw_row(canvas, row, item, item is chosen, table)
            self.pieces.append(Piece(item.spots, 0, row, canvas.width))
        if first:
            canvas.put(canvas.width - 1, y, "↑", look.CAN)
        if first + room < len(found):
            canvas.put(canvas.width - 1, canvas.height - 1, "↓", look.CAN)

    # -- answers and news --------------------------------------------------------------------------

    def _draw_list(self, canvas: Canvas, y: int, sight: Sight, table: View) -> None:
        """Answers that need words, one to a row."""
        found = answers.items(sight.moment)
        self._draw_rows(canvas, y, found, sight, table)
        self._draw_question(canvas, y + len(found), answers.in_question(sight.moment, table), table)

    def _draw_news(self, canvas: Canvas, y: int, sight: Sight, table: View) -> None:
        """What the boss has done, step by step; after its fall, who comes next."""
        if news.act_won(sight.moment):
            self._draw_next(canvas, y, table)
            return
        for row, (head, line) in enumerate(
            _told(sight.moment, table, canvas.width - 18, canvas.height - y), y
        ):
            canvas.put(2, row, head, look.ACCENT)
            canvas.rich(16, row, line)

    def _draw_next(self, canvas: Canvas, y: int, table: View) -> None:
        """The boss of the next act, and what it does."""
        if table.boss is None:
            return
        health = sum(member.hp for member in table.boss.members)
        armor = sum(member.armor for member in table.boss.members)
        head = f"Next: **{table.boss.name}**, {HEALTH} {health}" + (f" {ARMOR} {armor}" if armor else "")
        lines = [
            line for text in (head, *table.boss.text) for line in wrapped(look.marked(text), canvas.width - 4)
        ]
        for row, line in enumerate(lines, y):
            canvas.rich(2, row, line)

    # -- the mouse ---------------------------------------------------------------------------------

    def spot_at(self, x: int, y: int, sight: Sight) -> str | None:
        """A card or an action; a press on the chosen one plays it."""
        for piece in self.pieces:
            if piece.spots and piece.x <= x < piece.x + piece.width and piece.y <= y < piece.y + piece.height:
                return sight.chosen if sight.chosen in piece.spots else piece.spots[0]
        return None


def _told(moment: Moment, table: View, width: int, room: int) -> list[tuple[str, Content]]:
    """The news in rows, each step with its name; where there is no room, what belongs to no step is left to the log."""
    paragraphs = news.paragraphs(moment, table)
    found = _in_rows(paragraphs, width)
    if len(found) > room:
        found = _in_rows([told for told in paragraphs if told[0]], width)
    return found if len(found) <= room else [*found[: room - 1], ("", look.marked("L tells the rest."))]


def _in_rows(paragraphs: list[news.Told], width: int) -> list[tuple[str, Content]]:
    found: list[tuple[str, Content]] = []
    for step, text in paragraphs:
        first, *more = wrapped(look.marked(text), width)
        found += [(f"{step} {news.STEPS[step]}" if step else "", first), *(("", line) for line in more)]
    return found


def _face(face: CardFace, item: Item, size: cards.Size, state: cards.State) -> cards.Face:
    """Name, then field by field what it does, as far as there is room; what it brings when given up below a line."""
    inner = size.inner - 2
    room = size.height - 2
    found = [
        [line.plain for line in wrapped(look.marked(text), inner)] for text in (face.name, *fields(face))
    ]
    lines = found[0] + [""] * (sum(map(len, found)) + 2 <= room)
    for field in found[1:]:
        lines += ["╌" * inner] * (field[0].startswith(GIVEN) and len(lines) + len(field) < room)
        lines += field
    if len(lines) > room:
        lines = [*lines[: room - 1], look.shortened(" ".join(lines[room - 1 :]), inner)]
    lines += [""] * (room - len(lines))
    return cards.Face(
        lines=tuple(f" {line}".ljust(size.inner) for line in lines),
        state=state,
        double=face.tier in {"gold", "legendary"},
        head=f" {item.digit} {notches(face.tier)} {face.type or ''} ",
        label="" if item.able else " not now ",
    )


def _draw_row(canvas: Canvas, y: int, item: Item, chosen: bool, table: View) -> None:
    """Digit, tier, type, name and words."""
    style = look.CHOSEN if chosen else look.TEXT if item.able else look.FAINT
    canvas.put(0, y, "▸" if chosen else " " if item.able else "✗", style)
    canvas.put(2, y, str(item.digit), look.CAN if item.spots and item.able else look.FAINT)
    face = None if item.card is None else table.cards.get(item.card)
    words = item.aside if face is None else told(face)
    x = 4
    if face is not None:
        canvas.put(x, y, notches(face.tier) or FOE, tier_style(face.tier))
        canvas.put(x + TIER, y, face.type or "", style if chosen else look.SOFT)
        x += TIER + TYPE
    name = NAME if face is not None and canvas.width < 100 else max(NAME, min(len(item.label), 36))
    canvas.put(
        x, y, look.shortened(item.label, name), look.CHOSEN if chosen else look.STRONG if item.able else style
    )
    x += name + 1
    canvas.put(x, y, look.shortened(look.plain(words), canvas.width - x - 1), style if chosen else look.SOFT)
