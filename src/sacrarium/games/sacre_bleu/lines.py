"""What a table tells afterwards: log lines, reasons and results, and how cards are called."""

from collections.abc import Callable
from typing import Any, Final

from sacrarium.core.decision import Outcome, Result, Row
from sacrarium.core.errors import Reason
from sacrarium.core.journal import Event
from sacrarium.core.words import Company, capital, counted, joined

from . import events as e
from .pieces import NAMES
from .ring import Shown

SUIT: Final = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
RANK: Final = {"A": "ace", "K": "king", "Q": "queen", "J": "jack"}
JOKER: Final = {"X1": "red joker", "X2": "black joker"}
OPTION: Final = {
    "score": "Score",
    "advertise": "Advertise",
    "cycle": "Cycle",
    "return": "Return",
    "exchange": "Exchange",
}


def called(name: str) -> str:
    """A card in a sentence: "queen of hearts", "red joker"."""
    return JOKER.get(name) or f"{RANK.get(name[:-1], name[:-1])} of {SUIT[name[-1]]}"


def cards(names: tuple[str, ...] | list[str]) -> str:
    """Several cards in a sentence."""
    return joined([called(name) for name in names])


def run(shown: tuple[Shown, ...]) -> str:
    """A sequence in a sentence: "10-J-Q of clubs", "9 to 2 of spades"."""
    names = [place.stands_for for place in shown]
    ranks = [name[:-1] for name in names]
    said = "-".join(ranks) if len(ranks) < 4 else f"{ranks[0]} to {ranks[-1]}"
    return f"{said} of {SUIT[names[0][-1]]}"


def arrows(found: tuple[e.Arrow, ...], company: Company) -> str:
    """Who passes to whom, in words."""
    return ", ".join(f"{company.name(arrow.giver)} to {company.name(arrow.receiver)}" for arrow in found)


# -- what happened ---------------------------------------------------------------------------------------


def _dealt(event: e.Dealt, company: Company) -> str:
    begins = company.does(event.first, "begins")
    return f"{begins}. Everybody holds {event.hand_size} cards, {event.deck} are in the deck."


def _hand(event: e.HandDealt, _: Company) -> str:
    return f"You are dealt {cards(event.cards)}."


def _chosen(event: e.OptionChosen, company: Company) -> str:
    return f"{company.does(event.seat, 'chooses')} {OPTION[event.option]}."


def _scored(event: e.Scored, company: Company) -> str:
    bonus = " as a bonus" if event.bonus else ""
    return (
        f"{company.does(event.seat, 'scores')} {run(event.shown)}{bonus}: {event.points} points, {event.total} in all, "
        f"{counted(event.left, 'card')} left."
    )


def _advertised(event: e.Advertised, company: Company) -> str:
    unable = f" {capital(company.listed(event.unable))} cannot answer." if event.unable else ""
    return f"{company.does(event.seat, 'offers')} the {called(event.card)}.{unable}"


def _laid(event: e.CardLaid, company: Company) -> str:
    return "" if company.is_you(event.seat) else f"{company.does(event.seat, 'lays')} a card."


def _own(event: e.OwnPick, _: Company) -> str:
    verbs = {"lay": "lay", "pass": "pass on", "put": "put back", "aside": "hide", "score": "lay out"}
    return f"You {verbs[event.about]} the {called(event.card)}."


def _answers(event: e.AnswersShown, company: Company) -> str:
    laid = [f"the {called(answer.card)} from {company.name(answer.seat)}" for answer in event.laid]
    hands = [f"{company.whose(hand.seat)} whole hand: {cards(hand.cards)}" for hand in event.hands]
    said = [f"{company.does(event.seat, 'sees')} {joined(laid)}"] if laid else []
    return ". ".join([*said, *hands]) + "."


def _nobody(event: e.NobodyAnswered, company: Company) -> str:
    return f"Nobody can answer; {company.clause(event.seat, 'keeps')} the {called(event.card)}."


def _swapped(event: e.Swapped, company: Company) -> str:
    return f"{company.does(event.seat, 'swaps')} with {company.name(event.partner)}: the {called(event.card)} goes there."


