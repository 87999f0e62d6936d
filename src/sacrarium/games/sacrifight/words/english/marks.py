"""The marks that are printed on boss cards, and what each of them means in one sentence."""

from collections.abc import Collection
from typing import Final

MARKS: Final = {
    "M": "A minion: it comes to the board and closes its slot until it is gone.",
    "A": "When it is drawn, every hero has 1 action in the next round.",
    "NM": "A calm card: it leaves the deck when the boss turns wild.",
    "WM": "A wild card: it joins the deck when the boss turns wild.",
}


def marks_of(flags: Collection[str]) -> dict[str, str]:
    """The printed marks among the flags of a card, with their meaning; the Head blocks a slot, but is no minion (R49)."""
    return {
        mark: words
        for mark, words in MARKS.items()
        if mark in flags and not (mark == "M" and "head" in flags)
    }


def behind(flags: Collection[str]) -> str:
    """The marks as they stand behind a name: " (M) (WM)"."""
    return "".join(f" ({mark})" for mark in marks_of(flags))
