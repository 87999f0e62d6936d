"""S.A.C.R.E. Bleu!: sequences, trades and a long memory, for two to seven."""

from typing import Any, Final

from sacrarium.core.errors import BadNotation
from sacrarium.core.game import Game, Search, Shapes
from sacrarium.core.journal import kinds_in
from sacrarium.core.policy import AllMoves

from . import events, moves, reading
from .novice import Novice
from .pieces import BY_NAME, PLAYERS, Options, hand_size, most_cycled, names_in
from .sights import View
from .state import SacreState
from .words.english import guide
from .words.english.text import TEXT

__all__ = ["GAME"]


def _most_moves(options: Options) -> int:
    """R1, R3: in seven rounds a Return or a Cycle takes longest, in round 8 a Return with a bonus Score."""
    hand = hand_size(options.players)
    turn = max(hand + 2, 2 + options.players * most_cycled(options.players))
    return options.players * (7 * turn + 3 * hand + 4)


def _pieces(state: Any) -> dict[str, list[Any]]:
    """C4, R6: fifty-four cards lie in hands, in the deck or on the table."""
    piles = {f"hand {seat}": list(names_in(state.hands[seat])) for seat in range(state.players)}
    piles["deck"] = list(names_in(state.deck_cards()))
    piles["scored"] = list(names_in(state.gone))
    return piles


def _read_card(name: str) -> int:
    """What scripted draws say for this card."""
    if name.strip().upper() not in BY_NAME:
        raise BadNotation(f"there is no card '{name.strip()[:10]}'")
    return BY_NAME[name.strip().upper()]


NOVICE: Final = Novice()
GAME: Final = Game(
    name="sacre_bleu",
    title="S.A.C.R.E. Bleu!",
    tagline=guide.TAGLINE,
    about=guide.ABOUT,
    rules_version=2,
    seats=PLAYERS,
    default_seats=4,
    minutes=40,
    together=False,
    options=Options,
    option_infos=guide.OPTIONS,
    primer=guide.PRIMER,
    rules=guide.RULES,
    chapters=guide.CHAPTERS,
    move_count=moves.MOVE_COUNT,
    most_moves=_most_moves,
    state=SacreState,
    read_position=reading.read,
    write_move=moves.write,
    read_move=moves.read,
    pieces=_pieces,
    text=TEXT,
    novice=NOVICE,
    shapes=Shapes(View, kinds_in(events)),
    search=Search(
        playout=NOVICE,
        adviser=AllMoves(NOVICE),
        doubt=1.0,
        enough_by_rollouts=1_000,
        adept=20,
        master=500,
    ),
    read_piece=_read_card,
)
