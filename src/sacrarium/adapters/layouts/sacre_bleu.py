"""S.A.C.R.E. Bleu!: the own hand, what every seat shows or is known to hold, and the option under way."""

from collections.abc import Callable, Iterable
from typing import Any, Final

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
from sacrarium.games.sacre_bleu.moves import MOST_CYCLED, MOST_SPOTS, OPTIONS
from sacrarium.games.sacre_bleu.phases import LAST_ROUND
from sacrarium.games.sacre_bleu.pieces import CARDS, NAMES, Options
from sacrarium.games.sacre_bleu.view import PHASES

MOST_POINTS: Final = 250
BARRED: Final = ("last_round", "just_cycled")
ANSWERS: Final = ("choosing", "laid", "unable")
Cards = Callable[[View], Iterable[str] | None]


def layout(options: Options) -> Layout:
    """The fields for so many seats."""
    seats = options.players
    return Layout(*_turn(seats), *_own(), *_seats(seats), *_knowledge(seats), *_under_way(seats))


def _turn(seats: int) -> list[Field]:
    return [
        one_of("phase", ", ".join(PHASES), PHASES, lambda view: view.phase),
        number("round", f"of {LAST_ROUND}", LAST_ROUND, lambda view: view.round),
        whose("active", "whose turn it is", seats, lambda view: view.active),
        each_seat("to_act", "who is to act", seats, 1, lambda view, seat: float(seat in view.to_act)),
        whose("first", "who comes first in the order", seats, lambda view: view.first),
        number("most_cycle", f"of {MOST_CYCLED}", MOST_CYCLED, lambda view: view.most_cycle),
        one_of("cycle_barred", "why there can be no Cycle", BARRED, lambda view: view.cycle_barred),
        one_of(
            "last_option",
            "what was done last",
            OPTIONS,
            lambda view: view.last_turn and view.last_turn.option,
        ),
        whose(
            "last_seat",
            "and by whom",
            seats,
            lambda view: None if view.last_turn is None else view.last_turn.seat,
        ),
    ]


def _own() -> list[Field]:
    return [
        _cards("hand", "your hand", lambda view: view.hand),
        _cards("picked", "what you have picked so far", lambda view: view.picked),
        number("need", "how many you have to pick, of 8", MOST_CYCLED, lambda view: view.need),
        _cards("locked", "what you may not take back", lambda view: [take.card for take in view.locked]),
    ]


def _seats(seats: int) -> list[Field]:
    return [
        each_seat(
            "score", f"of {MOST_POINTS}", seats, MOST_POINTS, lambda view, seat: view.seats[seat].score
        ),
        each_seat("size", "of 54", seats, CARDS, lambda view, seat: view.seats[seat].size),
        each_seat("open", "the hand lies open", seats, 1, lambda view, seat: view.seats[seat].open),
        each_seat("out", "takes no more turns", seats, 1, lambda view, seat: view.seats[seat].out),
        each_seat("acted", "has acted in this round", seats, 1, lambda view, seat: view.seats[seat].acted),
        each_seat(
            "untouched", "no card has come or gone", seats, 1, lambda view, seat: view.seats[seat].untouched
        ),
        _around("shown", "the hand, where you see it", seats, lambda seat: seat.hand),
        _around("sure", "cards that are certainly there", seats, lambda seat: _known(seat, True)),
        _around("last_seen", "cards that were last seen there", seats, lambda seat: _known(seat, False)),
        _around(
            "scored", "cards scored", seats, lambda seat: [card for laid in seat.sets for card in laid.cards]
        ),
    ]


