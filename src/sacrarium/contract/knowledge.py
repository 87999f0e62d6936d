"""C6, C7, and the honesty of bots: nobody knows more than a seat can know."""

from typing import Any, Final

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Chance, Seeded
from sacrarium.core.policy import Policy
from sacrarium.core.state import State
from sacrarium.core.words import Company

from .broken import demand, demand_same
from .table import Moment, acting, as_data, seats_of, some_moves

TWINS: Final = 2  # imagined states for each seat and decision
SEEDS: Final = 2**31 - 1
REFUSALS: Final = 50  # moves of a seat whose refusal is compared at one look; other ones at the next


def imagined_looks_the_same(now: Moment) -> None:
    """C6: in an imagined state a seat sees, is told and may do exactly what it is in truth."""
    state, chance = now.state, now.chance
    before = state.to_position()
    for seat in seats_of(state):
        seen = as_data(state.view(seat))
        for _ in range(TWINS):
            twin = state.imagine(seat, chance)
            in_mind = as_data(twin.view(seat))
            demand_same(seen, in_mind, "C6", f"seat {seat} can tell an imagined state from the truth")
            _same_moves(state, twin, seat)
        _same_words(now, twin, seat)
    after = state.to_position()
    demand_same(before, after, "C6", "imagining changed the state")


def _same_moves(state: State, twin: State, seat: Seat) -> None:
    demand(
        state.to_act() == twin.to_act(), "C6", f"in a state that seat {seat} imagines, other seats are to act"
    )
    if seat in acting(state):
        demand(
            state.legal(seat) == twin.legal(seat),
            "C6",
            f"in a state that seat {seat} imagines, it has other legal moves",
        )


def _same_words(now: Moment, twin: State, seat: Seat) -> None:
    """Words are made from the whole state: they must not tell more than the view does."""
    text, state = now.game.text, now.state
    company = Company(tuple(f"Seat {number + 1}" for number in seats_of(state)), seat)
    said, in_mind = as_data(text.words(state, company)), as_data(text.words(twin, company))
    demand_same(said, in_mind, "C6", f"what the table says to seat {seat} depends on more than its view")
    if seat in acting(state):
        asked, in_mind = as_data(text.ask(state, seat, company)), as_data(text.ask(twin, seat, company))
        demand_same(asked, in_mind, "C6", f"the question to seat {seat} depends on more than its view")
    for move in some_moves(now, REFUSALS):
        why, in_mind = as_data(state.why_not(seat, move)), as_data(twin.why_not(seat, move))
        demand_same(
            why, in_mind, "C6", f"why seat {seat} may not make move {move} depends on more than its view"
        )


def imagining_needs_the_view_alone(now: Moment) -> None:
    """C7: from two states with equal views, the same chance gives the same imagined state."""
    state, chance = now.state, now.chance
    for seat in seats_of(state):
        twin = state.imagine(seat, chance)
        seed = chance.below(SEEDS)
        from_truth = state.imagine(seat, Seeded(seed)).to_position()
        from_twin = twin.imagine(seat, Seeded(seed)).to_position()
        demand_same(from_truth, from_twin, "C7", f"what seat {seat} imagines depends on more than its view")


class Secrets:
    """C7 over a whole game: where seats know what others do not, not everything imagined can be the truth."""

    def __init__(self) -> None:
        self.exist = False
        self.guessed = False

    def look(self, state: State, chance: Chance) -> None:
        """Note whether a seat knows more than a spectator here, and whether a seat imagines what is not so."""
        spectator = _sight(state, None)
        for seat in seats_of(state):
            self.exist = self.exist or _sight(state, seat) != spectator
            self.guessed = self.guessed or state.imagine(seat, chance).to_position() != state.to_position()

    def are_kept(self) -> None:
        """C7: an imagined state that is always the truth has been copied from it."""
        demand(
            self.guessed or not self.exist,
            "C7",
            "whatever a seat imagines is the truth, although there are secrets",
        )


def _sight(state: State, viewer: Seat | None) -> dict[str, Any]:
    """What a viewer sees, apart from who it is."""
    seen: dict[str, Any] = as_data(state.view(viewer))
    return {name: value for name, value in seen.items() if name != "seat"}


def same_choice(policy: Policy, state: State, seat: Seat, seed: int) -> None:
    """A bot is honest: from the truth and from what its seat imagines it makes the same move by the same chance."""
    before = state.to_position()
    twin = state.imagine(seat, Seeded(seed + 1))
    in_truth = policy.choose(state, seat, Seeded(seed))
    in_mind = policy.choose(twin, seat, Seeded(seed))
    who = f"{type(policy).__name__} in seat {seat}"
    demand(
        in_truth == in_mind,
        "bots",
        f"{who} looks at what it cannot know: it makes move {in_truth} in truth and {in_mind} in an imagined state",
    )
    demand(in_truth in state.legal(seat), "bots", f"{who} chose {in_truth}, which is not legal")
    after = state.to_position()
    demand_same(before, after, "bots", f"{who} changed the state")
