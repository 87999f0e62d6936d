"""What is imagined agrees with everything that was seen, nothing possible is left out, and all of it is equally likely."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sacrarium.contract.table import as_data
from sacrarium.core.bits import Seat, listed, popcount
from sacrarium.core.chance import Seeded
from sacrarium.games.sacre_bleu.phases import LAY, LAYERS, PARTNER, PASS, PICK, PUBLIC, ZONES
from sacrarium.games.sacre_bleu.pieces import BLACK_COURT, RED_COURT
from sacrarium.games.sacre_bleu.state import SacreState

from .board import GAME, decisions, new_game, play, read

SEEDS = st.integers(0, 2**32)


def is_sound(state: SacreState, observer: int) -> None:
    """Section 6.3: every card is where the observer thinks it possible, and every zone has room for its cards."""
    may, top = state.may, 0
    for seat in range(state.players):
        assert not state.hands[seat] & ~may[ZONES * observer + seat]
    for layer in range(state.layers):
        for card in state.deck[top : top + state.layer_size[layer]]:
            assert may[ZONES * observer + LAYERS + layer] >> card & 1
        top += state.layer_size[layer]
    assert top == state.deck_size


def knows_what_all_know(state: SacreState, observer: int) -> None:
    """A seat never thinks possible what everybody can exclude: the public knows nothing that a seat does not."""
    may = state.may
    for zone in (*range(state.players), *range(LAYERS, LAYERS + state.layers)):
        assert not may[ZONES * observer + zone] & ~may[ZONES * PUBLIC + zone]


@given(SEEDS, st.integers(2, 7))
@settings(max_examples=40)
def test_what_is_thought_possible_is_true(seed: int, players: int) -> None:
    """R17, R23, R24, R28, Q20: no observer ever excludes the truth, in the middle of options too."""
    for state in decisions(seed, players=players):
        for observer in (*range(players), PUBLIC):
            is_sound(state, observer)
            knows_what_all_know(state, observer)


@given(SEEDS, st.integers(2, 7))
@settings(max_examples=30)
def test_imagined_tables_look_like_the_truth(seed: int, players: int) -> None:
    """C6, C7: the same view, the same moves, and no other source than what the seat knows."""
    for number, state in enumerate(decisions(seed, players=players)):
        if number % 5 and state.phase not in {LAY, PASS, PARTNER, PICK}:
            continue
        seat = (seed + number) % players
        twin = state.imagine(seat, Seeded(number))
        assert as_data(state.view(seat)) == as_data(twin.view(seat))
        assert state.to_act() == twin.to_act()
        again = twin.imagine(seat, Seeded(seed)).to_position()
        assert again == state.imagine(seat, Seeded(seed)).to_position()
        for asked in listed(twin.to_act()):
            assert twin.legal(asked)
        is_sound(twin, seat)


@given(SEEDS)
@settings(max_examples=10)
def test_hands_as_dealt(seed: int) -> None:
    """A hand that never changed has exactly one red and one black court card in whatever is imagined."""
    state, chance = new_game(seed, players=4)
    for _ in range(10):
        twin = state.imagine(1, chance)
        for seat in range(4):
            assert 1 == popcount(twin.hands[seat] & RED_COURT) == popcount(twin.hands[seat] & BLACK_COURT)


def fits(state: SacreState, seat: Seat, cards: tuple[int, ...], places: list[int]) -> bool:
    """Whether hidden cards can lie in these zones for all the seat knows."""
    may = state.may
    return all(may[ZONES * seat + zone] >> card & 1 for card, zone in zip(cards, places, strict=True))


def small_world() -> SacreState:
    """Six hidden cards in two hands, of which seat 0 can place two for certain, though nobody has told it."""
    names = [GAME.write_move(5 + card).split()[1] for card in range(54)]
    deck, rest = names[:18], names[18:]
    known = {
        "0": {
            "may": {
                "h0": " ".join(rest[:3]),
                "h1": " ".join(rest[3:8]),
                "h2": " ".join([rest[3], *rest[5:9]]),
                "d0": " ".join(deck),
            }
        }
    }
    everybody = {"may": {zone: " ".join(names) for zone in ("h0", "h1", "h2", "d0")}}
    return read(
        {"players": 3},
        hands=[rest[:3], rest[3:6], rest[6:9]],
        deck=deck,
        known=known | dict.fromkeys(("1", "2", "public"), everybody),
    )


def test_all_worlds_are_equally_likely() -> None:
    """Section 6.3: samples against all assignments of six cards to two hands within what is possible."""
    state = small_world()
    hidden = tuple(listed(state.hands[1] | state.hands[2]))
    worlds = {
        frozenset(order[:3]) for order in permutations(hidden) if fits(state, 0, order, [1, 1, 1, 2, 2, 2])
    }
    number = 600 * len(worlds)
    chance = Seeded(7)
    found = Counter(frozenset(listed(state.imagine(0, chance).hands[1])) for _ in range(number))

    assert worlds == set(found) and len(worlds) > 3
    off = sum((count - 600) ** 2 / 600 for count in found.values())
    assert off < 3.0 * len(worlds)  # chi-squared: far beyond one in a thousand


def test_who_answered_holds_such_a_card() -> None:
    """R13, R17: who laid a card of that worth still holds one in whatever is imagined, until the hand changes."""
    hands = [["8C", "2C", "3C"], ["9D", "2D", "3D"], ["KH", "2H", "3H"], ["4S", "5S", "6S"]]
    state = read({"players": 4}, phase="offer", hands=hands)
    play(state, 0, "offer 8C")
    play(state, 1, "lay 9D")
    play(state, 2, "lay KH")
    play(state, 0, "partner 2")
    for seed in range(100):
        twin = state.imagine(3, Seeded(seed))
        assert any(card % 13 >= 6 for card in listed(twin.hands[1]) if card < 52)
        assert any(card % 13 >= 6 for card in listed(twin.hands[0]) if card < 52)


def test_own_layers_are_remembered() -> None:
    """R24: who put cards under the deck knows where they are, also when somebody draws them."""
    state, _ = new_game(3, players=7)
    first = state.view(0).hand
    play(state, 0, "return", *(f"put {name}" for name in first[:5]), "done")
    assert first[:5] == state.view(0).deck.segments[0].cards
    other = state.view(1).hand
    play(state, 1, "return", f"put {other[0]}", f"put {other[1]}", "done")

    known = {card.card for card in state.view(0).seats[1].known if card.sure}
    assert set(first[:2]) <= known and first[2:5] == state.view(0).deck.segments[0].cards
    assert not {card.card for card in state.view(2).seats[1].known if card.sure}


def test_a_card_that_may_have_moved_on() -> None:
    """R23: after a Cycle a known card stays at its last place with a question mark."""
    state = read(
        {"players": 3},
        phase="give",
        target=1,
        hands=[["2C", "3C", "4C"], ["2D", "3D", "4D"], ["2H", "3H", "4H"]],
    )
    play(state, 0, "give 2C", "pick 2C")
    assert 0 == state.view(0).seats[1].backs
    play(state, 1, "cycle", "cycle 1 1")
    for seat, card in ((0, "2C"), (1, "4D"), (2, "2H")):
        play(state, seat, f"pass {card}")

    known = {card.card: card.sure for card in state.view(0).seats[1].known}
    assert {"2C": True, "2D": False, "3D": False, "4D": False} == known


@pytest.mark.parametrize("players", [2, 4, 7])
def test_the_novice_uses_only_what_it_knows(players: int) -> None:
    """Bots are honest: from the truth and from what is imagined the same move."""
    for seed in range(6):
        for state in decisions(seed, players=players):
            if not state.to_act():
                break
            seat = state.next_seat()
            twin = state.imagine(seat, Seeded(seed))
            assert GAME.novice.choose(state, seat, Seeded(1)) == GAME.novice.choose(twin, seat, Seeded(1))
