"""R34: what is imagined agrees with everything that was seen, and nothing possible is left out."""

from collections import Counter
from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.journal import Event
from sacrarium.games.sacrifice_duel.events import Bought, CardLed, Sacrificed, TrickTaken, TrophyWon
from sacrarium.games.sacrifice_duel.phases import OVER
from sacrarium.games.sacrifice_duel.pieces import names_in
from sacrarium.games.sacrifice_duel.state import DuelState

from .board import decisions, drawn, new_game, play, read

SEEDS = st.integers(0, 2**32)


class Memory:
    """What somebody with a perfect memory knows about one seat, from what everybody has seen."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.wins: list[
            tuple[frozenset[str], int]
        ] = []  # cards played in a hand that was won, unplayed cards
        self.shown: dict[str, int] = {}  # by card: how many wins lay behind when it was last seen
        self.in_hand: set[str] = set()  # played in this hand
        self.unplayed = 0

    def watch(self, state: DuelState, events: Iterable[Event]) -> None:
        """Remember what happened."""
        for event in events:
            if isinstance(event, Bought) and event.seat == self.seat:
                self.show((*event.spent, *event.bought))
            elif isinstance(event, CardLed) and event.seat == self.seat:
                self.show((event.card,))
            elif isinstance(event, TrickTaken):
                self.show((event.cards[self.seat],))
                self.in_hand.add(event.cards[self.seat])
            elif isinstance(event, TrophyWon):
                self.unplayed = state.view(None).sides[self.seat].hand_size
                if event.seat == self.seat:
                    self.show((event.trophy,))
            elif isinstance(event, Sacrificed):
                if event.seat == self.seat:
                    self.wins.append((frozenset(self.in_hand), self.unplayed))
                self.in_hand = set()

    def show(self, names: Iterable[str]) -> None:
        """These cards are alive."""
        for name in names:
            self.shown[name] = len(self.wins)

    def may_be_sacrificed(self, name: str) -> bool:
        """Whether there was a win since this card was last seen at which it could have been sacrificed."""
        since = self.wins[self.shown.get(name, 0) :]
        return any(name in played or unplayed for played, unplayed in since)


@given(SEEDS, st.sampled_from(["hand_loser", "last_trick_loser"]))
def test_altars_agree_with_what_was_seen(seed: int, buyer: str) -> None:
    """R34 (1): no card lies on an imagined altar that was seen alive since the last chance to sacrifice it."""
    memories = [Memory(0), Memory(1)]
    for number, (state, seen) in enumerate(decisions(seed, first_buyer=buyer)):
        for memory in memories:
            memory.watch(state, seen)
        if number % 7 or state.phase == OVER:
            continue
        for seat in (0, 1):
            twin = state.imagine(1 - seat, Seeded(number))
            owned = Counter(names_in(state.owned(seat)))
            for name in names_in(twin.altar[seat]):
                assert owned[name] > 1 or memories[seat].may_be_sacrificed(name)


@given(SEEDS)
def test_collections_and_sizes_are_kept(seed: int) -> None:
    """R31, R34: the collection of the other seat is public, and so is every size."""
    for number, (state, _) in enumerate(decisions(seed)):
        if number % 5 == seed % 5:
            for seat in (0, 1):
                twin = state.imagine(1 - seat, Seeded(number))
                assert names_in(state.owned(seat)) == names_in(twin.owned(seat))
                assert names_in(state.owned(1 - seat)) == names_in(twin.owned(1 - seat))
                assert state.hands[1 - seat] == twin.hands[1 - seat]
                assert state.altar[1 - seat] == twin.altar[1 - seat]


def test_a_first_hand_is_any_five_of_ten() -> None:
    """W26, R34: 252 hands, all equally likely."""
    state, _ = new_game(3)
    samples = 12_600
    chance = Seeded(1)
    hands = Counter(state.imagine(0, chance).hands[1] for _ in range(samples))

    assert 252 == len(hands)
    spread = sum((count - samples / 252) ** 2 / (samples / 252) for count in hands.values())
    assert 180 < spread < 330  # chi-square with 251 degrees of freedom


def test_a_refilled_hand() -> None:
    """W26, R34, R12: after spending two, a hand is five of the other eight starters."""
    state = read(
        phase="sealed", trophy="Qr", hands=[["Ar", "2r", "3r", "4r", "5r"], ["5r", "4b", "Ab", "2b", "3b"]]
    )
    play(state, 0, "pass")
    play(state, 1, "buy 5r+4b=9r", drawn("Ar", "2r"))
    chance = Seeded(2)
    hands = Counter(names_in(state.imagine(0, chance).hands[1]) for _ in range(2_000))

    assert 56 == len(hands)
    assert not any({"5r", "4b", "9r"} & set(hand) for hand in hands)


def test_a_sealed_order_is_one_that_the_hand_can_make() -> None:
    """R34 (6), R10: the order of the other seat is imagined with its hand."""
    state, chance = new_game(8)
    state.play(1, state.legal(1)[-1], chance)
    orders = set()
    for number in range(100):
        twin = state.imagine(0, Seeded(number))
        orders.add(twin.order[1])
        fresh = twin.copy()
        assert isinstance(fresh, DuelState)
        fresh.order = [-1, -1]
        assert twin.order[1] in fresh.legal(1)
    assert len(orders) > 20


def test_an_altar_that_must_be_searched_for() -> None:
    """R34 (1): where chance leads nowhere, an altar that fits every win is found all the same."""
    free, forced = ["2r", "2b", "3r", "3b"], ["4r", "4b", "Ar", "Ab"]
    hidden = {"given": 1, "unplayed": free + forced, "unplayed_count": 1}
    state = read(
        phase="together",
        trophy="Qr",
        played=4,
        hands=[["5b"], ["5b"]],
        draw=[["6r", "6b", "7r", "7b", "8r"], None],
        row=[["5r", "9r", "9b", "10r"], []],
        altar=[free + forced, []],
        known=[
            {
                "wins": [hidden] * 4 + [{"given": 1, "played": [name]} for name in forced],
                "wins_at_shuffle": 8,
            },
            None,
        ],
    )

    for number in range(50):
        assert set(free + forced) == set(names_in(state.imagine(1, Seeded(number)).altar[0]))


def test_cards_drawn_before_a_reshuffle_stay_where_they_are() -> None:
    """R34 (4): also when they were discarded unplayed, or when one of them may have been sacrificed."""
    state = read(
        phase="sacrifice",
        trophy="Jb",
        winner=0,
        tricks=[2, 1],
        played=3,
        row=[["2r", "2b", "3r"], ["4r", "5r", "2b"]],
        hands=[["Ar", "Ab"], ["3r", "Ar"]],
        draw=[["4r", "4b", "5r", "5b", "6r"], None],
        discard=[["Jb", "3b"], []],
        known=[
            {
                "open_discard": ["Jb", "3b"],
                "old_left": 2,
                "old_cards": ["Ar", "Ab", "5b"],
                "old_place": "hand",
            },
            None,
        ],
    )
    twins = [state.imagine(1, Seeded(number)) for number in range(60)]
    assert {2} == {len({"Ar", "Ab", "5b"} & set(names_in(twin.hands[0]))) for twin in twins}

    play(state, 0, "sacrifice Ab", Seeded(3))
    for number in range(200):
        twin = state.imagine(1, Seeded(number))
        away = {*names_in(twin.discard[0]), *names_in(twin.altar[0])}
        assert 2 <= len({"Ar", "Ab", "5b"} & away)


def test_the_view_tells_how_many_cards_can_be_given() -> None:
    """R27: seven cards have to stay, except after the last hand."""
    row = ["Ar", "Ab", "4r", "5r", "3b", "2b", "2r"]
    won = {"phase": "sacrifice", "trophy": "Kr", "winner": 0, "tricks": [6, 1], "row": [row, []]}
    early = read(discard=[["Kr"], []], altar=[["4b", "5b"], []], **won)
    others = ["Jr", "Jr", "Jb", "Jb", "Qr", "Qr", "Qb", "Qb", "Kr", "Kb", "Kb", "X", "X"]
    late = read(discard=[["Kr"], others], altar=[["4b", "5b"], []], deck=[], **won)

    assert (5, 2) == (early.view(0).limit, early.view(0).safe)
    assert 5 == late.view(0).safe
    assert 0 == new_game(1)[0].view(0).safe
