"""Reading a position: what is written must fit together, what is not written takes its default."""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from sacrarium.core.bits import CardSet, Seat, bit, listed, popcount, set_of
from sacrarium.core.errors import BadPosition
from sacrarium.core.saying import not_a_position

from . import phases as c
from .knowledge import settle_all
from .moves import OPTIONS
from .pieces import BY_NAME, CARDS, Options, points
from .position import PHASES, Known, Layer, Position, zone_name
from .proposals import is_set
from .rules.advertise import may_lay
from .rules.exchange import visible
from .truth import check, check_fields

if TYPE_CHECKING:
    from .state import SacreState

ALL_CARDS: Final = (1 << CARDS) - 1
OPTION_OF: Final = (None, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4, None, None)  # by phase


def read(data: dict[str, Any]) -> "SacreState":
    """The state of a position."""
    from .state import SacreState  # a state is pickled by this module

    try:
        position = msgspec.convert(data, Position, strict=True)
        options = msgspec.convert(position.options, Options, strict=True)
    except (msgspec.ValidationError, ValueError) as error:
        raise not_a_position(error) from None
    state = SacreState(options)
    _place_turn(state, position)
    check_fields(state, position)
    _place_cards(state, position)
    _place_scores(state, position)
    _place_locks(state, position)
    _place_option(state, position)
    _place_knowledge(state, position)
    check(state)
    return state


def _seat(state: "SacreState", seat: Any, field: str) -> Seat:
    try:
        number = int(seat)
    except ValueError:
        number = -1
    if not 0 <= number < state.players:
        raise BadPosition(f"{field}: there is no seat {seat}")
    return number


def _cards(field: str, names: "tuple[str, ...] | list[str]") -> list[int]:
    for name in names:
        if name.upper() not in BY_NAME:
            raise BadPosition(f"{field}: there is no card '{name[:10]}'")
    codes = [BY_NAME[name.upper()] for name in names]
    if len(set(codes)) < len(codes):
        raise BadPosition(f"{field}: a card is named twice")
    return codes


def _put(state: "SacreState", field: str, place: int, value: int) -> None:
    """Arrays of a compiled state are copied when they are read: read, change, write back."""
    values = list(getattr(state, field))
    values[place] = value
    setattr(state, field, values)


def _place_turn(state: "SacreState", position: Position) -> None:
    if position.phase not in PHASES:
        raise BadPosition(f"phase: there is no phase '{position.phase[:20]}'; there is {', '.join(PHASES)}")
    if not 1 <= position.round <= c.LAST_ROUND:
        raise BadPosition(f"round: a game has rounds 1 to {c.LAST_ROUND}")
    state.phase = PHASES.index(position.phase)
    state.round_number = position.round
    state.first = _seat(state, position.first, "first")
    state.active = state.first if position.active is None else _seat(state, position.active, "active")
    if position.last_turn is not None:
        if position.last_turn.option not in OPTIONS:
            raise BadPosition(f"last_turn: there is no option '{position.last_turn.option[:20]}'")
        state.last_seat = _seat(state, position.last_turn.seat, "last_turn")
        state.last_option = OPTIONS.index(position.last_turn.option)
        state.last_round = min(c.LAST_ROUND, max(0, position.last_turn.round))


# -- where the cards are -------------------------------------------------------------------------------


def _place_cards(state: "SacreState", position: Position) -> None:
    """Hands, deck and scored cards; together they are all fifty-four."""
    hands = position.hands or (None,) * state.players
    if len(hands) != state.players:
        raise BadPosition(f"hands: {state.players} seats have {state.players} hands")
    named = [_cards("hands", hand) for hand in hands if hand is not None]
    named += [_cards("deck", position.deck or ()), _cards("gone", position.gone or ())]
    gone = set(named[-1])
    named += [cards for found in position.sets if not gone >= set(cards := _cards("sets", found.cards))]
    _no_doubles([card for cards in named for card in cards])
    free = [card for card in range(CARDS) if not any(card in cards for cards in named)]
    for seat, hand in enumerate(hands):
        cards = (
            _cards("hands", hand) if hand is not None else [free.pop(0) for _ in range(state.dealt) if free]
        )
        if len(cards) > state.dealt:
            raise BadPosition(f"hands: seat {seat} cannot hold {len(cards)} cards")
        _put(state, "hands", seat, set_of(cards))
    deck = _cards("deck", position.deck) if position.deck is not None else free[: state.deck_size]
    if len(deck) != state.deck_size:
        raise BadPosition(f"deck: with {state.players} seats the deck has {state.deck_size} cards")
    state.deck = [*deck, *[CARDS] * (54 - len(deck))]
    state.gone = ALL_CARDS & ~set_of(deck)
    for seat in range(state.players):
        state.gone &= ~state.hands[seat]
    if position.gone is not None and set_of(_cards("gone", position.gone)) != state.gone:
        raise BadPosition("gone: every card lies in a hand, in the deck, or is gone")
    _place_layers(state, position.layers)


