"""Everything that Sarkophag says to people, put together: short, warm, plain."""

from typing import Final, cast

from sacrarium.core.bits import Card, Seat, members_of, set_of
from sacrarium.core.decision import Ask, Barred, Words
from sacrarium.core.errors import Reason
from sacrarium.core.game import Text
from sacrarium.core.state import State
from sacrarium.core.words import Company, joined
from sacrarium.games.sarkophag.headtables import head_table
from sacrarium.games.sarkophag.moves import write
from sacrarium.games.sarkophag.state import SarkophagState
from sacrarium.games.sarkophag.view import Proven, proven

from .advice import why
from .duties import duty, waiting
from .lines import line
from .preview import move_info
from .refusals import refusal
from .results import result

ABOUT: Final = ("lead", "second", "follow")  # by the cards that lie in the trick


def ask(plain: State, seat: Seat, company: Company) -> Ask:
    """What this seat has to do now, what each card would bring, and why others have to wait."""
    state = cast(SarkophagState, plain)
    title, detail = duty(state, company)
    return Ask(
        seat=seat,
        about=ABOUT[min(state.in_trick, 2)],
        title=title,
        detail=detail,
        moves=tuple(move_info(state, card, company) for card in state.legal(seat)),
        barred=tuple(
            _barred(state, seat, card, company) for card in members_of(state.hands[seat] & ~state.may_play())
        ),
    )


def _barred(state: SarkophagState, seat: Seat, card: Card, company: Company) -> Barred:
    reason = cast(Reason, state.why_not(seat, card))
    return Barred(write(card), refusal(reason, company), reason.rule)


def words(plain: State, company: Company) -> Words:
    """What to do now, or whom we wait for; and what is known for certain."""
    state = cast(SarkophagState, plain)
    outcome = state.outcome()
    if outcome is not None:
        ended = result(outcome, company)
        return Words(ended.title, ended.detail)
    told = duty if company.viewer == state.turn else waiting
    return Words(*told(state, company), notes(state, company))


def notes(state: SarkophagState, company: Company) -> tuple[str, ...]:
    """R17 in words, and what is not known about a card that matters now."""
    found = [
        _proof(proof, company)
        for seat in range(state.players)
        if (proof := proven(state, seat)) and seat != company.viewer
    ]
    return (*found, *_guesses(state, company))


def _guesses(state: SarkophagState, company: Company) -> list[str]:
    """The heads that nobody has checked, of cards that lie in the trick or in the viewer's hand."""
    seen = state.trick if company.viewer is None else state.trick | state.hands[company.viewer]
    guessed = set_of(head_table(state.options.heads_table).guessed()) & seen
    return [
        f"How many heads {card} shows is a guess: nobody has checked it against a printed deck."
        for card in members_of(guessed)
    ]


def _proof(proof: Proven, company: Company) -> str:
    if proof.fives_only:
        return f"{company.does(proof.seat, 'holds')} nothing but cards with five heads."
    bounds = []
    if proof.lowest > 1:
        bounds.append(f"below {proof.lowest}")
    if proof.highest < 60:
        bounds.append(f"above {proof.highest}")
    return f"{company.does(proof.seat, 'holds')} nothing {joined(bounds, 'or')}."


def where(state: SarkophagState) -> str:
    """The trick, and the round where there are several."""
    number = state.trick_number + 1
    return f"Trick {number}" if state.one_round else f"Round {state.round_number}, trick {number}"


TEXT: Final = Text(ask=ask, words=words, event=line, reason=refusal, result=result, where=where, why=why)
