"""C1, C2, C11: what may be done, what may not, and how it is written."""

import re
from collections.abc import Iterator
from typing import Final

from sacrarium.core.bits import Move, Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.errors import BadNotation, IllegalMove, Reason
from sacrarium.core.game import Game
from sacrarium.core.state import MoveList, State

from .broken import ContractBroken, demand, demand_same
from .table import Moment, acting, all_moves, choices, seats_of, some_moves

RULE_NUMBER: Final = re.compile(r"[A-Z]\d+")
NOBODYS_SEATS: Final = (-1, 99)
MOVES_OF_THE_IDLE: Final = (
    50  # that are tried at one look for a seat that is not asked; other ones at the next
)
NONSENSE: Final = ("", "   ", "\0", "no such move", "-1", "²", "?" * 5000, "9" * 30)


def moves_are_there(now: Moment) -> None:
    """C1: before the end somebody is to act and has legal moves, in a stable order; `pick` takes one of them."""
    game, state, chance = now.game, now.state, now.chance
    over = not state.to_act()
    demand(
        over == (state.outcome() is not None),
        "C1",
        "a game has an outcome when, and only when, nobody is to act",
    )
    for seat in acting(state):
        demand(seat in seats_of(state), "C1", f"seat {seat} is to act, but there are {state.seats()} seats")
        legal = state.legal(seat)
        demand(bool(legal), "C1", f"seat {seat} is to act and has no legal move")
        demand(legal == state.legal(seat), "C1", f"the legal moves of seat {seat} change from call to call")
        demand(len(set(legal)) == len(legal), "C1", f"a legal move of seat {seat} is listed twice")
        demand(
            all(0 <= move < game.move_count for move in legal),
            "C1",
            f"a legal move of seat {seat} is not below move_count",
        )
        demand(legal == _in_used_room(state, seat), "C1", "list_moves leaves what was in the list before")
        picked = state.pick(seat, chance)
        demand(picked in legal, "C1", f"seat {seat} picked {picked}, which is not a legal move")


def _in_used_room(state: State, seat: Seat) -> list[Move]:
    """A search lists moves again and again in the same room."""
    room = MoveList()
    room.add(0)
    state.list_moves(seat, room)
    return room.listed()


def illegal_moves_are_refused(now: Moment) -> None:
    """C2: an illegal move raises, names its rule and changes nothing."""
    state = now.state
    before = state.to_position()
    for seat in [*seats_of(state), *NOBODYS_SEATS]:
        for move in _illegal(now, seat):
            _is_refused(state, seat, move)
        after = state.to_position()
        demand_same(before, after, "C2", f"a refused move of seat {seat} changed the position")
    for seat, move in choices(state):
        demand(
            state.why_not(seat, move) is None, "C2", f"why_not forbids {move} to seat {seat}, but it is legal"
        )


def _illegal(now: Moment, seat: Seat) -> Iterator[Move]:
    """All moves that are not legal; some of them for a seat that may make none."""
    if seat not in acting(now.state):
        yield from some_moves(now, MOVES_OF_THE_IDLE)
        return
    legal = set(now.state.legal(seat))
    yield from (move for move in all_moves(now.game) if move not in legal)


def _is_refused(state: State, seat: Seat, move: Move) -> None:
    who = f"move {move} of seat {seat}"
    try:
        state.play(seat, move, Seeded(0))
    except IllegalMove as error:
        reason = error.reason
    except Exception as error:  # whatever else a game may raise is the finding
        raise ContractBroken(
            "C2", f"{who} raised {type(error).__name__} instead of IllegalMove: {error}"
        ) from error
    else:
        raise ContractBroken("C2", f"{who} is not legal and was carried out")
    demand(isinstance(reason, Reason), "C2", f"{who} was refused without a reason")
    demand(
        RULE_NUMBER.fullmatch(reason.rule) is not None,
        "C2",
        f"{who} was refused by '{reason.rule}', which is not the number of a rule",
    )
    demand(
        reason == state.why_not(seat, move), "C2", f"{who} was refused for another reason than why_not tells"
    )


def notation_reads_back(now: Moment) -> None:
    """C11: what people would type for a legal move is read as that move."""
    game, state = now.game, now.state
    for seat, move in choices(state):
        text = game.write_move(move)
        try:
            read = game.read_move(text)
        except BadNotation as error:
            raise ContractBroken(
                "C11", f"move {move} of seat {seat} is written '{text}', which cannot be read"
            ) from error
        demand(
            read == move, "C11", f"move {move} of seat {seat} is written '{text}', which is read as {read}"
        )


def nonsense_is_no_notation(game: Game) -> None:
    """C11: what is no move of the game is told apart, in one sentence."""
    for text in NONSENSE:
        try:
            move = game.read_move(text)
        except BadNotation as error:
            demand(
                "\n" not in str(error) and len(str(error)) < 200,
                "C11",
                f"'{text[:20]}' is refused at too great length",
            )
        except Exception as error:  # whatever else a game may raise is the finding
            raise ContractBroken(
                "C11", f"'{text[:20]}' raised {type(error).__name__} instead of BadNotation"
            ) from error
        else:
            raise ContractBroken("C11", f"'{text[:20]}' was read as move {move}")
