"""What holds for a while, in few words."""

from typing import Final

from sacrarium.clients.terminal.moment import Moment
from sacrarium.games.sacrifight.view import LastingView, View

from .table import SIDES, hero_name

WHAT: Final = {
    "dmg_dealt": "damage dealt", "dmg_taken": "damage taken", "healing": "healing", "armor_gain": "armor gained",
    "minion_dmg": "damage by minions", "hand_limit": "hand limit", "protected": "cards cannot be removed",
    "blocked": "nothing can be played", "no_play": "no plays", "no_draw": "no draws", "no_save": "nothing saved",
    "no_sacrifice": "nothing given up", "no_attack": "no attacks", "no_coin": "no coin", "no_special": "no special move",
    "no_heal": "no healing", "no_ability": "boss ability skipped", "no_boss_draw": "boss draws nothing",
    "no_minion_entry": "no minion enters",
}  # fmt: skip
UNTIL: Final = {
    "this_turn": "this turn", "your_next_turn": "until the next turn", "next_round": "next round",
    "boss_has_acted": "until the boss has acted", "fight": "this fight", "in_play": "while it lies",
}  # fmt: skip


def lines(moment: Moment, table: View) -> list[str]:
    """One for each effect: what, for whom, where, how long."""
    return list(dict.fromkeys(_line(effect, moment, table) for effect in table.lasting))


def _line(effect: LastingView, moment: Moment, table: View) -> str:
    what = WHAT.get(effect.what, effect.what)
    amount = f" {effect.amount:+d}" if effect.amount else ""
    whom = [hero_name(moment, table, hero) for hero in effect.heroes]
    whom = [] if len(whom) == len(table.heroes) else whom
    whom += ["the boss"] if effect.boss and not effect.heroes else []
    sides = [] if len(effect.sides) in {0, 4} else [SIDES[side] for side in effect.sides]
    slot = [f"from {effect.slot}"] if effect.slot is not None and effect.until == "in_play" else []
    found = [part for part in (", ".join(whom), " and ".join(sides), *slot, UNTIL[effect.until]) if part]
    return f"{what}{amount} ({'; '.join(found)})"
