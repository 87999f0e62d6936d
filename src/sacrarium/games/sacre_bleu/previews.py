"""What a move would bring, as data for drawing."""

from typing import TYPE_CHECKING, Any

from sacrarium.core.bits import CardSet, Seat, bit, listed

from . import phases as c
from .knowledge import doubtful
from .pieces import NAMES, names_in
from .proposals import gain, in_reach
from .rules.cycle import may_name, receivers
from .rules.score import precludes
from .telling import arrows_of
from .worth import best_run

if TYPE_CHECKING:
    from .state import SacreState

MOST_PROPOSALS = 8


def known_in(state: "SacreState", seat: Seat, other: Seat) -> CardSet:
    """The cards that a seat knows for certain in another hand."""
    cards: CardSet = state.may[c.ZONES * seat + other] & ~doubtful(state, c.ZONES * seat)
    return cards


def wanted(state: "SacreState", seat: Seat, other: Seat) -> list[str]:
    """Cards known in another hand, free to be taken, that would better the best run in hand; best first."""
    hand = state.hands[seat]
    best = most(hand)
    known = listed(known_in(state, seat, other) & ~state.locked[seat])
    gains = {card: most(hand | bit(card)) - best for card in known}
    return [NAMES[card] for card in sorted(known, key=lambda card: -gains[card]) if gains[card] > 0]


def most(hand: CardSet) -> int:
    """The points of the best set in a hand."""
    return best_run(hand, 13)


def may_score(state: "SacreState", seat: Seat, cards: CardSet) -> bool:
    """R11: whether a seat may score this set now."""
    return not precludes(state, seat, gain(cards), len(listed(cards)))


def score_moves(cards: CardSet) -> list[str]:
    """R36: card by card, then "done"."""
    return [*(f"score {name}" for name in names_in(cards)), "done"]


def swap_moves(state: "SacreState", seat: Seat) -> list[tuple[CardSet, CardSet, CardSet, list[str]]]:
    """Round 8: sets in reach by Return and the bonus Score, what goes in and comes out, and the moves that lead there."""
    found = []
    for cards, into, out in in_reach(state, seat)[:MOST_PROPOSALS]:
        put = [f"put {name}" for name in names_in(into)]
        could_go_on = any(card > max(listed(into), default=-1) for card in listed(state.hands[seat] & ~into))
        ends = [] if put and (len(put) == state.deck_size or not could_go_on) else ["done"]
        take = [f"take {name}" for name in names_in(out)]
        found.append((cards, into, out, [*put, *ends, *take]))
    return found


def to_choose(state: "SacreState", seat: Seat) -> int:
    """How many cards are still to be chosen, this one included."""
    need = state.cycle_number if state.phase == c.PASS else state.put_count or 3
    return need - len(listed(state.picks[seat]))


def cycle_of(state: "SacreState", seat: Seat, number: int, spots: int) -> dict[str, Any]:
    """Who would give to whom by a Cycle of so many cards, so many spots on."""
    found = receivers(state, number, spots)
    return {
        "q": number,
        "n": spots,
        "move": f"cycle {number} {spots}",
        "arrows": [{"from": arrow.giver, "to": arrow.receiver} for arrow in arrows_of(found)],
        "out": [other for other, to in enumerate(found) if to == c.NOBODY],
        "gives_to": None if found[seat] == c.NOBODY else found[seat],
        "gets_from": found.index(seat) if seat in found else None,
    }


def cycles(state: "SacreState", seat: Seat) -> list[dict[str, Any]]:
    """R21: every Cycle that may be named now."""
    return [
        cycle_of(state, seat, number, spots)
        for number in range(1, state.most_cycle + 1)
        for spots in range(1, state.players)
        if may_name(state, number, spots)
    ]


def from_deal(state: "SacreState") -> int:
    """How many cards on top of the deck are from the deal."""
    return int(state.layer_size[0]) if state.layer_by[0] == c.NOBODY else 0
