"""A game looked through again: only from what the seat knew, and only what is clearly worse is told."""

import pytest

from sacrarium.core.bits import lowest
from sacrarium.core.chance import Seeded
from sacrarium.core.errors import BadRecord
from sacrarium.core.policy import Policy
from sacrarium.core.record import Record, Replay
from sacrarium.games import GAMES
from sacrarium.search import SearchBot
from sacrarium.search.review import Judged, decisions, judge

SARKOPHAG = GAMES["sarkophag"]


def played(game_name: str, policy: Policy | None = None, seed: int = 5) -> Record:
    """A game of rules of thumb; seat 0 may play by another policy."""
    game, chance = GAMES[game_name], Seeded(seed)
    record = Record(game_name, game.rules_version, {}, seed)
    state = game.new(game.read_options({}), chance)
    while state.to_act():
        seat = lowest(state.to_act())
        chosen = (policy if policy and seat == 0 else game.novice).choose(
            state, seat, Seeded(len(record.moves))
        )
        state.play(seat, chosen, chance)
        record = record.with_move(seat, game.write_move(chosen))
    return record


def judge_in(name: str, position: dict[str, object], seat: int, move: str, seed: int = 1) -> Judged:
    game = GAMES[name]
    return judge(game, game.read_position(position), seat, (game.read_move(move),), Seeded(seed), 2_000)


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_of_the_seat_is_a_decision_from_its_own_view(name: str) -> None:
    game, record = GAMES[name], played(name)

    found = {decision.number: decision for decision in decisions(game, record, 0, Seeded(1))}

    covered: dict[int, str] = {}  # which move of the record belongs to a choice
    for number, (state, _) in enumerate(Replay(game, record).steps()):
        entry = record.moves[number] if number < len(record.moves) else None
        if number in found:
            assert state.view(0) == found[number].state.view(0)
            own = [place for place in range(number, len(record.moves)) if 0 == record.moves[place].seat]
            pieces = zip(own, found[number].moves, strict=False)
            covered |= {place: game.write_move(move) for place, move in pieces}
        if entry is not None and entry.seat == 0 and len(state.legal(0)) > 1:
            assert entry.move == covered[number]


def test_cards_of_one_choice_are_one_decision() -> None:
    """S.A.C.R.E. Bleu!: what is returned is weighed as a whole, from before its first card on."""
    bleu = GAMES["sacre_bleu"]
    record = played("sacre_bleu")

    found = list(decisions(bleu, record, 0, Seeded(1)))

    returned = [decision for decision in found if "return" == bleu.write_move(decision.moves[0])]
    assert returned and all(len(decision.moves) > 2 for decision in returned)
    first = [bleu.write_move(decision.moves[0]).partition(" ")[0] for decision in found]
    assert not {"put", "take", "done"} & set(first)


def test_a_card_that_tears_the_run_is_worse_as_part_of_its_choice() -> None:
    """The last Score of a game: whoever keeps the run wins, and whoever returns a card of it loses."""
    bleu = GAMES["sacre_bleu"]
    position = {
        "phase": "put",
        "option": "return",
        "round": 8,
        "first": 1,
        "active": 0,
        "scores": [0, 45, 0, 0, 0, 0, 0],
        "hands": [["2C", "5C", "3D", "4D", "9H", "KS", "AS"], None, None, None, None, None, None],
        "deck": ["QS", "JS", "10S", "2H", "8C"],
        "options": {"players": 7},
    }
    state = bleu.read_position(position)
    torn = tuple(map(bleu.read_move, ("put 9H", "put KS", "done", "take 2H", "take QS")))

    found = judge(bleu, state, 0, torn, Seeded(1), 60)

    written = [bleu.write_move(move) for move in found.best]
    assert found.clearly and torn == found.played and found.best_value - found.value > 0.3
    assert {"take QS", "take JS", "take 10S"} <= set(written) and not {"put KS", "put AS"} & set(written)


def test_what_others_hold_is_imagined() -> None:
    record = played("sarkophag")
    first, second = (next(decisions(SARKOPHAG, record, 0, Seeded(seed))) for seed in (1, 2))

    assert first.state.view(0) == second.state.view(0) and first.state != second.state


def test_taking_a_trick_for_nothing_is_clearly_worse() -> None:
    position = {"hands": [[10], [20], [33, 60]], "trick": [30, 35], "leader": 0, "options": {"players": 3}}

    taken, left = judge_in("sarkophag", position, 2, "60"), judge_in("sarkophag", position, 2, "33")

    assert taken.clearly and taken.best_value - taken.value > 0.1
    assert not left.clearly and left.best_value <= left.value
    assert (SARKOPHAG.read_move("33"),) == taken.best == left.best


def test_a_move_that_the_adviser_would_not_think_of_is_compared_with_its_own() -> None:
    """Sacrifice Circle: the master compares a short list, on which this is not."""
    position = {
        "turn": "E",
        "t": 38,
        "health": 1,
        "moved": True,
        "heroes": {"E": {"space": "N34", "item": "rifle"}},
    }

    left = judge_in("sacrifice_circle", position, 4, "end")

    assert left.clearly and (GAMES["sacrifice_circle"].read_move("attack:rifle"),) == left.best


def test_the_same_chance_judges_the_same() -> None:
    decision = next(decisions(SARKOPHAG, played("sarkophag"), 0, Seeded(1)))

    first, second = (judge(SARKOPHAG, decision.state, 0, decision.moves, Seeded(3), 400) for _ in range(2))

    assert first == second


def test_a_search_finds_little_to_mend_in_its_own_game() -> None:
    record = played("sarkophag", SearchBot(SARKOPHAG, 2_000))

    found = [
        judge(SARKOPHAG, decision.state, 0, decision.moves, Seeded(decision.number), 2_000)
        for decision in decisions(SARKOPHAG, record, 0, Seeded(1))
    ]

    assert len(found) > 5 and sum(judged.clearly for judged in found) <= 1


def test_a_record_that_cannot_be_replayed_is_refused() -> None:
    record = played("sarkophag").with_move(0, "1")

    with pytest.raises(BadRecord, match="cannot be replayed"):
        list(decisions(SARKOPHAG, record, 0, Seeded(1)))
