"""What a duel asks, and what the table says now: short, warm, plain."""

from collections.abc import Iterator
from typing import Any, Final, cast

from sacrarium.core.bits import Card, Move, Seat, members_of
from sacrarium.core.decision import Ask, Barred, MoveInfo, Words
from sacrarium.core.game import Text
from sacrarium.core.state import State
from sacrarium.core.words import Company, capital, counted

from . import phases as c
from .lines import called, cards, event, hand_rule, reason, result, score
from .moves import DONE, ORDERS, PASS, PLAY, SPENT, is_order, write
from .pieces import FLOOR, HANDS, NAMES, TRICKS, names_in, points
from .piles import minus, size, with_card
from .rules.sacrifice import sacrifice_limit
from .rules.tricks import wins
from .scoring import altar_points
from .state import DuelState

ABOUT: Final = ("order", "buy", "buy", "commit", "lead", "follow", "sudden", "sacrifice", "")


def ask(plain: State, seat: Seat, company: Company) -> Ask:
    """What this seat has to decide now, and what would follow."""
    state = cast(DuelState, plain)
    title, detail = _duty(state, seat, company)
    return Ask(
        seat=seat,
        about=ABOUT[state.phase],
        title=title,
        detail=detail,
        moves=tuple(_move(state, seat, move, company) for move in state.legal(seat)),
        barred=tuple(_barred(state, seat)),
    )


def _duty(state: DuelState, seat: Seat, company: Company) -> tuple[str, str]:
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
        return "Sudden death: choose a card", f"Both show at once, until somebody wins one. {rule}"
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
    if state.by_last_trick:
        return f"After the last trick {company.clause(state.buyer, 'buys')} first."
    return f"{company.does(1 - state.buyer, 'won')} the last hand, so {company.clause(state.buyer, 'buys')} first."


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


# -- the moves -------------------------------------------------------------------------------------


def _move(state: DuelState, seat: Seat, move: Move, company: Company) -> MoveInfo:
    if is_order(move):
        return _order(state, seat, move)
    if state.phase == c.SACRIFICE:
        return _offering(state, move)
    return _card(state, seat, move, company)


def _order(state: DuelState, seat: Seat, move: Move) -> MoveInfo:
    """R8, R9: what is spent, what is bought, what stays."""
    stays = names_in(minus(state.hands[seat], SPENT[move]))
    bought = tuple(NAMES[purchase.bought] for purchase in ORDERS[move])
    preview = {
        "purchases": [
            {"spent": [NAMES[code] for code in purchase.spent], "bought": NAMES[purchase.bought]}
            for purchase in ORDERS[move]
        ],
        "stays": list(stays),
    }
    if move == PASS:
        return MoveInfo(write(move), "Keep all", "You play with the cards you hold", preview)
    spent = cards(names_in(SPENT[move]))
    return MoveInfo(
        write(move), f"Buy {cards(bought)}", f"{capital(spent)} go to your discard with it", preview
    )


def _card(state: DuelState, seat: Seat, move: Move, company: Company) -> MoveInfo:
    card = move - PLAY
    name = called(NAMES[card])
    trump = card != 0 and state.trophy != 0 and card % 2 == state.trophy % 2
    preview: dict[str, Any] = {"card": NAMES[card], "trump": trump}
    follows = ""
    if state.phase == c.FOLLOW:
        preview |= _answer(state, seat, card)
        led = called(NAMES[state.committed[state.leader]])
        verb = {"wins": "beats", "loses": "loses to", "ties": "ties with"}[preview["result"]]
        stands = score((preview["tricks"][0], preview["tricks"][1]), company)
        follows = f"The {name} **{verb}** the {led}: the hand stands at **{stands}**"
    return MoveInfo(write(move), f"Play {name}", follows, preview)


def _answer(state: DuelState, seat: Seat, card: Card) -> dict[str, Any]:
    """What the trick would come to with this card."""
    led = state.committed[state.leader]
    found = wins(card, led, state.trophy, state.joker_wins)
    if found == c.TIE and state.leader_wins:
        found = 1
    tricks = [state.tricks[0], state.tricks[1]]
    for player in (seat, 1 - seat):
        tricks[player] += found == c.TIE or (found == 0) == (player == seat)
    return {"result": "ties" if found == c.TIE else "wins" if found == 0 else "loses", "tricks": tricks}


