"""Everything is told to everybody in words, and nobody is told a secret."""

import pytest

from sacrarium.core.journal import Journal
from sacrarium.core.words import Company
from sacrarium.games.sacrifice_duel.events import MarketEmpty, OwnOrder, TrophyRevealed
from sacrarium.games.sacrifice_duel.phases import SACRIFICE, SEALED

from .board import GAME, new_game, read

NAMES = ("Ida", "Ilse")


def test_a_whole_game_in_words() -> None:
    """R31, R32: every event, question and position of some games, for both seats and a spectator."""
    for seed in range(6):
        state, chance = new_game(seed, first_buyer="last_trick_loser" if seed % 2 else "hand_loser")
        while state.to_act():
            for viewer in (0, 1, None):
                company = Company(NAMES, viewer)
                assert GAME.text.words(state, company).title
                if viewer is not None and state.to_act() >> viewer & 1:
                    ask = GAME.text.ask(state, viewer, company)
                    assert ask.title and all(info.label for info in ask.moves)
                    assert [GAME.read_move(info.move) for info in ask.moves] == state.legal(viewer)
            seat, journal = state.next_seat(), Journal()
            state.play(seat, state.pick(seat, chance), chance, journal)
            for viewer in (0, 1, None):
                for event in journal.seen_by(viewer):
                    assert "{" not in GAME.text.event(event, Company(NAMES, viewer))
        outcome = state.outcome()
        assert outcome is not None
        for viewer in (0, 1, None):
            assert GAME.text.result(outcome, Company(NAMES, viewer)).title


def test_a_sealed_order_is_told_in_words() -> None:
    """R10: to the seat alone, and not as it is written."""
    event = OwnOrder(0, "buy 5r+3r=8b, 4b+2r=6r")

    assert "You seal an order for black 8 and red 6." == GAME.text.event(event, Company(NAMES, 0))


def test_refusals_in_words() -> None:
    """DU-4: whatever is refused is refused in a sentence."""
    state, chance = new_game(4)
    company = Company(NAMES, 0)
    while state.to_act():
        for seat in (0, 1, 7):
            for move in (0, 5, 900, *range(GAME.move_count - 56, GAME.move_count + 1)):
                found = state.why_not(seat, move)
                assert found is None or GAME.text.reason(found, company).endswith(".")
        seat = state.next_seat()
        state.play(seat, state.pick(seat, chance), chance)


def test_words_of_the_table() -> None:
    """R18, R26: the largest words on the table say what to do."""
    follow = read(
        phase="follow",
        trophy="Kr",
        leader=1,
        committed=[None, "6r"],
        hands=[["10r", "10b"], ["2r"]],
        played=5,
    )
    ask = GAME.text.ask(follow, 0, Company(NAMES, 0))
    assert "Beat the red 6, or let it go" == ask.title
    follows = {info.move: info.follows for info in ask.moves}
    assert "The black 10 **loses to** the red 6: the hand stands at **0 to 1**" == follows["play 10b"]
    assert {"wins", "loses"} == {info.preview["result"] for info in ask.moves}

    won = read(
        phase="sacrifice",
        trophy="Kr",
        winner=0,
        tricks=[5, 2],
        hands=[["Ar", "9b", "4r"], []],
        discard=[["Kr"], []],
    )
    assert SACRIFICE == won.phase
    assert "5 to 2: sacrifice 1 to 3 cards" == GAME.text.ask(won, 0, Company(NAMES, 0)).title
    assert "Ida chooses a sacrifice" == GAME.text.words(won, Company(NAMES, 1)).title


def test_sudden_death_is_one_card_at_a_time() -> None:
    """R20, R21: the number of tricks is over; how a card wins stays."""
    for trophy, rule in (("Jb", "Highest wins, black is trump."), ("X", "Lowest wins, faces cannot win.")):
        state = read(phase="sudden", trophy=trophy, played=3 if trophy == "Jb" else 1, hands=[["2r"], ["3r"]])
        detail = GAME.text.ask(state, 0, Company(NAMES, 0)).detail
        assert f"Both show at once, until somebody wins one. {rule}" == detail


def test_a_sealed_order_is_not_told() -> None:
    """R10, R32: the other seat hears only that there is one."""
    state, chance = new_game(2)
    journal = Journal()
    state.play(0, state.legal(0)[-1], chance, journal)

    assert SEALED == state.phase
    assert ["Ida seals an order."] == [
        GAME.text.event(event, Company(NAMES, 1)) for event in journal.seen_by(1)
    ]


def test_who_can_buy_nothing_is_told_so() -> None:
    """R9: keeping all is then the only order."""
    poor = ["Kr", "Qr", "Jr", "Ar", "10b"]
    state = read(phase="first_buys", trophy="Qb", buyer=0, hands=[poor, []])
    ask = GAME.text.ask(state, 0, Company(NAMES, 0))

    assert ["pass"] == [info.move for info in ask.moves]
    assert ask.detail.endswith("No two of your cards buy anything now, so keep them all.")
    assert {f"spend {card}" for card in poor} <= {bar.move for bar in ask.barred}


def test_what_no_pair_buys_is_barred_and_what_one_buys_is_not() -> None:
    """R8: 2 and 5 buy a 7, black or red; the king has nothing to go with it."""
    state = read(phase="first_buys", trophy="Qb", buyer=0, hands=[["2r", "5b", "Kr", "Qr", "Jr"], []])
    ask = GAME.text.ask(state, 0, Company(NAMES, 0))
    barred = {bar.move: (bar.words, bar.rule) for bar in ask.barred}

    assert {"buy 7r", "buy 7b", "spend 2r", "spend 5b"}.isdisjoint(barred)
    assert ("No two of your cards buy the red 9: their values do not add up to it.", "R8") == barred["buy 9r"]
    assert "R8" == barred["spend Kr"][1]


@pytest.mark.parametrize(
    ("rule", "last_winner", "said"),
    [
        ("last_trick_loser", 1, "Ilse won the last trick, so you buy first."),
        ("last_trick_loser", None, "Nobody won the last trick alone. Ilse won the hand, so you buy first."),
        ("hand_loser", 0, "Ilse won the last hand, so you buy first."),
    ],
)
def test_why_somebody_buys_first(rule: str, last_winner: int | None, said: str) -> None:
    """D3: a last trick that was a tie has no loser."""
    state = read(
        phase="first_buys",
        trophy="Qb",
        buyer=0,
        hands=[["2r", "3r", "4r", "5b", "Ar"], []],
        discard=[["Kr"], []],
        last_winner=last_winner,
        options={"first_buyer": rule},
    )

    assert GAME.text.ask(state, 0, Company(NAMES, 0)).detail.startswith(said)


def test_an_empty_market_in_words() -> None:
    """R11, DU-10: who is passed over hears why, and a round without buying says so at its beginning."""
    begins = TrophyRevealed(9, "Kr", 7, "red", None)

    assert "The market is empty now, so you buy nothing." == GAME.text.event(
        MarketEmpty(1), Company(NAMES, 1)
    )
    assert GAME.text.event(begins, Company(NAMES, 1)).endswith("red is trump; nothing is left to buy.")
