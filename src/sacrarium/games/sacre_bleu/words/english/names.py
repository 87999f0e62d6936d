"""Cards, suits, sequences and options as people call them."""

from typing import Final

from sacrarium.core.words import joined
from sacrarium.games.sacre_bleu.ring import Shown

SIGNS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
SUIT: Final = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
RANK: Final = {"A": "ace", "K": "king", "Q": "queen", "J": "jack"}
JOKER: Final = {"X1": "red joker", "X2": "black joker"}
OPTION: Final = {
    "score": "Score",
    "advertise": "Advertise",
    "cycle": "Cycle",
    "return": "Return",
    "exchange": "Exchange",
}


def called(name: str) -> str:
    """A card in a sentence: "queen of hearts", "red joker"."""
    return JOKER.get(name) or f"{RANK.get(name[:-1], name[:-1])} of {SUIT[name[-1]]}"


def cards(names: tuple[str, ...] | list[str]) -> str:
    """Several cards in a sentence."""
    return joined([called(name) for name in names])


def run(shown: tuple[Shown, ...]) -> str:
    """A sequence in a sentence: "10-J-Q of clubs", "9 to 2 of spades"."""
    names = [place.stands_for for place in shown]
    ranks = [name[:-1] for name in names]
    said = "-".join(ranks) if len(ranks) < 4 else f"{ranks[0]} to {ranks[-1]}"
    return f"{said} of {SUIT[names[0][-1]]}"


def short(name: str) -> str:
    """A card in very few words: 9♣."""
    return called(name) if name.startswith("X") else f"{name[:-1]}{SIGNS[name[-1]]}"
