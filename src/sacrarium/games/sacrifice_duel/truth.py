"""What cannot be true of a position: whose cards, trophies and altars, and what a phase needs (DU-12)."""

from typing import TYPE_CHECKING, Final

from sacrarium.core.bits import Seat
from sacrarium.core.errors import BadPosition
from sacrarium.core.words import counted

from . import phases as c
from .pieces import (
    FLOOR,
    HAND_SIZE,
    HANDS,
    JOKER,
    NAMES,
    STARTER,
    cards_in,
    is_trophy,
    names_in,
)
from .piles import count, kinds, minus, size
from .rules.drawing import tricks_in
from .rules.tricks import wins

if TYPE_CHECKING:
    from .state import DuelState

WITH_KING: Final = 2  # more cards in hand
MOST_TRICKS: Final = 7  # of a king
BUYING: Final = frozenset({c.SEALED, c.FIRST_BUYS, c.SECOND_BUYS})
TRICKS: Final = frozenset({c.TOGETHER, c.LEAD, c.FOLLOW})
DECIDED: Final = frozenset({c.SACRIFICE, c.OVER})


def check(state: "DuelState") -> None:
    """BadPosition where no game could come to this."""
    for seat in (0, 1):
        _check_starters(state, seat)
        _check_bought(state, seat)
        _check_altar(state, seat)
    _check_buyer(state)
    _check_played(state)
    _check_history(state)
    _check_tricks(state)
    _check_leader(state)
    _check_winner(state)
    _check_end(state)
    _check_past(state)
    for seat in (0, 1):
        _check_hand(state, seat)


# -- whose cards -----------------------------------------------------------------------------------


def _check_starters(state: "DuelState", seat: Seat) -> None:
    """R1: both seats begin with the same ten cards, and never lose one to each other."""
    doubled = kinds(state.owned(seat) >> 1) & STARTER
    if doubled:
        raise BadPosition(
            f"hands: seat {seat} cannot own both cards {names_in(doubled)[0]}; one is the other seat's starter"
        )


def _check_bought(state: "DuelState", seat: Seat) -> None:
    """R9, R10: before the first orders nobody owns more than it began with."""
    more = minus(state.owned(seat), state.owned(seat) & STARTER)
    if state.phase == c.SEALED and more:
        raise BadPosition(f"hands: before the first orders seat {seat} cannot own {names_in(more)[0]}")


def _has_bought(state: "DuelState", seat: Seat) -> bool:
    """Whether the seat can have bought in this round."""
    return state.phase not in BUYING or (state.phase == c.SECOND_BUYS and seat == state.buyer)


def _check_altar(state: "DuelState", seat: Seat) -> None:
    """R26: every hand that was won has cost one card at least, and no more than its tricks; unless one is not told."""
    trophies = cards_in(state.won[seat])
    if state.phase == c.SACRIFICE and seat == state.winner and state.trophy in trophies:
        trophies.remove(state.trophy)
    most = sum(map(tricks_in, trophies))
    if trophies and state.altar[seat] and not len(trophies) <= size(state.altar[seat]) <= most:
        raise BadPosition(
            f"altar: seat {seat} has sacrificed {size(state.altar[seat])}; with {counted(len(trophies), 'trophy', 'trophies')} "
            f"it is {len(trophies)} to {most}"
        )


# -- the hand that is being played -----------------------------------------------------------------


def _check_buyer(state: "DuelState") -> None:
    """R10, R11: in round 1 both seats order at once, later one after the other."""
    if state.phase == c.SEALED and state.buyer != c.NOBODY:
        raise BadPosition("buyer: in round 1 nobody buys first")
    for seat in (0, 1):
        if state.order[seat] != c.NO_ORDER and state.phase != c.SEALED and not _has_bought(state, seat):
            raise BadPosition(f"order: seat {seat} has not ordered yet")


def _check_played(state: "DuelState") -> None:
    """R14, R21: a trick takes a card of each seat; steps come after all tricks."""
    played, steps, tricks = state.played, state.steps, tricks_in(state.trophy)
    if steps and state.phase not in {c.SUDDEN, *DECIDED}:
        raise BadPosition("steps: there is no sudden death now")
    if state.phase in {c.SUDDEN, *DECIDED} and played != tricks + steps:
        raise BadPosition(
            f"played: the {NAMES[state.trophy]} has {counted(tricks, 'trick')}; with {counted(steps, 'step')} of sudden death "
            f"{tricks + steps} are over, not {played}"
        )
    if state.phase == c.OVER:
        return
    for seat in (0, 1):
        lying = size(state.row[seat])
        if lying and lying != played and not (steps and lying < played and (played - lying) % HAND_SIZE == 0):
            raise BadPosition(
                f"row: after {counted(played, 'trick')} seat {seat} has {counted(played, 'card')} there, not {lying}"
            )


