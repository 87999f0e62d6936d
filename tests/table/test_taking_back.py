"""Taking back: what is taken back is as if it had never been, freely only what nobody else can know anything from."""

import pytest
from msgspec import json

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.game import Game
from sacrarium.core.record import replay
from sacrarium.games import GAMES, game_named
from sacrarium.table.errors import Refused, TableError
from sacrarium.table.match import Match
from sacrarium.table.reviewing import decisions_of
from sacrarium.table.seating import Bot, Person, Sitter, With
from sacrarium.table.sqlite import SqliteStore
from sacrarium.table.tables import Tables

SARKOPHAG = game_named("sarkophag")
PEOPLE = (Person("Ida"), Person("Jonas"), Person("Greta"))
ALONE = (Person("Ida"), Bot("random"), Bot("random"))


def at_a_table(
    game: Game = SARKOPHAG,
    sitters: tuple[Sitter, ...] = PEOPLE,
    *,
    practice: bool = False,
    **options: object,
) -> Match:
    return Tables(SqliteStore()).new(game, options, sitters, 5, practice)


def company_of(game: Game) -> tuple[Person, ...]:
    return tuple(Person(f"P{seat}") for seat in range(game.default_seats))


def play(match: Match, chance: Seeded, seat: Seat | None = None) -> Seat:
    """One random move."""
    seat = match.asked()[0] if seat is None else seat
    match.submit(seat, match.game.write_move(match.state.pick(seat, chance)), match.number)
    return seat


def known(match: Match) -> object:
    """All that anybody is told, but for numbers and the log."""
    viewers = (None, *range(len(match.table.seats)))
    wholes = [json.decode(json.encode(match.snapshot(viewer))) for viewer in viewers]
    lines = [[line["text"] for line in whole["log"] if not line.get("undone")] for whole in wholes]
    told = [{**whole, "number": 0, "log": None, "back": None} for whole in wholes]
    return told, [[line for line in seen if " back a move" not in line] for seen in lines]


def way(match: Match, viewer: Seat) -> str | None:
    offered = match.back(viewer)
    return None if offered is None else offered.way


# -- in all games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("seed", range(3))
def test_after_taking_back_everything_is_as_it_was(game: Game, seed: int) -> None:
    """C13: views, questions, words and the log; and whatever is free crosses neither chance nor anybody else."""
    match, chance, before = at_a_table(game, company_of(game)), Seeded(seed), {}
    taken = 0
    while not match.over and match.number < 150:
        count = len(match.record_so_far().moves)
        before[count] = known(match), match.state.copy(), match.number
        seat = play(match, chance)
        if way(match, seat) == "free" and not match.over:
            told, state, number = before[count]
            match.take_back(seat, match.number)
            taken += 1
            assert state == match.state and told == known(match)
            assert len(match.record_so_far().moves) == count
            assert all(entry.seat == seat for entry in match._entries[number:]), "nobody else has decided"
            play(match, chance, seat)
    assert taken or game.name == "sacrifice_circle"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_game_with_take_backs_is_the_game_without(game: Game) -> None:
    """The record holds what counts; it replays to the end, and so does the log in another process."""
    match, chance = at_a_table(game, company_of(game)), Seeded(3)
    while not match.over:
        seat = play(match, chance)
        if chance.below(3) == 0 and way(match, seat) in ("free", "ask") and not match.over:
            match.take_back(seat, match.number, agreed=True)

    assert match.state == replay(game, match.record())
    assert match.turned_back and len(match.record().moves) < match.number
    assert Tables(match.store).match(match.table.id).state == match.state
    frames = json.decode(json.encode(match.film(0)))["frames"]
    assert list(range(match.number + 1)) == [frame["number"] for frame in frames]
    numbers = [decision.number for decision in decisions_of(match, 0)]
    assert numbers == sorted(numbers) and all(0 <= number < match.number for number in numbers)


# -- who may, and when -----------------------------------------------------------------------------


