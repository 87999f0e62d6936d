"""Rules of thumb (section 9.2): also the playout policy of the search. All it reads is open to every seat."""

from sacrarium.core import bits
from sacrarium.core.bits import Move, Seat
from sacrarium.core.chance import Chance
from sacrarium.core.policy import Adviser
from sacrarium.core.state import MoveList
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import places
from sacrarium.games.sacrifight.rules.behaviours import boss_has
from sacrarium.games.sacrifight.rules.bossdeck import deck_size
from sacrarium.games.sacrifight.rules.gains import member_of_side
from sacrarium.games.sacrifight.rules.scoring import boss_left
from sacrarium.games.sacrifight.state import FightState

from .answers import weigh_answer, weigh_option, weigh_pick, weigh_target
from .counts import more_than_typical
from .finish import Finisher
from .threat import Threat

# In tenths of a point of damage, found by trial: what won most fights.
PASSING = -5  # ending the turn early
SPECIAL_MOVE = 75  # worth a special move
DRAW_INTO_EMPTY = 23  # a draw with fewer than three cards in hand
DRAW = 12  # a draw otherwise
DRAW_TIER = 4  # and for each tier above bronze
DRAW_HELD = 5  # less for each card of that tier in hand
DRAW_TOO_HIGH = 8  # less if nothing lies that it could go onto
NEED_AT_5 = 42  # four points of armor or healing, for a hero with five or fewer
NEED_AT_9 = 13  # the same with nine or fewer
NEED = -1  # the same otherwise
LIFE = 238  # of a hero that would surely fall
STAYS = 4  # percent of what a card that stays is worth
STAYS_BY_HEALTH = 7  # the same for each point that the boss has left, per hero
STAYS_MOST = 161  # percent of what a card that stays is worth, at most
GIVEN_UP = 42  # percent that a sacrifice effect counts
SPREAD = 3  # onto an empty side
FREE_SLOT = 35  # into a free slot, giving up nothing
SAME_TIER = 1  # less for giving up a card of the same tier
HIGHER_TIER = 11  # less for giving up a better one
FOCUS = 250  # percent more against the member to be hit first
HURRY = 33  # percent more for damage before the Wisp vanishes
WISP_PACE = 10  # quarters of a point per card left that the Wisp may have
LIFESTEAL = 21  # four points of armor against a boss that feeds on wounds
SAVE = 18  # a silver or gold card saved when the boss is about to fall
FIRST_PILES = [0, 0, 1, 2, 2]  # opening hand
MEMBER_FIRST = [-10, 1, 8, -2]  # hit points per hero that Wodan, Holle, Hunter, Horde seem to have more
LOSS = [8, 5, 0]  # what a card in the graveyard costs, by act
TIER_WORTH = [12, 20, 35, 50]
NEVER = -100000
CANDIDATES = 8


