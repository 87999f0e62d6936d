"""What stands below a group of cards in hand."""

from sacrarium.core.bits import CardSet, listed
from sacrarium.core.words import joined
from sacrarium.games.sacre_bleu.pieces import RANKS, RING, SUITS
from sacrarium.games.sacre_bleu.proposals import gain
from sacrarium.games.sacre_bleu.worth import best_run

from .names import SIGNS


def caption(
    held: CardSet,
    suit: int,
    now: int,
    best: tuple[int, int],
    missing: list[int],
    lost: tuple[str, ...],
    joker: int,
) -> str:
    """The words below a group."""
    sign = SIGNS[SUITS[suit]]
    if now and best[0] > now:
        return f"**{now}** now, **{best[0]}** with {RANKS[-best[1] % RING]}{sign}"
    if now:
        return f"**{now}** now"
    if joker > 0 and len(listed(held)) > 1:
        return f"**{joker}** with the joker"
    useful = [RANKS[card % RING] for card in missing if best_run(held | 1 << card, RING)]
    if useful:
        return f"**{gain(held)}**, needs {joined(useful, 'or')}"
    if lost:
        names = [name[:-1] for name in lost]
        return f"{joined(names)} {'is' if len(names) == 1 else 'are'} gone"
    return ""
