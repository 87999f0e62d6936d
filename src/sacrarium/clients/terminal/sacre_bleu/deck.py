"""The deck: layer by layer from the top; when all is open, every card of the game on a map."""

from collections.abc import Iterator
from typing import Final

from sacrarium.clients.terminal import cards, look
from sacrarium.clients.terminal.canvas import Canvas
from sacrarium.clients.terminal.moment import Moment
from sacrarium.games.sacre_bleu.pieces import RANKS, SUITS
from sacrarium.games.sacre_bleu.view import Segment, View
from sacrarium.games.sacre_bleu.words.english.names import SIGNS

from .stage import Stage
from .table import JOKERS, by_suit, listed
from .tiles import TILE, Tile, draw_tile

HEIGHT: Final = len(SUITS)  # of the map
WIDTH: Final = 3 + TILE * (len(RANKS) + 1)


def in_words(table: View, moment: Moment) -> str:
    """The deck in one line."""
    deck = table.deck
    if deck.cards is not None:
        return f"**Deck {deck.size}**  {by_suit(deck.cards)}"
    return f"**Deck {deck.size}**  top ▸ " + " │ ".join(_segment(one, moment) for one in deck.segments)


def _segment(one: Segment, moment: Moment) -> str:
    """A layer: from the deal, or from whom; your own with its cards."""
    if one.by is None:
        return f"{one.size} from the deal"
    return f"{one.size} {moment.name(one.by)}" + (f": {listed(one.cards)}" if one.cards else "")


# -- the map ---------------------------------------------------------------------------------------


def places(x: int, y: int) -> Iterator[tuple[str, int, int]]:
    """Every card of the game with its square."""
    for row, suit in enumerate(SUITS):
        for column, rank in enumerate(RANKS):
            yield rank + suit, x + 3 + TILE * column, y + row
    for row, card in enumerate(JOKERS):
        yield card, x + 3 + TILE * len(RANKS), y + row


def card_at(x: int, y: int, at: tuple[int, int]) -> str | None:
    """The card on this square of the map that begins at `at`."""
    return next(
        (card for card, left, top in places(*at) if top == y and left <= x < left + TILE),
        None,
    )


def draw_map(
    canvas: Canvas, x: int, y: int, stage: Stage, chosen: str | None, wanted: tuple[str, ...]
) -> None:
    """Tiles lie in the deck, brackets are yours, a sign is the seat that holds the card, a dot is scored."""
    table = stage.table
    holders = {card: side.seat for side in table.seats for card in side.hand or ()}
    for row, suit in enumerate(SUITS, y):
        canvas.put(x, row, SIGNS[suit], look.STRONG)
    for card, left, top in places(x, y):
        name = JOKERS.get(card) or card[:-1]
        if card in (table.deck.cards or ()):
            draw_tile(canvas, left, top, Tile(card, state=_state(card, stage, chosen, wanted)), 1)
        elif card in table.hand:
            canvas.put(left, top, f"[{name:>2}]", look.CHOSEN)
        elif card in holders:
            canvas.put(left, top, f"{look.sign(holders[card])}{name:>2}", look.sign_style(holders[card]))
        else:
            canvas.put(left, top, "  · ", look.FAINT)


def _state(card: str, stage: Stage, chosen: str | None, wanted: tuple[str, ...]) -> cards.State:
    spot = f"take {card}"
    if spot in stage.cards or card in wanted:
        return "takes"
    return "chosen" if spot == chosen else "plain"
