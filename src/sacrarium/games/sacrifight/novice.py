"""Rules of thumb (section 9.2): also the playout policy of the search. All it reads is open to every seat."""

import cython

from sacrarium.core.chance import Chance
from sacrarium.core.policy import Policy
from sacrarium.core.state import MoveList

from .state import FightState

if cython.compiled:
    from cython.cimports.sacrarium.games.sacrifight.ccodes import (
        ARMOR_TYPE,
        ASK_PICK,
        ASK_PILE,
        ASK_TRAP,
        BOSS,
        HAND,
        HEALING,
        HERO_HP,
        M_COIN,
        MV_BOSS,
        MV_DONE,
        MV_ON,
        MV_PACK,
        MV_PASS,
        MV_PICK,
        MV_PLAY,
        MV_SAVE,
        MV_SIDE,
        MV_SPECIAL,
        MV_SWAP,
        MV_TARGET,
        MV_TOSS,
        MV_YES,
        NACHZEHRER,
        NONE,
        ON_BOARD,
        SILVER,
        SLOTS,
        T_BOSS,
        T_HERO,
        T_MEMBER,
        T_MINION,
        WITCH,
        X_BOSS,
    )
    from cython.cimports.sacrarium.games.sacrifight.rules.coin import one_tier_higher
    from cython.cimports.sacrarium.games.sacrifight.rules.numbers import member_of_side
    from cython.cimports.sacrarium.games.sacrifight.scoring import boss_left
else:
    from sacrarium.core.bits import Move, Seat

    from .codes import (
        ARMOR_TYPE,
        ASK_PICK,
        ASK_PILE,
        ASK_TRAP,
        BOSS,
        HAND,
        HEALING,
        HERO_HP,
        M_COIN,
        MV_BOSS,
        MV_DONE,
        MV_ON,
        MV_PACK,
        MV_PASS,
        MV_PICK,
        MV_PLAY,
        MV_SAVE,
        MV_SIDE,
        MV_SPECIAL,
        MV_SWAP,
        MV_TARGET,
        MV_TOSS,
        MV_YES,
        NACHZEHRER,
        NONE,
        ON_BOARD,
        SILVER,
        SLOTS,
        T_BOSS,
        T_HERO,
        T_MEMBER,
        T_MINION,
        WITCH,
        X_BOSS,
    )
    from .rules.coin import one_tier_higher
    from .rules.numbers import member_of_side
    from .scoring import boss_left

FIRST_PILES = [0, 0, 1, 2, 0]  # two bronze, then silver, gold, and one by need
LOSS = [10, 7, 0]  # what a card in the graveyard costs, in tenths of a point of damage, by act
TIER_WORTH = [10, 20, 35, 50]
NEVER = -100000


