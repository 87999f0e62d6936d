"""The tables of a program: how many numbers an entry has, and which is which."""

from typing import Final

# -- amounts that are no constants: so many numbers, and which is which ------------------------------
TABLED: Final = 1000  # an amount from here on is a place in the table of values
VALUE: Final = 6
V_KIND: Final = 0
V_CARDS: Final = 1  # the filter of those that are counted
V_NUMBER: Final = 1  # FOR_EACH_HERO: so many
V_TIMES: Final = 2
V_PLUS: Final = 3
V_PER: Final = 4  # so many cards count as one
V_MOST: Final = 5
A_ROLL: Final = 0
A_COUNTER: Final = 1
A_COUNT: Final = 2
FOR_EACH_HERO: Final = 3

# -- what a condition says ---------------------------------------------------------------------------
CONDITION: Final = 16
IF_COUNT: Final = 0  # filter of cards that are counted
IF_HP: Final = 1
IF_ARMOR: Final = 2
IF_COUNTER: Final = 3
IF_AT_LEAST: Final = 4
IF_AT_MOST: Final = 5
IF_WILD: Final = 6
IF_FACE: Final = 7
IF_SACRIFICED: Final = 8
IF_DRAWN: Final = 9
IF_NTH_PLAY: Final = 10
IF_ODD_ROUND: Final = 11
IF_MINIONS: Final = 12
IF_HEROES: Final = 13
IF_NOT: Final = 14

# -- what a filter says: so many numbers, and which is which -----------------------------------------
FILTER: Final = 6
F_ZONE: Final = 0
F_OWNER: Final = 1
F_SIDE: Final = 2
F_NUMBER: Final = 3  # of the slot on its side
F_PILE: Final = 4
F_ITSELF: Final = 5  # whether the card whose text asks is meant, too
WORDS: Final = 20  # of 32 kinds of cards that fit, for each filter
