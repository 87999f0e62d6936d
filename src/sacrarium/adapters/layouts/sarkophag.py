"""Sarkophag: the own hand, who has played what in this round, and what that proves."""

from typing import Final

from sacrarium.adapters.layout import (
    Field,
    Layout,
    View,
    around,
    each_seat,
    flag,
    number,
    numbers,
    one_of,
    seat_at,
    some_of,
    whose,
)
from sacrarium.games.sarkophag.pieces import HAND_SIZE, LAST_CARD, Options

CARDS: Final = range(1, LAST_CARD + 1)
MOST_HEADS: Final = 40  # of a seat in one round, and of a trick: more is very rare
ROUNDS: Final = 20


def layout(options: Options) -> Layout:
    """The fields for so many seats."""
    seats = options.players
    limit = options.limit if options.match == "limit" else MOST_HEADS
    return Layout(
        some_of("hand", "the cards in your hand, 1 to 60", CARDS, lambda view: view.hand),
        around("trick", "for each seat the card it has in this trick", seats, lambda *at: _lying(seats, *at)),
        around(
            "played", "for each seat the cards of its earlier tricks", seats, lambda *at: _played(seats, *at)
        ),
        around(
            "proven",
            "for each seat its lowest and highest possible card, and whether it has fives alone; zero: nothing proven",
            seats,
            lambda *at: _proven(seats, *at),
        ),
        whose("turn", "whose turn it is", seats, lambda view: view.turn),
        whose("leader", "who led this trick", seats, lambda view: view.leader),
        whose("dealer", "who dealt", seats, lambda view: view.dealer),
        whose("would_take", "who would take the trick as it lies", seats, lambda view: view.would_take),
        one_of("direction", "down or up", ("down", "up"), lambda view: view.direction),
        flag("broken", "somebody could not follow", lambda view: view.broken),
        number("trick_number", "of ten", HAND_SIZE, lambda view: view.trick_number),
        number("trick_heads", f"in this trick, of {MOST_HEADS}", MOST_HEADS, lambda view: view.trick_heads),
        each_seat(
            "round_heads", f"of {MOST_HEADS}", seats, MOST_HEADS, lambda view, seat: view.round_heads[seat]
        ),
        each_seat("totals", f"of {limit}", seats, limit, lambda view, seat: view.totals[seat]),
        each_seat("hand_sizes", "of ten", seats, HAND_SIZE, lambda view, seat: view.hand_sizes[seat]),
        number("round", f"of {ROUNDS}", ROUNDS, lambda view: view.round),
    )


def _lying(seats: int, name: str, step: int) -> Field:
    def card(view: View) -> int | None:
        seat = seat_at(view, step, seats)
        return next((played.card for played in view.trick if played.seat == seat), None)

    return one_of(name, "", CARDS, card)


def _played(seats: int, name: str, step: int) -> Field:
    def cards(view: View) -> list[int]:
        seat = seat_at(view, step, seats)
        return [played.card for trick in view.tricks for played in trick.cards if played.seat == seat]

    return some_of(name, "", CARDS, cards)


def _proven(seats: int, name: str, step: int) -> Field:
    def bounds(view: View) -> list[float]:
        seat = seat_at(view, step, seats)
        found = next((proven for proven in view.proven if proven.seat == seat), None)
        return [] if found is None else [found.lowest, found.highest, LAST_CARD * found.fives_only]

    return numbers(name, "", 3, LAST_CARD, bounds)
