"""The drawer: what the boss does and still has in its deck, all hands with their words, piles, packs and graveyards."""

from collections import Counter
from collections.abc import Mapping

from textual.content import Content

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.canvas import wrapped
from sacrarium.clients.terminal.moment import Moment
from sacrarium.games.sacrifight.view import BossView, HeroView, View

from .table import (
    AGAIN,
    ARMOR,
    FOE,
    GIVEN,
    HEALTH,
    TIERS,
    hero_name,
    lasting_words,
    meanings,
    named,
    notches,
    told,
)

SIGNS = (
    f"{HEALTH} health   {ARMOR} armor   ▲ special track   ● actions",
    "   ".join(f"{notches(tier)} {tier}" for tier in TIERS),
    f"{AGAIN} each round   {GIVEN} when given up, graveyard   {FOE} the boss",
)

Entry = tuple[str, list[str]]


def lines(moment: Moment, table: View, width: int) -> list[Content]:
    """Headings and what stands below them."""
    entries = [*_boss(table.boss, table)] if table.boss is not None else []
    for place, hero in enumerate(table.heroes):
        entries += _hero(hero_name(moment, table, place), hero, table)
    effects = lasting_words(table)
    entries = [
        *([("Lasting", effects)] if effects else []),
        *entries,
        ("Signs", [*SIGNS, *meanings(table.cards.values())]),
    ]
    notes = [("Good to know", list(moment.words.notes))] if moment.words.notes else []
    found: list[Content] = []
    for heading, texts in [*notes, *entries]:
        found.append(Content.assemble((heading, look.STRONG)))
        for text in texts or ["nothing"]:
            found += [Content("  ") + line for line in wrapped(look.marked(text), width - 2)]
    return found


def _boss(boss: BossView, table: View) -> list[Entry]:
    texts = list(boss.text)
    if boss.legendary_words is not None:
        texts.append(f"**{'✓' if boss.legendary else '✗'}** {boss.legendary_words}")
    deck = boss.deck
    found: list[Entry] = [(boss.name, texts)]
    if deck.top:
        found.append(("On top of its deck", [named(table, card) for card in deck.top]))
    if deck.bottom:
        found.append(("At the bottom, lowest first", [named(table, card) for card in deck.bottom]))
    found.append((f"In its deck: {deck.count}", _in_full(deck.cards, table)))
    found.append((f"Used: {len(boss.discard)}", counted_names(boss.discard, table)))
    if boss.aside:
        found.append((f"Not in its deck: {len(boss.aside)}", _in_full(Counter(boss.aside), table)))
    if boss.loot:
        found.append(("Its loot, one for each hero", _in_full(Counter(boss.loot), table)))
    return found


def _in_full(cards: Mapping[str, int], table: View) -> list[str]:
    """Cards with all their words, each kind once."""
    return [f"{count}× **{named(table, card)}** {told(table.cards[card])}" for card, count in cards.items()]


def _hero(name: str, hero: HeroView, table: View) -> list[Entry]:
    hand = [f"**{named(table, card)}** {told(table.cards[card])}" for card in hero.hand]
    found: list[Entry] = [(f"{name}: hand", hand)]
    if hero.special_waits is not None:
        found.append((f"{name}: special move", [hero.special_waits]))
    for tier, pile in hero.piles.items():
        known = [f"On top: **{', '.join(table.cards[card].name for card in pile.top)}**"] if pile.top else []
        rest = [card for card, count in pile.cards.items() for _ in range(count)]
        found.append((f"{name}: {tier} pile, {pile.count}", [*known, *counted_names(rest, table)]))
    found.append((f"{name}: backpack, {len(hero.backpack)}", counted_names(hero.backpack, table)))
    found.append((f"{name}: graveyard, {len(hero.graveyard)}", counted_names(hero.graveyard, table)))
    return found


def counted_names(cards: tuple[str, ...] | list[str], table: View) -> list[str]:
    """Names with their numbers, in one text; none where there is no card."""
    counts = Counter(cards)
    names = [
        f"{table.cards[card].title}{f' ×{count}' if count > 1 else ''}" for card, count in counts.items()
    ]
    return [", ".join(names)] if names else []


def ending(moment: Moment, table: View) -> list[Content]:
    """Where the run ended."""
    if table.boss is None:
        return []
    standing = [
        f"**{member.name}** {HEALTH} {member.hp} of {member.hp_max} {ARMOR} {member.armor}"
        for member in table.boss.members
        if not member.fallen
    ]
    found = [f"Act {min(table.act + 1, table.acts)} of {table.acts}, round {table.round}", *standing]
    for place, hero in enumerate(table.heroes):
        name = hero_name(moment, table, place)
        found.append(
            f"**{name}** {HEALTH} {max(0, hero.hp)} of {hero.hp_max}, {GIVEN} {len(hero.graveyard)} cards gone"
        )
    return [look.marked(line) for line in found]
