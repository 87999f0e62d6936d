"""`python -m tests.golden.rewrite` writes the golden playthroughs anew; review the diff."""

from .playthrough import PLAYTHROUGHS, text_of


def main() -> None:
    for played in PLAYTHROUGHS:
        played.path.parent.mkdir(exist_ok=True)
        played.path.write_text(text_of(played), encoding="utf-8")
        print(played.path.name)


if __name__ == "__main__":
    main()
