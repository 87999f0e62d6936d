"""Sacrifight by Andreas Michler and Axel Streubel: one or two heroes against three bosses."""

from typing import Any, Final, cast

from sacrarium.core.errors import BadNotation
from sacrarium.core.game import Game, Search, Shapes
from sacrarium.core.journal import kinds_in
from sacrarium.core.state import State

from . import events, moves
from .bots.novice import Novice
from .cards.brought import bring_cards
from .cards.content import content_named, listed_packs
from .fight import conservation, reader
from .fight.bounds import most_moves
from .fight.drawing import draw_named, piece_names
from .pieces import Options
from .state import FightState
from .view import View
from .words.english import guide
from .words.english.glossary import glossary
from .words.english.text import TEXT

__all__ = ["GAME"]


def _read_card(name: str) -> int:
    """The number of a card, as scripted chance draws it."""
    number = content_named("").number
    if name not in number:
        raise BadNotation(f"there is no card '{name[:40]}'")
    return number[name]


def _far(state: Any) -> float:
    """A fight is seen to its end; what it is worth depends on whether others follow."""
    return float(state.act + 1 < state.acts)


def _pieces(state: State) -> dict[str, list[Any]]:
    """C4: every card of the run."""
    return conservation.pieces(cast(FightState, state))


NOVICE: Final = Novice()
QUICK: Final = Novice(True)  # the same without lines that kill, for rollouts
GAME: Final = Game(
    name="sacrifight",
    title="Sacrifight",
    tagline=guide.TAGLINE,
    about=guide.ABOUT,
    rules_version=5,
    seats=(1, 2),
    default_seats=1,
    minutes=60,
    together=True,
    options=Options,
    option_infos=guide.OPTIONS,
    primer=guide.PRIMER,
    rules=guide.RULES,
    chapters=guide.CHAPTERS,
    move_count=moves.MOVE_COUNT,
    most_moves=most_moves,
    state=FightState,
    read_position=reader.read,
    write_move=moves.write,
    read_move=moves.read,
    pieces=_pieces,
    text=TEXT,
    novice=NOVICE,
    glossary=glossary,
    shapes=Shapes(View, kinds_in(events)),
    search=Search(playout=QUICK, adviser=QUICK, doubt=1.0, adept=80, master=200, far=_far),
    read_piece=_read_card,
    packs=listed_packs,
    piece_names=piece_names,
    draw_named=draw_named,
    bring_cards=bring_cards,
)
