"""Sacrifice by Jackson Johnson: five heroes against the crystal that circles them."""

from typing import Any, Final

from sacrarium.core.errors import BadNotation
from sacrarium.core.game import Game, Search, Shapes
from sacrarium.core.journal import kinds_in

from . import events, moves, position
from .adept import Adept
from .circle import HEROES
from .novice import Novice
from .pieces import BY_CARD, CARDS, MOST_TURNS, SPACES, Options
from .state import CircleState
from .view import View
from .words.english import guide
from .words.english.glossary import glossary
from .words.english.text import TEXT

__all__ = ["GAME"]


def _most_moves(_: Options) -> int:
    """R30: the draft; roll, walk, strike and end in every turn; a draw and a choice for each card; three scrolls."""
    return 4 + 4 * len(HEROES) * MOST_TURNS + 2 * len(CARDS) + 3


def _pieces(state: Any) -> dict[str, list[Any]]:
    """C4: every card is to be drawn, in one hand, waiting to be chosen, or out of play; every hero somewhere."""
    held = [CARDS[card] for card in (*state.item, state.drawn) if card < len(CARDS)]
    deck = [name for card, name in enumerate(CARDS) if state.deck >> card & 1]
    return {
        "deck": deck,
        "held": held,
        "out": [name for name in CARDS if name not in deck and name not in held],
        "heroes": [hero for hero, place in zip(HEROES, state.place, strict=True) if place < len(SPACES)],
    }


def _read_card(name: str) -> int:
    """What scripted draws say for this card."""
    if name.strip().lower() not in BY_CARD:
        raise BadNotation(f"there is no card '{name.strip()[:10]}'")
    return BY_CARD[name.strip().lower()]


NOVICE: Final = Novice()
GAME: Final = Game(
    name="sacrifice_circle",
    title="Sacrifice Circle",
    tagline=guide.TAGLINE,
    about=guide.ABOUT,
    rules_version=2,
    seats=(5,),
    default_seats=5,
    minutes=40,
    together=True,
    options=Options,
    option_infos=guide.OPTIONS,
    primer=guide.PRIMER,
    rules=guide.RULES,
    chapters=guide.CHAPTERS,
    move_count=moves.MOVE_COUNT,
    most_moves=_most_moves,
    state=CircleState,
    read_position=position.read,
    write_move=moves.write,
    read_move=moves.read,
    pieces=_pieces,
    text=TEXT,
    novice=NOVICE,
    glossary=glossary,
    shapes=Shapes(View, kinds_in(events)),
    search=Search(playout=NOVICE, adviser=Adept(), enough_by_rollouts=10_000, adept=0, master=4_000),
    read_piece=_read_card,
)
