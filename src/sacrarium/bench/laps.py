"""`python -m sacrarium.bench.laps GAME SECONDS`: for each line it reads, a lap of random games and its figures."""

import signal
import sys

import msgspec

from sacrarium.games import game_named

from .engine import whole_games
from .race import Paced


def main(game: str, seconds: float) -> None:
    """Answer until nobody asks any more; an interruption is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lap = Paced(whole_games(game_named(game)), seconds)
    for _ in sys.stdin:
        print(msgspec.json.encode(lap()).decode(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
