"""`python -m tests.rulebook.sacrifight.measure FOLDER...`: the tables of docs/balance/sacrifight.md from records.

The records are those that `sacrarium simulate sacrifight --save FOLDER` keeps; every one is played again and its events
are counted, fight by fight.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final, cast

from sacrarium.core.journal import Event
from sacrarium.core.record import Record, Replay, read
from sacrarium.games.sacrifight import events as e
from sacrarium.games.sacrifight.cards.library import OWN_CARDS, Printed, read_folder
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.pieces import BOSSES, HEROES
from sacrarium.games.sacrifight.rules.zones import pile_size
from sacrarium.games.sacrifight.state import FightState
from sacrarium.lab.statistics import share

from .board import GAME

CARDS: Final[dict[str, Printed]] = {card.text.id: card for card in read_folder(OWN_CARDS)}
TEAMS: Final = (
    *((hero,) for hero in HEROES),
    *((one, other) for place, one in enumerate(HEROES) for other in HEROES[place + 1 :]),
)
LEGENDARY: Final = {"egg", "neighbor", "wild_hunt", "horseman"}
SAVES: Final = ("save:", "pack:")
BIRDS: Final = 2  # 4.6
BEFORE_LAST: Final = 2  # acts in which saving cards can pay


def plain(card: str) -> str:
    """The design of a card, whichever copy it is."""
    return card.partition("#")[0]


def fits(hero: str, card: str) -> bool:
    """R26: whether the hero may toss the coin for this card."""
    text = CARDS[card].text
    if hero == "nachzehrer":
        return bool(text.on_sacrifice)
    return hero == "witch" or text.type == "attack" or (hero == "lumberjack" and text.type == "armor")


class Fight:
    """What happened in one fight."""

    def __init__(self, heroes: tuple[str, ...], boss: str, act: int, decks: list[int]) -> None:
        self.heroes, self.boss, self.act, self.decks = heroes, boss, act, decks
        self.rounds = 0
        self.won = False
        self.reason = ""
        self.turns: Counter[str] = Counter()
        self.fitting: Counter[str] = Counter()  # turns in which a fitting card was played
        self.tosses: Counter[str] = Counter()
        self.specials: Counter[str] = Counter()
        self.saves: Counter[str] = Counter()
        self.held: Counter[str] = Counter()  # how often a card came into a hand
        self.played: Counter[str] = Counter()
        self.opening: set[str] = set()
        self.resolved: Counter[str] = Counter()
        self.birds: set[str] = set()
        self.fended = False
        self.exact = False
        self.last_fallen = ""
        self.now = ""  # the hero whose turn it is
        self.counted = False  # whether this turn had a fitting play

    def take(self, event: Event) -> None:
        """One event of the fight."""
        taker = TAKERS.get(type(event))
        if taker is not None:
            taker(self, event)

    def legendary(self) -> bool:
        """4.5, 4.6, 4.10, 4.11: whether the condition was met."""
        return {"egg": self.exact, "neighbor": len(self.birds) == BIRDS, "horseman": self.fended,
                "wild_hunt": self.last_fallen == "eternal_hunter"}[self.boss]  # fmt: skip

    def hold(self, card: str) -> None:
        """A card came into a hand; before the first turn, into the opening one."""
        self.held[plain(card)] += 1
        if not self.rounds:
            self.opening.add(plain(card))

    def turn(self, hero: str, number: int) -> None:
        """A hero's turn began."""
        self.rounds, self.now, self.counted = number, hero, False
        self.turns[hero] += 1

    def play(self, hero: str, card: str, rescue: bool) -> None:
        """A card was played; a rescue is no play that a coin could be tossed for (4.9)."""
        self.played[plain(card)] += 1
        if hero == self.now and not self.counted and not rescue and fits(hero, plain(card)):
            self.counted = True
            self.fitting[hero] += 1

    def stop(self, card: str) -> None:
        """A drawn boss card was stopped."""
        self.resolved[plain(card)] -= 1
        self.fended |= plain(card) == "angel_of_death"


