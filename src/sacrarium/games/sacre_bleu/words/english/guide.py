"""The game explained: how it plays in short, its options, and its rules in our own words, in rulebook order."""

from typing import Final

from sacrarium.core.game import Choice, OptionInfo, Point, Primer, RuleChapter, RuleInfo

TAGLINE: Final = "Trade, peek and remember, until everything lies open."
ABOUT: Final = (
    "Eight rounds, five things to do: Score a run of one suit, Advertise a card, Cycle cards round the table, Return some to "
    "the deck, Exchange with somebody. Whatever you have seen stays in your notebook. In round 8 all cards are open, and only "
    "the first place counts: everybody else says the name of the game."
)

PRIMER: Final = Primer(
    aim="Have the highest score in the end: there is no second place.",
    course="Your turn in each of eight rounds",
    steps=(
        Point("With three cards or more you do one of five things. With fewer you are passed over, and your hand lies open.", ("R2", "R3", "R4")),
        Point("**Score**: lay down three or more of one suit in a row. Numbers count their number, jack to ace ten; jokers fill places for nothing.", ("R8", "R9")),
        Point("**Advertise**: show a card. Who can lays one worth as much or more face down, who cannot shows you the hand. You swap with one who laid.", ("R12", "R13", "R14", "R16")),
        Point("**Cycle**: all who hold enough pass as many cards as you say, so many seats to the left. Never right after a Cycle, never in round 8.", ("R20", "R21", "R22")),
        Point("**Return**: put cards under the deck and draw as many from its top.", ("R24",)),
        Point("**Exchange**: give somebody a card, look at the hand and take one. From eight cards on, three are hidden from you first.", ("R26", "R27", "R28")),
        Point("In round 8 all lies open: Return searches the deck, and after Advertise, Return or Exchange you may also score.", ("R25", "R32", "R34")),
    ),
    end=Point("The game ends after round 8, or when nobody holds three cards. The highest score wins, among equals the last in turn order.", ("R5", "R35")),
    advice=(
        Point("Do not score too soon: only a Score makes a hand smaller, and with fewer than three cards your turns are over.", ("R2", "R6")),
        Point("Each hand is dealt two court cards or aces, one red and one black, and else numbers. The other high cards lie in the deck: return low ones early.", ("R6", "R24")),
        Point("A last Score that leaves you behind somebody is refused, unless your table has chosen otherwise.", ("R11",)),
    ),
)  # fmt: skip

OPTIONS: Final = (
    OptionInfo(
        name="first_player",
        title="Who begins",
        words="The order matters: among equal scores the last in it wins.",
        kind="choice",
        default="seat0",
        choices=(
            Choice("seat0", "The first seat", "Whoever sits first."),
            Choice("random", "Drawn by lot", "Anybody may begin."),
        ),
    ),
    OptionInfo(
        name="preclude",
        title="Scores that cannot win",
        words="A Score that would be your last and leaves you behind is not allowed.",
        kind="choice",
        default="last_chance",
        choices=(
            Choice("last_chance", "Last chance", "With your last cards, and always in round 8."),
            Choice("last_cards", "Last cards", "Only with your last cards."),
            Choice("off", "Allowed", "Any sequence may be scored."),
        ),
    ),
    OptionInfo(
        name="return_zero",
        title="Returning nothing",
        words="A Return of no cards is a way to pass.",
        kind="flag",
        default=True,
    ),
)

