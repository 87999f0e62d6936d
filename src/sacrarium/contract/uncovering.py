"""C13: whatever a move uncovers is said by an event, so that nobody can take it back after having seen it."""

from collections.abc import Iterable
from typing import Final

from sacrarium.core.bits import Move, Seat
from sacrarium.core.chance import Chance, Sealed
from sacrarium.core.journal import Journal
from sacrarium.core.state import State

from .broken import demand
from .knowledge import SEEDS
from .table import Moment, acting, as_data, seats_of

TWINS: Final = 2  # imagined states for each viewer and look


def what_is_uncovered_is_said(now: Moment) -> None:
    """C13: a move after which somebody sees more than the move itself has used chance, or has an event that uncovers."""
    state, chance = now.state, now.chance
    for seat in acting(state):
        move = state.pick(seat, chance)
        seed = chance.below(SEEDS)
        after, journal, drawn = _played(state, seat, move, seed)
        if drawn or any(event.uncovers() for _, event in journal.entries):
            continue
        for viewer in _who_looks(now, seat):
            _sees_the_same(state, after, viewer, seat, move, seed, chance)


def _who_looks(now: Moment, seat: Seat) -> Iterable[Seat]:
    """Others than the mover only where all that it does is seen: in secret, others imagine other answers of its own."""
    in_pieces = now.game.text.in_pieces
    secret = len(acting(now.state)) > 1 or (in_pieces is not None and in_pieces(now.state))
    return (seat,) if secret else seats_of(now.state)


def _sees_the_same(
    state: State, after: State, viewer: Seat, seat: Seat, move: Move, seed: int, chance: Chance
) -> None:
    """In every world that the viewer imagines the move leads to the same sight."""
    seen = as_data(after.view(viewer))
    for _ in range(TWINS):
        world = state.imagine(viewer, chance)
        if seat not in acting(world) or not world.is_legal(seat, move):
            continue
        other, _, drawn = _played(world, seat, move, seed)
        demand(
            not drawn and seen == as_data(other.view(viewer)),
            "C13",
            f"seat {viewer} learns from a move of seat {seat} what lay hidden, and no event says that it uncovers",
        )


def _played(state: State, seat: Seat, move: Move, seed: int) -> tuple[State, Journal, int]:
    """The state after a move, what happened, and how much chance it used."""
    branch, journal, chance = state.copy(), Journal(), Sealed(seed)
    branch.play(seat, move, chance, journal)
    return branch, journal, chance.drawn()
