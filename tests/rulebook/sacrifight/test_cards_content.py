"""The card files keep to the frame they were written in: how many of each kind, how strong, each of its own."""

from collections import Counter
from typing import Final

import pytest

from sacrarium.games.sacrifight.cards.library import OWN_CARDS, Printed, read_folder
from sacrarium.games.sacrifight.words.english.wording import LONGEST, words_of

from .worth import all_verbs, average, can_hurt, played, verbs_in, worth

CARDS: Final = read_folder(OWN_CARDS)
HEROES: Final = ("lumberjack", "witch", "hunter", "nachzehrer")
BOSSES: Final = ("ruebezahl", "erlkoenig", "wisp", "nachtkrapp", "egg", "neighbor", "aufhocker", "tatzelwurm",
                 "krampus", "wild_hunt", "horseman")  # fmt: skip


def cards_of(role: str, name: str) -> list[Printed]:
    """The designs of a set."""
    return [card for card in CARDS if (role, name) == (card.role, card.set)]


def copies(cards: list[Printed]) -> list[Printed]:
    """The cards of a set as they lie in the box, every copy."""
    return [card for card in cards for _ in range(card.text.count)]


HERO_CARDS: Final = [card for card in CARDS if card.role == "heroes"]
LOOT: Final = [card for card in CARDS if card.role == "loot"]


# -- the heroes --------------------------------------------------------------------------------------

TIERS: Final = {"bronze": 14, "silver": 10, "gold": 6}
KINDS: Final = {  # bronze, silver, gold
    "lumberjack": {"attack": (9, 6, 4), "armor": (4, 3, 1), "healing": (1, 0, 0), "action": (0, 1, 1)},
    "witch": {"attack": (4, 4, 3), "armor": (2, 2, 1), "healing": (3, 2, 1), "action": (5, 2, 1)},
    "hunter": {"attack": (8, 4, 3), "armor": (1, 1, 0), "healing": (1, 1, 0), "action": (4, 4, 3)},
    "nachzehrer": {"attack": (7, 5, 3), "armor": (2, 1, 0), "healing": (1, 2, 1), "action": (4, 2, 2)},
}
FAMILIES: Final = {
    "lumberjack": {"blow": 9, "reckless": 5, "bark": 8, "saw": 3, "fury": 2, "breather": 3},
    "witch": {"ingredient": 9, "brew": 8, "protection": 3, "remedy": 5, "hex": 3, "forgetting": 2},
    "hunter": {"shot": 10, "quick": 5, "trap": 7, "seal": 1, "pack": 3, "cover": 4},
    "nachzehrer": {"offering": 8, "bite": 6, "hunger": 5, "exhume": 4, "shroud": 3, "feast": 4},
}
FODDER: Final = {"ingredient", "offering"}  # weak when played, made to be given up
BAND: Final = {
    "bronze": (2.0, 2.5, 3.0),
    "silver": (4.0, 5.0, 6.0),
    "gold": (7.0, 8.5, 10.0),
}  # last: if unsure
FODDER_BAND: Final = {"bronze": (0.8, 1.5), "silver": (2.0, 3.0)}
GIVEN_UP: Final = {"bronze": (0.5, 1.0), "silver": (1.0, 1.5), "gold": (1.5, 3.0)}
FODDER_GIVEN_UP: Final = {"bronze": (1.5, 2.0), "silver": (1.5, 2.0)}
SHARES: Final = {"bronze": 0.6, "silver": 0.6, "gold": 0.5}  # of cards with a sacrifice effect


@pytest.mark.parametrize("hero", HEROES)
def test_thirty_cards_by_tier_and_type(hero: str) -> None:
    """6.2: 14 bronze, 10 silver, 6 gold, and so many of each type in each tier."""
    deck = copies(cards_of("heroes", hero))
    found = Counter((str(card.text.type), str(card.text.tier)) for card in deck)

    assert TIERS == Counter(card.text.tier for card in deck)
    assert KINDS[hero] == {kind: tuple(found[kind, tier] for tier in TIERS) for kind in KINDS[hero]}


@pytest.mark.parametrize("hero", HEROES)
def test_families_of_a_hero(hero: str) -> None:
    """6.2: every card belongs to one of the families that must exist; the first tag names it."""
    assert FAMILIES[hero] == Counter(card.text.tags[0] for card in copies(cards_of("heroes", hero)))


def test_families_by_tier() -> None:
    """6.2: seven bronze ingredients and two silver ones; traps two, three, two; offerings are bronze."""
    found = Counter((card.text.tags[0], str(card.text.tier)) for card in copies(HERO_CARDS))

    assert [7, 2, 0] == [found["ingredient", tier] for tier in TIERS]
    assert [0, 2, 1] == [found["protection", tier] for tier in TIERS]
    assert [2, 3, 2] == [found["trap", tier] for tier in TIERS]
    assert [8, 0, 0] == [found["offering", tier] for tier in TIERS]


