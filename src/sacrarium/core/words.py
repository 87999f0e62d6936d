"""The company at a table, as one of its members sees it: "you" for oneself, names for the others."""

from typing import Final

import msgspec

from .bits import Seat

IRREGULAR: Final = {
    "is": "are",
    "was": "were",
    "has": "have",
    "does": "do",
    "goes": "go",
    "lies": "lie",
    "dies": "die",
    "ties": "tie",
}  # with you
HISSING: Final = ("sses", "shes", "ches", "xes", "zzes")  # the verb itself ends without the e
ENDS: Final = (".", "!", "?")
NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class Company(msgspec.Struct, frozen=True):
    """Who sits where, and through whose eyes a sentence is written. `**` marks what matters most in it."""

    names: tuple[str, ...]
    viewer: Seat | None = None  # None: a spectator
    by_name: bool = False  # the viewer plays other seats, too, so even its own is named

    def is_you(self, seat: Seat) -> bool:
        """Whether the sentence speaks to this seat."""
        return self.viewer == seat and not self.by_name

    def name(self, seat: Seat) -> str:
        """The seat inside a sentence."""
        return "you" if self.is_you(seat) else self.names[seat]

    def does(self, seat: Seat, verb: str) -> str:
        """Subject and verb at the start of a sentence: does(2, "takes") is "Ilse takes" or "You take"."""
        return f"{'You' if self.is_you(seat) else self.names[seat]} {self.verb(seat, verb)}"

    def clause(self, seat: Seat, verb: str) -> str:
        """The same inside a sentence: "Ilse takes" or "you take"."""
        return f"{self.name(seat)} {self.verb(seat, verb)}"

    def verb(self, seat: Seat, verb: str) -> str:
        """The verb alone, as it goes with this seat; what follows it stays: "buys first" or "buy first"."""
        return second_person(verb) if self.is_you(seat) else verb

    def whose(self, seat: Seat) -> str:
        """The possessive at the start of a sentence."""
        return "Your" if self.is_you(seat) else f"{self.names[seat]}'s"

    def of(self, seat: Seat) -> str:
        """The possessive inside a sentence."""
        return "your" if self.is_you(seat) else f"{self.names[seat]}'s"

    def listed(self, seats: tuple[Seat, ...]) -> str:
        """Several seats inside a sentence: "you, Mira and Ilse"."""
        return joined([self.name(seat) for seat in seats])


def second_person(verb: str) -> str:
    """The verb as it goes with "you": "takes" is "take", "passes" is "pass"; "won" or "would take" stay."""
    first, *rest = verb.split(" ")
    return " ".join([_with_you(first), *rest])


def _with_you(verb: str) -> str:
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    if verb.endswith(HISSING):
        return verb[:-2]
    return verb.removesuffix("s")


def joined(things: list[str], word: str = "and") -> str:
    """The way people list things: "a, b and c"."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} {word} {things[-1]}"


def counted(count: int, one: str, many: str | None = None) -> str:
    """A number with its noun: "1 head", "7 heads"."""
    return f"{count} {one if count == 1 else many or one + 's'}"


def capital(sentence: str) -> str:
    """The sentence with a capital letter, also behind a mark of emphasis; a figure needs none."""
    for place, letter in enumerate(sentence):
        if letter.isalnum():
            return sentence[:place] + letter.upper() + sentence[place + 1 :]
    return sentence


def ended(words: str) -> str:
    """The words as a sentence that ends: with one full stop, whether they had it already or not."""
    return words if not words or words.endswith(ENDS) else f"{words}."


def heading(sentence: str) -> str:
    """The sentence as a heading, which needs no full stop."""
    return sentence.removesuffix(".")
