"""What cannot be true of a position, and how a left-out number follows from the others."""

from typing import TYPE_CHECKING, Final

from sacrarium.core.bits import Card, Seat, members_of, set_of
from sacrarium.core.errors import BadPosition
from sacrarium.core.words import counted

from .headtables import head_table
from .pieces import ALL_CARDS, HAND_SIZE, Options
from .rules import breaks, side_of
from .scoring import ends_match

if TYPE_CHECKING:
    from sacrarium.core.bits import CardSet

    from .state import SarkophagState

Numbers = tuple[int, ...]
NOTHING: Final = 0


def heads_in_a_round(options: Options) -> tuple[int, int]:
    """The fewest and the most heads that can lie on the cards of a round."""
    heads = sorted(head_table(options.heads_table).heads)
    dealt = HAND_SIZE * options.players
    return sum(heads[:dealt]), sum(heads[-dealt:])


def first_round_for(options: Options, earlier: Numbers, finished: tuple[Numbers, ...]) -> int:
    """The first round before which so many heads can have been taken."""
    _, most = heads_in_a_round(options)
    forgotten = sum(earlier) - sum(map(sum, finished))
    return 1 + len(finished) + max(0, -(-forgotten // most))


def known_heads(state: "SarkophagState") -> list[int]:
    """What the tricks of this round that are named have cost each seat."""
    found = [0] * state.players
    for number, cards in known_tricks(state):
        if number < state.trick_number:
            found[state.leaders[number + 1]] += sum(state.heads[card] for card in cards)
    return found


def known_tricks(state: "SarkophagState") -> list[tuple[int, list[Card]]]:
    """The tricks of this round that are named, the present one included, by number from 0."""
    count = state.players
    tricks = [
        (number, [card for card in list(state.played)[number * count : (number + 1) * count] if card])
        for number in range(min(state.trick_number + 1, HAND_SIZE))
    ]
    return [(number, cards) for number, cards in tricks if cards]


def check(state: "SarkophagState") -> None:
    """BadPosition where no game could come to this."""
    _check_rounds(state)
    _check_totals(state)
    _check_end(state)
    _check_round_heads(state)
    _check_dealer(state)
    _check_order(state)


def _check_rounds(state: "SarkophagState") -> None:
    """R12, R13: one round, or several with the heads that their cards can show."""
    number, finished = state.round_number, state.finished
    if state.one_round and any(earlier_totals(state)):
        raise BadPosition("totals: a single round is played here, so there are no heads of earlier ones")
    if state.one_round and number != 1:
        raise BadPosition(f"round: a single round is played here, so there is no round {number}")
    if len(finished) >= number:
        raise BadPosition(f"finished: {counted(len(finished), 'round')} cannot be over before round {number}")
    least, most = heads_in_a_round(state.options)
    for heads in finished:
        if min(heads) < NOTHING or not least <= sum(heads) <= most:
            raise BadPosition(
                f"finished: a round has {_between(least, most)} heads together, not {', '.join(map(str, heads))}"
            )


def _between(least: int, most: int) -> str:
    return str(least) if least == most else f"{least} to {most}"


def earlier_totals(state: "SarkophagState") -> list[int]:
    """The heads of the rounds before this one; when the match is over, the totals hold this one as well."""
    now = [0] * state.players if state.to_act() else list(state.round_heads)[: state.players]
    return [total - heads for total, heads in zip(list(state.totals)[: state.players], now, strict=True)]


def _check_totals(state: "SarkophagState") -> None:
    """R12: totals are the heads of the earlier rounds, also of those that nobody remembers."""
    rest = earlier_totals(state)
    for heads in state.finished:
        rest = [total - number for total, number in zip(rest, heads, strict=True)]
    for seat, number in enumerate(rest):
        if number < NOTHING:
            raise BadPosition(
                f"totals: seat {seat} has {state.totals[seat]}, fewer than its rounds together have cost it"
            )
    forgotten = state.round_number - 1 - len(state.finished)
    least, most = heads_in_a_round(state.options)
    if not forgotten * least <= sum(rest) <= forgotten * most:
        before = counted(state.round_number - 1, "earlier round")
        raise BadPosition(f"totals: after {before} they cannot be {_listed(state.totals, state)}")


def _listed(numbers: list[int], state: "SarkophagState") -> str:
    return ", ".join(map(str, list(numbers)[: state.players]))


def _check_end(state: "SarkophagState") -> None:
    """R13: a match up to a limit goes on for as long as no total ends it."""
    if state.one_round:
        return
    limit = f"{state.options.limit_rule} the limit of {state.options.limit}"
    ended = ends_match(state.options, list(state.totals)[: state.players])
    if not state.to_act() and not ended:
        raise BadPosition(f"over: the match goes on until a total comes to {limit}")
    if state.to_act() and ended:
        raise BadPosition(f"totals: a match in which totals {limit} is over")


def _check_round_heads(state: "SarkophagState") -> None:
    """R10: who took which heads; tricks that nobody remembers may have cost what their cards can show."""
    heads, known = list(state.round_heads)[: state.players], known_heads(state)
    for seat in range(state.players):
        if heads[seat] < known[seat]:
            raise BadPosition(
                f"round_heads: seat {seat} has taken {known[seat]} with the tricks that are named, not {heads[seat]}"
            )
    forgotten = state.trick_number - sum(number < state.trick_number for number, _ in known_tricks(state))
    unseen = sorted(state.heads[card] for card in members_of(ALL_CARDS & ~state.gone))
    most = sum(unseen[len(unseen) - forgotten * state.players :])
    if sum(heads) - sum(known) > most:
        raise BadPosition(
            f"round_heads: the tricks of this round hold {sum(known) + most} heads at most, not {sum(heads)}"
        )
    takers = sum(have > took for have, took in zip(heads, known, strict=True))
    if takers > forgotten:
        raise BadPosition(
            f"round_heads: {counted(forgotten, 'trick')} cannot have gone to {counted(takers, 'seat')}"
        )


def _check_dealer(state: "SarkophagState") -> None:
    """R1, R3, G6: left of the dealer leads the first trick, and the deal moves on."""
    agreed, players = state.options.first_dealer, state.players
    if agreed != "random" and state.dealer != (agreed + state.round_number - 1) % players:
        raise BadPosition(
            f"dealer: seat {agreed} deals first, so seat {state.dealer} does not deal in round {state.round_number}"
        )
    first = (state.dealer + 1) % players
    if is_first_lead_known(state) and state.leaders[0] != first:
        raise BadPosition(
            f"dealer: if seat {state.dealer} deals, seat {first} leads the first trick, not seat {state.leaders[0]}"
        )


def is_first_lead_known(state: "SarkophagState") -> bool:
    """Whether the position says who led the first trick of the round."""
    return state.trick_number == 0 or state.played[0] != NOTHING


def _check_order(state: "SarkophagState") -> None:
    """R17: nobody plays later what an earlier card of its proves that it does not hold."""
    may_hold = [ALL_CARDS] * state.players
    for number, cards in known_tricks(state):
        for place, card in enumerate(cards):
            seat: Seat = (state.leaders[number] + place) % state.players
            if not set_of([card]) & may_hold[seat]:
                raise BadPosition(
                    f"tricks: in trick {number + 1} seat {seat} cannot have played {card}; its earlier cards prove that"
                )
            may_hold[seat] &= left_possible(state, tuple(cards), place)


def left_possible(state: "SarkophagState", cards: tuple[Card, ...], place: int) -> "CardSet":
    """R17: what a hand can still hold after it has played this card of a trick."""
    card = set_of([cards[place]])
    if place == 0:
        return state.five_heads if card & state.five_heads else ALL_CARDS
    side = side_of(cards[0], cards[1])
    released = state.released and breaks(set_of(cards[1:place]), cards[0], side)
    if place == 1 or card & side or released:
        return ALL_CARDS
    return ALL_CARDS & ~side & ~set_of([cards[0]])


def totals_of(finished: tuple[Numbers, ...], players: int) -> list[int]:
    """What the finished rounds add up to, by seat."""
    return [0] * players if not finished else [sum(heads) for heads in zip(*finished, strict=True)]