@pytest.mark.parametrize("card", HERO_CARDS, ids=lambda card: card.text.id)
def test_worth_of_a_hero_card(card: Printed) -> None:
    """6.1: what a card is worth when played, and given up, by its tier."""
    tier = str(card.text.tier)
    fodder = card.text.tags[0] in FODDER
    worth_played, given_up = played(card), worth(card.text.on_sacrifice).all
    least, most, most_unsure = (*FODDER_BAND[tier], FODDER_BAND[tier][1]) if fodder else BAND[tier]

    assert least <= worth_played.all <= (most_unsure if worth_played.unsure else most)
    if card.text.on_sacrifice:
        low, high = (FODDER_GIVEN_UP if fodder else GIVEN_UP)[tier]
        assert low <= given_up <= high


@pytest.mark.parametrize("hero", HEROES)
def test_share_of_sacrifice_effects(hero: str) -> None:
    """6.1: about 60 % of bronze and silver cards and half of the gold ones do something when given up."""
    deck = copies(cards_of("heroes", hero))
    for tier, share in SHARES.items():
        with_one = sum(1 for card in deck if card.text.tier == tier and card.text.on_sacrifice)

        assert share - 0.1 <= with_one / TIERS[tier] <= share + 0.12


@pytest.mark.parametrize("hero", HEROES)
def test_a_deck_can_fight_and_last(hero: str) -> None:
    """6.1: 15 to 20 cards that can hurt the boss; armor and healing of 35 to 50 together, the Hunter's traps with them."""
    deck = copies(cards_of("heroes", hero))
    parts = [played(card).plus(worth(card.text.on_sacrifice)) for card in deck]
    lasting = sum(part.guard for part in parts) + (
        sum(part.held for part in parts) if hero == "hunter" else 0
    )

    assert 15 <= sum(map(can_hurt, deck)) <= 20
    assert 35 <= lasting <= 50


@pytest.mark.parametrize("hero", HEROES)
def test_cards_for_a_teammate(hero: str) -> None:
    """6.2: at least four cards refer to a teammate or to any hero."""
    shared = {None, "choose", "other", "all"}
    for_others = [card for card in copies(cards_of("heroes", hero))
                  if any(verb in {"heal", "armor"} and words.get("to") in shared for verb, words in all_verbs(card))]  # fmt: skip

    assert 4 <= len(for_others)


@pytest.mark.parametrize("hero", HEROES)
def test_many_designs_few_copies(hero: str) -> None:
    """6.1: at least 40 % distinct designs, of each one to three copies."""
    designs = cards_of("heroes", hero)

    assert 12 <= len(designs) and {1, 2, 3} >= {card.text.count for card in designs}


def test_stumps_of_the_lumberjack() -> None:
    """6.2: at least six of his cards deal damage when they are given up."""
    deck = copies(cards_of("heroes", "lumberjack"))

    assert 6 <= sum(1 for card in deck if "dmg" in [verb for verb, _ in verbs_in(card.text.on_sacrifice)])


def test_nothing_fetches_itself_again_and_again() -> None:
    """6.1: what exhumes to the hand cannot fetch its own kind, nor a bronze one a second like it."""
    fetching = {}
    for card in cards_of("heroes", "nachzehrer"):
        for verb, words in all_verbs(card):
            if verb == "move" and "graveyard" == words.get("cards", {}).get("zone") and "hand" == words["to"]:
                fetching[card.text.id] = words["cards"]

    assert {"loose_earth", "spade_and_lantern", "everybody_up"} == set(fetching)
    assert all(
        {"tag": "exhume"} == cards.get("but") or "bronze" == cards.get("tier") for cards in fetching.values()
    )
    assert ["loose_earth"] == [card.text.id for card in copies(cards_of("heroes", "nachzehrer"))
                               if ("exhume", "bronze") == (card.text.tags[0], card.text.tier)]  # fmt: skip


# -- bosses ------------------------------------------------------------------------------------------

