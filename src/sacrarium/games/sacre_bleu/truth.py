"""What cannot be true of a position: sets, scores and hands, the order of turns, and what a phase needs (SB-8)."""

from typing import TYPE_CHECKING, Any, Final

from sacrarium.core.bits import Seat, highest, listed, popcount, set_of
from sacrarium.core.errors import BadPosition
from sacrarium.core.words import counted

from . import phases as c
from .pieces import CARDS, NAMES, NUMBERS, black_pile, points, red_pile
from .position import Position
from .rules.cycle import may_name
from .rules.score import can_score
from .rules.turns import may_cycle

if TYPE_CHECKING:
    from .state import SacreState

MOST_IN_LAST_ROUND: Final = 2  # sets: an option, and the Score after it (R34)

#: The phases in which a field of the turn under way says something, and what nobody does elsewhere.
FIELDS: Final[dict[str, tuple[frozenset[int], str]]] = {
    "offered": (frozenset({c.LAY, c.PARTNER}), "nobody advertises a card now"),
    "laid": (frozenset({c.LAY, c.PARTNER}), "nobody lays a card now"),
    "cycle": (frozenset({c.PASS}), "no cards are passed now"),
    "picks": (frozenset({c.SCORE, c.PASS, c.TAKE, c.ASIDE, c.PICK}), "nobody picks cards now"),
    "target": (frozenset({c.GIVE, c.ASIDE, c.PICK}), "nobody exchanges cards now"),
    "given": (frozenset({c.ASIDE, c.PICK}), "no card was given now"),
    "bonus": (frozenset({c.SCORE, c.BONUS}), "nobody scores now"),
}


def check_fields(state: "SacreState", position: Position) -> None:
    """BadPosition where a field of the position does not go with its phase, or says what cannot be."""
    said: dict[str, Any] = {name: getattr(position, name) for name in FIELDS}
    for name, (phases, words) in FIELDS.items():
        is_said = not (said[name] is None or said[name] is False or said[name] == {})
        if is_said and state.phase not in phases:
            raise BadPosition(f"{name}: {words}")
    if state.phase in {c.MAIN, c.OVER} and position.option is not None:
        raise BadPosition("option: none is under way")
    _check_memory(state, position)


def _check_memory(state: "SacreState", position: Position) -> None:
    """What is remembered of earlier turns: when, once each, and worth what a card can count."""
    taken = [take.card.upper() for take in position.takes]
    for take in position.takes:
        _check_round_of("takes", take.round, state)
        if taken.count(take.card.upper()) > 1:
            raise BadPosition(f"takes: {take.card} is named twice")
    if position.holds_worth and len(position.holds_worth) != state.players:
        raise BadPosition(
            f"holds_worth: there are {state.players} seats, but {len(position.holds_worth)} are given"
        )
    for worth in position.holds_worth:
        if not 0 <= worth <= 10:
            raise BadPosition(f"holds_worth: a card counts 0 to 10 points, not {worth}")
    if position.last_turn is not None:
        _check_round_of("last_turn", position.last_turn.round, state)


def _check_round_of(field: str, number: int, state: "SacreState") -> None:
    if not 1 <= number <= state.round_number:
        raise BadPosition(f"{field}: in round {state.round_number} nothing has happened in round {number}")


def check(state: "SacreState") -> None:
    """BadPosition where no game could come to this."""
    _check_sets(state)
    for seat in range(state.players):
        _check_size(state, seat)
        _check_untouched(state, seat)
    _check_layers(state)
    _check_order_of_turns(state)
    _check_phase(state)
    _check_picks(state)
    _check_laid(state)
    if state.phase == c.OVER:
        return
    for seat in range(state.players):
        if state.to_act() >> seat & 1 and not state.legal(seat):
            raise BadPosition(f"phase: there is nothing that seat {seat} could do here")


# -- what was scored -------------------------------------------------------------------------------


def _check_sets(state: "SacreState") -> None:
    """R8, R10, R34: a card lies in one set; a seat scores once in a round, in the last one twice at most."""
    seen = 0
    for seat in range(state.players):
        rounds = [state.set_round[5 * seat + place] for place in range(state.sets[seat])]
        for place, number in enumerate(rounds):
            cards = state.set_cards[5 * seat + place]
            if cards & seen:
                raise BadPosition(f"sets: {NAMES[listed(cards & seen)[0]]} lies in two sets")
            seen |= cards
            if number > state.round_number or (number == state.round_number and not _has_scored(state, seat)):
                raise BadPosition(f"sets: seat {seat} has not yet scored in round {number}")
            if rounds.count(number) > (MOST_IN_LAST_ROUND if number == c.LAST_ROUND else 1):
                raise BadPosition(f"sets: seat {seat} cannot score so often in round {number}")


def _has_scored(state: "SacreState", seat: Seat) -> bool:
    """Whether the seat can have scored in this round already."""
    if seat == state.active:
        again = state.round_number == c.LAST_ROUND and state.phase in {c.BONUS, c.SCORE} and state.is_bonus
        return again or state.phase in {c.OVER, c.BONUS}
    return state.place_in_order(seat) < state.place_in_order(state.active)