def _no_doubles(cards: list[int]) -> None:
    if len(set(cards)) < len(cards):
        raise BadPosition("a card lies in two places")


def _place_layers(state: "SacreState", layers: tuple[Layer, ...] | None) -> None:
    if layers is None:
        layers = (Layer(state.deck_size),)
    sizes = [layer.size for layer in layers]
    if sum(sizes) != state.deck_size or min(sizes) < 1 or len(sizes) >= c.MOST_LAYERS:
        raise BadPosition(f"layers: together they have the {state.deck_size} cards of the deck")
    state.layers = len(layers)
    for place, layer in enumerate(layers):
        _put(state, "layer_size", place, layer.size)
        if layer.by is not None:
            _put(state, "layer_by", place, _seat(state, layer.by, "layers"))


def _place_scores(state: "SacreState", position: Position) -> None:
    scores = [0] * state.players
    for found in position.sets:
        seat = _seat(state, found.seat, "sets")
        cards = set_of(_cards("sets", found.cards))
        if state.sets[seat] == 5 or cards & ~state.gone or not 1 <= found.round <= c.LAST_ROUND:
            raise BadPosition(f"sets: seat {seat} cannot have scored these")
        if not is_set(cards):
            raise BadPosition(f"sets: {' '.join(found.cards)} is no sequence")
        _put(state, "set_cards", 5 * seat + state.sets[seat], cards)
        _put(state, "set_round", 5 * seat + state.sets[seat], found.round)
        _put(state, "sets", seat, state.sets[seat] + 1)
        scores[seat] += sum(points(card) for card in listed(cards))
    given = position.scores if position.scores is not None else scores
    if len(given) != state.players or not all(0 <= score <= 400 for score in given):
        raise BadPosition("scores: one number for each seat")
    for seat, score in enumerate(given):
        _put(state, "scores", seat, score)


def _place_locks(state: "SacreState", position: Position) -> None:
    for seat, names in position.locked.items():
        _put(state, "locked", _seat(state, seat, "locked"), set_of(_cards("locked", names)))
    for take in position.takes:
        card = _cards("takes", (take.card,))[0]
        _put(state, "taker", card, _seat(state, take.taker, "takes"))
        _put(state, "take_round", card, min(c.LAST_ROUND, max(1, take.round)))


# -- the option under way ------------------------------------------------------------------------------


def _place_option(state: "SacreState", position: Position) -> None:
    forced = OPTION_OF[state.phase]
    if position.option is not None and position.option not in OPTIONS:
        raise BadPosition(f"option: there is no option '{position.option[:20]}'")
    state.option = OPTIONS.index(position.option) if position.option is not None else c.NO_OPTION
    if forced is not None and not (state.phase == c.SCORE and position.bonus):
        if state.option not in {forced, c.NO_OPTION}:
            raise BadPosition(f"option: in phase {position.phase} it is {OPTIONS[forced]}")
        state.option = forced
    if state.phase not in {c.MAIN, c.OVER} and state.option == c.NO_OPTION:
        raise BadPosition("option: which one is under way?")
    state.is_bonus = position.bonus
    if state.phase != c.OVER and state.size(state.active) < c.FEWEST:
        raise BadPosition("active: a seat with fewer than three cards has no turn")
    _place_picks(state, position)
    _place_offer(state, position)
    _place_exchange(state, position)
    if state.phase == c.PASS:
        _place_cycle(state, position)


def _place_picks(state: "SacreState", position: Position) -> None:
    for seat, names in position.picks.items():
        _put(state, "picks", _seat(state, seat, "picks"), set_of(_cards("picks", names)))
    put = _cards("put", position.put)
    if set_of(put) & ~state.hands[state.active] or len(put) > 15:
        raise BadPosition("put: these cards are not in the hand")
    if put and state.phase not in {c.PUT, c.TAKE}:
        raise BadPosition("put: nobody is returning cards")
    if state.phase == c.TAKE and not 0 < len(put) <= state.deck_size:
        raise BadPosition("put: cards are taken for cards")
    state.put_count = len(put)
    for place, card in enumerate(put):
        _put(state, "put", place, card)


def _place_offer(state: "SacreState", position: Position) -> None:
    if state.phase not in {c.LAY, c.PARTNER}:
        return
    if position.offered is None:
        raise BadPosition("offered: which card is advertised?")
    state.offered = _cards("offered", (position.offered,))[0]
    if not state.hands[state.active] >> state.offered & 1 or not points(state.offered):
        raise BadPosition("offered: the active seat cannot offer that")
    for owner, name in position.laid.items():
        _put(state, "laid", _seat(state, owner, "laid"), _cards("laid", (name,))[0])
    for seat in range(state.players):
        if seat == state.active or not may_lay(state, seat):
            continue
        state.able |= bit(seat)
        if state.laid[seat] == CARDS:
            state.pending |= bit(seat)
        elif not may_lay(state, seat) >> state.laid[seat] & 1:
            raise BadPosition(f"laid: seat {seat} cannot lay that")
    if bool(state.pending) == (state.phase == c.PARTNER) or not state.able:
        raise BadPosition("laid: who has laid a card does not go with the phase")


