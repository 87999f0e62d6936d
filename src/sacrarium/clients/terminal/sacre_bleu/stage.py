"""The question that is being answered: the present one, or one that an option not yet sent would lead to.

Nothing is sent before an answer is complete, so an option, a target or a card can be put back until then.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.moment import Moment, Sight, described
from sacrarium.core.decision import Ask, Barred, MoveInfo
from sacrarium.games.sacre_bleu.view import Names, View
from sacrarium.games.sacre_bleu.words.english.names import OPTION

from .table import place, table_of

OPTIONS: Final = ("score", "advertise", "cycle", "return", "exchange")
TARGET: Final = "target "
DONE: Final = "done"
SKIP: Final = "skip"
SET: Final = "set "  # a spot that stands for a proposed sequence
SWAP: Final = "swap "  # and for a Return with its sequence
PLACE: Final = "#"  # and for a typed digit
FIRST: Final = f"{PLACE}0"  # the first that can be had
Ahead = Callable[[Moment, tuple[str, ...]], Ask | None]  # the question after these moves
#: The word before the card in a move, by what is asked.
VERBS: Final = {"bonus": "score", **{verb: verb for verb in (
    "score", "offer", "lay", "pass", "put", "take", "give", "aside", "pick")}}  # fmt: skip
#: Questions whose answer is several cards.
SEVERAL: Final = ("score", "bonus", "pass", "put", "aside", "take")
#: Questions that are answered at once, where no option leads to them.
AT_ONCE: Final = ("lay", "partner", "pick", "offer", "give", "cycle", "target")


class Row(msgspec.Struct, frozen=True):
    """An answer that is read in a list."""

    spot: str
    title: str
    words: str = ""
    barred: bool = False
    moves: tuple[str, ...] = ()  # to be sent for it, where that is more than the spot


class Stage(msgspec.Struct, frozen=True):
    """What is asked, how one came there, and what is picked for it."""

    moment: Moment
    table: View
    ask: Ask
    path: tuple[str, ...] = ()  # an option, and a target
    cards: tuple[str, ...] = ()  # moves with a card, in the order in which they were picked

    @property
    def about(self) -> str:
        """What the question is about."""
        return self.ask.about

    @property
    def several(self) -> bool:
        """Whether the answer is more than one card."""
        return self.about in SEVERAL

    @property
    def ordered(self) -> bool:
        """Whether the order of the cards matters: under the deck, but not in it when all is open."""
        return self.about == "put" and not self.table.final

    @property
    def room(self) -> int:
        """How many cards can be picked."""
        if self.table.need:
            return self.table.need - len(self.table.picked)
        full = self.about == "put" and self.table.final
        return min(len(self.pool()), self.table.deck.size) if full else len(self.pool())

    def pool(self) -> Names:
        """The cards one of which, or some, are asked for."""
        if self.about == "take":
            return self.table.deck.cards or ()
        if self.about == "pick":
            exchange = self.table.exchange
            return (exchange.visible or ()) if exchange is not None else ()
        return self.table.hand if self.about in VERBS else ()

    def spots(self) -> tuple[str, ...]:
        """What the cards stand for."""
        verb = VERBS.get(self.about, "")
        ready = self.table.picked if not self.path else ()
        return tuple(f"{verb} {card}" for card in self._in_line() if card not in ready)

    def _in_line(self) -> Names:
        """The pool as it lies: a hand group by group, where a king may stand before an ace and a two."""
        pool = self.pool()
        grouped = tuple(slot.card for group in self.table.groups for slot in group.slots if slot.held)
        return (*grouped, *self.table.jokers) if pool and pool == self.table.hand else pool

    def rows(self) -> list[Row]:
        """What is answered from a list."""
        if self.about == "main":
            return _options(self.ask)
        if self.about in {"score", "bonus"}:
            return [*_proposals(self, "proposals", SET), *_last(self.ask, SKIP, "No more")]
        if self.about == "put":
            swaps = _proposals(self, "swaps", SWAP) if self.table.final else []
            return [*swaps, *(_last(self.ask, DONE, "Return nothing") if not self.cards else [])]
        if self.about in {"partner", "target"}:
            return [
                Row(info.move, self.moment.name(info.preview["seat"]), info.follows)
                for info in self.ask.moves
            ]
        return []

    def everything(self) -> tuple[str, ...]:
        """All spots: the list, the rules of a Cycle, then the cards."""
        rules = tuple(info.move for info in self.ask.moves) if self.about == "cycle" else ()
        return (*(row.spot for row in self.rows()), *rules, *self.spots())

    def row(self, spot: str | None) -> Row | None:
        """The row of the list with this spot."""
        return next((row for row in self.rows() if row.spot == spot), None)

    def info(self, spot: str | None) -> MoveInfo | None:
        """What the question says about this move."""
        return None if spot is None else described(self.ask, spot)

    def barred(self, spot: str | None) -> Barred | None:
        """Why the question does not allow it."""
        return next((bar for bar in self.ask.barred if bar.move == spot), None)

    def sorted_cards(self) -> tuple[str, ...]:
        """The picked moves in the order in which they are sent."""
        return (
            self.cards if self.ordered else tuple(sorted(self.cards, key=lambda move: place(card_of(move))))
        )


def card_of(spot: str) -> str:
    """The card of a move."""
    return spot.rpartition(" ")[2]


def is_step(spot: str) -> bool:
    """Whether the piece leads to another question."""
    return spot in OPTIONS or spot.startswith(TARGET)


def stage_of(ahead: Ahead, sight: Sight) -> Stage | None:
    """What the person at the keys is answering; None: nothing is asked."""
    moment = sight.moment
    if moment.ask is None:
        return None
    path = tuple(spot for spot in sight.picked if is_step(spot))
    ask = ahead(moment, path) if path else moment.ask
    cards = tuple(spot for spot in sight.picked if not is_step(spot))
    if ask is None:
        path, ask, cards = (), moment.ask, ()
    return Stage(moment, table_of(moment), ask, path, cards)


# -- lists -----------------------------------------------------------------------------------------


def _options(ask: Ask) -> list[Row]:
    """All five in the order of the name of the game, with what each would allow, or why it is barred."""
    found = []
    for option in OPTIONS:
        info = described(ask, option)
        bar = next((bar for bar in ask.barred if bar.move == option), None)
        if info is not None:
            found.append(Row(option, info.label, info.follows))
        elif bar is not None:
            found.append(Row(option, OPTION[option], look.citing(bar.words, bar.rule), barred=True))
    return found


def _last(ask: Ask, move: str, title: str) -> list[Row]:
    info = described(ask, move)
    return [] if info is None else [Row(move, title, info.follows)]


def _proposals(stage: Stage, name: str, spot: str) -> list[Row]:
    """What the question proposes, the most points first; barred ones with the reason."""
    found = [one for info in stage.ask.moves for one in info.preview.get(name, ())]
    found.sort(key=lambda one: (not one["allowed"], -one["points"]))
    return [_proposal(stage, f"{spot}{number}", one) for number, one in enumerate(found)]


def _proposal(stage: Stage, spot: str, one: dict[str, Any]) -> Row:
    words = look.citing(one["words"], None if one["allowed"] else one["rule"])
    return Row(spot, f"{one['points']:>2}", words, not one["allowed"], (*stage.path, *one["moves"]))


def proposed_cards(stage: Stage, spot: str | None) -> tuple[Names, Names]:
    """The cards that a row of the list would use, and those that it would put into the deck."""
    row = stage.row(spot)
    moves = () if row is None else row.moves
    return _with(moves, "score "), _with(moves, "put ")


def _with(moves: Sequence[str], verb: str) -> Names:
    return tuple(card_of(move) for move in moves if move.startswith(verb))
