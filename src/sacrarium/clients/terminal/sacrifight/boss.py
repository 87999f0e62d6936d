"""The boss: health with what the chosen play would take of it, armor, mode, threshold, deck and discard."""

from typing import Final

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.canvas import Canvas, wrapped
from sacrarium.clients.terminal.moment import Sight
from sacrarium.games.sacrifight.view import BossView, MemberView, View

from .foretold import After, changed, numbers
from .plan import Rect
from .table import ARMOR, FOE, HEALTH

FULL: Final = "█"
GOES: Final = "▒"  # what the chosen play would take
EMPTY: Final = "░"
EDGE: Final = "╏"  # where it turns wild
BOSS: Final = "bold $bad"
ROWS: Final = 4  # without its text
HUNT: Final = {  # its members in a list, without an article
    "wodan": "Wodan",
    "holle": "Frau Holle",
    "eternal_hunter": "Eternal Hunter",
    "horde": "Wild Horde",
}


def draw(canvas: Canvas, rect: Rect, sight: Sight, table: View) -> None:
    """Name, bar, numbers, cards; more where there is room."""
    boss = table.boss
    if boss is None:
        return
    after = None if sight.held else numbers(sight)
    y = first_row(rect, table)
    if len(boss.members) > 1:
        _draw_hunt(canvas, rect, y, sight, table)
        return
    mode = mode_of(boss)
    name = look.shortened(f"{FOE} {boss.name}", rect.width - len(mode) - 3)
    canvas.put(rect.x + 1, y, name, _name_style(sight, 0))
    canvas.put(rect.x + rect.width - len(mode) - 1, y, mode, look.ALARM if boss.wild else look.SOFT)
    _draw_bar(canvas, rect.x + 1, y + 1, rect.width - 2, boss, after)
    _draw_numbers(canvas, rect, y + 2, boss, after)
    canvas.put(rect.x + 1, y + 3, piles_of(boss, table, rect.width - 2), look.SOFT)
    _draw_text(canvas, rect, y + 4, boss)


