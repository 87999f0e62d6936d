"""Whole choices of cards in reading order, and what speaks for a choice, by what the seat holds and knows."""

from typing import Final

from sacrarium.core.bits import CardSet, Move, Seat, bit, listed
from sacrarium.core.words import Company, counted
from sacrarium.games.sacre_bleu import phases as c
from sacrarium.games.sacre_bleu.moves import (
    CARD_MOVES,
    DONE,
    PARTNER,
    RULE,
    TARGET,
    card_of,
    rule_of,
    verb_of,
)
from sacrarium.games.sacre_bleu.pieces import JOKERS, RING, SUITS, names_in, points
from sacrarium.games.sacre_bleu.previews import from_deal, may_score, most, wanted
from sacrarium.games.sacre_bleu.proposals import gain, is_set, worth_proposing
from sacrarium.games.sacre_bleu.ring import shown_as
from sacrarium.games.sacre_bleu.state import SacreState

from .names import SUIT, called, cards, run, short

IN_WORDS: Final = 3  # cards that are named in full
OPENING: Final = (c.TO_SCORE, c.TO_RETURN)  # options whose cards are asked for at once


def opens(move: Move) -> bool:
    """Whether the cards that follow this move belong to it."""
    return move in OPENING


def choice(state: SacreState, seat: Seat, moves: tuple[Move, ...], _: Company) -> str:
    """A choice of several cards as a whole, sorted as a hand is, and the rule of a Cycle; empty for other choices."""
    if RULE <= moves[0] < DONE:
        number, spots = rule_of(moves[0])
        return f"Cycle {counted(number, 'card')}, {counted(spots, 'seat')} on"
    if state.phase not in {c.SCORE, c.PASS, c.PUT, c.TAKE, c.ASIDE} and not opens(moves[0]):
        return ""
    scored = _with(moves, "score") | (state.picks[seat] if state.phase == c.SCORE else 0)
    if scored:
        plain = is_set(scored) and not scored & JOKERS
        return f"Score {run(shown_as(scored)) if plain else _cards(scored)}"
    before = state.picks[seat] if state.phase in {c.PASS, c.ASIDE, c.TAKE} else 0
    for verb, title in (("pass", "Pass"), ("aside", "Hide")):
        if found := _with(moves, verb):
            return f"{title} {_cards(found | before)}"
    put, took = _with(moves, "put") | _already_put(state), _with(moves, "take") | before
    if took and state.phase == c.TAKE:
        return f"Take {_cards(took)}"
    if took:
        return f"Return {_cards(put)} and take {_cards(took)}"
    return f"Return {_cards(put)}" if put else "Return nothing"


def _with(moves: tuple[Move, ...], verb: str) -> CardSet:
    """The cards with which this is done."""
    return sum(bit(card_of(move)) for move in moves if verb_of(move) == verb)


def _already_put(state: SacreState) -> CardSet:
    return state.put_cards() if state.phase == c.PUT else 0


def _cards(found: CardSet) -> str:
    """In words; many in signs."""
    names = names_in(found)
    return cards(names) if len(names) <= IN_WORDS else " ".join(short(name) for name in names)


# -- reasons ---------------------------------------------------------------------------------------------


def why(state: SacreState, seat: Seat, moves: tuple[Move, ...], company: Company) -> str:
    """The reason for a choice; empty where none is plain."""
    hand = state.hands[seat]
    scored = _with(moves, "score") | (state.picks[seat] if state.phase == c.SCORE else 0)
    if scored and is_set(scored):
        return _scoring(state, seat, scored)
    took = _with(moves, "take")
    put = _with(moves, "put") | _already_put(state)
    if took:
        return _with_best((hand & ~put) | took | (state.picks[seat] if state.phase == c.TAKE else 0))
    hidden = _with(moves, "aside") | (state.picks[seat] if state.phase == c.ASIDE else 0)
    if hidden:
        return _hiding(hand, hidden)
    gone = put | _with(moves, "pass") | (state.picks[seat] if state.phase == c.PASS else 0)
    if gone:
        return _parting(state, hand, gone, put)
    return _trading(state, seat, moves[0], company)


