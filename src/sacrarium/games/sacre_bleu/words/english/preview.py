"""Every legal move in words, with what would follow, and the sets that a table proposes."""

from typing import Any, Final

from sacrarium.core.bits import CardSet, Move, Seat, bit, listed
from sacrarium.core.decision import MoveInfo
from sacrarium.core.errors import Reason
from sacrarium.core.words import Company, capital, counted, joined
from sacrarium.games.sacre_bleu import moves as numbers
from sacrarium.games.sacre_bleu import phases as c
from sacrarium.games.sacre_bleu.moves import OPTIONS, card_of, rule_of, verb_of, write
from sacrarium.games.sacre_bleu.pieces import NAMES, RANKS, names_in, points
from sacrarium.games.sacre_bleu.previews import (
    MOST_PROPOSALS,
    cycle_of,
    cycles,
    from_deal,
    known_in,
    may_score,
    most,
    score_moves,
    swap_moves,
    to_choose,
    wanted,
)
from sacrarium.games.sacre_bleu.proposals import gain, is_set, scorable, worth_proposing
from sacrarium.games.sacre_bleu.reasons import NO_SEQUENCE, precluded
from sacrarium.games.sacre_bleu.ring import shown_as
from sacrarium.games.sacre_bleu.rules.cycle import receivers
from sacrarium.games.sacre_bleu.state import SacreState

from .names import OPTION, called, run, short
from .refusals import refusal

MEANINGS: Final = {  # what an option is, for those who see it the first time; Score and Cycle show it
    "advertise": "You show a card. All others lay one worth as much or more, if they can, and you swap with one of them.",
    "return": "You put cards under the deck and draw as many from its top.",
    "exchange": "You give somebody a card, look at the hand, and take a card of it before all eyes.",
}


def move_info(state: SacreState, seat: Seat, move: Move, company: Company) -> MoveInfo:
    """One move for one viewer."""
    if move < numbers.CARD_MOVES:
        return _option(state, seat, move, company)
    if verb_of(move) is not None:
        return _card(state, seat, move, company)
    if move < numbers.TARGET:
        return _partner(state, move - numbers.PARTNER, company)
    if move < numbers.RULE:
        return _target(state, seat, move - numbers.TARGET, company)
    if move < numbers.DONE:
        return _rule(state, seat, move, company)
    if move == numbers.SKIP:
        return MoveInfo(write(move), "No more", "Your last turn is over.")
    return _done(state, seat)


# -- options ---------------------------------------------------------------------------------------------


def _option(state: SacreState, seat: Seat, option: int, company: Company) -> MoveInfo:
    name = OPTIONS[option]
    preview: dict[str, Any] = {"option": name, "letter": name[0].upper()}
    if option == c.TO_SCORE:
        preview["proposals"] = proposals(state, seat, company, ["score"])
        preview |= {"sets": sets(state, seat, company), "no_set": no_set(company)}
    elif option == c.TO_CYCLE:
        preview["rules"] = cycles(state, seat)
    elif option == c.TO_RETURN and state.round_number == c.LAST_ROUND:
        preview["swaps"] = swaps(state, seat, company, ["return"])
    if name in MEANINGS and not (option == c.TO_RETURN and state.round_number == c.LAST_ROUND):
        preview["means"] = MEANINGS[name]
    return MoveInfo(name, OPTION[name], _allows(state, seat, option, company), preview)


def _allows(state: SacreState, seat: Seat, option: int, company: Company) -> str:
    """What an option offers now, in a few words."""
    if option == c.TO_SCORE:
        found = [cards for cards in worth_proposing(state.hands[seat]) if may_score(state, seat, cards)]
        return f"{capital(run(shown_as(found[0])))}, **{gain(found[0])} points**" if found else "One sequence"
    if option == c.TO_RETURN:
        return _return_allows(state, seat, company)
    others = [other for other in range(state.players) if other != seat and state.hands[other]]
    if option == c.TO_EXCHANGE:
        return _exchange_allows(state, seat, others, company)
    if option == c.TO_CYCLE:
        return f"Up to {counted(state.most_cycle, 'card')} from everybody"
    return f"{capital(company.listed(tuple(others)))} {'has' if len(others) == 1 else 'have'} to answer"


def _return_allows(state: SacreState, seat: Seat, company: Company) -> str:
    if state.round_number == c.LAST_ROUND:
        found = swaps(state, seat, company, [])
        best = next((swap for swap in found if swap["allowed"]), None)
        return (
            f"Search the deck: **{best['points']}** in reach" if best else "Swap with any cards of the deck"
        )
    top = from_deal(state)
    if not top:
        return "Any number; nothing of the deal is left"
    return f"Any number; the top **{top}** {'is' if top == 1 else 'are'} from the deal"


