"""`python -m sacrarium.games.sacrifight.cards.check [FOLDER]`: read card files and print every card with its words."""

import sys
from pathlib import Path

from sacrarium.core.errors import SacrariumError
from sacrarium.games.sacrifight.words.english.wording import LONGEST, words_of

from .content import content_of
from .library import OWN_CARDS, read_folder


def main(arguments: list[str]) -> int:
    """Print the cards of a folder, or the first mistake in them."""
    folder = Path(arguments[0]) if arguments else OWN_CARDS
    try:
        cards = read_folder(folder)
        content_of(None if folder == OWN_CARDS else folder)
        for card in cards:
            words = words_of(card)
            mark = f"  ({len(words)} characters, at most {LONGEST})" if len(words) > LONGEST else ""
            sys.stdout.write(
                f"{card.set}/{card.text.id} x{card.text.count} {card.text.name}: {words}{mark}\n"
            )
    except SacrariumError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(f"{len(cards)} cards, {sum(card.text.count for card in cards)} with their copies.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
