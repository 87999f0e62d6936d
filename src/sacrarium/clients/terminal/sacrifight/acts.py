"""Between two fights: what every hero has found, what sits out the next act, and what is gone for good."""

from typing import Final

from textual.content import Content

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.canvas import Canvas, wrapped
from sacrarium.clients.terminal.moment import Moment, find
from sacrarium.games.sacrifight.view import View

from .memory import counted_names
from .table import full_name, named, told

COLUMN: Final = 56  # columns of a hero, where there is room


def draw(canvas: Canvas, moment: Moment, table: View) -> None:
    """The heroes side by side."""
    count = len(table.heroes)
    width = min(COLUMN, (canvas.width - 2) // count)
    left = (canvas.width - count * width) // 2
    columns = [_column(hero, moment, table, width - 3) for hero in range(count)]
    top = max(0, (canvas.height - max(map(len, columns))) // 2)
    for hero, lines in enumerate(columns):
        for row, line in enumerate(lines, top):
            canvas.rich(left + hero * width + 1, row, line)


def draw_before(canvas: Canvas, moment: Moment, move: str | None) -> None:
    """While a boss is chosen: the one that is looked at."""
    info, _ = find(moment, move)
    if info is None:
        return
    lines = [
        look.marked(f"**{info.label}**"),
        *wrapped(look.marked(info.follows), min(COLUMN, canvas.width - 4)),
    ]
    top = (canvas.height - len(lines)) // 2
    for row, line in enumerate(lines, top):
        canvas.rich((canvas.width - len(line)) // 2, row, line)


def _column(hero: int, moment: Moment, table: View, width: int) -> list[Content]:
    own = table.heroes[hero]
    head = f"{look.sign(hero)} {full_name(moment, table, hero)}"
    found = [Content.assemble((head, f"bold {look.sign_style(hero)}"))]
    for event in moment.events:
        if event["kind"] == "looted" and event["hero"] == hero:
            face = table.cards[event["card"]]
            found += wrapped(look.marked(f"Finds **{named(table, event['card'])}**: {told(face)}"), width)
    found += _listed(f"Sits out act {table.act + 1}", own.backpack, table, width)
    found += _listed("Gone for good", own.graveyard, table, width)
    return found


def _listed(heading: str, cards: tuple[str, ...], table: View, width: int) -> list[Content]:
    """How many, and which; three lines are enough, the drawer has them all."""
    names = "".join(counted_names(cards, table)) or "nothing"
    lines = wrapped(look.marked(f"**{heading}** ({len(cards)}): {names}"), width)
    if len(lines) > 3:
        lines = [*lines[:2], look.marked(look.shortened(f"{lines[2].plain}, and more", width))]
    return lines
