"""What a newcomer to the duel may not know, explained on the spot."""

from typing import Final

from sacrarium.core.game import Term
from sacrarium.games.sacrifice_duel.pieces import FLOOR, HAND_SIZE, HANDS, TRICKS, TROPHY_POINTS, Options

__all__ = ["glossary"]

FIRST: Final = {
    "hand_loser": "whoever lost the last hand",
    "last_trick_loser": "whoever lost the very last trick",
}
PILES: Final = {
    "always": "You may look at your own discard and altar at any time.",
    "between_rounds": "You may look at your own discard and altar while you buy.",
    "never": "Nobody looks into a discard or an altar, not even into the own one.",
}


def glossary(options: Options) -> tuple[Term, ...]:
    """The words of a table with these options."""
    return (*_trophies(), *_buying(options), *_tricks(options), *_sacrifice(), *_piles(options))


def _trophies() -> list[Term]:
    king, queen, jack, joker = (TRICKS[rank] for rank in ("K", "Q", "J", "X"))
    return [
        Term("trophy", "The trophy", f"What this hand is about. Whoever wins the hand puts it into the own deck: {TROPHY_POINTS} points, and a weak card to draw later.", ("R5", "R25")),
        Term("kinds", "How many tricks", f"The trophy decides: king {king}, queen {queen}, jack {jack}, joker {joker}. All of them are played.", ("R14",)),
        Term("trump", "Trump", "The colour of the trophy. A card of it beats every card of the other colour; a joker has no trump.", ("R5", "R15")),
        Term("trophies_won", "Trophies won", f"Each counts {TROPHY_POINTS} points for whoever won it, wherever the card goes later. There are {HANDS} in all.", ("R25", "R28")),
    ]  # fmt: skip


def _buying(options: Options) -> list[Term]:
    return [
        Term("market", "The market", "Two each of 6 to 10 in both colours, never refilled. The small number says how many are left.", ("R2", "R8")),
        Term("pairs", "A pair", "Two cards of your hand buy one from the market that is worth exactly their sum. All three go to your discard.", ("R8", "R9", "R12")),
        Term("order", "Who buys", f"In the first round both order in secret. Later {FIRST[options.first_buyer]} buys first, and the other sees it.", ("R10", "R11")),
    ]  # fmt: skip


def _tricks(options: Options) -> list[Term]:
    joker = (
        "A joker that is played is the lowest of all."
        if options.joker_card_wins
        else "A joker that is played wins nothing."
    )
    tie = (
        "Equal cards score for both."
        if options.led_tie == "simultaneous"
        else "Equal cards score for both where both played at once; else for whoever led."
    )
    return [
        Term("blade", "The blade", f"The tricks of this hand lie along it, theirs above and yours below. More tricks win the hand. {tie}", ("R19", "R20")),
        Term("led", "Led", "The winner of the last trick leads openly and the other answers with any card. After a tie both choose in secret.", ("R17", "R18")),
        Term("strength", "The order of strength", "From weak to strong: joker, jack, queen, king, 2 to 10, ace. Faces are low, the ace is on top.", ("R15",)),
        Term("lowest", "The lowest wins", f"In a joker hand the lowest card wins, whatever its colour, but a face never does. {joker}", ("R16",)),
        Term("sudden_death", "Sudden death", "Equal tricks decide nothing: both show a card at once until somebody wins one.", ("R20", "R21")),
    ]  # fmt: skip


def _sacrifice() -> list[Term]:
    return [
        Term("altar", "The altar", "Whoever wins a hand lays cards of it here, face down and for good. Aces count 15 points, numbers their number, faces and jokers nothing.", ("R26", "R28")),
        Term("sacrifice", "The sacrifice", "At least one card of this hand, at most as many as the winner took tricks more. They bring points and leave the deck.", ("R26",)),
        Term("deck", "Your deck", f"All your cards but those on the altar. Before the last hand, whoever owns fewer than {FLOOR} loses at once.", ("R27",)),
    ]  # fmt: skip


def _piles(options: Options) -> list[Term]:
    return [
        Term("hand", "The hand", f"Both draw {HAND_SIZE} cards of their own, and fill up again after buying. For a king both draw two more.", ("R6", "R13")),
        Term("piles", "Draw and discard", f"You draw from your own pile; when it is empty, your discard becomes the new one. {PILES[options.own_piles]}", ("R7", "R12")),
        Term("points", "Points", f"{TROPHY_POINTS} for each trophy, and what lies on the altar. The most points win after the last trophy.", ("R28",)),
    ]  # fmt: skip
