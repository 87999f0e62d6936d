"""What the chosen play would bring, as far as no luck decides it."""

import msgspec

from sacrarium.clients.terminal.moment import Moment, Sight, find
from sacrarium.core.words import ended
from sacrarium.games.sacrifight.view import View

from .table import hero_name, table_of

LONGEST = 150  # characters below the largest words at 80 columns


class After(msgspec.Struct, frozen=True):
    """The numbers after a play."""

    hp: tuple[int, ...]
    armor: tuple[int, ...]
    boss_hp: tuple[int, ...]
    boss_armor: tuple[int, ...]
    certain: bool
    wins: bool = False

    @property
    def fatal(self) -> bool:
        """Whether a hero would fall by it."""
        return self.certain and not self.wins and min(self.hp) <= 0


def after_of(moment: Moment, move: str | None) -> After | None:
    """What the question foretells of a move."""
    info, _ = find(moment, move)
    found = None if info is None else info.preview.get("after")
    return None if found is None else msgspec.convert(found, After)


def numbers(sight: Sight) -> After | None:
    """The numbers that are drawn beside those of now; none where nothing is chosen or luck decides."""
    after = after_of(sight.moment, sight.chosen)
    return after if after is not None and after.certain and not after.wins else None


def changed(now: int, then: int | None) -> str:
    """A number, with what it would become."""
    return str(now) if then is None or then == now else f"{now}→{then}"


def follows(moment: Moment, move: str) -> str:
    """What a move would bring: who is asked, what is given up, what the card does, and the numbers after it."""
    info, _ = find(moment, move)
    if info is None:
        return ""
    table = table_of(moment)
    after = after_of(moment, move)
    asked = ""
    if info.preview.get("needs_consent"):
        asked = f"**{hero_name(moment, table, info.preview['holder'])}** is asked first."
    end = "" if after is None else in_words(after, moment, table)
    found = " ".join(part for part in (asked, ended(info.follows), end) if part)
    if len(found) <= LONGEST:
        return found
    return " ".join(part for part in (asked, ended(_gift(info.preview, table)), end) if part)


def _gift(preview: dict[str, object], table: View) -> str:
    """Where there is no room for the card's own words, which stand in the hand: what is given up for it."""
    onto = preview.get("onto")
    if not isinstance(onto, str):
        return ""
    gift = f": {preview['sacrifice']}" if preview.get("sacrifice") else ""
    return f"**{table.cards[onto].name}** is given up{gift}"


def in_words(after: After, moment: Moment, table: View) -> str:
    """The numbers that change."""
    if after.wins:
        return "**The boss falls.**" if table.act + 1 < table.acts else "**The last boss falls.**"
    if not after.certain:
        return "Luck decides the rest."
    found = []
    members = table.boss.members if table.boss is not None else ()
    for member, hp, armor in zip(members, after.boss_hp, after.boss_armor, strict=False):
        found += _changes(member.name, (member.hp, hp), (member.armor, armor))
    for place, hero in enumerate(table.heroes):
        name = hero_name(moment, table, place)
        found += _changes(name, (hero.hp, after.hp[place]), (hero.armor, after.armor[place]))
    return f"**{'; '.join(found)}.**" if found else ""


def _changes(name: str, health: tuple[int, int], armor: tuple[int, int]) -> list[str]:
    parts = [
        f"{what} {now} to {then}"
        for what, (now, then) in (("health", health), ("armor", armor))
        if now != then
    ]
    return [f"{name}: {', '.join(parts)}"] if parts else []
