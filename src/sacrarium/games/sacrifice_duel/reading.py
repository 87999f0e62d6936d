"""A state out of a position: what is left out is filled in, and a mistake names its field."""

from typing import TYPE_CHECKING, Any

import msgspec

from sacrarium.core.bits import Card, CardSet, Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.errors import BadNotation, BadPosition
from sacrarium.core.saying import not_a_position

from . import moves
from . import phases as c
from .pieces import (
    ALL_CARDS,
    BY_NAME,
    FLOOR,
    HAND_SIZE,
    HANDS,
    MARKET,
    MOST_PLAYED,
    NAMES,
    STARTER,
    SUDDEN_DEATH_CAP,
    TROPHIES,
    Options,
    cards_in,
    names_in,
    pile_of,
)
from .piles import count, minus, plus, size
from .position import PLACES, Known, Names, Position, Win
from .rules.buying import can_order
from .rules.drawing import tricks_in
from .truth import check
from .view import PHASES

if TYPE_CHECKING:
    from .state import DuelState


def read(data: dict[str, Any]) -> "DuelState":
    """The state of a position; a mistake names its field."""
    from .state import DuelState

    try:
        position = msgspec.convert(data, Position)
        options = msgspec.convert(position.options, Options)
    except msgspec.ValidationError as error:
        raise not_a_position(error) from None
    if position.phase not in PHASES:
        raise BadPosition(f"phase: there is no phase '{position.phase}'; there is {', '.join(PHASES)}")
    state = DuelState(options)
    state.phase = PHASES.index(position.phase)
    state.trophy = _code("trophy", position.trophy)
    _place_piles(state, position)
    _place_hand(state, position)
    _place_history(state, position)
    _check_phase(state)
    state.open_discard = [_known_discard(state, position, seat) for seat in (0, 1)]
    for seat in (0, 1):
        _place_known(state, seat, position.known[seat] or _nothing_known(state, seat))
        _check_known(state, seat)
    check(state)
    return state


def _code(field: str, name: str) -> Card:
    if name.lower() not in BY_NAME:
        raise BadPosition(f"{field}: there is no card '{name[:10]}'")
    return BY_NAME[name.lower()]


def _pile(field: str, names: Names) -> CardSet:
    codes = [_code(field, name) for name in names]
    for code in codes:
        if codes.count(code) > 2:
            raise BadPosition(f"{field}: there are only two copies of {NAMES[code]}")
    return pile_of(codes)


def _place_piles(state: "DuelState", position: Position) -> None:
    """Every card lies somewhere, twice each; what is not named lies where it started."""
    committed = [_pile("committed", (name,) if name else ()) for name in position.committed]
    state.hands = [_pile("hands", names) for names in position.hands]
    state.discard = [_pile("discard", names) for names in position.discard]
    state.row = [_pile("row", names) for names in position.row]
    state.altar = [_pile("altar", names) for names in position.altar]
    state.draw = [_pile("draw", names or ()) for names in position.draw]
    state.committed = [_code("committed", name) if name else c.NO_CARD for name in position.committed]
    state.market = _pile("market", position.market or ())
    state.deck = _pile("deck", position.deck or ())
    piles = [*state.hands, *state.discard, *state.row, *state.altar, *state.draw, *committed]
    on_table = () if state.phase in {c.SACRIFICE, c.OVER} else (state.trophy,)
    named = [code for pile in (*piles, state.market, state.deck) for code in cards_in(pile)] + list(on_table)
    for code in range(len(NAMES)):
        if named.count(code) > 2:
            raise BadPosition(f"hands: {NAMES[code]} lies in more than two places")
    missing = minus(ALL_CARDS, pile_of(named))
    if position.deck is None:
        state.deck, missing = missing & TROPHIES, missing & ~TROPHIES
    if position.market is None:
        state.market, missing = missing & MARKET, missing & ~MARKET
    state.draw, missing = _starters(state, position, missing)
    if missing:
        raise BadPosition(f"hands: nobody has said where {names_in(missing)[0]} lies")
    state.won = [state.owned(seat) & TROPHIES for seat in (0, 1)]


