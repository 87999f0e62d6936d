"""Sacrifice by Dan Burkey: a duel of tricks, purchases and sacrifices."""

from typing import Any, Final

from sacrarium.core.errors import BadNotation
from sacrarium.core.game import Game, Search, Shapes
from sacrarium.core.journal import kinds_in
from sacrarium.core.policy import AllMoves

from . import events, moves, reading
from . import phases as c
from .novice import Novice
from .pieces import BY_NAME, HANDS, NAMES, SUDDEN_DEATH_CAP, TRICKS, Options, names_in
from .state import DuelState
from .veteran import Veteran
from .view import View
from .words.english import guide
from .words.english.glossary import glossary
from .words.english.text import TEXT

__all__ = ["GAME"]


def _most_moves(_: Options) -> int:
    """R9, R14, R24, R26: two orders a hand, two cards a trick and a step, a card for each trick ahead."""
    tricks = 4 * (TRICKS["K"] + TRICKS["Q"] + TRICKS["J"]) + 2 * TRICKS["X"]
    return 2 * HANDS + 2 * tricks + 2 * SUDDEN_DEATH_CAP * HANDS + tricks


def _far(state: Any) -> float:
    """R24: how many of the hands are still to come."""
    return float((HANDS - state.round_number) / HANDS)


def _pieces(state: Any) -> dict[str, list[Any]]:
    """C4, R29: fifty-four cards lie with the seats, in the market, or are trophies not yet won."""
    piles = {"market": list(names_in(state.market)), "deck": list(names_in(state.deck))}
    for seat in (0, 1):
        for name in ("draw", "discard", "hands", "row", "altar"):
            piles[f"{name} {seat}"] = list(names_in(getattr(state, name)[seat]))
    trophy = [] if state.phase in {c.SACRIFICE, c.OVER} else [state.trophy]
    piles["table"] = [NAMES[code] for code in (*state.committed, *trophy) if code != c.NO_CARD]
    return piles


def _read_card(name: str) -> int:
    """What scripted draws say for this card: its first place in a pile."""
    if name.strip().lower() not in BY_NAME:
        raise BadNotation(f"there is no card '{name.strip()[:10]}'")
    return 2 * BY_NAME[name.strip().lower()]


NOVICE: Final = Novice()
VETERAN: Final = Veteran()
GAME: Final = Game(
    name="sacrifice_duel",
    title="Sacrifice Duel",
    tagline=guide.TAGLINE,
    about=guide.ABOUT,
    rules_version=2,
    seats=(2,),
    default_seats=2,
    minutes=30,
    together=False,
    options=Options,
    option_infos=guide.OPTIONS,
    primer=guide.PRIMER,
    rules=guide.RULES,
    chapters=guide.CHAPTERS,
    move_count=moves.MOVE_COUNT,
    most_moves=_most_moves,
    state=DuelState,
    read_position=reading.read,
    write_move=moves.write,
    read_move=moves.read,
    pieces=_pieces,
    text=TEXT,
    novice=NOVICE,
    glossary=glossary,
    shapes=Shapes(View, kinds_in(events)),
    search=Search(
        playout=VETERAN,
        exploration=0.1,
        adviser=AllMoves(VETERAN, most=64),  # all orders that a hand allows, but in rare cases
        doubt=1.0,
        tree_within_stage=True,
        enough_by_tree=20_000,
        enough_by_rollouts=5_000,
        adept=200,
        master=20_000,
        far=_far,
    ),
    read_piece=_read_card,
)