class Novice(Adviser):
    """Weighs every legal move by what is printed on the cards, and takes the best; ties by chance."""

    def __init__(self, quick: bool = False) -> None:
        self.quick = quick  # without looking for lines that kill
        self.helper = self if quick else Novice(True)
        self.room = MoveList()
        self.threat = Threat()
        self.finisher = Finisher()
        self.liked = [0] * 256
        self.playable = False  # whether a card can be played now
        self.focus = c.NONE  # the member of the Hunt to be hit first
        self.hurry = 0  # percent that damage is worth more
        self.lasting = 0  # percent of what a card that stays is worth

    def choose(self, state: FightState, seat: Seat, chance: Chance) -> Move:  # type: ignore[override]
        state.list_moves(seat, self.room)
        return self.room.move[0] if self.room.count == 1 else self.decide(state, chance)

    def decide(self, state: FightState, chance: Chance) -> Move:
        """The listed move that is worth most; any of those that are worth the same."""
        if state.ask == c.ASK_TURN or state.ask == c.ASK_FREE:
            self.look(state)
        if state.ask == c.ASK_TURN and not self.quick:
            found = self.finisher.find(state, self.helper, chance)
            if found >= 0:
                return found
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

    def look(self, fight: FightState) -> None:
        """What holds for every move of this decision."""
        self.threat.look(fight)
        self.playable = False
        for place in range(self.room.count):
            if c.MV_PLAY <= self.room.move[place] < c.MV_SAVE:
                self.playable = True
        self.lasting = min(STAYS_MOST, STAYS + STAYS_BY_HEALTH * boss_left(fight) // fight.heroes)
        self.hurry = 0
        pace = WISP_PACE * fight.heroes * deck_size(fight) // 4
        if boss_has(fight, c.VANISHES) and boss_left(fight) > pace:
            self.hurry = HURRY
        self.focus = c.NONE
        if fight.members > 1:
            self.look_for_focus(fight)

    def look_for_focus(self, fight: FightState) -> None:
        """4.10: the member to be hit first, by its health and what it does."""
        least = 1000
        for member in range(fight.members):
            health = fight.boss_hp[member] + fight.heroes * MEMBER_FIRST[member]
            if not (fight.fallen >> member) & 1 and health < least:
                least = health
                self.focus = member

    def shortlist(self, state: FightState, seat: Seat, chance: Chance, moves: MoveList) -> None:  # type: ignore[override]
        """The own move, then the others by what they seem to be worth; of equal ones, the first."""
        own = self.choose(state, seat, chance)
        state.list_moves(seat, self.room)
        moves.count = 0
        moves.add(own)
        for place in range(self.room.count):
            self.liked[place] = (
                self.weigh(state, self.room.move[place]) if self.room.move[place] != own else NEVER - 2
            )
        while moves.count < CANDIDATES:
            best = -1
            for place in range(self.room.count):
                if self.liked[place] > NEVER - 2 and (best < 0 or self.liked[place] > self.liked[best]):
                    best = place
            if best < 0:
                return
            self.liked[best] = NEVER - 2
            if not self.is_alike(state, moves, self.room.move[best]):
                moves.add(self.room.move[best])

    def is_alike(self, fight: FightState, moves: MoveList, move: Move) -> bool:
        """Whether a move does the same as one on the list: a card into another free side, or onto an equal card."""
        if fight.ask != c.ASK_TURN or fight.members > 1 or move < c.MV_PLAY or move >= c.MV_SAVE:
            return False
        for place in range(moves.count):
            other = moves.move[place]
            if places.place_played(other) != places.place_played(move):
                continue
            if move < c.MV_ON and c.MV_PLAY <= other < c.MV_ON:
                return True
            kind = fight.slot_kind[places.slot_covered(move)] if move >= c.MV_ON else c.NONE
            if c.MV_ON <= min(move, other) and fight.slot_kind[places.slot_covered(other)] == kind:
                return True
        return False

    def weigh(self, fight: FightState, move: Move) -> int:
        """What a move seems to be worth, in tenths of a point of damage."""
        if move == c.MV_DONE:
            return 0
        if move >= c.MV_PICK:
            return weigh_pick(fight, move - c.MV_PICK)
        if move >= c.MV_SWAP and move < c.MV_BOSS:
            return 10 + fight.program.worth[fight.hand[c.HAND * fight.asker + move - c.MV_SWAP]]
        if c.MV_OPTION <= move < c.MV_SWAP:
            return weigh_option(fight, move - c.MV_OPTION)
        if move >= c.MV_SIDE:
            return 0
        if move >= c.MV_TARGET:
            return weigh_target(fight, move - c.MV_TARGET)
        if move >= c.MV_TOSS:
            return weigh_answer(fight, move)
        return self.weigh_action(fight, move)

    # -- actions -----------------------------------------------------------------------------------

    def weigh_action(self, fight: FightState, move: Move) -> int:
        """Play, draw, save, the special move, or the end of the turn."""
        hero = fight.asker
        if move == c.MV_PASS:
            return PASSING
        if move == c.MV_SPECIAL:
            return SPECIAL_MOVE
        if move < c.MV_PLAY:
            return self.weigh_draw(fight, hero, move)
        if move < c.MV_ON:
            place = places.place_played(move)
            return self.weigh_play(fight, hero, place, c.NONE, places.side_played(move))
        if move < c.MV_SAVE:
            place = places.place_played(move)
            slot = places.slot_covered(move)
            return self.weigh_play(fight, hero, place, slot, places.side_of(slot))
        return self.weigh_save(fight, hero, move)

    def weigh_draw(self, fight: FightState, hero: int, tier: int) -> int:
        """9.2.1: climb the ladder: bronze to open, then what can be played next."""
        if fight.ask == c.ASK_PILE and fight.round <= 1 and fight.boss_turn == 0 and fight.plays == 0:
            wanted = FIRST_PILES[min(4, fight.hand_n[hero])]
            return 10 if tier == wanted else 5 - tier
        held = 0
        lying = c.NONE
        for place in range(fight.hand_n[hero]):
            if fight.program.tier[fight.hand[c.HAND * hero + place]] == tier:
                held += 1
        for slot in range(c.SLOTS):
            if 0 <= fight.slot_holder[slot] < c.BOSS:
                lying = max(lying, fight.program.tier[fight.slot_kind[slot]])
        room = DRAW_INTO_EMPTY if fight.hand_n[hero] < 3 else DRAW
        if tier > lying + 1:
            return room - DRAW_TOO_HIGH - 4 * held
        return room + DRAW_TIER * tier - DRAW_HELD * held

    def weigh_play(self, fight: FightState, hero: int, place: int, slot: int, side: int) -> int:
        """9.2.2 to 9.2.5: what the card brings now and later, less what its sacrifice costs."""
        program = fight.program
        kind = fight.hand[c.HAND * hero + place]
        if program.marks[kind] & c.M_COIN:
            return -20
        old = c.NONE if slot == c.NONE else fight.slot_kind[slot]
        staying = bits.quotient(program.worth_staying[kind] * self.lasting, 100)
        worth = program.worth[kind] + staying + more_than_typical(fight, hero, kind, old)
        if program.damage[kind] >= max(1, boss_left(fight)) and fight.members == 1:
            worth += 500
        worth += self.hurry * program.damage[kind] // 10
        if program.guard[kind] > 0:
            worth += self.need(fight, program.type[kind] == c.HEALING, program.guard[kind])
        if fight.members > 1:
            member = member_of_side(fight, side)
            if (fight.fallen >> member) & 1:
                worth -= 10 * program.damage[kind] + staying
            elif member == self.focus:
                worth += FOCUS * program.damage[kind] // 10
        if slot == c.NONE:
            return worth + SPREAD * self.room_on(fight, side) + FREE_SLOT
        return worth + self.weigh_sacrifice(fight, kind, old)

    def weigh_sacrifice(self, fight: FightState, kind: int, old: int) -> int:
        """What a card brings that is given up for another, less what is lost with it."""
        program = fight.program
        worth = bits.quotient(program.worth_sacrificed[old] * GIVEN_UP, 100)
        worth -= bits.quotient(program.worth_staying[old] * self.lasting, 100)
        worth -= bits.quotient(LOSS[min(2, fight.act + 3 - fight.acts)] * TIER_WORTH[program.tier[old]], 10)
        if program.tier[old] > program.tier[kind]:
            worth -= HIGHER_TIER
        if program.tier[old] == program.tier[kind]:
            worth -= SAME_TIER
        return worth

    def need(self, fight: FightState, healing: bool, guard: int) -> int:
        """9.2.3: armor and healing are worth more the worse the heroes stand; a healthy hero needs no healing."""
        best = NEVER
        for hero in range(fight.heroes):
            health = fight.hp[hero] + fight.armor[hero]
            gain = min(guard, c.HERO_HP - fight.hp[hero]) if healing else guard
            worth = 10 * (gain - guard)
            if health <= 5:
                worth += bits.quotient(NEED_AT_5 * gain, 4)
            elif health <= 9:
                worth += bits.quotient(NEED_AT_9 * gain, 4)
            else:
                worth += bits.quotient(NEED * gain, 4)
            worth += bits.quotient(LIFE * (self.threat.risk(health) - self.threat.risk(health + gain)), 100)
            if not healing and boss_has(fight, c.LIFESTEAL):
                worth += bits.quotient(LIFESTEAL * gain, 4)
            best = max(best, worth)
        return best

    def room_on(self, fight: FightState, side: int) -> int:
        """9.2.4: spread the cards over the sides."""
        return 1 if fight.slot_kind[2 * side] == c.NONE and fight.slot_kind[2 * side + 1] == c.NONE else 0

    def weigh_save(self, fight: FightState, hero: int, move: Move) -> int:
        """9.2.7: save what is worth it when the boss is about to fall and another act follows."""
        if move >= c.MV_PACK:
            if self.playable or fight.hand_n[hero] < c.HAND:
                return -30
            return 40 - bits.quotient(fight.program.worth[fight.hand[c.HAND * hero + move - c.MV_PACK]], 10)
        near = boss_left(fight) <= 6 and fight.act + 1 < fight.acts
        return SAVE if near and fight.program.tier[fight.slot_kind[move - c.MV_SAVE]] >= c.SILVER else -12
