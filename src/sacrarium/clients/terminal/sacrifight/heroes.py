"""A hero in one line: health, armor, actions, coin, special track, piles, backpack and graveyard."""

from typing import Final

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.canvas import Canvas
from sacrarium.clients.terminal.moment import Sight
from sacrarium.games.sacrifight.view import HeroView, View

from .foretold import changed, numbers
from .table import ARMOR, GIVEN, HEALTH, full_name, hero_name, notches, tier_style

ACTION: Final = "●"
PEG: Final = ("△", "▲")  # a point of the special track: missing, there
LOW: Final = 5  # health that is written in the colour of danger
NAME: Final = 12  # columns
WIDE_NAME: Final = 22
WIDE: Final = 120  # columns from which signs are explained by words


def draw(canvas: Canvas, y: int, hero: int, sight: Sight, table: View) -> None:
    """The line."""
    own = table.heroes[hero]
    wide = canvas.width >= WIDE
    asked = hero == table.asked_hero and not sight.held and not table.over
    canvas.put(0, y, "▸" if asked else " ", look.CHOSEN)
    canvas.put(2, y, look.sign(hero), look.sign_style(hero))
    room = min(WIDE_NAME, NAME + max(0, canvas.width - 80))
    name = (full_name if room >= WIDE_NAME else hero_name)(sight.moment, table, hero)
    canvas.put(4, y, look.shortened(name, room - 1), look.CHOSEN if own.active else look.STRONG)
    x = 4 + room
    _draw_health(canvas, x, y, hero, sight, own)
    _draw_turn(canvas, x + 19, y, own, wide)
    _draw_cards(canvas, x + (54 if wide else 39), y, own, wide)


def _draw_health(canvas: Canvas, x: int, y: int, hero: int, sight: Sight, own: HeroView) -> None:
    after = None if sight.held else numbers(sight)
    hp, armor = (None, None) if after is None else (after.hp[hero], after.armor[hero])
    danger = own.hp <= LOW or (hp is not None and hp <= LOW)
    canvas.put(
        x, y, f"{HEALTH} {changed(own.hp, hp)}/{own.hp_max}", f"bold {look.BAD}" if danger else look.STRONG
    )
    canvas.put(x + 11, y, f"{ARMOR} {changed(own.armor, armor)}", look.STRONG)


def _draw_turn(canvas: Canvas, x: int, y: int, own: HeroView, wide: bool) -> None:
    """Actions and coin while it is the hero's turn; the track always."""
    actions = ACTION * min(own.actions, 4)
    coin = ("coin ✓" if own.coin else "coin ✗") if own.active else ""
    canvas.put(x, y, actions, look.CAN)
    if wide:
        canvas.put(x + 5, y, "actions" if own.active else "", look.SOFT)
    x += 13 if wide else 5
    canvas.put(x, y, coin, look.CAN if own.coin else look.FAINT)
    pegs = PEG[1] * own.track + PEG[0] * (own.track_length - own.track)
    canvas.put(x + 8, y, pegs, look.CHOSEN if own.special_ready else look.SOFT)
    if wide:
        canvas.put(x + 9 + own.track_length, y, "special", look.CHOSEN if own.special_ready else look.SOFT)


def _draw_cards(canvas: Canvas, x: int, y: int, own: HeroView, wide: bool) -> None:
    for tier, pile in own.piles.items():
        words = f"{notches(tier)}{pile.count}"
        canvas.put(x, y, words, tier_style(tier))
        x += len(words) + 1
    bags = f"pack {len(own.backpack)} {GIVEN}{len(own.graveyard)}"
    if wide:
        bags = f"  pack {len(own.backpack)}  {GIVEN} graveyard {len(own.graveyard)}"
    canvas.put(x, y, bags, look.SOFT)
