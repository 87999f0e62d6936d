"""`python -m tests.counts.rewrite` counts anew; review the diff."""

from sacrarium.games import HOUSE

from .counting import POSITIONS, counts_up_to, path_of, start_of

MOST_NODES = 300_000
HEAD = "# options, seed and number of random moves: ways to play on, for depths 1, 2, 3...\n"


def main() -> None:
    for game in HOUSE:
        positions = [position for position in POSITIONS if position.game == game]
        counted = [
            position._replace(counts=tuple(counts_up_to(start_of(position), MOST_NODES)))
            for position in positions
        ]
        path_of(game).write_text(HEAD + "".join(f"{position}\n" for position in counted), encoding="utf-8")
        print(path_of(game).name)


if __name__ == "__main__":
    main()
