"""What Sarkophag is held to: OpenSpiel's hearts, and the limit of C."""

from typing import Final

from .rows import Comparison

GAME: Final = "Sarkophag"
HEARTS: Final = "OpenSpiel hearts"
RANDOM_GAMES: Final = "random games: sarkophag"

SARKOPHAG: Final = (
    Comparison(
        name="step_choice",
        game=GAME,
        what="stepping from Python, random.choice(legal)",
        unit="moves/s",
        ours="stepping, choice",
        peer=HEARTS,
        theirs="hearts: stepping",
        target=2.5,
    ),
    Comparison(
        name="step_pick",
        game=GAME,
        what="stepping from Python, pick",
        unit="moves/s",
        ours="stepping, pick",
        peer=HEARTS,
        theirs="hearts: stepping",
        target=8.0,
    ),
    Comparison(
        name="playouts",
        game=GAME,
        what="random games inside the engine",
        unit="moves/s",
        ours=RANDOM_GAMES,
        peer=HEARTS,
        theirs="hearts: rollouts",
        target=8.0,
    ),
    Comparison(
        name="playouts_limit",
        game=GAME,
        what="random games inside the engine",
        unit="moves/s",
        ours=RANDOM_GAMES,
        peer="hand-written C",
        theirs="C: playouts",
        target=0.4,
    ),
    Comparison(
        name="search_first",
        game=GAME,
        what="tree search, first decision",
        unit="simulations/s",
        ours="search, first decision",
        peer=HEARTS,
        theirs="hearts: search, first decision",
        target=10.0,
    ),
    Comparison(
        name="search_midway",
        game=GAME,
        what="tree search, midway, with proven hands",
        unit="simulations/s",
        ours="search, midway",
        peer=HEARTS,
        theirs="hearts: search, midway",
        target=10.0,
    ),
    Comparison(
        name="search_own",
        game=GAME,
        what="tree search, playouts by rules of thumb",
        unit="simulations/s",
        ours="search, own playouts",
        peer=HEARTS,
        theirs="hearts: search, first decision",
    ),
)