def _exchange_allows(state: SacreState, seat: Seat, others: list[Seat], company: Company) -> str:
    """A wanted card whose holder is known, and whether it may be hidden."""
    for other in others:
        found = wanted(state, seat, other)
        if found:
            hides = ", but may hide 3 cards" if state.size(other) >= 7 else ""
            return f"{company.does(other, 'has')} {short(found[0])}{hides}"
    if len(others) == 1:
        return f"Look at the hand of {company.names[others[0]]}"
    return f"Look at one of {counted(len(others), 'hand')}"


# -- proposals -------------------------------------------------------------------------------------------


def proposals(state: SacreState, seat: Seat, company: Company, before: list[str]) -> list[dict[str, Any]]:
    """Sets in hand, best first, with the moves that score them."""
    return [
        _proposal(state, seat, cards, company, before)
        for cards in worth_proposing(state.hands[seat])[:MOST_PROPOSALS]
    ]


def _proposal(
    state: SacreState, seat: Seat, cards: CardSet, company: Company, before: list[str]
) -> dict[str, Any]:
    shown, more = shown_as(cards), gain(cards)
    left = state.size(seat) - len(listed(cards))
    allowed = may_score(state, seat, cards)
    why = None if allowed else precluded(state, seat, more)
    said = f"{capital(run(shown))}: **{more}** points, {counted(left, 'card')} left"
    return {
        "cards": list(names_in(cards)),
        "shown": [{"card": place.card, "as": place.stands_for} for place in shown],
        "points": more,
        "total": state.scores[seat] + more,
        "left": left,
        "allowed": allowed,
        "words": said if why is None else refusal(why, company),
        "rule": "" if why is None else why.rule,
        "moves": [*before, *score_moves(cards)],
    }


def sets(state: SacreState, seat: Seat, company: Company) -> list[dict[str, Any]]:
    """Every set in hand: its real cards, with how many jokers it may be scored, and with how many not, and why."""
    return [
        {
            "cards": list(names_in(cards)),
            "points": gain(cards),
            "jokers": jokers,
            "barred": barred,
            "why": _why(precluded(state, seat, gain(cards)), company) if barred else None,
        }
        for cards, jokers, barred in scorable(state, seat)
    ]


def no_set(company: Company) -> dict[str, str]:
    """R8: why any other cards are not scored."""
    return _why(NO_SEQUENCE, company)


def _why(reason: Reason, company: Company) -> dict[str, str]:
    return {"words": refusal(reason, company), "rule": reason.rule}


def swaps(state: SacreState, seat: Seat, company: Company, before: list[str]) -> list[dict[str, Any]]:
    """Round 8: runs in reach by Return and the bonus Score, with all moves that lead there."""
    found = []
    for cards, into, out, moves in swap_moves(state, seat):
        proposal = _proposal(state, seat, cards, company, [*before, *moves])
        proposal |= {
            "into": list(names_in(into)),
            "out": list(names_in(out)),
            "suit": proposal["shown"][0]["as"][-1],
        }
        found.append(proposal)
    return found


# -- cards -----------------------------------------------------------------------------------------------


def piece(move: Move) -> tuple[str, str]:
    """What is done with a card, and the card: "pass", "4 of spades"."""
    verb = verb_of(move)
    assert verb is not None
    return "hide" if verb == "aside" else verb, called(NAMES[card_of(move)])


def _card(state: SacreState, seat: Seat, move: Move, company: Company) -> MoveInfo:
    verb, card = verb_of(move), card_of(move)
    name = NAMES[card]
    label = capital(" ".join(piece(move)))
    if verb == "score":
        return _score_card(state, seat, card, label, company)
    preview: dict[str, Any] = {"card": name}
    stays = most(state.hands[seat] & ~bit(card))
    breaks = stays < most(state.hands[seat])
    tears = f"Your best run falls to {stays}." if breaks else ""
    if verb == "offer":
        return MoveInfo(write(move), label, tears, preview | _offer(state, seat, card, stays))
    if verb == "lay":
        preview |= {"value": points(card), "breaks": breaks, "stays": stays}
    elif verb in {"pass", "aside", "take"}:
        preview |= {"left": to_choose(state, seat) - 1, "stays": stays}
        if verb == "pass":
            preview["to"] = receivers(state, state.cycle_number, state.cycle_spots)[seat]
    elif verb == "put":
        return _put(state, seat, card, label, company)
    elif verb == "give":
        preview |= {"to": state.target, "stays": stays}
    else:
        best = most((state.hands[seat] & ~bit(state.given)) | bit(card))
        preview |= {"best": best, "own": card == state.given}
        tears = f"Your best run is then worth **{best}**." if best else ""
    return MoveInfo(write(move), label, "" if verb in {"take", "aside"} else tears, preview)


