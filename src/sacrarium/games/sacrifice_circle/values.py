"""The lone-hero table: how many attacks a hero may still expect, by where it stands and how far the crystal has come.

`acting` is the value for a hero about to act (W of the specification), `resting` that after it has acted (V). One layer
holds for heroes with a card, one for each set of charged wells for empty hands, where drawing counts as some attacks,
and one for each locked hero and set of wells. All are made when they are first needed.
"""

import cython

from .pieces import GOLD_WELLS, WELLS
from .ways import WAYS, Ways

if cython.compiled:
    from cython.cimports.sacrarium.core.cbits import bit
    from cython.cimports.sacrarium.games.sacrifice_circle import cphases as c
else:
    from sacrarium.core.bits import CardSet, bit

    from . import phases as c

SEEN = 48  # room for the spaces within four steps
BLUE_WORTH = 1.35  # attacks that a common card is worth
GOLD_WORTH = 3.5
GOLDEN_WELLS = GOLD_WELLS
NEVER = -1000.0


class Layer:
    """Values for one kind of hero: 40 times 96 numbers before it acts, and after."""

    def __init__(self, charged: CardSet, locked: int) -> None:
        self.charged = charged  # wells where the hero would draw
        self.locked = locked  # which hero is locked; NOBODY: none
        self.acting = [0.0] * 3840
        self.resting = [0.0] * 3840
        self.near = [0] * 4608  # 48 places for the spaces within four steps of each
        self.within = [0] * 480  # how many of them lie within 0, 1, 2, 3, 4 steps
        for space in range(c.ALL_SPACES):
            look(self, WAYS, space)


def may_use(layer: Layer, ways: Ways, space: int) -> bool:
    """R16: locked heroes keep to their territory and the ring."""
    return (
        layer.locked == c.NOBODY
        or c.BLACK <= space <= c.LAST_RING
        or (ways.territory[space] & bit(layer.locked)) != 0
    )


def draws(layer: Layer, ways: Ways, space: int) -> bool:
    """Whether the hero would have to draw here."""
    return ways.well[space] != c.NO_WELL and (layer.charged & bit(ways.well[space])) != 0


def look(layer: Layer, ways: Ways, start: int) -> None:
    """R14: the spaces within four steps, the nearest first; a well where the hero draws ends the way."""
    steps = [c.FAR] * 96
    first = SEEN * start
    layer.near[first] = start
    steps[start] = 0
    found = 1
    place = 0
    while place < found:
        here = layer.near[first + place]
        place += 1
        if steps[here] == 4 or (here != start and draws(layer, ways, here)):
            continue
        for way in range(ways.count[here]):
            there = ways.beside[5 * here + way]
            if steps[there] == c.FAR and may_use(layer, ways, there):
                steps[there] = steps[here] + 1
                layer.near[first + found] = there
                found += 1
    for most in range(5):
        count = 0
        while count < found and steps[layer.near[first + count]] <= most:
            count += 1
        layer.within[5 * start + most] = count


