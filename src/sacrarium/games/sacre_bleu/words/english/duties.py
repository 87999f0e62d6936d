"""What a seat has to decide now, in a title and a sentence, and what the others wait for."""

from sacrarium.core.bits import Seat
from sacrarium.core.words import Company, capital, counted
from sacrarium.games.sacre_bleu import phases as c
from sacrarium.games.sacre_bleu.pieces import NAMES, names_in, points
from sacrarium.games.sacre_bleu.proposals import gain, worth_proposing
from sacrarium.games.sacre_bleu.ring import shown_as
from sacrarium.games.sacre_bleu.rules.cycle import receivers
from sacrarium.games.sacre_bleu.rules.score import precludes
from sacrarium.games.sacre_bleu.state import SacreState

from .names import called, run


def duty(state: SacreState, seat: Seat, company: Company) -> tuple[str, str]:
    """The largest words on the table, and what they mean."""
    if state.phase == c.MAIN:
        return "Choose one of five", _best_score(state, seat)
    if state.phase in {c.SCORE, c.BONUS}:
        return _scoring(state, seat)
    if state.phase in {c.OFFER, c.LAY, c.PARTNER}:
        return _advertising(state, company)
    if state.phase in {c.CYCLE, c.PASS}:
        return _cycling(state, seat, company)
    if state.phase in {c.PUT, c.TAKE}:
        return _returning(state)
    return _exchanging(state, company)


def _best_score(state: SacreState, seat: Seat) -> str:
    """The best set in hand, or that there is none."""
    for cards in worth_proposing(state.hands[seat]):
        more, used = gain(cards), len(names_in(cards))
        if not precludes(state, seat, more, used):
            left = state.size(seat) - used
            return f"Score {run(shown_as(cards))} for **{more}**, and keep {counted(left, 'card')}."
    if state.round_number == c.LAST_ROUND:
        return "The last turn: after Advertise, Return or Exchange a Score may follow."
    return "Nothing to score now; the other four bring new cards."


def _scoring(state: SacreState, seat: Seat) -> tuple[str, str]:
    if state.phase == c.BONUS:
        return "One Score more, if you like", _best_score(state, seat)
    picked = state.picks[seat]
    if not picked:
        return "Choose your sequence", _best_score(state, seat)
    return (
        "Choose your sequence",
        f"{counted(len(names_in(picked)), 'card')} so far, worth **{gain(picked)}**.",
    )


def _advertising(state: SacreState, company: Company) -> tuple[str, str]:
    if state.phase == c.OFFER:
        return "Offer a card", "All others must answer with one that is worth as much or more."
    value, card = points(state.offered), called(NAMES[state.offered])
    if state.phase == c.LAY:
        name = company.names[state.active]
        return (
            f"Lay a card worth {value} or more",
            f"If {name} takes it, you get the {card}. The others lay theirs at the same time.",
        )
    return "Choose your partner", f"The {card} goes there, and the laid card comes to you."


def _cycling(state: SacreState, seat: Seat, company: Company) -> tuple[str, str]:
    if state.phase == c.CYCLE:
        return "Name the Cycle", "How many cards from everybody, and how many seats on."
    to = receivers(state, state.cycle_number, state.cycle_spots)[seat]
    left = state.cycle_number - len(names_in(state.picks[seat]))
    return f"Pass {counted(left, 'card')} to {company.names[to]}", "Everybody chooses at the same time."


def _returning(state: SacreState) -> tuple[str, str]:
    if state.phase == c.TAKE:
        left = state.put_count - len(names_in(state.picks[state.active]))
        return f"Take {counted(left, 'card')} from the deck", "Whichever you like; then you may score."
    if state.round_number == c.LAST_ROUND:
        return "Put cards into the deck", "For each you may pick any card of the deck, and then score."
    return "Put cards under the deck", "The first lies highest. You draw as many from the top."


def _exchanging(state: SacreState, company: Company) -> tuple[str, str]:
    if state.phase == c.TARGET:
        return "Exchange with whom?", "You give a card, see the hand, and take one of it before all eyes."
    other, giver = company.names[state.target], company.names[state.active]
    if state.phase == c.GIVE:
        hides = (
            f"{other} may then hide three cards." if state.hides() else f"You then see all of {other}'s hand."
        )
        return f"Give {other} a card", hides
    if state.phase == c.ASIDE:
        left = 3 - len(names_in(state.picks[state.target]))
        card = called(NAMES[state.given])
        return (
            f"Hide {counted(left, 'card')} from {giver}",
            f"{giver} gave you the {card} and takes one of what is left.",
        )
    return f"Take one of {other}'s cards", "Everybody sees which."


def waiting(state: SacreState, asked: list[Seat], company: Company) -> tuple[str, str]:
    """Title and detail for who is not asked: whom we wait for, and for what."""
    active = company.names[state.active]
    if state.phase == c.LAY:
        card = called(NAMES[state.offered])
        return f"{capital(company.does(state.active, 'offers'))} the {card}", _still(asked, company)
    if state.phase == c.PASS:
        return f"Cycle: {counted(state.cycle_number, 'card')} each", _still(asked, company)
    if state.phase in {c.ASIDE, c.PICK, c.GIVE}:
        other = company.name(state.target)
        return f"{company.does(state.active, 'exchanges')} with {other}", _still(asked, company)
    doing = {
        c.OFFER: "advertises",
        c.PARTNER: "looks at the answers",
        c.CYCLE: "names a Cycle",
        c.PUT: "returns cards",
    }
    doing |= {c.TAKE: "searches the deck", c.TARGET: "exchanges a card", c.BONUS: "may score once more"}
    return f"{active} {doing.get(state.phase, 'is to move')}", f"Round {state.round_number} of 8."


def _still(asked: list[Seat], company: Company) -> str:
    verb = "is" if len(asked) == 1 else "are"
    return f"{capital(company.listed(tuple(asked)))} {verb} still choosing."
