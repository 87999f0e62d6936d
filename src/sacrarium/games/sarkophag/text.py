"""Everything that Sarkophag says to people: short, warm, plain."""

from collections.abc import Callable
from typing import Any, Final, cast

from sacrarium.core.bits import Card, Seat, bit, members_of
from sacrarium.core.decision import Ask, Barred, MoveInfo, Outcome, Result, Row, Words
from sacrarium.core.errors import Reason
from sacrarium.core.game import Text
from sacrarium.core.journal import Event
from sacrarium.core.state import State
from sacrarium.core.words import Company, capital, counted, joined

from .events import CardPlayed, Dealt, GameEnded, RoundEnded, TrickTaken, direction
from .moves import write
from .pieces import HAND_SIZE, head_table
from .rules import breaks, side_of, takes
from .state import SarkophagState
from .view import Proven, proven

SIDE: Final = {"down": "below", "up": "above"}
EXTREME: Final = {"down": "lowest", "up": "highest"}
OPPOSITE: Final = {"down": "highest", "up": "lowest"}


def heads(count: int) -> str:
    """A number of mummy heads: "1 head", "7 heads"."""
    return counted(count, "head")


# -- the question to the seat whose turn it is -----------------------------------------------------


def ask(plain: State, seat: Seat, company: Company) -> Ask:
    """What this seat has to do now, what each card would bring, and why others have to wait."""
    state = cast(SarkophagState, plain)
    about = "lead" if state.in_trick == 0 else "second" if state.in_trick == 1 else "follow"
    title, detail = _duty(state, about, company)
    return Ask(
        seat=seat,
        about=about,
        title=title,
        detail=detail,
        moves=tuple(_move(state, card, company) for card in state.legal(seat)),
        barred=tuple(
            _barred(state, seat, card, company) for card in members_of(state.hands[seat] & ~state.may_play())
        ),
    )


def _duty(state: SarkophagState, about: str, company: Company) -> tuple[str, str]:
    if about == "lead":
        return "Lead a card", "Whoever leads never takes that trick."
    if about == "second":
        return f"Go below or above {state.lead}", "Your card chooses the side for everyone after you."
    return _follow(state, company)


def _follow(state: SarkophagState, company: Company) -> tuple[str, str]:
    side = SIDE[direction(state) or "up"]
    taker = f"{company.does(state.would_take(), 'would take')} it now: **{heads(state.trick_heads)}**"
    if state.hands[state.turn] & state.side:
        free = state.released and state.is_broken()
        return ("Any card" if free else f"{capital(side)} {state.lead}, if you can"), taker
    return f"Nothing {side} {state.lead}: any card", f"{_flip(state)}. {taker}"


def _flip(state: SarkophagState) -> str:
    where = direction(state) or "up"
    if state.is_broken():
        return f"The trick is broken, so the {OPPOSITE[where]} takes it"
    return f"Your card breaks the trick: then the {OPPOSITE[where]} takes it"


def _move(state: SarkophagState, card: Card, company: Company) -> MoveInfo:
    preview = preview_of(state, card)
    return MoveInfo(write(card), f"Play {card}", _follows(state, card, preview, company), preview)


def preview_of(state: SarkophagState, card: Card) -> dict[str, Any]:
    """Who would take the trick with this card in it, and for how many heads."""
    total = state.trick_heads + state.heads[card]
    last = state.in_trick == state.players - 1
    if state.in_trick == 0:
        return {"takes": None, "heads": total, "breaks": False, "last": False}
    side = side_of(state.lead, card) if state.in_trick == 1 else state.side
    trick = state.trick | bit(card)
    off_side = bool(breaks(bit(card), state.lead, side))
    return {
        "takes": _seat_of(state, takes(trick, state.lead, side)),
        "heads": total,
        "breaks": off_side,
        "last": last,
    }


def _seat_of(state: SarkophagState, card: Card) -> Seat:
    first = state.trick_number * state.players
    lying = list(state.played[first : first + state.in_trick])
    place = lying.index(card) if card in lying else state.in_trick
    return int((state.leaders[state.trick_number] + place) % state.players)


