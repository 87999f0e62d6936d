"""Rules and rulings that a scenario file cannot say: over many deals, over whole games, over all options."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sacrarium.core.bits import members_of
from sacrarium.core.chance import Seeded
from sacrarium.core.errors import BadOptions, IllegalMove
from sacrarium.core.journal import Journal
from sacrarium.games.sarkophag.events import CardPlayed, Dealt, HandDealt, RoundEnded, TrickTaken
from sacrarium.games.sarkophag.rules import above, below, may_follow, may_lead, side_of, takes

from .board import GAME, hand, new_game, play_round, sarkophag_position

SEEDS = st.integers(0, 2**32)
PLAYERS = st.sampled_from(GAME.seats)
ALL = set(range(1, 61))


@given(SEEDS, PLAYERS)
def test_ten_cards_each_and_the_rest_aside(seed: int, players: int) -> None:
    """R2, G11: ten cards each of sixty different ones; 30, 20, 10 or none are put aside, unseen by all."""
    state, _ = new_game(seed, players=players)
    hands = [hand(state, seat) for seat in range(players)]

    assert [10] * players == [len(cards) for cards in hands]
    assert 10 * players == len(set().union(*hands)) and set().union(*hands) <= ALL
    assert 60 - 10 * players == state.view(None).aside == len(GAME.pieces(state)["aside"])


@given(SEEDS)
def test_the_first_dealer(seed: int) -> None:
    """R1, R3, G7: agreed on or drawn; left of it leads."""
    drawn, _ = new_game(seed)
    agreed, _ = new_game(seed, first_dealer=3)

    assert drawn.view(None).leader == (drawn.view(None).dealer + 1) % 4
    assert (3, 0) == (agreed.view(None).dealer, agreed.view(None).leader)


def test_every_seat_may_be_drawn_as_dealer() -> None:
    """R1: uniform over the seats."""
    dealers = [new_game(seed, players=5)[0].view(None).dealer for seed in range(500)]

    assert all(70 < dealers.count(seat) < 130 for seat in range(5))


@given(SEEDS, PLAYERS, st.booleans())
def test_consequences(seed: int, players: int, released: bool) -> None:
    """R11: the leader never takes, so nobody takes twice running; the second never breaks; hands shrink alike."""
    state, chance = new_game(seed, players=players, release_after_break=released)
    dealt = set().union(*(hand(state, seat) for seat in range(players)))
    heads = state.view(None).heads
    events = [event for _, event in play_round(state, chance).entries]
    tricks = [event for event in events if isinstance(event, TrickTaken)]
    played = [event for event in events if isinstance(event, CardPlayed)]

    assert list(range(1, 11)) == [trick.number for trick in tricks]
    assert all(trick.seat != trick.cards[0].seat for trick in tricks)
    assert all(one.seat != next_one.seat for one, next_one in pairwise(tricks))
    assert all(one.seat == next_one.cards[0].seat for one, next_one in pairwise(tricks))
    assert not any(event.breaks for event in played if event.role != "follow")
    assert sum(heads[card - 1] for card in dealt) == sum(trick.heads for trick in tricks)
    assert sum(state.view(None).totals) == sum(trick.heads for trick in tricks)
    assert dealt == {event.card for event in played}
    assert players != 6 or sum(heads) == sum(trick.heads for trick in tricks) == 93


@given(SEEDS, PLAYERS)
def test_hands_shrink_together(seed: int, players: int) -> None:
    """R4, R11: after trick k every hand has 10 - k cards; one seat decides at a time, clockwise from the leader."""
    state, chance = new_game(seed, players=players)
    for number in range(10):
        leader = state.view(None).leader
        for place in range(players):
            seat = (leader + place) % players
            assert [seat] == list(members_of(state.to_act()))
            state.play(seat, state.pick(seat, chance), chance)
        assert (9 - number,) * players == state.view(None).hand_sizes


@given(SEEDS, PLAYERS)
def test_the_taker_in_other_words(seed: int, players: int) -> None:
    """R9, G3: with a break the most extreme breaker takes, without one the most extreme card of the side."""
    state, chance = new_game(seed, players=players)
    for event in [event for _, event in play_round(state, chance).entries if isinstance(event, TrickTaken)]:
        down = event.direction == "down"
        breakers = [played.card for played in event.cards if played.breaks]
        cards = breakers or [played.card for played in event.cards]
        flipped = down != bool(breakers)

        assert (min(cards) if flipped else max(cards)) == event.card
        assert event.heads == sum(state.view(None).heads[played.card - 1] for played in event.cards)


@given(st.sets(st.integers(1, 60), min_size=1, max_size=10), st.integers(1, 60), st.integers(1, 60))
def test_rules_as_sets(cards: set[int], lead: int, second: int) -> None:
    """R5, R6, R7: what the set algebra says is what the sentences say."""
    held = sum(1 << card for card in cards)
    fives = {15, 25, 35, 45}
    side = {card for card in ALL if (card < lead) == (second < lead) and card != lead}

    assert (cards - fives or cards) == set(members_of(may_lead(held, sum(1 << card for card in fives))))
    assert ({card for card in ALL if card < lead}, {card for card in ALL if card > lead}) == (
        set(members_of(below(lead))),
        set(members_of(above(lead))),
    )
    if second != lead:
        assert side == set(members_of(side_of(lead, second)))
        assert (cards & side or cards) == set(members_of(may_follow(held, side_of(lead, second))))


@pytest.mark.parametrize("card", [2, 5, 29])
def test_whatever_is_played_is_a_break(card: int) -> None:
    """E8, R7: nothing in hand lies above the lead."""
    table = sarkophag_position(trick=[30, 31], hands={2: [2, 5, 29]})

    table.play(2, str(card))

    assert table.view.trick[2].breaks and table.view.broken


@pytest.mark.parametrize("order", [(22, 20, 14, 15), (48, 49, 53, 39), (9, 8, 36, 35)])
def test_takes_needs_no_order(order: tuple[int, ...]) -> None:
    """R9: the extreme is over all cards of the trick."""
    assert {22: 14, 48: 39, 9: 36}[order[0]] == takes(
        sum(1 << card for card in order), order[0], side_of(order[0], order[1])
    )


@given(SEEDS)
def test_rounds_and_totals(seed: int) -> None:
    """R12, R13, G6: totals grow by the round's heads; the deal moves left; the last round passes the limit."""
    journal = Journal()
    state, chance = new_game(seed, journal, players=4, match="limit", limit=60)
    while state.to_act():
        assert max(state.view(None).totals) <= 60
        journal.entries += play_round(state, chance).entries
    dealt = [event for _, event in journal.entries if isinstance(event, Dealt)]
    ended = [event for _, event in journal.entries if isinstance(event, RoundEnded)]

    assert all((one.dealer + 1) % 4 == other.dealer for one, other in pairwise(dealt))
    assert all((event.dealer + 1) % 4 == event.leader for event in dealt)
    assert state.view(None).totals == tuple(map(sum, zip(*(event.heads for event in ended), strict=True)))
    assert state.view(None).rounds == tuple(event.heads for event in ended)
    assert len(ended) == len(dealt) and max(state.view(None).totals) > 60


