"""Hints: always there for whoever is asked, legal as a whole, in the order of the chances that they tell, and from nothing secret."""

from itertools import product
from typing import Any

import pytest

from sacrarium.core.bits import Seat, members_of
from sacrarium.core.chance import Seeded
from sacrarium.core.decision import Ask, MoveInfo
from sacrarium.core.game import Game
from sacrarium.core.state import State
from sacrarium.core.words import Company
from sacrarium.games import GAMES, game_named
from sacrarium.search import Considered, Report, choices
from sacrarium.search.chances import Curve, chances, curves
from sacrarium.table.bots import Workers
from sacrarium.table.errors import Refused
from sacrarium.table.hints import hint_of, labels_of, may_ask_for_hint, percent, told_now, weigh
from sacrarium.table.match import Match
from sacrarium.table.messages import Hint
from sacrarium.table.seating import Person
from sacrarium.table.sqlite import SqliteStore
from sacrarium.table.tables import Tables

SARKOPHAG = game_named("sarkophag")
BLEU = game_named("sacre_bleu")
NAMES = ("Ida", "Jonas", "Mira", "Bela", "Kai", "Lou", "Max")
EIGHTS = ("buy 5b+3r=8b", "buy 4r+4b=8b")  # two ways to one card
CASES: list[tuple[str, dict[str, Any], int]] = [  # and every how many decisions is looked at
    ("sarkophag", {}, 1),
    ("sarkophag", {"players": 3, "match": "limit", "limit": 20}, 3),
    ("sacrifice_duel", {}, 3),
    ("sacre_bleu", {"players": 3}, 3),
    ("sacre_bleu", {"players": 2}, 3),
    ("sacrifice_circle", {}, 5),
    ("sacrifight", {}, 2),
    ("sacrifight", {"players": 2, "hero": "witch", "partner": "hunter", "mode": "oneshot"}, 2),
]


def seated(game: Game, **options: Any) -> Match:
    people = [Person(name) for name in NAMES[: options.get("players", game.default_seats)]]
    return Tables(SqliteStore(":memory:")).new(game, options, people, seed=5)


def quick_hint(game: Game, state: State, seat: Seat, seed: int) -> Hint:
    """From very few simulations: what it says may be wrong, how it says it may not."""
    company = Company(NAMES[: state.seats()], seat)
    imagined = state.imagine(seat, Seeded(seed))
    report = choices.weigh(game, imagined, seat, Seeded(seed), 16)
    return hint_of(game, imagined, seat, report, company)


def decided(game: Game, options: dict[str, Any], every: int) -> Any:
    """Positions of a game that is played now by rules of thumb and now at random, half-made choices included."""
    chance, number = Seeded(7), 0
    state = game.new(game.read_options(options), chance)
    while acting := state.to_act():
        if number % every == 0:
            yield number, state
        seat = list(members_of(acting))[chance.below(len(list(members_of(acting))))]
        move = game.novice.choose(state, seat, chance) if chance.below(3) else state.pick(seat, chance)
        state.play(seat, move, chance)
        number += 1


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "ROUNDS", 1)


@pytest.mark.parametrize(("name", "options", "every"), CASES, ids=str)
@pytest.mark.usefixtures("hasty")
def test_whoever_is_asked_gets_a_hint_that_can_be_followed(
    name: str, options: dict[str, Any], every: int
) -> None:
    game = GAMES[name]
    for number, state in decided(game, options, every):
        for seat in members_of(state.to_act()):
            found = quick_hint(game, state, seat, number)

            best = found.considered[0]
            assert found.move == best.move and found.words.startswith(f"**{best.label}** looks best")
            assert found.words.endswith(".") and ".." not in found.words and "::" not in found.words
            chances_told = [one.value for one in found.considered]
            assert chances_told == sorted(chances_told, reverse=True)
            wholes = [tuple(sorted([one.move, *one.then])) for one in found.considered]
            assert len(wholes) == len(set(wholes))
            labels = [one.label for one in found.considered]
            assert all(labels) and len(labels) == len(set(labels)), labels
            for one in found.considered:
                follow(game, state, seat, [one.move, *one.then])