class Novice(Policy):
    """Weighs every legal move by what is printed on the cards, and takes the best; ties by chance."""

    def __init__(self) -> None:
        self.room = MoveList()

    def choose(self, state: FightState, seat: Seat, chance: Chance) -> Move:  # type: ignore[override]
        state.list_moves(seat, self.room)
        if self.room.count == 1:
            return self.room.move[0]
        best = NEVER - 1
        found = 0
        ties = 0
        for place in range(self.room.count):
            worth = self.weigh(state, self.room.move[place])
            if worth > best:
                best, found, ties = worth, self.room.move[place], 1
            elif worth == best:
                ties += 1
                if chance.below(ties) == 0:
                    found = self.room.move[place]
        return found

    def weigh(self, fight: FightState, move: Move) -> int:
        """What a move seems to be worth, in tenths of a point of damage."""
        if move == MV_DONE:
            return 0
        if move >= MV_PICK:
            return self.weigh_pick(fight, move - MV_PICK)
        if move >= MV_SWAP and move < MV_BOSS:
            return 10 + fight.program.worth[fight.hand[HAND * fight.asker + move - MV_SWAP]]
        if move >= MV_SIDE:
            return 0
        if move >= MV_TARGET:
            return self.weigh_target(fight, move - MV_TARGET)
        if move >= MV_TOSS:
            return self.weigh_answer(fight, move)
        return self.weigh_action(fight, move)

    # -- actions -----------------------------------------------------------------------------------

    def weigh_action(self, fight: FightState, move: Move) -> int:
        """Play, draw, save, the special move, or the end of the turn."""
        hero = fight.asker
        if move == MV_PASS:
            return -5
        if move == MV_SPECIAL:
            return 60
        if move < MV_PLAY:
            return self.weigh_draw(fight, hero, move)
        if move < MV_ON:
            place = (move - MV_PLAY) >> 2
            return self.weigh_play(fight, hero, place, NONE, (move - MV_PLAY) & 3)
        if move < MV_SAVE:
            place = (move - MV_ON) >> 3
            slot = (move - MV_ON) & 7
            return self.weigh_play(fight, hero, place, slot, slot >> 1)
        return self.weigh_save(fight, hero, move)

    def weigh_draw(self, fight: FightState, hero: int, tier: int) -> int:
        """9.2.1: climb the ladder: bronze to open, then what can be played next."""
        if fight.ask == ASK_PILE:
            wanted = FIRST_PILES[min(4, fight.hand_n[hero])]
            return 10 if tier == wanted else 5 - tier
        held = 0
        lying = NONE
        for place in range(fight.hand_n[hero]):
            if fight.program.tier[fight.hand[HAND * hero + place]] == tier:
                held += 1
        for slot in range(SLOTS):
            if 0 <= fight.slot_holder[slot] < BOSS:
                lying = max(lying, fight.program.tier[fight.slot_kind[slot]])
        room = 14 if fight.hand_n[hero] < 3 else 8
        if tier > lying + 1:
            return room - 12 - 4 * held
        return room + 2 * tier - 5 * held

    def weigh_play(self, fight: FightState, hero: int, place: int, slot: int, side: int) -> int:
        """9.2.2 to 9.2.5: what the card brings now and later, less what its sacrifice costs."""
        program = fight.program
        kind = fight.hand[HAND * hero + place]
        worth = program.worth[kind] + program.worth_staying[kind]
        if program.marks[kind] & M_COIN:
            return -20
        if (
            program.damage[kind] > 0
            and 10 * program.damage[kind] >= 10 * boss_left(fight)
            and fight.members == 1
        ):
            worth += 500
        if program.type[kind] == ARMOR_TYPE or program.type[kind] == HEALING:
            worth += self.need(fight, program.type[kind] == HEALING)
        if fight.members > 1 and (fight.fallen >> member_of_side(fight, side)) & 1:
            worth -= 10 * program.damage[kind] + program.worth_staying[kind]
        if slot == NONE:
            return worth + 2 * self.room_on(fight, side)
        old = fight.slot_kind[slot]
        loss = LOSS[min(2, fight.act + 3 - fight.acts)] * TIER_WORTH[program.tier[old]] // 10
        worth += program.worth_sacrificed[old] - program.worth_staying[old] - loss
        return worth

    def need(self, fight: FightState, healing: bool) -> int:
        """9.2.3: armor and healing are worth more the worse the heroes stand; a healthy hero needs no healing."""
        least = 99
        for hero in range(fight.heroes):
            least = min(least, fight.hp[hero] + (0 if healing else fight.armor[hero]))
        if healing and least >= HERO_HP - 1:
            return -25
        return 30 if least <= 5 else 10 if least <= 9 else -5

    def room_on(self, fight: FightState, side: int) -> int:
        """9.2.4: spread the cards over the sides."""
        return 1 if fight.slot_kind[2 * side] == NONE and fight.slot_kind[2 * side + 1] == NONE else 0

    def weigh_save(self, fight: FightState, hero: int, move: Move) -> int:
        """9.2.7: save what is worth it when the boss is about to fall and another act follows."""
        if move >= MV_PACK:
            return -15
        near = boss_left(fight) <= 6 and fight.act + 1 < fight.acts
        return 12 if near and fight.program.tier[fight.slot_kind[move - MV_SAVE]] >= SILVER else -12

    # -- answers -----------------------------------------------------------------------------------

    def weigh_target(self, fight: FightState, target: int) -> int:
        """9.2.5: the boss, or a minion that one hit removes; gifts go to who needs them most."""
        if target >= T_HERO:
            return 40 - fight.hp[target - T_HERO] - fight.armor[target - T_HERO] // 2
        if target >= T_MINION:
            slot = target - T_MINION
            strong = fight.program.each_boss[fight.slot_kind[slot]] != NONE
            return 28 if fight.slot_hp[slot] <= 2 and strong else 12
        if target == T_BOSS:
            return 60 if boss_left(fight) <= 4 else 25
        return 30 - min(20, fight.boss_hp[target - T_MEMBER])

    def weigh_answer(self, fight: FightState, move: Move) -> int:
        """9.2.6, 9.2.8: toss where little is lost; agree; do what may be done."""
        if move == MV_YES:
            return 10
        if move != MV_TOSS:
            return 0
        at = fight.depth - 1
        kind = fight.kind[at]
        hero = fight.you[at]
        one_short = 15 if fight.track[hero] + 1 >= fight.track_length[hero] else 5
        who = fight.hero_class[hero]
        if fight.program.damage[kind] >= boss_left(fight) and fight.members == 1:
            return -10
        if who == WITCH:
            return one_short - 8 if one_tier_higher(fight, at) else one_short - 25
        if who == NACHZEHRER:
            return one_short + fight.program.worth_sacrificed[kind] - fight.program.worth[kind] // 2
        return one_short

    def weigh_pick(self, fight: FightState, pick: int) -> int:
        """A card to gain is the better the more it is worth; one to lose the less."""
        kind = fight.pick_kind[pick]
        worth = fight.program.worth[kind] + fight.program.worth_staying[kind]
        if fight.ask == ASK_TRAP:
            return 1 + worth
        zone = fight.pick_place[pick] >> 10
        losing = fight.flags[fight.depth - 1] & X_BOSS or (zone == ON_BOARD and fight.ask == ASK_PICK)
        return 1 - worth if losing else 1 + worth
