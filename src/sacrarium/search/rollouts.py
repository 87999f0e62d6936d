"""A few candidates compared by rollouts with a good policy: where luck, or what comes much later, outweighs the moment.

Where dice outweigh single moves, a tree finds noise. Here an adviser names its own move and the few that might be
better; each is played to the end by the adviser many times, all of them with the same luck. Another move is preferred
only if it has brought clearly more than the adviser's own: by so many standard errors of the paired difference. The
searcher looks at the true state only through `imagine`.
"""

import math
import time

from sacrarium.core import bits
from sacrarium.core.bits import Move, Seat
from sacrarium.core.chance import Chance, Seeded
from sacrarium.core.policy import Adviser, Belief
from sacrarium.core.state import MoveList, State

from .searcher import Considered, Report
from .worlds import Worlds

MOST_CANDIDATES = 64
SEEDS = 1 << 30
FIRST_LOOK = 24  # rounds before a candidate may be given up
HOPELESS = 3.0  # standard errors behind another
ROUNDS_BETWEEN_LOOKS = 4
NEVER = 1e300  # seconds


class Rollouts:
    """Thinks about one decision at a time."""

    def __init__(self, adviser: Adviser, doubt: float, belief: Belief | None = None) -> None:
        self.adviser = adviser
        self.doubt = doubt
        self.foresight = 1
        self.worlds = Worlds(belief)
        self.deadline = NEVER
        self.luck = Seeded(0)
        self.moves = MoveList()
        self.choices: list[tuple[Move, ...]] | None = None
        self.going = [0] * 64  # whether a candidate is still in the running
        self.visits = [0] * 64
        self.total = [0.0] * 64
        self.value = [0.0] * 64  # in the round that is being played
        self.ahead = [0.0] * 4096  # by candidate and other: of the other, summed over the rounds of both
        self.ahead_squared = [0.0] * 4096

    def think(
        self, state: State, seat: Seat, chance: Chance, simulations: int, milliseconds: int = 0
    ) -> Report:
        """Think for so many simulations, or until the time is over where milliseconds are given."""
        self.choices = None
        return self.weigh(state, seat, chance, simulations, milliseconds)

    def compare(
        self,
        choices: list[tuple[Move, ...]],
        state: State,
        seat: Seat,
        chance: Chance,
        simulations: int,
        milliseconds: int = 0,
    ) -> Report:
        """The same for whole choices, each of one move or of several that follow each other; the adviser's own comes first."""
        self.choices = choices[:MOST_CANDIDATES]
        return self.weigh(state, seat, chance, simulations, milliseconds)

    def weigh(self, state: State, seat: Seat, chance: Chance, simulations: int, milliseconds: int) -> Report:
        """Round after round, until enough is known."""
        self.deadline = time.perf_counter() + milliseconds / 1000.0 if milliseconds else NEVER
        self.begin(state.imagine(seat, chance), seat, chance)
        done = 0
        rounds = 0
        while done < simulations and self.in_the_running() > 1 and not (done and self.is_late()):
            done += self.play_round(state, seat, chance)
            rounds += 1
            if rounds >= FIRST_LOOK and rounds % ROUNDS_BETWEEN_LOOKS == 0:
                self.give_up_hopeless()
        return self.report(seat, done)

    def is_late(self) -> bool:
        """Whether the time is over."""
        return self.deadline < NEVER and time.perf_counter() > self.deadline

    def begin(self, world: State, seat: Seat, chance: Chance) -> None:
        """The candidates, none of them tried."""
        world.reopen(seat)
        self.foresight = world.foresight()
        self.worlds.forget()
        self.name_candidates(world, seat, chance)
        for place in range(self.moves.count):
            self.going[place] = 1
            self.visits[place] = 0
            self.total[place] = 0.0
            for other in range(self.moves.count):
                self.ahead[MOST_CANDIDATES * place + other] = 0.0
                self.ahead_squared[MOST_CANDIDATES * place + other] = 0.0

    def name_candidates(self, world: State, seat: Seat, chance: Chance) -> None:
        """What the adviser names, or the first moves of the choices that are compared."""
        if self.choices is None:
            self.adviser.shortlist(world, seat, chance, self.moves)
            self.moves.count = min(self.moves.count, MOST_CANDIDATES)
        else:
            self.moves.clear()
            for choice in self.choices:
                self.moves.add(choice[0])

    def in_the_running(self) -> int:
        """How many candidates are left, the adviser's own included."""
        left = 0
        for place in range(self.moves.count):
            left += self.going[place]
        return left

    def play_round(self, state: State, seat: Seat, chance: Chance) -> int:
        """Each candidate once, all in the same world with the same luck, as far as time allows; how many there were.

        The adviser's own move comes first, so a round that is cut short still compares like with like.
        """
        world = self.worlds.next(state, seat, chance)
        world.reopen(seat)
        seed = chance.below(SEEDS)
        played = 0
        place = 0
        while place < self.moves.count and not (played and self.is_late()):
            if self.going[place]:
                self.luck.begin(seed)
                self.value[place] = self.play_out(world.copy(), seat, place, self.luck)
                self.learn(place)
                played += 1
            place += 1
        return played

    def learn(self, place: int) -> None:
        """What a candidate brought, by itself and beside those that were played before it in the same round."""
        value = self.value[place]
        self.visits[place] += 1
        self.total[place] += value
        for other in range(place):
            if self.going[other]:
                difference = value - self.value[other]
                self.ahead[MOST_CANDIDATES * place + other] += difference
                self.ahead_squared[MOST_CANDIDATES * place + other] += difference * difference

    def play_out(self, world: State, seat: Seat, place: int, luck: Chance) -> float:
        """What the game is worth to the seat if it makes this choice and the rollout goes on as the adviser would."""
        end = world.stage() + self.foresight
        world.advance(seat, self.moves.move[place], luck, None)
        if self.choices is not None:
            self.go_on(world, seat, self.choices[place], luck)
        acting = world.to_act()
        while acting and world.stage() < end:
            actor = bits.lowest(acting)
            world.advance(actor, self.adviser.choose(world, actor, luck), luck, None)
            acting = world.to_act()
        return world.worth(seat)

    def go_on(self, world: State, seat: Seat, choice: tuple[Move, ...], luck: Chance) -> None:
        """The further moves of a choice, as far as they can be made."""
        for move in choice[1:]:
            if not ((world.to_act() >> seat) & 1 and world.is_legal(seat, move)):
                break
            world.advance(seat, move, luck, None)

    def lead(self, place: int, other: int) -> float:
        """By how many standard errors one candidate is ahead of another, over the rounds that both have played.

        The error is that of two moves which are worth the same. So a few rounds, however they went, say little, and a
        difference that is always the same says the more the longer it lasts.
        """
        if place < other:
            return -self.lead(other, place)
        pair = MOST_CANDIDATES * place + other
        if self.ahead_squared[pair] <= 0.0:
            return 0.0
        return self.ahead[pair] / math.sqrt(self.ahead_squared[pair])

    def best(self) -> int:
        """The candidate in the running that has brought most."""
        best = -1
        for place in range(self.moves.count):
            if self.going[place] and (best < 0 or self.mean(place) > self.mean(best)):
                best = place
        return best

    def mean(self, place: int) -> float:
        """What a candidate has brought on average."""
        return self.total[place] / max(1, self.visits[place])

    def estimate(self, place: int, best: int) -> float:
        """What a candidate is worth beside the best: by the rounds that both have played, since their luck was the same."""
        if place == best or not self.visits[place]:
            return self.mean(place)
        if place > best:
            behind = self.ahead[MOST_CANDIDATES * place + best]
        else:
            behind = -self.ahead[MOST_CANDIDATES * best + place]
        return self.mean(best) + behind / min(self.visits[place], self.visits[best])

    def give_up_hopeless(self) -> None:
        """Candidates that are clearly worse than the best are not played any further; the adviser's own needs more for it."""
        best = self.best()
        for place in range(self.moves.count):
            far = HOPELESS if place else HOPELESS + self.doubt
            if self.going[place] and self.lead(place, best) < -far:
                self.going[place] = 0

    def chosen(self) -> int:
        """The best of those that are clearly ahead of the adviser's own move; if there is none, that, unless it is hopeless."""
        if not self.going[0]:
            return self.best()
        best = 0
        most = 0.0
        for place in range(1, self.moves.count):
            mean = self.mean(place) - self.mean(0)
            if self.going[place] and self.lead(place, 0) > self.doubt and mean > most:
                best = place
                most = mean
        return best

    def report(self, seat: Seat, simulations: int) -> Report:
        """The move it would make, then the others by what they brought."""
        best = self.chosen()
        found = [self.considered(place, best) for place in range(self.moves.count)]
        first = found.pop(best)
        found.sort(key=lambda considered: (-considered.value, considered.move, considered.then))
        return Report(seat, simulations, (first, *found), False)

    def considered(self, place: int, best: int) -> Considered:
        """A candidate with its figures."""
        then = () if self.choices is None else self.choices[place][1:]
        return Considered(self.moves.move[place], self.visits[place], self.estimate(place, best), then)