def follow(game: Game, state: State, seat: Seat, moves: list[str]) -> None:
    """Make the moves in a world of the seat; a choice that is not whole would be asked on."""
    world = state.imagine(seat, Seeded(1))
    for place, move in enumerate(moves):
        if place:
            assert choices.is_asked_on(game, world, seat)
        assert world.is_legal(seat, game.read_move(move)), (moves, place)
        world.play(seat, game.read_move(move), Seeded(2))
    if choices.is_asked_on(game, state, seat) and choices.played(state, seat, map(game.read_move, moves)):
        assert not choices.is_asked_on(game, world, seat), moves


@pytest.mark.usefixtures("hasty")
def test_a_hint_where_all_decide_at_once_does_not_tell_who_has_answered() -> None:
    """S.A.C.R.E. Bleu!: after an Advertise all others lay a card at the same time."""
    chance = Seeded(3)
    state = BLEU.new(BLEU.read_options({"players": 4}), chance)
    state.play(0, BLEU.read_move("advertise"), chance)
    state.play(0, state.legal(0)[0], chance)
    first, second, third = members_of(state.to_act())
    answered = state.copy()
    answered.play(second, answered.legal(second)[0], chance)
    both = answered.copy()
    both.play(third, both.legal(third)[-1], chance)

    hints = [quick_hint(BLEU, world, first, 11) for world in (state, answered, both)]

    assert hints[0] == hints[1] == hints[2]


def test_a_hint_comes_while_others_answer_in_secret() -> None:
    """The number of the table goes on, and the question stays the same."""
    match = seated(BLEU, players=4)
    match.submit(0, "advertise", 0)
    match.submit(0, BLEU.write_move(match.state.legal(0)[0]), 1)
    first, second, _ = match.asked()
    thought = quick_hint(BLEU, match.state, first, 1)
    match.submit(second, BLEU.write_move(match.state.legal(second)[0]), 2)

    told = told_now(match, first, 2, thought)

    assert told is not None and (3, thought.words) == (told.number, told.words)
    assert first == may_ask_for_hint(match, first, 2)
    match.submit(first, thought.move, 3)
    assert told_now(match, first, 2, thought) is None


def test_a_hint_is_for_the_seat_whose_turn_it_is() -> None:
    match = seated(SARKOPHAG, players=3, first_dealer=2)

    assert 0 == may_ask_for_hint(match, 0, 0)
    for seat, seen in ((1, 0), (None, 0), (0, 5)):
        with pytest.raises(Refused):
            may_ask_for_hint(match, seat, seen)


def test_a_hint_names_a_legal_move_and_its_chance() -> None:
    match = seated(SARKOPHAG, players=3, first_dealer=2)
    workers = Workers(1)

    told = workers.hint(match, 0).result()
    workers.close()

    ask = match.ask(match.state, 0)
    assert ask is not None and told.move in {info.move for info in ask.moves}
    assert told.words.startswith(
        f"**Play {told.move}** looks best ({percent(told.considered[0].value)} to win)"
    )
    for other in told.considered[1:3]:
        assert f"Play {other.move} ({percent(other.value)})" in told.words
    assert 0 < told.considered[0].share <= 1


def told(game: Game, state: State, seat: Seat, *found: Considered) -> str:
    """The words for what a search is made to think."""
    report = Report(seat, 100, found, False)
    return hint_of(game, state, seat, report, Company(NAMES[: state.seats()], seat)).words


