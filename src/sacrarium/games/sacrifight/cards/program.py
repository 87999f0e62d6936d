"""Card texts as flat tables of numbers: what the compiled rules read while they play.

A kind is a card design; its number is its place in every table. A text is a run of instructions of eight numbers that
ends with RET; a step is the place of an instruction. `compiler.py` fills the tables once for a set of card files.
"""

KINDS = 640
CODE = 48000  # 6000 instructions
FILTERS = 256


class Program:
    """All tables. NONE stands for a text, card or condition that is not there."""

    def __init__(self) -> None:
        self.kinds = 0
        self.tier = [0] * 640
        self.type = [0] * 640
        self.marks = [0] * 640
        self.hp = [0] * 640  # of minions
        self.side = [0] * 640  # where a minion enters
        self.displaced = [0] * 640  # where it sends a hero card
        self.member = [-1] * 640
        self.requires = [-1] * 640  # 0: no card, 1: bronze, 2: silver, 3: gold; -1: as its tier says
        self.counter = [-1] * 640  # place of its counter
        self.named = [-1] * 640  # the hero that an Angel names
        self.clear_texts()
        self.clear_tables()
        self.clear_sets()

    def code_at(self, place: int) -> int:
        """One number of the code; from outside the engine the whole of it is copied when it is read."""
        return self.code[place]

    def clear_texts(self) -> None:
        """No texts."""
        self.on_play = [-1] * 640
        self.on_sacrifice = [-1] * 640
        self.each_round = [-1] * 640
        self.in_play = [-1] * 640
        self.resolve = [-1] * 640
        self.on_draw = [-1] * 640
        self.each_boss = [-1] * 640
        self.each_hero = [-1] * 640
        self.on_death = [-1] * 640
        self.trigger = [-1] * 4480  # by kind and event
        self.trigger_if = [-1] * 4480
        self.hold = [-1] * 3840  # by kind and face
        self.worth = [0] * 640  # of playing it, in tenths of a point of damage
        self.worth_sacrificed = [0] * 640
        self.worth_staying = [0] * 640
        self.counted = [-1] * 640  # the value that playing it counts out, if it does
        self.typical = [0] * 640  # and what that is taken to be otherwise, in tenths
        self.damage = [0] * 640  # that playing it deals, as printed
        self.most_damage = [0] * 640  # that it can deal at best
        self.most_given_up = [0] * 640  # the same of its sacrifice effect
        self.guard = [0] * 640  # armor and healing that it gives
        self.hurt = [0] * 640  # what a boss card can deal to a hero
        self.tick = [0] * 640  # what a minion deals each boss turn

    def clear_tables(self) -> None:
        """No code, and nothing that it refers to."""
        self.code = [0] * 48000
        self.values = [0] * 1536  # six numbers each
        self.filters = [0] * 1536  # six numbers each
        self.fits = [0] * 5120  # bits of kinds for each filter
        self.conditions = [0] * 2048  # sixteen numbers each
        self.rolled = [0] * 384  # six sides each

    def clear_sets(self) -> None:
        """No decks and no bosses."""
        self.set_start = [0] * 64
        self.set_size = [0] * 64
        self.cards = [0] * 4096  # of the sets, with copies
        self.boss_hp = [0] * 32
        self.boss_armor = [0] * 32
        self.behaviours = [0] * 32  # bits
        self.legendary = [0] * 32  # what earns the legendary loot; 0: nothing
        self.member_hp = [0] * 128  # by boss and member
        self.member_text = [-1] * 128
        self.ability = [-1] * 32
        self.wild = [-1] * 32
        self.wild_ability = [-1] * 32
        self.ability_hurt = [0] * 32  # what the ability deals to a hero
        self.wild_hurt = [0] * 32  # what it deals more once wild
        self.wild_at = [0] * 32  # 0 never, 1 half, 2 armor
        self.boss_set = [0] * 32
        self.loot_set = [-1] * 32
        self.hero_set = [0] * 4
        self.campaigns = [-1] * 18  # three bosses each (6.6)
        self.turnips = -1
        self.coin = -1  # kind

        self.clear_routines()

    def clear_routines(self) -> None:
        """No routines."""
        self.fight = 0
        self.round = 0
        self.play = 0
        self.consent = 0
        self.special_move = [0] * 4
        self.enter = 0
        self.stop = 0  # an instruction that ends a text
        self.traps = 0  # filter of cards with the tag trap
