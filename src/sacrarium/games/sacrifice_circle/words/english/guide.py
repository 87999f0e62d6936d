"""Sacrifice Circle explained: how it plays in short, its options, and its rules in our own words."""

from typing import Final

from sacrarium.core.game import Choice, OptionInfo, Point, Primer, RuleChapter, RuleInfo

TAGLINE: Final = "Break the crystal together before it comes round to black."
ABOUT: Final = (
    "Five heroes wake in a ritual circle deep in the woods. A blood crystal walks around them, and when it has come "
    "round they are lost. Fetch what the wells give, get in its way, strike and step ahead of it: you win together "
    "or not at all. One person can lead one hero, several, or all five."
)

PRIMER: Final = Primer(
    aim="Break the blood crystal together, before it has walked all the way round to black.",
    course="A round",
    steps=(
        Point("The crystal rolls a die with six sides and walks counterclockwise. Who stands where it stops is thrown one space back.", ("R5", "R6", "R7")),
        Point("Then the five heroes have their turns, in the order of their red paths. Each may move once and strike once, in either order.", ("R3", "R4", "R9")),
        Point("To move, roll a die with four sides for your steps. You may pass heroes and the crystal, but not stop where one stands.", ("R11", "R12", "R13")),
        Point("At first a hero keeps to its own path and the branches on it. The ring or a first card sets it free.", ("R16",)),
        Point("Come to a full well with empty hands and you draw its card. A hero holds one item, and most are gone after one use.", ("R21", "R22", "R23")),
        Point("To strike, stand next to the crystal; only the rifle reaches farther. A die with six sides is the damage. Name your item first.", ("R18", "R19", "R24")),
    ),
    end=Point("You all win as soon as the crystal has no health left, and all lose as soon as it walks into black.", ("R29",)),
    advice=(
        Point("Wait a few spaces ahead of the crystal instead of running after it: its die has six sides, yours four.", ("R5", "R11")),
        Point("Strike first, then step ahead: there are only two or three spaces to strike from, and the next hero wants yours.", ("R9", "R18")),
        Point("Plan who goes to the two golden wells. What they hold is worth more than any blue card.", ("R21",)),
    ),
)  # fmt: skip

OPTIONS: Final = (
    OptionInfo(
        name="health",
        title="Health of the crystal",
        words="How much the five of you have to strike off; 75 is the book's figure.",
        kind="choice",
        default=75,
        choices=(
            Choice(60, "60: easier", "About three games in five are won by rules of thumb."),
            Choice(75, "75: as printed", "About two in five."),
            Choice(90, "90: harder", "About one in four."),
        ),
    ),
    OptionInfo(
        name="path_choice",
        title="Paths",
        words="Who leads which hero; their order is that of the paths, from the one to black.",
        kind="choice",
        default="draft",
        choices=(
            Choice("draft", "Choose in turn", "Seat by seat, everybody takes a free path."),
            Choice("fixed", "By seat", "The first seat gets the path to black, and so on."),
        ),
    ),
    OptionInfo(
        name="second_item",
        title="A second item",
        words="What a hero does who comes to a well with a card in hand.",
        kind="choice",
        default="choose",
        choices=(
            Choice("choose", "Draw and keep one", "The card that is not kept leaves the game."),
            Choice("leave", "Leave it", "Nothing is drawn; the well waits for somebody else."),
        ),
    ),
    OptionInfo(
        name="walk",
        title="Walking",
        words="Whether a roll may be walked in part.",
        kind="choice",
        default="up_to",
        choices=(
            Choice("up_to", "Up to the roll", "Any number of steps, or none."),
            Choice(
                "exact",
                "The whole roll",
                "As far as the die shows, or right next to the piece on which the walk would end. Only who has just drawn a card may stop.",
            ),
        ),
    ),
)


def _rule(number: str, title: str, words: str) -> RuleInfo:
    return RuleInfo(number, title, words)