def _starters(state: "DuelState", position: Position, missing: CardSet) -> tuple[list[CardSet], CardSet]:
    """R1: the starters that a seat has nowhere else are in its draw pile, unless that is given."""
    draw = list(state.draw)
    for seat in (0, 1):
        if position.draw[seat] is None:
            lost = STARTER & ~state.owned(seat) & missing
            draw[seat], missing = plus(draw[seat], lost), minus(missing, lost)
    return draw, missing


def _place_hand(state: "DuelState", position: Position) -> None:
    state.round_number = HANDS - size(state.deck)
    if position.round not in {None, state.round_number}:
        raise BadPosition(f"round: with {size(state.deck)} trophies to come it is round {state.round_number}")
    for field in ("buyer", "leader", "winner", "last_winner", "loser"):
        seat = getattr(position, field)
        if seat not in {None, 0, 1}:
            raise BadPosition(f"{field}: there is no seat {seat}")
        setattr(state, field, c.NOBODY if seat is None else seat)
    if (
        not all(0 <= number <= MOST_PLAYED for number in (*position.tricks, position.steps))
        or position.steps > 19
    ):
        raise BadPosition("tricks: so many tricks or steps cannot be played in one hand")
    state.tricks = list(position.tricks)
    state.steps = position.steps
    state.order = [_read_order(name) for name in position.order]
    state.offered = _pile("offered", position.offered)


def _read_order(name: str | None) -> int:
    if name is None:
        return c.NO_ORDER
    try:
        order = moves.read(name)
    except BadNotation as error:
        raise BadPosition(f"order: {error}") from None
    if order >= len(moves.ORDERS):
        raise BadPosition(f"order: '{name}' is not an order")
    return order


def _place_history(state: "DuelState", position: Position) -> None:
    played = _played_so_far(state, position) if position.played is None else position.played
    if not 0 <= played < MOST_PLAYED + (state.phase in {c.SACRIFICE, c.OVER}):
        raise BadPosition(f"played: {played} tricks cannot be over in one hand")
    state.played = played
    cards, leaders, takers = [c.NO_CARD] * 54, [c.NOBODY] * 27, [c.NOBODY] * 27
    for trick in position.history:
        if (
            not 1 <= trick.number <= played
            or trick.leader not in {None, 0, 1}
            or trick.winner not in {None, 0, 1}
        ):
            raise BadPosition(f"history: trick {trick.number} cannot be a finished trick of this hand")
        place = trick.number - 1
        cards[2 * place : 2 * place + 2] = [_code("history", name) for name in trick.cards]
        leaders[place] = c.NOBODY if trick.leader is None else trick.leader
        takers[place] = c.NOBODY if trick.winner is None else trick.winner
    state.cards, state.leaders, state.takers = cards, leaders, takers
    if position.last_winner is None and played and takers[played - 1] != c.NOBODY:
        state.last_winner = takers[played - 1]
    _place_past(state, position)


def _played_so_far(state: "DuelState", position: Position) -> int:
    """Where it is not said: all tricks and steps once they are over, else as many as are named."""
    if state.phase in {c.SUDDEN, c.SACRIFICE, c.OVER} and count(TROPHIES, state.trophy):
        return tricks_in(state.trophy) + state.steps
    return max((trick.number for trick in position.history), default=0)


def _place_past(state: "DuelState", position: Position) -> None:
    trophies, winners, tricks, given = [c.NO_CARD] * 14, [c.NOBODY] * 14, [0] * 28, [0] * 14
    for hand in position.past:
        place = hand.round - 1
        if not 0 <= place < HANDS or hand.winner not in {0, 1} or not 0 < hand.sacrificed < 8:
            raise BadPosition(f"past: hand {hand.round} is not a finished hand of a game")
        if not all(0 <= number <= MOST_PLAYED for number in hand.tricks):
            raise BadPosition(f"past: hand {hand.round} has too many tricks")
        trophies[place], winners[place] = _code("past", hand.trophy), hand.winner
        tricks[2 * place : 2 * place + 2] = hand.tricks
        given[place] = hand.sacrificed
    state.past_trophy, state.past_winner = trophies, winners
    state.past_tricks, state.past_given = tricks, given


