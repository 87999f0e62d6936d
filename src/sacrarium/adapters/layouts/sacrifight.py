"""Sacrifight: heroes, slots, boss and what is asked; the order of piles does not exist before a card is drawn."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from sacrarium.adapters.layout import Field, Layout, View, around, flag, number, numbers, one_of, some_of
from sacrarium.games.sacrifight.cards.content import content_named
from sacrarium.games.sacrifight.fight.codes import HAND, HERO_HP, ROUNDS
from sacrarium.games.sacrifight.pieces import HEROES, MEMBERS, SIDES, SLOTS, TIERS, Options
from sacrarium.games.sacrifight.view import FACES, LASTING, QUESTIONS, STEPS

COPIES: Final = 4
MOST_ACTIONS: Final = 6
MOST_HP: Final = 60
MOST_MINION_HP: Final = 15
MOST_TRACK: Final = 6
MOST_CHOICES: Final = 16
ALL_STEPS: Final = tuple(dict.fromkeys(STEPS.values()))
PILES: Final = TIERS[:3]


def layout(options: Options) -> Layout:
    """The fields for one or two heroes and the cards of the table's pack."""
    content = content_named(options.cards)
    return Layout(
        *_asked(options, content.ids, content.boss_ids),
        *_heroes(options.number_of_heroes(), content.ids),
        *_slots(content.ids),
        *_boss(content.ids, content.boss_ids),
        *_lasting(),
    )


def _asked(options: Options, cards: Sequence[str], bosses: Sequence[str]) -> list[Field]:
    heroes = options.number_of_heroes()
    return [
        one_of("seat", "which seat you are", range(2), lambda view: view.seat),
        one_of("asked", "what is asked", QUESTIONS, lambda view: view.asked),
        one_of("asked_hero", "which hero is asked", range(heroes), lambda view: view.asked_hero),
        one_of("asked_card", "the card whose text asks", cards, lambda view: view.asked_card),
        around(
            "choices",
            f"the first {MOST_CHOICES} cards that can be picked, in order",
            MOST_CHOICES,
            lambda name, place: one_of(name, "", cards, lambda view: _at(view.choices, place)),
        ),
        some_of("loot", "loot on offer", cards, lambda view: [card for card in view.loot if card]),
        number(
            "act",
            f"fights won, of {options.number_of_acts()}",
            options.number_of_acts(),
            lambda view: view.act,
        ),
        some_of("bosses", "bosses of this run that are known", bosses, lambda view: view.bosses),
        number("round", f"of {ROUNDS}", ROUNDS, lambda view: view.round),
        one_of("step", "the step of the turn", ALL_STEPS, lambda view: view.step),
        one_of("turn", "the active hero; none: the boss", range(heroes), lambda view: view.turn),
    ]


def _heroes(heroes: int, cards: Sequence[str]) -> list[Field]:
    return [
        _hero("hero", "its class", heroes, lambda at: one_of("", "", HEROES, lambda view: at(view).hero)),
        _hero(
            "hero_state",
            "health, armor, special track and its length, special ready, active, actions, coin, hand limit",
            heroes,
            lambda at: numbers("", "", 9, 1, lambda view: _hero_state(at(view))),
        ),
        _hero_cards("hand", "its hand", heroes, cards, lambda hero: hero.hand),
        *(_tier(tier, heroes, cards) for tier in PILES),
        _hero_cards(
            "tops",
            "cards known to lie on top of a pile",
            heroes,
            cards,
            lambda hero: [card for pile in hero.piles.values() for card in pile.top],
        ),
        _hero_cards("backpack", "its backpack", heroes, cards, lambda hero: hero.backpack),
        _hero_cards("graveyard", "its graveyard", heroes, cards, lambda hero: hero.graveyard),
    ]


def _slots(cards: Sequence[str]) -> list[Field]:
    return [
        _slot(
            "slot_card",
            "the card in it",
            lambda at: one_of("", "", cards, lambda view: _of(at(view), "card")),
        ),
        _slot(
            "slot_captured",
            "the card captured there",
            lambda at: one_of("", "", cards, lambda view: _of(at(view), "captured")),
        ),
        _slot(
            "slot_state",
            "open, rescue, blocked, protected, held by the first hero, by the second, by the boss, hit points, "
            "turns of capture",
            lambda at: numbers("", "", 9, 1, lambda view: _slot_state(at(view))),
        ),
    ]


