"""The board itself: ways as dotted lines, spaces with their signs, and the pieces on them."""

from typing import Final

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.canvas import Canvas
from sacrarium.clients.terminal.moment import Sight
from sacrarium.games.sacrifice_circle.view import View

from .marks import EMBERS, Cell, Marks, marks
from .plan import SPACES, Plan, ways
from .table import BLACK, CRYSTAL, STAR, TRAP, paper, path_name, well_sign

TRACK: Final = "#a8525a"  # the red track, dim enough to write on
BRANCH: Final = "#5f6675"
WAY: Final = "bold $brass-hi"
WELLS: Final = {"blue": "bold $sky", "gold": "bold $brass-hi"}


def draw(canvas: Canvas, x: int, y: int, plan: Plan, sight: Sight, table: View) -> None:
    """The board with its upper left corner at this square."""
    lit = marks(sight, table)
    _draw_ways(canvas, x, y, plan, lit)
    for name in SPACES:
        column, row = plan.at[name]
        _put(canvas, x + column, y + row, *_space(name, table))
        if name in lit.cells:
            _fill(canvas, x + column, y + row, *lit.cells[name])
    _draw_pieces(canvas, x, y, plan, table, lit)


def _draw_ways(canvas: Canvas, x: int, y: int, plan: Plan, lit: Marks) -> None:
    found = ways()
    layers = (
        ([way for way, red in found if not red], BRANCH),
        ([way for way, red in found if red], TRACK),
        (lit.trail, EMBERS),
        (lit.route, WAY),
    )
    for some, style in layers:
        for (column, row), sign in plan.dots(some).items():
            canvas.put(x + column, y + row, sign, style)


def _space(name: str, table: View) -> Cell:
    """A space while nobody stands on it and nothing lights it."""
    kind = SPACES[name].kind
    if name == table.trap:
        return f" {TRAP} ", EMBERS
    if kind in WELLS:
        return f" {well_sign(name, table)} ", WELLS[kind] if name in table.charged else look.FAINT
    if kind == "star":
        return f"{STAR}{name[1:]}", look.CAN
    if kind == "black":
        return f"({BLACK})", look.STRONG
    if kind == "ring":
        return f"{name[1:]:>2} ", look.SOFT
    if kind == "path":
        return path_name(name), look.FAINT
    return " ◎ " if kind == "hub" else " ∙ ", look.FAINT


def _put(canvas: Canvas, x: int, y: int, text: str, style: str) -> None:
    """Only what is written; the ways stay in sight around it."""
    for column, character in enumerate(text, x - 1):
        if character != " ":
            canvas.put(column, y, character, style)


def _fill(canvas: Canvas, x: int, y: int, text: str, style: str) -> None:
    """Something lit takes the whole space."""
    if " on " in style or "reverse" in style:
        canvas.put(x - 1, y, text, style)
    else:
        canvas.put(x - 1, y, "   ")
        _put(canvas, x, y, text, style)


def _draw_pieces(canvas: Canvas, x: int, y: int, plan: Plan, table: View, lit: Marks) -> None:
    column, row = plan.at[table.crystal.space]
    if table.crystal.space not in lit.over:
        canvas.put(x + column - 1, y + row, f"◄{CRYSTAL}►", look.ALARM)
    inside = [hero for hero in table.heroes if hero.space == "HUB"]
    column, row = plan.at["HUB"]
    for place, hero in enumerate(inside):
        canvas.put(x + column - len(inside) // 2 + place, y + row, hero.hero, paper(hero.seat))
    for hero in table.heroes:
        if hero.space != "HUB" and hero.space not in lit.over:
            column, row = plan.at[hero.space]
            on_trap = TRAP if hero.space == table.trap else "◂" if hero.hero == table.turn else " "
            left = "▸" if hero.hero == table.turn else " "
            canvas.put(x + column - 1, y + row, f"{left}{hero.hero}{on_trap}", paper(hero.seat))
