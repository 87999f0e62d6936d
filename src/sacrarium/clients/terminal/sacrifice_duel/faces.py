"""What stands on a card of the duel: rank and colour, trump, and in large windows its pips."""

from typing import Final

from sacrarium.clients.terminal.cards import LARGE, MINI, SMALL, Face, Size, State

from .table import KINDS, SIGNS, Table, is_red, rank, short

BACK: Final = "▒"
ROWS: Final = ("       ", "   *   ", " *   * ", " * * * ", "* * * *")
PIPS: Final = {
    "A": (0, 1, 0), "2": (1, 0, 1), "3": (1, 1, 1), "4": (2, 0, 2), "5": (2, 1, 2), "6": (2, 2, 2),
    "7": (2, 3, 2), "8": (3, 2, 3), "9": (3, 3, 3), "10": (4, 2, 4),
}  # fmt: skip


def face(
    card: str, size: Size, state: State = "plain", table: Table | None = None, head: str = "", label: str = ""
) -> Face:
    """The card; with a table it says whether it is trump, or can never win."""
    note = _note(card, table)
    return Face(
        lines=_lines(card, size, note),
        state=state,
        red=f"{rank(card)}{SIGNS['r']}" if is_red(card) else "",
        head=f"{head} {note}".strip() if size == LARGE else head,
        label=label,
    )


def back(size: Size, label: str = "") -> Face:
    """A card that lies face down."""
    return Face((BACK * size.inner,) * (size.height - 2), "waiting", label=label)


def place(size: Size, head: str = "", label: str = "") -> Face:
    """Where a card will lie."""
    return Face((" " * size.inner,) * (size.height - 2), "barred", head=head, label=label)


def _note(card: str, table: Table | None) -> str:
    if table is None:
        return ""
    return "never" if card in table.never_win else "trump" if table.is_trump(card) else ""


def _lines(card: str, size: Size, note: str) -> tuple[str, ...]:
    if size.height == MINI.height:
        return (short(card).center(size.inner),)
    if size.height == SMALL.height:
        return f" {short(card):<{size.inner - 1}}", note.center(size.inner)
    return f" {short(card):<{size.inner - 1}}", *_field(card)


def _field(card: str) -> tuple[str, ...]:
    """Three rows: the pips, or the name of a trophy."""
    kind = KINDS.get(rank(card))
    if kind is not None:
        return ROWS[0], kind.lower().center(len(ROWS[0])), ROWS[0]
    return tuple(ROWS[count].replace("*", SIGNS[card[-1]]) for count in PIPS[rank(card)])
