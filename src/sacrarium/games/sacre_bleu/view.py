"""What one seat may know, built from nothing: a view never holds a state."""

from typing import TYPE_CHECKING

from sacrarium.core.bits import CardSet, Seat, bit, listed, members_of

from . import phases as c
from .events import Arrow
from .groups import Group, groups_of
from .knowledge import doubtful
from .moves import OPTIONS
from .pieces import JOKERS, NAMES, names_in, points
from .position import PHASES, Take, zone_name
from .proposals import gain
from .ring import Shown, shown_as
from .rules.cycle import receivers
from .rules.exchange import may_take, visible
from .scoring import leader
from .sights import (
    Advertise,
    Answer,
    Cycle,
    CycleBarred,
    Deck,
    Exchange,
    KnownCard,
    Names,
    Reach,
    SeatView,
    Segment,
    Set,
    Swap,
    TurnBefore,
    View,
    Where,
)
from .telling import arrows_of
from .worth import reach

if TYPE_CHECKING:
    from .state import SacreState

__all__ = ["PHASES", "Arrow", "Group", "KnownCard", "Names", "SeatView", "Segment", "Shown", "View", "view"]


def view(state: "SacreState", seat: Seat | None) -> View:
    """The view of one seat, or of a spectator."""
    order = tuple((state.first + step) % state.players for step in range(state.players))
    hand = _own_hand(state, seat)
    over, final = state.phase == c.OVER, state.round_number == c.LAST_ROUND
    return View(
        seat=seat,
        players=state.players,
        round=state.round_number,
        rounds=c.LAST_ROUND,
        phase=PHASES[_phase_for(state, seat)],
        over=over,
        first=state.first,
        order=order,
        crown=order[-1],
        active=None if over else state.active,
        to_act=tuple(members_of(state.to_act())),
        final=final,
        most_cycle=state.most_cycle,
        last_turn=_last_turn(state),
        cycle_barred=_cycle_barred(state),
        seats=tuple(_seat(state, other, seat) for other in range(state.players)),
        hand=names_in(hand),
        picked=_picked(state, seat),
        need=_need(state, seat),
        groups=groups_of(hand, state.gone),
        jokers=names_in(hand & JOKERS),
        locked=_locked(state, seat),
        deck=_deck(state, seat),
        where=_where(state, seat),
        advertise=_advertise(state, seat) if state.phase in {c.LAY, c.PARTNER} else None,
        cycle=_cycle(state) if state.phase == c.PASS else None,
        exchange=_exchange(state, seat) if state.target != c.NOBODY else None,
        swap=_swap(state, seat) if final and state.phase in {c.PUT, c.TAKE} else None,
        reach=_reach(state) if final and not over else (),
        winner=leader(state) if over else None,
    )


def _last_turn(state: "SacreState") -> TurnBefore | None:
    if state.last_seat == c.NOBODY:
        return None
    return TurnBefore(state.last_seat, OPTIONS[state.last_option], state.last_round)


def observer_of(seat: Seat | None) -> int:
    """Whose knowledge a viewer has."""
    return c.PUBLIC if seat is None else seat


def _phase_for(state: "SacreState", seat: Seat | None) -> int:
    """A Score is announced when it is complete: until then the others see a seat that is choosing."""
    hidden = state.phase == c.SCORE and seat != state.active and state.round_number < c.LAST_ROUND
    return c.MAIN if hidden else state.phase


def _own_hand(state: "SacreState", seat: Seat | None) -> CardSet:
    """R26: a card that was given away has left the hand, and is in the other."""
    return 0 if seat is None else _hand_now(state, seat)


def _hand_now(state: "SacreState", seat: Seat) -> CardSet:
    cards: CardSet = state.hands[seat]
    if state.given == c.NO_CARD:
        return cards
    if seat == state.target:
        return cards | bit(state.given)
    return cards & ~bit(state.given) if seat == state.active else cards


def _cycle_barred(state: "SacreState") -> CycleBarred | None:
    if state.round_number == c.LAST_ROUND:
        return "last_round"
    return "just_cycled" if state.last_option == c.TO_CYCLE else None


# -- seats -----------------------------------------------------------------------------------------------


