"""High Card: a tiny game from outside of the house, whole. `GAME` is all that anybody imports from it."""

from typing import Any, Final

from sacrarium.core.game import Game, Search

from . import guide, moves
from .novice import Novice
from .pieces import DECK, SEATS, Options
from .state import HighCardState, read_position
from .text import TEXT

__all__ = ["GAME"]


def _pieces(state: Any) -> dict[str, list[Any]]:
    """C4: each card is in a hand, was laid, or was not dealt."""
    hands = [card for hand in state.now.hands for card in hand]
    laid = [card for cards in state.now.played for card in cards]
    return {"hands": hands, "laid": laid, "undealt": sorted({*DECK} - {*hands} - {*laid})}


GAME: Final = Game(
    name="high_card",
    title="High Card",
    tagline=guide.TAGLINE,
    about=guide.ABOUT,
    rules_version=1,
    seats=(SEATS,),
    default_seats=SEATS,
    minutes=2,
    together=False,
    options=Options,
    option_infos=guide.OPTIONS,
    primer=guide.PRIMER,
    rules=guide.RULES,
    chapters=guide.CHAPTERS,
    move_count=moves.MOVE_COUNT,
    most_moves=lambda options: SEATS * options.hand,
    state=HighCardState,
    read_position=read_position,
    write_move=moves.write,
    read_move=moves.read,
    pieces=_pieces,
    text=TEXT,
    glossary=guide.glossary,
    novice=Novice(),
    search=Search(adept=100, master=1_000),
)
