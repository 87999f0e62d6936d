"""What happened, as lines for the log."""

from collections.abc import Callable
from typing import Any, Final

from sacrarium.core.journal import Event
from sacrarium.core.words import Company, counted
from sacrarium.games.sacrifice_duel.events import (
    Bought,
    CardCommitted,
    CardLed,
    CardsDrawn,
    GameEnded,
    HandDrawn,
    MarketEmpty,
    OrderSealed,
    OwnCard,
    OwnOrder,
    OwnSacrifice,
    Reshuffled,
    Sacrificed,
    SettledByLot,
    SuddenDeath,
    TakenBack,
    TrickTaken,
    TrophyRevealed,
    TrophyWon,
)
from sacrarium.games.sacrifice_duel.moves import PASS, read

from .names import called, cards, hand_rule, score
from .preview import bought_in


def _revealed(event: TrophyRevealed, company: Company) -> str:
    return (
        f"Round {event.round}: the {called(event.trophy)} is at stake. "
        f"{hand_rule(event.trophy, event.tricks)}; {_who_buys(event, company)}."
    )


def _who_buys(event: TrophyRevealed, company: Company) -> str:
    if event.buyer is not None:
        return f"{company.clause(event.buyer, 'buys')} first"
    return "both order in secret" if event.round == 1 else "nothing is left to buy"


def _drawn(event: CardsDrawn, company: Company) -> str:
    return (
        ""
        if company.is_you(event.seat)
        else f"{company.does(event.seat, 'draws')} {counted(event.number, 'card')}."
    )


def _hand(event: HandDrawn, company: Company) -> str:
    return f"{company.does(event.seat, 'draws')} {cards(event.cards)}."


def _reshuffled(event: Reshuffled, company: Company) -> str:
    its = "your" if company.is_you(event.seat) else "the"
    return f"{company.does(event.seat, 'reshuffles')} {its} discard: {counted(event.number, 'card')}."


def _sealed(event: OrderSealed, company: Company) -> str:
    return "" if company.is_you(event.seat) else f"{company.does(event.seat, 'seals')} an order."


def _own_order(event: OwnOrder, _: Company) -> str:
    """Said as a wish, since a colour may still change (R10)."""
    order = read(event.order)
    return "You keep all your cards." if order == PASS else f"You seal an order for {bought_in(order)}."


def purchase(event: Bought, company: Company) -> tuple[str, str]:
    """A purchase in its two halves: what is bought, and for what."""
    if not event.bought:
        return f"{company.does(event.seat, 'buys')} nothing", ""
    swapped = " Both wanted the same card, so one comes in the other colour." if event.swapped else ""
    return f"{company.does(event.seat, 'buys')} {cards(event.bought)}", f"for {cards(event.spent)}.{swapped}"


def _bought(event: Bought, company: Company) -> str:
    what, price = purchase(event, company)
    return f"{what} {price}" if price else f"{what}."


def _market_empty(event: MarketEmpty, company: Company) -> str:
    return f"The market is empty now, so {company.clause(event.seat, 'buys')} nothing."


def _committed(event: CardCommitted, company: Company) -> str:
    return "" if company.is_you(event.seat) else f"{company.does(event.seat, 'is')} ready."


def _own_card(event: OwnCard, _: Company) -> str:
    return f"You lay down the {called(event.card)}."


def _led(event: CardLed, company: Company) -> str:
    return f"{company.does(event.seat, 'leads')} the {called(event.card)}."


def meeting(event: TrickTaken, company: Company) -> tuple[str, str]:
    """A trick in its two halves: the cards or who wins, and how the hand stands then."""
    name = f"Step {event.number} of sudden death" if event.sudden else f"Trick {event.number}"
    if event.winner is None:
        both = f"{called(event.cards[0])} against {called(event.cards[1])}"
        return f"{name}: {both}", _nobody_wins(event, company)
    won, lost = event.cards[event.winner], event.cards[1 - event.winner]
    wins = f"{name}: {company.clause(event.winner, 'wins')} with the {called(won)}"
    return wins, f"against the {called(lost)}. {score(event.tricks, company)}."


def _nobody_wins(event: TrickTaken, company: Company) -> str:
    if event.result == "void":
        return "Nobody can win with a face."
    return f"A tie: {'again' if event.sudden else f'both score, {score(event.tricks, company)}'}."


def _trick(event: TrickTaken, company: Company) -> str:
    what, then = meeting(event, company)
    return f"{what}. {then}" if event.winner is None else f"{what} {then}"


def _sudden(event: SuddenDeath, _: Company) -> str:
    return f"Level at {event.tricks[0]}: sudden death. The next trick that somebody wins decides."


def _taken_back(event: TakenBack, company: Company) -> str:
    return f"{company.does(event.seat, 'has')} no card left and {company.verb(event.seat, 'takes')} back {event.number} of those played."


def _lot(event: SettledByLot, company: Company) -> str:
    return f"Twenty steps without a winner: the lot falls to {company.name(event.seat)}."


def _won(event: TrophyWon, company: Company) -> str:
    tricks = f"{event.tricks[event.seat]} to {event.tricks[1 - event.seat]}"
    return f"{company.does(event.seat, 'wins')} the {called(event.trophy)}, {tricks}, and {_may(event, company)}."


def _may(event: TrophyWon, company: Company) -> str:
    must = company.verb(event.seat, "sacrifices")
    return f"{must} a card" if event.limit == 1 else f"{must} 1 to {event.limit} cards"


def _sacrificed(event: Sacrificed, company: Company) -> str:
    if company.is_you(event.seat):
        return ""
    return f"{company.does(event.seat, 'sacrifices')} {counted(event.number, 'card')}, face down."


def _own_sacrifice(event: OwnSacrifice, _: Company) -> str:
    return f"You sacrifice {counted(event.number, 'card') + ', face down' if event.cards is None else cards(event.cards)}."


def _ended(event: GameEnded, company: Company) -> str:
    if event.winner is None:
        return f"A draw: {event.points[0]} points each."
    points = f"{event.points[event.winner]} to {event.points[1 - event.winner]} points"
    return f"{company.does(event.winner, 'wins')} the duel, {points}."


LINES: Final[dict[type[Event], Callable[[Any, Company], str]]] = {
    TrophyRevealed: _revealed,
    CardsDrawn: _drawn,
    HandDrawn: _hand,
    Reshuffled: _reshuffled,
    OrderSealed: _sealed,
    OwnOrder: _own_order,
    Bought: _bought,
    MarketEmpty: _market_empty,
    CardCommitted: _committed,
    OwnCard: _own_card,
    CardLed: _led,
    TrickTaken: _trick,
    SuddenDeath: _sudden,
    TakenBack: _taken_back,
    SettledByLot: _lot,
    TrophyWon: _won,
    Sacrificed: _sacrificed,
    OwnSacrifice: _own_sacrifice,
    GameEnded: _ended,
}


def line(event: Event, company: Company) -> str:
    """A line for the log; empty where there is nothing to tell."""
    told = LINES.get(type(event))
    return "" if told is None else told(event, company)
