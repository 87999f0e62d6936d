"""Heroes, bosses, modes, and the options of a table."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

HeroName: TypeAlias = Literal["lumberjack", "witch", "hunter", "nachzehrer"]
Mode: TypeAlias = Literal["run", "oneshot", "campaign"]
HEROES: Final = ("lumberjack", "witch", "hunter", "nachzehrer")
HERO_TITLES: Final = ("Lumberjack", "Witch", "Hunter", "Nachzehrer")
BOSSES: Final = (
    "ruebezahl", "erlkoenig", "wisp", "nachtkrapp", "egg", "neighbor", "aufhocker", "tatzelwurm", "krampus", "wild_hunt",
    "horseman",
)  # fmt: skip
MEMBERS: Final = ("wodan", "holle", "eternal_hunter", "horde")
MEMBER_TITLES: Final = ("Wodan", "Frau Holle", "the Eternal Hunter", "the Wild Horde")
TIERS: Final = ("bronze", "silver", "gold", "legendary")
TYPES: Final = ("attack", "armor", "healing", "action")
Side: TypeAlias = Annotated[Literal["N", "E", "S", "W"], msgspec.Meta(title="Side")]
SIDES: Final[tuple[Side, ...]] = ("N", "E", "S", "W")
SIDE_TITLES: Final = ("north", "east", "south", "west")
SLOTS: Final = ("N1", "N2", "E1", "E2", "S1", "S2", "W1", "W2")
ENDINGS: Final = ("", "victory", "hero_dead", "vanished", "round_cap")  # by the reason that a state holds
CAMPAIGNS: Final = {  # 6.6
    "peaks": ("egg", "ruebezahl", "tatzelwurm"),
    "moor_and_mist": ("wisp", "aufhocker", "erlkoenig"),
    "rough_nights": ("nachtkrapp", "krampus", "wild_hunt"),
    "restless_graves": ("neighbor", "aufhocker", "horseman"),
    "feather_and_shell": ("egg", "nachtkrapp", "neighbor"),
    "riders": ("erlkoenig", "horseman", "wild_hunt"),
}
TRACKS: Final = {
    "lumberjack": 5,
    "witch": 3,
    "hunter": 3,
    "nachzehrer": 3,
}  # 6.7: what a toss is worth to each
ACTS: Final = {"run": 3, "oneshot": 1, "campaign": 3}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can agree on; the rulings that may go either way are among it."""

    players: int = 1  # seats
    hero: HeroName = "lumberjack"  # of the first seat
    partner: HeroName = "witch"  # of the second seat, or the second hero of solo_two
    solo_two: bool = False  # Q1: one seat decides for two heroes
    mode: Mode = "run"
    bosses: str = "random"  # names, a campaign, or random; what is not named is drawn
    boss_order: Literal["listed", "random", "choose"] = "listed"
    turn_order: Literal["fixed", "random", "choose"] = "fixed"  # Q2
    teammate_sacrifice: Literal["ask", "free", "never"] = "ask"  # Q6
    special_track: int = 0  # Q9; 0: each hero's own length
    partner_track: int = 0  # Q9: of the second hero; 0: the same
    witch_yes: Literal["swap", "extra"] = "swap"  # Q12
    minion_reach: Literal["any", "same_side"] = "any"  # Q18
    overheal: bool = False  # Q20
    turnips_stay: bool = False  # Q32
    kraxe_rescue_to: Literal["hand", "backpack"] = "hand"  # Q38
    rescue_effect: bool = False  # Q39
    hunt_positions: Literal["fixed", "random"] = "fixed"  # Q40
    angel_damage: int = 8  # Q44
    boss_hp_percent: int = 100
    cards: str = ""  # a pack of card files; none: the game's own cards alone

    def __post_init__(self) -> None:
        _within("players", self.players, 1, 2)
        if self.special_track:
            _within("special_track", self.special_track, 3, 6)
        if self.partner_track:
            _within("partner_track", self.partner_track, 3, 6)
        _within("angel_damage", self.angel_damage, 1, 15)
        _within("boss_hp_percent", self.boss_hp_percent, 70, 130)
        if self.players == 2 and self.solo_two:
            raise ValueError("solo_two is for one seat alone")
        if self.number_of_heroes() == 2 and self.hero == self.partner:
            raise ValueError("hero and partner must be two different heroes")
        if self.mode == "campaign" and self.bosses not in {"random", *CAMPAIGNS}:
            raise ValueError(f"bosses: a campaign is random or one of {', '.join(CAMPAIGNS)}")
        named = self.named_bosses()
        if len(set(named)) < len(named) or len(named) > self.number_of_acts():
            raise ValueError(f"bosses: at most {self.number_of_acts()} different ones fit this mode")

    def number_of_heroes(self) -> int:
        """N: 1 or 2."""
        return 2 if self.players == 2 or self.solo_two else 1

    def number_of_acts(self) -> int:
        """Bosses to be defeated."""
        return ACTS[self.mode]

    def hero_classes(self) -> list[int]:
        """Which heroes fight; without a partner the second entry means nothing."""
        return [HEROES.index(self.hero), HEROES.index(self.partner)]

    def track_lengths(self) -> list[int]:
        """Q9: of each hero's special track."""
        own, partner = TRACKS[self.hero], TRACKS[self.partner]
        return [self.special_track or own, self.partner_track or self.special_track or partner]

    def consent_code(self) -> int:
        """Q6: 0 ask, 1 free, 2 never; one decider never asks."""
        if self.solo_two:
            return 1
        return ("ask", "free", "never").index(self.teammate_sacrifice)

    def named_bosses(self) -> tuple[str, ...]:
        """The bosses that the option names."""
        if self.bosses in CAMPAIGNS:
            return CAMPAIGNS[self.bosses][: self.number_of_acts()]
        return tuple(name.strip() for name in self.bosses.split(",") if name.strip() not in {"random", ""})


def _within(name: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise ValueError(f"{name} must be {least} to {most}, not {number}")
