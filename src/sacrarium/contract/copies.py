"""C9, C10, C12: copies, files and plain data are as good as the state itself."""

import json
import pickle
from typing import Final

from sacrarium.core import record as records
from sacrarium.core.chance import Seeded
from sacrarium.core.errors import SacrariumError
from sacrarium.core.game import Game
from sacrarium.core.record import Record, Replay
from sacrarium.core.state import State

from .broken import ContractBroken, demand, demand_same
from .knowledge import SEEDS
from .table import Moment, acting, as_data, play_on, viewers_of

THE_END: Final = 400  # moves by which a copy is played on: in most games to the end
FURTHER: Final = 12  # moves by which a state that was read again is followed


def copy_is_independent(now: Moment) -> None:
    """C9: what happens to a copy does not happen to the state."""
    state, chance = now.state, now.chance
    before, views = state.to_position(), [as_data(state.view(viewer)) for viewer in viewers_of(state)]
    copy = state.copy()
    _alike(state, copy, "C9", "a copy")
    play_on(copy, Seeded(chance.below(SEEDS)), THE_END)
    after = state.to_position()
    demand_same(before, after, "C9", "playing a copy changed the state")
    views_after = [as_data(state.view(viewer)) for viewer in viewers_of(state)]
    demand_same(views, views_after, "C9", "playing a copy changed a view")


def pickle_gives_it_back(now: Moment) -> None:
    """C10: a pickled state comes back equal, and so does one that a seat imagines: bots think in other processes."""
    state = now.state
    _alike(state, pickle.loads(pickle.dumps(state)), "C10", "the state out of a pickle")
    for seat in acting(state)[:1]:
        twin = state.imagine(seat, now.chance)
        try:
            again = pickle.loads(pickle.dumps(twin))
        except SacrariumError as error:
            raise ContractBroken("C10", f"what seat {seat} imagines cannot be pickled: {error}") from error
        demand_same(
            twin.to_position(),
            again.to_position(),
            "C10",
            f"what seat {seat} imagines differs out of a pickle",
        )


def position_gives_it_back(now: Moment) -> None:
    """C12: a position, also as JSON text, is the whole state."""
    game, state, chance = now.game, now.state, now.chance
    position = state.to_position()
    try:
        again = game.read_position(json.loads(json.dumps(position)))
    except SacrariumError as error:
        raise ContractBroken("C12", f"a position that the game wrote cannot be read: {error}") from error
    _alike(state, again, "C12", "the state read from its position")
    seed = chance.below(SEEDS)
    went_on = state.copy()
    play_on(went_on, Seeded(seed), FURTHER)
    play_on(again, Seeded(seed), FURTHER)
    _alike(went_on, again, "C12", f"{FURTHER} moves later, the state read from its position")


def _alike(state: State, other: State, check: str, name: str) -> None:
    """Equal as data, to every viewer, and in what may be done."""
    one, two = state.to_position(), other.to_position()
    demand_same(one, two, check, f"{name} differs")
    demand(state == other, check, f"{name} is not equal to the state")
    demand(state.to_act() == other.to_act(), check, f"in {name}, other seats are to act")
    for seat in acting(state):
        demand(state.legal(seat) == other.legal(seat), check, f"in {name}, seat {seat} has other legal moves")
    for viewer in viewers_of(state):
        seen, again = as_data(state.view(viewer)), as_data(other.view(viewer))
        demand_same(seen, again, check, f"in {name}, viewer {viewer} sees something else")
    demand(state.outcome() == other.outcome(), check, f"{name} has another outcome")


def record_reads_back(record: Record) -> None:
    """C10: a record is the same after it was saved and loaded."""
    again = records.load(records.dump(record))
    demand(again == record, "C10", "a record is not the same after it was saved and loaded")


def record_replays(game: Game, record: Record, positions: dict[int, object]) -> None:
    """C10: the saved record leads to every position of the game again; `positions` are by number of moves."""
    replay = Replay(game, records.load(records.dump(record)))
    for number, (state, _) in enumerate(replay.steps()):
        if number in positions:
            again = state.to_position()
            demand_same(positions[number], again, "C10", f"after {number} moves the record leads elsewhere")
