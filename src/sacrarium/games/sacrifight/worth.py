"""What a position of a run is worth to its seats, as far as can be told without looking ahead (5.5, 9.3)."""

import cython

from sacrarium.games.sacrifight.table import FightTable

if cython.compiled:
    from cython.cimports.sacrarium.games.sacrifight.ccodes import ASK_PILE, GOING, HAND, PILE, SLOTS
    from cython.cimports.sacrarium.games.sacrifight.rules.zones import pile_size
    from cython.cimports.sacrarium.games.sacrifight.scoring import boss_share, run_worth
else:
    from .codes import ASK_PILE, GOING, HAND, PILE, SLOTS
    from .rules.zones import pile_size
    from .scoring import boss_share, run_worth

#: Share of the value of an act that the deck left behind decides, and points of a full deck (6.1: 1, 2, 3.5 by tier).
DECK_SHARE = 0.35
FULL_DECK = 55.0
TIER_VALUE = [1.0, 2.0, 3.5, 5.0]
ON_BOARD_SHARE = 0.6


def deck_value(fight: FightTable, hero: int) -> float:
    """9.3: the cards outside the graveyard by tier; those on the board miss the next fight."""
    total = 0.0
    for tier in range(3):
        total += TIER_VALUE[tier] * pile_size(fight, hero, tier)
    for place in range(fight.hand_n[hero]):
        total += TIER_VALUE[fight.program.tier[fight.hand[HAND * hero + place]]]
    for place in range(fight.backpack_n[hero]):
        total += TIER_VALUE[fight.program.tier[fight.backpack[PILE * hero + place]]]
    for slot in range(SLOTS):
        if fight.slot_holder[slot] == hero:
            total += ON_BOARD_SHARE * TIER_VALUE[fight.program.tier[fight.slot_kind[slot]]]
    return total


def health_share(fight: FightTable) -> float:
    """0..1: hit points and armor of the hero who is worst off."""
    best = 1.0
    for hero in range(fight.heroes):
        best = min(best, 1.0 * (fight.hp[hero] + min(6, fight.armor[hero])) / 21.0)
    return max(0.0, best)


def fight_worth(fight: FightTable) -> float:
    """A won run is 1; on the way acts count, the share of the boss, the heroes' health, and the decks."""
    if fight.result != GOING:
        return run_worth(fight)
    decks = 0.0
    for hero in range(fight.heroes):
        decks += min(1.0, deck_value(fight, hero) / FULL_DECK) / fight.heroes
    act = 1.0 / fight.acts
    progress = 0.55 * boss_share(fight) + 0.2 * health_share(fight)
    if fight.ask == ASK_PILE and fight.round <= 1 and boss_share(fight) == 0.0:
        progress = 0.2 * health_share(fight)
    return min(0.99, act * (fight.act + progress * (1.0 - DECK_SHARE) + DECK_SHARE * decks * 0.7))