def _follows(state: SarkophagState, card: Card, preview: dict[str, Any], company: Company) -> str:
    if state.in_trick == 0:
        worth = heads(preview["heads"]) if preview["heads"] else "no head"
        return f"With {card} you lead **{worth}** into somebody else's trick"
    verb = ("takes", "take") if preview["last"] else ("would take", "would take")
    subject = f"**{company.name(preview['takes'])}**"
    taking = (
        f"{subject} {verb[company.is_you(preview['takes'])]} the trick{'' if preview['last'] else ' so far'}"
    )
    if state.in_trick == 1:
        where = "below" if card < state.lead else "above"
        return (
            f"With {card} all go **{where} {state.lead}**. {capital(taking)}: **{heads(preview['heads'])}**"
        )
    return f"With {card}, {taking}: **{heads(preview['heads'])}**"


def _barred(state: SarkophagState, seat: Seat, card: Card, company: Company) -> Barred:
    found = cast(Reason, state.why_not(seat, card))
    return Barred(write(card), reason(found, company), found.rule)


# -- reasons ---------------------------------------------------------------------------------------

REASONS: Final[dict[str, str]] = {
    "match_over": "The game is over.",
    "no_such_card": "There is no such card; they run from 1 to 60.",
    "not_in_hand": "You do not hold {card}.",
    "five_heads_lead": "{card} shows five heads and cannot be led while you hold anything else.",
    "must_go_lower": "You still hold cards below {lead}, so {card} has to wait.",
    "must_go_higher": "You still hold cards above {lead}, so {card} has to wait.",
}


def reason(found: Reason, company: Company) -> str:
    """Why a card may not be played, in words."""
    if found.code == "not_your_turn":
        return f"It is {company.names[found.about['turn']]}'s turn."
    return REASONS[found.code].format(**found.about)


# -- what the table says ---------------------------------------------------------------------------


def words(plain: State, company: Company) -> Words:
    """What to do now, or whom we wait for; and what is known for certain."""
    state = cast(SarkophagState, plain)
    outcome = state.outcome()
    if outcome is not None:
        ended = result(outcome, company)
        return Words(ended.title, ended.detail)
    if company.viewer == state.turn:
        title, detail = _duty(
            state, "lead" if state.in_trick == 0 else "second" if state.in_trick == 1 else "", company
        )
    else:
        title, detail = _waiting(state, company), _meanwhile(state, company)
    return Words(title, detail, notes(state, company))


def _waiting(state: SarkophagState, company: Company) -> str:
    name = company.names[state.turn]
    if state.in_trick == 0:
        return f"{name} leads"
    return f"{name} chooses the side" if state.in_trick == 1 else f"{name} plays"


def _meanwhile(state: SarkophagState, company: Company) -> str:
    told = ""
    if state.in_trick == 1:
        told = f"{company.does(state.leaders[state.trick_number], 'led')} {state.lead}. "
    elif state.in_trick > 1:
        told = f"{capital(SIDE[direction(state) or 'up'])} {state.lead}. "
        told += f"{company.does(state.would_take(), 'would take')} it now: **{heads(state.trick_heads)}**. "
    return (told + _when_you(state, company)).strip()


def _when_you(state: SarkophagState, company: Company) -> str:
    if company.viewer is None:
        return ""
    place = (company.viewer - state.leaders[state.trick_number]) % state.players
    if place < state.in_trick:
        return ""
    return (
        "You play last."
        if place == state.players - 1
        else "You are next."
        if company.viewer == (state.turn + 1) % state.players
        else ""
    )


def notes(state: SarkophagState, company: Company) -> tuple[str, ...]:
    """R17 in words, and what is not known about the deck."""
    found = [
        _proof(proof, company)
        for seat in range(state.players)
        if (proof := proven(state, seat)) and seat != company.viewer
    ]
    table = head_table(state.options.heads_table)
    if not table.confirmed and table.uncertain:
        cards = joined([str(card) for card in table.uncertain])
        found.append(
            f"How many heads {cards} shows is a careful guess; it was not checked against a printed deck."
        )
    return tuple(found)


