"""The game explained: what it is about, how it plays in short, and its options. The rules in our own words stand in `rulebook.yaml`."""

from pathlib import Path
from typing import Any, Final

import msgspec
import yaml

from sacrarium.core.game import Choice, OptionInfo, Point, Primer, RuleChapter, RuleInfo
from sacrarium.games.sacrifight.cards.library import OWN_BOSSES, BadCards, is_whole, read_bosses
from sacrarium.games.sacrifight.pieces import CAMPAIGNS, HERO_TITLES, HEROES

TAGLINE: Final = "Every stronger card wants a sacrifice."
ABOUT: Final = (
    "One or two heroes fight three creatures of legend, one after the other. Bronze cards open a slot, silver and gold "
    "are played onto what lies there, and what is sacrificed is gone for the rest of the run. Spend enough to win today, "
    "and keep enough to win tomorrow."
)
PRIMER: Final = Primer(
    aim="Defeat the bosses, three in a run, before a hero's health is gone.",
    course="A fight, round by round",
    steps=(
        Point("A fight begins with 15 health and a hand of up to five, drawn card by card from your bronze, silver and gold piles as you like.", ("R38",)),
        Point("A hero's turn has two actions, if nothing changes that: play a card, draw one, or save one into the backpack.", ("R10", "R12", "R13")),
        Point("Bronze goes into a free slot or onto a hero card, silver onto a hero card of any tier, gold onto silver or gold.", ("R16", "R17")),
        Point("What you play onto is sacrificed: it goes to the graveyard and may give something first. Then the new card takes effect.", ("R19", "R24")),
        Point("Once in a turn you may toss the Coin of Fate for a fitting card: Yes makes more of it, No less. Tosses add up to a special move.", ("R26", "R27", "R33")),
        Point("After the heroes the boss acts: its cards in play, its ability, then it draws a card and carries it out, unless a trap stops it.", ("R1", "R61", "R54")),
        Point("Between two fights hands and backpacks return to the piles, cards on the board miss the next fight, and each hero gets loot.", ("R73", "R74", "R75", "R76")),
    ),
    end=Point("You win when the last boss falls. A hero without health, a vanished Wisp or a sixty-first round of a fight loses for all.", ("R71", "R78")),
    advice=(
        Point("Sacrificed cards stay in the graveyard in later fights too, unless a card fetches them, and no pile is refilled during a fight.", ("R24", "R41")),
        Point("Saved, displaced or removed cards give no sacrifice effect; it comes when another card is played onto them.", ("R21",)),
        Point("Save what you need from the board before the boss falls: from the backpack it is back at once, from the board a fight later.", ("R73", "R75")),
    ),
)  # fmt: skip

CAMPAIGN_TITLES: Final = {
    "peaks": "Peaks",
    "moor_and_mist": "Moor And Mist",
    "rough_nights": "Rough Nights",
    "restless_graves": "Restless Graves",
    "feather_and_shell": "Feather And Shell",
    "riders": "Riders",
}


def _choices(*entries: tuple[Any, str, str]) -> tuple[Choice, ...]:
    return tuple(Choice(value, title, words) for value, title, words in entries)


OVERVIEWS: Final = {boss.id: boss for boss in read_bosses(OWN_BOSSES)}
BOSS_CHOICES: Final = tuple(
    Choice(name, boss.name, boss.text[0], art=(name,)) for name, boss in OVERVIEWS.items()
)


def _bosses() -> tuple[Choice, ...]:
    """Three that belong together for a campaign, or one boss for a single fight."""
    campaigns = [
        Choice(
            name,
            CAMPAIGN_TITLES[name],
            ", ".join(OVERVIEWS[boss].name for boss in bosses),
            needs={"mode": "campaign"},
            art=bosses,
        )
        for name, bosses in CAMPAIGNS.items()
    ]
    single = [msgspec.structs.replace(choice, needs={"mode": "oneshot"}) for choice in BOSS_CHOICES]
    return (Choice("random", "Random", "Whoever waits there"), *campaigns, *single)


TWO_HEROES: Final = ({"players": 2}, {"solo_two": True})


HEROES_IN_SHORT: Final = (
    ("lumberjack", "Lumberjack", "Hits hardest; his coin strikes twice"),
    ("witch", "Witch", "Brews from ingredients; her coin skips a tier"),
    ("hunter", "Hunter", "Traps and quick hands; his coin doubles a shot"),
    ("nachzehrer", "Nachzehrer", "Feeds on sacrifices; his coin uses them twice"),
)
HERO_CHOICES: Final = tuple(Choice(name, title, words, art=(name,)) for name, title, words in HEROES_IN_SHORT)

