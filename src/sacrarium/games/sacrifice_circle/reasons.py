"""Why a move may not be made, with the rule that says so."""

from typing import TYPE_CHECKING

from sacrarium.core.bits import Move, Seat
from sacrarium.core.errors import Reason

from . import phases as c
from .moves import is_move
from .rules.attack import sees_crystal
from .rules.moving import farthest_end, may_end_on, may_enter, reach_of

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
    if state.phase == c.DRAFT:
        return _draft(state, move)
    if move < c.ROLL:
        return Reason("R2", "paths_taken")
    if state.phase == c.KEEP:
        return _keep(state, move)
    if c.KEEP_CARD <= move < c.TELEPORT:
        return Reason("R22", "nothing_to_keep")
    return _walk(state, move) if state.phase == c.MOVE else _act(state, move)


def _draft(state: "CircleState", move: Move) -> Reason | None:
    if move >= c.ROLL:
        return Reason("R2", "choose_path_first")
    return None if state.seat_of[move] == c.NOBODY else Reason("R2", "path_taken", {"hero": move})


def _keep(state: "CircleState", move: Move) -> Reason | None:
    if not c.KEEP_CARD <= move < c.TELEPORT:
        return Reason("R22", "keep_first")
    card = move - c.KEEP_CARD
    offered = {state.item[state.hero], state.drawn}
    return None if card in offered else Reason("R22", "not_offered", {"card": card})


def _walk(state: "CircleState", move: Move) -> Reason | None:
    if move == c.STOP:
        return None if state.is_legal(state.to_act().bit_length() - 1, move) else Reason("R12", "walk_on")
    if move < c.GO:
        return Reason("R9", "move_first")
    return _goal(state, move - c.GO)


def _goal(state: "CircleState", space: int) -> Reason | None:
    """R12 to R14, R16: why a walk may not end on this space."""
    about = {"space": space}
    if may_end_on(state, space):
        return None
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
    return Reason("R12", "walk_all", {**about, "steps": farthest_end(state)})


def _act(state: "CircleState", move: Move) -> Reason | None:
    if move == c.END:
        return None
    if move == c.ROLL:
        return Reason("R9", "already_moved") if state.moved else None
    if move == c.STOP or move >= c.GO:
        return Reason("R11", "already_moved" if state.moved else "roll_first")
    if move == c.SET_TRAP:
        return _trap(state)
    return (
        _attack(state, move - c.ATTACK)
        if move < c.KEEP_CARD
        else _teleport(state, *divmod(move - c.TELEPORT, 5))
    )


def _attack(state: "CircleState", card: int) -> Reason | None:
    place = state.place[state.hero]
    if card not in (c.BARE, state.item[state.hero]):
        return Reason("R19", "not_held", {"card": card})
    if state.attacked:
        return Reason("R19", "already_attacked")
    if card == c.RIFLE:
        return None if sees_crystal(state, place) else Reason("R24", "no_sight")
    return None if state.is_beside(place) else Reason("R18", "not_beside")


def _trap(state: "CircleState") -> Reason | None:
    place = state.place[state.hero]
    if state.item[state.hero] != c.TRAP:
        return Reason("R25", "not_held", {"card": c.TRAP})
    if state.attacked:
        return Reason("R25", "already_attacked")
    if place == c.BLACK:
        return Reason("R25", "not_on_black")
    return None if c.HUB < place <= c.BLACK + 39 else Reason("R25", "not_on_ring")


def _teleport(state: "CircleState", target: int, star: int) -> Reason | None:
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
    if state.hero_on(space) != c.NOBODY:
        return Reason("R26", "hero_on_star", {"space": space, "seat": state.seat_of[state.hero_on(space)]})
    return None