RULES: Final = (
    _rule("R1", "Set-up", "The crystal stands on black with all its health, the five heroes in the circle, locked and empty-handed. Eight wells each hold one card."),
    _rule("R2", "Paths", "Seat by seat everybody takes a red path, and with it a hero. The last path goes to the last seat."),
    _rule("R3", "Order", "Heroes take turns in the order of their paths: first the one to black, then counterclockwise."),
    _rule("R4", "A round", "First the crystal moves, then each hero has a turn."),
    _rule("R5", "The crystal's die", "It rolls a die with six sides. Under the staff it loses 1, for three turns."),
    _rule("R6", "The crystal walks", "Counterclockwise, step by step. If it enters black, all is lost. A trap costs it 3 and stops it."),
    _rule("R7", "Out of the way", "A hero on the space where the crystal comes to rest is thrown one space back, clockwise, and throws back whoever stands there. Heroes that it only passes stay."),
    _rule("R8", "Standing still", "If the crystal does not move, nobody is thrown back."),
    _rule("R9", "A hero's turn", "Move once and strike once, in either order; scrolls are free. Nothing has to be done, and a move is not interrupted by a strike."),
    _rule("R10", "Nothing left to do", "When ending is all that is left, the turn ends by itself."),
    _rule("R11", "The roll", "Whoever moves rolls a die with four sides, and only then."),
    _rule("R12", "Walking", "Up to as many steps as the die shows, to any free space within them. If the table has agreed on it, all of them; a walk that would end on a taken space then stops right next to it."),
    _rule("R13", "Taken spaces", "You may pass heroes and the crystal, but not stop where one stands. The circle in the middle has room for all."),
    _rule("R14", "The way", "A walk takes the shortest way, and never leads on through a well where you would draw."),
    _rule("R15", "Walking on", "A walk ends where you stop. After drawing at a well you may use the steps that are left."),
    _rule("R16", "Locked", "At first a hero keeps to its own path and the side branches on it. Once it reaches the ring or draws a card it may go anywhere."),
    _rule("R17", "Black and stars", "For heroes these are ordinary spaces, and traps do not touch them."),
    _rule("R18", "Striking", "From a space next to the crystal. A die with six sides is the damage."),
    _rule("R19", "Items in a strike", "You say before the roll whether you use your item. One strike a turn."),
    _rule("R20", "What comes first", "Die, bonuses, the item is used up, damage; if nothing is left of the crystal you have won. Then it is driven back."),
    _rule("R21", "Wells", "Whoever enters a well that still holds a card draws it: blue wells give common items, golden wells holy ones."),
    _rule("R22", "One item each", "Whoever draws a second item keeps one of the two. If the table has agreed on it, nothing is drawn instead."),
    _rule("R23", "Used up", "A used item is gone; the golden scroll after its second use. Items are not traded or thrown away."),
    _rule("R24", "The rifle", "Reaches four spaces along the ring, or along a path whose end the crystal stands on. Heroes do not block it, woods do."),
    _rule("R25", "The trap", "Set on your space of the ring in place of a strike. It waits until the crystal steps on it in its own turn."),
    _rule("R26", "Scrolls", "Send any hero, also yourself, to a star where nobody else stands, but nobody who holds the radiant talisman. The golden one sends two different heroes in two turns."),
    _rule("R27", "Driven back", "The crystal slides back, at most to black, and has to walk those spaces again. Whoever stands where it stops is thrown back."),
    _rule("R28", "Strengthened", "Whom the golden scroll has sent strikes 2 harder once and drives the crystal back 1 more. The radiant talisman and the trap leave that strength for later."),
    _rule("R29", "The end", "You win when the crystal has no health left, and lose when it enters black."),
    _rule("R30", "No draw", "A game has at most 61 turns of the crystal, and is always won or lost."),
)  # fmt: skip

CHAPTERS: Final = (
    RuleChapter("Setting out", "R1"),
    RuleChapter("The crystal", "R5"),
    RuleChapter("A hero's turn", "R9"),
    RuleChapter("Walking", "R11"),
    RuleChapter("Striking", "R18"),
    RuleChapter("Items", "R21"),
    RuleChapter("The end", "R29"),
)
