"""A set of card files, loaded and compiled once: the cards, their numbers, and the program that plays them."""

import os
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from sacrarium.core.errors import BadOptions
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.pieces import BOSSES, CAMPAIGNS, HEROES, MEMBERS, TIERS, TYPES, Options

from .assembler import Assembler, padded, side_code
from .compiler import ZONES, TextCompiler
from .library import OWN_BOSSES, OWN_CARDS, ROLES, BadCards, Overview, Printed, read_bosses, read_folder
from .names import Behaviour, Flag, Legendary, When
from .program import KINDS, Program
from .sense import check_triggers
from .vocabulary import CardText, Filter
from .weights import weigh

PACKS: Final = Path(__file__).parent / "packs"
PATH: Final = "SACRARIUM_CARDS"  # more folders, each of them a pack of cards
BEHAVIOURS: Final[dict[Behaviour, int]] = {
    "faces": c.FACES,
    "turnips": c.TURNIPS,
    "vanishes": c.VANISHES,
    "shell": c.SHELL,
    "lifesteal": c.LIFESTEAL,
    "kraxe": c.KRAXE,
    "coins": c.COINS,
    "frenzy": c.FRENZY,
    "leaps": c.LEAPS,
}
EARNED_BY: Final[dict[Legendary | None, int]] = {
    None: 0,
    "exact_hit": c.EXACT_HIT,
    "both_birds": c.BOTH_BIRDS,
    "hunter_last": c.HUNTER_LAST,
    "angel_fended": c.ANGEL_FENDED,
}
FLAGS: Final = {
    "M": c.M_MINION,
    "WM": c.M_WILD,
    "NM": c.M_NORMAL,
    "A": c.M_A,
    "aside": c.M_ASIDE,
    "angel": c.M_ANGEL,
    "mom": c.M_MOM,
    "head": c.M_HEAD,
}
ADDED: Final[dict[str, "Content"]] = {}  # cards that came as data, by the name of their pack
EVENTS: Final[tuple[str, ...]] = get_args(When)
CARD_NAMES: Final[dict[str, str]] = {}  # of all cards and bosses that were ever loaded, for sentences
CARD_FLAGS: Final[dict[str, list[Flag]]] = {}  # of all these cards
ROUTINE: Final = (
    c.BEGIN_TURN, c.H1, c.H2, c.COUNT_ACTIONS, c.H3, c.END_TURN,
    c.B0, c.B1, c.B2, c.B3, c.B4, c.B5, c.B5_END, c.B6, c.B6_END, c.END_ROUND,
)  # fmt: skip


@dataclass(frozen=True, eq=False)
class Content:
    """What a state refers to: the program, and who is who in it."""

    program: Program
    kinds: tuple[Printed, ...]
    ids: tuple[str, ...]  # by kind
    number: dict[str, int] = field(repr=False)  # by id
    bosses: tuple[Overview, ...]
    boss_ids: tuple[str, ...]
    choices: dict[int, tuple[str, ...]] = field(
        repr=False
    )  # by the place of an instruction: what can be chosen

    def named_bosses(self, options: Options) -> list[int]:
        """The numbers of the bosses that a table has named, NONE where chance has to find one."""
        named = [self.boss_number(name) for name in options.named_bosses()]
        return [*named, *[c.NONE] * (3 - len(named))]

    def other_bosses(self, options: Options) -> int:
        """The game's own bosses that were not named and have cards, for chance to draw from, as bits."""
        named, sets = options.named_bosses(), self.program.boss_set
        return sum(
            1 << place
            for place, name in enumerate(self.boss_ids)
            if name in BOSSES and name not in named and sets[place] != c.NONE
        )

    def boss_number(self, name: str) -> int:
        """The number of a boss."""
        if name not in self.boss_ids:
            raise BadOptions(f"there is no boss '{name}'; there is {', '.join(self.boss_ids)}")
        return self.boss_ids.index(name)


@cache
def content_named(pack: str) -> Content:
    """The game's own cards, with those of a pack added or in place of them."""
    return ADDED.get(pack) or content_of(pack_folder(pack) if pack else None)