def _seat(state: "SacreState", seat: Seat, viewer: Seat | None) -> SeatView:
    size = state.size(seat) + (state.given != c.NO_CARD) * ((seat == state.target) - (seat == state.active))
    shown = seat == viewer or state.is_open(seat) or state.phase == c.OVER
    known = () if shown else _known(state, seat, viewer)
    ahead = state.place_in_order(seat) < state.place_in_order(state.active)
    return SeatView(
        seat=seat,
        score=state.scores[seat],
        size=size,
        open=state.is_open(seat),
        out=state.size(seat) < c.FEWEST,
        hand=names_in(_hand_now(state, seat)) if shown else None,
        known=known,
        backs=0 if shown else size - sum(card.sure for card in known),
        could_hide=c.SET_ASIDE if state.size(seat) + 1 >= c.HIDES_FROM else 0,
        sets=tuple(_set(state, 5 * seat + place) for place in range(state.sets[seat])),
        untouched=bool(state.untouched >> seat & 1),
        acted=ahead,
    )


def _set(state: "SacreState", place: int) -> Set:
    cards = state.set_cards[place]
    return Set(state.set_round[place], names_in(cards), gain(cards), shown_as(cards))


def _known(state: "SacreState", seat: Seat, viewer: Seat | None) -> tuple[KnownCard, ...]:
    """Cards that can be placed in this closed hand, for certain or with a question mark."""
    observer = observer_of(viewer)
    masks = state.may
    may = masks[c.ZONES * observer + seat]
    open_cards = doubtful(state, c.ZONES * observer)
    public = masks[c.ZONES * c.PUBLIC + seat] & ~doubtful(state, c.ZONES * c.PUBLIC)
    locked = 0 if viewer is None else state.locked[viewer]
    sure = may & ~open_cards
    sure = (sure & ~_given_away(state, seat, viewer)) | _given_here(state, seat, viewer)
    guessed = may & open_cards & state.last[8 * observer + seat]
    return tuple(
        KnownCard(NAMES[card], bool(sure >> card & 1), bool(public >> card & 1), bool(locked >> card & 1))
        for card in listed(sure | guessed)
    )


def _knows_given(state: "SacreState", viewer: Seat | None) -> bool:
    """R26: who knows the card that is being given."""
    return state.given != c.NO_CARD and (
        (viewer is not None and viewer in {state.active, state.target}) or state.is_open(state.target)
    )


def _given_away(state: "SacreState", seat: Seat, viewer: Seat | None) -> CardSet:
    return bit(state.given) if seat == state.active and _knows_given(state, viewer) else 0


def _given_here(state: "SacreState", seat: Seat, viewer: Seat | None) -> CardSet:
    return bit(state.given) if seat == state.target and _knows_given(state, viewer) else 0


# -- own things, deck, knowledge -------------------------------------------------------------------------


def _picked(state: "SacreState", seat: Seat | None) -> Names:
    """R36: unfinished picks are for their own seat."""
    if seat is None:
        return ()
    if state.phase == c.PUT:
        return (
            tuple(NAMES[state.put[place]] for place in range(state.put_count)) if seat == state.active else ()
        )
    if state.phase == c.LAY:
        return (NAMES[state.laid[seat]],) if state.laid[seat] != c.NO_CARD else ()
    return names_in(state.picks[seat])


def _need(state: "SacreState", seat: Seat | None) -> int:
    if seat is None or not state.to_act() >> seat & 1:
        return 0
    if state.phase == c.PASS:
        return state.cycle_number
    return {c.ASIDE: c.SET_ASIDE, c.TAKE: state.put_count, c.LAY: 1}.get(state.phase, 0)


def _locked(state: "SacreState", seat: Seat | None) -> tuple[Take, ...]:
    """R29: what others took by Exchange since the seat's last turn."""
    if seat is None:
        return ()
    return tuple(
        Take(NAMES[card], state.taker[card], state.take_round[card]) for card in listed(state.locked[seat])
    )


def _deck(state: "SacreState", seat: Seat | None) -> Deck:
    segments, top = [], 0
    for layer in range(state.layers):
        size, by = state.layer_size[layer], state.layer_by[layer]
        cards = tuple(NAMES[card] for card in state.deck[top : top + size]) if by == seat else None
        segments.append(Segment(f"d{layer}", size, None if by == c.NOBODY else by, cards))
        top += size
    final = state.round_number == c.LAST_ROUND
    from_deal = 0 if final or state.layer_by[0] != c.NOBODY else state.layer_size[0]
    cards = names_in(state.deck_cards()) if final or state.phase == c.OVER else None
    return Deck(state.deck_size, from_deal, tuple(segments), cards)


