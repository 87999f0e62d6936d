"""Every word that High Card says to people, each sentence for one viewer."""

from typing import Final, cast

from sacrarium.core.bits import Card, Seat
from sacrarium.core.decision import Ask, Barred, MoveInfo, Outcome, Result, Row, Words
from sacrarium.core.errors import Reason
from sacrarium.core.game import Text
from sacrarium.core.journal import Event
from sacrarium.core.state import State
from sacrarium.core.words import Company, counted

from .events import CardLaid, RoundTaken
from .moves import write
from .rules import beats
from .state import HighCardState

# -- the question ----------------------------------------------------------------------------------


def ask(plain: State, seat: Seat, company: Company) -> Ask:
    """What the seat is asked, what each card would do, and what may not be laid."""
    state = cast(HighCardState, plain)
    legal = state.legal(seat)
    title, detail = _question(state)
    waiting = [(card, state.why_not(seat, card)) for card in state.now.hands[seat]]
    return Ask(
        seat=seat,
        about="lead" if state.now.lead is None else "answer",
        title=title,
        detail=detail,
        moves=tuple(MoveInfo(write(card), f"Lay {card}", _follows(state, card)) for card in legal),
        barred=tuple(
            Barred(write(card), reason(why, company), why.rule) for card, why in waiting if why is not None
        ),
    )


def _question(state: HighCardState) -> tuple[str, str]:
    if state.now.lead is None:
        return "Lead a card", "Your highest card has to wait for the end."
    return f"Answer the {state.now.lead}", "Any card may answer."


def _follows(state: HighCardState, card: Card) -> str:
    lead = state.now.lead
    if lead is None:
        return f"The other seat answers the {card}"
    return "You **take** the round" if beats(card, lead, state.now.options.sly_one) else "You lose the round"


def words(plain: State, company: Company) -> Words:
    """What the table says now, and what is known about the hands (H8)."""
    state = cast(HighCardState, plain)
    if not state.to_act():
        return Words("The game is over")
    notes = tuple(
        f"{company.does(seat, 'holds')} a card above {card}."
        for seat, card in enumerate(state.now.proven)
        if card and seat != company.viewer
    )
    if company.is_you(state.turn()):
        return Words(*_question(state), notes)
    verb = "leads" if state.now.lead is None else "answers"
    return Words(company.does(state.turn(), verb), "", notes)


def where(plain: State) -> str:
    """How far the game has come."""
    return f"Round {plain.view(None).round}"


# -- what happened, and why not --------------------------------------------------------------------


def event(happened: Event, company: Company) -> str:
    """A line for the log; empty where there is nothing to tell."""
    if isinstance(happened, CardLaid):
        verb = "leads" if happened.leads else "answers with"
        return f"{company.does(happened.seat, verb)} {happened.card}."
    if isinstance(happened, RoundTaken):
        return f"{company.does(happened.seat, 'takes')} round {happened.round}: {happened.card} beats {happened.other}."
    return ""


def reason(why: Reason, company: Company) -> str:
    """Why a move is refused."""
    about = why.about
    if why.code == "not_your_turn":
        return f"{company.does(about['turn'], 'is')} to lay a card."
    return {
        "over": "The game is over.",
        "not_in_hand": f"The {about.get('card')} is not in your hand.",
        "highest_waits": f"The {about.get('card')} is your highest card and cannot be led yet.",
    }[why.code]


def result(outcome: Outcome, company: Company) -> Result:
    """Who won, and how many rounds each seat took."""
    (winner,) = outcome.winners
    rows = [
        Row(seat, outcome.ranks[seat], taken, counted(taken, "round"))
        for seat, taken in enumerate(outcome.scores)
    ]
    return Result(
        winners=outcome.winners,
        ranks=outcome.ranks,
        scores=outcome.scores,
        title=company.does(winner, "wins"),
        detail="All cards are laid.",
        rows=tuple(sorted(rows, key=lambda row: row.rank)),
    )


TEXT: Final = Text(ask=ask, words=words, event=event, reason=reason, result=result, where=where)