def _check_history(state: "DuelState") -> None:
    """R15 to R19: who took which trick follows from its cards, and who led it from the trick before."""
    for number in range(state.played):
        mine, yours = state.cards[2 * number], state.cards[2 * number + 1]
        if mine == c.NO_CARD:
            continue
        name = f"history: trick {number + 1}"
        leader, taker = state.leaders[number], _taker(state, number)
        if state.takers[number] != taker:
            goes = "to nobody" if taker == c.NOBODY else f"to seat {taker}"
            raise BadPosition(f"{name}, {NAMES[mine]} and {NAMES[yours]}, goes {goes}")
        led = number > 0 and number < tricks_in(state.trophy)
        known = not led or state.cards[2 * number - 2] != c.NO_CARD
        before = state.takers[number - 1] if led else c.NOBODY
        if known and leader != before:
            raise BadPosition(f"{name} is led by {'nobody' if before == c.NOBODY else f'seat {before}'}")
    if state.phase in DECIDED or state.steps:
        return
    for seat in (0, 1):
        shown = [state.cards[2 * number + seat] for number in range(state.played)]
        row = cards_in(state.row[seat])
        for code in set(shown) - {c.NO_CARD}:
            if shown.count(code) > row.count(code):
                raise BadPosition(f"history: {NAMES[code]} is not in the row of seat {seat}")


def _taker(state: "DuelState", number: int) -> Seat:
    result = wins(state.cards[2 * number], state.cards[2 * number + 1], state.trophy, state.joker_wins)
    if result == c.TIE and state.leader_wins and state.leaders[number] != c.NOBODY:
        result = state.leaders[number]
    return result if result < c.TIE else c.NOBODY


def _check_tricks(state: "DuelState") -> None:
    """R19, R21: a trick counts for its winner, a tie for both; only under a joker it may count for nobody."""
    regular = min(state.played, tricks_in(state.trophy))
    mine, yours = state.tricks
    if not mine and not yours and not any(card != c.NO_CARD for card in state.cards):
        return  # not told
    decided = state.steps and state.phase in DECIDED
    if decided:
        mine, yours = max(mine, yours) - 1, min(mine, yours)
    fewest = 0 if state.trophy == JOKER else regular
    if max(mine, yours) > regular or mine + yours < fewest:
        raise BadPosition(
            f"tricks: after {counted(regular, 'trick')} they cannot stand at {state.tricks[0]} to {state.tricks[1]}"
        )
    if (state.phase == c.SUDDEN or decided) and mine != yours:
        raise BadPosition("tricks: there is sudden death only where both have won as many")
    _check_known_tricks(state, regular)


def _check_known_tricks(state: "DuelState", regular: int) -> None:
    """What the tricks that are named have brought."""
    numbers = [number for number in range(regular) if state.cards[2 * number] != c.NO_CARD]
    for seat in (0, 1):
        won = sum(state.takers[number] == seat or _is_tie(state, number) for number in numbers)
        at_most = won + regular - len(numbers) + (state.steps > 0 and state.phase in DECIDED)
        if not won <= state.tricks[seat] <= at_most:
            raise BadPosition(
                f"tricks: seat {seat} has won {won} of those that are named, not {state.tricks[seat]}"
            )


def _is_tie(state: "DuelState", number: int) -> bool:
    cards = state.cards[2 * number], state.cards[2 * number + 1]
    return state.takers[number] == c.NOBODY and c.TIE == wins(*cards, state.trophy, state.joker_wins)


def _check_leader(state: "DuelState") -> None:
    """R17, R19: the first trick and that after a tie are played at once, others are led by who took the last."""
    last = state.played - 1
    known = state.played > 0 and state.cards[2 * last] != c.NO_CARD
    if known and state.last_winner != state.takers[last]:
        raise BadPosition(f"last_winner: that is not who took trick {state.played}")
    later = state.phase in BUYING and state.phase != c.SEALED  # then it is of the hand before
    if not state.played and not later and state.last_winner != c.NOBODY:
        raise BadPosition("last_winner: no trick of this hand is over")
    if state.phase in {c.LEAD, c.FOLLOW}:
        if not state.played:
            raise BadPosition("leader: the first trick is played by both at once")
        if state.last_winner not in {state.leader, c.NOBODY} or (known and state.leader != state.last_winner):
            raise BadPosition(f"leader: seat {state.leader} did not take the last trick")
    elif state.leader != c.NOBODY and state.phase not in {*DECIDED, c.SUDDEN}:
        raise BadPosition("leader: nobody leads now")
    elif state.phase == c.TOGETHER and state.last_winner != c.NOBODY:
        raise BadPosition(f"phase: seat {state.last_winner} took the last trick, so it leads the next")