_TEXTS: Final = (
    ("Rounds", "Eight rounds. Whoever begins the first begins them all; turns go to the left."),
    ("Turns", "With three cards or more you take one turn in each round. With fewer you are passed over."),
    (
        "Five options",
        "Score, Advertise, Cycle, Return or Exchange: choose one and carry it out. You are never obliged to score.",
    ),
    ("Small hands", "A hand of fewer than three cards at the end of a turn lies face up from then on."),
    ("The end", "The game ends after round 8, or as soon as nobody holds three cards."),
    (
        "The deal, and sizes",
        "All hands are dealt alike: one red and one black queen, king or ace, and numbers. The deck is what is left, with all jacks and both jokers; where seven play, a joker lies in each pile of court cards. Only a Score makes a hand smaller. How many cards anybody holds is always open, and the deck keeps its size.",
    ),
    (
        "Still playing",
        "Whoever holds one or two cards still answers, passes and can be exchanged with, all of it face up.",
    ),
    (
        "Sequences",
        "At least three cards of one suit in a row. After the ace comes the 2 again, so K-A-2 is a row. Jokers fill any place, but one card must be real.",
    ),
    ("Points", "2 to 10 count their number, jack, queen, king and ace ten each, a joker nothing."),
    ("One set at a time", "A Score is one sequence. Nothing is ever added to a set on the table."),
    (
        "No hopeless Score",
        "You may not score if it is your last chance and somebody stays ahead of you. What counts as the last chance, and whether this holds at all, is chosen with the table.",
    ),
    ("Advertise: the offer", "Show a card of yours, not a joker."),
    (
        "Advertise: the answers",
        "Everybody who can lays a real card face down that is worth at least as much, all at once.",
    ),
    (
        "Advertise: who cannot",
        "Whoever has no such card shows the advertiser the whole hand, and nobody else.",
    ),
    ("Advertise: nobody", "If nobody can answer, the card goes back and the turn is over."),
    ("Advertise: the swap", "The advertiser looks at all laid cards and must swap with one of their owners."),
    ("Advertise: what is known", "All know where the offered card went; only the two know the other one."),
    ("Advertise and locks", "Locks of Exchange do not matter here."),
    ("Advertise: open hands", "What an open hand lays is seen when all have laid."),
    ("Cycle: when", "Never in round 8, and never right after a Cycle."),
    (
        "Cycle: the rule",
        "Name how many cards, at most half a dealt hand, and how many spots. Whoever holds fewer cards is left out and not counted.",
    ),
    ("Cycle: passing", "All choose at once; then every packet moves so many spots to the left."),
    ("Cycle: what is known", "You know what you gave and what you got."),
    (
        "Return",
        "Put any number of cards under the deck, one below the other, and draw as many from its top; even none, unless that was ruled out.",
    ),
    ("Return in round 8", "Put cards into the deck and take as many of your choice."),
    ("Exchange: giving", "Give one card to somebody who holds cards."),
    ("Exchange: hiding", "Whoever then holds eight cards or more sets three aside, unseen."),
    ("Exchange: taking", "You see the rest and must take one card, which all get to see."),
    (
        "Exchange: locks",
        "A card that somebody else took by Exchange since your last turn is not yours to take yet.",
    ),
    ("Exchange: nothing free", "If all you see is locked, your card comes back and the turn is over."),
    ("Exchange: afterwards", "The cards set aside go back to their hand and stay secret."),
    ("Round 8 is open", "As soon as round 7 is over, all hands and the deck lie open."),
    ("Round 8: the options", "Everything as usual, but no Cycle, and Return searches the deck."),
    (
        "Round 8: the bonus",
        "After Advertise, Return or Exchange you may score one sequence as well; after a Score you may not.",
    ),
    ("Winning", "The highest score wins, among equals the last in the order. There is no second place."),
    ("Secret choices", "Nobody sees what you choose before all have chosen, only that you have."),
    ("Picking", "Who is faster gains nothing. Cards that are picked one by one are named from low to high."),
)
RULES: Final = tuple(RuleInfo(f"R{number}", *text) for number, text in enumerate(_TEXTS, 1))

CHAPTERS: Final = (
    RuleChapter("Rounds and turns", "R1"),
    RuleChapter("Score", "R8"),
    RuleChapter("Advertise", "R12"),
    RuleChapter("Cycle", "R20"),
    RuleChapter("Return", "R24"),
    RuleChapter("Exchange", "R26"),
    RuleChapter("Round 8", "R32"),
    RuleChapter("Winning and fair play", "R35"),
)
