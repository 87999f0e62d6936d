"""What a hand promises: whole, and with a card more or less."""

from hypothesis import given
from hypothesis import strategies as st

from sacrarium.core.bits import CardSet, set_of
from sacrarium.games.sacre_bleu.pieces import JOKERS, RING
from sacrarium.games.sacre_bleu.plans import Plans, hand_plan, suit_plan
from sacrarium.games.sacre_bleu.runs import points_of, ranks_in

cards = st.integers(0, 53)
hands = st.frozensets(cards, min_size=1, max_size=15)
turns = st.integers(0, 8)


def promise(hand: CardSet, scored: CardSet, turns: int) -> float:
    """The best suit, a part of the second, what the jokers add to one of them, and a little for every point."""
    jokers = (hand & JOKERS).bit_count()
    plain, helped = (
        [suit_plan(ranks_in(hand, suit), ranks_in(scored, suit), help_, turns) for suit in range(4)]
        for help_ in (0, jokers)
    )
    second, best = sorted(plain)[-2:]
    gain = max(0.0, *(with_them - without for with_them, without in zip(helped, plain, strict=True)))
    return best + 0.6 * second + gain + 0.05 * points_of(hand)


@given(hands, hands, turns)
def test_a_hand_promises_its_two_best_plans(hand: frozenset[int], scored: frozenset[int], turns: int) -> None:
    held, gone = set_of(hand), set_of(scored - hand)

    assert promise(held, gone, turns) == hand_plan(held, gone, turns)


@given(st.lists(st.tuples(hands, st.lists(cards, max_size=6)), min_size=1, max_size=6), hands, turns)
def test_a_card_more_or_less_is_weighed_as_a_hand_of_its_own(
    looks: list[tuple[frozenset[int], list[int]]], scored: frozenset[int], turns: int
) -> None:
    """Whatever hands were looked at before."""
    plans = Plans()
    for hand, weighed in looks:
        held, gone = set_of(hand), set_of(scored - hand)
        plans.look_at(held, gone, turns)
        for card in weighed:
            assert promise(held ^ 1 << card, gone, turns) == plans.with_or_without(card)


def test_a_run_of_the_ring_promises_what_it_counts() -> None:
    """R8, R9: queen, king and ace of one suit count thirty, and a little as points in hand."""
    run = set_of([RING - 3, RING - 2, RING - 1])

    assert 30 + 0.05 * 30 == hand_plan(run, 0, 1)
