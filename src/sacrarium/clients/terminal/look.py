"""The candle-lit table in characters: colours by name, signs for seats, and how emphasis is drawn.

Nothing is told by colour alone: whatever is lit, dimmed or chosen also has its own border, sign or word.
"""

import re
from typing import Final

from textual.content import Content
from textual.theme import Theme

from sacrarium.core.bits import Seat

ACCENTS: Final = {
    "sarkophag": "#e3bd6b",
    "sacrifice_duel": "#ee7384",
    "sacrifice_circle": "#86bd8d",
    "sacrifight": "#a9bd9c",
    "sacre_bleu": "#93b0f5",
}
BRASS: Final = "#c9a25a"
COLOURS: Final = {
    "bone": "#f4ecdb",
    "bone-shade": "#bfb49c",
    "ink": "#221b14",
    "red-ink": "#8c1c23",
    "soft": "#bdb4a4",
    "faint": "#978f82",
    "seam": "#71809b",
    "brass": BRASS,
    "brass-hi": "#f0d79c",
    "on-brass": "#1d150a",
    "bad": "#f08b80",
    "teal": "#6fd0c0",
    "violet": "#c3a3f5",
    "rose": "#f58fa2",
    "leaf": "#a8d27a",
    "sky": "#9fd0ff",
    "footer-background": "#12161f",
    "footer-key-foreground": BRASS,
    "footer-description-foreground": "#bdb4a4",
    "footer-item-background": "#12161f",
    "footer-key-background": "#12161f",
}

#: Styles by what they mean; the values are theme variables, so that one place decides what they look like.
TITLE: Final = "bold $brass-hi"
TEXT: Final = "$bone"
SOFT: Final = "$soft"
FAINT: Final = "$faint"
ACCENT: Final = "$game"
STRONG: Final = "bold $bone"
CAN: Final = "$brass"
CHOSEN: Final = "bold $brass-hi"
BUTTON: Final = "bold $on-brass on $brass"
BAD: Final = "$bad"
ALARM: Final = "bold $ink on $bad"

SIGNS: Final = ("◉", "◆", "■", "★", "✚", "▲", "♜", "◈")  # no suits: those stand on cards
SIGN_STYLES: Final = ("$brass-hi", "$teal", "$violet", "$rose", "$leaf", "$sky", "$soft", "$bad")
HEAD: Final = "●"


def theme(game: str) -> Theme:
    """The colours of the house, with the accent of this game."""
    return Theme(
        name=f"sacrarium-{game}",
        primary=BRASS,
        accent=ACCENTS.get(game, BRASS),
        background="#12161f",
        surface="#1c2330",
        panel="#262e3d",
        foreground="#f2eadb",
        warning="#f0b65a",
        error="#f08b80",
        success="#8fc7a0",
        dark=True,
        variables={**COLOURS, "game": ACCENTS.get(game, BRASS)},
    )


def sign(seat: Seat) -> str:
    """The shape that stands for a seat."""
    return SIGNS[seat % len(SIGNS)]


def sign_style(seat: Seat) -> str:
    """Its colour."""
    return SIGN_STYLES[seat % len(SIGN_STYLES)]


def marked(sentence: str, style: str = SOFT, strong: str = STRONG) -> Content:
    """A sentence in which `**` marks what matters most."""
    parts = sentence.split("**")
    return Content.assemble(*((part, strong if place % 2 else style) for place, part in enumerate(parts)))


def plain(sentence: str) -> str:
    """The sentence without its marks."""
    return sentence.replace("**", "")


def citing(words: str, rule: str | None) -> str:
    """The words, and the rule that stands behind them."""
    return f"{words} **Rule {rule}**" if rule else words


def cited(words: str) -> str | None:
    """The rule that words cite."""
    found = re.search(r"\*\*Rule (\w+)\*\*", words)
    return found and found[1]


def shortened(words: str, width: int) -> str:
    """Words that fit into so many columns."""
    return words if len(words) <= width else words[: max(0, width - 1)] + "…"
