"""Writing down what happened, with who may know."""

from typing import TYPE_CHECKING

from sacrarium.core.bits import Card, CardSet, Seat, SeatSet, bit, members_of
from sacrarium.core.journal import EVERYBODY, Journal

from . import phases as c
from .events import (
    Advertised,
    AnswersShown,
    Arrow,
    BonusSkipped,
    CardLaid,
    Cycled,
    CycleNamed,
    Dealt,
    ExchangeBegun,
    ExchangeUndone,
    FinalRound,
    GameEnded,
    Given,
    Hand,
    HandDealt,
    HandSeen,
    LaidCard,
    NobodyAnswered,
    Opened,
    OptionChosen,
    OwnPick,
    OwnReturn,
    Packet,
    Passed,
    Returned,
    Scored,
    SetAside,
    Swapped,
    SwappedWithDeck,
    SwapTaken,
    Taken,
    TurnBegan,
)
from .moves import OPTIONS
from .pieces import NAMES, names_in, points
from .ring import shown_as

if TYPE_CHECKING:
    from .board import SacreBoard


def deal(board: "SacreBoard", journal: Journal) -> None:
    """Setup: everybody sees how many, each seat sees its own."""
    journal.add(Dealt(board.first, board.dealt, board.deck_size), EVERYBODY)
    for seat in range(board.players):
        journal.add(HandDealt(seat, names_in(board.hands[seat])), bit(seat))
    begin_turn(board, journal)


def begin_turn(board: "SacreBoard", journal: Journal) -> None:
    """R1."""
    journal.add(TurnBegan(board.active, board.round_number), EVERYBODY)


def choose(board: "SacreBoard", journal: Journal) -> None:
    """R3: a Score is announced with its cards."""
    if board.option != c.TO_SCORE:
        journal.add(OptionChosen(board.active, OPTIONS[board.option]), EVERYBODY)


def score(board: "SacreBoard", seat: Seat, cards: CardSet, journal: Journal) -> None:
    """R9, R10."""
    gain = sum(points(card) for card in members_of(cards))
    journal.add(
        Scored(
            seat=seat,
            round=board.round_number,
            cards=names_in(cards),
            shown=shown_as(cards),
            points=gain,
            total=board.scores[seat],
            left=board.size(seat),
            bonus=board.is_bonus,
        ),
        EVERYBODY,
    )


def offer(board: "SacreBoard", journal: Journal) -> None:
    """R12 to R14."""
    others = [seat for seat in range(board.players) if seat != board.active and board.hands[seat]]
    journal.add(
        Advertised(
            seat=board.active,
            card=NAMES[board.offered],
            value=points(board.offered),
            asked=tuple(seat for seat in others if board.able >> seat & 1),
            unable=tuple(seat for seat in others if not board.able >> seat & 1),
        ),
        EVERYBODY,
    )


def lay(seat: Seat, card: Card, journal: Journal) -> None:
    """R13: face down."""
    journal.add(CardLaid(seat), EVERYBODY)
    own_pick(seat, "lay", card, journal)


def own_pick(seat: Seat, about: str, card: Card, journal: Journal) -> None:
    """R36: partial picks are nobody else's business."""
    journal.add(OwnPick(seat, about, NAMES[card]), bit(seat))


def show_answers(board: "SacreBoard", journal: Journal) -> None:
    """R14, R16, R33: to the active seat alone, in round 8 to all."""
    laid = tuple(
        LaidCard(seat, NAMES[board.laid[seat]])
        for seat in range(board.players)
        if board.laid[seat] != c.NO_CARD
    )
    hands = tuple(
        Hand(seat, names_in(board.hands[seat]))
        for seat in range(board.players)
        if seat != board.active and board.hands[seat] and not board.able >> seat & 1
    )
    journal.add(AnswersShown(board.active, laid, hands), _audience(board, bit(board.active)))


def _audience(board: "SacreBoard", seats: SeatSet) -> SeatSet:
    """R33: in round 8 everything is public."""
    return EVERYBODY if board.round_number == c.LAST_ROUND else seats


def nobody_answers(board: "SacreBoard", journal: Journal) -> None:
    """R15."""
    journal.add(NobodyAnswered(board.active, NAMES[board.offered]), EVERYBODY)


