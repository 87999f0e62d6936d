"""Sarkophag by Michael Feldkötter: avoid the mummies, trick by trick."""

from typing import Any, Final

from sacrarium.core.bits import members_of
from sacrarium.core.game import Game, Search, Shapes
from sacrarium.core.journal import kinds_in
from sacrarium.core.policy import AllMoves
from sacrarium.core.state import State

from . import events, moves, position
from .habits import Habits
from .headtables import heads_of_file
from .novice import Novice
from .pieces import ALL_CARDS, HAND_SIZE, Options
from .state import SarkophagState
from .view import View
from .words.english import guide
from .words.english.glossary import glossary
from .words.english.text import TEXT

__all__ = ["GAME"]


def _most_moves(options: Options) -> int:
    """R14: every round adds at least the heads of the cheapest cards that can be dealt."""
    round_moves = HAND_SIZE * options.players
    if options.match == "single":
        return round_moves
    cheapest = max(1, sum(sorted(SarkophagState(options).heads[1:])[:round_moves]))
    return round_moves * (options.players * options.limit // cheapest + 1)


def _far(state: Any) -> float:
    """R13: how far the highest total is from the limit; a match of one round is seen to its end."""
    return 0.0 if state.one_round else max(0.0, 1.0 - max(state.totals) / state.options.limit)


def _early(state: Any) -> float:
    """How many tricks of the round are still to come."""
    return float((HAND_SIZE - state.trick_number) / HAND_SIZE)


def _pieces(state: Any) -> dict[str, list[Any]]:
    """C4: each of the sixty cards is in a hand, has been played, or lies aside."""
    hands = [card for seat in range(state.players) for card in members_of(state.hands[seat])]
    played = list(members_of(state.gone))
    return {
        "hands": hands,
        "played": played,
        "aside": list(members_of(ALL_CARDS & ~state.gone & ~_union(state))),
    }


def _union(state: State) -> int:
    held = 0
    for hand in state.hands:  # type: ignore[attr-defined]
        held |= hand
    return held


NOVICE: Final = Novice()
GAME: Final = Game(
    name="sarkophag",
    title="Sarkophag",
    tagline=guide.TAGLINE,
    about=guide.ABOUT,
    rules_version=1,
    seats=(3, 4, 5, 6),
    default_seats=4,
    minutes=15,
    together=False,
    options=Options,
    option_infos=guide.OPTIONS,
    primer=guide.PRIMER,
    rules=guide.RULES,
    chapters=guide.CHAPTERS,
    move_count=moves.MOVE_COUNT,
    most_moves=_most_moves,
    state=SarkophagState,
    read_position=position.read,
    write_move=moves.write,
    read_move=moves.read,
    pieces=_pieces,
    text=TEXT,
    novice=NOVICE,
    read_heads=heads_of_file,
    glossary=glossary,
    shapes=Shapes(View, kinds_in(events)),
    search=Search(
        playout=NOVICE,
        exploration=0.15,
        adviser=AllMoves(NOVICE),
        doubt=1.0,
        belief=Habits(NOVICE),
        enough_by_rollouts=5_000,
        adept=100,
        master=5_000,
        far=_far,
        early=_early,
    ),
)
