"""What the game says to people, put together: short, warm, plain."""

from typing import Final, cast

from sacrarium.core.bits import Move, Seat, members_of
from sacrarium.core.decision import Ask, Barred, Words
from sacrarium.core.game import Text
from sacrarium.core.state import State
from sacrarium.core.words import Company
from sacrarium.games.sacre_bleu import moves as numbers
from sacrarium.games.sacre_bleu import phases as c
from sacrarium.games.sacre_bleu.moves import OPTIONS, write
from sacrarium.games.sacre_bleu.pieces import CARDS
from sacrarium.games.sacre_bleu.position import PHASES
from sacrarium.games.sacre_bleu.rules.exchange import visible
from sacrarium.games.sacre_bleu.state import SacreState

from .advice import choice, opens, why
from .dealing import proven_by_the_deal
from .duties import duty, waiting
from .lines import line
from .preview import move_info
from .refusals import refusal
from .results import result


def ask(plain: State, seat: Seat, company: Company) -> Ask:
    """What this seat has to decide now, and what would follow."""
    state = cast(SacreState, plain)
    title, detail = duty(state, seat, company)
    return Ask(
        seat=seat,
        about=PHASES[state.phase],
        title=title,
        detail=detail,
        moves=tuple(move_info(state, seat, move, company) for move in state.legal(seat)),
        barred=_barred(state, seat, company),
    )


def _barred(state: SacreState, seat: Seat, company: Company) -> tuple[Barred, ...]:
    """What a person might want to do here, with the rule that forbids it."""
    wanted: list[Move] = []
    if state.phase == c.MAIN:
        wanted = list(range(len(OPTIONS)))
    elif state.phase in {c.OFFER, c.LAY}:
        verb = "offer" if state.phase == c.OFFER else "lay"
        wanted = [numbers.with_card(verb, card) for card in range(CARDS) if state.hands[seat] >> card & 1]
    elif state.phase == c.PICK:
        wanted = [numbers.with_card("pick", card) for card in range(CARDS) if visible(state) >> card & 1]
    found = [(move, state.why_not(seat, move)) for move in wanted]
    return tuple(
        Barred(write(move), refusal(why, company), why.rule) for move, why in found if why is not None
    )


def words(plain: State, company: Company) -> Words:
    """What to do now, or whom we wait for; and what is worth knowing."""
    state = cast(SacreState, plain)
    outcome = state.outcome()
    if outcome is not None:
        ended = result(outcome, company)
        return Words(ended.title, ended.detail)
    asked = list(members_of(state.to_act()))
    if company.viewer is not None and company.viewer in asked:
        title, detail = duty(state, company.viewer, company)
    else:
        title, detail = waiting(state, asked, company)
    return Words(title, detail, _notes(state, company))


def _notes(state: SacreState, company: Company) -> tuple[str, ...]:
    """What the deal proves, ties, the coming open round, and one's own last chances."""
    crown = (state.first - 1) % state.players
    found = [] if state.round_number == c.LAST_ROUND else [proven_by_the_deal(state.players)]
    found.append(f"{company.does(crown, 'wins')} ties: last in the order.")
    if state.round_number == c.LAST_ROUND - 1:
        found.append("After this round all hands and the deck are open.")
    viewer = company.viewer
    if viewer is not None and state.size(viewer) < c.FEWEST:
        found.append("With fewer than three cards you take no more turns; your hand is open.")
    return tuple(found)


def where(state: SacreState) -> str:
    """The round, of eight."""
    return f"Round {state.round_number}"


def in_pieces(state: SacreState) -> bool:
    """Sequences and all choices of several cards are asked for card by card."""
    return state.phase in {c.SCORE, c.PASS, c.PUT, c.TAKE, c.ASIDE}


TEXT: Final = Text(
    ask=ask,
    words=words,
    event=line,
    reason=refusal,
    result=result,
    where=where,
    in_pieces=in_pieces,
    opens=opens,
    choice=choice,
    why=why,
)
