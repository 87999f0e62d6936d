"""The single words that card texts choose from. Where a word becomes a number, that is its place here."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

Tier: TypeAlias = Annotated[Literal["bronze", "silver", "gold", "legendary"], msgspec.Meta(title="Tier")]
Part: TypeAlias = Annotated[
    Literal[
        "play", "sacrifice", "each_round", "in_play", "trap", "enters", "each_boss_turn", "each_hero_turn"
    ],
    msgspec.Meta(title="Part"),
]
Kind: TypeAlias = Literal["attack", "armor", "healing", "action"]
Flag: TypeAlias = Literal["M", "WM", "NM", "A", "aside", "angel", "mom", "head"]
Member: TypeAlias = Literal["wodan", "holle", "eternal_hunter", "horde"]
Behaviour: TypeAlias = Literal[
    "faces", "turnips", "vanishes", "shell", "lifesteal", "kraxe", "coins", "frenzy", "leaps",
]  # fmt: skip
Legendary: TypeAlias = Literal["exact_hit", "both_birds", "hunter_last", "angel_fended"]
Zone: TypeAlias = Literal["board", "hand", "backpack", "graveyard", "pile_top", "kraxe", "minions"]
Heroes: TypeAlias = Literal[
    "self", "holder", "other", "all", "choose", "random", "most_hp", "fewest_hp", "others"
]
NamedSide: TypeAlias = Literal[
    "N", "E", "S", "W", "self_side", "opposite", "adjacent", "all", "random", "choose", "it", "head", "side_with_most_cards",
]  # fmt: skip
Side: TypeAlias = NamedSide | dict[str, Any]
Until: TypeAlias = Literal["this_turn", "your_next_turn", "next_round", "boss_has_acted", "fight"]
Stat: TypeAlias = Literal["dmg_dealt", "dmg_taken", "healing", "armor_gain", "minion_dmg", "hand_limit"]
Op: TypeAlias = Literal["add", "mul", "reduce", "prevent", "set"]
When: TypeAlias = Literal[
    "boss_draw", "boss_turn_start", "boss_resolved", "minion_entered", "minion_killed", "hero_damaged", "sacrificed",
]  # fmt: skip
What: TypeAlias = Literal[
    "play", "draw", "save", "sacrifice", "attack", "coin", "special", "heal", "boss_ability", "boss_draw", "minion_entry",
]  # fmt: skip
