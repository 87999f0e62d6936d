"""Sacrifice Duel: the hand under way, the market, and both sides of the table as far as the viewer sees them."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from sacrarium.adapters.layout import (
    Field,
    Layout,
    View,
    around,
    flag,
    number,
    numbers,
    one_of,
    seat_at,
    some_of,
    whose,
)
from sacrarium.games.sacrifice_duel.pieces import HANDS, NAMES, SUDDEN_DEATH_CAP, Options
from sacrarium.games.sacrifice_duel.view import PHASES

SEATS: Final = 2
COPIES: Final = 2
MOST_CARDS: Final = 54
MOST_TRICKS: Final = 7
MOST_POINTS: Final = 200
SIZES: Final = ("hand_size", "draw_size", "discard_size", "row_size", "altar_size", "owns")


def layout(_: Options) -> Layout:
    """The fields, the same for every table."""
    return Layout(*_hand_under_way(), *_market(), *_sides())


def _hand_under_way() -> list[Field]:
    return [
        one_of("phase", ", ".join(PHASES), PHASES, lambda view: view.phase),
        some_of(
            "to_act",
            "who is to act: you, the other",
            range(SEATS),
            lambda view: [(seat - view.seat) % SEATS for seat in view.to_act],
        ),
        number("round", f"of {HANDS}", HANDS, lambda view: view.round),
        one_of("trophy", "the trophy of this hand", NAMES, lambda view: view.trophy),
        number("tricks", "in this hand, of 7", MOST_TRICKS, lambda view: view.tricks),
        number("trick_number", "of 27", MOST_TRICKS + SUDDEN_DEATH_CAP, lambda view: view.trick_number),
        number("sudden", "steps of sudden death, of 20", SUDDEN_DEATH_CAP, lambda view: view.sudden),
        whose("buyer", "who buys first", SEATS, lambda view: view.buyer),
        whose("leader", "who leads", SEATS, lambda view: view.leader),
        whose("winner", "who has won this hand", SEATS, lambda view: view.winner),
        one_of("led", "the card to be beaten", NAMES, lambda view: view.led),
        some_of("beating", "the cards that would beat it", NAMES, lambda view: view.beating),
        number("limit", "how many cards may be sacrificed, of 7", MOST_TRICKS, lambda view: view.limit),
        number("safe", "how many of these do not lose the game, of 7", MOST_TRICKS, lambda view: view.safe),
        number("offered", "cards put forward, of 7", MOST_TRICKS, lambda view: view.offered),
        _pile("yours", "those you put forward", lambda view: view.yours),
        _pile("pool", "what you may still sacrifice", lambda view: view.pool),
    ]


def _market() -> list[Field]:
    return [
        _pile("market", "what can be bought", lambda view: _repeated(view.market)),
        _pile("coming", "trophies still to come", lambda view: view.coming),
    ]


def _sides() -> list[Field]:
    return [
        _both("sizes", f"{', '.join(SIZES)}, of 54", _sizes),
        _both(
            "score",
            "tricks of this hand, trophy points, altar points and points (zero: hidden), of 200",
            _score,
        ),
        _both(
            "committed",
            "a card or an order lies face down",
            lambda name, step: flag(name, "", lambda view: _side(view, step).committed),
        ),
        _both(
            "card",
            "the card in the trick, if you may see it",
            lambda name, step: one_of(name, "", NAMES, lambda view: _side(view, step).card),
        ),
        *(
            _both(name, words, lambda title, step, name=name: _side_pile(title, step, name))
            for name, words in (
                ("hand", "the cards in hand; the other's are hidden"),
                ("draw", "the draw pile, without order; the other's is hidden"),
                ("discard", "the discard; the other's is hidden"),
                ("altar", "the altar; the other's is hidden"),
                ("row", "played openly in this hand"),
                ("mixed", "row and hand together, where they are known only as one"),
                ("open_discard", "seen going to the discard"),
                ("collection", "everything the side owns"),
                ("trophies", "trophies won"),
                ("maybe_altar", "any of these was sacrificed"),
            )
        ),
    ]


def _both(name: str, words: str, make: Callable[..., Field]) -> Field:
    return around(name, f"you, the other: {words}", SEATS, make)


def _side(view: View, step: int) -> Any:
    return view.sides[seat_at(view, step, SEATS)]


def _sizes(name: str, step: int) -> Field:
    return numbers(
        name,
        "",
        len(SIZES),
        MOST_CARDS,
        lambda view: [getattr(_side(view, step), size) for size in SIZES],
    )


def _score(name: str, step: int) -> Field:
    def score(view: View) -> list[int]:
        side = _side(view, step)
        return [side.tricks, side.trophy_points, side.altar_points or 0, side.points or 0]

    return numbers(name, "", 4, MOST_POINTS, score)


def _side_pile(title: str, step: int, name: str) -> Field:
    if name == "maybe_altar":
        return _pile(
            title,
            "",
            lambda view: [card for gift in _side(view, step).offerings or () for card in gift.played],
        )
    return _pile(title, "", lambda view: getattr(_side(view, step), name))


def _pile(name: str, words: str, of: Callable[[View], Iterable[str] | None]) -> Field:
    return some_of(name, words, NAMES, of, COPIES)


def _repeated(counts: dict[str, int]) -> list[str]:
    return [card for card, count in counts.items() for _ in range(count)]