OPTIONS: Final = (
    OptionInfo("hero", "Hero", "Who fights in the first seat", "choice", "lumberjack", HERO_CHOICES),
    OptionInfo("solo_two", "Two heroes, one player", "One seat decides for both heroes", "flag", False, needs={"players": 1}),
    OptionInfo("partner", "Partner", "Who fights beside", "choice", "witch", HERO_CHOICES, needs=TWO_HEROES, unlike="hero"),
    OptionInfo("mode", "Length", "A run of three bosses, a single one, or a campaign", "choice", "run", _choices(
        ("run", "Run", "Three bosses; what is lost stays lost"), ("oneshot", "One boss", "A single fight with fresh decks"),
        ("campaign", "Campaign", "Three bosses that belong together"))),
    OptionInfo("bosses", "Bosses", "Who waits; what is not named is drawn", "choice", "random", _bosses(),
        needs=({"mode": "oneshot"}, {"mode": "campaign"})),
    OptionInfo("bosses", "Bosses", "Name up to three; the others are drawn", "several", "random",
        BOSS_CHOICES, needs={"mode": "run"}, most=3),
    OptionInfo("boss_order", "Order of bosses", "How the next boss is found", "choice", "listed", _choices(
        ("listed", "As listed", ""), ("random", "By chance", ""), ("choose", "By choice", "Before each act")), needs={"mode": "run"}, finer=True),
    OptionInfo("turn_order", "Order of heroes", "Who acts first in a fight", "choice", "fixed", _choices(
        ("fixed", "By seat", ""), ("random", "By chance", "Anew for every fight"), ("choose", "By choice", "")), needs=TWO_HEROES, finer=True),
    OptionInfo("teammate_sacrifice", "A teammate's cards", "May they be sacrificed?", "choice", "ask", _choices(
        ("ask", "With consent", ""), ("free", "Freely", ""), ("never", "Never", "For a first game")), needs={"players": 2}),
    OptionInfo("special_track", "Special track", "Tosses for a special move", "choice", 0, _choices(
        (0, "Each hero's own", "Lumberjack 5, the others 3"), *((length, str(length), "") for length in range(3, 7))), finer=True),
    OptionInfo("partner_track", "The partner's track", "Where it differs", "choice", 0, _choices(
        (0, "The same", ""), *((length, str(length), "") for length in range(3, 7))), needs=TWO_HEROES, finer=True),
    OptionInfo("witch_yes", "The Witch's Yes", "Exchange, or one card more", "choice", "swap", _choices(
        ("swap", "Exchange", "The higher card takes the place"), ("extra", "One more", "The higher card is played onto it")), finer=True),
    OptionInfo("minion_reach", "Reach of attacks", "Which minions can be hit", "choice", "any", _choices(
        ("any", "Any minion", ""), ("same_side", "Same side only", "")), finer=True),
    OptionInfo("overheal", "Healing above the start", "Health may exceed its start", "flag", False, finer=True),
    OptionInfo("turnips_stay", "Turnips stay", "Rübezahl's turnips remain in the decks", "flag", False, finer=True),
    OptionInfo("kraxe_rescue_to", "Rescued cards", "Where cards from the Kraxe return to", "choice", "hand", _choices(
        ("hand", "Hand", ""), ("backpack", "Backpack", "")), finer=True),
    OptionInfo("rescue_effect", "Rescue with effect", "A rescuing card also takes effect", "flag", False, finer=True),
    OptionInfo("hunt_positions", "The Wild Hunt's sides", "Where its members stand", "choice", "fixed", _choices(
        ("fixed", "Fixed", "Wodan north, Holle east, Hunter south, Horde west"), ("random", "By chance", "")), finer=True),
    OptionInfo("angel_damage", "The Angel's blow", "Damage without a Gold Coin", "number", 8, minimum=1, maximum=15, finer=True),
    OptionInfo("boss_hp_percent", "Boss health", "In percent of what is printed", "number", 100, minimum=70, maximum=130, finer=True),
)  # fmt: skip


def read_rules(path: Path) -> tuple[RuleInfo, ...]:
    """The rules of a file: under each number a title and its words, which have to be whole."""
    entries = yaml.safe_load(path.read_text(encoding="utf-8"))
    return tuple(_rule(number, entry) for number, entry in entries.items())


def _rule(number: str, entry: Any) -> RuleInfo:
    parts = entry if isinstance(entry, list) and all(isinstance(part, str) for part in entry) else []
    if len(parts) != 2 or not is_whole(parts[1]):
        raise BadCards(f"rule {number}: a title and whole sentences, in quotes where they have a comma")
    return RuleInfo(number, *parts)


RULES: Final = read_rules(Path(__file__).with_name("rulebook.yaml"))
CHAPTERS: Final = (
    RuleChapter("How things work", "R1"),
    RuleChapter("A hero's turn", "R10"),
    RuleChapter("Playing a card", "R15"),
    RuleChapter("The Coin of Fate", "R26"),
    RuleChapter("Special moves", "R33"),
    RuleChapter("Hand and backpack", "R38"),
    RuleChapter("Damage and healing", "R42"),
    RuleChapter("Minions", "R49"),
    RuleChapter("Traps and seals", "R54"),
    RuleChapter("The boss's turn", "R61"),
    RuleChapter("The end of a fight", "R70"),
)
assert len(HERO_TITLES) == len(HEROES)
