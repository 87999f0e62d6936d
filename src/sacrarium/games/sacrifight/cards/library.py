"""Card files: a folder of YAML files read into typed cards; a mistake names the file, the card and the field."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, get_args

import msgspec
import yaml

from sacrarium.core.errors import SacrariumError
from sacrarium.core.files import read_text

from .names import Behaviour, Legendary, Member
from .vocabulary import Bare, CardText, Effect, Step, Word

Role: TypeAlias = Literal["heroes", "bosses", "loot", "extra"]
ROLES: Final[tuple[Role, ...]] = ("heroes", "bosses", "loot", "extra")
OWN_CARDS: Final = Path(__file__).parent
OWN_BOSSES: Final = Path(__file__).parent / "bosses.yaml"
BARE: Final = ("cancel", "destroy", "escape")
LONGEST_NAME: Final = 40
QUOTES: Final = " '\"“”‘’"


class BadCards(SacrariumError):
    """A card file cannot be used; the message names file, card and field."""


@dataclass(frozen=True)
class Printed:
    """A card with the file it comes from."""

    role: Role
    set: str  # the stem of its file: a hero, a boss, or the name of an extra set
    text: CardText
    file: str

    def wrong(self, field: str, sentence: str) -> BadCards:
        """An error about this card."""
        return BadCards(f"{self.file}, card {self.text.id}, {field}: {sentence}")


class Rider(Word, frozen=True):
    """One of the four members that some bosses are made of."""

    hp: int  # per hero
    before: list[Any] = msgspec.field(default_factory=list)  # what it does before its card's own text


class Overview(Word, frozen=True):
    """What is printed about a boss apart from its action cards."""

    id: str
    name: str
    hp: int = 0
    armor: int = 0  # per hero
    ability: list[Any] = msgspec.field(default_factory=list)  # at B2
    wild: list[Any] = msgspec.field(default_factory=list)  # at the moment wild mode starts
    wild_ability: list[Any] = msgspec.field(default_factory=list)  # at B2, once wild
    wild_at: Literal["never", "half", "armor"] = "never"
    has: list[Behaviour] = msgspec.field(default_factory=list)  # the rules that its fight brings along
    legendary: Legendary | None = None  # what earns its legendary loot
    members: dict[Member, Rider] = msgspec.field(default_factory=dict)  # all four, or none
    text: list[str] = msgspec.field(default_factory=list)  # the ability in our words, for people


def read_folder(folder: Path) -> list[Printed]:
    """All cards below a folder: heroes/*.yaml, bosses/*.yaml, loot/*.yaml, extra/*.yaml."""
    if not folder.is_dir():
        raise BadCards(f"{folder} is not a folder")
    found = [card for role in ROLES for path in _files(folder, role) for card in read_file(path, role)]
    _no_doubles(found)
    return found


def _files(folder: Path, role: str) -> list[Path]:
    return sorted([*folder.glob(f"{role}/*.yaml"), *folder.glob(f"{role}/*.yml")])


def _no_doubles(cards: list[Printed]) -> None:
    seen: dict[str, Printed] = {}
    for card in cards:
        if card.text.id in seen:
            raise card.wrong("id", f"{seen[card.text.id].file} has a card of the same id")
        seen[card.text.id] = card


def read_file(path: Path, role: Role) -> list[Printed]:
    """The cards of one file, in their order; the name of the file is the name of the set."""
    return [_card(entry, number, path, role) for number, entry in enumerate(_entries(path), 1)]


def _entries(path: Path) -> list[Any]:
    try:
        data = yaml.safe_load(read_text(path))
    except OSError as error:
        raise BadCards(f"{path} could not be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadCards(f"{path}: the file is not UTF-8 text") from None
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise BadCards(f"{path}{_not_yaml(error)}") from None
    if not isinstance(data, list):
        raise BadCards(f"{path}: a card file is a list of cards")
    return data


def _not_yaml(error: Exception) -> str:
    """What is wrong with a text, and in which line."""
    mark = getattr(error, "problem_mark", None)
    place = "" if mark is None else f", line {mark.line + 1}"
    return f"{place}: this is not YAML: {getattr(error, 'problem', None) or str(error).splitlines()[0]}"


def _card(entry: Any, number: int, path: Path, role: Role) -> Printed:
    name = entry.get("id", f"number {number}") if isinstance(entry, dict) else f"number {number}"
    try:
        card = Printed(role, path.stem, msgspec.convert(_plain(entry), CardText), str(path))
    except msgspec.ValidationError as error:
        raise BadCards(f"{path}, card {name}{_said(str(error))}") from None
    check(card)
    return card


def _plain(data: Any) -> Any:
    """YAML reads the keys of a roll as numbers, and a side N or a field `no` as false: make them words again."""
    if isinstance(data, dict):
        return {_word(key): _plain(value) for key, value in data.items()}
    return [_plain(value) for value in data] if isinstance(data, list) else data


def _word(key: Any) -> str:
    if isinstance(key, bool):
        return "yes" if key else "no"
    return str(key)


def _said(message: str) -> str:
    """msgspec's message, with the field before it."""
    text, _, place = message.replace("`key` in ", "").partition(" - at `$")
    return f", {place.rstrip('`').lstrip('.')}: {text}" if place.strip("`") else f": {text}"


# -- sentences -------------------------------------------------------------------------------------


def is_whole(sentence: str) -> bool:
    """Whether it goes from its beginning to its end: YAML cuts an unquoted text in a list at its commas."""
    words = sentence.strip(QUOTES)
    return not words[:1].islower() and words.endswith((".", "!", "?"))


def cut_short(sentence: str) -> str:
    """What is wrong with a text that is not whole."""
    return f"'{sentence}' is no whole sentence; where YAML has cut it, put it in quotes"


# -- what every card must have ---------------------------------------------------------------------


def check(card: Printed) -> None:
    """The fields that go with its role, and texts that can be read."""
    text = card.text
    if not 1 <= text.count <= 20:
        raise card.wrong("count", "from 1 to 20")
    if len(text.name) > LONGEST_NAME or not text.name.strip():
        raise card.wrong("name", f"1 to {LONGEST_NAME} characters")
    if text.flavour and not is_whole(text.flavour):
        raise card.wrong("flavour", cut_short(text.flavour))
    if card.role == "bosses":
        _check_boss_card(card)
    elif text.tier is None or text.type is None:
        raise card.wrong("tier" if text.tier is None else "type", "a hero card needs it")
    elif text.flags or text.member or text.resolve or text.on_draw or text.minion:
        raise card.wrong("flags", "flags, member, resolve, on_draw and minion are for boss cards")
    for field, steps in texts(card):
        read_all(steps, card, field)


def _check_boss_card(card: Printed) -> None:
    text = card.text
    if text.tier or text.type or text.on_play or text.on_sacrifice or text.each_round or text.triggers:
        raise card.wrong("tier", "tier, type, on_play, on_sacrifice, each_round, triggers are for hero cards")
    if ("M" in text.flags) != (text.minion is not None):
        raise card.wrong("minion", "a card with the flag M has a minion, and no other card has one")
    if text.resolve and "angel" in text.flags:
        raise card.wrong("resolve", "what an Angel does is built in")
    if not text.resolve and not text.minion and "angel" not in text.flags:
        raise card.wrong("resolve", "a boss card does something when it is resolved")


def texts(card: Printed) -> Iterator[tuple[str, list[Any]]]:
    """Every text of a card with the field it stands in."""
    text = card.text
    for name in ("on_play", "on_sacrifice", "each_round", "while_in_play", "resolve", "on_draw"):
        yield name, getattr(text, name)
    for number, trigger in enumerate(text.triggers):
        yield f"triggers[{number}].do", trigger.do
    if text.minion is not None:
        for name in ("each_boss_turn", "each_hero_turn", "on_death"):
            yield f"minion.{name}", getattr(text.minion, name)


def read_all(raw: list[Any], card: Printed, field: str) -> None:
    """Read a text and the texts within it, so that a mistake is found at once."""
    for number, step in enumerate(read_steps(raw, card, field)):
        place = f"{field}[{number}]"
        for name, inner in inner_texts(step):
            read_all(inner, card, f"{place}.{name}")


def read_steps(raw: Any, card: Printed, field: str) -> list[Step]:
    """The effects of one text, each with exactly one verb."""
    if not isinstance(raw, list):
        raise card.wrong(field, "here should be a list of effects")
    return [_step(entry, card, f"{field}[{number}]") for number, entry in enumerate(raw)]


def _step(entry: Any, card: Printed, field: str) -> Step:
    if isinstance(entry, str):
        if entry not in BARE:
            raise card.wrong(
                field, f"'{entry}' is no effect; without further words there is {', '.join(BARE)}"
            )
        return Bare(entry)  # type: ignore[arg-type]
    try:
        effect = msgspec.convert(entry, Effect)
    except msgspec.ValidationError as error:
        raise card.wrong(field, _said(str(error)).lstrip(":, ")) from None
    if effect.verb() is None:
        raise card.wrong(field, "an effect has exactly one verb")
    return effect


def inner_texts(step: Step) -> Iterator[tuple[str, Any]]:
    """The texts within an effect."""
    if isinstance(step, Bare):
        return
    for verb in ("may", "foreach", "repeat", "pay", "on_side"):
        if getattr(step, verb) is not None:
            yield f"{verb}.do", getattr(step, verb).do
    if step.choose is not None:
        yield from ((f"choose.options[{place}]", text) for place, text in enumerate(step.choose.options))
    if step.when is not None:
        yield from (("if.then", step.when.then), ("if.otherwise", step.when.otherwise))
    if step.coin is not None:
        yield from (("coin.yes", step.coin.yes), ("coin.no", step.coin.no))
    for table, name in ((step.roll, "roll"), (step.capture.hold if step.capture else None, "capture.hold")):
        for faces, text in (table or {}).items():
            yield f"{name}.{faces}", [text] if text == "escape" else text


def faces_of(words: str, wrong: Any) -> list[int]:
    """The faces of a die that a key of a table names: "1-2", "3", "4,6"."""
    faces: list[int] = []
    for part in words.split(","):
        first, _, last = part.strip().partition("-")
        if not (first.isdigit() and (last or first).isdigit()):
            raise wrong(f"'{words}' names no faces of a die; write 3, 1-2 or 2,4")
        faces.extend(range(int(first), int(last or first) + 1))
    if not all(1 <= face <= 6 for face in faces):
        raise wrong(f"'{words}': a die has the faces 1 to 6")
    return faces


# -- bosses ----------------------------------------------------------------------------------------


def read_bosses(path: Path) -> list[Overview]:
    """The overviews of a file."""
    return [_boss(entry, number, path) for number, entry in enumerate(_entries(path), 1)]


def _boss(entry: Any, number: int, path: Path) -> Overview:
    name = entry.get("id", f"number {number}") if isinstance(entry, dict) else f"number {number}"
    try:
        boss = msgspec.convert(_plain(entry), Overview)
    except msgspec.ValidationError as error:
        raise BadCards(f"{path}, boss {name}{_said(str(error))}") from None
    check_boss(boss, lambda field, words: BadCards(f"{path}, boss {boss.id}, {field}: {words}"))
    return boss


def check_boss(boss: Overview, wrong: Callable[[str, str], BadCards]) -> None:
    """Whole sentences, health that can be taken, and behaviours that go together."""
    for number, sentence in enumerate(boss.text):
        if not is_whole(sentence):
            raise wrong(f"text[{number}]", cut_short(sentence))
    if not boss.members and boss.hp < 1:
        raise wrong("hp", "at least 1, unless the boss has members")
    if "shell" in boss.has and boss.armor < 1:
        raise wrong("armor", "a boss with a shell has at least 1")
    if "frenzy" in boss.has and boss.wild_at == "never":
        raise wrong("wild_at", "a boss with a frenzy turns wild at some time")
    if boss.wild_at == "armor" and "shell" not in boss.has:
        raise wrong("wild_at", "only a boss with a shell turns wild by its armor")
    if boss.members:
        _check_members(boss, wrong)
    need = {"exact_hit": "shell", "angel_fended": "coins"}.get(boss.legendary or "")
    if need is not None and need not in boss.has:
        raise wrong("legendary", f"{boss.legendary} goes with a boss that has: [{need}]")
    if boss.legendary == "hunter_last" and not boss.members:
        raise wrong("legendary", "hunter_last goes with a boss that has members")


def _check_members(boss: Overview, wrong: Callable[[str, str], BadCards]) -> None:
    missing = [name for name in get_args(Member) if name not in boss.members]
    if missing:
        raise wrong("members", f"all four or none; {', '.join(missing)} is missing")
    for name, member in boss.members.items():
        if member.hp < 1:
            raise wrong(f"members.{name}.hp", "at least 1")
    if "shell" in boss.has:
        raise wrong("has", "a boss with members has no shell")
    if boss.wild_at != "never":
        raise wrong("wild_at", "a boss with members does not turn wild")
