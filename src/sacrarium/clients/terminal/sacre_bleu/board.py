"""Everything above the question: the seats, the deck, and what is being decided."""

from typing import Final

from textual.content import Content

from sacrarium.clients.terminal import cards, look
from sacrarium.clients.terminal.canvas import Canvas, wrapped
from sacrarium.clients.terminal.moment import Moment, Sight
from sacrarium.clients.terminal.pane import Pane
from sacrarium.games.sacre_bleu.view import View

from . import cycling, deck, seats, tiles
from .answer import chosen_of
from .stage import Ahead, Row, Stage, card_of, proposed_cards, stage_of
from .table import chains, listed, short, table_of, terse
from .tiles import Line, Tile

WIDEST: Final = 112
NUMBER: Final = 4  # columns before a title


class SacrePane(Pane):
    """The table."""

    DEFAULT_CSS = "SacrePane { height: 1fr; }"

    def __init__(self, ahead: Ahead) -> None:
        super().__init__()
        self.ahead = ahead

    # -- places ------------------------------------------------------------------------------------

    def _left(self) -> int:
        return max(1, (self.size.width - WIDEST) // 2)

    def _width(self) -> int:
        return min(WIDEST, self.size.width - 2)

    def _top(self, table: View) -> int:
        """The first row below seats and deck."""
        used = table.players + 1
        return used + (1 if self.size.height > used + 6 else 0)

    def _room(self, table: View) -> int:
        return max(0, self.size.height - self._top(table))

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, sight: Sight) -> None:
        """Seats, deck, and the question or what is going on."""
        table = table_of(sight.moment)
        left, width = self._left(), self._width()
        seats.draw_seats(canvas, left, width, sight, table)
        line = wrapped(look.marked(deck.in_words(table, sight.moment), look.SOFT), width)[0]
        canvas.rich(left, table.players, line)
        stage = None if sight.held else stage_of(self.ahead, sight)
        if stage is None:
            self._draw_doings(canvas, table, sight)
        else:
            self._draw_stage(canvas, stage, sight)

    def _draw_stage(self, canvas: Canvas, stage: Stage, sight: Sight) -> None:
        chosen = chosen_of(stage, sight)
        at = self._left(), self._top(stage.table)
        if stage.about == "cycle":
            cycling.draw(canvas, *at, self._room(stage.table), self._width(), stage, chosen)
        elif stage.about == "take":
            deck.draw_map(canvas, *at, stage, chosen, ())
            into = stage.table.swap.into if stage.table.swap is not None else ()
            canvas.rich(at[0], at[1] + deck.HEIGHT, look.marked(f"Into the deck: **{listed(into)}**"))
        elif stage.about == "pick":
            tiles.draw(canvas, *at, seen_lines(stage, chosen), 1, self._width())
        elif stage.rows() and not stage.ordered:
            self._draw_rows(canvas, stage, chosen)
        else:
            self._draw_words(canvas, stage, chosen)

    def _draw_rows(self, canvas: Canvas, stage: Stage, chosen: str | None) -> None:
        left, top = self._left(), self._top(stage.table)
        shown = self._shown(stage, chosen)
        step = self._step(stage)
        start = NUMBER + 3 + max(len(row.title) for _, row in shown)
        for y, (number, row) in enumerate(shown):
            _draw_row(canvas, left, top + step * y, number, row, row.spot == chosen)
            style = look.FAINT if row.barred else look.SOFT
            _draw_lines(
                canvas,
                left + start,
                top + step * y,
                step,
                look.marked(row.words, style),
                self._width() - start,
            )
        below = top + step * len(shown) + 1
        if stage.about == "put" and below + deck.HEIGHT <= self.size.height:
            used, _ = proposed_cards(stage, chosen)
            deck.draw_map(canvas, left, below, stage, chosen, used)

    def _shown(self, stage: Stage, chosen: str | None) -> list[tuple[int, Row]]:
        """The rows around the chosen one, with their digits."""
        rows = list(enumerate(stage.rows(), 1))
        room = max(1, self._room(stage.table))
        at = next((place for place, (_, row) in enumerate(rows) if row.spot == chosen), 0)
        first = max(0, min(at - room // 2, len(rows) - room))
        return rows[first : first + room]

    def _step(self, stage: Stage) -> int:
        return 2 if self._room(stage.table) >= 2 * len(stage.rows()) and stage.about != "put" else 1

    def _draw_words(self, canvas: Canvas, stage: Stage, chosen: str | None) -> None:
        """Questions that only the hand answers: what has to be known for it."""
        lines = [
            line
            for words in (*told(stage, chosen), "", *map(terse, stage.moment.lines))
            for line in wrapped(look.marked(words), self._width())
        ]
        for y, line in enumerate(lines[: self._room(stage.table)], self._top(stage.table)):
            canvas.rich(self._left(), y, line)

    def _draw_doings(self, canvas: Canvas, table: View, sight: Sight) -> None:
        """What is going on, and what has just happened."""
        words = [*_under_way(table, sight), *map(terse, sight.moment.lines)]
        lines = [line for one in words for line in wrapped(look.marked(one), self._width())]
        for y, line in enumerate(lines[-self._room(table) :], self._top(table)):
            canvas.rich(self._left(), y, line)

    # -- pressing ----------------------------------------------------------------------------------

    def spot_at(self, x: int, y: int, sight: Sight) -> str | None:
        """What lies on this square."""
        stage = None if sight.held else stage_of(self.ahead, sight)
        if stage is None:
            return None
        at = self._left(), self._top(stage.table)
        chosen = chosen_of(stage, sight)
        if stage.about == "cycle":
            return cycling.spot_at(x, y, at, self._room(stage.table), stage, chosen)
        if stage.about == "take":
            spot = f"take {deck.card_at(x, y, at)}"
            return spot if spot in stage.spots() else None
        if stage.about == "pick":
            return tiles.spot_at(seen_lines(stage, chosen), at, 1, self._width(), (x, y))
        shown = self._shown(stage, chosen) if not stage.ordered else []
        row, rest = divmod(y - at[1], self._step(stage))
        return shown[row][1].spot if 0 <= row < len(shown) and not rest else None


def _draw_row(canvas: Canvas, x: int, y: int, number: int, row: Row, chosen: bool) -> None:
    canvas.put(x, y, "▸" if chosen else " ", look.CHOSEN)
    canvas.put(x + 1, y, "✗" if row.barred else str(number), look.FAINT)
    style = look.FAINT if row.barred else look.BUTTON if chosen else look.CAN
    canvas.put(x + NUMBER - 1, y, f" {row.title} ", style)


def _draw_lines(canvas: Canvas, x: int, y: int, height: int, words: Content, width: int) -> None:
    """Words in so many rows; where they are too many, the last row says so."""
    lines = wrapped(words, width)
    for row, line in enumerate(lines[:height], y):
        more = row == y + height - 1 and len(lines) > height
        canvas.rich(x, row, line[: width - 2] + Content(" …") if more else line)


def told(stage: Stage, chosen: str | None) -> list[str]:
    """What has to be known where the hand alone answers."""
    table, moment = stage.table, stage.moment
    if stage.about == "put":
        return _under_the_deck(stage)
    if table.cycle is not None:
        return [f"**{chains(table.cycle.arrows, moment)}**", _out(table, moment)]
    if table.advertise is not None:
        offered = table.advertise
        return [f"**{moment.name(offered.by)}** offers **{short(offered.card)}**, worth {offered.value}."]
    if table.exchange is not None and stage.about == "aside":
        given = table.exchange.given
        return [f"**{moment.name(table.exchange.by)}** gave **{short(given)}**."] if given else []
    info = stage.info(chosen)
    stays = None if info is None else info.preview.get("stays")
    return (
        [f"Without {short(card_of(chosen))} your best run is worth **{stays}**."] if chosen and stays else []
    )


def _under_the_deck(stage: Stage) -> list[str]:
    """The cards that are put, the first of them highest."""
    ready = (*stage.table.picked, *map(card_of, stage.cards))
    if not ready:
        return ["Under the deck: nothing yet."]
    order = "  ".join(f"{number}. {short(card)}" for number, card in enumerate(ready, 1))
    return [f"Under the deck, highest first: **{order}**"]


def _out(table: View, moment: Moment) -> str:
    out = [moment.name(seat) for seat in (table.cycle.out if table.cycle is not None else ())]
    return f"Sitting out: {', '.join(out)}" if out else ""


def _under_way(table: View, sight: Sight) -> list[str]:
    """The option that somebody else is carrying out."""
    moment = sight.moment
    if table.cycle is not None:
        return [line for line in (f"**{chains(table.cycle.arrows, moment)}**", _out(table, moment)) if line]
    exchange = table.exchange
    if exchange is None:
        return []
    parts = [f"{moment.name(exchange.by)} ⇄ {moment.name(exchange.target)}"]
    if exchange.given is not None:
        parts.append(f"given: **{short(exchange.given)}**")
    if exchange.aside:
        parts.append(f"set aside: {listed(exchange.aside)}")
    if exchange.visible:
        parts.append(f"seen: {listed(exchange.visible)}")
    return ["   ".join(parts)]


def seen_lines(stage: Stage, chosen: str | None) -> list[Line]:
    """The cards of the other hand, by suit; those that may not be taken are crossed."""
    suits: dict[str, list[Tile]] = {}
    for number, spot in enumerate(stage.spots(), 1):
        card = card_of(spot)
        state: cards.State = "chosen" if spot == chosen else "plain" if stage.info(spot) else "barred"
        suits.setdefault(card[-1] if card[0] != "X" else "X", []).append(Tile(card, spot, state, number))
    return [Line(((tuple(row), _best(stage, row, chosen)),)) for row in suits.values()]


def _best(stage: Stage, row: list[Tile], chosen: str | None) -> str:
    """The best run with the chosen card of this line."""
    info = stage.info(chosen) if any(tile.spot == chosen for tile in row) else None
    return "" if info is None else f"best run **{info.preview['best']}**"
