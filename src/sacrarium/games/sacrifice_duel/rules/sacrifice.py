"""Award, sacrifice and clean-up (R25 to R27), and the end of the game."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Seat
from sacrarium.core.chance import Chance
from sacrarium.games.sacrifice_duel import events, piles
from sacrarium.games.sacrifice_duel import phases as c
from sacrarium.games.sacrifice_duel.knowledge import remember_hand
from sacrarium.games.sacrifice_duel.pieces import FLOOR, HANDS
from sacrarium.games.sacrifice_duel.table import DuelTable

from .drawing import begin_round, put_in_discard

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

LEAST_CARDS = FLOOR
LAST_HAND = HANDS


def award(table: DuelTable, seat: Seat, journal: "Journal | None") -> None:
    """R25: the winner of the hand puts the trophy in its discard; it counts ten points to the end."""
    table.winner = seat
    table.phase = c.SACRIFICE
    table.offered = 0
    table.won[seat] = piles.with_card(table.won[seat], table.trophy)
    put_in_discard(table, seat, bits.bit(2 * table.trophy))
    if journal is not None:
        events.award(table, journal)


def sacrifice_limit(table: DuelTable) -> int:
    """R26: my tricks minus your tricks, but at least one."""
    margin = table.tricks[table.winner] - table.tricks[1 - table.winner]
    return max(1, margin)


def may_be_sacrificed(table: DuelTable) -> CardSet:
    """R26: whatever the winner held in the trick phase and has not yet put forward."""
    return piles.minus(piles.plus(table.row[table.winner], table.hands[table.winner]), table.offered)


def put_forward(table: DuelTable, card: Card, chance: Chance, journal: "Journal | None") -> None:
    """R26: one card more for the altar; at the limit the sacrifice is complete."""
    table.offered = piles.with_card(table.offered, card)
    if journal is not None:
        events.put_forward(table, card, journal)
    if piles.size(table.offered) == sacrifice_limit(table):
        complete(table, chance, journal)


def complete(table: DuelTable, chance: Chance, journal: "Journal | None") -> None:
    """R26: the chosen cards lie on the altar for good; both seats put row and hand in their discards."""
    seat = table.winner
    place = table.round_number - 1
    table.past_trophy[place] = table.trophy
    table.past_winner[place] = seat
    table.past_tricks[2 * place] = table.tricks[0]
    table.past_tricks[2 * place + 1] = table.tricks[1]
    table.past_given[place] = piles.size(table.offered)
    for owner in range(2):
        remember_hand(table, owner, owner == seat)
        cards = piles.plus(table.row[owner], table.hands[owner])
        if owner == seat:
            cards = piles.minus(cards, table.offered)
        table.discard[owner] = piles.plus(table.discard[owner], cards)
        table.row[owner] = 0
        table.hands[owner] = 0
    table.altar[seat] = piles.plus(table.altar[seat], table.offered)
    if journal is not None:
        events.sacrifice(table, journal)
    table.offered = 0
    check(table, chance, journal)


def check(table: DuelTable, chance: Chance, journal: "Journal | None") -> None:
    """R27, R28: fewer than seven cards before the last hand lose at once; after it the points decide."""
    seat = table.winner
    if (
        table.round_number < LAST_HAND
        and piles.size(table.draw[seat]) + piles.size(table.discard[seat]) < LEAST_CARDS
    ):
        table.loser = seat
        end(table, journal)
    elif table.round_number == LAST_HAND:
        end(table, journal)
    else:
        table.buyer = first_buyer(table)
        begin_round(table, chance, journal)


def first_buyer(table: DuelTable) -> Seat:
    """R11, D3: the loser of the hand, or of its last trick where the table agreed on that."""
    if table.by_last_trick and table.last_winner != c.NOBODY:
        return 1 - table.last_winner
    return 1 - table.winner


def end(table: DuelTable, journal: "Journal | None") -> None:
    """The game is over."""
    table.phase = c.OVER
    if journal is not None:
        events.end(table, journal)
