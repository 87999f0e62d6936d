"""Beside the board: the crystal with what it threatens, the heroes in turn order, and where it may go next."""

from typing import Final

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.canvas import Canvas
from sacrarium.clients.terminal.moment import Moment
from sacrarium.games.sacrifice_circle.view import Hero, Landing, View

from .table import CRYSTAL, TRAP, paper, percent, place, place_in_short

HEALTH: Final = 12  # columns of the bar
NAME: Final = 9
HIGH: Final = 0.25  # a chance that is written in the colour of danger
FEW_DIGITS: Final = 7  # of all four chances together, up to which they stand apart
MOST_DIGITS: Final = 10  # up to which their title fits
HEIGHT: Final = 9  # rows of all this


def draw(canvas: Canvas, x: int, y: int, moment: Moment, table: View) -> None:
    """Nine rows from this square on."""
    _draw_crystal(canvas, x, y, table)
    _draw_odds(canvas, x, y + 2, table)
    for row, hero in enumerate(table.heroes, y + 3):
        _draw_hero(canvas, x, row, hero, moment, table)
    _draw_next(canvas, x, y + 8, table)


def _draw_crystal(canvas: Canvas, x: int, y: int, table: View) -> None:
    crystal = table.crystal
    full = round(HEALTH * crystal.health / crystal.full)
    full = max(full, 1) if crystal.health else 0
    canvas.put(x, y, f" {CRYSTAL} ", look.ALARM)
    canvas.put(x + 4, y, f"{crystal.health} of {crystal.full}", look.STRONG)
    canvas.put(x + 15, y, "▮" * full, look.BAD)
    canvas.put(x + 15 + full, y, "▯" * (HEALTH - full), look.FAINT)
    words = [f"{crystal.to_black} to black"]
    words += [f"slowed {crystal.staff_turns}"] if crystal.staff_turns else []
    words += [f"{TRAP} {place(table.trap)}"] if table.trap else []
    canvas.put(x + 1, y + 1, " · ".join(words), look.SOFT)


def _draw_odds(canvas: Canvas, x: int, y: int, table: View) -> None:
    """How likely all is lost within so many of its turns."""
    texts = [percent(chance) for chance in table.odds.now]
    digits = sum(map(len, texts))
    title = "lost in" if digits <= MOST_DIGITS else "lost"
    gap = 2 if digits <= FEW_DIGITS else 1
    canvas.put(x + 1, y, title, look.SOFT)
    column = x + 2 + len(title)
    for turns, (text, chance) in enumerate(zip(texts, table.odds.now, strict=True), 1):
        canvas.put(column, y, f"{turns}:", look.FAINT)
        canvas.put(column + 2, y, text, f"bold {look.BAD}" if chance >= HIGH else look.TEXT)
        column += 2 + len(text) + gap
    canvas.put(column - gap + 1, y, "%", look.SOFT)


def _draw_hero(canvas: Canvas, x: int, y: int, hero: Hero, moment: Moment, table: View) -> None:
    """Whose turn it is or was, the hero, who leads it, where it stands and what it holds."""
    turn = hero.hero == table.turn
    canvas.put(x, y, "▸" if turn else "✓" if hero.acted else " ", look.CHOSEN if turn else look.FAINT)
    canvas.put(x + 1, y, f" {hero.hero} ", paper(hero.seat))
    mine = hero.seat is not None and hero.seat in (moment.yours or (moment.viewer,))
    name = "free" if hero.seat is None else moment.name(hero.seat)
    style = (
        look.CHOSEN if turn else look.STRONG if mine else look.SOFT if hero.seat is not None else look.FAINT
    )
    canvas.put(x + 5, y, look.shortened(name, NAME), style)
    where = place_in_short(hero.space, table)
    canvas.put(x + 15, y, f"({where})" if hero.beside else f" {where}", look.TEXT)
    what = hero.item or ("locked" if hero.locked else "–")
    canvas.put(x + 23, y, what, look.CAN if hero.item else look.FAINT)
    canvas.put(x + 23 + len(what), y, "+2" if hero.buff else "", look.CHOSEN)


def _draw_next(canvas: Canvas, x: int, y: int, table: View) -> None:
    """After the last hero the crystal moves: the places where it may come to rest."""
    canvas.put(x + 1, y, f"{CRYSTAL} next", look.BAD)
    column = x + 8
    for landing in table.landings:
        text = _landing(landing)
        canvas.put(column, y, text, f"bold {look.BAD}" if landing.t == 40 or landing.pushes else look.SOFT)
        column += len(text) + 1


def _landing(landing: Landing) -> str:
    """The space, with whoever would be thrown back, the trap, and how many dice lead there."""
    pushed = "".join(push.hero for push in landing.pushes)
    many = f"×{len(landing.dice)}" if len(landing.dice) > 1 else ""
    trap = TRAP if landing.trapped else ""
    return f"{'●' if landing.t == 40 else landing.space[1:]}{pushed}{trap}{many}"