def swap(board: "SacreBoard", partner: Seat, taken: Card, was_open: bool, journal: Journal) -> None:
    """R16, R17, R19."""
    journal.add(Swapped(board.active, partner, NAMES[board.offered]), EVERYBODY)
    known_to = EVERYBODY if was_open else bit(board.active) | bit(partner)
    journal.add(SwapTaken(board.active, partner, NAMES[taken]), known_to)


def arrows_of(receivers: list[Seat]) -> tuple[Arrow, ...]:
    """Who passes to whom."""
    return tuple(Arrow(giver, to) for giver, to in enumerate(receivers) if to != c.NOBODY)


def name_rule(board: "SacreBoard", journal: Journal) -> None:
    """R21."""
    from .rules.cycle import receivers  # the rules import this module

    found = receivers(board, board.cycle_number, board.cycle_spots)
    out = tuple(seat for seat, to in enumerate(found) if to == c.NOBODY)
    rule = board.cycle_number, board.cycle_spots
    journal.add(CycleNamed(board.active, *rule, arrows_of(found), out), EVERYBODY)


def packet_ready(seat: Seat, journal: Journal) -> None:
    """R36: that a seat has finished is public."""
    journal.add(Passed(seat), EVERYBODY)


def cycle(board: "SacreBoard", receivers: list[Seat], opened: SeatSet, journal: Journal) -> None:
    """R22, R23."""
    arrows = arrows_of(receivers)
    journal.add(Cycled(board.cycle_number, arrows), EVERYBODY)
    for arrow in arrows:
        known_to = EVERYBODY if opened >> arrow.giver & 1 else bit(arrow.giver) | bit(arrow.receiver)
        cards = names_in(board.picks[arrow.giver])
        journal.add(Packet(arrow.giver, arrow.receiver, cards), known_to)


def return_cards(board: "SacreBoard", from_deal: int, drawn: CardSet, journal: Journal) -> None:
    """R24: how many is public, which ones is not."""
    put = tuple(NAMES[board.put[place]] for place in range(board.put_count))
    journal.add(Returned(board.active, board.put_count, from_deal), EVERYBODY)
    if put:
        journal.add(OwnReturn(board.active, put, names_in(drawn)), bit(board.active))


def swap_with_deck(board: "SacreBoard", put: CardSet, taken: CardSet, journal: Journal) -> None:
    """R25."""
    journal.add(SwappedWithDeck(board.active, names_in(put), names_in(taken)), EVERYBODY)


def aim(board: "SacreBoard", journal: Journal) -> None:
    """R26."""
    journal.add(ExchangeBegun(board.active, board.target), EVERYBODY)


def give(board: "SacreBoard", journal: Journal) -> None:
    """R26: known to the two, or to all if the target's hand is open."""
    known_to = EVERYBODY if board.is_open(board.target) else bit(board.active) | bit(board.target)
    journal.add(Given(board.active, board.target, NAMES[board.given]), known_to)


def hide(board: "SacreBoard", journal: Journal) -> None:
    """R27."""
    journal.add(SetAside(board.target, 3), EVERYBODY)


def look(board: "SacreBoard", seen: CardSet, journal: Journal) -> None:
    """R28, R33."""
    journal.add(HandSeen(board.active, board.target, names_in(seen)), _audience(board, bit(board.active)))


def take(board: "SacreBoard", card: Card, journal: Journal) -> None:
    """R28."""
    journal.add(Taken(board.active, board.target, NAMES[card]), EVERYBODY)


def undo(board: "SacreBoard", journal: Journal) -> None:
    """R30."""
    journal.add(ExchangeUndone(board.active, board.target), EVERYBODY)


def open_hand(board: "SacreBoard", seat: Seat, journal: Journal) -> None:
    """R4."""
    if board.size(seat) < c.FEWEST and board.round_number < c.LAST_ROUND:
        journal.add(Opened(seat, names_in(board.hands[seat])), EVERYBODY)


def final_round(board: "SacreBoard", journal: Journal) -> None:
    """R32."""
    hands = tuple(names_in(board.hands[seat]) for seat in range(board.players))
    journal.add(FinalRound(hands, names_in(board.deck_cards())), EVERYBODY)


def skip_bonus(board: "SacreBoard", journal: Journal) -> None:
    """R34."""
    journal.add(BonusSkipped(board.active), EVERYBODY)


def end(board: "SacreBoard", journal: Journal) -> None:
    """R35."""
    outcome = board.outcome()
    assert outcome is not None
    journal.add(GameEnded(outcome.winners[0], outcome.scores), EVERYBODY)
