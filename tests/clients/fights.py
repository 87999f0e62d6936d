"""Tables of Sacrifight on a screen that nobody sees, from the start or in the middle of a fight."""

from typing import Any

from sacrarium.clients.terminal.local import LocalTable
from sacrarium.clients.terminal.look import plain
from sacrarium.clients.terminal.playing import Playing
from sacrarium.clients.terminal.prompt import said
from sacrarium.clients.terminal.sacrifight.board import FightPane
from sacrarium.clients.terminal.sacrifight.table import drawn_slots, table_of
from sacrarium.games import game_named

from .screen import AtOnce, moved_to, rows, shown

GAME = game_named("sacrifight")

HAND = ("splitting_maul", "whole_tree_swing", "reckless_chop", "bark_coat", "resin_salve")
PILES = {
    "bronze": ("kindling_hatchet", "hobnailed_boots", "chip_spray"),
    "silver": ("felling_axe", "log_wall"),
    "gold": ("heartwood_splitter",),
}
GRAVEYARD = ("off_balance_swing", "off_balance_swing", "leather_apron", "leather_apron", "birch_bracers")
#: The first hero is yours. A saw of yours lies in the west, cards of Ansel's in the north and south, a brood in the east.
WORM: dict[str, Any] = {
    "boss": "tatzelwurm",
    "bosses": ("tatzelwurm", "krampus", "egg"),
    "heroes": (
        {"hp": 11, "armor": 2, "track": 3, "hand": HAND, "piles": PILES, "graveyard": GRAVEYARD},
        {
            "hp": 9,
            "armor": 1,
            "track": 2,
            "hand": ("nettle_brew", "moonwort"),
            "backpack": ("water_of_life",),
        },
    ),
    "board": {
        "W1": {"card": "cross_cut_saw"},
        "S1": {"card": "splitting_maul"},
        "S2": {"card": "salt_circle", "holder": 1},
        "N1": {"card": "nettle_brew", "holder": 1},
        "E1": {"card": "brood", "holder": None},
    },
    "enemy": {"hp": (52,), "armor": (3,), "deck": ("raking_claws",) * 2, "discard": ("tail_sweep",) * 2},
    "turn": {"round": 5},
}
#: One hero against the same boss, with nothing on the board.
ALONE: dict[str, Any] = {
    **WORM,
    "heroes": WORM["heroes"][:1],
    "board": {},
    "enemy": {"hp": (30,), "deck": ("raking_claws",) * 2},
}


def with_hero(position: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """The same with another first hero."""
    first, *others = position["heroes"]
    return {**position, "heroes": ({**first, **changes}, *others)}


def fight(players: int = 2, seed: int = 5, **options: Any) -> LocalTable:
    """A table at the start."""
    return LocalTable(
        GAME, {"players": players, **options}, ["novice"] * (players - 1), AtOnce(), "Ida", seed
    )


def fight_at(position: dict[str, Any], players: int = 2, **options: Any) -> LocalTable:
    """A table in the middle of a fight."""
    return moved_to(fight(players, **options), position, {"players": players, **options})


def board(app: Playing) -> FightPane:
    """The board of this table."""
    assert isinstance(app.scene.board, FightPane)
    return app.scene.board


def slot(app: Playing, name: str) -> str:
    """What stands in a slot, as running words."""
    rect = board(app).plan(table_of(app.sight.moment)).slots[name]
    lines = [row.ljust(app.size.width) for row in rows(app)[rect.y + 1 : rect.y + 1 + rect.height]]
    return " ".join(" ".join(line[rect.x : rect.x + rect.width] for line in lines).split())


def square(app: Playing, name: str) -> tuple[int, int]:
    """Where a slot, or the boss, is on the screen; the bar is the row above the board."""
    plan = board(app).plan(table_of(app.sight.moment))
    rect = plan.boss if name == "boss" else plan.slots[name]
    return rect.x + 2, rect.y + 1


def fits(app: Playing) -> None:
    """Everything that has to be read can be read."""
    title, detail = said(app.scene, app.sight)
    text, table = shown(app), table_of(app.sight.moment)
    assert plain(title) in text and " ".join(plain(detail).split()) in text
    assert "Q Quit" in rows(app)[-1] and all(len(row) <= app.size.width for row in rows(app))
    if app.sight.moment.result is not None or table.boss is None or app.sight.moment.event("fight_won"):
        return
    assert all(f" {one.slot} " in text for one in drawn_slots(table))
    assert all(member.fallen or f"{member.hp}" in text for member in table.boss.members)
    assert all(f"♥ {max(0, hero.hp)}" in text and f"†{len(hero.graveyard)}" in text.replace("† graveyard ", "†")
               for hero in table.heroes)  # fmt: skip
