"""What has to hold in every game, and what scenario files cannot say."""

from typing import Any

import pytest

from sacrarium.core.bits import popcount
from sacrarium.core.chance import Scripted, Seeded
from sacrarium.core.policy import Policy, RandomPolicy
from sacrarium.games.sacrifice_circle.events import CrystalRolled, HeroPushed
from sacrarium.games.sacrifice_circle.phases import HUB, LOST, WON
from sacrarium.games.sacrifice_circle.pieces import COMMON, GOLD_WELLS, HOLY, MOST_TURNS
from sacrarium.games.sacrifice_circle.state import CircleState
from sacrarium.search import bot

from .board import GAME, asked, legal, play, read, whole_game

POLICIES = {"random": RandomPolicy(), "novice": GAME.novice, "adept": bot(GAME, "adept")}


def no_piece_stands_on_another(state: CircleState) -> bool:
    places = [place for place in state.place if place != HUB]
    return len({*places, state.crystal_space()}) == len(places) + 1


def cards_match_wells(state: CircleState) -> bool:
    golden = popcount(state.charged & GOLD_WELLS)
    blue = popcount(state.charged & ~GOLD_WELLS)
    return (blue, golden) == (popcount(state.deck & COMMON), popcount(state.deck & HOLY))


@pytest.mark.parametrize("options", [{}, {"second_item": "leave"}, {"walk": "exact"}, {"health": 30}])
@pytest.mark.parametrize("name", POLICIES)
def test_what_never_changes(name: str, options: dict[str, Any]) -> None:
    """R1, R7, R13, R16, R21, R29, R30: the invariants of the specification, in games of every strength."""
    for seed in range(3):
        unlocked: set[int] = set()
        charged, turns = 255, 0
        for state, events in whole_game(seed, POLICIES[name], **options):
            turns += sum(isinstance(event, CrystalRolled) for event in events)
            assert cards_match_wells(state)
            assert not state.charged & ~charged, "a well never fills again"
            charged = state.charged
            free = {hero for hero in range(5) if not state.locked[hero]}
            assert unlocked <= free, "nobody is locked again"
            unlocked = free
            if state.phase in {WON, LOST}:
                assert (state.phase == WON) == (state.health == 0) and (state.phase == LOST) == (
                    state.travel == 40
                )
            else:
                assert no_piece_stands_on_another(state) and 0 <= state.travel < 40 and state.health > 0
        assert turns <= MOST_TURNS


def test_pushed_heroes_are_told_one_by_one() -> None:
    """R7, Q12: across black, too."""
    state = read(turn="E", t=36, heroes={"A": {"space": "N39"}, "B": {"space": "N38"}, "C": {"space": "N37"}})

    pushed = [event for event in play(state, "end", Scripted(d6=[3])) if isinstance(event, HeroPushed)]

    assert [("A", "N39", "N38"), ("B", "N38", "N37"), ("C", "N37", "N36")] == [
        (event.hero, event.start, event.space) for event in pushed
    ]


def test_a_hero_on_black_is_pushed_to_the_last_space() -> None:
    """R7, R27: black is no exception."""
    state = read(turn="B", t=2, heroes={"B": {"space": "N3", "item": "odd"}, "C": {"space": "N0"}})

    play(state, "attack:odd", Scripted(d6=[6]))

    assert (0, "N39") == (state.travel, state.view(None).heroes[2].space)


@pytest.mark.parametrize("space", ["N7", "N9", "B5"])
def test_attacks_from_beside(space: str) -> None:
    """R18, S6: the two neighbours on the ring, and the end of a path."""
    assert "attack" in legal(read(turn="B", t=8, heroes={"B": {"space": space}}))


@pytest.mark.parametrize("space", ["N6", "N10", "B4", "oBC1", "HUB"])
def test_no_attacks_from_elsewhere(space: str) -> None:
    """R18, S6."""
    state = read(turn="B", t=8, heroes={"B": {"space": space}})

    reason = state.why_not(1, GAME.read_move("attack"))

    assert reason is not None and ("R18", "not_beside") == (reason.rule, reason.code)


def test_where_a_deck_is_empty_a_well_is_a_plain_space() -> None:
    """R21: set-up positions may hold fewer cards than wells; nothing can then be drawn."""
    state = read(turn="C", t=3, phase="move", steps_left=3, deck=(), heroes={"C": {"space": "C3"}})

    assert {"go:iCD2", "go:iCD3"} <= legal(state)
    play(state, "go:iCD2")
    assert 3 == asked(state)


def test_a_draw_is_even_among_the_cards_left() -> None:
    """R21: each card of the deck is as likely as any other."""
    given = {"turn": "C", "phase": "move", "steps_left": 2, "deck": ("odd", "spell", "radiant")}
    drawn = []
    for seed in range(400):
        state = read(**given, heroes={"C": {"space": "C3"}})
        state.play(2, GAME.read_move("go:iCD2"), Seeded(seed))
        drawn.append(state.view(None).heroes[2].item)

    assert {"odd", "spell"} == set(drawn) and 150 < drawn.count("odd") < 250


def test_imagining_shows_nothing_new() -> None:
    """Q25: nothing is hidden, so all that can be imagined is the truth; the cards to come have no order."""
    state = read(turn="C", deck=("odd", "spell"))

    assert state == state.imagine(0, Seeded(1)) == state.imagine(3, Seeded(2))


def test_the_worth_of_a_win_falls_with_the_way_of_the_crystal() -> None:
    """R29: graded, so that a search sees more than won and lost."""
    early, late = read(phase="won", t=10), read(phase="won", t=39)
    near, far = read(phase="lost", t=40, health=3), read(phase="lost", t=40, health=70)

    worths = [state.worth(0) for state in (early, late, near, far)]
    assert worths == sorted(worths, reverse=True) and 1 > worths[0] and 0 < worths[3]
    assert [1.0] * 5 == early.utilities() and [0.0] * 5 == near.utilities()


@pytest.mark.parametrize("level", ["random", "novice", "adept"])
def test_bots_play_by_every_option(level: str) -> None:
    """R9: no policy ever makes an illegal move; `play` would refuse it."""
    policy: Policy = POLICIES[level]
    for options in ({"walk": "exact", "second_item": "leave"}, {"path_choice": "fixed", "health": 150}):
        *_, (last, _) = whole_game(5, policy, **options)
        assert last.outcome() is not None
