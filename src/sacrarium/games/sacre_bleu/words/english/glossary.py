"""What a newcomer to S.A.C.R.E. Bleu! may not know, explained on the spot."""

from typing import Final

from sacrarium.core.game import Term
from sacrarium.games.sacre_bleu.pieces import Options, deck_size, hand_size, most_cycled

__all__ = ["glossary"]

PRECLUDED: Final = {
    "last_chance": "A last one that leaves you behind somebody is refused.",
    "last_cards": "With your last cards, one that leaves you behind somebody is refused.",
    "off": "It may also leave you behind.",
}
SEATS_WITH_COURT_JOKERS: Final = 7  # there the jokers are dealt among the queens, kings and aces


def glossary(options: Options) -> tuple[Term, ...]:
    """The words of a table with these options."""
    return (*_options(options), *_rounds(), *_cards(options), *_known())


def _options(options: Options) -> list[Term]:
    nothing = "even none" if options.return_zero else "at least one"
    return [
        Term("score", "Score", f"Lay down three or more cards of one suit in a row. It is the only thing that makes a hand smaller. {PRECLUDED[options.preclude]}", ("R6", "R8", "R11")),
        Term("advertise", "Advertise", "Show a card. Who can lays one worth at least as much face down, who cannot shows you the hand; you must swap with one who laid.", ("R12", "R13", "R14", "R16")),
        Term("cycle", "Cycle", f"All who hold enough pass as many cards as you say, at most {most_cycled(options.players)}, so many seats to the left. Never in round 8 or right after a Cycle.", ("R20", "R21", "R22")),
        Term("return", "Return", f"Put cards under the deck, {nothing}, and draw as many from its top. In round 8 you choose what you take.", ("R24", "R25")),
        Term("exchange", "Exchange", "Give somebody a card, look at the hand and take one that all get to see. From eight cards on, three are hidden from you first.", ("R26", "R27", "R28")),
    ]  # fmt: skip


def _rounds() -> list[Term]:
    return [
        Term("dial", "The eight rounds", "Everybody with three cards or more does one thing in each. The game ends after round 8, or when nobody holds three cards.", ("R1", "R2", "R5")),
        Term("round_8", "Round 8", "All hands and the deck lie open. After Advertise, Return or Exchange you may also score.", ("R32", "R34")),
        Term("crown", "Wins ties", "The last in the order of turns. Among equal scores the last in that order wins.", ("R35",)),
    ]  # fmt: skip


def _cards(options: Options) -> list[Term]:
    size = hand_size(options.players)
    court = "one red and one black card of queen, king and ace"
    if options.players == SEATS_WITH_COURT_JOKERS:
        court += " or a joker"
    top = "The jacks" if options.players == SEATS_WITH_COURT_JOKERS else "The jacks, the jokers"
    return [
        Term("points", "Points", "What was scored: 2 to 10 count their number, jack, queen, king and ace ten each, a joker nothing. Only the highest score counts in the end.", ("R9", "R35")),
        Term("row", "A row", "At least three cards of one suit in a row. After the ace comes the 2 again; jokers fill any place, but one card must be real.", ("R8",)),
        Term("gap", "A missing card", "The dashed card would join the cards beside it to a row.", ("R8",)),
        Term("set", "A scored row", "It stays on the table, and nothing is ever added to it.", ("R10",)),
        Term("size", "Hands", "How many cards anybody holds is always open. With fewer than three a hand lies face up and has no more turns.", ("R2", "R4", "R6")),
        Term("deck", "The deck", f"It always has {deck_size(options.players)} cards. Each Return puts a layer underneath; whoever put it there knows it.", ("R6", "R24")),
        Term("deal", "From the deal", f"Each hand was dealt {size} cards: {court}, the rest numbers. {top} and all that was left over are the deck.", ("R6",)),
    ]  # fmt: skip


def _known() -> list[Term]:
    return [
        Term("notebook", "The notebook", "It keeps all that your seat has seen or can be sure of. Nobody else sees it.", ("R17", "R23")),
        Term("known", "Cards at a seat", "What you know of this hand: a firm card is certainly there, a pale one may be.", ("R17", "R23")),
        Term("lock", "Locked", "Somebody else took this card by Exchange since your last turn, so you cannot take it yet.", ("R29",)),
        Term("offer", "The offer", "The card that is advertised. All answers are laid face down, and shown to the advertiser at once.", ("R12", "R13", "R16")),
        Term("aside", "Set aside", "Three cards of the hand that whoever exchanges does not see. They go back afterwards and stay secret.", ("R27", "R31")),
    ]  # fmt: skip
