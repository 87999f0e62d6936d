"""Taking tricks (R14 to R20) and sudden death (R21 to R24)."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Seat
from sacrarium.core.chance import Chance
from sacrarium.games.sacrifice_duel import events, pieces, piles
from sacrarium.games.sacrifice_duel import phases as c
from sacrarium.games.sacrifice_duel.board import DuelBoard
from sacrarium.games.sacrifice_duel.knowledge import remember_shown

from .drawing import draw_up_to, tricks_in
from .sacrifice import award

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

JOKER = 0
LAST_FACE = 3  # the place of the king in the order of tricks
TRUMPED = 14  # a trump beats every place
NEVER_WINS = 0
LOWEST_WINS = 20
FULL_HAND = pieces.HAND_SIZE
MOST_STEPS = pieces.SUDDEN_DEATH_CAP
KINDS = pieces.CARDS
TROPHIES = 7  # jokers, jacks, queens, kings
RED_CARDS = pieces.RED_CARDS
BLACK_CARDS = pieces.BLACK_CARDS


def strength(card: Card, trophy: Card, joker_wins: bool) -> int:
    """R15, R16: how strong a card is under this trophy; equal strengths tie, and NEVER_WINS under a joker."""
    place = (card + 1) >> 1
    if trophy != JOKER:
        return place + (TRUMPED if card != JOKER and (card & 1) == (trophy & 1) else 0)
    if place > LAST_FACE or (card == JOKER and joker_wins):
        return LOWEST_WINS - place
    return NEVER_WINS


def wins(first: Card, second: Card, trophy: Card, joker_wins: bool) -> int:
    """R15, R16: 0 if the first card wins, 1 if the second does, else TIE or VOID."""
    mine = strength(first, trophy, joker_wins)
    yours = strength(second, trophy, joker_wins)
    if mine != yours:
        return 0 if mine > yours else 1
    return c.VOID if trophy == JOKER and mine == NEVER_WINS else c.TIE


def trumps(trophy: Card) -> CardSet:
    """R15: the cards in the colour of the trophy, which is no joker."""
    return RED_CARDS if trophy & 1 else BLACK_CARDS


def total_strength(cards: CardSet, trophy: Card, joker_wins: bool) -> int:
    """How strong these cards are together."""
    total = 0
    while cards:
        total += strength(bits.lowest(cards) >> 1, trophy, joker_wins)
        cards &= cards - 1
    return total


def all_with(result: int) -> list[CardSet]:
    """For every card under every trophy, in the order of `row_of`: all cards against which it has this result."""
    return [
        pieces.pile_of(
            [other for other in range(KINDS) if wins(card, other, trophy, joker_wins) == result] * 2
        )
        for joker_wins in (False, True)
        for trophy in range(TROPHIES)
        for card in range(KINDS)
    ]


WEAKER = all_with(0)
STRONGER = all_with(1)
TYING = all_with(c.TIE)


def row_of(card: Card, trophy: Card, joker_wins: bool) -> int:
    """Where it is kept which cards are weaker than this one, and which are stronger."""
    return KINDS * (TROPHIES * joker_wins + trophy) + card


def weaker_than(card: Card, trophy: Card, joker_wins: bool) -> CardSet:
    """R15, R16: all cards that this one wins against."""
    return WEAKER[row_of(card, trophy, joker_wins)]


def stronger_than(card: Card, trophy: Card, joker_wins: bool) -> CardSet:
    """R15, R16: all cards that win against this one."""
    return STRONGER[row_of(card, trophy, joker_wins)]


def tying_with(card: Card, trophy: Card, joker_wins: bool) -> CardSet:
    """R15, R16: all cards that tie with this one."""
    return TYING[row_of(card, trophy, joker_wins)]


def play_card(board: DuelBoard, seat: Seat, card: Card, chance: Chance, journal: "Journal | None") -> None:
    """R17, R18: a card is committed in secret, or led or played openly."""
    board.hands[seat] = piles.without(board.hands[seat], card)
    board.committed[seat] = card
    if board.phase == c.LEAD:
        remember_shown(board, seat, card)
        board.phase = c.FOLLOW
        if journal is not None:
            events.lead(seat, card, journal)
        return
    if board.phase == c.FOLLOW:
        remember_shown(board, seat, card)
    elif journal is not None:
        events.commit(seat, card, journal)
    if board.committed[1 - seat] != c.NO_CARD:
        show_cards(board, chance, journal)


def show_cards(board: DuelBoard, chance: Chance, journal: "Journal | None") -> None:
    """R19: both cards go to their owners' rows; the winner scores, a tie scores for both, a void for nobody."""
    result = wins(board.committed[0], board.committed[1], board.trophy, board.joker_wins)
    led = board.phase == c.FOLLOW
    if led and result == c.TIE and board.leader_wins:
        result = board.leader  # D10
    board.cards[2 * board.played] = board.committed[0]
    board.cards[2 * board.played + 1] = board.committed[1]
    board.leaders[board.played] = board.leader if led else c.NOBODY
    board.takers[board.played] = result if result < c.TIE else c.NOBODY
    for seat in range(2):
        if not led:
            remember_shown(board, seat, board.committed[seat])
        board.row[seat] = piles.with_card(board.row[seat], board.committed[seat])
        board.committed[seat] = c.NO_CARD
        if result == seat or (result == c.TIE and board.phase != c.SUDDEN):
            board.tricks[seat] += 1
    board.played += 1
    board.last_winner = result if result < c.TIE else c.NOBODY
    if journal is not None:
        events.take_trick(board, result, journal)
    if board.phase == c.SUDDEN:
        next_step(board, chance, journal)
    elif board.played == tricks_in(board.trophy):
        end_tricks(board, chance, journal)
    else:
        lead_next(board)