BOSS_FAMILIES: Final = {
    "ruebezahl": {"storm": 5, "lightning": 3, "gift": 4, "turnip_trick": 4, "walking_turnip": 3, "hail": 1},
    "erlkoenig": {"promise": 4, "daughter": 4, "fever_ride": 6, "fog": 3, "crown": 2, "grasp": 1},
    "wisp": {"flicker": 5, "astray": 4, "mire": 4, "ghost_light": 3, "blinding": 2},
    "nachtkrapp": {"peck": 7, "crow_swarm": 4, "bagging": 3, "eye_peck": 3, "wing_storm": 2, "croak": 1},
    "egg": {
        "shell": 4,
        "wobble": 4,
        "spikes": 3,
        "stench": 2,
        "curious": 3,
        "fury": 3,
        "trample": 2,
        "mom": 1,
    },
    "neighbor": {"neighbor_bite": 6, "chewing": 4, "call": 2, "rat": 3, "bell": 3, "plague_bird": 2},
    "aufhocker": {"leap": 4, "throttle": 3, "wolf": 4, "weight": 3, "night": 3, "hound": 3},
    "tatzelwurm": {"claw": 7, "hiss": 1, "brood": 2, "ambush": 6, "rage": 6},
    "krampus": {"into_kraxe": 6, "rod": 5, "chain": 2, "hell": 2, "percht": 4, "bells": 1},
    "wild_hunt": {"wodan": 6, "holle": 4, "eternal_hunter": 5, "horde": 5},
    "horseman": {
        "charge": 5,
        "spine_whip": 4,
        "mist": 3,
        "ghost_hound": 3,
        "head_throw": 3,
        "angel": 1,
        "head": 1,
    },
}
FLAGS: Final = {  # families whose cards carry a mark, besides that of minions
    "egg": {"fury": "WM", "trample": "WM"},
    "neighbor": {"plague_bird": "WM"},
    "aufhocker": {"leap": "A", "throttle": "A"},
    "tatzelwurm": {"ambush": "NM", "rage": "WM"},
}
MINIONS: Final = {"walking_turnip", "daughter", "ghost_light", "crow_swarm", "curious", "mom", "rat", "plague_bird", "hound",
                  "brood", "percht", "ghost_hound", "head"}  # fmt: skip


@pytest.mark.parametrize("boss", BOSSES)
def test_families_of_a_boss(boss: str) -> None:
    """6.3, 6.4: the size of the deck, and how many cards of each family are in it."""
    deck = copies(cards_of("bosses", boss))

    assert BOSS_FAMILIES[boss] == Counter(card.text.member or card.text.tags[0] for card in deck)


@pytest.mark.parametrize("boss", BOSSES)
def test_marks_of_boss_cards(boss: str) -> None:
    """R49, 4.5 to 4.8: minions carry M, cards of a mode WM or NM, those that weigh the heroes down A."""
    for card in cards_of("bosses", boss):
        family = card.text.member or card.text.tags[0]
        mark = FLAGS.get(boss, {}).get(family)

        assert (family in MINIONS) == ("M" in card.text.flags)
        assert ({mark} if mark else set()) == {"WM", "NM", "A"} & set(card.text.flags)


def test_what_the_rulebook_gives_the_bosses() -> None:
    """4.1, 4.4, 4.5, 4.6, 4.11: turnips, a swarm for each side, one Mom, two birds, one Head, one Angel, one coin."""
    turnips = Counter(card.text.tier for card in copies(cards_of("extra", "turnips")))
    swarms = [card for card in cards_of("bosses", "nachtkrapp") if "crow_swarm" in card.text.tags]
    coin = cards_of("extra", "gold_coin")[0].text

    assert {"bronze": 3, "silver": 2, "gold": 1} == turnips
    assert ["N", "E", "S", "W"] == [card.text.minion.side for card in swarms if card.text.minion]
    assert not any(card.text.minion.attackable for card in swarms if card.text.minion)
    assert ("gold", "action", True) == (coin.tier, coin.type, coin.fight_only)
    assert all(card.text.fight_only for card in CARDS if card.role == "extra")


# -- how hard a boss hits ----------------------------------------------------------------------------

FIRST_FIGURES: Final = {"ruebezahl": 2.0, "erlkoenig": 1.4, "wisp": 2.0, "nachtkrapp": 2.6, "egg": 2.6, "neighbor": 2.3,
                        "aufhocker": 2.1, "tatzelwurm": 2.1, "krampus": 2.6, "wild_hunt": 0.6, "horseman": 2.4}  # fmt: skip
MEASURED_MORE: Final = {"ruebezahl": 1.0, "erlkoenig": 1.2, "wisp": 0.8, "nachtkrapp": 1.1, "egg": 1.4, "aufhocker": 0.3,
                        "tatzelwurm": 1.4, "krampus": 0.9, "wild_hunt": 2.2, "horseman": 0.7}  # fmt: skip


