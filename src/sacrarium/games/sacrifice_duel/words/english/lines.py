"""What a duel tells afterwards: log lines, reasons and results, and how cards are called."""

from collections.abc import Callable
from typing import Any, Final

from sacrarium.core.decision import Outcome, Result, Row
from sacrarium.core.errors import Reason
from sacrarium.core.journal import Event
from sacrarium.core.words import Company, capital, counted, joined

from .events import (
    Bought,
    CardCommitted,
    CardLed,
    CardsDrawn,
    GameEnded,
    HandDrawn,
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
from .pieces import FLOOR, NAMES

COLOUR: Final = {"r": "red", "b": "black"}
RANK: Final = {"A": "ace", "K": "king", "Q": "queen", "J": "jack"}


def called(name: str) -> str:
    """A card in a sentence: "red 6", "black ace", "joker"."""
    if name == "X":
        return "joker"
    return f"{COLOUR[name[-1]]} {RANK.get(name[:-1], name[:-1])}"


def cards(names: tuple[str, ...]) -> str:
    """Several cards in a sentence."""
    return joined([called(name) for name in names])


def score(tricks: tuple[int, int], company: Company) -> str:
    """Tricks through the eyes of the viewer: "3 to 2"."""
    mine = 1 if company.viewer == 1 else 0
    return f"{tricks[mine]} to {tricks[1 - mine]}"


def hand_rule(trophy: str, tricks: int) -> str:
    """R14 to R16 in a few words: "7 tricks, highest wins, red is trump"."""
    if trophy == "X":
        return "1 trick, lowest wins, faces cannot win"
    return f"{tricks} tricks, highest wins, {COLOUR[trophy[-1]]} is trump"


# -- what happened ---------------------------------------------------------------------------------


def _revealed(event: TrophyRevealed, company: Company) -> str:
    buying = "both order in secret" if event.buyer is None else f"{company.clause(event.buyer, 'buys')} first"
    return f"Round {event.round}: the {called(event.trophy)} is at stake. {hand_rule(event.trophy, event.tricks)}; {buying}."


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
    """Written as "buy 5r+3r=8b, 4b+2r=6r"; said as a wish, since a colour may still change (R10)."""
    bought = tuple(purchase.rpartition("=")[2] for purchase in event.order.split(", "))
    return "You keep all your cards." if event.order == "pass" else f"You seal an order for {cards(bought)}."


def _bought(event: Bought, company: Company) -> str:
    if not event.bought:
        return f"{company.does(event.seat, 'buys')} nothing."
    swapped = " Both wanted the same card, so one comes in the other colour." if event.swapped else ""
    return f"{company.does(event.seat, 'buys')} {cards(event.bought)} for {cards(event.spent)}.{swapped}"


def _committed(event: CardCommitted, company: Company) -> str:
    return "" if company.is_you(event.seat) else f"{company.does(event.seat, 'is')} ready."


def _own_card(event: OwnCard, _: Company) -> str:
    return f"You lay down the {called(event.card)}."


def _led(event: CardLed, company: Company) -> str:
    return f"{company.does(event.seat, 'leads')} the {called(event.card)}."


def _trick(event: TrickTaken, company: Company) -> str:
    name = f"Step {event.number} of sudden death" if event.sudden else f"Trick {event.number}"
    both = f"{called(event.cards[0])} against {called(event.cards[1])}"
    if event.result == "void":
        return f"{name}: {both}. Nobody can win with a face."
    if event.result == "tie":
        end = "again" if event.sudden else f"both score, {score(event.tricks, company)}"
        return f"{name}: {both}. A tie: {end}."
    assert event.winner is not None
    won, lost = event.cards[event.winner], event.cards[1 - event.winner]
    return (
        f"{name}: {company.clause(event.winner, 'wins')} with the {called(won)} against the {called(lost)}. "
        f"{score(event.tricks, company)}."
    )


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
    return f"You sacrifice {cards(event.cards)}."


def _ended(event: GameEnded, company: Company) -> str:
    if event.winner is None:
        return f"A draw: {event.points[0]} points each."
    points = f"{event.points[event.winner]} to {event.points[1 - event.winner]} points"
    return f"{company.does(event.winner, 'wins')} the duel, {points}."


EVENTS: Final[dict[type[Event], Callable[[Any, Company], str]]] = {
    TrophyRevealed: _revealed,
    CardsDrawn: _drawn,
    HandDrawn: _hand,
    Reshuffled: _reshuffled,
    OrderSealed: _sealed,
    OwnOrder: _own_order,
    Bought: _bought,
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


def event(happened: Event, company: Company) -> str:
    """A line for the log; empty where there is nothing to tell."""
    told = EVENTS.get(type(happened))
    return "" if told is None else told(happened, company)


# -- reasons ---------------------------------------------------------------------------------------

REASONS: Final[dict[str, str]] = {
    "game_over": "The game is over.",
    "no_such_move": "There is no such move.",
    "already_sealed": "Your order is sealed; now we wait for {name}.",
    "already_committed": "Your card lies there; now we wait for {name}.",
    "other_buys": "It is {name}'s turn to buy.",
    "other_plays": "It is {name}'s turn to play.",
    "other_sacrifices": "{name} won the hand and sacrifices now.",
    "buy_first": "First decide what to buy, or keep all.",
    "cannot_spend": "You cannot spend the {card}: you do not hold it, or not that often.",
    "not_for_sale": "The market does not hold the {card}, or not that often.",
    "buying_is_over": "The market is closed until the next round.",
    "not_yet_won": "Cards are sacrificed after the hand, by its winner.",
    "not_in_hand": "You do not hold the {card}.",
    "sacrifice_first": "You won the hand: first sacrifice at least one card.",
    "at_least_one": "At least one card has to be sacrificed.",
    "not_in_pool": "The {card} was not in your hand; only cards of this hand can be sacrificed.",
    "not_the_trophy": "The trophy you have just won cannot be sacrificed for itself.",
}


def reason(found: Reason, company: Company) -> str:
    """Why a move may not be made, in words."""
    words = {}
    if "seat" in found.about:
        words["name"] = company.names[found.about["seat"]]
    if "card" in found.about:
        words["card"] = called(NAMES[found.about["card"]])
    return capital(REASONS[found.code].format(**words))


# -- the end ---------------------------------------------------------------------------------------


def result(outcome: Outcome, company: Company) -> Result:
    """Who won, and by what."""
    rows = sorted((0, 1), key=lambda seat: (outcome.ranks[seat], seat))
    return Result(
        winners=outcome.winners,
        ranks=outcome.ranks,
        scores=outcome.scores,
        title=_title(outcome, company),
        detail=_detail(outcome, company),
        rows=tuple(
            Row(seat, outcome.ranks[seat], outcome.scores[seat], counted(outcome.scores[seat], "point"))
            for seat in rows
        ),
    )


def _title(outcome: Outcome, company: Company) -> str:
    if len(outcome.winners) == 2:
        return f"A draw at {outcome.scores[0]} points"
    winner = outcome.winners[0]
    if outcome.reason == "floor":
        return f"{company.does(winner, 'wins')}: {company.name(1 - winner)} sacrificed too much"
    return f"{company.does(winner, 'wins')} with {counted(outcome.scores[winner], 'point')}"


def _detail(outcome: Outcome, company: Company) -> str:
    if outcome.reason == "floor":
        return f"A deck of fewer than {FLOOR} cards loses at once."
    scores = outcome.scores[0], outcome.scores[1]
    return f"All fourteen trophies are won: {score(scores, company)}."