def _swap_taken(event: e.SwapTaken, company: Company) -> str:
    return f"{company.does(event.seat, 'gets')} the {called(event.card)} for it."


def _named(event: e.CycleNamed, company: Company) -> str:
    out = f" {capital(company.listed(event.out))} sit out." if event.out else ""
    return f"{company.does(event.seat, 'cycles')} {counted(event.q, 'card')}: {arrows(event.arrows, company)}.{out}"


def _passed(event: e.Passed, company: Company) -> str:
    return "" if company.is_you(event.seat) else f"{company.does(event.seat, 'is')} ready."


def _cycled(event: e.Cycled, _: Company) -> str:
    return f"All packets of {counted(event.q, 'card')} move on at once."


def _packet(event: e.Packet, company: Company) -> str:
    return f"{company.does(event.giver, 'passes')} {cards(event.cards)} to {company.name(event.receiver)}."


def _returned(event: e.Returned, company: Company) -> str:
    if not event.number:
        return f"{company.does(event.seat, 'returns')} nothing."
    deal = f", {event.from_deal} of them from the deal" if event.from_deal else ""
    draws = company.verb(event.seat, "draws")
    return f"{company.does(event.seat, 'returns')} {counted(event.number, 'card')} and {draws} as many{deal}."


def _own_return(event: e.OwnReturn, _: Company) -> str:
    return f"Under the deck: {cards(event.put)}. Drawn: {cards(event.drawn)}."


def _swapped_with_deck(event: e.SwappedWithDeck, company: Company) -> str:
    return f"{company.does(event.seat, 'puts')} {cards(event.into)} into the deck for {cards(event.out)}."


def _begun(event: e.ExchangeBegun, company: Company) -> str:
    return f"{company.does(event.seat, 'exchanges')} with {company.name(event.target)}."


def _given(event: e.Given, company: Company) -> str:
    return f"{company.does(event.seat, 'gives')} {company.name(event.target)} the {called(event.card)}."


def _aside(event: e.SetAside, company: Company) -> str:
    return f"{company.does(event.seat, 'sets')} {event.number} cards aside."


def _seen(event: e.HandSeen, company: Company) -> str:
    return f"{company.does(event.seat, 'sees')} {cards(event.cards)}."


def _taken(event: e.Taken, company: Company) -> str:
    return f"{company.does(event.seat, 'takes')} the {called(event.card)} from {company.name(event.target)}."


def _undone(event: e.ExchangeUndone, company: Company) -> str:
    return f"Nothing in {'your' if company.is_you(event.target) else 'that'} hand may be taken yet; the card goes back."


def _opened(event: e.Opened, company: Company) -> str:
    if not event.cards:
        return f"{company.does(event.seat, 'has')} no card left."
    return f"{company.does(event.seat, 'plays')} on face up with {cards(event.cards)}."


def _final(_: e.FinalRound, __: Company) -> str:
    return "Round 8: all hands and the deck are open."


def _skipped(event: e.BonusSkipped, company: Company) -> str:
    return f"{company.does(event.seat, 'scores')} nothing more."


def _ended(event: e.GameEnded, company: Company) -> str:
    return f"{company.does(event.winner, 'wins')}. Everybody else: Sacré bleu!"


LINES: Final[dict[type[Event], Callable[[Any, Company], str]]] = {
    e.Dealt: _dealt,
    e.HandDealt: _hand,
    e.OptionChosen: _chosen,
    e.Scored: _scored,
    e.Advertised: _advertised,
    e.CardLaid: _laid,
    e.OwnPick: _own,
    e.AnswersShown: _answers,
    e.NobodyAnswered: _nobody,
    e.Swapped: _swapped,
    e.SwapTaken: _swap_taken,
    e.CycleNamed: _named,
    e.Passed: _passed,
    e.Cycled: _cycled,
    e.Packet: _packet,
    e.Returned: _returned,
    e.OwnReturn: _own_return,
    e.SwappedWithDeck: _swapped_with_deck,
    e.ExchangeBegun: _begun,
    e.Given: _given,
    e.SetAside: _aside,
    e.HandSeen: _seen,
    e.Taken: _taken,
    e.ExchangeUndone: _undone,
    e.Opened: _opened,
    e.FinalRound: _final,
    e.BonusSkipped: _skipped,
    e.GameEnded: _ended,
}