class Values:
    """All layers, made when they are asked for."""

    def __init__(self) -> None:
        self.ways: Ways = WAYS
        self.wells = list(WELLS)
        self.plain = [
            0.0
        ] * 1280  # by travel, well and steps left: the best place to rest after drawing there
        self.striking = [0.0] * 1280  # the same for a hero that can still attack
        self.by_wells: list[Layer | None] = [None] * 256
        self.by_lock: list[Layer | None] = [None] * 1280
        self.holding = Layer(0, c.NOBODY)
        self.fill(self.holding, self.holding)

    def layer(self, charged: CardSet, locked: int) -> Layer:
        """The layer for empty hands, where these wells are charged; locked: the hero, or NOBODY."""
        layers = self.by_wells if locked == c.NOBODY else self.by_lock
        place = charged if locked == c.NOBODY else 256 * locked + charged
        found = layers[place]
        if found is None:
            found = Layer(charged, locked)
            free = found if locked == c.NOBODY else self.layer(charged, c.NOBODY)
            self.fill(found, free)
            layers[place] = found
        return found

    def fill(self, layer: Layer, free: Layer) -> None:
        """Backwards from the crystal's last space; `free` is the layer of the same hero once it is unlocked."""
        for travel in range(c.LAST_RING - 1, -1, -1):
            for space in range(c.ALL_SPACES):
                layer.resting[c.ALL_SPACES * travel + space] = self.rest(layer, free, travel, space)
            if layer is self.holding:
                self.prepare_wells(travel)
            for space in range(c.ALL_SPACES):
                layer.acting[c.ALL_SPACES * travel + space] = self.act(layer, free, travel, space)

    def rest(self, layer: Layer, free: Layer, travel: int, space: int) -> float:
        """The mean over the crystal's die; it throws a hero back from where it comes to rest."""
        total = 0.0
        on_ring = c.BLACK <= space <= c.LAST_RING
        for die in range(1, 7):
            after = travel + die
            if after < c.LAST_RING:
                place = space
                if space == c.BLACK + after:
                    place = space - 1
                if on_ring:
                    total += free.acting[c.ALL_SPACES * after + place]
                else:
                    total += layer.acting[c.ALL_SPACES * after + place]
        return total / 6.0

    def prepare_wells(self, travel: int) -> None:
        """For each well and number of steps left: the best place to go on to with a card in hand."""
        crystal = c.BLACK + travel
        holding = self.holding
        for well in range(8):
            space = self.wells[well]
            for left in range(4):
                best = NEVER
                striking = NEVER
                for place in range(holding.within[5 * space + left]):
                    there = holding.near[SEEN * space + place]
                    if there != crystal:
                        value = holding.resting[c.ALL_SPACES * travel + there]
                        best = max(best, value)
                        beside = 1.0 if self.ways.steps(there, crystal) == 1 else 0.0
                        striking = max(striking, value + beside)
                self.plain[32 * travel + 4 * well + left] = best
                self.striking[32 * travel + 4 * well + left] = striking

    def card_worth(self, travel: int, well: int) -> float:
        """What a card is worth in attacks: less where no whole attack can be expected any more."""
        value = self.holding.resting[c.ALL_SPACES * travel + self.wells[well]]
        return (GOLD_WORTH if GOLDEN_WELLS & bit(well) else BLUE_WORTH) * min(1.0, value)

    def act(self, layer: Layer, free: Layer, travel: int, space: int) -> float:
        """An attack if it stands beside the crystal, and the mean of the best it can do with each roll."""
        crystal = c.BLACK + travel
        beside = self.ways.steps(space, crystal) == 1
        total = 0.0
        best = NEVER
        done = 0
        for roll in range(5):
            for place in range(done, layer.within[5 * space + roll]):
                there = layer.near[SEEN * space + place]
                if there != crystal and (place == 0 or not draws(layer, self.ways, there)):
                    best = max(best, self.end(layer, free, travel, there, not beside))
            done = layer.within[5 * space + roll]
            if roll > 0:
                total += max(best, self.best_draw(layer, travel, space, roll, not beside))
        return (1.0 if beside else 0.0) + total / 4.0

    def end(self, layer: Layer, free: Layer, travel: int, there: int, may_strike: bool) -> float:
        """What it is worth to end a walk here."""
        on_ring = c.BLACK <= there <= c.LAST_RING
        value = (free if on_ring else layer).resting[c.ALL_SPACES * travel + there]
        if may_strike and self.ways.steps(there, c.BLACK + travel) == 1:
            value += 1.0
        return value

    def best_draw(self, layer: Layer, travel: int, start: int, roll: int, may_strike: bool) -> float:
        """What the best well in reach is worth, with the steps that are left after it."""
        best = NEVER
        if layer.charged == 0:
            return best
        steps = 0
        for place in range(1, layer.within[5 * start + roll]):
            while place >= layer.within[5 * start + steps]:
                steps += 1
            there = layer.near[SEEN * start + place]
            if draws(layer, self.ways, there):
                best = max(best, self.draw(travel, self.ways.well[there], roll - steps, may_strike))
        return best

    def draw(self, travel: int, well: int, left: int, may_strike: bool) -> float:
        """What drawing at this well is worth: the card, and the best place to go on to."""
        place = 32 * travel + 4 * well + left
        return self.card_worth(travel, well) + (self.striking[place] if may_strike else self.plain[place])
