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
    from .table import SacreTable


def deal(table: "SacreTable", journal: Journal) -> None:
    """Setup: everybody sees how many, each seat sees its own."""
    journal.add(Dealt(table.first, table.dealt, table.deck_size), EVERYBODY)
    for seat in range(table.players):
        journal.add(HandDealt(seat, names_in(table.hands[seat])), bit(seat))
    begin_turn(table, journal)


def begin_turn(table: "SacreTable", journal: Journal) -> None:
    """R1."""
    journal.add(TurnBegan(table.active, table.round_number), EVERYBODY)


def choose(table: "SacreTable", journal: Journal) -> None:
    """R3: a Score is announced with its cards."""
    if table.option != c.TO_SCORE:
        journal.add(OptionChosen(table.active, OPTIONS[table.option]), EVERYBODY)


def score(table: "SacreTable", seat: Seat, cards: CardSet, journal: Journal) -> None:
    """R9, R10."""
    gain = sum(points(card) for card in members_of(cards))
    journal.add(
        Scored(
            seat=seat,
            round=table.round_number,
            cards=names_in(cards),
            shown=shown_as(cards),
            points=gain,
            total=table.scores[seat],
            left=table.size(seat),
            bonus=table.is_bonus,
        ),
        EVERYBODY,
    )


def offer(table: "SacreTable", journal: Journal) -> None:
    """R12 to R14."""
    others = [seat for seat in range(table.players) if seat != table.active and table.hands[seat]]
    journal.add(
        Advertised(
            seat=table.active,
            card=NAMES[table.offered],
            value=points(table.offered),
            asked=tuple(seat for seat in others if table.able >> seat & 1),
            unable=tuple(seat for seat in others if not table.able >> seat & 1),
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


def show_answers(table: "SacreTable", journal: Journal) -> None:
    """R14, R16, R33: to the active seat alone, in round 8 to all."""
    laid = tuple(
        LaidCard(seat, NAMES[table.laid[seat]])
        for seat in range(table.players)
        if table.laid[seat] != c.NO_CARD
    )
    hands = tuple(
        Hand(seat, names_in(table.hands[seat]))
        for seat in range(table.players)
        if seat != table.active and table.hands[seat] and not table.able >> seat & 1
    )
    journal.add(AnswersShown(table.active, laid, hands), _audience(table, bit(table.active)))


def _audience(table: "SacreTable", seats: SeatSet) -> SeatSet:
    """R33: in round 8 everything is public."""
    return EVERYBODY if table.round_number == c.LAST_ROUND else seats


def nobody_answers(table: "SacreTable", journal: Journal) -> None:
    """R15."""
    journal.add(NobodyAnswered(table.active, NAMES[table.offered]), EVERYBODY)


def swap(table: "SacreTable", partner: Seat, taken: Card, was_open: bool, journal: Journal) -> None:
    """R16, R17, R19."""
    journal.add(Swapped(table.active, partner, NAMES[table.offered]), EVERYBODY)
    known_to = EVERYBODY if was_open else bit(table.active) | bit(partner)
    journal.add(SwapTaken(table.active, partner, NAMES[taken]), known_to)


def arrows_of(receivers: list[Seat]) -> tuple[Arrow, ...]:
    """Who passes to whom."""
    return tuple(Arrow(giver, to) for giver, to in enumerate(receivers) if to != c.NOBODY)


def name_rule(table: "SacreTable", journal: Journal) -> None:
    """R21."""
    from .rules.cycle import receivers  # the rules import this module

    found = receivers(table, table.cycle_number, table.cycle_spots)
    out = tuple(seat for seat, to in enumerate(found) if to == c.NOBODY)
    rule = table.cycle_number, table.cycle_spots
    journal.add(CycleNamed(table.active, *rule, arrows_of(found), out), EVERYBODY)


def packet_ready(seat: Seat, journal: Journal) -> None:
    """R36: that a seat has finished is public."""
    journal.add(Passed(seat), EVERYBODY)


def cycle(table: "SacreTable", receivers: list[Seat], opened: SeatSet, journal: Journal) -> None:
    """R22, R23."""
    arrows = arrows_of(receivers)
    journal.add(Cycled(table.cycle_number, arrows), EVERYBODY)
    for arrow in arrows:
        known_to = EVERYBODY if opened >> arrow.giver & 1 else bit(arrow.giver) | bit(arrow.receiver)
        cards = names_in(table.picks[arrow.giver])
        journal.add(Packet(arrow.giver, arrow.receiver, cards), known_to)


def return_cards(table: "SacreTable", from_deal: int, drawn: CardSet, journal: Journal) -> None:
    """R24: how many is public, which ones is not."""
    put = tuple(NAMES[table.put[place]] for place in range(table.put_count))
    journal.add(Returned(table.active, table.put_count, from_deal), EVERYBODY)
    if put:
        journal.add(OwnReturn(table.active, put, names_in(drawn)), bit(table.active))


def swap_with_deck(table: "SacreTable", put: CardSet, taken: CardSet, journal: Journal) -> None:
    """R25."""
    journal.add(SwappedWithDeck(table.active, names_in(put), names_in(taken)), EVERYBODY)


def aim(table: "SacreTable", journal: Journal) -> None:
    """R26."""
    journal.add(ExchangeBegun(table.active, table.target), EVERYBODY)


def give(table: "SacreTable", journal: Journal) -> None:
    """R26: known to the two, or to all if the target's hand is open."""
    known_to = EVERYBODY if table.is_open(table.target) else bit(table.active) | bit(table.target)
    journal.add(Given(table.active, table.target, NAMES[table.given]), known_to)


def hide(table: "SacreTable", journal: Journal) -> None:
    """R27."""
    journal.add(SetAside(table.target, 3), EVERYBODY)


def look(table: "SacreTable", seen: CardSet, journal: Journal) -> None:
    """R28, R33."""
    journal.add(HandSeen(table.active, table.target, names_in(seen)), _audience(table, bit(table.active)))


def take(table: "SacreTable", card: Card, journal: Journal) -> None:
    """R28."""
    journal.add(Taken(table.active, table.target, NAMES[card]), EVERYBODY)


def undo(table: "SacreTable", journal: Journal) -> None:
    """R30."""
    journal.add(ExchangeUndone(table.active, table.target), EVERYBODY)


def open_hand(table: "SacreTable", seat: Seat, journal: Journal) -> None:
    """R4."""
    if table.size(seat) < c.FEWEST and table.round_number < c.LAST_ROUND:
        journal.add(Opened(seat, names_in(table.hands[seat])), EVERYBODY)


def final_round(table: "SacreTable", journal: Journal) -> None:
    """R32."""
    hands = tuple(names_in(table.hands[seat]) for seat in range(table.players))
    journal.add(FinalRound(hands, names_in(table.deck_cards())), EVERYBODY)


def skip_bonus(table: "SacreTable", journal: Journal) -> None:
    """R34."""
    journal.add(BonusSkipped(table.active), EVERYBODY)


def end(table: "SacreTable", journal: Journal) -> None:
    """R35."""
    outcome = table.outcome()
    assert outcome is not None
    journal.add(GameEnded(outcome.winners[0], outcome.scores), EVERYBODY)