def _check_phase(state: "DuelState") -> None:
    """What is asked must be answerable."""
    buying, leading = state.phase in {c.FIRST_BUYS, c.SECOND_BUYS}, state.phase in {c.LEAD, c.FOLLOW}
    if not count(TROPHIES, state.trophy):
        raise BadPosition(f"trophy: {NAMES[state.trophy]} is not a trophy")
    if buying and state.buyer == c.NOBODY:
        raise BadPosition("buyer: somebody has to buy first")
    if state.phase <= c.SECOND_BUYS and not state.market:
        raise BadPosition("market: with nothing for sale nobody is asked to buy")
    if leading and state.leader == c.NOBODY:
        raise BadPosition("leader: somebody has to lead")
    _check_answers(state)
    _check_sacrifice(state)
    _check_tricks(state)
    for seat in (0, 1):
        _check_sizes(state, seat)


def _check_answers(state: "DuelState") -> None:
    """Answers that are in: never all of them, and only where somebody was asked."""
    lying = [seat for seat in (0, 1) if state.committed[seat] != c.NO_CARD]
    if len(lying) == 2 or (lying and state.phase not in {c.TOGETHER, c.FOLLOW, c.SUDDEN}):
        raise BadPosition("committed: one card lies there while the other is chosen, in a trick")
    if state.phase == c.FOLLOW and lying != [state.leader]:
        raise BadPosition("committed: in a led trick the leader's card lies open")
    if state.phase == c.SEALED:
        sealed = [seat for seat in (0, 1) if state.order[seat] != c.NO_ORDER]
        if len(sealed) == 2 or not all(can_order(state, seat, state.order[seat]) for seat in sealed):
            raise BadPosition(
                "order: one order is sealed while the other is written, and its hand can pay for it"
            )


def _check_tricks(state: "DuelState") -> None:
    """R14, R24: no more tricks than the trophy has, no more steps than twenty."""
    if state.phase <= c.SECOND_BUYS and state.played:
        raise BadPosition("played: before the tricks none can be over")
    if c.TOGETHER <= state.phase <= c.FOLLOW and state.played >= tricks_in(state.trophy):
        raise BadPosition(f"played: the {NAMES[state.trophy]} has {tricks_in(state.trophy)} tricks")
    if state.phase == c.SUDDEN and state.played > MOST_PLAYED - SUDDEN_DEATH_CAP + state.steps:
        raise BadPosition("played: so many tricks cannot be over before sudden death")


def _check_sizes(state: "DuelState", seat: Seat) -> None:
    """R6, R13, R27: hands of five or seven that last for all tricks, and decks that are not below the floor."""
    hand = size(state.hands[seat]) + (state.committed[seat] != c.NO_CARD)
    tricks = tricks_in(state.trophy) - state.played if c.TOGETHER <= state.phase <= c.FOLLOW else 0
    least = max(tricks, state.phase == c.SUDDEN)
    if not least <= hand <= (HAND_SIZE if state.phase <= c.SECOND_BUYS else HAND_SIZE + 2):
        raise BadPosition(f"hands: seat {seat} cannot hold {hand} cards here")
    live = size(minus(state.owned(seat), state.altar[seat]))
    if (
        live < FLOOR
        and state.phase != c.OVER
        and not (state.phase == c.SACRIFICE and state.round_number == HANDS)
    ):
        raise BadPosition(f"hands: seat {seat} has only {live} cards beside its altar, below the floor")


