"""What a run has earned (6.6): a pure function of its record, which tells bosses, heroes, campaigns and feats."""

from typing import TYPE_CHECKING, Final, cast

from sacrarium.core.journal import Event
from sacrarium.core.record import Record, Replay
from sacrarium.games.sacrifight import events as e
from sacrarium.games.sacrifight.pieces import BOSSES, CAMPAIGNS, HEROES
from sacrarium.games.sacrifight.rules.bossdeck import deck_size

from . import codes as c

if TYPE_CHECKING:
    from sacrarium.core.game import Game
    from sacrarium.games.sacrifight.state import FightState

FEATS: Final = {
    "fight_without_toss": "A fight is won and nobody has tossed the coin",
    "run_without_save": "A run is won and nobody has saved or packed a card",
    "last_light": "The Wisp falls when its deck is empty",
    "threadbare": "A run is won and no hero has more than five cards outside the graveyard",
    "unscathed": "A fight is won and no hero has lost health",
    "nothing_given_up": "A fight is won and no card was sacrificed",
    "snapped_shut": "A trap strikes the last blow",
}
LEGENDARY: Final = (
    "baby_wolpertinger",
    "soul_of_a_nachzehrer",
    "hackelbergs_hunting_bow",
    "head_of_the_headless_rider",
)
FEW: Final = 5
BLOWS: Final = (e.CardPlayed, e.Sacrificed, e.CardActed, e.SpecialUsed, e.BossCardDrawn, e.TurnBegan)


def all_achievements() -> tuple[str, ...]:
    """Everything that can be earned: bosses, heroes, pairs, campaigns, legendary loot, feats."""
    pairs = [(one, other) for place, one in enumerate(HEROES) for other in HEROES[place + 1 :]]
    return (
        *(f"boss:{name}" for name in BOSSES),
        *(f"hero:{name}" for name in HEROES),
        *(f"pair:{one}+{other}" for one, other in pairs),
        *(f"campaign:{name}" for name in CAMPAIGNS),
        *(f"legendary:{name}" for name in LEGENDARY),
        *(f"feat:{name}" for name in FEATS),
    )


def achievements(game: "Game", record: Record) -> tuple[str, ...]:
    """What this record has earned, in the order of `all_achievements`."""
    log, play = Log(), Replay(game, record)
    for state, journal in play.steps():
        log.take([event for _, event in journal.entries])
        log.left = deck_size(cast("FightState", state))
    log.saved = any(entry.move.startswith(("save:", "pack:")) for entry in record.moves)
    log.end(cast("FightState", play.state))
    return tuple(name for name in all_achievements() if name in log.earned)


class Log:
    """What has been seen of a run so far."""

    def __init__(self) -> None:
        self.earned: set[str] = set()
        self.saved = False
        self.left = 0  # cards in the boss deck, which no event tells
        self.fresh_fight()

    def fresh_fight(self) -> None:
        """A fight begins: nothing was done in it."""
        self.tossed = self.hurt = self.sacrificed = self.by_trap = False

    def take(self, events: list[Event]) -> None:
        """What has happened since the last time."""
        for event in events:
            self._event(event)

    def _event(self, event: Event) -> None:
        if isinstance(event, e.FightBegan):
            self.fresh_fight()
        elif isinstance(event, e.CoinTossed):
            self.tossed = True
        elif isinstance(event, e.HeroHurt):
            self.hurt = self.hurt or event.amount > event.absorbed
        elif isinstance(event, e.BossCardDrawn | e.CardBurned):
            self.left -= 1
        elif isinstance(event, e.FightWon):
            self._won(event)
        elif isinstance(event, e.Looted) and event.card in LEGENDARY:
            self.earned.add(f"legendary:{event.card}")
        self._blow(event)

    def _blow(self, event: Event) -> None:
        """Who strikes: a trap that reacts or holds a card, until something else happens."""
        self.sacrificed = self.sacrificed or isinstance(event, e.Sacrificed)
        if isinstance(event, e.TrapFired) or (isinstance(event, e.DieRolled) and event.purpose == "hold"):
            self.by_trap = True
        elif isinstance(event, BLOWS):
            self.by_trap = False

    def _won(self, event: e.FightWon) -> None:
        self.earned.add(f"boss:{event.boss}")
        feats = {
            "fight_without_toss": not self.tossed,
            "unscathed": not self.hurt,
            "nothing_given_up": not self.sacrificed,
            "snapped_shut": self.by_trap,
            "last_light": event.boss == "wisp" and self.left <= 0,
        }
        self.earned |= {f"feat:{name}" for name, done in feats.items() if done}

    def end(self, state: "FightState") -> None:
        """The run is over: what only a victory earns; a single fight is no run."""
        mode = state.options.mode
        if state.result != c.WON or mode == "oneshot":
            return
        heroes = [HEROES[place] for place in list(state.hero_class)[: state.heroes]]
        self.earned |= {f"hero:{name}" for name in heroes}
        if len(heroes) == 2:
            self.earned.add("pair:" + "+".join(sorted(heroes, key=HEROES.index)))
        bosses = {state.content.boss_ids[place] for place in state.bosses}
        won = [name for name, listed in CAMPAIGNS.items() if bosses == set(listed)]
        self.earned |= {f"campaign:{name}" for name in won if mode == "campaign"}
        if not self.saved:
            self.earned.add("feat:run_without_save")
        if all(_outside(state, hero) <= FEW for hero in range(state.heroes)):
            self.earned.add("feat:threadbare")


def _outside(state: "FightState", hero: int) -> int:
    """Cards of a hero that do not lie in the graveyard."""
    piles = sum(state.pool_n[3 * hero + tier] + state.top_n[3 * hero + tier] for tier in range(3))
    board = sum(holder == hero for holder in state.slot_holder)
    kraxe = list(state.kraxe_holder)[: state.kraxe_n].count(hero)
    return int(piles + state.hand_n[hero] + state.backpack_n[hero] + board + kraxe)