def _place_exchange(state: "SacreState", position: Position) -> None:
    if state.phase <= c.TARGET or state.phase > c.PICK:
        return
    if position.target is None:
        raise BadPosition("target: with whom?")
    state.target = _seat(state, position.target, "target")
    if state.target == state.active or not state.hands[state.target]:
        raise BadPosition("target: another seat that holds cards")
    if state.phase in {c.ASIDE, c.PICK}:
        if position.given is None:
            raise BadPosition("given: which card?")
        state.given = _cards("given", (position.given,))[0]
        if not state.hands[state.active] >> state.given & 1:
            raise BadPosition("given: until the take it counts as a card of the active seat")
        hidden = popcount(state.picks[state.target])
        if state.hides() != (state.phase == c.ASIDE or hidden == c.SET_ASIDE) or (
            state.phase == c.ASIDE and hidden >= c.SET_ASIDE
        ):
            raise BadPosition("picks: three cards are set aside from eight cards on")
    if state.phase == c.PICK:
        state.shown = visible(state)


def _place_cycle(state: "SacreState", position: Position) -> None:
    if position.cycle is None:
        raise BadPosition("cycle: how many cards and spots?")
    state.cycle_number, state.cycle_spots = position.cycle
    if not (1 <= state.cycle_number <= state.most_cycle and 1 <= state.cycle_spots < state.players):
        raise BadPosition("cycle: there is no such rule")
    for seat in range(state.players):
        if state.size(seat) >= state.cycle_number and popcount(state.picks[seat]) < state.cycle_number:
            state.pending |= bit(seat)
    if not state.pending:
        raise BadPosition("picks: somebody must still be choosing")


# -- what is known -------------------------------------------------------------------------------------


def _place_knowledge(state: "SacreState", position: Position) -> None:
    for seat in position.untouched:
        state.untouched |= bit(_seat(state, seat, "untouched"))
    for seat, worth in enumerate(position.holds_worth[: state.players]):
        _put(state, "holds_worth", seat, min(10, max(0, worth)))
    if position.known is None:
        _know_nothing(state)
        return
    for name, known in position.known.items():
        observer = c.PUBLIC if name == "public" else _seat(state, name, "known")
        _place_known(state, observer, known)
    for observer in (*range(state.players), c.PUBLIC):
        _check_known(state, observer)


def _know_nothing(state: "SacreState") -> None:
    """Own and open hands and own layers are known; any other card may be anywhere."""
    own = {seat: _own_layers(state, seat) for seat in range(state.players)}
    for observer in (*range(state.players), c.PUBLIC):
        layers = own.get(observer, {})
        mine = set_of(card for cards in layers.values() for card in listed(cards))
        for zone in (*range(state.players), *range(c.LAYERS, c.LAYERS + state.layers)):
            cards = layers.get(zone, ALL_CARDS & ~state.gone & ~mine)
            _put(state, "may", c.ZONES * observer + zone, cards)
    settle_all(state)


def _own_layers(state: "SacreState", seat: Seat) -> dict[int, CardSet]:
    found, top = {}, 0
    for layer in range(state.layers):
        cards = set_of(state.deck[top : top + state.layer_size[layer]])
        top += state.layer_size[layer]
        if state.layer_by[layer] == seat:
            found[c.LAYERS + layer] = cards
    return found


def _place_known(state: "SacreState", observer: int, known: Known) -> None:
    zones = {
        zone_name(zone): zone for zone in (*range(state.players), *range(c.LAYERS, c.LAYERS + state.layers))
    }
    for name, cards in known.may.items():
        if name not in zones:
            raise BadPosition(f"known: there is no zone '{name[:10]}'")
        _put(state, "may", c.ZONES * observer + zones[name], set_of(_cards("known", cards.split())))
    for name, cards in known.last.items():
        if zones.get(name, c.PUBLIC) >= state.players:
            raise BadPosition(f"known: there is no hand '{name[:10]}'")
        _put(state, "last", 8 * observer + zones[name], set_of(_cards("known", cards.split())))


def _check_known(state: "SacreState", observer: int) -> None:
    """What is known must be true, or nothing could be imagined."""
    may, top = state.may, 0
    for seat in range(state.players):
        if state.hands[seat] & ~may[c.ZONES * observer + seat]:
            raise BadPosition(f"known: this is not true of seat {seat}")
    for layer in range(state.layers):
        cards = set_of(state.deck[top : top + state.layer_size[layer]])
        top += state.layer_size[layer]
        if cards & ~may[c.ZONES * observer + c.LAYERS + layer]:
            raise BadPosition("known: this is not true of the deck")
