"""What the bots see: lines that kill (9.2.2), danger (9.2.3), and a search that stops at the end of the fight (9.3)."""

import pytest

from sacrarium.core.chance import Seeded
from sacrarium.core.state import MoveList
from sacrarium.games.sacrifight import QUICK
from sacrarium.search import Rollouts, SearchBot, bot

from .board import GAME, legal, play, scene

NOVICE = GAME.novice


def chosen(state: object, seed: int = 1) -> str:
    """What the novice does, in notation."""
    return GAME.write_move(NOVICE.choose(state, 0, Seeded(seed)))  # type: ignore[arg-type]


def test_a_line_of_two_actions_is_found() -> None:
    """9.2.2: bronze first, then gold onto silver, would be too little; the sacrifice of the last blow makes it enough."""
    state = scene(
        options={"hero": "witch", "mode": "oneshot"},
        enemy={"hp": [9]},
        heroes=[{"hand": ["sd4", "bd2", "ba2"], "hp": 3}],
        board={"N1": {"card": "bx_kill"}},
    )

    first = chosen(state)
    play(state, first)
    while state.to_act() and "pass" not in legal(state):
        play(state, chosen(state))
    if state.to_act():
        play(state, chosen(state))

    assert "play:1:on:N1" == first and not state.to_act()


def test_without_a_line_the_novice_does_what_is_worth_most() -> None:
    state = scene(enemy={"hp": [30]}, heroes=[{"hand": ["bd3", "bd2"]}])

    assert chosen(state).startswith("play:1:")


def test_a_card_that_counts_others_is_worth_what_it_counts_now() -> None:
    """9.2.4: a brew beside three ingredients beats a plain blow, without any it does not; given up, one counts no more."""
    hand = ["nettle_brew", "bd3"]
    larder = {"N1": {"card": "snail_shell"}, "E1": {"card": "snail_shell"}, "S1": {"card": "moonwort"}}
    empty = scene(options={"hero": "witch"}, enemy={"hp": [30]}, heroes=[{"hand": hand}])
    stocked = scene(options={"hero": "witch"}, enemy={"hp": [30]}, heroes=[{"hand": hand}], board=larder)

    assert chosen(empty).startswith("play:2:") and chosen(stocked) == "play:1:W"


def test_danger_makes_armor_worth_more_than_a_blow() -> None:
    """9.2.3: with two hit points left against a deck that deals two or more, armor comes first."""
    hand = ["bd3", "ba2"]
    deck = ["onto_the_back"] * 3
    healthy = scene("aufhocker", heroes=[{"hand": hand}], enemy={"deck": deck})
    weak = scene("aufhocker", heroes=[{"hand": hand, "hp": 2}], enemy={"deck": deck})

    assert chosen(healthy).startswith("play:1:") and chosen(weak).startswith("play:2:")


def test_the_shortlist_begins_with_the_own_move_and_has_no_equal_ones() -> None:
    state = scene(heroes=[{"hand": ["bd3", "bd2"]}])
    moves = MoveList()
    QUICK.shortlist(state, 0, Seeded(1), moves)
    listed = [GAME.write_move(moves.move[place]) for place in range(moves.count)]

    assert QUICK.choose(state, 0, Seeded(1)) == moves.move[0]
    assert 1 == sum(move.startswith("play:1:") for move in listed)
    assert 1 == sum(move.startswith("play:2:") for move in listed)


def test_a_search_ends_with_the_fight() -> None:
    """9.3: what is won is the fight with the decks it leaves; the next act is not played."""
    state = scene(options={"mode": "run"}, enemy={"hp": [2]}, heroes=[{"hand": ["bd2"]}])
    report = Rollouts(QUICK, 1.0).think(state, 0, Seeded(1), 40)

    assert GAME.write_move(report.moves[0].move).startswith("play:1:")
    assert 0.2 <= report.moves[0].value < 1.0


@pytest.mark.parametrize("level", ["adept", "master"])
def test_the_levels_above_novice_search(level: str) -> None:
    found = bot(GAME, level)

    assert isinstance(found, SearchBot)
    assert {"adept": GAME.search.adept, "master": GAME.search.master}[level] == found.simulations


def test_a_master_thinks_at_least_twice_as_long_as_an_adept() -> None:
    assert 2 * GAME.search.adept <= GAME.search.master