def content_of(folder: Path | None) -> Content:
    """The same for a folder that need not be listed anywhere."""
    cards, bosses = _by_file(read_folder(OWN_CARDS)), read_bosses(OWN_BOSSES)
    if folder is not None:
        more, others = _by_file(read_folder(folder)), folder / "bosses.yaml"
        if not more and not others.exists():
            raise BadCards(f"there are no card files in {folder}: they lie in {', '.join(ROLES)}")
        cards |= more
        bosses += read_bosses(others) if others.exists() else []
    by_id = {boss.id: boss for boss in bosses}
    return build([card for file in cards.values() for card in file], list(by_id.values()))


def _by_file(cards: list[Printed]) -> dict[tuple[str, str], list[Printed]]:
    """The cards of each file: a file of the same name takes the place of another as a whole."""
    files: dict[tuple[str, str], list[Printed]] = {}
    for card in cards:
        files.setdefault((card.role, card.set), []).append(card)
    return files


def pack_names() -> list[str]:
    """The packs that can be chosen."""
    return [folder.name for folder in _pack_folders()]


def listed_packs() -> list[str]:
    """The packs that whoever runs the program has listed."""
    return [folder.name for folder in _listed_folders()]


def _listed_folders() -> list[Path]:
    return [Path(entry) for entry in os.environ.get(PATH, "").split(os.pathsep) if entry]


def _pack_folders() -> list[Path]:
    own = sorted(folder for folder in PACKS.glob("*") if folder.is_dir()) if PACKS.is_dir() else []
    return [*_listed_folders(), *own]


def pack_folder(name: str) -> Path:
    """Where the files of a pack lie."""
    for folder in _pack_folders():
        if folder.name == name:
            return folder
    known = ", ".join(pack_names()) or "none"
    raise BadOptions(f"there is no pack of cards named '{name[:40]}'; there is {known}")


# -- from cards to a program -----------------------------------------------------------------------


def build(cards: list[Printed], bosses: list[Overview]) -> Content:
    """Number the cards, compile their texts, and lay out sets and bosses."""
    kinds = [kind for role in ROLES for card in cards if card.role == role for kind in _split(card)]
    if len(kinds) > KINDS:
        raise BadCards(f"there are {len(kinds)} different cards; at most {KINDS} are possible")
    program = Program()
    program.kinds = len(kinds)
    code = Assembler(program, kinds)
    tables = _Tables(program, code, kinds)
    tables.cards()
    tables.sets(bosses)
    tables.routines()
    code.finish()
    tables.finish()
    weigh(program, kinds, bosses)
    ids = tuple(card.text.id for card in kinds)
    CARD_NAMES.update({card.text.id: card.text.name for card in kinds})
    CARD_FLAGS.update({card.text.id: card.text.flags for card in kinds})
    CARD_NAMES.update({boss.id: boss.name for boss in bosses})
    number = {name: place for place, name in enumerate(ids)}
    return Content(
        program, tuple(kinds), ids, number, tuple(bosses), tuple(boss.id for boss in bosses), code.words
    )


def _split(card: Printed) -> list[Printed]:
    """Plague Birds and Angels are told apart, copy by copy; other copies are equal."""
    single = "plague_bird" in card.text.tags or "angel" in card.text.flags
    copies = 2 if "angel" in card.text.flags else card.text.count if single else 1
    if not single:
        return [card]
    names = [card.text.id, *(f"{card.text.id}#{place}" for place in range(2, copies + 1))]
    return [replace(card, text=msgspec.structs.replace(card.text, id=name, count=1)) for name in names]


