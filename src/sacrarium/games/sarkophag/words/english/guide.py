"""Sarkophag explained: how it plays in short, its options, and its rules in our own words, in rulebook order."""

from typing import Final

from sacrarium.core.game import Choice, OptionInfo, Point, Primer, RuleChapter, RuleInfo
from sacrarium.core.words import NUMBERS
from sacrarium.games.sarkophag.pieces import MOST_HEADS, MOST_LIMIT, USUAL_HEADS

TAGLINE: Final = "Go below, go above, but do not wake the mummies."
ABOUT: Final = (
    "Sixty cards, ten tricks, and mummy heads that nobody wants. The second card of every trick decides whether all "
    "others must go below or above the first. The outermost card takes the trick, unless somebody cannot follow: "
    "then it is the other end of the line that pays."
)

PRIMER: Final = Primer(
    aim="Take as few mummy heads as you can: the fewest win.",
    course="A round of ten tricks",
    steps=(
        Point("Cards are numbered 1 to 60 and show none to five mummy heads. Everybody gets ten and keeps them secret.", ("R2", "R16")),
        Point("The seat to the left of the dealer leads first. Lead any card, but one with five heads only if you hold nothing else.", ("R3", "R5")),
        Point("The second card is free and sets the side: lower than the lead and the trick goes down, higher and it goes up.", ("R6",)),
        Point("The others stay on that side of the lead, if they can. Who cannot plays any card, and the trick is broken.", ("R7",)),
        Point("The outermost card takes the trick: the lowest going down, the highest going up. In a broken trick it is the other end.", ("R9",)),
        Point("The taker keeps all heads of the trick and leads the next one.", ("R10",)),
    ),
    end=Point("After ten tricks the fewest heads win, and a tie is shared. A match up to a limit goes on with further rounds.", ("R12", "R13", "R14")),
    advice=(
        Point("Whoever leads never takes that trick, so lead what is dangerous to keep.", ("R11",)),
        Point("Compare with the lead, not with the last card: after 30 and 20, a 25 is still below.", ("R7",)),
        Point("A broken trick frees nobody, unless your table has chosen that house rule: who can follow still must.", ("R7",)),
    ),
)  # fmt: skip

OPTIONS: Final = (
    OptionInfo(
        name="match",
        title="How long",
        words="One round takes about ten minutes.",
        kind="choice",
        default="single",
        choices=(
            Choice("single", "One round", "Ten tricks; the fewest heads win."),
            Choice("limit", "Up to a limit", "Round after round, until somebody has too many heads."),
        ),
    ),
    OptionInfo(
        name="limit",
        title="The limit",
        words="How many heads in total are too many; the next option says whether exactly so many are.",
        kind="number",
        default=100,
        minimum=1,
        maximum=MOST_LIMIT,
        needs={"match": "limit"},
    ),
    OptionInfo(
        name="limit_rule",
        title="When it ends",
        words="Rounds are played to their end; then the totals are looked at.",
        kind="choice",
        default="exceed",
        choices=(
            Choice("exceed", "Exceed the limit", "A total must be higher than the limit."),
            Choice("reach", "Reach the limit", "A total equal to the limit is enough."),
        ),
        needs={"match": "limit"},
    ),
    OptionInfo(
        name="first_dealer",
        title="First dealer",
        words="The seat to the left of the dealer leads the first trick.",
        kind="choice",
        default="random",
        choices=(
            Choice("random", "By lot", "A seat is drawn."),
            *(Choice(seat, f"Seat {seat + 1}", "This seat deals.", from_seats=seat + 1) for seat in range(6)),
        ),
    ),
    OptionInfo(
        name="release_after_break",
        title="Free after a break",
        words="House rule: once somebody could not follow, everyone after that may play any card.",
        kind="flag",
        default=False,
    ),
    OptionInfo(
        name="heads_table",
        title="The heads on 58",
        words="How many heads 58 shows is not known for certain: if you have the printed deck, choose what it shows.",
        kind="choice",
        default=USUAL_HEADS,
        choices=(
            Choice(USUAL_HEADS, "Two, our guess", "As 18, 28, 38 and 48 have."),
            *(
                Choice(f"58={count}", number.capitalize(), "As your deck shows.")
                for count, number in enumerate(NUMBERS[: MOST_HEADS + 1])
            ),
        ),
    ),
)

RULES: Final = (
    RuleInfo("R1", "First dealer", "The first dealer is agreed on, or drawn by lot."),
    RuleInfo(
        "R2",
        "The deal",
        "All sixty cards are shuffled and everybody gets ten. The rest is put aside; nobody sees it.",
    ),
    RuleInfo("R3", "First lead", "The seat to the left of the dealer leads the first trick."),
    RuleInfo(
        "R4",
        "A trick",
        "Clockwise from the leader, everybody plays one card face up. A round has ten tricks.",
    ),
    RuleInfo(
        "R5", "The lead", "Any card may be led, except one with five heads while you hold anything else."
    ),
    RuleInfo(
        "R6",
        "The second card",
        "The second card is free. If it is lower than the lead the trick goes down, if higher, up.",
    ),
    RuleInfo(
        "R7",
        "Following",
        "Everybody else stays on that side of the lead, if they can. Who cannot plays any card: the trick is broken. "
        "That frees those who come after only where the house rule was chosen.",
    ),
    RuleInfo("R8", "Five heads", "Behind the lead, cards with five heads may be played like any other."),
    RuleInfo(
        "R9",
        "Who takes it",
        "The outermost card of the chosen side takes the trick. In a broken trick it is the outermost card of the other side.",
    ),
    RuleInfo("R10", "Taking", "The taker keeps the heads of all cards in the trick and leads the next one."),
    RuleInfo("R11", "The leader is safe", "It follows that whoever leads never takes that trick."),
    RuleInfo("R12", "End of a round", "After ten tricks everybody's heads are added to their total."),
    RuleInfo(
        "R13",
        "End of the match",
        "One round, or rounds until a total exceeds the agreed limit, or reaches it where that was chosen. The deal moves "
        "to the left from round to round.",
    ),
    RuleInfo("R14", "Winning", "The fewest heads win. A tie is shared."),
    RuleInfo("R15", "Your choice", "The table never plays for you, not even your last card."),
    RuleInfo(
        "R16",
        "What is open",
        "All played cards, takers and heads are open. Hands are secret, and the cards put aside stay so for good.",
    ),
    RuleInfo(
        "R17",
        "What is proven",
        "Who breaks a trick holds nothing on its side; who leads five heads holds nothing else. The table remembers it for you.",
    ),
    RuleInfo(
        "R18",
        "Fair bots",
        "Bots know what you could know in their seat, and guess the rest within what is proven.",
    ),
)

CHAPTERS: Final = (
    RuleChapter("The deal", "R1"),
    RuleChapter("A trick", "R4"),
    RuleChapter("The end", "R12"),
    RuleChapter("Fair play", "R15"),
)
