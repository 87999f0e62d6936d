"""C4, C5: nothing is lost or doubled, and every game ends."""

from collections import Counter

from sacrarium.core.game import Game
from sacrarium.core.state import State

from .broken import demand
from .table import seats_of


def all_pieces(game: Game, state: State) -> Counter[str]:
    """Every piece of the game with how often it is there, wherever it lies."""
    return Counter(repr(piece) for place in game.pieces(state).values() for piece in place)


def pieces_are_kept(game: Game, state: State, at_the_start: Counter[str]) -> None:
    """C4: no piece is lost or doubled."""
    now = all_pieces(game, state)
    lost, more = at_the_start - now, now - at_the_start
    demand(not lost, "C4", f"{', '.join(lost)} got lost")
    demand(not more, "C4", f"{', '.join(more)} came out of nowhere")


def ends_in_time(game: Game, options: object, moves: int) -> None:
    """C5: no game with these options is longer than the game says."""
    bound = game.most_moves(options)
    demand(
        moves <= bound,
        "C5",
        f"the game goes on after {moves} moves, although it says that {bound} are the most",
    )


def the_end_is_sound(state: State) -> None:
    """C5: at the end there are winners, a rank and a worth for every seat."""
    outcome, seats = state.outcome(), state.seats()
    demand(outcome is not None, "C5", "nobody is to act, but the game has no outcome")
    assert outcome is not None
    utilities = state.utilities()
    demand(len(outcome.ranks) == len(utilities) == seats, "C5", "a seat has no rank or no utility at the end")
    worths = [state.worth(seat) for seat in seats_of(state)]
    demand(
        all(0 <= worth <= 1 for worth in [*utilities, *worths]),
        "C5",
        "a utility or a worth is not within 0 to 1",
    )
    demand(
        all(winner in seats_of(state) and outcome.ranks[winner] == 1 for winner in outcome.winners),
        "C5",
        "a winner does not hold the first rank",
    )
