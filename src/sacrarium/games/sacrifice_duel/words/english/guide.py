"""The duel explained: how it plays in short, its options, and its rules in our own words, in rulebook order."""

from typing import Final

from sacrarium.core.game import Choice, OptionInfo, Point, Primer, RuleChapter, RuleInfo

TAGLINE: Final = "Win trophies, and give up the cards that won them."
ABOUT: Final = (
    "Two small decks, one market, fourteen trophies. Buy stronger cards, two for one, and take tricks with them. Who wins a "
    "hand takes the trophy and must lay cards of that hand on the altar: they bring points and never come back."
)

PRIMER: Final = Primer(
    aim="Have the most points after fourteen trophies: ten for each that you win, and more for the cards on your altar.",
    course="A round",
    steps=(
        Point("A trophy is turned up. King, queen, jack, joker: seven, five, three tricks or one. Its colour is trump; a joker has none.", ("R5", "R14")),
        Point("Both draw five of their own cards. Two of yours buy one from the market worth exactly their sum, at most twice; all go to your discard.", ("R6", "R8", "R9", "R12")),
        Point("Both fill up their hands to five again, for a king to seven.", ("R13",)),
        Point("In the first trick, and after a tie, both choose in secret at once; else the last winner leads. Any card is allowed.", ("R17", "R18")),
        Point("Trump beats the rest, else the higher card wins. In a joker hand the lowest wins, whatever its colour, but never a face.", ("R15", "R16")),
        Point("More tricks win the trophy. If they are equal, both show cards at once until somebody wins one.", ("R20", "R21", "R25")),
        Point("The winner lays cards of this hand on its altar for good: at least one, at most as many as it won tricks more.", ("R26",)),
    ),
    end=Point("After the fourteenth trophy the most points win. On the altar aces count 15, numbers their number, faces and jokers nothing.", ("R28",)),
    advice=(
        Point("The order is odd: joker, jack, queen and king rank below the 2, and the ace above the 10.", ("R15",)),
        Point("Count before you sacrifice: before the last hand, a deck of fewer than seven cards loses at once.", ("R27",)),
        Point("Play on when a hand is decided: every trick that the winner is ahead is one more card it may sacrifice.", ("R14", "R26")),
    ),
)  # fmt: skip

OPTIONS: Final = (
    OptionInfo(
        name="first_buyer",
        title="Who buys first",
        words="From the second round on one of you buys first, and the other sees it.",
        kind="choice",
        default="last_trick_loser",
        choices=(
            Choice(
                "last_trick_loser",
                "Loser of the last trick",
                "Whoever lost the very last trick; if nobody won it alone, whoever lost the hand.",
            ),
            Choice("hand_loser", "Loser of the hand", "Whoever lost the last hand buys first."),
        ),
    ),
    OptionInfo(
        name="led_tie",
        title="Equal cards in a led trick",
        words="What happens when the answer is the very card that was led.",
        kind="choice",
        default="simultaneous",
        choices=(
            Choice("simultaneous", "Both score", "Both score, and both play the next card at once."),
            Choice("leader_wins", "The leader wins", "The trick goes to whoever led it."),
        ),
    ),
    OptionInfo(
        name="joker_card_wins",
        title="A joker wins joker hands",
        words="A joker that you play is the lowest card of all, so it wins where the lowest wins.",
        kind="flag",
        default=True,
    ),
    OptionInfo(
        name="own_piles",
        title="Looking at the piles",
        words="When the table shows you your own piles, and what was seen of the other's.",
        kind="choice",
        default="always",
        choices=(
            Choice("always", "Always", "You know them anyway."),
            Choice(
                "between_rounds",
                "While buying",
                "Not during the tricks, and the log does not name your sacrifices.",
            ),
            Choice(
                "never", "Never", "Keep them in mind yourself; the log does not name your sacrifices either."
            ),
        ),
    ),
)

