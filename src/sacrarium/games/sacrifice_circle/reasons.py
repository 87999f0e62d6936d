"""Why a move may not be made, with the rule that says so."""

from typing import TYPE_CHECKING

from sacrarium.core.bits import Move, Seat
from sacrarium.core.errors import Reason

from . import phases as c
from .moves import is_move
from .rules.moving import may_enter, reach_of

if TYPE_CHECKING:
    from .state import CircleState


def why_not(state: "CircleState", seat: Seat, move: Move) -> Reason | None:
    """The first rule that forbids the move; None if it is legal."""
    if state.phase in {c.WON, c.LOST}:
        return Reason("R29", "game_over")
    if not is_move(move):
        return Reason("R9", "no_such_move")
    if not (0 <= seat < 5 and state.to_act() >> seat & 1):
        rule = "R2" if state.phase == c.DRAFT else "R3"
        return Reason(rule, "not_your_turn", {"turn": state.to_act().bit_length() - 1})
    return None if state.is_legal(seat, move) else _what_is_wrong(state, move)


def _what_is_wrong(state: "CircleState", move: Move) -> Reason:
    """Why an answer of the right kind is not legal here, or that something else is asked."""
    if state.phase == c.DRAFT:
        return _draft(move)
    if move < c.ROLL:
        return Reason("R2", "paths_taken")
    if state.phase == c.KEEP:
        return _keep(move)
    if c.KEEP_CARD <= move < c.TELEPORT:
        return Reason("R22", "nothing_to_keep")
    return _walk(state, move) if state.phase == c.MOVE else _act(state, move)


def _draft(move: Move) -> Reason:
    if move >= c.ROLL:
        return Reason("R2", "choose_path_first")
    return Reason("R2", "path_taken", {"hero": move})


def _keep(move: Move) -> Reason:
    if not c.KEEP_CARD <= move < c.TELEPORT:
        return Reason("R22", "keep_first")
    return Reason("R22", "not_offered", {"card": move - c.KEEP_CARD})


def _walk(state: "CircleState", move: Move) -> Reason:
    if move == c.STOP:
        return Reason("R12", "walk_on")
    if move < c.GO:
        return Reason("R9", "move_first")
    return _goal(state, move - c.GO)


def _goal(state: "CircleState", space: int) -> Reason:
    """R12 to R14, R16: why a walk may not end on this space."""
    about = {"space": space}
    if space == state.place[state.hero]:
        return Reason("R12", "already_there", about)
    if space == state.crystal_space():
        return Reason("R13", "crystal_there", about)
    if state.hero_on(space) != c.NOBODY:
        return Reason("R13", "hero_there", {**about, "seat": state.seat_of[state.hero_on(space)]})
    if not may_enter(state, state.hero, space):
        return Reason("R16", "locked", {**about, "hero": state.hero})
    start = state.place[state.hero]
    if reach_of(state, state.hero).steps(start, space) > state.steps_left:
        near = state.ways.steps(start, space) <= state.steps_left
        code, rule = ("well_in_the_way", "R14") if near else ("too_far", "R12")
        return Reason(rule, code, {**about, "steps": state.steps_left})
    return Reason("R12", "walk_all", {**about, "steps": state.steps_left})


def _act(state: "CircleState", move: Move) -> Reason:
    if move == c.ROLL:
        return Reason("R9", "already_moved")
    if move == c.STOP or move >= c.GO:
        return Reason("R11", "already_moved" if state.moved else "roll_first")
    if move == c.SET_TRAP:
        return _trap(state)
    return (
        _attack(state, move - c.ATTACK)
        if move < c.KEEP_CARD
        else _teleport(state, *divmod(move - c.TELEPORT, 5))
    )


def _attack(state: "CircleState", card: int) -> Reason:
    if card not in (c.BARE, state.item[state.hero]):
        return Reason("R19", "not_held", {"card": card})
    if state.attacked:
        return Reason("R19", "already_attacked")
    return Reason("R24", "no_sight") if card == c.RIFLE else Reason("R18", "not_beside")


def _trap(state: "CircleState") -> Reason:
    if state.item[state.hero] != c.TRAP:
        return Reason("R25", "not_held", {"card": c.TRAP})
    if state.attacked:
        return Reason("R25", "already_attacked")
    return Reason("R25", "not_on_ring")


def _teleport(state: "CircleState", target: int, star: int) -> Reason:
    card = state.item[state.hero]
    about = {"hero": target, "seat": state.seat_of[target]}
    if card not in (c.SPELL, c.GOLDEN):
        return Reason("R26", "no_scroll")
    if card == c.GOLDEN and state.golden_used:
        return Reason("R26", "golden_once_a_turn")
    if state.item[target] == c.RADIANT:
        return Reason("R26", "radiant_stays", about)
    if card == c.GOLDEN and target == state.golden_on:
        return Reason("R26", "golden_sent_already", about)
    space = state.ways.star[star]
    if space == state.crystal_space():
        return Reason("R26", "crystal_on_star", {"space": space})
    return Reason("R26", "hero_on_star", {"space": space, "seat": state.seat_of[state.hero_on(space)]})
