"""What happened, as lines for the log."""

from collections.abc import Callable
from typing import Any, Final

from sacrarium.core.journal import Event
from sacrarium.core.words import Company, capital, counted, joined
from sacrarium.games.sacre_bleu import events as e

from .names import OPTION, called, cards, run


def arrows(found: tuple[e.Arrow, ...], company: Company) -> str:
    """Who passes to whom, in words."""
    return ", ".join(f"{company.name(arrow.giver)} to {company.name(arrow.receiver)}" for arrow in found)


def _dealt(event: e.Dealt, company: Company) -> str:
    begins = company.does(event.first, "begins")
    return f"{begins}. Everybody holds {event.hand_size} cards, {event.deck} are in the deck."


def _hand(event: e.HandDealt, _: Company) -> str:
    return f"You are dealt {cards(event.cards)}."


def _chosen(event: e.OptionChosen, company: Company) -> str:
    return f"{company.does(event.seat, 'chooses')} {OPTION[event.option]}."


def scoring(event: e.Scored, company: Company) -> tuple[str, str]:
    """A Score in its two halves: the sequence, and what it counts."""
    bonus = " as a bonus" if event.bonus else ""
    return (
        f"{company.does(event.seat, 'scores')} {run(event.shown)}{bonus}",
        f"{event.points} points, {event.total} in all, {counted(event.left, 'card')} left.",
    )


def _scored(event: e.Scored, company: Company) -> str:
    return ": ".join(scoring(event, company))


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


def swapping(event: e.Swapped, company: Company) -> tuple[str, str]:
    """A swap in its two halves: with whom, and the card."""
    with_whom = f"{company.does(event.seat, 'swaps')} with {company.name(event.partner)}"
    return with_whom, f"the {called(event.card)} goes there."


def _swapped(event: e.Swapped, company: Company) -> str:
    return ": ".join(swapping(event, company))


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


def returning(event: e.Returned, company: Company) -> tuple[str, str]:
    """A Return in its two halves: how many cards, and where those drawn come from."""
    if not event.number:
        return f"{company.does(event.seat, 'returns')} nothing", ""
    moved = f"{company.does(event.seat, 'returns')} {counted(event.number, 'card')}"
    whence = f"{event.from_deal} of them from the deal." if event.from_deal else ""
    return f"{moved} and {company.verb(event.seat, 'draws')} as many", whence


def _returned(event: e.Returned, company: Company) -> str:
    what, whence = returning(event, company)
    return f"{what}, {whence}" if whence else f"{what}."


def _own_return(event: e.OwnReturn, _: Company) -> str:
    return f"Under the deck: {cards(event.put)}. Drawn: {cards(event.drawn)}."


def searching(event: e.SwappedWithDeck, company: Company) -> tuple[str, str]:
    """A Return of round 8 in its two halves: what goes into the deck, and for what."""
    into = f"{company.does(event.seat, 'puts')} {cards(event.into)} into the deck"
    return into, f"for {cards(event.out)}."


def _swapped_with_deck(event: e.SwappedWithDeck, company: Company) -> str:
    return " ".join(searching(event, company))


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


def opening(_: e.FinalRound, __: Company) -> tuple[str, str]:
    """Round 8 in its two halves."""
    return "Round 8", "all hands and the deck are open."


def _final(event: e.FinalRound, company: Company) -> str:
    return ": ".join(opening(event, company))


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


HALVES: Final[dict[type[Event], Callable[[Any, Company], tuple[str, str]]]] = {
    e.FinalRound: opening,
    e.Returned: returning,
    e.Scored: scoring,
    e.Swapped: swapping,
    e.SwappedWithDeck: searching,
}  # of sentences that are told in two sizes


def line(event: Event, company: Company) -> str:
    """One line of the log; empty where a line would say nothing new."""
    told = LINES.get(type(event))
    return "" if told is None else told(event, company)