@pytest.mark.parametrize("boss", BOSSES)
def test_damage_of_a_boss_deck(boss: str) -> None:
    """6.3: damage per boss turn and hero from the cards of the starting deck, abilities not counted.

    Against players who look ahead the first figures were too low (6.7, docs/balance/sacrifight.md).
    """
    deck = [card for card in copies(cards_of("bosses", boss)) if not {"WM", "aside"} & set(card.text.flags)]

    assert pytest.approx(FIRST_FIGURES[boss] + MEASURED_MORE.get(boss, 0.0), abs=0.3) == average(deck)


def test_wild_tatzelwurm() -> None:
    """6.3: wild, its cards deal about 3.2 a turn, and 2 more come by themselves, for three actions of each hero."""
    deck = [card for card in copies(cards_of("bosses", "tatzelwurm")) if "NM" not in card.text.flags]

    assert pytest.approx(3.2, abs=0.3) == average(deck)


# -- loot --------------------------------------------------------------------------------------------

LOOT_BAND: Final = {
    "bronze": (3.0, 5.0),
    "silver": (5.0, 6.5),
    "gold": (8.0, 10.0),
    "legendary": (11.0, 15.0),
}
LEGENDARY: Final = {"baby_wolpertinger": "egg", "soul_of_a_nachzehrer": "neighbor",
                    "hackelbergs_hunting_bow": "wild_hunt", "head_of_the_headless_rider": "horseman"}  # fmt: skip
ONTO_BRONZE: Final = 1.5  # a gold card that needs no silver one


@pytest.mark.parametrize("boss", BOSSES)
def test_four_pieces_of_loot(boss: str) -> None:
    """R76: four loot cards for each boss, one copy of each; four bosses have a legendary one as well."""
    found = Counter(card.text.tier == "legendary" for card in copies(cards_of("loot", boss)))

    assert (4, boss in LEGENDARY.values()) == (found[False], found[True] == 1)


@pytest.mark.parametrize("card", LOOT, ids=lambda card: card.text.id)
def test_worth_of_loot(card: Printed) -> None:
    """6.1, 6.5: loot is a little better than a card of its tier, counted with what it does when given up."""
    least, most = LOOT_BAND[str(card.text.tier)]
    total = played(card).all + worth(card.text.on_sacrifice).all

    assert least <= total + (ONTO_BRONZE if card.text.requires else 0) <= most


def test_the_legendary_four() -> None:
    """6.1, 6.5: which they are and where they come from; each does something when it is given up."""
    legendary = [card for card in LOOT if card.text.tier == "legendary"]

    assert LEGENDARY == {card.text.id: card.set for card in legendary}
    assert all(card.text.on_sacrifice for card in legendary)


# -- every card --------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [*HERO_CARDS, *LOOT], ids=lambda card: card.text.id)
def test_the_coin_has_something_to_act_on(card: Printed) -> None:
    """6.1: every attack deals damage when played, every armor card gives armor, every healing card heals."""
    verb = {"attack": "dmg", "armor": "armor", "healing": "heal"}.get(str(card.text.type))
    own = [
        words
        for found, words in (pair for step in card.text.on_play for pair in step.items())
        if found == verb
    ]

    assert verb is None or own
    assert verb != "dmg" or any(words.get("to", "enemy") != "self" for words in own)


def test_every_card_has_a_name_and_a_line_of_its_own() -> None:
    """Only the Gold Coin, given at the start or found as loot, is printed twice under one name."""
    names = Counter(card.text.name for card in CARDS)
    lines = Counter(card.text.flavour for card in CARDS)

    assert ["Gold Coin"] == [name for name, times in names.items() if times > 1]
    assert 1 == max(lines.values()) and min(map(len, lines)) > 10 and max(map(len, lines)) <= 90


def test_no_two_cards_do_the_same() -> None:
    """Heroes and loot: no two designs with one text; a boss has no design twice."""
    ours = Counter((card.text.tier, card.text.type, words_of(card)) for card in [*HERO_CARDS, *LOOT])
    theirs = Counter((card.set, card.text.member, words_of(card)) for card in CARDS if card.role == "bosses")

    assert 1 == max(ours.values()) == max(theirs.values())


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.text.id)
def test_words_fit_on_the_card(card: Printed) -> None:
    """6.1: no text longer than 160 characters, and none missing."""
    assert 0 < len(words_of(card)) <= LONGEST == 160


def test_no_card_needs_a_function_of_its_own() -> None:
    """5.2: the escape hatch is for six cards at most; none uses it."""
    assert [] == [card.text.id for card in CARDS if "fn" in [verb for verb, _ in all_verbs(card)]]


def test_where_cards_come_from() -> None:
    """What our book prints with its effect is marked so: the Head and the Angel. All other texts are the house's."""
    assert {"angel_of_death", "head_of_the_horseman"} == {
        c.text.id for c in CARDS if c.text.source == "rulebook"
    }
