"""What the boss may do to the heroes before they act again (9.2.3), from what everybody can see."""

from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight.fight import FightBoard
from sacrarium.games.sacrifight.rules.behaviours import boss_has

MOST_HURT = 15


class Threat:
    """The boss cards that may be drawn next, by how hard they hit."""

    def __init__(self) -> None:
        self.cards = [0] * 16  # by damage: how many of those that may come
        self.count = 0
        self.sure = 0  # damage that comes whatever is drawn

    def look(self, fight: FightBoard) -> None:
        """See what lies ahead: the known top card, or any of the deck, or of the discard if there is no deck."""
        program = fight.program
        self.sure = program.ability_hurt[fight.boss] + (program.wild_hurt[fight.boss] if fight.wild else 0)
        for slot in range(c.SLOTS):
            if fight.slot_holder[slot] == c.BOSS:
                self.sure += program.tick[fight.slot_kind[slot]]
        for hurt in range(MOST_HURT + 1):
            self.cards[hurt] = 0
        self.count = 0
        if fight.deck_top_n > 0:
            self.add(fight, fight.deck_top[fight.deck_top_n - 1])
            return
        for place in range(fight.deck_n):
            self.add(fight, fight.deck[place])
        if self.count == 0:
            for place in range(fight.discard_n):
                self.add(fight, fight.discard[place])

    def add(self, fight: FightBoard, kind: int) -> None:
        """A card that may come; Rübezahl's counts twice, once in each mood."""
        hurt = fight.program.hurt[kind]
        self.cards[min(MOST_HURT, hurt)] += 1
        self.count += 1
        if boss_has(fight, c.FACES):
            self.cards[min(MOST_HURT, 2 * hurt)] += 1
            self.count += 1

    def risk(self, health: int) -> int:
        """How likely, of 100, a hero with so much health and armor falls."""
        if health <= self.sure:
            return 100
        if self.count == 0:
            return 0
        deadly = 0
        for hurt in range(max(0, health - self.sure), MOST_HURT + 1):
            deadly += self.cards[hurt]
        return 100 * deadly // self.count
