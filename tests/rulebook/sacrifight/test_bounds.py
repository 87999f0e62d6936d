"""C5: no run is longer than it can be by R9, R12 and what its cards ask."""

from itertools import product
from typing import Any

import pytest

from sacrarium.core.chance import Seeded
from sacrarium.games.sacrifight.cards.content import content_named
from sacrarium.games.sacrifight.cards.library import inner_texts, read_steps, texts
from sacrarium.games.sacrifight.cards.vocabulary import Effect
from sacrarium.games.sacrifight.events import BossCardDrawn
from sacrarium.games.sacrifight.fight.bounds import asks_of, questions
from sacrarium.games.sacrifight.pieces import BOSSES

from .board import GAME, legal, new_game, play, scene
from .test_every_card import opening, with_loot

CARDS = content_named("").kinds


def verbs(raw: list[Any], card: Any) -> set[str]:
    """All verbs of a text and of the texts within it."""
    steps = [step for step in read_steps(raw, card, "text") if isinstance(step, Effect)]
    inner = {verb for step in steps for _, text in inner_texts(step) for verb in verbs(text, card)}
    return inner | {str(step.verb()) for step in steps}


@pytest.mark.parametrize(
    ("card", "field", "most"),
    [
        ("splitting_maul", "on_play", 1),
        ("hackelbergs_hunting_bow", "on_play", 9),
        ("log_wall", "on_play", 2),
        ("the_devouring", "on_play", 1 + (1 + 2 * (1 + 1 + 2))),
        ("bread_and_bacon", "on_play", 2 + 2),
        ("come_with_me", "resolve", 1 + 2 * 1),
    ],
)
def test_what_a_text_asks_at_most(card: str, field: str, most: int) -> None:
    printed = CARDS[content_named("").number[card]]

    assert most == questions(getattr(printed.text, field), printed)


def test_what_the_argument_takes_for_granted() -> None:
    """No own card plays for no action or feeds the special track; only traps wait."""
    found = {verb for card in CARDS for _, raw in texts(card) for verb in verbs(raw, card)}

    assert not found & {"play_free", "special"}
    assert {"boss_draw"} == {trigger.when for card in CARDS for trigger in card.text.triggers}
    assert 0 == asks_of("")["waiting"]


def test_after_eight_refusals_nobody_asks_any_more() -> None:
    """R25, SF-12: an offer that is refused costs no action, so that their number is limited."""
    mine = ["sd4", "bd2", "bd3", "ba2", "bh2"]
    board = {slot: {"card": "herb", "holder": 1} for slot in ("N1", "E1", "S1", "W1")}
    state = scene(options={"players": 2}, heroes=[{"hand": mine}, {}], board=board)
    for _ in range(8):
        offer = next(move for move in legal(state) if ":on:" in move)
        play(state, offer, "no")

    assert not [move for move in legal(state) if ":on:" in move] and 2 == state.actions


def test_a_boss_draws_nine_cards_at_most() -> None:
    """R65, SF-13: a card that lets the boss draw again comes up again and again."""
    state = scene(enemy={"deck": ["twice"]})

    journal = play(state, "pass", chance=Seeded(1))

    assert 9 == sum(isinstance(event, BossCardDrawn) for _, event in journal.entries) and 2 == state.round


def test_the_longest_fights_are_shorter() -> None:
    """R9: with decks full of loot, half of the moves at random, the special move as often as it goes."""
    for number, boss, hero in product(range(2), BOSSES, range(4)):
        state, chance, moves = with_loot(opening(boss, hero, number), boss), Seeded(number), 0
        while state.to_act():
            seat = state.to_act().bit_length() - 1
            by_chance = chance.below(2) == 0
            state.play(
                seat,
                state.pick(seat, chance) if by_chance else GAME.novice.choose(state, seat, chance),
                chance,
            )
            moves += 1
        assert moves < GAME.most_moves(state.options)


def test_a_fight_in_which_nothing_happens_ends_as_well() -> None:
    """R9: sixty rounds of passing; the boss is kept from killing anybody."""
    state, chance, moves = new_game(bosses="egg", overheal=True), Seeded(3), 0
    while state.to_act():
        state.hp = [99, 99]
        legal = state.legal(0)
        passing = GAME.read_move("pass")
        state.play(0, passing if passing in legal else legal[0], chance)
        moves += 1
    outcome = state.outcome()

    assert outcome is not None and "round_cap" == outcome.reason
    assert 60 < moves < GAME.most_moves(state.options)
