"""The numbers of the engine: zones, sides, questions, instructions."""

from typing import Final

# -- names for nothing, and bounds -----------------------------------------------------------------
NONE: Final = -1
BOSS: Final = 2  # the holder of boss cards
HAND: Final = 5  # R38
HERO_HP: Final = 15
REFUSALS: Final = 8  # by a teammate in one turn, before nobody asks any more
FURTHER: Final = 8  # cards that a boss draws in one turn because texts say so
MOST_ACTIONS: Final = 12  # of one turn, with all that texts add
ROUNDS: Final = 60  # R9
SLOTS: Final = 8
PILE: Final = 64  # room in a pile, a backpack, a graveyard
TOPS: Final = 8  # room for known top cards of a hero's pile
WIDTH: Final = 8  # numbers in an instruction
IN_VAIN: Final = 7  # which number of a ROLL says where it leads if nothing comes of it
GOES_ON: Final = 6  # which number of a MOVE says that it belongs to the step before
DEPTH: Final = 32  # frames on the stack
LASTING: Final = 40
MOST_PICKS: Final = 64  # also the answer "no more"
NOWHERE: Final = 8  # no side

SIDES: Final = 4
MOST_MEMBERS: Final = 4  # of a boss
DIE: Final = 6  # faces
COUNTERS: Final = 16  # of each hero
ALL_THERE_ARE: Final = 99  # cards, where a text says all
UNLIMITED: Final = 999
ANSWERS: Final = 15  # at most, of a question that is answered by one bit

# -- sets (bits) -----------------------------------------------------------------------------------
NOBODY: Final = 0
THE_BOSS_ALONE: Final = 4  # 1 << BOSS; a hero alone is 1 << hero
ANYBODY: Final = 7  # both heroes and the boss
EVERYWHERE: Final = 15  # all four sides
ALL_FOUR: Final = 15  # members of a boss
YES_OR_NO: Final = 3

# -- tiers, types ----------------------------------------------------------------------------------
BRONZE: Final = 0
SILVER: Final = 1
GOLD: Final = 2
LEGENDARY: Final = 3
ATTACK: Final = 0
ARMOR_TYPE: Final = 1
HEALING: Final = 2
ACTION: Final = 3
OF_BOSS: Final = 4

# -- sides in board order; slot = 2 * side + number - 1 --------------------------------------------
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

# -- heroes ----------------------------------------------------------------------------------------
LUMBERJACK: Final = 0
WITCH: Final = 1
HUNTER: Final = 2
NACHZEHRER: Final = 3

# -- zones -----------------------------------------------------------------------------------------
IN_HAND: Final = 0
IN_BACKPACK: Final = 1
IN_GRAVEYARD: Final = 2
IN_PILE: Final = 3
ON_PILE: Final = 4
IN_KRAXE: Final = 5
IN_DISCARD: Final = 6
OUT: Final = 7
ON_BOARD: Final = 8
AS_MINION: Final = 9
ANYWHERE: Final = 10

# -- marks of a kind of card (bits) ----------------------------------------------------------------
M_MINION: Final = 1
M_WILD: Final = 2
M_NORMAL: Final = 4
M_A: Final = 8
M_ASIDE: Final = 16
M_ANGEL: Final = 64
M_MOM: Final = 128
M_HEAD: Final = 256
M_FIGHT_ONLY: Final = 512
M_LOOT: Final = 1024
M_CROW: Final = 2048
M_BIRD: Final = 4096
M_COIN: Final = 8192
M_ATTACKABLE: Final = 16384
M_MAY_TRAP: Final = 32768
M_STAYS: Final = 65536
M_HP_PER_HERO: Final = 131072
M_ENTERS_ITSELF: Final = 262144
M_ROLLS: Final = 524288  # a trap that stays, and only rolls

# -- behaviours of bosses (bits) -------------------------------------------------------------------
FACES: Final = 1  # rolls for a face before each turn
TURNIPS: Final = 2  # lends turnips to the heroes
VANISHES: Final = 4  # with its last card
SHELL: Final = 8  # its armor is its health
LIFESTEAL: Final = 16
KRAXE: Final = 32
MEMBERS: Final = 64  # four members, one on each side
COINS: Final = 128  # every hero gets a Gold Coin
FRENZY: Final = 256  # three actions once wild
LEAPS: Final = 512  # a card marked A leaves the heroes one action

# -- what earns the legendary loot -----------------------------------------------------------------
EXACT_HIT: Final = 1
BOTH_BIRDS: Final = 2
HUNTER_LAST: Final = 3
ANGEL_FENDED: Final = 4