def _offer(state: SacreState, seat: Seat, card: int, stays: int) -> dict[str, Any]:
    value = points(card)
    asked = [other for other in range(state.players) if other != seat and state.hands[other]]
    return {"value": value, "asks": f"{RANKS[value - 2]} to ace", "asked": asked, "stays": stays}


def _score_card(state: SacreState, seat: Seat, card: int, label: str, company: Company) -> MoveInfo:
    cards = state.picks[seat] | bit(card)
    legal = is_set(cards) and may_score(state, seat, cards)
    preview: dict[str, Any] = {
        "card": NAMES[card],
        "cards": list(names_in(cards)),
        "points": gain(cards),
        "legal": legal,
    }
    if not state.picks[seat]:
        found = proposals(state, seat, company, [])
        preview["proposals"] = [proposal for proposal in found if proposal["cards"][0] == NAMES[card]]
        preview["sets"] = [one for one in sets(state, seat, company) if one["cards"][0] == NAMES[card]]
        preview["no_set"] = no_set(company)
    follows = f"**{gain(cards)}** points so far" if legal else ""
    return MoveInfo(f"score {NAMES[card]}", label, follows, preview)


def _put(state: SacreState, seat: Seat, card: int, label: str, company: Company) -> MoveInfo:
    preview: dict[str, Any] = {"card": NAMES[card]}
    if state.round_number == c.LAST_ROUND:
        if not state.put_count:
            found = swaps(state, seat, company, [])
            preview["swaps"] = [swap for swap in found if swap["into"][:1] == [NAMES[card]]]
        return MoveInfo(f"put {NAMES[card]}", label, "", preview)
    preview["number"] = state.put_count + 1
    return MoveInfo(f"put {NAMES[card]}", label, "", preview)


def _done(state: SacreState, seat: Seat) -> MoveInfo:
    if state.phase == c.PUT:
        draws = state.put_count
        preview: dict[str, Any] = {"draws": draws, "from_deal": min(draws, from_deal(state))}
        follows = f"You draw {counted(draws, 'card')}" if draws else "Nothing moves"
        return MoveInfo("done", "Done", follows, preview)
    cards = state.picks[seat]
    left = state.size(seat) - len(listed(cards))
    total = state.scores[seat] + gain(cards)
    preview = {"cards": list(names_in(cards)), "points": gain(cards), "total": total, "left": left}
    return MoveInfo(
        "done", f"Score {gain(cards)}", f"**{total}** in all, {counted(left, 'card')} left", preview
    )


# -- seats and rules -------------------------------------------------------------------------------------


def _partner(state: SacreState, seat: Seat, company: Company) -> MoveInfo:
    taken, given = NAMES[state.laid[seat]], NAMES[state.offered]
    best = most((state.hands[state.active] & ~bit(state.offered)) | bit(state.laid[seat]))
    follows = f"You get the {called(taken)}; your best run is then worth **{best}**"
    preview = {"seat": seat, "gets": taken, "gives": given, "best": best}
    return MoveInfo(f"partner {seat}", f"Swap with {company.names[seat]}", follows, preview)


def _target(state: SacreState, seat: Seat, other: Seat, company: Company) -> MoveInfo:
    known, found = names_in(known_in(state, seat, other)), wanted(state, seat, other)
    hides = state.size(other) >= 7
    preview = {
        "seat": other,
        "size": state.size(other),
        "hides": hides,
        "known": list(known),
        "wanted": found,
    }
    sees = "may hide three cards" if hides else "shows you everything"
    has = f" and has {joined([short(name) for name in found[:3]])}" if found else ""
    return MoveInfo(f"target {other}", company.names[other], f"{company.names[other]} {sees}{has}", preview)


def _rule(state: SacreState, seat: Seat, move: Move, company: Company) -> MoveInfo:
    number, spots = rule_of(move)
    preview = cycle_of(state, seat, number, spots)
    out = tuple(preview["out"])
    if preview["gives_to"] is None:
        follows = "You sit out: the others pass among themselves"
    else:
        to, source = company.names[preview["gives_to"]], company.names[preview["gets_from"]]
        follows = f"You give to **{to}** and get from **{source}**"
        if out:
            follows += f". {capital(company.listed(out))} {'sits' if len(out) == 1 else 'sit'} out"
    return MoveInfo(write(move), f"{counted(number, 'card')}, {counted(spots, 'seat')} on", follows, preview)