def test_a_card_that_nobody_has_answered_goes_back_freely() -> None:
    match, chance = at_a_table(), Seeded(1)
    seat = play(match, chance)
    other = match.asked()[0]

    assert "free" == way(match, seat) and way(match, other) is None and match.back(None) is None
    match.take_back(seat, match.number)

    assert (seat,) == match.asked() and 2 == match.number
    lines = match.snapshot(other).log
    assert [False, True, False] == [line.undone for line in lines]
    assert f"{PEOPLE[seat].name} takes back a move." == lines[-1].text


def test_what_others_have_decided_since_needs_them() -> None:
    match, chance = at_a_table(), Seeded(1)
    first = play(match, chance)
    second = play(match, chance)

    assert ("ask", "free") == (way(match, first), way(match, second))
    with pytest.raises(Refused, match="everybody at the table has to agree"):
        match.take_back(first, match.number)
    match.take_back(first, match.number, agreed=True)

    assert (first,) == match.asked()
    assert "takes back 2 moves." in match.snapshot(second).log[-1].text


def test_bots_agree() -> None:
    match, chance = at_a_table(sitters=ALONE), Seeded(1)
    while play(match, chance) != 0:
        pass
    while match.asked() != (0,):
        play(match, chance)

    assert "free" == way(match, 0)


@pytest.mark.parametrize("practice", [False, True])
def test_nobody_goes_back_past_a_deal_but_in_practice(practice: bool) -> None:
    match, chance = at_a_table(sitters=ALONE, practice=practice, match="limit", limit=30), Seeded(1)
    while "Round 2" not in str(match.snapshot(0).log[-1]):
        play(match, chance)

    assert ("free" if practice else "barred") == way(match, 0)
    if not practice:
        with pytest.raises(Refused, match="drawn, rolled or shown since"):
            match.take_back(0, match.number, agreed=True)


def test_in_practice_the_same_chance_comes_again() -> None:
    circle = game_named("sacrifice_circle")
    match = at_a_table(circle, (Person("Ida"), *[Bot("random")] * 4), practice=True)
    chance = Seeded(4)
    while match.back(0) is None or match.asked() != (0,):
        play(match, chance)
    after, move = match.state.copy(), match.record_so_far().moves[-1]
    moves = match.record_so_far().moves

    match.take_back(0, match.number)
    for entry in moves[len(match.record_so_far().moves) :]:
        match.submit(entry.seat, entry.move, match.number)

    assert after == match.state and move == match.record_so_far().moves[-1]


def test_practice_is_for_one_person_against_bots() -> None:
    with pytest.raises(TableError, match="one person against bots"):
        at_a_table(sitters=PEOPLE, practice=True)


def test_whoever_plays_several_seats_takes_back_for_all_of_them() -> None:
    circle = game_named("sacrifice_circle")
    match = at_a_table(circle, (Person("Ida"), *[With(0)] * 4))
    chance = Seeded(2)
    while way(match, 0) != "free":
        play(match, chance)
    number = len(match.record_so_far().moves)

    match.take_back(0, match.number)

    assert number - 1 == len(match.record_so_far().moves)


def test_secret_answers_tell_nothing_by_what_may_be_taken_back() -> None:
    """While orders are sealed it is always the same way back, whether the other has answered or not."""
    duel = game_named("sacrifice_duel")
    match, chance = at_a_table(duel, company_of(duel)), Seeded(1)
    while len(match.asked()) < 2:
        play(match, chance)
    play(match, chance, 0)

    assert "ask" == way(match, 0)


def test_a_stale_or_foreign_take_back_is_refused() -> None:
    match, chance = at_a_table(), Seeded(1)
    seat = play(match, chance)

    for viewer, seen in ((seat, 0), (None, match.number), (match.asked()[0], match.number)):
        with pytest.raises(Refused):
            match.take_back(viewer, seen)


def test_a_finished_game_stays_finished() -> None:
    match, chance = at_a_table(), Seeded(1)
    while not match.over:
        seat = play(match, chance)

    assert match.back(seat) is None