def _scoring(state: SacreState, seat: Seat, scored: CardSet) -> str:
    more = gain(scored)
    held = [found for found in worth_proposing(state.hands[seat]) if may_score(state, seat, found)]
    if all(gain(found) <= more for found in held):
        return f"its {counted(more, 'point')} are the most that the hand can score"
    return f"{counted(more, 'point')}, and the rest of the hand stays together"


def _parting(state: SacreState, hand: CardSet, gone: CardSet, put: CardSet) -> str:
    """Cards that leave the hand: what stays together, or what comes instead."""
    best = best_of(hand & ~gone)
    if best and most(hand & ~gone) == most(hand):
        return f"it keeps the run in {SUIT[SUITS[_suit(best)]]}"
    near = _neighbours(hand & ~gone)
    if len(listed(near)) > 2:
        return f"it keeps {_cards(near)} together"
    fresh = min(len(listed(put)), from_deal(state))
    lie = "lies" if fresh == 1 else "lie"
    return f"{counted(fresh, 'card')} of the deal {lie} on top of the deck" if fresh else ""


def _hiding(hand: CardSet, hidden: CardSet) -> str:
    """R27: what is set aside cannot be taken."""
    best = best_of(hand)
    if best & hidden:
        return f"it keeps the run in {SUIT[SUITS[_suit(best)]]} from being torn"
    near = _neighbours(hand)
    return f"{_cards(near)} cannot be torn apart" if near & hidden and len(listed(near)) > 1 else ""


def best_of(hand: CardSet) -> CardSet:
    """The best set in a hand; nothing if it holds none."""
    return max(worth_proposing(hand), key=gain, default=0)


def _suit(cards_of_a_set: CardSet) -> int:
    return listed(cards_of_a_set)[0] // RING


def _neighbours(hand: CardSet) -> CardSet:
    """The most cards of one suit that follow each other with at most one place between."""
    best: CardSet = 0
    for suit in range(len(SUITS)):
        found: CardSet = 0
        for card in (card for card in listed(hand) if card // RING == suit):
            near = found and card - listed(found)[-1] <= 2
            found = found | bit(card) if near else bit(card)
            best = max(best, found, key=lambda one: len(listed(one)))
    return best


def _with_best(hand: CardSet) -> str:
    best = most(hand)
    return f"the best run is then worth {best}" if best else ""


def _trading(state: SacreState, seat: Seat, move: Move, company: Company) -> str:
    """A card that is shown, laid, given or picked, and with whom one trades."""
    hand = state.hands[seat]
    if CARD_MOVES <= move < PARTNER:
        return _one_card(state, hand, str(verb_of(move)), card_of(move))
    if PARTNER <= move < TARGET:
        taken = state.laid[move - PARTNER]
        return _better(hand, (hand & ~bit(state.offered)) | bit(taken))
    if TARGET <= move < RULE:
        known = wanted(state, seat, move - TARGET)
        return f"{company.does(move - TARGET, 'holds')} the {called(known[0])}" if known else ""
    return ""


def _one_card(state: SacreState, hand: CardSet, verb: str, card: int) -> str:
    if verb == "pick":
        return _better(hand, (hand & ~bit(state.given)) | bit(card))
    stays = hand & ~bit(card)
    best = best_of(stays)
    if best and most(stays) == most(hand):
        return f"it keeps the run in {SUIT[SUITS[_suit(best)]]}"
    if verb == "offer" and points(card) >= 10:
        return "the others have to lay a ten or better"
    return "no run needs it" if not most(hand) and bit(card) & ~_neighbours(hand) else ""


def _better(before: CardSet, after: CardSet) -> str:
    """What a card that comes makes of the best run."""
    return f"the best run grows to {most(after)} points" if most(after) > most(before) else ""
