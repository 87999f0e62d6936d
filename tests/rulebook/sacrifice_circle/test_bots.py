"""The table player's values, the odds, the rules of thumb, and the search that plays them out."""

import pytest

from sacrarium.core.chance import Seeded
from sacrarium.games.sacrifice_circle.odds import reaches_black
from sacrarium.games.sacrifice_circle.pieces import BY_SPACE
from sacrarium.games.sacrifice_circle.values import Values
from sacrarium.search import SearchBot, bot, consider

from .board import GAME, asked, read, whole_game

VALUES = Values()


@pytest.mark.parametrize(
    ("kind", "travel", "space", "attacks"),
    [
        ("resting", 0, "HUB", 3.7627),
        ("acting", 0, "N8", 4.9104),
        ("acting", 10, "N9", 4.0699),
        ("resting", 10, "N12", 3.3069),
        ("acting", 36, "N39", 1.3367),
        ("resting", 36, "N0", 0.5463),
        ("acting", 39, "N0", 1.0),
        ("resting", 39, "N20", 0.0),
    ],
)
def test_values_of_the_lone_hero(kind: str, travel: int, space: str, attacks: float) -> None:
    """The check values of the specification, section 6."""
    assert attacks == round(getattr(VALUES.holding, kind)[96 * travel + BY_SPACE[space]], 4)


def test_a_card_in_reach_is_worth_something() -> None:
    """Empty hands are worth more beside a well, and less while the hero is locked."""
    full, spent, locked = VALUES.layer(255, 5), VALUES.layer(0, 5), VALUES.layer(255, 0)
    place = BY_SPACE["iAB1"]

    assert full.acting[place] > spent.acting[place] + 1
    assert spent.acting[place] == pytest.approx(VALUES.holding.acting[place])
    assert locked.acting[BY_SPACE["HUB"]] < full.acting[BY_SPACE["HUB"]]


@pytest.mark.parametrize(
    ("turns", "left", "chance"), [(2, 7, 0.5833), (3, 10, 0.625), (4, 14, 0.5563), (1, 6, 1 / 6)]
)
def test_odds_of_reaching_black(turns: int, left: int, chance: float) -> None:
    """R29: the check values of the specification."""
    assert round(chance, 4) == round(reaches_black(turns, 40 - left, 0, 0), 4)


def test_the_staff_and_the_trap_lower_the_odds() -> None:
    """R5, R6: with five to go a trap before black makes the next turn safe; the staff takes one face away."""
    odds = read(turn="A", t=35, trap="N38", staff_turns=1).view(None).odds

    assert (0.0, 0.1667, 0.0, 0.3333) == (
        odds.now[0],
        odds.without_trap[0],
        odds.without_staff[0],
        odds.without_both[0],
    )


@pytest.mark.parametrize("level", ["novice", "adept"])
def test_rules_of_thumb(level: str) -> None:
    """Attack first with the axe; set the trap ahead of the crystal; keep the radiant talisman."""
    policy, chance = bot(GAME, level), Seeded(1)
    beside = read(turn="B", t=12, heroes={"B": {"space": "N11", "item": "axe"}})
    ahead = read(turn="B", t=12, heroes={"B": {"space": "N15", "item": "trap"}})
    two = read(turn="B", t=12, phase="keep", drawn="radiant", heroes={"B": {"space": "oBC3", "item": "odd"}})

    moves = [GAME.write_move(policy.choose(state, 1, chance)) for state in (beside, ahead, two)]

    assert ["attack:axe", "trap", "keep:radiant"] == moves


def test_both_policies_win_now_and_then_and_chance_does_not() -> None:
    wins = dict.fromkeys(("random", "novice", "adept"), 0)
    for level in wins:
        for seed in range(20):
            *_, (last, _) = whole_game(seed, bot(GAME, level))
            wins[level] += last.health == 0

    assert 0 == wins["random"] and 3 < wins["novice"] < 17 and 4 < wins["adept"] < 19


def test_the_master_finds_the_kill() -> None:
    """Beside a crystal that the axe must shatter, nothing else is worth a thought."""
    state = read(turn="B", t=39, health=5, heroes={"B": {"space": "N38", "item": "axe"}})

    report = consider(GAME, state, 1, Seeded(3), simulations=200)

    assert "attack:axe" == GAME.write_move(report.moves[0].move)
    assert report.moves[0].value > report.moves[-1].value, "a strike without the axe is worth less"


def test_the_master_is_honest_and_repeats_itself() -> None:
    """The same position and chance give the same answer, whatever the game's own chance will bring."""
    state = read(turn="C", t=14, phase="move", steps_left=4, heroes={"C": {"space": "C5"}})
    thinker = SearchBot(GAME, 300)

    assert thinker.choose(state, 2, Seeded(9)) == thinker.choose(state.imagine(2, Seeded(4)), 2, Seeded(9))
    assert state == read(turn="C", t=14, phase="move", steps_left=4, heroes={"C": {"space": "C5"}})


def test_the_shortlist_begins_with_the_policys_own_move() -> None:
    adviser = GAME.search.adviser
    assert adviser is not None
    for seed in range(3):
        for state, _ in whole_game(seed, adviser):
            if state.to_act():
                report = SearchBot(GAME, 1).think(state, asked(state), Seeded(1))
                legal = state.legal(asked(state))
                own = adviser.choose(state, asked(state), Seeded(1))
                assert own == report.moves[0].move and {weighed.move for weighed in report.moves} <= set(
                    legal
                )
                assert len(report.moves) <= 5
