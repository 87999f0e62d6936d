"""Everything that the circle says to people, put together: short, warm, plain."""

from typing import Final, cast

from sacrarium.core.bits import Move, Seat
from sacrarium.core.decision import Ask, Barred, Words
from sacrarium.core.errors import Reason
from sacrarium.core.game import Text
from sacrarium.core.state import State
from sacrarium.core.words import Company, counted
from sacrarium.games.sacrifice_circle import phases as c
from sacrarium.games.sacrifice_circle.events import card_name
from sacrarium.games.sacrifice_circle.moves import attack, go, write
from sacrarium.games.sacrifice_circle.odds import loss_odds
from sacrarium.games.sacrifice_circle.pieces import SPACES, STRIKING
from sacrarium.games.sacrifice_circle.rules.moving import may_end_on
from sacrarium.games.sacrifice_circle.state import CircleState

from .advice import why
from .course import course
from .duties import duty, waiting
from .lines import line
from .names import percent, place_words
from .preview import move_info
from .refusals import refusal
from .results import result

ABOUT: Final = {c.DRAFT: "path", c.ACT: "act", c.MOVE: "move", c.KEEP: "keep"}


# -- the question ----------------------------------------------------------------------------------


def ask(plain: State, seat: Seat, company: Company) -> Ask:
    """What this seat has to decide now, what each move would bring, and why others are barred."""
    state = cast(CircleState, plain)
    title, detail = duty(state, company)
    return Ask(
        seat=seat,
        about=ABOUT[state.phase],
        title=title,
        detail=detail,
        moves=tuple(move_info(state, move, company) for move in state.legal(seat)),
        barred=tuple(_barred(state, seat, move, company) for move in _wanted(state, seat)),
    )


def _wanted(state: CircleState, seat: Seat) -> list[Move]:
    """What a person might want to do here and may not."""
    if state.phase == c.MOVE:
        start = state.place[state.hero]
        near = [
            space for space in range(len(SPACES)) if 0 < state.ways.steps(start, space) <= state.steps_left
        ]
        return [go(space) for space in near if not may_end_on(state, space)]
    if state.phase != c.ACT:
        return []
    held = state.item[state.hero]
    wanted = [c.ROLL, attack()]
    wanted += [attack(held)] if card_name(held) in STRIKING else []
    wanted += [c.SET_TRAP] if held == c.TRAP else []
    return [move for move in wanted if not state.is_legal(seat, move)]


def _barred(state: CircleState, seat: Seat, move: Move, company: Company) -> Barred:
    reason = cast(Reason, state.why_not(seat, move))
    return Barred(write(move), refusal(reason, company), reason.rule)


# -- what the table says ---------------------------------------------------------------------------


def words(plain: State, company: Company) -> Words:
    """What to do now, or whom we wait for; and what the dice threaten."""
    state = cast(CircleState, plain)
    outcome = state.outcome()
    if outcome is not None:
        ended = result(outcome, company)
        return Words(ended.title, ended.detail)
    deciding = state.to_act().bit_length() - 1
    if company.viewer == deciding:
        return Words(*duty(state, company), notes(state))
    return Words(*waiting(state, deciding, company), notes(state))


def notes(state: CircleState) -> tuple[str, ...]:
    """Warnings: how likely black is reached soon, and what holds the crystal up."""
    odds = loss_odds(state)
    found = []
    if odds.now[0]:
        found.append(f"With its next roll the crystal may reach black: **{percent(odds.now[0])}**.")
    elif odds.now[1]:
        found.append(f"Within two turns the crystal may reach black: **{percent(odds.now[1])}**.")
    if odds.now != odds.without_trap:
        turns = next(turn for turn in range(4) if odds.now[turn] != odds.without_trap[turn])
        found.append(
            f"The trap on {place_words(state.trap)} helps: within {counted(turns + 1, 'turn')} it would be "
            f"{percent(odds.without_trap[turns])} without it."
        )
    if state.staff_turns:
        found.append(f"The staff takes 1 from its next {counted(state.staff_turns, 'roll')}.")
    return tuple(found)


def where(state: CircleState) -> str:
    """The round; before the first the paths are chosen."""
    return "The paths" if state.phase == c.DRAFT else f"Round {state.round_number}"


TEXT: Final = Text(
    ask=ask, words=words, event=line, reason=refusal, result=result, where=where, why=why, course=course
)