def _offering(state: DuelState, move: Move) -> MoveInfo:
    """R26, R27: the points it brings, and what is left of the deck."""
    offered = state.offered if move == DONE else with_card(state.offered, move - PLAY - 27)
    seat = state.winner
    owns = size(minus(state.owned(seat), state.altar[seat])) - size(offered)
    fatal = owns < FLOOR and state.round_number < HANDS
    gain = altar_points(offered)
    preview: dict[str, Any] = {"points": gain, "owns": owns, "fatal": fatal, "number": size(offered)}
    follows = f"+{gain} points, your deck shrinks to {owns}"
    if fatal:
        follows = f"Your deck would shrink to {owns}: **you would lose the game at once**"
    if move == DONE:
        return MoveInfo(write(move), "Done", follows, preview)
    card = move - PLAY - 27
    preview |= {"card": NAMES[card], "own_points": points(card)}
    return MoveInfo(write(move), f"Sacrifice {called(NAMES[card])}", follows, preview)


# -- what is not to be had -------------------------------------------------------------------------


def _barred(state: DuelState, seat: Seat) -> Iterator[Barred]:
    if state.phase <= c.SECOND_BUYS:
        yield from _out_of_reach(state, seat)
    if state.phase == c.SACRIFICE:
        most = counted(sacrifice_limit(state), "card")
        yield Barred("more", f"{capital(most)} at most: take one back first.", "R26")


def _out_of_reach(state: DuelState, seat: Seat) -> Iterator[Barred]:
    """R8: cards that no two of the hand buy, and cards of the hand that buy nothing."""
    orders = state.legal(seat)
    bought = {NAMES[purchase.bought] for order in orders for purchase in ORDERS[order]}
    spent = {NAMES[code] for order in orders for purchase in ORDERS[order] for code in purchase.spent}
    for name in sorted({*names_in(state.market)} - bought):
        words = f"No two of your cards buy the {called(name)}: their values do not add up to it."
        yield Barred(f"buy {name}", words, "R8")
    for name in sorted({*names_in(state.hands[seat])} - spent):
        words = f"Together with another card of yours the {called(name)} buys nothing that is for sale. It stays in your hand."
        yield Barred(f"spend {name}", words, "R8")


# -- what the table says ---------------------------------------------------------------------------


def words(plain: State, company: Company) -> Words:
    """What to do now, or whom we wait for; and what is known for certain."""
    state = cast(DuelState, plain)
    outcome = state.outcome()
    if outcome is not None:
        ended = result(outcome, company)
        return Words(ended.title, ended.detail)
    asked = list(members_of(state.to_act()))
    if company.viewer is not None and company.viewer in asked:
        title, detail = _duty(state, company.viewer, company)
    else:
        title, detail = _waiting(state, asked, company), _meanwhile(state, company)
    return Words(title, detail, notes(state, company))


def _waiting(state: DuelState, asked: list[Seat], company: Company) -> str:
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


def notes(state: DuelState, company: Company) -> tuple[str, ...]:
    """Warnings, and what the rules of this hand turn upside down."""
    found = []
    if state.trophy == 0:
        found.append("A joker is at stake: the lowest card wins, aces are high, and faces cannot win.")
    if state.phase == c.SUDDEN:
        found.append(f"Sudden death, step {state.steps + 1}.")
    viewer = company.viewer
    if viewer is not None and state.round_number < HANDS:
        owns = size(minus(state.owned(viewer), state.altar[viewer]))
        if owns <= FLOOR + 2:
            found.append(f"Your deck has {owns} cards; with fewer than {FLOOR} you lose at once.")
    return tuple(found)


def where(state: DuelState) -> str:
    """The round, of fourteen."""
    return f"Round {state.round_number}"


def in_full(move: Move) -> str:
    """R8: the same card can be bought with other ones."""
    if not is_order(move) or move == PASS:
        return ""
    bought = cards(tuple(NAMES[purchase.bought] for purchase in ORDERS[move]))
    return f"Buy {bought} for {cards(names_in(SPENT[move]))}"


def in_pieces(state: DuelState) -> bool:
    """R26: sacrifices are asked for card by card."""
    return state.phase == c.SACRIFICE


TEXT: Final = Text(
    ask=ask,
    words=words,
    event=event,
    reason=reason,
    result=result,
    where=where,
    in_full=in_full,
    in_pieces=in_pieces,
)