# -- faces, results, reasons -----------------------------------------------------------------------
NO_FACE: Final = 0
HELPFUL: Final = 1
ANGRY: Final = 2
GOING: Final = 0
WON: Final = 1
LOST: Final = 2
VICTORY: Final = 1
HERO_DEAD: Final = 2
VANISHED: Final = 3
ROUND_CAP: Final = 4

# -- whom ------------------------------------------------------------------------------------------
SELF: Final = 0
HOLDER: Final = 1
OTHER: Final = 2
ALL: Final = 3
CHOOSE: Final = 4
RANDOM: Final = 5
MOST_HP: Final = 6
FEWEST_HP: Final = 7
OTHERS: Final = 8
ENEMY: Final = 20
THE_BOSS: Final = 21
A_MINION: Final = 22
ALL_MINIONS: Final = 23
SIDE_MINIONS: Final = 24
ALL_ENEMIES: Final = 25
ALL_MEMBERS: Final = 26

# -- where: side selectors (the four sides are themselves) -----------------------------------------
SELF_SIDE: Final = 4
OPPOSITE: Final = 5
ADJACENT: Final = 6
RANDOM_SIDE: Final = 8
CHOOSE_SIDE: Final = 9
IT: Final = 10
HEAD_SIDE: Final = 11
FULLEST: Final = 12
ANY_SIDE: Final = 13  # a filter that does not care
ROLLED: Final = 20  # and above: a table of rolled sides

# -- what options say ------------------------------------------------------------------------------
AS_LISTED: Final = 0
BY_LOT: Final = 1
AS_CHOSEN: Final = 2
WHEN_AGREED: Final = 0  # R25: cards of a teammate may be given up
FREELY: Final = 1
NEVER: Final = 2
AT_HALF: Final = 1  # R67: when wild mode begins
BY_ARMOR: Final = 2

# -- how cards are picked --------------------------------------------------------------------------
BY_CHOICE: Final = 0
BY_CHANCE: Final = 1
EVERY: Final = 2
HIGHEST: Final = 3
ANY_OWNER: Final = 0
OWN: Final = 1
OF_HOLDER: Final = 3
PILE_RANDOM: Final = 3
PILE_CHOOSE: Final = 4

# -- what the Coin of Fate makes of a play ---------------------------------------------------------
NORMAL: Final = 0
WITHOUT_EFFECT: Final = 1
TWICE: Final = 2
DOUBLED: Final = 3
WITH_SACRIFICE: Final = 4
ONE_MORE: Final = 5
SWAPPING: Final = 6  # the Witch may exchange the card

# -- what lasts; from TO_PLAY on what is forbidden -------------------------------------------------
DMG_DEALT: Final = 0
DMG_TAKEN: Final = 1
HEALED: Final = 2
ARMOR_GAIN: Final = 3
MINION_DMG: Final = 4
HAND_LIMIT: Final = 5
PROTECTED: Final = 6
BLOCKED: Final = 7
TO_PLAY: Final = 8
TO_DRAW: Final = 9
TO_SAVE: Final = 10
TO_SACRIFICE: Final = 11
TO_ATTACK: Final = 12
TO_TOSS: Final = 13
TO_USE_SPECIAL: Final = 14
TO_HEAL: Final = 15
TO_USE_ABILITY: Final = 16
TO_DRAW_BOSS_CARD: Final = 17
TO_ENTER: Final = 18
ADD: Final = 0
MUL: Final = 1
REDUCE: Final = 2
PREVENT: Final = 3
SET: Final = 4
HOWS: Final = 8  # an instruction says what changes times so many, plus how
THIS_TURN: Final = 0
YOUR_NEXT_TURN: Final = 1
NEXT_ROUND: Final = 2
BOSS_HAS_ACTED: Final = 3
FIGHT: Final = 4
IN_PLAY: Final = 5  # as long as its card lies there

# -- events that cards in play wait for ------------------------------------------------------------
ON_DRAW: Final = 0
ON_BOSS_TURN: Final = 1
ON_RESOLVED: Final = 2
ON_ENTERED: Final = 3
ON_KILLED: Final = 4
ON_HURT: Final = 5
ON_SACRIFICED: Final = 6
EVENTS: Final = 7

# -- flags of a frame (bits) -----------------------------------------------------------------------
X_BOSS: Final = 1  # the text of a boss card, or the boss's own
X_MINION: Final = 2  # damage is the minion's
X_DOUBLE: Final = 4  # R30
X_KEEP: Final = 8  # R31: "this card" stays
X_GRAVE: Final = 16  # "this card" lies in its holder's graveyard
X_FREE: Final = 32  # a play that costs no action
X_RESCUE: Final = 64
X_TRAP: Final = 128
X_ONE_STEP: Final = 256  # part of a larger step, whose protections were read when that one began
X_ABILITY: Final = 512