RULES: Final = (
    RuleInfo("R1", "Starter decks", "Each of you starts with ace to five in red and in black, shuffled."),
    RuleInfo(
        "R2", "The market", "Two each of 6 to 10 in both colours lie open. The market is never refilled."
    ),
    RuleInfo("R3", "Trophies", "Twelve faces and two jokers make the trophy deck."),
    RuleInfo(
        "R4", "Who draws first", "Where both draw at the same time, the first seat draws all its cards first."
    ),
    RuleInfo("R5", "The trophy", "Its kind sets the hand, its colour is trump. A joker has no trump."),
    RuleInfo("R6", "Five cards", "Both draw five."),
    RuleInfo(
        "R7",
        "Drawing",
        "When you need a card and your draw pile is empty, your discard becomes the new pile.",
    ),
    RuleInfo(
        "R8",
        "A purchase",
        "Two cards of your hand buy one market card worth exactly their sum. An ace counts 1; faces and jokers buy nothing.",
    ),
    RuleInfo("R9", "Up to two", "None, one or two purchases a round, all from the same five cards."),
    RuleInfo(
        "R10",
        "Round one is sealed",
        "Both order in secret. If a card is ordered too often, each gets one, and the rest comes in the other colour.",
    ),
    RuleInfo(
        "R11",
        "Later rounds",
        "Who lost the last trick makes all its purchases, then the other. Who buys first can be chosen for a table.",
    ),
    RuleInfo("R12", "Into the discard", "Spent and bought cards go to your discard, seen by both."),
    RuleInfo("R13", "Refill", "Both draw up to five again. For a king both draw two more."),
    RuleInfo(
        "R14", "How many tricks", "King seven, queen five, jack three, joker one. All of them are played."
    ),
    RuleInfo(
        "R15",
        "Who wins a trick",
        "Trump beats the rest; else the higher card: joker, jack, queen, king, 2 to 10, ace on top. Equal cards tie.",
    ),
    RuleInfo(
        "R16",
        "Joker hands",
        "The lowest card wins whatever its colour, but a face never does. Two faces: nobody wins. A played joker "
        "is the lowest card, unless it was chosen that it wins nothing.",
    ),
    RuleInfo(
        "R17",
        "Both at once",
        "In the first trick, and after any trick without a single winner, both choose in secret.",
    ),
    RuleInfo(
        "R18", "A led trick", "Else the last winner leads openly and the other answers. Any card is allowed."
    ),
    RuleInfo(
        "R19",
        "Scoring a trick",
        "The winner scores and leads the next. A tie scores for both. Cards stay with their owner.",
    ),
    RuleInfo("R20", "The hand", "More tricks win the hand. Equal: sudden death."),
    RuleInfo("R21", "Sudden death", "Both show a card at once, until somebody wins one."),
    RuleInfo("R22", "Cards for it", "First what is left in hand; who has none draws five, or what there is."),
    RuleInfo(
        "R23",
        "Nothing left",
        "Who has no pile at all takes back five of the cards played in this hand, at random and unseen.",
    ),
    RuleInfo("R24", "No end in sight", "After twenty steps without a winner the lot decides."),
    RuleInfo(
        "R25", "The award", "The winner puts the trophy in its discard: ten points, wherever it goes later."
    ),
    RuleInfo(
        "R26",
        "The sacrifice",
        "The winner lays at least one card of this hand face down on its altar, at most as many as it won tricks more.",
    ),
    RuleInfo(
        "R27", "The floor", "Before the last hand, a deck of fewer than seven cards loses the game at once."
    ),
    RuleInfo(
        "R28",
        "Winning",
        "Ten for each trophy; on the altar aces 15, numbers their number, faces nothing. Equal points are a draw.",
    ),
    RuleInfo(
        "R29",
        "Nothing gets lost",
        "All fifty-four cards are always somewhere, and cards never change their owner.",
    ),
    RuleInfo(
        "R30",
        "Your choice",
        "The table never decides for you, not even where there is only one way. Only an empty market asks nobody.",
    ),
    RuleInfo(
        "R31",
        "What is open",
        "Everything bought, spent and played, all numbers of cards, every reshuffle, every trophy.",
    ),
    RuleInfo(
        "R32",
        "What is secret",
        "Your hand, your altar, cards you discard unplayed, and choices until both are in.",
    ),
    RuleInfo("R33", "In the end", "When the game is over everything is shown."),
    RuleInfo(
        "R34", "Fair bots", "Bots know what you could know in their seat, and guess the rest within it."
    ),
)

CHAPTERS: Final = (
    RuleChapter("Set-up", "R1"),
    RuleChapter("A new round", "R5"),
    RuleChapter("Buying", "R8"),
    RuleChapter("Tricks", "R14"),
    RuleChapter("Sudden death", "R21"),
    RuleChapter("Trophy and altar", "R25"),
    RuleChapter("The end", "R28"),
    RuleChapter("What is known", "R31"),
)