def lead_next(board: DuelBoard) -> None:
    """R17, R19: the winner of a trick leads the next; without a single winner both play at once."""
    board.leader = board.last_winner
    board.phase = c.TOGETHER if board.leader == c.NOBODY else c.LEAD


def end_tricks(board: DuelBoard, chance: Chance, journal: "Journal | None") -> None:
    """R20: more tricks win the hand; equal numbers lead to sudden death."""
    board.leader = c.NOBODY
    if board.tricks[0] != board.tricks[1]:
        award(board, 0 if board.tricks[0] > board.tricks[1] else 1, journal)
        return
    board.phase = c.SUDDEN
    if journal is not None:
        events.sudden_death(board, journal)
    fill_hands(board, chance, journal)


def next_step(board: DuelBoard, chance: Chance, journal: "Journal | None") -> None:
    """R21, R24: a win ends it; after twenty steps without one, chance does."""
    board.steps += 1
    if board.last_winner != c.NOBODY:
        award(board, board.last_winner, journal)
    elif board.steps == MOST_STEPS:
        lucky = chance.below(2)
        board.tricks[lucky] += 1
        if journal is not None:
            events.settle_by_lot(lucky, journal)
        award(board, lucky, journal)
    else:
        fill_hands(board, chance, journal)


def fill_hands(board: DuelBoard, chance: Chance, journal: "Journal | None") -> None:
    """R22, R23: who has no card left draws up to five, or takes back five of the cards it has played."""
    for seat in range(2):
        if board.hands[seat] == 0:
            if board.draw[seat] == 0 and board.discard[seat] == 0:
                take_back(board, seat, chance, journal)
            else:
                draw_up_to(board, seat, FULL_HAND, chance, journal)


def take_back(board: DuelBoard, seat: Seat, chance: Chance, journal: "Journal | None") -> None:
    """R23: five at random of its own row; from now on the other seat knows row and hand only as one set."""
    board.mixed[seat] = board.row[seat]
    for _ in range(FULL_HAND):
        card = chance.one_of(board.row[seat]) >> 1
        board.row[seat] = piles.without(board.row[seat], card)
        board.hands[seat] = piles.with_card(board.hands[seat], card)
    if journal is not None:
        events.take_back(board, seat, journal)
