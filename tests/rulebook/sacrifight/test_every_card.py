"""No card is there in vain: in a few hundred fights each one is played or resolved, given up, and its trap snaps shut."""

from functools import cache
from itertools import product

from sacrarium.core.chance import Seeded
from sacrarium.core.journal import Event, Journal
from sacrarium.games.sacrifight import events as e
from sacrarium.games.sacrifight.cards.content import content_named
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.pieces import BOSSES, HEROES, TIERS
from sacrarium.games.sacrifight.state import FightState

from .board import GAME, new_game

CARDS = content_named("").kinds
ROUNDS = 12  # fights of each hero with each boss


def fight(state: FightState, seed: int) -> list[Event]:
    """One fight to the end, three moves of four by the novice, the others at random."""
    chance, journal = Seeded(seed), Journal()
    while state.to_act():
        seat = state.to_act().bit_length() - 1
        by_chance = chance.below(4) == 0
        move = state.pick(seat, chance) if by_chance else GAME.novice.choose(state, seat, chance)
        state.play(seat, move, chance, journal)
    return [event for _, event in journal.entries]


def opening(boss: str, hero: int, number: int) -> FightState:
    """A fight with fresh decks, alone or in company by turns; a weaker boss falls in more ways."""
    return new_game(
        seed=number,
        mode="oneshot",
        bosses=boss,
        hero=HEROES[hero],
        partner=HEROES[(hero + 1 + number % 3) % 4],
        players=1 + number % 2,
        boss_hp_percent=70,
    )


def with_loot(state: FightState, boss: str) -> FightState:
    """The same with all loot of a boss, three copies of each, instead of half of the cards in the first hero's piles."""
    pool, sizes = list(state.pool), list(state.pool_n)
    for kind, card in enumerate(CARDS):
        if (card.role, card.set) == ("loot", boss):
            tier = min(c.GOLD, TIERS.index(str(card.text.tier)))
            start, end = c.PILE * tier, c.PILE * tier + sizes[tier]
            kept = [*pool[start + sizes[tier] // 2 : end], kind, kind, kind]
            pool[start : start + len(kept)], sizes[tier] = kept, len(kept)
    state.pool, state.pool_n = pool, sizes
    return state


@cache
def happened() -> tuple[Event, ...]:
    """What is told of all these fights."""
    found: list[Event] = []
    for number, boss, hero in product(range(ROUNDS), BOSSES, range(4)):
        state = opening(boss, hero, number)
        found += fight(with_loot(state, boss) if number >= ROUNDS - 6 else state, 100 * number + hero)
    return tuple(found)


def test_every_card_is_played_or_resolved() -> None:
    seen = {
        event.card
        for event in happened()
        if isinstance(event, e.CardPlayed | e.BossCardResolved | e.MinionEntered)
    }

    assert [] == [card.text.id for card in CARDS if card.text.id not in seen]


def test_every_card_with_a_text_for_it_is_given_up() -> None:
    """R19, R21."""
    seen = {event.card for event in happened() if isinstance(event, e.Sacrificed)}

    assert [] == [card.text.id for card in CARDS if card.text.on_sacrifice and card.text.id not in seen]


def test_every_card_that_works_each_round_does() -> None:
    """R11."""
    seen = {event.card for event in happened() if isinstance(event, e.CardActed)}

    assert [] == [card.text.id for card in CARDS if card.text.each_round and card.text.id not in seen]


def test_every_trap_reacts() -> None:
    """R54."""
    seen = {event.card for event in happened() if isinstance(event, e.TrapFired)}
    traps = [
        card.text.id for card in CARDS if any("boss_draw" == trigger.when for trigger in card.text.triggers)
    ]

    assert [] == [trap for trap in traps if trap not in seen]