def _boss(cards: Sequence[str], bosses: Sequence[str]) -> list[Field]:
    return [
        one_of("boss", "which boss", bosses, lambda view: _of(view.boss, "id")),
        around(
            "members",
            f"for the boss or the four of the hunt: hit points and armor, of {MOST_HP}, share left, fallen, and its side",
            len(MEMBERS),
            lambda name, member: numbers(name, "", 8, 1, lambda view: _member(view, member)),
        ),
        flag("wild", "wild mode", lambda view: _of(view.boss, "wild")),
        one_of("face", "helpful or angry", FACES[1:], lambda view: _of(view.boss, "face")),
        flag("legendary", "its condition holds now", lambda view: _of(view.boss, "legendary")),
        number("angels_fended", "of 8", 8, lambda view: _of(view.boss, "angels_fended")),
        one_of("drawn", "the card it has drawn", cards, lambda view: _of(view.boss, "drawn")),
        _pack("boss_deck", "its deck", cards, lambda view: _pile(view.boss.deck) if view.boss else ()),
        _pack("boss_top", "known to lie on top", cards, lambda view: view.boss.deck.top if view.boss else ()),
        _pack(
            "boss_bottom",
            "known to lie below",
            cards,
            lambda view: view.boss.deck.bottom if view.boss else (),
        ),
        _pack("boss_discard", "its discard", cards, lambda view: view.boss.discard if view.boss else ()),
        _pack(
            "kraxe",
            "cards it carries off",
            cards,
            lambda view: [card for card, _ in view.boss.kraxe] if view.boss else (),
        ),
    ]


def _lasting() -> list[Field]:
    def marks(view: View) -> list[float]:
        found = [0.0] * (2 * len(LASTING))
        for lasting in view.lasting:
            place = LASTING.index(lasting.what)
            found[place] = 1.0
            found[len(LASTING) + place] = min(
                1.0, max(found[len(LASTING) + place], (lasting.amount + 8) / 16)
            )
        return found

    return [
        numbers(
            "lasting",
            f"what holds for a while, then the amounts, from -8 to 8: {', '.join(LASTING)}",
            2 * len(LASTING),
            1,
            marks,
        )
    ]


def _hero(name: str, words: str, heroes: int, make: Callable[[Callable[[View], Any]], Field]) -> Field:
    return around(
        name, f"for each hero {words}", heroes, lambda _, hero: make(lambda view: view.heroes[hero])
    )


def _hero_cards(
    name: str, words: str, heroes: int, cards: Sequence[str], of: Callable[[Any], Iterable[str]]
) -> Field:
    return _hero(name, words, heroes, lambda at: _pack("", "", cards, lambda view: of(at(view))))


def _tier(tier: str, heroes: int, cards: Sequence[str]) -> Field:
    return _hero_cards(
        tier, f"what is in its {tier} pile", heroes, cards, lambda hero: _pile(hero.piles[tier])
    )


def _slot(name: str, words: str, make: Callable[[Callable[[View], Any]], Field]) -> Field:
    return around(
        name,
        f"for slots {', '.join(SLOTS)}: {words}",
        len(SLOTS),
        lambda _, slot: make(lambda view: _at(view.slots, slot)),
    )


def _pack(name: str, words: str, cards: Sequence[str], of: Callable[[View], Iterable[str]]) -> Field:
    return some_of(name, words, cards, of, COPIES)


def _pile(pile: Any) -> list[str]:
    return [card for card, count in pile.cards.items() for _ in range(count)]


def _hero_state(hero: Any) -> list[float]:
    return [
        hero.hp / HERO_HP,
        hero.armor / HERO_HP,
        hero.track / MOST_TRACK,
        hero.track_length / MOST_TRACK,
        float(hero.special_ready),
        float(hero.active),
        hero.actions / MOST_ACTIONS,
        float(hero.coin),
        hero.hand_limit / (2 * HAND),
    ]


def _slot_state(slot: Any) -> list[float]:
    if slot is None:
        return []
    boss = slot.card is not None and slot.holder is None
    return [
        float(slot.open),
        float(slot.rescue),
        float(slot.blocked),
        float(slot.protected),
        float(slot.holder == 0),
        float(slot.holder == 1),
        float(boss),
        (slot.hp or 0) / MOST_MINION_HP,
        (slot.captured_turns or 0) / MOST_ACTIONS,
    ]


def _member(view: View, place: int) -> list[float]:
    if view.boss is None or place >= len(view.boss.members):
        return []
    member = view.boss.members[place]
    sides = [float(member.side == side) for side in SIDES]
    return [
        member.hp / MOST_HP,
        member.armor / MOST_HP,
        member.hp / member.hp_max,
        float(member.fallen),
        *sides,
    ]


def _of(thing: Any, name: str) -> Any:
    return None if thing is None else getattr(thing, name)


def _at(things: Sequence[Any], place: int) -> Any:
    return things[place] if place < len(things) else None
