"""What happened, as lines for the log."""

from collections.abc import Callable
from typing import Any, Final

from sacrarium.core.journal import Event
from sacrarium.core.words import Company, joined
from sacrarium.games.sarkophag.events import CardPlayed, Dealt, GameEnded, RoundEnded, TrickTaken

from .names import EXTREME, OPPOSITE, SIDE, heads
from .results import winning


def _dealt(event: Dealt, company: Company) -> str:
    return f"Round {event.round}: {company.clause(event.dealer, 'deals')}, {company.clause(event.leader, 'leads')}."


def _card_played(event: CardPlayed, company: Company) -> str:
    if event.direction is None:
        return f"{company.does(event.seat, 'leads')} {event.card}."
    side = SIDE[event.direction]
    if event.role == "second":
        return f"{company.does(event.seat, 'plays')} {event.card}: everyone goes {side} {event.lead}."
    if event.unable:
        plays = company.verb(event.seat, "plays")
        return (
            f"{company.does(event.seat, 'cannot')} go {side} {event.lead} and {plays} {event.card}: "
            f"now the {OPPOSITE[event.direction]} takes."
        )
    would = " and would take the trick" if event.would_take == event.seat else ""
    return f"{company.does(event.seat, 'plays')} {event.card}{would}."


def taking(event: TrickTaken, company: Company) -> tuple[str, str]:
    """A taken trick in its two halves: who takes it with which card, and why, for how many heads."""
    who = f"{company.does(event.seat, 'takes')} trick {event.number} with {event.card}"
    why = f"the {EXTREME[event.direction]} card"
    if event.broken:
        why = f"not everyone went {SIDE[event.direction]}, so the {OPPOSITE[event.direction]} card takes"
    return who, f"{why}. {heads(event.heads)}."


def _trick_taken(event: TrickTaken, company: Company) -> str:
    who, why = taking(event, company)
    return f"{who}: {why}" if event.broken else f"{who}, {why}"


def _round_ended(event: RoundEnded, company: Company) -> str:
    counts = [f"{company.name(seat)} {count}" for seat, count in enumerate(event.heads)]
    return f"Round {event.round} is over: {joined(counts)}."


def _game_ended(event: GameEnded, company: Company) -> str:
    return f"{winning(event.winners, company)}."


LINES: Final[dict[type[Event], Callable[[Any, Company], str]]] = {
    Dealt: _dealt,
    CardPlayed: _card_played,
    TrickTaken: _trick_taken,
    RoundEnded: _round_ended,
    GameEnded: _game_ended,
}


def line(event: Event, company: Company) -> str:
    """A line for the log; empty where there is nothing to tell."""
    told = LINES.get(type(event))
    return "" if told is None else told(event, company)