def _check_sacrifice(state: "DuelState") -> None:
    """Only who has won the trophy sacrifices, and only cards of this hand."""
    seat = state.winner
    if state.phase != c.SACRIFICE:
        if state.offered:
            raise BadPosition("offered: nobody sacrifices now")
    elif seat == c.NOBODY or not count(state.won[seat], state.trophy):
        raise BadPosition("winner: who sacrifices has won the trophy")
    elif not state.row[seat] | state.hands[seat] or state.offered & ~plus(state.row[seat], state.hands[seat]):
        raise BadPosition("offered: what is put forward must be in the row or the hand of the winner")


# -- what is known ---------------------------------------------------------------------------------


def _known_discard(state: "DuelState", position: Position, seat: Seat) -> CardSet:
    known = position.known[seat]
    return state.discard[seat] if known is None else _pile("known", known.open_discard)


def _nothing_known(state: "DuelState", seat: Seat) -> Known:
    """The altar could hold any card of its owner."""
    altar, cards = size(state.altar[seat]), names_in(state.owned(seat))
    wins = (Win(altar, unplayed=cards, unplayed_count=altar),) if altar else ()
    return Known(names_in(state.discard[seat]), wins=wins, wins_at_shuffle=len(wins))


def _place_known(state: "DuelState", seat: Seat, known: Known) -> None:
    if len(known.wins) > HANDS or not 0 <= known.wins_at_shuffle <= len(known.wins):
        raise BadPosition("known: so many wins cannot be")
    if known.old_place not in PLACES or not 0 <= known.old_left <= 7:
        raise BadPosition("known: old cards are in the hand, in the discard or nowhere")
    _put(state, "mixed", seat, _pile("known", known.mixed))
    _put(state, "wins", seat, len(known.wins))
    _put(state, "wins_at_shuffle", seat, known.wins_at_shuffle)
    _put(state, "old_left", seat, known.old_left)
    _put(state, "old_cards", seat, _pile("known", known.old_cards))
    _put(state, "old_place", seat, PLACES.index(known.old_place))
    _put(state, "old_win", seat, c.NO_WIN if known.old_win is None else min(c.NO_WIN, max(0, known.old_win)))
    for place, win in enumerate(known.wins, 14 * seat):
        if not (0 <= win.given <= 27 and 0 <= win.unplayed_count <= 27):
            raise BadPosition("known: so many cards cannot be sacrificed")
        _put(state, "given", place, win.given)
        _put(state, "pool", place, _pile("known", win.played))
        _put(state, "unplayed", place, _pile("known", win.unplayed))
        _put(state, "unplayed_count", place, win.unplayed_count)
    for field, marks in (("none_until", known.none_until), ("one_until", known.one_until)):
        for name, mark in marks.items():
            _put(state, field, 27 * seat + _code("known", name), min(HANDS, max(0, mark)))


def _put(state: "DuelState", field: str, place: int, value: int) -> None:
    """Arrays of a compiled state are copied when they are read: read, change, write back."""
    values = list(getattr(state, field))
    values[place] = value
    setattr(state, field, values)


def _check_known(state: "DuelState", seat: Seat) -> None:
    """R34: what is known must be true, or nothing could be imagined."""
    altar = sum(state.given[14 * seat : 14 * seat + state.wins[seat]])
    public = [*cards_in(state.open_discard[seat]), *cards_in(state.row[seat])]
    owned = cards_in(state.owned(seat))
    if altar != size(state.altar[seat]) or any(public.count(code) > owned.count(code) for code in public):
        raise BadPosition(f"known: this is not true of seat {seat}")
    try:
        twin = state.imagine(1 - seat, Seeded(0))
    except (AssertionError, ValueError, IndexError, ZeroDivisionError):
        raise BadPosition(f"known: this cannot be true of seat {seat}") from None
    for piles in ("draw", "discard", "hands", "row", "altar"):
        if size(getattr(state, piles)[seat]) != size(getattr(twin, piles)[seat]):
            raise BadPosition(f"known: this cannot be true of seat {seat}")