# -- questions -------------------------------------------------------------------------------------
NO_ASK: Final = 0
ASK_TURN: Final = 1
ASK_PILE: Final = 2
ASK_PICK: Final = 3
ASK_TARGET: Final = 4
ASK_SIDE: Final = 5
ASK_OPTION: Final = 6
ASK_MAY: Final = 7
ASK_CONSENT: Final = 8
ASK_TOSS: Final = 9
ASK_SWAP: Final = 10
ASK_BOSS: Final = 11
ASK_FIRST: Final = 12
ASK_FREE: Final = 13
ASK_TRAP: Final = 14
ASK_COIN: Final = 15  # the Angel: a Gold Coin may be given
ASK_RESCUE: Final = 16
ASK_PEEK: Final = 17

# -- targets (places in a bit set) -----------------------------------------------------------------
T_BOSS: Final = 0
T_MEMBER: Final = 1
T_MINION: Final = 5
T_HERO: Final = 13

# -- what an instruction says about going on -------------------------------------------------------
NEXT: Final = 0
STAY: Final = 1  # a question is asked, or frames were pushed that come first
JUMPED: Final = 2

# -- instructions ----------------------------------------------------------------------------------
RET: Final = 0
JUMP: Final = 1
WHETHER: Final = 2
MAY: Final = 3
OPTIONS: Final = 4
ROLL: Final = 5
FLIP: Final = 6
FOREACH: Final = 7
REPEAT: Final = 8

DMG: Final = 10
HEAL: Final = 11
ARMOR: Final = 12
STRIP: Final = 13
SPECIAL: Final = 14
COUNT: Final = 15
ACTIONS: Final = 16
SET_ACTIONS: Final = 17
KILL: Final = 18
POINT: Final = 19  # R34

DRAW: Final = 20
MOVE: Final = 21
MOVE_SELF: Final = 22
PLACE: Final = 23
SHIFT: Final = 24
PLAY_FREE: Final = 25
ON_SIDE: Final = 26
CAN_PAY: Final = 27
EXHUME: Final = 28  # R37

BOSS_DRAW: Final = 30
BURN: Final = 31
PEEK: Final = 32
SHUFFLE_IN: Final = 33
BOSS_STRIP: Final = 34
ENTER: Final = 35
CANCEL: Final = 36
DESTROY: Final = 37
CAPTURE: Final = 38
ESCAPE: Final = 39

MOD: Final = 40
PROTECT: Final = 41
BLOCK: Final = 42
FORBID: Final = 43

BEGIN_TURN: Final = 50
H1: Final = 51
H2: Final = 52
COUNT_ACTIONS: Final = 53
H3: Final = 54
END_TURN: Final = 55
END_ROUND: Final = 56

B0: Final = 60
B1: Final = 61
B2: Final = 62
B3: Final = 63
B4: Final = 64
B5: Final = 65
B5_END: Final = 66
B6: Final = 67
B6_END: Final = 68

CONSENT: Final = 70
SACRIFICE: Final = 71
TOSS: Final = 72
RESCUE: Final = 73
EFFECT: Final = 74
AGAIN: Final = 75

CHOOSE_BOSS: Final = 80
SET_UP: Final = 81
CHOOSE_ORDER: Final = 82
OPENING: Final = 83

ANGEL: Final = 90
HEAD_MOVES: Final = 91
PLAGUE: Final = 92  # the Neighbor's wild mode, for one hero
NORMAL_LEAVES: Final = 93
MOM_COMES: Final = 94

# -- moves (moves.py writes and reads them) --------------------------------------------------------
MV_DRAW: Final = 0
MV_PLAY: Final = 3  # hand place and side
MV_ON: Final = 23  # hand place and slot
MV_SAVE: Final = 63
MV_PACK: Final = 71
MV_SPECIAL: Final = 76
MV_PASS: Final = 77
MV_TOSS: Final = 78
MV_KEEP: Final = 79
MV_YES: Final = 80
MV_NO: Final = 81
MV_DONE: Final = 82
MV_TARGET: Final = 83
MV_SIDE: Final = 98
MV_OPTION: Final = 102
MV_SWAP: Final = 110
MV_BOSS: Final = 115
MV_FIRST: Final = 118
MV_PICK: Final = 120
MOVES: Final = 184
