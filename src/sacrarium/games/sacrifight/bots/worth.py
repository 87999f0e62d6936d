"""What a position of a run is worth to its seats, as far as can be told without looking ahead (5.5, 9.3)."""

from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight.fight import FightBoard
from sacrarium.games.sacrifight.rules.scoring import boss_share
from sacrarium.games.sacrifight.rules.zones import pile_size

FULL_DECK = 55.0  # points of thirty cards (9.3: 1, 2, 3.5 by tier)
TIER_VALUE = [1.0, 2.0, 3.5, 5.0]
OUT_FOR_A_FIGHT = 0.6  # cards that miss the next fight
LOST_AT_BEST = 0.2
FIGHT_WON = 0.2  # never less than a loss; and for the decks up to
DECK = 0.8


def deck_value(fight: FightBoard, hero: int) -> float:
    """9.3: the cards outside the graveyard by tier; those on the board, or packed before a fight, miss it."""
    packed = OUT_FOR_A_FIGHT if fight.round <= 1 else 1.0
    total = 0.0
    for tier in range(3):
        total += TIER_VALUE[tier] * pile_size(fight, hero, tier)
    for place in range(fight.hand_n[hero]):
        total += TIER_VALUE[fight.program.tier[fight.hand[c.HAND * hero + place]]]
    for place in range(fight.backpack_n[hero]):
        total += packed * TIER_VALUE[fight.program.tier[fight.backpack[c.PILE * hero + place]]]
    for slot in range(c.SLOTS):
        if fight.slot_holder[slot] == hero:
            total += OUT_FOR_A_FIGHT * TIER_VALUE[fight.program.tier[fight.slot_kind[slot]]]
    return total


def decks_share(fight: FightBoard) -> float:
    """0..1: what is left of the heroes' decks."""
    total = 0.0
    for hero in range(fight.heroes):
        total += min(1.0, deck_value(fight, hero) / FULL_DECK)
    return total / fight.heroes


def health_share(fight: FightBoard) -> float:
    """0..1: hit points and armor of the hero who is worst off."""
    best = 1.0
    for hero in range(fight.heroes):
        best = min(best, 1.0 * (fight.hp[hero] + min(6, fight.armor[hero])) / 21.0)
    return max(0.0, best)


def fight_worth(fight: FightBoard) -> float:
    """9.3: a won run is 1, a lost one little, by how far the last boss was; before a fight the decks count.

    Within a fight it lies between what losing and winning would bring, by boss and health.
    """
    if fight.result == c.WON:
        return 1.0
    lost = LOST_AT_BEST * boss_share(fight)
    if fight.result != c.GOING:
        return lost
    won = FIGHT_WON + DECK * decks_share(fight)
    if fight.round <= 1 and boss_share(fight) == 0.0:
        return won
    return lost + (won - lost) * 0.5 * (boss_share(fight) + health_share(fight))