TAKERS: Final[dict[type[Event], Callable[[Fight, Any], None]]] = {
    e.TurnBegan: lambda fight, event: fight.turn(fight.heroes[event.hero], event.round),
    e.CardDrawn: lambda fight, event: fight.hold(event.card),
    e.CardMoved: lambda fight, event: (
        fight.hold(event.card) if event.to == "hand" and event.hero is not None else None
    ),
    e.CardPlayed: lambda fight, event: fight.play(
        fight.heroes[event.hero], event.card, fight.boss == "krampus" and event.slot == "N2"
    ),
    e.CoinTossed: lambda fight, event: fight.tosses.update([fight.heroes[event.hero]]),
    e.SpecialUsed: lambda fight, event: fight.specials.update([fight.heroes[event.hero]]),
    e.BossCardDrawn: lambda fight, event: fight.resolved.update([plain(event.card)]),
    e.CardStopped: lambda fight, event: fight.stop(event.card),
    e.AngelFended: lambda fight, _: setattr(fight, "fended", True),
    e.MemberFell: lambda fight, event: setattr(fight, "last_fallen", event.member),
    e.BossHurt: lambda fight, event: setattr(fight, "exact", event.armor == 0 and event.hp == 1),
    e.MinionEntered: lambda fight, event: (
        fight.birds.add(event.card) if plain(event.card) == "sweet_plague_bird" else None
    ),
    e.FightWon: lambda fight, _: setattr(fight, "won", True),
}


def cards_left(state: FightState, hero: int) -> int:
    """Piles, hand and backpack."""
    piles = sum(pile_size(state, hero, tier) for tier in (c.BRONZE, c.SILVER, c.GOLD))
    return int(piles + state.hand_n[hero] + state.backpack_n[hero])


def fights_of(record: Record) -> list[Fight]:
    """Every fight of a record, in order."""
    options = GAME.read_options(record.options)
    heroes = tuple(HEROES[place] for place in options.hero_classes()[: options.number_of_heroes()])
    found: list[Fight] = []
    moves = ["", *(entry.move for entry in record.moves)]
    for move, (state, journal) in zip(moves, Replay(GAME, record).steps(), strict=True):
        table = cast(FightState, state)
        if found and move.startswith(SAVES):
            found[-1].saves[found[-1].now] += 1
        for _, event in journal.entries:
            if isinstance(event, e.FightBegan):
                decks = [cards_left(table, hero) for hero in range(len(heroes))]
                found.append(Fight(heroes, event.boss, event.act, decks))
            if isinstance(event, e.RunEnded):
                found[-1].reason = event.reason
                found[-1].won |= event.won
            if found:
                found[-1].take(event)
    return found


# -- tables ----------------------------------------------------------------------------------------------


def percent(won: Iterable[bool]) -> str:
    """A share with its interval."""
    values = [float(each) for each in won]
    if not values:
        return "-"
    found = share(values)
    return f"{100 * found.mean:.0f} % ({100 * found.low:.0f} to {100 * found.high:.0f})"


def bosses(fights: list[Fight]) -> Iterator[str]:
    """Wins and rounds of each boss: all, alone, in pairs."""
    for boss in (*BOSSES, "all"):
        mine = [fight for fight in fights if boss in {"all", fight.boss}]
        parts = [mine, [f for f in mine if len(f.heroes) == 1], [f for f in mine if len(f.heroes) == 2]]
        rounds = sum(fight.rounds for fight in mine) / max(1, len(mine))
        yield f"| {boss} | {' | '.join(percent(f.won for f in part) for part in parts)} | {rounds:.1f} | {len(mine)} |"


def cells(fights: list[Fight]) -> Iterator[str]:
    """Won of played for each boss and team."""
    for boss in (*BOSSES, "all"):
        row = []
        for team in TEAMS:
            mine = [fight for fight in fights if boss in {"all", fight.boss} and fight.heroes == team]
            row.append(f"{sum(fight.won for fight in mine)}/{len(mine)}")
        yield f"| {boss} | {' | '.join(row)} |"


def games(fights: list[Fight]) -> Iterator[str]:
    """Games won by each team, runs or single fights: every game ends in one fight."""
    ends = [fight for fight in fights if fight.reason]
    for team in TEAMS:
        mine = [fight.reason == "victory" for fight in ends if fight.heroes == team]
        yield f"{' and '.join(team)}: {percent(mine)}, {sum(mine)} of {len(mine)}"
    yield f"all: {percent(fight.reason == 'victory' for fight in ends)}"


