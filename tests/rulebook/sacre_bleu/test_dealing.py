"""What the deal proves is true of every deal, and said to everybody."""

import pytest

from sacrarium.core.bits import popcount
from sacrarium.core.words import Company
from sacrarium.games.sacre_bleu.pieces import BLACK_COURT, JACKS, JOKERS, NUMBERS, RED_COURT
from sacrarium.games.sacre_bleu.words.english.dealing import proven_by_the_deal

from .board import GAME, new_game, read

NAMES = ("Ida", "Ilse", "Mira", "Odo", "Emil", "Fay", "Gus")


@pytest.mark.parametrize("players", range(2, 8))
def test_what_is_said_of_the_deal_is_true(players: int) -> None:
    """Setup: one card of each pile of court cards, then numbers; what is left is the deck."""
    words = proven_by_the_deal(players)
    for seed in range(20):
        state, _ = new_game(seed, players=players)
        jokers = JOKERS if players == 7 else 0
        for hand in state.hands[:players]:
            assert 2 == popcount(hand & (RED_COURT | BLACK_COURT | jokers))
            assert max(popcount(hand & RED_COURT), popcount(hand & BLACK_COURT)) <= 1
            assert f"{popcount(hand & NUMBERS)} numbers" in words
        deck = state.deck_cards()
        assert JACKS == deck & JACKS and (0 if jokers else JOKERS) == deck & JOKERS
        numbers = popcount(deck & NUMBERS)
        assert ("and both jokers made the deck" in words) == (not deck & ~(JACKS | JOKERS))
        assert ("jacks and one number" in words) == (numbers == 1 and players == 7)


def test_everybody_is_told_until_all_lies_open() -> None:
    """Also who only watches: it is the setup, and no secret."""
    state, _ = new_game(3, players=4)
    for viewer in (*range(4), None):
        assert GAME.text.words(state, Company(NAMES[:4], viewer)).notes[0] == proven_by_the_deal(4)
    final = read(round=8, hands=[["2C", "3C", "4C"], ["2D", "3D", "4D"]])
    assert not any("dealt" in note for note in GAME.text.words(final, Company(NAMES[:2], 0)).notes)
