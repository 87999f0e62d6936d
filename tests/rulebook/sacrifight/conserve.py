"""`python -m tests.rulebook.sacrifight.conserve [FIGHTS] [SEED]`: fights at random, every card counted after every move."""

import sys
import time
from collections import Counter
from collections.abc import Iterator

from sacrarium.contract.options import random_table
from sacrarium.contract.pieces import all_pieces
from sacrarium.core.chance import Seeded
from sacrarium.core.journal import Journal
from sacrarium.games.sacrifight import events as e
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.state import FightState

from .board import GAME

LONG = 2_000  # fights between two lines of the report
SINGLE = (("deck", "deck_n"), ("deck_top", "deck_top_n"), ("deck_bottom", "deck_bottom_n"), ("discard", "discard_n"),
          ("aside", "aside_n"), ("kraxe", "kraxe_n"), ("gone", "gone_n"))  # fmt: skip
BY_HERO = (
    ("hand", c.HAND, 1),
    ("backpack", c.PILE, 1),
    ("graveyard", c.PILE, 1),
    ("pool", c.PILE, 3),
    ("top", c.TOPS, 3),
)


def on_the_table(state: FightState) -> Counter[int]:
    """Every card of heroes and boss that takes part in the fight, wherever it lies."""
    found: list[int] = [*state.slot_kind, *state.captured, state.drawn]
    for array, number in SINGLE:
        found += list(getattr(state, array))[: getattr(state, number)]
    for array, room, parts in BY_HERO:
        cards, numbers = list(getattr(state, array)), list(getattr(state, f"{array}_n"))
        for place in range(parts * state.heroes):
            found += cards[room * place : room * place + numbers[place]]
    return Counter(kind for kind in found if kind != c.NONE)


class Fights:
    """Random fights, one after the other."""

    def __init__(self, seed: int) -> None:
        self.chance = Seeded(seed)
        self.runs = self.fights = self.moves = 0

    def run(self, fights: int) -> Iterator[int]:
        """Play so many; yields their number after each run."""
        while self.fights < fights:
            self._one_run()
            yield self.fights

    def _one_run(self) -> None:
        options = GAME.read_options(random_table(GAME, self.chance))
        state = GAME.new(options, self.chance)
        assert isinstance(state, FightState)
        box = all_pieces(GAME, state)
        self.runs += 1
        while state.to_act():
            self._one_fight(state)
            assert box == all_pieces(GAME, state), "cards were lost or doubled between fights"
            self.fights += 1

    def _one_fight(self, state: FightState) -> None:
        """9.4: nothing is lost, hands and health stay within their limits, plays onto cards are sacrifices."""
        act, cards = state.act, None
        while state.to_act() and state.act == act:
            self._one_move(state)
            if state.act != act or state.boss == c.NONE:
                return
            cards = on_the_table(state) if cards is None else cards
            assert cards == on_the_table(state), (
                f"{cards - on_the_table(state)} lost, {on_the_table(state) - cards} new"
            )

    def _one_move(self, state: FightState) -> None:
        seat, journal = state.to_act().bit_length() - 1, Journal()
        by_novice = (
            self.runs % 4 == 0 and self.chance.below(8) > 0
        )  # or hardly any fight would be the second one
        move = GAME.novice.choose(state, seat, self.chance) if by_novice else state.pick(seat, self.chance)
        state.play(seat, move, self.chance, journal)
        self.moves += 1
        events = [event for _, event in journal.entries]
        covered = sum(isinstance(event, e.CardPlayed) and event.onto is not None for event in events)
        assert covered == sum(isinstance(event, e.Sacrificed) for event in events), (
            "a play onto a card is a sacrifice"
        )
        assert max(state.hand_n) <= c.HAND and (state.overheal or max(state.hp) <= c.HERO_HP)


def main(arguments: list[str]) -> None:
    """Fights, seed; a line now and then."""
    number, seed = (int(word) for word in [*arguments, *("1000", "1")[len(arguments) :]])
    fights, start = Fights(seed), time.process_time()
    told = 0
    for done in fights.run(number):
        if done - told >= LONG:
            told = done
            print(f"{done:,} fights, {fights.moves:,} moves", flush=True)
    spent = time.process_time() - start
    played = f"{fights.runs:,} runs, {fights.fights:,} fights, {fights.moves:,} moves"
    print(f"{played}, nothing lost ({spent:.0f} s, seed {seed})")


if __name__ == "__main__":
    main(sys.argv[1:])
