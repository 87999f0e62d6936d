"""C8: seats that are asked at once answer in secret, in any order."""

from itertools import islice, permutations
from typing import Any, Final

from sacrarium.core.bits import Move, Seat
from sacrarium.core.chance import Chance, Seeded
from sacrarium.core.journal import Camera
from sacrarium.core.state import State

from .between import shown_by
from .broken import demand_same
from .knowledge import SEEDS
from .table import Moment, acting, as_data, viewers_of

MOST_ORDERS: Final = 24


def answers_are_secret(now: Moment) -> None:
    """C8: the same state in any order of answers, nothing shows before all are in, and a search can take them back."""
    state, chance = now.state, now.chance
    asked = acting(state)
    if len(asked) < 2:
        return
    seed = chance.below(SEEDS)
    answers = {seat: state.pick(seat, chance) for seat in asked}
    _any_order(state, answers, seed)
    chance.shuffle(asked)
    so_far = state.copy()
    for seat in asked[:-1]:
        _nothing_shows(so_far, seat, asked, seed)
        so_far.play(seat, answers[seat], Seeded(seed))
    _can_be_taken_back(so_far, asked[-1], asked, chance)


def _any_order(state: State, answers: dict[Seat, Move], seed: int) -> None:
    first: dict[str, Any] | None = None
    for order in islice(permutations(answers), MOST_ORDERS):
        branch, chance = state.copy(), Seeded(seed)
        for seat in order:
            branch.play(seat, answers[seat], chance)
        result = branch.to_position()
        first = first or result
        demand_same(first, result, "C8", f"the order of the answers {order} matters")


def _nothing_shows(state: State, seat: Seat, asked: list[Seat], seed: int) -> None:
    """Whatever this seat answers, the others see, hear and may do the same while anybody is still asked."""
    others = [viewer for viewer in viewers_of(state) if viewer != seat]
    sights = []
    legal = state.legal(seat)
    for move in {legal[0], legal[len(legal) // 2], legal[-1]}:
        branch = state.copy()
        camera = Camera(branch)
        branch.play(seat, move, Seeded(seed), camera)
        waiting = [other for other in acting(branch) if other in asked and other != seat]
        sights.append(
            {
                "waiting": waiting,
                "legal": [branch.legal(other) for other in waiting],
                "views": {str(other): as_data(branch.view(other)) for other in others},
                "events": {str(other): as_data(camera.seen_by(other)) for other in others},
                "between": {str(other): shown_by(camera, other) for other in others},
            }
        )
    for sight in sights[1:]:
        demand_same(sights[0], sight, "C8", f"others can tell what seat {seat} answered before all are in")


def _can_be_taken_back(state: State, last: Seat, asked: list[Seat], chance: Chance) -> None:
    """For a search of the last seat all are asked again, in a world where nobody has answered."""
    world = state.imagine(last, chance)
    legal = world.legal(last)
    world.reopen(last)
    again = [seat for seat in asked if seat in acting(world)]
    demand_same(sorted(asked), sorted(again), "C8", f"not all answers can be taken back for seat {last}")
    demand_same(legal, world.legal(last), "C8", f"answers that are taken back change what seat {last} may do")