def heroes_line(fights: list[Fight], hero: str) -> str:
    """Coin, special move and saves of a hero."""
    mine = [fight for fight in fights if hero in fight.heroes]
    early = [fight for fight in mine if fight.act <= BEFORE_LAST]
    number = max(1, len(mine))
    tossed, fitting = sum(f.tosses[hero] for f in mine), sum(f.fitting[hero] for f in mine)
    return (
        f"| {hero} | {100 * tossed / max(1, fitting):.0f} % of {fitting} turns | "
        f"{sum(f.specials[hero] for f in mine) / number:.2f} | {sum(f.saves[hero] for f in early) / max(1, len(early)):.2f} |"
    )


def others(fights: list[Fight]) -> Iterator[str]:
    """Legendary conditions, the vanishing Wisp, decks before each act."""
    for boss in BOSSES:
        won = [fight for fight in fights if fight.won and fight.boss == boss]
        if boss in LEGENDARY and won:
            yield f"legendary {boss}: {percent(fight.legendary() for fight in won)} of wins"
    wisp = [fight for fight in fights if fight.boss == "wisp"]
    yield f"Wisp vanished: {percent(fight.reason == 'vanished' for fight in wisp)}"
    for act in sorted({fight.act for fight in fights}):
        mine = [fight for fight in fights if fight.act == act]
        decks = [cards for fight in mine for cards in fight.decks]
        yield (
            f"act {act}: won {percent(fight.won for fight in mine)}, cards before it {sum(decks) / len(decks):.1f}, "
            f"least {min(decks)}, most {max(decks)}"
        )


def deck_of(role: str, name: str) -> list[str]:
    """The designs of a set that are shuffled in."""
    cards = [card for card in CARDS.values() if (role, name) == (card.role, card.set)]
    return [card.text.id for card in cards if "aside" not in card.text.flags]


def rarest_of_bosses(fights: list[Fight]) -> Iterator[str]:
    """Boss cards that resolve least."""
    for boss in BOSSES:
        mine = [fight for fight in fights if fight.boss == boss]
        often = [
            (sum(fight.resolved[card] > 0 for fight in mine) / max(1, len(mine)), card)
            for card in deck_of("bosses", boss)
        ]
        yield f"{boss}: least resolved {named(sorted(often))}"


def rarest_of_heroes(fights: list[Fight]) -> Iterator[str]:
    """Hero cards that are played least, in fights and when they were in hand; opening cards that change most."""
    for hero in HEROES:
        mine = [fight for fight in fights if hero in fight.heroes]
        deck = deck_of("heroes", hero)
        often = [(sum(fight.played[card] > 0 for fight in mine) / max(1, len(mine)), card) for card in deck]
        held = [
            (
                sum(fight.played[card] for fight in mine) / max(1, sum(fight.held[card] for fight in mine)),
                card,
            )
            for card in deck
        ]
        yield f"{hero}: played in fewest {named(sorted(often))}; least when in hand {named(sorted(held))}"
        yield f"{hero}: opening cards {named(openings(mine, deck))}"


def openings(fights: list[Fight], deck: list[str]) -> list[tuple[float, str]]:
    """By how much an opening card changes the share of wins, the largest first."""
    found = []
    for card in deck:
        with_it = [fight.won for fight in fights if card in fight.opening]
        without = [fight.won for fight in fights if card not in fight.opening]
        if with_it and without:
            found.append((sum(with_it) / len(with_it) - sum(without) / len(without), card))
    return sorted(found, key=lambda pair: -abs(pair[0]))


def named(pairs: list[tuple[float, str]]) -> list[str]:
    """The first three."""
    return [f"{name} {100 * often:.0f} %" for often, name in pairs[:3]]


def report(fights: list[Fight]) -> Iterator[str]:
    """Everything."""
    yield from games(fights)
    yield from bosses(fights)
    yield from cells(fights)
    yield from (heroes_line(fights, hero) for hero in HEROES)
    yield from others(fights)
    yield from rarest_of_bosses(fights)
    yield from rarest_of_heroes(fights)


if __name__ == "__main__":
    kept = [path for folder in sys.argv[1:] for path in sorted(Path(folder).glob("*.json"))]
    print("\n".join(report([fight for path in kept for fight in fights_of(read(path))])))
