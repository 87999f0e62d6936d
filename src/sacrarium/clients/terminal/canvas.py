"""Characters on squared paper: everything is put at a column and a row, and what lies outside is not drawn."""

from itertools import groupby

from textual.content import Content

Cell = tuple[str, str]  # a character and its style
BLANK: Cell = (" ", "")


class Canvas:
    """A sheet of so many columns and rows."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._rows: list[list[Cell]] = [[BLANK] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write text from this square to the right."""
        if not 0 <= y < self.height:
            return
        row = self._rows[y]
        for column, character in enumerate(text, x):
            if 0 <= column < self.width:
                row[column] = (character, style)

    def center(self, y: int, text: str, style: str = "") -> None:
        """Write text in the middle of a row."""
        self.put((self.width - len(text)) // 2, y, text, style)

    def rich(self, x: int, y: int, content: Content) -> None:
        """Write words that carry their own emphasis."""
        for text, style in runs(content):
            self.put(x, y, text, style)
            x += len(text)

    def content(self) -> Content:
        """The sheet as the screen wants it."""
        return Content("\n").join(_line(row) for row in self._rows)

    def text(self) -> str:
        """The characters alone, for tests and for readers without a screen."""
        return "\n".join("".join(character for character, _ in row).rstrip() for row in self._rows)


def runs(content: Content) -> list[tuple[str, str]]:
    """A content as pieces of one style each."""
    styles = [""] * len(content)
    for span in content.spans:
        for place in range(span.start, min(span.end, len(styles))):
            styles[place] = str(span.style)
    return [
        ("".join(character for character, _ in run), style)
        for style, run in groupby(zip(content.plain, styles, strict=True), key=lambda cell: cell[1])
    ]


def _line(row: list[Cell]) -> Content:
    pieces = groupby(row, key=lambda cell: cell[1])
    return Content.assemble(*(("".join(character for character, _ in run), style) for style, run in pieces))


def wrapped(content: Content, width: int) -> list[Content]:
    """Words in lines of at most this width, broken at spaces."""
    lines: list[Content] = []
    rest = content
    while len(rest) > width:
        cut = _break(rest.plain, width)
        lines.append(rest[:cut])
        rest = rest[cut:]
        rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
    return [*lines, rest]


def _break(text: str, width: int) -> int:
    """Where the line ends; a figure keeps its percent sign."""
    cut = text.rfind(" ", 0, width + 1)
    if text.startswith(" %", cut):
        cut = text.rfind(" ", 0, cut)
    return cut if cut > 0 else width
