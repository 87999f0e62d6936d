"""Why a move may not be made, with the rule that says so."""

from typing import TYPE_CHECKING, Final

from sacrarium.core.bits import Card, Move, Seat, bit, highest, lowest
from sacrarium.core.errors import Reason

from . import moves
from . import phases as c
from .pieces import JOKERS, points
from .proposals import gain, is_set, scorable, sets_in
from .rules.cycle import participants
from .rules.exchange import visible

if TYPE_CHECKING:
    from .state import SacreState

NO_SEQUENCE: Final = Reason("R8", "not_yet_a_sequence")
#: By phase: the rule that says what is asked now.
RULE_OF: Final = (
    "R3",
    "R8",
    "R12",
    "R13",
    "R16",
    "R21",
    "R22",
    "R24",
    "R25",
    "R26",
    "R26",
    "R27",
    "R28",
    "R34",
    "R5",
)
VERB_OF: Final = (
    None,
    "score",
    "offer",
    "lay",
    None,
    None,
    "pass",
    "put",
    "take",
    None,
    "give",
    "aside",
    "pick",
    "score",
)


def why_not(state: "SacreState", seat: Seat, move: Move) -> Reason | None:
    """The first rule that forbids the move; None if it is legal."""
    if state.phase == c.OVER:
        return Reason("R5", "game_over")
    if not 0 <= move < moves.MOVE_COUNT:
        return Reason("R3", "no_such_move")
    if not (0 <= seat < state.players and state.to_act() >> seat & 1):
        return _not_asked(state, seat)
    if state.is_legal(seat, move):
        return None
    return _what_is_wrong(state, seat, move)


def _what_is_wrong(state: "SacreState", seat: Seat, move: Move) -> Reason:
    """Why an answer of the right kind is not legal here, or that something else is asked."""
    if state.phase == c.MAIN and move < moves.CARD_MOVES:
        return _option(state, move)
    if moves.verb_of(move) is not None and moves.verb_of(move) == VERB_OF[state.phase]:
        return _card(state, seat, moves.card_of(move))
    if state.phase == c.PARTNER and moves.PARTNER <= move < moves.TARGET:
        return Reason("R16", "no_card_laid")
    if state.phase == c.TARGET and moves.TARGET <= move < moves.RULE:
        return Reason("R26", "no_target")
    if state.phase == c.CYCLE and moves.RULE <= move < moves.DONE:
        return _rule(state, *moves.rule_of(move))
    if move == moves.DONE and state.phase in {c.PUT, c.SCORE}:
        return Reason("R24", "put_one") if state.phase == c.PUT else _set(state, seat)
    return Reason(RULE_OF[state.phase], "something_else", {"phase": state.phase})


def _not_asked(state: "SacreState", seat: Seat) -> Reason:
    if state.phase in {c.LAY, c.PASS} and 0 <= seat < state.players:
        if state.phase == c.LAY and seat != state.active and not state.able >> seat & 1:
            return Reason("R14", "nothing_to_lay")
        if state.phase == c.PASS and state.size(seat) < state.cycle_number:
            return Reason("R21", "sits_out", {"number": state.cycle_number})
        if seat != state.active or state.phase == c.PASS:
            return Reason("R36", "already_chosen")
    waits_for = {"seat": lowest(state.to_act())}
    if state.phase in {c.LAY, c.PASS, c.ASIDE}:
        return Reason(RULE_OF[state.phase], "others_choose", waits_for)
    return Reason("R1", "not_your_turn", waits_for)


def _option(state: "SacreState", option: int) -> Reason:
    if option == c.TO_SCORE:
        return why_no_score(state, state.active)
    if option == c.TO_CYCLE and state.round_number == c.LAST_ROUND:
        return Reason("R20", "no_cycle_in_last_round")
    if option == c.TO_CYCLE and state.last_option == c.TO_CYCLE:
        return Reason("R20", "just_cycled", {"seat": state.last_seat})
    return Reason("R3", "nobody_has_cards")


def why_no_score(state: "SacreState", seat: Seat) -> Reason:
    """R8, R11: no sequence at all, or none that could still win."""
    best = next(iter(sets_in(state.hands[seat])), None)
    if best is None:
        return Reason("R8", "no_sequence")
    return precluded(state, seat, gain(best))


def precluded(state: "SacreState", seat: Seat, more: int) -> Reason:
    """R11: who would still be ahead."""
    total = state.scores[seat] + more
    ahead = max(
        (other for other in range(state.players) if other != seat),
        key=lambda other: (state.scores[other], state.place_in_order(other)),
    )
    return Reason(
        "R11", "precludes", {"points": more, "total": total, "seat": ahead, "score": state.scores[ahead]}
    )


def _card(state: "SacreState", seat: Seat, card: Card) -> Reason:
    about = {"card": card}
    if state.phase == c.PICK:
        return _pick(state, card)
    if state.phase == c.TAKE:
        return Reason("R25", "not_in_deck" if not state.deck_cards() >> card & 1 else "increasing", about)
    hand = state.target_hand() if state.phase == c.ASIDE else state.hands[seat]
    if not hand >> card & 1:
        return Reason(RULE_OF[state.phase], "not_in_hand", about)
    if state.phase in {c.SCORE, c.BONUS}:
        return _score_card(state, seat, card)
    if state.phase == c.LAY:
        if card >= c.RED_JOKER:
            return Reason("R13", "joker_never_laid", about)
        return Reason("R13", "too_small", {"card": card, "value": points(state.offered)})
    if card >= c.RED_JOKER and state.phase not in {c.PASS, c.PUT, c.ASIDE}:
        return Reason("R12", "joker_never_offered", about)
    if state.phase == c.PUT and state.put_cards() >> card & 1:
        return Reason("R24", "already_put", about)
    return Reason("R37", "increasing", about)


def _pick(state: "SacreState", card: Card) -> Reason:
    about = {"card": card}
    if not visible(state) >> card & 1:
        return Reason("R28", "not_visible", about)
    return Reason("R29", "locked", {"card": card, "seat": state.taker[card] % state.players})


def _score_card(state: "SacreState", seat: Seat, card: Card) -> Reason:
    picked = state.picks[seat]
    if picked and highest(picked) >= card:
        return Reason("R37", "increasing", {"card": card})
    if picked and card < c.RED_JOKER and lowest(picked) // 13 != card // 13:
        return Reason("R8", "other_suit", {"card": card})
    if any(
        (picked | bit(card)) & ~(cards | JOKERS) == 0 for cards, jokers, _ in scorable(state, seat) if jokers
    ):
        return Reason("R37", "increasing", {"card": card})
    return Reason("R8", "fits_no_set", {"card": card})


def _set(state: "SacreState", seat: Seat) -> Reason:
    picked = state.picks[seat]
    if not is_set(picked):
        return NO_SEQUENCE
    return precluded(state, seat, gain(picked))


def _rule(state: "SacreState", number: int, spots: int) -> Reason:
    """R21: too many cards, too few seats, or all the way round."""
    if number > state.most_cycle:
        return Reason("R21", "too_many_cards", {"most": state.most_cycle})
    count = participants(state, number)
    if count < 2:
        return Reason("R21", "too_few_seats", {"number": number})
    return Reason("R21", "too_many_spots", {"spots": spots, "most": count - 1})
