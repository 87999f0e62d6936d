"""What a newcomer to Sarkophag may not know, explained on the spot."""

from sacrarium.core.game import Term
from sacrarium.core.words import counted
from sacrarium.games.sarkophag.pieces import HAND_SIZE, LAST_CARD, MOST_HEADS, Options

__all__ = ["glossary"]


def glossary(options: Options) -> tuple[Term, ...]:
    """The words of a table with these options."""
    found = [*_cards(), *_trick(options), *_company(options)]
    return tuple(term for term in found if term is not None)


def _cards() -> list[Term]:
    return [
        Term("card", "A card", "The number says where it lies on the line. The mummy heads are what it costs whoever takes it.", ("R2", "R10")),
        Term("heads", "Mummy heads", "Whoever takes a trick keeps all heads on its cards. Nobody wants them: the fewest heads win.", ("R10", "R14")),
        Term("sarcophagus", "An empty sarcophagus", "A card without a head. It costs its taker nothing.", ("R10",)),
        Term("five_heads", f"{MOST_HEADS} heads", "A red frame warns of it: this card can be led only if you hold nothing else. Later in a trick it is a card like any other.", ("R5", "R8")),
        Term("unsure", "The question mark", "How many heads the printed card shows is not certain. At this table it counts as you see it.", ("R2",)),
    ]  # fmt: skip


def _trick(options: Options) -> list[Term]:
    broken = (
        "Somebody could not stay on the side, so the other end of the line takes the trick. Everybody after that may play any card."
        if options.release_after_break
        else "Somebody could not stay on the side, so the other end of the line takes the trick. Who still can stay on the side must."
    )
    return [
        Term("line", "The number line", f"It runs from 1 to {LAST_CARD} and shows the trick in order of the numbers. Sand fills the side that the others have to play on.", ("R6", "R7")),
        Term("own_marks", "Small diamonds", "Your own cards on the line: bright ones can be played now, grey ones cannot.", ("R7",)),
        Term("lead", "Led", "The first card of the trick. All others are compared with it, and whoever leads never takes that trick.", ("R5", "R11")),
        Term("side", "The side", "The second card decides: below the lead the trick goes down, above it up. The others stay on that side of the lead, if they can.", ("R6", "R7")),
        Term("taker", "Takes it", "The outermost card of the side takes the trick and leads the next. In a broken trick it is the outermost card of the other side.", ("R9", "R10")),
        Term("broken", "Broken", broken, ("R7", "R9")),
        Term("tally", "In the trick", "The heads on all cards of this trick. One seat takes them all.", ("R10",)),
    ]  # fmt: skip


def _company(options: Options) -> list[Term | None]:
    aside = LAST_CARD - HAND_SIZE * options.players
    return [
        Term("hand", "The hand", f"Everybody is dealt {HAND_SIZE} cards and plays one in each trick. Hands are secret.", ("R2", "R4", "R16")),
        Term("dealer", "The dealer", "The seat to the left of the dealer leads the first trick.", ("R3",)),
        Term("aside", "Put aside", f"{counted(aside, 'card')} of the {LAST_CARD} are not dealt. Nobody sees them.", ("R2", "R16")) if aside else None,
        _limit(options),
    ]  # fmt: skip


def _limit(options: Options) -> Term:
    if options.match == "single":
        words = "This table plays one round, so there is no limit. After ten tricks the fewest heads win."
        return Term("limit", "The limit", words, ("R13", "R14"))
    passed = "reaches" if options.limit_rule == "reach" else "goes above"
    words = f"Rounds are played until somebody's total {passed} {options.limit} heads. Then the fewest heads in all win."
    return Term("limit", "The limit", words, ("R13", "R14"))