def _check_winner(state: "DuelState") -> None:
    """R20, R25: a hand is won by more tricks, when they are over."""
    if state.phase not in DECIDED:
        if state.winner != c.NOBODY:
            raise BadPosition("winner: this hand is not won yet")
        return
    if state.winner == c.NOBODY:
        raise BadPosition("winner: somebody has won this hand")
    if state.tricks[state.winner] <= state.tricks[1 - state.winner]:
        raise BadPosition(f"winner: seat {state.winner} has not won more tricks")
    if state.phase == c.SACRIFICE:
        limit = state.tricks[state.winner] - state.tricks[1 - state.winner]
        if size(state.offered) >= limit:
            raise BadPosition(f"offered: {counted(limit, 'card')} complete the sacrifice")


def _check_end(state: "DuelState") -> None:
    """R27, R28: the game ends after the last hand, or when its winner falls below the floor."""
    if state.phase != c.OVER:
        if state.loser != c.NOBODY:
            raise BadPosition("loser: nobody has lost yet")
        return
    for seat in (0, 1):
        if state.hands[seat] or state.row[seat] or state.committed[seat] != c.NO_CARD:
            raise BadPosition(f"hands: when the game is over all cards of seat {seat} lie in its piles")
    if state.loser == c.NOBODY:
        if state.round_number != HANDS:
            raise BadPosition(f"phase: without a loser the game goes on after round {state.round_number}")
        return
    live = size(minus(state.owned(state.loser), state.altar[state.loser]))
    if state.loser != state.winner or live >= FLOOR or state.round_number == HANDS:
        raise BadPosition(f"loser: seat {state.loser} is not below the floor")


def _check_past(state: "DuelState") -> None:
    """R20, R25, R26: finished hands, each with its trophy, its tricks and its sacrifice."""
    finished = state.round_number - (state.phase != c.OVER)
    for seat in (0, 1):
        hands = [number for number in range(HANDS) if state.past_winner[number] == seat]
        trophies = [state.past_trophy[number] for number in hands]
        for number in hands:
            _check_past_hand(state, number, finished)
        for code in trophies:
            if trophies.count(code) > count(state.won[seat], code):
                raise BadPosition(f"past: seat {seat} does not own the trophy {NAMES[code]}")
        if not hands:
            continue
        given = sum(state.past_given[number] for number in hands)
        unknown = size(state.won[seat]) - (state.phase == c.SACRIFICE and seat == state.winner) - len(hands)
        if given + unknown > size(state.altar[seat]) or (not unknown and given < size(state.altar[seat])):
            raise BadPosition(
                f"past: seat {seat} has {size(state.altar[seat])} cards on its altar, not {given}"
            )


def _check_past_hand(state: "DuelState", number: int, finished: int) -> None:
    name = f"past: hand {number + 1}"
    winner, trophy = state.past_winner[number], state.past_trophy[number]
    margin = state.past_tricks[2 * number + winner] - state.past_tricks[2 * number + 1 - winner]
    if number >= finished:
        raise BadPosition(f"{name} is not over")
    if not is_trophy(trophy):
        raise BadPosition(f"{name} is not played for {NAMES[trophy]}")
    if margin < 1 or margin > tricks_in(trophy):
        raise BadPosition(f"{name} is not won with these tricks")
    if not 1 <= state.past_given[number] <= margin:
        raise BadPosition(f"{name} has cost 1 to {margin} cards, not {state.past_given[number]}")


def _check_hand(state: "DuelState", seat: Seat) -> None:
    """R6, R13, R22: hands of five, seven for a king, less what was spent or played; cards to spare need not be told."""
    held = size(state.hands[seat]) + (state.committed[seat] != c.NO_CARD)
    if state.phase in BUYING:
        bought = state.phase == c.SECOND_BUYS and seat == state.buyer
        fits = not held or held in ({1, 3, 5} if bought else {HAND_SIZE})
    elif state.phase in TRICKS:
        tricks = tricks_in(state.trophy)
        fits = tricks <= held + state.played <= HAND_SIZE + WITH_KING * (tricks == MOST_TRICKS)
    else:
        return
    if not fits:
        raise BadPosition(f"hands: seat {seat} cannot hold {counted(held, 'card')} here")