def event(happened: Event, company: Company) -> str:
    """One line of the log; empty where a line would say nothing new."""
    line = LINES.get(type(happened))
    return line(happened, company) if line is not None else ""


# -- why not ---------------------------------------------------------------------------------------------

SENTENCES: Final = {
    "game_over": "The game is over.",
    "no_such_move": "There is no such move.",
    "not_your_turn": "It is {whose} turn.",
    "others_choose": "Others are choosing now.",
    "already_chosen": "You have chosen already; the others are still thinking.",
    "nothing_to_lay": "You hold nothing that you could lay.",
    "sits_out": "This Cycle takes {number} cards from everybody; who holds fewer sits out.",
    "no_cycle_in_last_round": "There is no Cycle in round 8.",
    "just_cycled": "{seat} {has} just cycled; a Cycle never follows a Cycle.",
    "nobody_has_cards": "Nobody else holds a card.",
    "no_sequence": "You hold no three cards in a row.",
    "precludes": "{points} points would be your last and leave you at {total}, behind {seat} with {score}.",
    "no_card_laid": "Swap with somebody who has laid a card.",
    "no_target": "Exchange with somebody else who holds a card.",
    "too_many_cards": "A Cycle moves at most {most} cards here, half of a dealt hand.",
    "too_few_seats": "Fewer than two seats hold {number} cards.",
    "too_many_spots": "Cards have to end with somebody else: at most {most} spots.",
    "put_one": "At this table a Return takes one card at least.",
    "not_in_hand": "You do not hold the {card}.",
    "not_in_deck": "The {card} is not in the deck.",
    "increasing": "Cards are named from low to high, and enough must be left above the {card}.",
    "joker_never_laid": "A joker is worth nothing here and is never laid.",
    "joker_never_offered": "A joker is never offered.",
    "too_small": "The {card} is worth less than {value}.",
    "already_put": "The {card} is under the deck already.",
    "not_visible": "You do not see the {card}.",
    "locked": "The {card} was taken by Exchange since your last turn; it is free after this turn of yours.",
    "other_suit": "A sequence has one suit; the {card} is of another.",
    "fits_no_set": "With the {card} no sequence that you may score comes about.",
    "not_yet_a_sequence": "That is no sequence yet.",
    "something_else": "Something else is asked now.",
}


def reason(why: Reason, company: Company) -> str:
    """Why a move is not allowed, for one viewer."""
    about: dict[str, Any] = dict(why.about)
    if "card" in about:
        about["card"] = called(NAMES[about["card"]])
    if "seat" in about:
        seat = why.about["seat"]
        about |= {
            "seat": company.name(seat),
            "whose": company.of(seat),
            "has": company.verb(seat, "has"),
        }
    return capital(SENTENCES[why.code].format(**about))


# -- how it ended ----------------------------------------------------------------------------------------


def result(outcome: Outcome, company: Company) -> Result:
    """R35: one winner, and the cry of all others."""
    winner = outcome.winners[0]
    best = outcome.scores[winner]
    tied = [seat for seat, score in enumerate(outcome.scores) if score == best and seat != winner]
    title = f"{company.does(winner, 'wins')} with {best} points"
    detail = "Sacré bleu! say all others."
    if company.viewer is not None and not company.is_you(winner):
        detail = "Sacré bleu! Only the first place counts."
    if tied:
        detail = f"{capital(company.listed(tuple(tied)))} had as many, but the last in the order wins ties. {detail}"
    order = sorted(range(len(outcome.scores)), key=lambda seat: (outcome.ranks[seat], -outcome.scores[seat]))
    rows = tuple(
        Row(seat, outcome.ranks[seat], outcome.scores[seat], counted(outcome.scores[seat], "point"))
        for seat in order
    )
    return Result(outcome.winners, outcome.ranks, outcome.scores, title, detail, rows)