class _Tables:
    """The tables of a program while they are filled: arrays of a compiled program are written whole."""

    def __init__(self, program: Program, code: Assembler, kinds: list[Printed]) -> None:
        self.program = program
        self.code = code
        self.kinds = kinds
        self.columns: dict[str, list[int]] = {}

    def put(self, table: str, place: int, number: int) -> None:
        """One number of a table."""
        if table not in self.columns:
            self.columns[table] = list(getattr(self.program, table))
        self.columns[table][place] = number

    def finish(self) -> None:
        """Hand the tables over."""
        for table, numbers in self.columns.items():
            setattr(self.program, table, numbers)

    # -- cards -------------------------------------------------------------------------------------

    def cards(self) -> None:
        """Every kind with its numbers and texts."""
        counters = 0
        for kind, card in enumerate(self.kinds):
            self._numbers(kind, card)
            self._texts(kind, card)
            if "counter" in repr(card.text):
                self.put("counter", kind, counters % 16)
                counters += 1
        if counters > 16:
            raise BadCards(f"{counters} cards count something; at most 16 can")

    def _numbers(self, kind: int, card: Printed) -> None:
        text = card.text
        self.put("tier", kind, TIERS.index(text.tier) if text.tier else 0)
        self.put("type", kind, TYPES.index(text.type) if text.type else c.OF_BOSS)
        self.put("marks", kind, marks_of(card))
        if text.requires is not None:
            self.put("requires", kind, ("none", "bronze", "silver", "gold").index(text.requires))
        if text.member is not None:
            self.put("member", kind, MEMBERS.index(text.member))
        if "angel" in text.flags:
            self.put("named", kind, 1 if text.id.endswith("#2") else 0)
        if text.minion is not None:
            self.put("hp", kind, text.minion.hp)
            self.put(
                "side",
                kind,
                side_code(text.minion.side, self.code, lambda words: card.wrong("minion.side", words)),
            )
            self.put("displaced", kind, ZONES[text.minion.displaced])

    def _texts(self, kind: int, card: Printed) -> None:
        text, writer = card.text, TextCompiler(card, self.code)
        for name in ("on_play", "on_sacrifice", "each_round", "resolve", "on_draw"):
            self.put(name, kind, writer.text(getattr(text, name), name))
        writer.lasts = True
        self.put("in_play", kind, writer.text(text.while_in_play, "while_in_play"))
        writer.lasts = False
        if text.minion is not None:
            self.put("each_boss", kind, writer.text(text.minion.each_boss_turn, "minion.each_boss_turn"))
            self.put("each_hero", kind, writer.text(text.minion.each_hero_turn, "minion.each_hero_turn"))
            self.put("on_death", kind, writer.text(text.minion.on_death, "minion.on_death"))
        if "angel" in text.flags:
            self.put("resolve", kind, self.code.emit(c.ANGEL))
            self.code.emit(c.RET)
        check_triggers(text.triggers, lambda words: card.wrong("triggers", words))
        for number, trigger in enumerate(text.triggers):
            self._trigger(kind, writer, trigger, f"triggers[{number}]")

    def _trigger(self, kind: int, writer: TextCompiler, trigger: Any, field: str) -> None:
        place = kind * c.EVENTS + EVENTS.index(trigger.when)
        compile_text = writer.reaction if trigger.when == "boss_draw" else writer.text
        self.put("trigger", place, compile_text(trigger.do, f"{field}.do"))
        if trigger.cond is not None:
            self.put("trigger_if", place, writer.condition(trigger.cond, f"{field}.if"))
        if trigger.when == "boss_draw":
            for face, text in enumerate(writer.holding(f"{field}.do")):
                self.put("hold", kind * 6 + face, text)

    # -- sets and bosses ---------------------------------------------------------------------------

    def sets(self, bosses: list[Overview]) -> None:
        """Decks with their copies: heroes, bosses, loot, turnips; then what is printed about the bosses."""
        cards: list[int] = []
        self.places: dict[tuple[str, str], int] = {}
        for kind, card in enumerate(self.kinds):
            key = (card.role, card.set)
            if key not in self.places:
                self.places[key] = len(self.places)
                self.put("set_start", self.places[key], len(cards))
            copies = [kind] * card.text.count
            cards += copies
            place = self.places[key]
            self.put("set_size", place, self.columns.get("set_size", [0] * 64)[place] + len(copies))
        self.program.cards = padded(cards, 4096)
        for place, hero in enumerate(HEROES):
            self.put("hero_set", place, self.places.get(("heroes", hero), c.NONE))
        self.program.turnips = self.places.get(("extra", "turnips"), c.NONE)
        coins = [
            kind for kind, card in enumerate(self.kinds) if card.role == "extra" and card.set == "gold_coin"
        ]
        self.program.coin = coins[0] if coins else c.NONE
        for place, boss in enumerate(bosses):
            self._boss(place, boss)
        numbers = {boss.id: place for place, boss in enumerate(bosses)}
        listed = [name for campaign in CAMPAIGNS.values() for name in campaign]
        self.program.campaigns = [numbers.get(name, c.NONE) for name in listed]

    def _boss(self, place: int, boss: Overview) -> None:
        self.put("boss_hp", place, boss.hp)
        self.put("boss_armor", place, boss.armor)
        self.put("behaviours", place, behaviours_of(boss))
        self.put("legendary", place, EARNED_BY[boss.legendary])
        self.put("wild_at", place, ("never", "half", "armor").index(boss.wild_at))
        self.put("boss_set", place, self.places.get(("bosses", boss.id), c.NONE))
        self.put("loot_set", place, self.places.get(("loot", boss.id), c.NONE))
        writer = TextCompiler(
            Printed("bosses", boss.id, CardText(boss.id, boss.name, "rulebook"), "bosses.yaml"), self.code
        )
        for name in ("ability", "wild", "wild_ability"):
            self.put(name, place, writer.text(getattr(boss, name), name))
        for name, member in boss.members.items():
            number = len(MEMBERS) * place + MEMBERS.index(name)
            self.put("member_hp", number, member.hp)
            self.put("member_text", number, writer.text(member.before, f"members.{name}.before"))

    def routines(self) -> None:
        """The course of a fight, of a round and of a play, laid out as the book lists their steps."""
        code, program = self.code, self.program
        program.fight = code.here()
        for op in (c.CHOOSE_BOSS, c.SET_UP, c.CHOOSE_ORDER, c.OPENING):
            code.emit(op)
        program.round = code.here()
        for op in ROUTINE:
            code.emit(op)
        program.play = code.here()
        for op in (c.SACRIFICE, c.RESCUE, c.TOSS, c.EFFECT, c.AGAIN, c.RET):
            code.emit(op)
        program.consent = code.emit(c.CONSENT)
        program.enter = code.emit(c.ENTER, c.NONE)
        program.stop = code.emit(c.RET)
        self._special_moves()

    def _special_moves(self) -> None:
        """R34 to R37."""
        code = self.code
        start = code.emit(c.REPEAT, 6, code.here() + 3)
        code.emit(c.POINT)
        code.emit(c.RET)
        code.emit(c.RET)
        self.put("special_move", 0, start)
        self.put("special_move", 1, code.emit(c.PEEK, 3, 2))
        code.emit(c.RET)
        tagged = any("trap" in card.text.tags for card in self.kinds)
        traps = Filter(zone="graveyard", owner="self", tag="trap" if tagged else None)
        self.program.traps = code.filter(traps, BadCards)
        self.put("special_move", 2, code.emit(c.PLACE, self.program.traps, c.CHOOSE_SIDE))
        code.emit(c.RET)
        self.put("special_move", 3, code.emit(c.EXHUME))
        code.emit(c.RET)