def _knowledge(seats: int) -> list[Field]:
    return [
        around(
            "may_hold",
            "for each seat the cards that can be in its hand",
            seats,
            lambda name, step: _cards(name, "", lambda view: _may_be(view, f"h{seat_at(view, step, seats)}")),
        ),
        _cards(
            "may_lie_in_deck",
            "the cards that can be in the deck",
            lambda view: [where.card for where in view.where if any(zone[0] == "d" for zone in where.at)],
        ),
        number("deck_size", "of 54", CARDS, lambda view: view.deck.size),
        number(
            "deck_from_deal", "cards from the deal on top, of 54", CARDS, lambda view: view.deck.from_deal
        ),
        numbers(
            "own_in_deck",
            "for each card that you put into the deck how near the top it lies: 1 is the top card",
            CARDS,
            1,
            _own_in_deck,
        ),
        _cards("deck_cards", "the deck, in round 8", lambda view: view.deck.cards),
        numbers(
            "reach",
            f"for each seat the most it can end with, in round 8, of {MOST_POINTS}",
            seats,
            MOST_POINTS,
            lambda view: (
                [view.reach[seat_at(view, step, seats)].total for step in range(seats)] if view.reach else ()
            ),
        ),
    ]


def _under_way(seats: int) -> list[Field]:
    return [
        one_of("advertised", "the card offered", NAMES, lambda view: view.advertise and view.advertise.card),
        around(
            "answers",
            f"for each seat its answer to an Advertise: {', '.join(ANSWERS)}",
            seats,
            lambda name, step: one_of(name, "", ANSWERS, lambda view: _answer(view, step, seats, "state")),
        ),
        around(
            "laid",
            "for each seat the card it has laid, where you see it",
            seats,
            lambda name, step: one_of(name, "", NAMES, lambda view: _answer(view, step, seats, "card")),
        ),
        number("cycle_cards", f"of {MOST_CYCLED}", MOST_CYCLED, lambda view: view.cycle and view.cycle.q),
        number("cycle_spots", f"of {MOST_SPOTS}", MOST_SPOTS, lambda view: view.cycle and view.cycle.n),
        whose(
            "target",
            "of an Exchange",
            seats,
            lambda view: None if view.exchange is None else view.exchange.target,
        ),
        flag("hides", "the target sets cards aside", lambda view: view.exchange and view.exchange.hides),
        one_of(
            "given",
            "the card given, where you see it",
            NAMES,
            lambda view: view.exchange and view.exchange.given,
        ),
        _cards(
            "aside", "cards set aside, where you see them", lambda view: view.exchange and view.exchange.aside
        ),
        _cards("visible", "cards looked at", lambda view: view.exchange and view.exchange.visible),
        _cards("takeable", "cards that can be taken", lambda view: view.exchange and view.exchange.takeable),
        _cards("swap_into", "cards put into the deck in round 8", lambda view: view.swap and view.swap.into),
        _cards("swap_out", "cards taken from it", lambda view: view.swap and view.swap.out),
    ]


def _cards(name: str, words: str, of: Cards) -> Field:
    return some_of(name, words, NAMES, of)


def _around(name: str, words: str, seats: int, of: Callable[[Any], Iterable[str] | None]) -> Field:
    return around(
        name,
        f"for each seat {words}",
        seats,
        lambda title, step: _cards(title, "", lambda view: of(view.seats[seat_at(view, step, seats)])),
    )


def _known(seat: Any, sure: bool) -> list[str]:
    return [known.card for known in seat.known if known.sure == sure]


def _may_be(view: View, zone: str) -> list[str]:
    return [where.card for where in view.where if zone in where.at]


def _own_in_deck(view: View) -> list[float]:
    found = [0.0] * CARDS
    above = 0
    for segment in view.deck.segments:
        for place, card in enumerate(segment.cards or ()):
            found[NAMES.index(card)] = 1 - (above + place) / CARDS
        above += segment.size
    return found


def _answer(view: View, step: int, seats: int, what: str) -> str | None:
    if view.advertise is None:
        return None
    seat = seat_at(view, step, seats)
    return next((getattr(answer, what) for answer in view.advertise.answers if answer.seat == seat), None)
