"""Cards as people call them, the tricks of a hand, and how it is won."""

from typing import Final

from sacrarium.core.words import Company, counted, joined

COLOUR: Final = {"r": "red", "b": "black"}
RANK: Final = {"A": "ace", "K": "king", "Q": "queen", "J": "jack"}


def called(name: str) -> str:
    """A card in a sentence: "red 6", "black ace", "joker"."""
    if name == "X":
        return "joker"
    return f"{COLOUR[name[-1]]} {RANK.get(name[:-1], name[:-1])}"


def cards(names: tuple[str, ...]) -> str:
    """Several cards in a sentence."""
    return joined([called(name) for name in names])


def score(tricks: tuple[int, int], company: Company) -> str:
    """Tricks through the eyes of the viewer: "3 to 2"."""
    mine = 1 if company.viewer == 1 else 0
    return f"{tricks[mine]} to {tricks[1 - mine]}"


def hand_rule(trophy: str, tricks: int) -> str:
    """R14 to R16 in a few words: "7 tricks, highest wins, red is trump"."""
    return f"{counted(tricks, 'trick')}, {winning_rule(trophy)}"


def winning_rule(trophy: str) -> str:
    """R15, R16: the same without the number of tricks, for sudden death."""
    if trophy == "X":
        return "lowest wins, faces cannot win"
    return f"highest wins, {COLOUR[trophy[-1]]} is trump"
