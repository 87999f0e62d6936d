"""High Card explained: how it plays in short, its options, and its rules by number."""

from typing import Any, Final

from sacrarium.core.game import Choice, OptionInfo, Point, Primer, RuleChapter, RuleInfo, Term

TAGLINE: Final = "Keep the best for later, and mind the one."
ABOUT: Final = (
    "Thirteen cards, two hands, a few rounds. Whoever leads has to keep the highest card back, "
    "so every lead tells something about what is still to come."
)

PRIMER: Final = Primer(
    aim="Take more rounds than the other seat.",
    course="A round",
    steps=(
        Point("Both seats hold secret cards, numbered 1 to 13. The others stay face down.", ("H2", "H7")),
        Point("One seat leads a card, but not its highest, unless it is the last one.", ("H3", "H4")),
        Point("The other seat answers with any card.", ("H3",)),
        Point("The higher card takes the round, and its seat leads the next.", ("H5",)),
        Point("Where the table has chosen it, the 1 takes a round from the 13.", ("H6",)),
    ),
    end=Point("When all cards are laid, the seat with more rounds wins.", ("H1",)),
    advice=(
        Point("Whoever leads a 9 still holds something higher. The table remembers it for you.", ("H8",)),
        Point("Losing with a low card is often better than winning with a high one.", ("H5",)),
    ),
)

OPTIONS: Final = (
    OptionInfo(
        name="hand",
        title="Cards each",
        words="As many rounds are played.",
        kind="choice",
        default=5,
        choices=(Choice(3, "Three cards"), Choice(5, "Five cards")),
    ),
    OptionInfo(
        name="sly_one",
        title="The sly one",
        words="The 1 takes a round from the 13.",
        kind="flag",
        default=True,
    ),
)

RULES: Final = (
    RuleInfo("H1", "The aim", "Whoever has taken more rounds wins when all cards are laid."),
    RuleInfo("H2", "The deal", "Both seats get five cards, or three. The other cards are not looked at."),
    RuleInfo("H3", "A round", "The leader lays a card of the hand open, then the other seat. A lot decides who leads first."),
    RuleInfo("H4", "The lead", "The highest card of a hand cannot be led, unless it is the only one."),
    RuleInfo("H5", "Taking", "The higher card takes the round, and its seat leads the next one."),
    RuleInfo("H6", "The sly one", "The 1 takes the round from the 13, unless the table has chosen otherwise."),
    RuleInfo("H7", "Secrets", "Hands are secret; what was laid stays open."),
    RuleInfo("H8", "Proof", "Who leads proves that the hand holds something higher. The table remembers it."),
)  # fmt: skip

CHAPTERS: Final = (
    RuleChapter("Before the game", "H1"),
    RuleChapter("A round", "H3"),
    RuleChapter("What is known", "H7"),
)


def glossary(options: Any) -> tuple[Term, ...]:
    """What a newcomer may not know, with the figures of the table. A game may do without."""
    sly = "The 1 takes it from the 13." if options.sly_one else "The 1 takes nothing."
    return (
        Term("hand", "The hand", f"{options.hand} secret cards of thirteen. The others are not looked at.", ("H2", "H7")),
        Term("lead", "The lead", "The first card of a round. It is never the highest of its hand, unless it is the last.", ("H3", "H4")),
        Term("round", "A round", f"The higher card takes it. {sly}", ("H5", "H6")),
    )  # fmt: skip