def _proof(proof: Proven, company: Company) -> str:
    if proof.fives_only:
        return f"{company.does(proof.seat, 'holds')} nothing but cards with five heads."
    bounds = []
    if proof.lowest > 1:
        bounds.append(f"below {proof.lowest}")
    if proof.highest < 60:
        bounds.append(f"above {proof.highest}")
    return f"{company.does(proof.seat, 'holds')} nothing {joined(bounds, 'or')}."


# -- what happened ---------------------------------------------------------------------------------


def _dealt(event: Dealt, company: Company) -> str:
    return f"Round {event.round}: {company.clause(event.dealer, 'deals')}, {company.clause(event.leader, 'leads')}."


def _card_played(event: CardPlayed, company: Company) -> str:
    if event.direction is None:
        return f"{company.does(event.seat, 'leads')} {event.card}."
    side = SIDE[event.direction]
    if event.role == "second":
        return f"{company.does(event.seat, 'plays')} {event.card}: everyone goes {side} {event.lead}."
    if event.unable:
        return f"{company.does(event.seat, 'cannot')} go {side} {event.lead} and {company.verb(event.seat, 'plays')} {event.card}: now the {OPPOSITE[event.direction]} takes."
    would = " and would take the trick" if event.would_take == event.seat else ""
    return f"{company.does(event.seat, 'plays')} {event.card}{would}."


def _trick_taken(event: TrickTaken, company: Company) -> str:
    taking = f"{company.does(event.seat, 'takes')} trick {event.number} with {event.card}"
    if event.broken:
        return f"{taking}: not everyone went {SIDE[event.direction]}, so the {OPPOSITE[event.direction]} card takes. {heads(event.heads)}."
    return f"{taking}, the {EXTREME[event.direction]} card. {heads(event.heads)}."


def _round_ended(event: RoundEnded, company: Company) -> str:
    counts = [f"{company.name(seat)} {count}" for seat, count in enumerate(event.heads)]
    return f"Round {event.round} is over: {joined(counts)}."


def _game_ended(event: GameEnded, company: Company) -> str:
    return f"{_winners(event.winners, company)}."


EVENTS: Final[dict[type[Event], Callable[[Any, Company], str]]] = {
    Dealt: _dealt,
    CardPlayed: _card_played,
    TrickTaken: _trick_taken,
    RoundEnded: _round_ended,
    GameEnded: _game_ended,
}


def event(happened: Event, company: Company) -> str:
    """A line for the log; empty where there is nothing to tell."""
    told = EVENTS.get(type(happened))
    return "" if told is None else told(happened, company)


# -- the end ---------------------------------------------------------------------------------------


def _winners(winners: tuple[Seat, ...], company: Company) -> str:
    if len(winners) == 1:
        return company.does(winners[0], "wins")
    return f"{capital(company.listed(winners))} share the win"


def result(outcome: Outcome, company: Company) -> Result:
    """Who won, and how everybody fared."""
    fewest = min(outcome.scores)
    rows = sorted(range(len(outcome.scores)), key=lambda seat: (outcome.ranks[seat], seat))
    return Result(
        winners=outcome.winners,
        ranks=outcome.ranks,
        scores=outcome.scores,
        title=f"{_winners(outcome.winners, company)} with {heads(fewest) if fewest else 'no head'}",
        detail=_ending(outcome, company),
        rows=tuple(
            Row(seat, outcome.ranks[seat], outcome.scores[seat], heads(outcome.scores[seat])) for seat in rows
        ),
    )


def _ending(outcome: Outcome, company: Company) -> str:
    why = (
        f"All {HAND_SIZE} tricks are played."
        if outcome.reason == "ten_tricks"
        else "A total has passed the limit."
    )
    if company.viewer is None or company.viewer in outcome.winners:
        return why
    behind = outcome.scores[company.viewer] - min(outcome.scores)
    return f"{why} You are {heads(behind)} behind."


def where(state: SarkophagState) -> str:
    """The trick, and the round where there are several."""
    trick = f"Trick {state.trick_number + 1}"
    return trick if state.one_round else f"Round {state.round_number}, {trick.lower()}"


TEXT: Final = Text(ask=ask, words=words, event=event, reason=reason, result=result, where=where)