def _where(state: "SacreState", seat: Seat | None) -> tuple[Where, ...]:
    """Every card that is neither scored nor in one's own hand."""
    observer = observer_of(seat)
    zones = [*range(state.players), *range(c.LAYERS, c.LAYERS + state.layers)]
    masks = state.may
    places = [(zone_name(zone), masks[c.ZONES * observer + zone]) for zone in zones]
    seen = state.last[8 * observer : 8 * observer + state.players]
    last_seen = [(zone_name(seat), cards) for seat, cards in enumerate(seen)]
    public = doubtful(state, c.ZONES * c.PUBLIC)
    gone = state.gone
    own = 0 if seat is None else state.hands[seat]
    found = []
    for card in range(54):
        if (gone | own) >> card & 1:
            continue
        at = tuple(name for name, cards in places if cards >> card & 1)
        last = [name for name, cards in last_seen if cards >> card & 1]
        known = next((zone for zone in last if zone in at), None)
        found.append(Where(NAMES[card], at, known, not public >> card & 1))
    return tuple(found)


# -- options under way -----------------------------------------------------------------------------------


def _advertise(state: "SacreState", viewer: Seat | None) -> Advertise:
    others = [(state.active + step) % state.players for step in range(1, state.players)]
    answers = tuple(_answer(state, seat, viewer) for seat in others if state.hands[seat])
    return Advertise(state.active, NAMES[state.offered], points(state.offered), answers)


def _answer(state: "SacreState", seat: Seat, viewer: Seat | None) -> Answer:
    """R14, R16, R19: who sees what."""
    complete = state.phase == c.PARTNER
    if not state.able >> seat & 1:
        seen = state.is_open(seat) or seat == viewer or (complete and viewer == state.active)
        return Answer(seat, "unable", None, names_in(state.hands[seat]) if seen else None)
    if state.laid[seat] == c.NO_CARD:
        return Answer(seat, "choosing", None, None)
    seen = seat == viewer or (complete and (viewer == state.active or state.is_open(seat)))
    return Answer(seat, "laid", NAMES[state.laid[seat]] if seen else None, None)


def _cycle(state: "SacreState") -> Cycle:
    found = receivers(state, state.cycle_number, state.cycle_spots)
    out = tuple(seat for seat, to in enumerate(found) if to == c.NOBODY)
    done = tuple(
        seat for seat in range(state.players) if found[seat] != c.NOBODY and not state.pending >> seat & 1
    )
    return Cycle(state.active, state.cycle_number, state.cycle_spots, arrows_of(found), out, done)


def _exchange(state: "SacreState", viewer: Seat | None) -> Exchange:
    """R26 to R28: what is given, hidden and seen, each for those who may know."""
    final = state.round_number == c.LAST_ROUND
    seen = state.phase == c.PICK and (final or viewer == state.active)
    hidden = viewer == state.target or (final and state.phase == c.PICK)
    return Exchange(
        by=state.active,
        target=state.target,
        given=NAMES[state.given] if _knows_given(state, viewer) else None,
        hides=state.hides(),
        aside=names_in(state.picks[state.target]) if hidden else None,
        visible=names_in(visible(state)) if seen else None,
        takeable=names_in(may_take(state)) if seen else None,
    )


def _swap(state: "SacreState", viewer: Seat | None) -> Swap:
    own = viewer == state.active
    into = names_in(state.put_cards()) if own or state.phase == c.TAKE else ()
    return Swap(state.active, into, names_in(state.picks[state.active]) if own else ())


def _reach(state: "SacreState") -> tuple[Reach, ...]:
    """R25, R34: seats that have acted keep what they have."""
    found = []
    for seat in range(state.players):
        acted = state.place_in_order(seat) < state.place_in_order(state.active) or state.size(seat) < c.FEWEST
        total = state.scores[seat]
        if not acted:
            total = reach(state, seat)
        found.append(Reach(seat, total, acted))
    return tuple(found)
