"""The parts that draw: paper, line, stems, cards."""

from itertools import pairwise

import pytest
from textual.content import Content

from sacrarium.clients.terminal import cards, look
from sacrarium.clients.terminal.canvas import Canvas, runs, wrapped
from sacrarium.clients.terminal.row import lefts
from sacrarium.clients.terminal.sarkophag import line
from sacrarium.clients.terminal.sarkophag.cards import face


def test_what_lies_outside_the_paper_is_not_drawn() -> None:
    canvas = Canvas(5, 2)
    canvas.put(-2, 0, "abc", "bold")
    canvas.put(3, 1, "xyz")
    canvas.put(0, 7, "gone")
    assert "c\n   xy" == canvas.text()


def test_emphasis_is_drawn_and_not_written() -> None:
    assert [("With 15, ", look.SOFT), ("Ilse", look.STRONG), (" takes", look.SOFT)] == runs(
        look.marked("With 15, **Ilse** takes")
    )


@pytest.mark.parametrize("width", [5, 12, 30])
def test_words_are_broken_at_spaces(width: int) -> None:
    sentence = "You still hold cards below 22, so 59 has to wait."
    lines = [part.plain for part in wrapped(Content(sentence), width)]
    assert sentence == " ".join(lines) and all(len(part) <= width for part in lines)


def test_a_figure_keeps_its_percent_sign() -> None:
    assert ["Else Play 41", "(50 %) or 27"] == [
        part.plain for part in wrapped(Content("Else Play 41 (50 %) or 27"), 16)
    ]


@pytest.mark.parametrize("width", [80, 97, 120, 200])
def test_every_number_has_a_column_of_its_own(width: int) -> None:
    columns = [line.column(width, card) for card in range(1, 61)]
    assert sorted(set(columns)) == columns and 0 < columns[0] and columns[-1] < width


@pytest.mark.parametrize("wanted", [[1, 2, 3, 4, 5, 6], [55, 56, 57, 58, 59, 60], [10, 11, 40, 41], [30], []])
def test_cards_are_pushed_apart_and_stay_on_the_paper(wanted: list[int]) -> None:
    placed = line.apart(wanted, 8, 4, 75)
    assert all(right - left >= 8 for left, right in pairwise(placed))
    assert all(4 <= place <= 75 for place in placed)


def test_stems_tie_cards_to_their_numbers_without_crossing() -> None:
    """Three cards side by side above three neighbours on the line."""
    centres, ticks = [4, 12, 20], [11, 12, 13]
    canvas = Canvas(24, 1)
    line.stems(canvas, 0, line.stem_rows(centres, ticks), centres, ticks)
    assert "    ╰──────╮│╭──────╯" == canvas.text()


def test_stems_that_overlap_run_below_each_other() -> None:
    centres, ticks = [2, 10], [12, 14]
    canvas = Canvas(16, 2)
    assert 2 == line.stem_rows(centres, ticks)
    line.stems(canvas, 0, 2, centres, ticks)
    assert "  │       ╰───╮\n  ╰─────────╮ │" == canvas.text()


def test_too_few_rows_no_stems() -> None:
    canvas = Canvas(16, 1)
    line.stems(canvas, 0, 1, [2, 10], [12, 14])
    assert not canvas.text().strip()


@pytest.mark.parametrize("size", [cards.SMALL, cards.LARGE])
def test_the_frame_tells_the_state(size: cards.Size) -> None:
    """Never colour alone: chosen, barred, five heads and plain cards differ without it."""
    faces = [
        face(15, 5, size), face(15, 5, size, "chosen", "✓"), face(15, 5, size, "barred", "✗"),
        face(15, 5, size, "ghost", label="yours"), face(14, 0, size), face(17, 1, size), face(18, 2, size),
    ]  # fmt: skip
    heads = [5, 5, 5, 5, 0, 1, 2]
    drawn = set()
    for one, count in zip(faces, heads, strict=True):
        canvas = Canvas(size.width, size.height)
        cards.draw(canvas, 0, 0, one, size)
        assert one.lines[0] in canvas.text() and count == canvas.text().count(look.HEAD)
        drawn.add(canvas.text())
    assert len(faces) == len(drawn)


def test_red_ink_only_where_it_can_be_read() -> None:
    """On paper red, on a shaded card not at all."""
    styles = {}
    for state in ("plain", "barred"):
        canvas = Canvas(7, 4)
        cards.draw(canvas, 0, 0, face(15, 5, cards.SMALL, state), cards.SMALL)
        styles[state] = {style for text, style in runs(canvas.content()) if "15" in text}
    assert {"bold $red-ink on $bone"} == styles["plain"] and {"$faint"} == styles["barred"]


@pytest.mark.parametrize(("width", "card"), [(80, 7), (100, 9), (120, 9)])
@pytest.mark.parametrize("count", range(1, 11))
def test_a_hand_fits_into_its_row(width: int, card: int, count: int) -> None:
    edges = lefts(width, count, card)
    assert 0 <= edges[0] and edges[-1] + card <= width and count == len(set(edges))


@pytest.mark.parametrize("count", [11, 17, 27])
def test_too_many_cards_overlap(count: int) -> None:
    """After a long sudden death there is more to sacrifice than a row can hold side by side."""
    edges = lefts(80, count, 7)
    assert 0 <= edges[0] and edges[-1] + 7 <= 80 and count == len(set(edges))
