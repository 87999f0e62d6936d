"""What a seat has to decide now, in a title and a sentence, and what the others wait for."""

from sacrarium.core.bits import Seat
from sacrarium.core.words import Company, capital, counted
from sacrarium.games.sacrifice_duel import phases as c
from sacrarium.games.sacrifice_duel.pieces import NAMES, TRICKS, names_in
from sacrarium.games.sacrifice_duel.piles import size
from sacrarium.games.sacrifice_duel.rules.sacrifice import sacrifice_limit
from sacrarium.games.sacrifice_duel.scoring import altar_points
from sacrarium.games.sacrifice_duel.state import DuelState

from .names import called, cards, hand_rule, score, winning_rule


def duty(state: DuelState, seat: Seat, company: Company) -> tuple[str, str]:
    """Title and detail for a seat that is asked."""
    rule = f"{hand_rule(NAMES[state.trophy], TRICKS[NAMES[state.trophy][0]])}."
    if state.phase <= c.SECOND_BUYS:
        return _buying(state, seat, company)
    if state.phase == c.SACRIFICE:
        return _sacrificing(state, company)
    if state.phase == c.FOLLOW:
        return f"Beat the {called(NAMES[state.committed[state.leader]])}, or let it go", _stands(
            state, company
        )
    if state.phase == c.LEAD:
        return "Lead a card", f"{company.names[1 - seat]} sees it before answering. {_stands(state, company)}"
    if state.phase == c.SUDDEN:
        rule = capital(winning_rule(NAMES[state.trophy]))
        return "Sudden death: choose a card", f"Both show at once, until somebody wins one. {rule}."
    return "Choose a card in secret", f"Both show at once. {rule}"


def _stands(state: DuelState, company: Company) -> str:
    left = TRICKS[NAMES[state.trophy][0]] - state.played
    return f"The hand stands at {score((state.tricks[0], state.tricks[1]), company)}, {counted(left, 'trick')} to go."


def _buying(state: DuelState, seat: Seat, company: Company) -> tuple[str, str]:
    how = "Two cards buy one worth their sum."
    if len(state.legal(seat)) == 1:
        how = "No two of your cards buy anything now, so keep them all."
    if state.phase == c.SEALED:
        return "Order in secret: two for one", f"{company.names[1 - seat]} orders at the same time. {how}"
    title = "You buy first: two for one" if state.phase == c.FIRST_BUYS else "You buy second: two for one"
    return title, f"{_why_first(state, company)} {how}"


def _why_first(state: DuelState, company: Company) -> str:
    """D3: a last trick without a single winner leaves it to the loser of the hand."""
    won, buys = company.does(1 - state.buyer, "won"), f"so {company.clause(state.buyer, 'buys')} first."
    if not state.by_last_trick:
        return f"{won} the last hand, {buys}"
    if state.last_winner != c.NOBODY:
        return f"{won} the last trick, {buys}"
    return f"Nobody won the last trick alone. {won} the hand, {buys}"


def _sacrificing(state: DuelState, company: Company) -> tuple[str, str]:
    limit, made = sacrifice_limit(state), size(state.offered)
    margin = score((state.tricks[0], state.tricks[1]), company)
    if limit == 1:
        return f"{margin}: sacrifice one card", "It leaves your deck for good and counts its points."
    title = f"{margin}: sacrifice 1 to {limit} cards"
    if not made:
        return title, "They leave your deck for good and count their points."
    offered = capital(cards(names_in(state.offered)))
    more = counted(limit - made, "more card")
    return title, f"{offered}: +{altar_points(state.offered)} points. {more} at most."


def waiting(state: DuelState, asked: list[Seat], company: Company) -> tuple[str, str]:
    """Title and detail for who is not asked: whom we wait for, and what goes on meanwhile."""
    return _whom(state, asked, company), _meanwhile(state, company)


def _whom(state: DuelState, asked: list[Seat], company: Company) -> str:
    if len(asked) == 2:
        return "Both order in secret" if state.phase == c.SEALED else "Both choose a card"
    name = company.names[asked[0]]
    if state.phase == c.SEALED:
        return f"{name} is still ordering"
    if state.phase in {c.FIRST_BUYS, c.SECOND_BUYS}:
        return f"{name} is at the market"
    if state.phase == c.SACRIFICE:
        return f"{name} chooses a sacrifice"
    return f"{name} leads" if state.phase == c.LEAD else f"{name} plays"


def _meanwhile(state: DuelState, company: Company) -> str:
    if state.phase == c.SEALED:
        return "Orders are shown when both are in."
    if state.phase in {c.FIRST_BUYS, c.SECOND_BUYS}:
        return _why_first(state, company)
    if state.phase == c.SACRIFICE:
        return "How many cards is open, which ones stays secret."
    return (
        _stands(state, company) if state.phase != c.SUDDEN else "The next trick that somebody wins decides."
    )
