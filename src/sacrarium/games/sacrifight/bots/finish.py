"""Lines of one turn that defeat the boss (9.2.2): every way to spend the actions that are left, depth first."""

from sacrarium.core.bits import Move
from sacrarium.core.chance import Chance
from sacrarium.core.policy import Policy
from sacrarium.core.state import MoveList
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.rules.scoring import boss_left
from sacrarium.games.sacrifight.rules.zones import seat_of
from sacrarium.games.sacrifight.state import FightState

NO_MOVE = -1
DEEPEST = 3
POINTS = 6  # R34


class Finisher:
    """Looks for the first move of a line that ends the fight in this turn."""

    def __init__(self) -> None:
        self.rooms = [MoveList() for _ in range(DEEPEST + 1)]
        self.tossing = False

    def find(self, fight: FightState, policy: Policy, chance: Chance) -> Move:
        """Such a move: first without the coin, then with a coin that falls well; or none."""
        self.tossing = False
        if self.in_reach(fight, 1):
            found = self.search(fight, policy, chance, 0)
            if found != NO_MOVE:
                return found
        if fight.coin_used or not self.in_reach(fight, 2):
            return NO_MOVE
        self.tossing = True
        return self.search(fight, policy, chance, 0)

    def in_reach(self, fight: FightState, times: int) -> bool:
        """Whether the cards in hand and those that may be given up could do it at best."""
        hero = fight.asker
        program = fight.program
        first = 0
        second = 0
        given_up = 0
        for place in range(fight.hand_n[hero]):
            damage = program.most_damage[fight.hand[c.HAND * hero + place]]
            if damage > first:
                first, second = damage, first
            elif damage > second:
                second = damage
        for slot in range(c.SLOTS):
            if 0 <= fight.slot_holder[slot] < c.BOSS:
                given_up = max(given_up, program.most_given_up[fight.slot_kind[slot]])
        most = times * first + given_up
        if fight.actions > 1:
            most += second + given_up
        if fight.actions > 2:
            most += second + given_up
        if fight.hero_class[hero] == c.LUMBERJACK and fight.track[hero] >= fight.track_length[hero] - 1:
            most += POINTS
        armor = 0
        for member in range(fight.members):
            armor += fight.boss_armor[member]
        return most >= boss_left(fight) + (0 if boss_left(fight) == armor else armor)

    def search(self, fight: FightState, policy: Policy, chance: Chance, depth: int) -> Move:
        """The first play, or special move, after which the fight is won, or can be."""
        room = self.rooms[depth]
        fight.list_moves(seat_of(fight, fight.asker), room)
        for place in range(room.count):
            move = room.move[place]
            if c.MV_PLAY <= move < c.MV_SAVE or move == c.MV_SPECIAL:
                world = fight.copied()
                if self.ends(world, move, policy, chance):
                    return move
                deeper = depth < DEEPEST and self.same_turn(world, fight)
                if deeper and self.search(world, policy, chance, depth + 1) != NO_MOVE:
                    return move
        return NO_MOVE

    def same_turn(self, world: FightState, fight: FightState) -> bool:
        """Whether the hero may go on."""
        return world.ask == c.ASK_TURN and world.turn == fight.turn and world.round == fight.round

    def ends(self, world: FightState, move: Move, policy: Policy, chance: Chance) -> bool:
        """Make a move and answer what is asked until the next action; whether the fight is won."""
        act = world.act
        world.advance(seat_of(world, world.asker), move, chance, None)
        while world.ask != c.NO_ASK and world.ask != c.ASK_TURN and world.act == act and not world.boss_turn:
            if world.ask == c.ASK_TOSS:
                move = c.MV_TOSS if self.tossing else c.MV_KEEP
            else:
                move = policy.choose(world, seat_of(world, world.asker), chance)
            world.advance(seat_of(world, world.asker), move, chance, None)
        return world.act > act or (world.result != c.GOING and world.result != c.LOST)
