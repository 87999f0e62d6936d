"""What a duel says to people, put together: short, warm, plain."""

from typing import Final, cast

from sacrarium.core.bits import Seat, members_of
from sacrarium.core.decision import Ask, Words
from sacrarium.core.game import Text
from sacrarium.core.state import State
from sacrarium.core.words import Company
from sacrarium.games.sacrifice_duel import phases as c
from sacrarium.games.sacrifice_duel.pieces import FLOOR, HANDS
from sacrarium.games.sacrifice_duel.piles import minus, size
from sacrarium.games.sacrifice_duel.state import DuelState

from .advice import choice, why
from .duties import duty, waiting
from .lines import line
from .preview import in_full, move_info
from .refusals import barred, refusal
from .results import result

ABOUT: Final = ("order", "buy", "buy", "commit", "lead", "follow", "sudden", "sacrifice", "")


def ask(plain: State, seat: Seat, company: Company) -> Ask:
    """What this seat has to decide now, and what would follow."""
    state = cast(DuelState, plain)
    title, detail = duty(state, seat, company)
    return Ask(
        seat=seat,
        about=ABOUT[state.phase],
        title=title,
        detail=detail,
        moves=tuple(move_info(state, seat, move, company) for move in state.legal(seat)),
        barred=tuple(barred(state, seat)),
    )


def words(plain: State, company: Company) -> Words:
    """What to do now, or whom we wait for; and what is known for certain."""
    state = cast(DuelState, plain)
    outcome = state.outcome()
    if outcome is not None:
        ended = result(outcome, company)
        return Words(ended.title, ended.detail)
    asked = list(members_of(state.to_act()))
    if company.viewer is not None and company.viewer in asked:
        title, detail = duty(state, company.viewer, company)
    else:
        title, detail = waiting(state, asked, company)
    return Words(title, detail, notes(state, company))


def notes(state: DuelState, company: Company) -> tuple[str, ...]:
    """Warnings, and what the rules of this hand turn upside down."""
    found = []
    if state.trophy == 0:
        found.append("A joker is at stake: the lowest card wins, aces are high, and faces cannot win.")
    if state.phase == c.SUDDEN:
        found.append(f"Sudden death, step {state.steps + 1}.")
    viewer = company.viewer
    if viewer is not None and state.round_number < HANDS:
        owns = size(minus(state.owned(viewer), state.altar[viewer]))
        if owns <= FLOOR + 2:
            found.append(f"Your deck has {owns} cards; with fewer than {FLOOR} you lose at once.")
    return tuple(found)


def where(state: DuelState) -> str:
    """The round, of fourteen."""
    return f"Round {state.round_number}"


def in_pieces(state: DuelState) -> bool:
    """R26: sacrifices are asked for card by card."""
    return state.phase == c.SACRIFICE


TEXT: Final = Text(
    ask=ask,
    words=words,
    event=line,
    reason=refusal,
    result=result,
    where=where,
    in_full=in_full,
    in_pieces=in_pieces,
    choice=choice,
    why=why,
)
