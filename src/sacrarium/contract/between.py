"""C6 between two positions: what a seat is shown right after each event tells no more than it knows anyhow."""

from typing import Any

from sacrarium.core.bits import Move, Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.journal import Camera
from sacrarium.core.state import State

from .broken import demand_same
from .knowledge import SEEDS
from .table import Moment, acting, as_data, seats_of


def moments_between_look_the_same(now: Moment) -> None:
    """C6: where a move has told a seat the same in truth and in what it imagines, it was shown the same on the way."""
    state, chance = now.state, now.chance
    if not state.to_act():
        return
    actor = acting(state)[chance.below(len(acting(state)))]
    move = state.pick(actor, chance)
    seed = chance.below(SEEDS)
    for seat in seats_of(state):
        twin = state.imagine(seat, chance)
        if move not in twin.legal(actor):
            continue
        told, shown = _played(state, actor, move, seed, seat)
        in_mind, imagined = _played(twin, actor, move, seed, seat)
        if told == in_mind:
            demand_same(
                shown, imagined, "C6", f"a view between two events tells seat {seat} what it cannot know"
            )


def _played(state: State, actor: Seat, move: Move, seed: int, seat: Seat) -> tuple[Any, list[Any]]:
    """What this seat learns from a move, and what it is shown after each event that it may know."""
    branch = state.copy()
    camera = Camera(branch)
    branch.play(actor, move, Seeded(seed), camera)
    learnt = as_data((camera.seen_by(seat), branch.view(seat)))
    return learnt, shown_by(camera, seat)


def shown_by(camera: Camera, viewer: Seat | None) -> list[Any]:
    """The views right after the events that somebody may know."""
    places = camera.places_seen_from(() if viewer is None else (viewer,))
    return [as_data(camera.positions[place].view(viewer)) for place in places]
