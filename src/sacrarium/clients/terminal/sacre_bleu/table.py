"""What the scene reads of the view, and how cards are written on it."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from sacrarium.clients.terminal.moment import Moment
from sacrarium.games.sacre_bleu.pieces import RANKS, SUITS
from sacrarium.games.sacre_bleu.view import Arrow, Shown, View
from sacrarium.games.sacre_bleu.words.english.names import SIGNS

JOKERS: Final = {"X1": "X♥", "X2": "X♠"}  # by their colours

SPELT: Final = re.compile(r"(?:the )?\b(\d+|ace|king|queen|jack) of (clubs|diamonds|hearts|spades)\b")


def table_of(moment: Moment) -> View:
    """The view, read."""
    return msgspec.convert(moment.view, View)


def short(card: str) -> str:
    """A card in few characters: 10♥, A♠; a joker is X with the sign of its colour."""
    return JOKERS.get(card) or card[:-1] + SIGNS[card[-1]]


def terse(sentence: str) -> str:
    """The sentence with cards in few characters, where many of them are listed."""

    def sign(found: re.Match[str]) -> str:
        rank, suit = found.groups()
        return (rank if rank.isdecimal() else rank[0].upper()) + SIGNS[suit[0].upper()]

    return SPELT.sub(sign, sentence)


def is_red(card: str) -> bool:
    """Whether the card is red."""
    return card == "X1" or card[-1] in "DH"


def place(card: str) -> int:
    """The place of a card in the order in which cards are named: suit by suit, the jokers last."""
    if card in JOKERS:
        return 100 + int(card[1])
    return 20 * SUITS.index(card[-1]) + RANKS.index(card[:-1])


def listed(cards: Iterable[str]) -> str:
    """Several cards."""
    return " ".join(map(short, cards))


def by_suit(cards: Sequence[str]) -> str:
    """Many cards in few characters, each suit named once: "♣8 10 J  ♦K A"."""
    found = []
    for suit in SUITS:
        ranks = [card[:-1] for card in cards if card not in JOKERS and card[-1] == suit]
        if ranks:
            found.append(SIGNS[suit] + " ".join(ranks))
    return "  ".join([*found, *(JOKERS[card] for card in cards if card in JOKERS)])


def sequence(shown: Sequence[Shown]) -> str:
    """A scored set: "10-J-Q♣", "9…2♠"; a joker is named by what it stands for, with a star."""
    ranks = [one.stands_for[:-1] + ("*" if one.card in JOKERS else "") for one in shown]
    sign = SIGNS[shown[0].stands_for[-1]]
    return f"{'-'.join(ranks) if len(ranks) < 5 else f'{ranks[0]}…{ranks[-1]}'}{sign}"


def chains(arrows: Sequence[Arrow], moment: Moment) -> str:
    """Who passes to whom, in words that run until they come round: "You → Mira → Ansel → You"."""
    to = {arrow.giver: arrow.receiver for arrow in arrows}
    found = []
    while to:
        first = moment.viewer if moment.viewer in to else min(to)
        names, seat = [moment.name(first)], to.pop(first)
        while seat != first:
            names.append(moment.name(seat))
            seat = to.pop(seat)
        found.append(" → ".join([*names, moment.name(first)]))
    return "   ".join(found)
