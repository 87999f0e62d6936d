"""6.6: what a run earns, from its record alone."""

from functools import cache

import pytest

from sacrarium.core import record as records
from sacrarium.core.chance import Seeded
from sacrarium.core.journal import Event
from sacrarium.core.record import Entry, Record
from sacrarium.games.sacrifight import events as e
from sacrarium.games.sacrifight.fight.achievements import Log, achievements, all_achievements

from .board import GAME

SETTINGS = {
    "mode": "campaign",
    "bosses": "peaks",
    "solo_two": True,
    "boss_hp_percent": 70,
    "special_track": 3,
}
BEGAN = e.FightBegan(1, "wisp", (40,), 0)
WON = e.FightWon(1, "wisp", 5)
CALM = {"feat:fight_without_toss", "feat:unscathed", "feat:nothing_given_up"}


def played(seed: int, options: dict[str, object]) -> tuple[Record, bool]:
    """A run by the novice as a record, and whether it was won."""
    chance, mind = Seeded(seed), Seeded(seed + 1)
    state = GAME.new(GAME.read_options(options), chance)
    moves = []
    while state.to_act():
        seat = state.to_act().bit_length() - 1
        move = GAME.novice.choose(state, seat, mind)
        moves.append(Entry(seat, GAME.write_move(move)))
        state.play(seat, move, chance)
    outcome = state.outcome()
    assert outcome is not None
    return Record(
        GAME.name, GAME.rules_version, dict(options), seed, tuple(moves)
    ), outcome.reason == "victory"


@cache
def won_campaign() -> Record:
    """The first campaign that the novice wins."""
    return next(record for seed in range(200) for record, won in [played(seed, SETTINGS)] if won)


def test_there_are_thirty_eight() -> None:
    assert 11 + 4 + 6 + 6 + 4 + 7 == len(all_achievements()) == len(set(all_achievements()))


def test_a_campaign_that_is_won() -> None:
    earned = achievements(GAME, won_campaign())

    assert {"boss:egg", "boss:ruebezahl", "boss:tatzelwurm", "hero:lumberjack", "hero:witch",
            "pair:lumberjack+witch", "campaign:peaks"} <= set(earned)  # fmt: skip
    assert list(earned) == [name for name in all_achievements() if name in earned]


def test_the_record_alone_decides() -> None:
    record = won_campaign()

    assert achievements(GAME, record) == achievements(GAME, records.load(records.dump(record)))


def test_a_run_that_is_lost_or_not_over_earns_only_its_bosses() -> None:
    record = won_campaign()
    begun = Record(record.game, record.rules_version, record.options, record.seed, record.moves[:-1])

    earned = achievements(GAME, begun)

    assert "boss:egg" in earned and "campaign:peaks" not in earned and "hero:witch" not in earned


@pytest.mark.parametrize(
    ("events", "left", "earned"),
    [
        ([], 9, CALM),
        ([e.CoinTossed(0, True)], 9, CALM - {"feat:fight_without_toss"}),
        ([e.HeroHurt(0, 2, 2, 15, 0, None)], 9, CALM),
        ([e.HeroHurt(0, 3, 2, 14, 0, None)], 9, CALM - {"feat:unscathed"}),
        ([e.Sacrificed(0, "bd2", "N1", 0)], 9, CALM - {"feat:nothing_given_up"}),
        ([e.BossCardDrawn("bog_fire")], 1, CALM | {"feat:last_light"}),
        ([e.TrapFired("snare", "N1", "bog_fire")], 9, CALM | {"feat:snapped_shut"}),
        ([e.DieRolled("hold", 4)], 9, CALM | {"feat:snapped_shut"}),
        ([e.TrapFired("snare", "N1", "bog_fire"), e.TurnBegan(0, 2)], 9, CALM),
    ],
)
def test_feats_of_a_fight(events: list[Event], left: int, earned: set[str]) -> None:
    """A feat counts for the fight it was done in."""
    log = Log()
    log.take([BEGAN, e.CoinTossed(0, False), e.HeroHurt(0, 9, 0, 6, 0, None), BEGAN])
    log.left = left

    log.take([*events, WON])

    assert {"boss:wisp", *earned} == log.earned


def test_legendary_loot_is_an_achievement() -> None:
    log = Log()

    log.take([e.Looted(0, "baby_wolpertinger"), e.Looted(1, "claw_dagger")])

    assert {"legendary:baby_wolpertinger"} == log.earned
