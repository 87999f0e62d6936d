"""What a seat has to decide now, in a title and a sentence, and what the others wait for."""

from sacrarium.core.bits import Seat
from sacrarium.core.words import Company, capital, counted, joined
from sacrarium.games.sacrifice_circle import phases as c
from sacrarium.games.sacrifice_circle.pieces import CARDS
from sacrarium.games.sacrifice_circle.rules.attack import can_attack, can_set_trap
from sacrarium.games.sacrifice_circle.rules.moving import may_end_on, reach_of
from sacrarium.games.sacrifice_circle.rules.scrolls import can_teleport_at_all
from sacrarium.games.sacrifice_circle.state import CircleState

from .names import card_words, place_words


def duty(state: CircleState, company: Company) -> tuple[str, str]:
    """Title and detail for the seat that is asked."""
    if state.phase == c.DRAFT:
        return "Choose a path", "Hero A leaves first, on the path to black; then B, C, D and E."
    if state.phase == c.KEEP:
        held, drawn = CARDS[state.item[state.hero]], CARDS[state.drawn]
        holds = company.does(state.seat_of[state.hero], "holds")
        return "Keep one of two", f"{holds} {card_words(held)} and drew {card_words(drawn)}."
    return _walking(state) if state.phase == c.MOVE else _acting(state, company)


def _walking(state: CircleState) -> tuple[str, str]:
    steps = state.steps_left
    title = f"Move {steps}" if state.exact else f"Move up to {steps}"
    if not state.attacked and _can_come_beside(state):
        return f"{title}, then strike", "Lit spaces with a ring lie beside the crystal."
    return title, "Press a lit space to see the way there."


def _can_come_beside(state: CircleState) -> bool:
    ends = reach_of(state, state.hero).spaces(state.place[state.hero], state.steps_left)
    return any(state.is_beside(space) and may_end_on(state, space) for space in ends)


def _acting(state: CircleState, company: Company) -> tuple[str, str]:
    options = [
        *(["strike"] if can_attack(state, c.BARE) or can_attack(state, c.RIFLE) else []),
        *(["set the trap"] if can_set_trap(state) else []),
        *([] if state.moved else ["roll and move"]),
        *(["use the scroll"] if can_teleport_at_all(state) else []),
    ]
    where = place_words(state.place[state.hero])
    away = state.ways.steps(state.place[state.hero], state.crystal_space())
    apart = "beside the crystal" if away == 1 else f"{counted(away, 'step')} from the crystal"
    stands = company.does(state.seat_of[state.hero], "stands")
    return capital(joined(options, "or")), f"{stands} on {where}, **{apart}**."


def waiting(state: CircleState, asked: Seat, company: Company) -> tuple[str, str]:
    """Title and detail for who is not asked: whom we wait for, and where the crystal is meanwhile."""
    return _whom(state, company.names[asked]), _meanwhile(state)


def _whom(state: CircleState, name: str) -> str:
    doing = {c.DRAFT: "chooses a path", c.MOVE: "moves", c.KEEP: "chooses an item"}
    return f"{name} {doing.get(state.phase, 'decides')}"


def _meanwhile(state: CircleState) -> str:
    if state.phase == c.DRAFT:
        return "Then the crystal takes its first steps."
    return f"The crystal has **{state.health}** of {state.full_health} left and goes {counted(40 - state.travel, 'step')} to black."