def first_row(rect: Rect, table: View) -> int:
    """Its topmost row: all of it stands in the middle."""
    if table.boss is None:
        return rect.y
    return rect.y + max(0, (rect.height - ROWS - _more(rect, table.boss)) // 2)


def mode_of(boss: BossView) -> str:
    """Calm, wild, or the face it shows."""
    return " wild " if boss.wild else boss.face or ("calm" if boss.wild_at is not None else "")


def piles_of(boss: BossView, table: View, width: int) -> str:
    """How many cards, and which comes next if that is known."""
    words = [f"deck {boss.deck.count}", f"used {len(boss.discard)}"]
    if boss.drawn is not None:
        words.insert(0, f"drawn {table.cards[boss.drawn].title}")
    elif boss.deck.top:
        words.insert(0, f"next {table.cards[boss.deck.top[0]].title}")
    while len(words) > 1 and len(" · ".join(words)) > width:
        words.pop()
    return look.shortened(" · ".join(words), width)


def _counts(boss: BossView) -> tuple[int, int]:
    """What has to be brought to nothing, and how much of it there was; the Egg is all armor."""
    member = boss.members[0]
    if is_shell(member):
        full = max(member.armor, (boss.wild_at or 0) * 5 // 2)
        return member.armor, full
    return member.hp, member.hp_max


def is_shell(member: MemberView) -> bool:
    """Whether armor alone counts."""
    return member.hp_max == 1


def _draw_bar(canvas: Canvas, x: int, y: int, width: int, boss: BossView, after: After | None) -> None:
    """Full, what would go, and gone; a tall mark where it turns wild."""
    now, full = _counts(boss)
    then = now
    if after is not None:
        then = after.boss_armor[0] if is_shell(boss.members[0]) else after.boss_hp[0]
    stays, there = (_share(count, full, width) for count in (min(now, max(0, then)), now))
    canvas.put(x, y, FULL * stays, look.BAD)
    canvas.put(x + stays, y, GOES * (there - stays), look.CHOSEN)
    canvas.put(x + there, y, EMPTY * (width - there), look.FAINT)
    if boss.wild_at and not boss.wild:
        canvas.put(x + _share(boss.wild_at, full, width), y, EDGE, look.STRONG)


def _share(count: int, full: int, width: int) -> int:
    """Columns; whatever is left keeps one."""
    return max(min(1, count), min(width, round(width * count / max(1, full))))


def _draw_numbers(canvas: Canvas, rect: Rect, y: int, boss: BossView, after: After | None) -> None:
    member = boss.members[0]
    hp, armor = (None, None) if after is None else (after.boss_hp[0], after.boss_armor[0])
    words = f"{ARMOR} {changed(member.armor, armor)}"
    if not is_shell(member):
        words = f"{HEALTH} {changed(member.hp, hp)}/{member.hp_max} {words}"
    canvas.put(rect.x + 1, y, words, look.STRONG)
    at = f"at {boss.wild_at}" if boss.wild_at and not boss.wild else ""
    wild = f"wild {at}" if at else ""
    if len(words) + len(wild) + 3 > rect.width:
        wild = at
    canvas.put(rect.x + rect.width - len(wild) - 1, y, wild, look.SOFT)


def _more(rect: Rect, boss: BossView) -> int:
    """Rows for what the boss does, where all of it fits."""
    lines = len(_text(boss, rect.width)) if len(boss.members) == 1 else 0
    return lines if ROWS + lines <= rect.height else 0


def _text(boss: BossView, width: int) -> list[str]:
    return [line.plain for text in boss.text for line in wrapped(look.marked(text), width - 2)]


def _draw_text(canvas: Canvas, rect: Rect, y: int, boss: BossView) -> None:
    """What it does, where there is room for all of it; else it stands in the drawer."""
    lines = _text(boss, rect.width)
    if y + len(lines) <= rect.y + rect.height:
        for row, line in enumerate(lines, y):
            canvas.put(rect.x + 1, row, line, look.FAINT)


# -- the Hunt --------------------------------------------------------------------------------------


def _draw_hunt(canvas: Canvas, rect: Rect, y: int, sight: Sight, table: View) -> None:
    """Four members, each on its own side."""
    boss, after = table.boss, None if sight.held else numbers(sight)
    if boss is None:
        return
    for place, member in enumerate(boss.members):
        then = None if after is None else (after.boss_hp[place], after.boss_armor[place])
        words = _numbers_of(member, then)
        canvas.put(
            rect.x + rect.width - len(words), y + place, words, look.FAINT if member.fallen else look.STRONG
        )
        sign, name = "✗" if member.fallen else FOE, HUNT.get(member.member or "", member.name)
        head = look.shortened(f"{member.side} {sign} {name}", rect.width - len(words) - 1)
        canvas.put(rect.x, y + place, head, look.FAINT if member.fallen else _name_style(sight, place))
    if rect.height > len(boss.members):
        canvas.put(rect.x, y + len(boss.members), piles_of(boss, table, rect.width), look.SOFT)


def _numbers_of(member: MemberView, then: tuple[int, int] | None) -> str:
    if member.fallen:
        return "fallen"
    hp, armor = then or (None, None)
    words = f"{HEALTH}{changed(member.hp, hp)}/{member.hp_max}"
    return f"{words} {ARMOR}{changed(member.armor, armor)}" if member.armor or armor else words


def _name_style(sight: Sight, place: int) -> str:
    """The boss is lit while it can be aimed at."""
    ask = sight.moment.ask
    moves = (
        []
        if ask is None or sight.held
        else [info.move for info in ask.moves if info.preview.get("member") == place]
    )
    if not moves or not moves[0].startswith("target:"):
        return BOSS
    return look.BUTTON if sight.chosen in moves else look.CHOSEN
