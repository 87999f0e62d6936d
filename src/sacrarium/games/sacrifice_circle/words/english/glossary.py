"""What a newcomer to the circle may not know, explained on the spot."""

from typing import Final

from sacrarium.core.game import Term
from sacrarium.games.sacrifice_circle.circle import RING
from sacrarium.games.sacrifice_circle.pieces import GOLD_WELLS, STARS, Options, items

__all__ = ["glossary"]

GOLDEN: Final = GOLD_WELLS.bit_count()


def glossary(options: Options) -> tuple[Term, ...]:
    """The words of a table with these options."""
    return (*_board(), *_wells(options), *_crystal(options), *_heroes(options), *_items())


def _board() -> list[Term]:
    return [
        Term("black", "The black space", "The end of the crystal's way. If it walks in, all are lost; for heroes it is a space like any other.", ("R6", "R17")),
        Term("star", "A star", f"Scrolls send heroes to a star where nobody stands. There are {len(STARS)}; else a star is a space like any other.", ("R17", "R26")),
        Term("hub", "The circle", "Here the heroes wake. It is the only space with room for all of them.", ("R1", "R13")),
        Term("ring", "The ring", f"The red way round the woods, {RING} spaces long. The crystal walks on it counterclockwise, from black to black.", ("R6",)),
        Term("path", "A path", "Five red paths lead from the circle to the ring, one for each hero. The hero on the path to black goes first, then counterclockwise.", ("R2", "R3")),
        Term("woods", "Branches", "Small ways through the woods that lead to the wells. Heroes walk them, the crystal never does.", ("R12", "R21")),
    ]  # fmt: skip


def _wells(options: Options) -> list[Term]:
    second = (
        "With an item in hand you draw, too, and keep one of the two."
        if options.second_item == "choose"
        else "With an item in hand you draw nothing."
    )
    return [
        Term("well", "A blue well", f"It holds one common item, and whoever enters it first draws that card. {second}", ("R21", "R22")),
        Term("gold_well", "A golden well", f"It holds a holy item, one of the {GOLDEN} strongest in the game. {second}", ("R21", "R22")),
        Term("empty_well", "An empty well", "Its card is drawn. Now it is a space like any other.", ("R21",)),
    ]  # fmt: skip


def _crystal(options: Options) -> list[Term]:
    return [
        Term("crystal", "The blood crystal", f"It begins with {options.health} health, and you all win as soon as it has none left. Each round it rolls a die with six sides and walks.", ("R1", "R4", "R29")),
        Term("to_black", "Steps to black", "So far it has to walk. Driving it back makes the way longer again.", ("R6", "R27")),
        Term("odds", "Reaches black within", "How likely the crystal walks into black in its next turn, in two, or in three, if nobody does anything.", ("R5", "R6")),
        Term("landing", "Red dice on the rim", "Where each roll would take the crystal next. A hero who stands just there is thrown one space back.", ("R5", "R7")),
        Term("trap", "The trap", "It waits on the ring until the crystal steps on it in its own turn: that costs 3 health and stops it. Heroes walk over it unhurt.", ("R6", "R25")),
    ]  # fmt: skip


def _heroes(options: Options) -> list[Term]:
    steps = (
        "You may walk up to that many steps"
        if options.walk == "up_to"
        else "You walk all of these steps, as far as there is room"
    )
    return [
        Term("hero", "A hero", "In each turn it may move once and strike once, in either order. It may pass others, but not stop where one stands.", ("R9", "R13")),
        Term("roll", "The white die", f"It has four sides. {steps}.", ("R11", "R12")),
        Term("locked", "Keeps to its path", "At first a hero stays on its own path and the branches on it. The ring or a first card sets it free.", ("R16",)),
        Term("strike", "A strike", "From a space next to the crystal, once a turn. A die with six sides is the damage, and an item is named before the roll.", ("R18", "R19")),
        Term("strengthened", "Strengthened", "The next strike is 2 harder and drives the crystal back 1 more.", ("R28",)),
        Term("turns", "The order of turns", "First the crystal, then the heroes in the order of their paths.", ("R3", "R4")),
        Term("item", "An item", "A hero holds one. Most are gone after one use; they are not traded or thrown away.", ("R22", "R23")),
    ]  # fmt: skip


def _items() -> list[Term]:
    """The eight cards, in the words that are printed on them."""
    return [Term(item.id, item.title, item.words, ("R23",)) for item in items().values() if item.id != "trap"]