def test_nothing_is_told_to_be_better_than_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sample says 39 and 41 of moves that are worth the same; the search would make the first."""
    monkeypatch.setattr("sacrarium.search.chances.curves", lambda: {"sarkophag": Curve(0, 1, 0, 0, 0, 0, 0)})
    state = seated(SARKOPHAG).state
    best, equal, worse = state.legal(state.next_seat())[:3]

    words = told(
        SARKOPHAG,
        state,
        state.next_seat(),
        Considered(best, 50, 0.39),
        Considered(worse, 10, 0.3),
        Considered(equal, 40, 0.41),
    )

    assert f"**Play {best}** looks best (39 % to win)" in words
    assert words.endswith(f"About as good: Play {equal} (39 %). Next: Play {worse} (30 %).")


def test_a_game_that_was_not_measured_tells_no_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sacrarium.search.chances.curves", dict)
    state = seated(SARKOPHAG).state

    assert "%" not in told(
        SARKOPHAG, state, state.next_seat(), Considered(state.legal(state.next_seat())[0], 5, 0.4)
    )


def cycling() -> State:
    """S.A.C.R.E. Bleu!: everybody has to pass three cards."""
    match = seated(BLEU)
    match.submit(0, "cycle", 0)
    match.submit(0, "cycle 3 1", 1)
    return match.state


@pytest.mark.parametrize("passed", [0, 1, 2])
def test_a_hint_tells_all_cards_of_a_choice_in_the_order_of_reading(passed: int) -> None:
    """The table asks card by card; what was chosen before belongs to it."""
    state = cycling()
    cards = state.legal(0)[:3]
    for move in cards[:passed]:
        state.play(0, move, Seeded(1))
    first, *then = reversed(cards[passed:])

    words = told(BLEU, state, 0, Considered(first, 9, 0.4, tuple(then)))

    names = [
        next(
            info
            for info in BLEU.text.ask(cycling(), 0, Company(NAMES[:4], 0)).moves
            if info.move == BLEU.write_move(move)
        ).label
        for move in cards
    ]
    plain = [name.removeprefix("Pass ") for name in names]
    assert words.startswith(f"**Pass {plain[0]}, {plain[1]} and {plain[2]}** looks best (")


def test_a_hint_says_that_nothing_is_chosen() -> None:
    state = seated(BLEU).state
    back, done = BLEU.read_move("return"), BLEU.read_move("done")
    state.play(0, back, Seeded(1))
    held = state.legal(0)[0]

    assert told(BLEU, state, 0, Considered(held, 9, 0.4, (done,))).startswith("**Return ")
    assert "put" not in told(BLEU, state, 0, Considered(held, 9, 0.4, (done,)))
    if state.is_legal(0, done):
        assert told(BLEU, state, 0, Considered(done, 9, 0.4)).startswith("**Return nothing** looks best")


def test_two_ways_to_buy_one_card_are_told_apart() -> None:
    """Sacrifice Duel: the button says what is bought; a sentence about two orders says with what."""
    game = game_named("sacrifice_duel")
    ask = Ask(0, "order", "", "", tuple(MoveInfo(order, "Buy black 8") for order in EIGHTS))

    assert {
        EIGHTS[0]: "Buy black 8 for red 3 and black 5",
        EIGHTS[1]: "Buy black 8 for red 4 and black 4",
    } == labels_of(game, ask, EIGHTS)


def test_chances_never_fall_where_the_value_rises() -> None:
    """So the order of a search is the order of the chances."""
    for curve in curves().values():
        for far, early, even in product((0.0, 1.0), (0.0, 1.0), (0.5, 0.25, 1 / 7)):
            found = [curve.chance(value / 50, far, early, even) for value in range(51)]
            assert found == sorted(found) and found[-1] - found[0] > 0.2, (curve, far, early, even)


def test_equals_start_about_equal() -> None:
    """At the first decision nobody is far ahead, whatever the seats."""
    for name in ("sarkophag", "sacre_bleu"):
        for seats in GAMES[name].seats:
            state = GAMES[name].new(GAMES[name].read_options({"players": seats}), Seeded(1))
            assert abs(chances(GAMES[name], state)(state.worth(0)) - 1 / seats) < 0.15, (name, seats)


def test_a_hint_is_thought_out_in_the_time_that_it_has() -> None:
    """Where time is over at once there is a hint all the same."""
    match = seated(BLEU)

    found = weigh("sacre_bleu", match.imagined(0), 0, 1, match.company(0), 1)

    assert found.words and found.considered