@pytest.mark.parametrize(("players", "rounds"), [(3, 17), (4, 13), (5, 10), (6, 7)])
def test_most_rounds(players: int, rounds: int) -> None:
    """R14: with the default file, a match to 100 lasts at most 17, 13, 10, 7 rounds."""
    options = GAME.read_options({"players": players, "match": "limit"})

    assert rounds * 10 * players == GAME.most_moves(options)


@pytest.mark.parametrize("totals", [(3, 3, 3), (0, 5, 0), (7, 6, 5)])
def test_ranks_and_utilities(totals: tuple[int, ...]) -> None:
    """R14, G10: the rank is one more than the number of better seats; a shared win is worth its share."""
    table = sarkophag_position(
        hands={0: [1], 1: [2], 2: [60]}, round_heads=list(totals), options={"players": 3}
    )
    table.play_all([1, 2, 60])
    outcome = table.state.outcome()
    winners = tuple(seat for seat in range(3) if totals[seat] == min(totals))

    assert outcome is not None and winners == outcome.winners
    assert tuple(1 + sum(other < own for other in totals) for own in totals) == outcome.ranks
    assert [1 / len(winners) if seat in winners else 0.0 for seat in range(3)] == table.state.utilities()


def test_nobody_is_played_for() -> None:
    """R15: the tenth trick has one legal card for each seat, and waits for it."""
    table = sarkophag_position(hands={0: [1], 1: [2], 2: [59], 3: [60]})

    for seat, card in enumerate([1, 2, 59, 60]):
        assert (seat, {card}) == (table.turn, table.legal)
        table.play(seat, str(card))


@given(SEEDS, PLAYERS)
def test_hands_are_dealt_in_secret(seed: int, players: int) -> None:
    """R16: a seat learns its own hand and no other; a spectator learns none."""
    journal = Journal()
    state, _ = new_game(seed, journal, players=players)

    assert not [event for event in journal.seen_by(None) if isinstance(event, HandDealt)]
    for seat in range(players):
        (told,) = (event for event in journal.seen_by(seat) if isinstance(event, HandDealt))
        assert (seat, hand(state, seat)) == (told.seat, set(told.cards))
        assert tuple(sorted(hand(state, seat))) == state.view(seat).hand
    assert () == state.view(None).hand


@given(SEEDS, PLAYERS)
def test_history_is_open(seed: int, players: int) -> None:
    """R16, G8: whoever looks sees every card that was played, by whom, and who took it."""
    state, chance = new_game(seed, players=players)
    seen = [event for _, event in play_round(state, chance).entries if isinstance(event, TrickTaken)]
    for viewer in (None, 0, players - 1):
        tricks = state.view(viewer).tricks
        assert [(t.number, t.cards, t.taker, t.heads) for t in tricks] == [
            (event.number, event.cards, event.seat, event.heads) for event in seen
        ]


@pytest.mark.parametrize("players", [1, 2, 7])
def test_three_to_six_players(players: int) -> None:
    """G13: two are not enough, seven too many."""
    with pytest.raises(BadOptions, match="Sarkophag: option players is 3, 4, 5 or 6, not "):
        GAME.read_options({"players": players})


def test_a_refused_card_stays_in_hand() -> None:
    """R7: the table is as it was, and the reason says what the lead is."""
    table = sarkophag_position(trick=[30, 29], hands={2: [2, 28, 31]})
    before = table.state.to_position()

    with pytest.raises(IllegalMove) as refused:
        table.state.play(2, 31, Seeded(0))

    assert ("R7", "must_go_lower", {"card": 31, "lead": 30}) == (
        refused.value.reason.rule,
        refused.value.reason.code,
        refused.value.reason.about,
    )
    assert before == table.state.to_position()