def _check_size(state: "SacreState", seat: Seat) -> None:
    """R4, R6, R9: a hand loses cards by scoring alone, three at least; sets that are not told may be missing."""
    sets = [state.set_cards[5 * seat + place] for place in range(state.sets[seat])]
    told = sum(map(popcount, sets))
    missing = state.dealt - state.size(seat) - told
    if missing < 0:
        raise BadPosition(
            f"hands: seat {seat} cannot hold {counted(state.size(seat), 'card')} and have scored {told}"
        )
    if 0 < missing < c.FEWEST:
        raise BadPosition(
            f"hands: seat {seat} cannot hold {counted(state.size(seat), 'card')}; of {state.dealt} it has scored {told}, and a set has 3 at least"
        )
    counts = sum(points(card) for cards in sets for card in listed(cards))
    if sets and (state.scores[seat] < counts or (not missing and state.scores[seat] != counts)):
        raise BadPosition(f"scores: the sets of seat {seat} count {counts}, not {state.scores[seat]}")


def _check_untouched(state: "SacreState", seat: Seat) -> None:
    """Setup, R13: a hand as it was dealt has a red and a black court card; one of some worth holds such a card."""
    hand = state.hands[seat]
    if state.untouched >> seat & 1:
        courts = [popcount(hand & pile(state.players)) for pile in (red_pile, black_pile)]
        if state.size(seat) != state.dealt or courts != [1, 1] or popcount(hand & NUMBERS) != state.dealt - 2:
            raise BadPosition(f"untouched: nobody is dealt a hand like that of seat {seat}")
    worth = state.holds_worth[seat]
    if worth and not any(points(card) >= worth for card in listed(hand)):
        raise BadPosition(f"holds_worth: seat {seat} holds no card of {worth} points")


def _check_layers(state: "SacreState") -> None:
    """R24: what is left of the deal lies on top of all that was put under it."""
    if state.round_number == c.LAST_ROUND:
        return
    for layer in range(1, state.layers):
        if state.layer_by[layer] == c.NOBODY:
            raise BadPosition("layers: what is left of the deal lies on top, in one layer")


# -- whose turn ------------------------------------------------------------------------------------


def _check_order_of_turns(state: "SacreState") -> None:
    """R1, R2, R5: who has three cards acts in its place; when nobody is left the game is over."""
    if state.phase == c.OVER:
        following = _next(state, state.active, state.round_number)
        if following is not None:
            raise BadPosition(
                f"phase: the game is not over, seat {following[0]} has a turn in round {following[1]}"
            )
        if state.last_seat not in {c.NOBODY, state.active}:
            raise BadPosition(f"last_turn: the last one was that of seat {state.active}")
        return
    if state.last_seat == c.NOBODY:
        return
    following = _next(state, state.last_seat, state.last_round)
    if following != (state.active, state.round_number):
        if following is None:
            raise BadPosition("last_turn: after it the game is over")
        seat, number = following
        raise BadPosition(
            f"last_turn: after seat {state.last_seat} in round {state.last_round} seat {seat} acts in round {number}"
        )


def _next(state: "SacreState", seat: Seat, number: int) -> tuple[Seat, int] | None:
    """Who acts after this seat, and in which round; hands do not change between turns."""
    for _ in range(state.players):
        seat = (seat + 1) % state.players
        number += seat == state.first
        if state.size(seat) >= c.FEWEST:
            return (seat, number) if number <= c.LAST_ROUND else None
    return None


# -- the option under way --------------------------------------------------------------------------


def _check_phase(state: "SacreState") -> None:
    """R3, R20, R25, R34: some questions come in the last round alone, and one never there."""
    last = state.round_number == c.LAST_ROUND
    bonus = state.phase == c.BONUS or state.is_bonus
    if bonus and not last:
        raise BadPosition(
            f"{'phase' if state.phase == c.BONUS else 'bonus'}: a Score follows another option in round 8 alone"
        )
    if state.phase == c.TAKE and not last:
        raise BadPosition("phase: cards of the deck are chosen in round 8 alone")
    if state.phase in {c.CYCLE, c.PASS} and not may_cycle(state):
        raise BadPosition(f"phase: nobody may choose Cycle {'in round 8' if last else 'here'}")
    if state.phase == c.PASS and not may_name(state, state.cycle_number, state.cycle_spots):
        raise BadPosition("cycle: there is no such rule for these hands")
    if state.phase in {c.SCORE, c.BONUS} and not can_score(state, state.active):
        raise BadPosition(f"phase: seat {state.active} has nothing to score")
    put = [state.put[place] for place in range(state.put_count)]
    if last and put != sorted(put):
        raise BadPosition("put: in round 8 the cards are named in increasing order")


def _check_picks(state: "SacreState") -> None:
    """R22, R25, R27, R37: who picks, from which cards, and how many."""
    for seat in range(state.players):
        picks = state.picks[seat]
        if not picks:
            continue
        source, most = _source(state, seat)
        if picks & ~source:
            raise BadPosition(f"picks: seat {seat} cannot pick {NAMES[highest(picks & ~source)]}")
        if popcount(picks) > most:
            raise BadPosition(f"picks: seat {seat} picks {counted(most, 'card')} at most")


def _check_laid(state: "SacreState") -> None:
    """R13: only seats with a card of such worth lay one, never the one that advertises."""
    for seat in range(state.players):
        if state.laid[seat] != c.NO_CARD and not state.able >> seat & 1:
            raise BadPosition(f"laid: seat {seat} cannot lay that")


def _source(state: "SacreState", seat: Seat) -> tuple[int, int]:
    """The cards from which the seat may pick here, and how many."""
    if state.phase == c.PASS:
        return state.hands[seat], state.cycle_number
    if state.phase in {c.ASIDE, c.PICK}:
        return (state.target_hand(), c.SET_ASIDE) if seat == state.target else (0, 0)
    if seat != state.active:
        return 0, 0
    if state.phase == c.TAKE:
        return set_of(list(state.deck)[: state.deck_size]), state.put_count - 1
    return state.hands[seat], CARDS