def behaviours_of(boss: Overview) -> int:
    """What the rules must know about a boss, as bits."""
    return sum(BEHAVIOURS[name] for name in set(boss.has)) | (c.MEMBERS if boss.members else 0)


def only_rolls(text: list[Any]) -> bool:
    """Whether a text is one roll and nothing else."""
    return len(text) == 1 and isinstance(text[0], dict) and "roll" in text[0]


def marks_of(card: Printed) -> int:
    """What the rules must know about a card, as bits."""
    text = card.text
    marks = sum(FLAGS[flag] for flag in set(text.flags))
    tagged = {"crow_swarm": c.M_CROW, "plague_bird": c.M_BIRD}
    marks |= sum(mark for tag, mark in tagged.items() if tag in text.tags)
    marks |= c.M_FIGHT_ONLY if text.fight_only else 0
    marks |= c.M_LOOT if card.role == "loot" else 0
    marks |= c.M_COIN if card.role == "extra" and card.set == "gold_coin" else 0
    for trigger in text.triggers:
        if trigger.when == "boss_draw":
            marks |= (c.M_MAY_TRAP if trigger.may else 0) | (c.M_STAYS if trigger.stays else 0)
            marks |= c.M_ROLLS if trigger.stays and only_rolls(trigger.do) else 0
    if text.minion is not None:
        marks |= c.M_ATTACKABLE if text.minion.attackable else 0
        marks |= c.M_HP_PER_HERO if text.minion.hp_per_hero else 0
        enters = any(isinstance(step, dict) and "minion" in step for step in text.resolve)
        marks |= c.M_ENTERS_ITSELF if enters else 0
    return marks
