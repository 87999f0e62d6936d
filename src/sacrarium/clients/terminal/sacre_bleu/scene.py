"""The scene of S.A.C.R.E. Bleu!: what the shell asks of it."""

from typing import Any, Final

import msgspec
from textual.content import Content

from sacrarium.clients.terminal.moment import Moment, Sight
from sacrarium.clients.terminal.scene import Scene, Step
from sacrarium.core.decision import Ask
from sacrarium.core.words import capital, heading
from sacrarium.games.sacre_bleu.pieces import SUITS
from sacrarium.games.sacre_bleu.words.english.lines import HALVES

from . import answer, cycling, memory
from .board import SacrePane
from .hand import SacreHand
from .stage import AT_ONCE, DONE, FIRST, PLACE, stage_of
from .table import table_of, terse

#: Events at which the table stops, the most telling first.
STOPS: Final = (
    "final_round", "scored", "taken", "exchange_undone", "swapped", "nobody_answered", "cycled",
    "returned", "swapped_with_deck",
)  # fmt: skip
QUIET: Final = ("turn_began", "option_chosen", "own_pick", "hand_dealt")
TOLD: Final = {str(kind.__struct_config__.tag): (kind, halves) for kind, halves in HALVES.items()}


class SacreScene(Scene):
    """Seats, deck and choices above the question, the hand by suit below it."""

    unit = "Turn"
    memory_title = "Notebook"
    most_digits = 1

    def __init__(self) -> None:
        super().__init__()
        self._asked: dict[tuple[str, ...], Ask | None] = {}
        self._asked_at: Moment | None = None
        self.board = SacrePane(self.ahead)
        self.hand = SacreHand(self.ahead)

    def ahead(self, moment: Moment, moves: tuple[str, ...]) -> Ask | None:
        """The question after these moves; asked once, though every pane wants to know."""
        if self._asked_at is not moment:
            self._asked_at, self._asked = moment, {}
        if moves not in self._asked:
            self._asked[moves] = self.foresee(moment, moves)
        return self._asked[moves]

    def status(self, sight: Sight) -> str:
        """The round, as a row of beads; the last one is played with everything open."""
        table = table_of(sight.moment)
        beads = "●" * (table.round - 1) + "◉" + "○" * (table.rounds - table.round)
        final = " · all open" if table.final else ""
        return f"Round {table.round} of {table.rounds} {beads}{final}"

    # -- answering ---------------------------------------------------------------------------------

    def question(self, sight: Sight) -> Ask | None:
        """What an option that is not sent yet would lead to; with cards picked, how far the answer is."""
        stage = stage_of(self.ahead, sight)
        if stage is None:
            return None
        return msgspec.structs.replace(stage.ask, detail=answer.so_far(stage))

    def order(self, moment: Moment) -> tuple[str, ...]:
        """Everything that the present question can be answered with."""
        stage = stage_of(self.ahead, Sight(moment))
        return () if stage is None else stage.everything()

    def typed(self, moment: Moment, digits: str) -> str | None:
        """A digit is a place in the list or in the hand, whichever is asked."""
        return f"{PLACE}{digits}"

    def first(self, moment: Moment) -> str | None:
        """The first answer that can be had."""
        return FIRST

    def beside(self, sight: Sight, across: int, down: int) -> str | None:
        """Up and down walk a list, left and right the cards; where there is no list, up and down change the suit."""
        stage = stage_of(self.ahead, sight)
        if stage is None:
            return None
        chosen = answer.chosen_of(stage, sight)
        if stage.about == "cycle":
            return cycling.beside(stage, chosen, across, down)
        rows = [row.spot for row in stage.rows() if row.spot != DONE or not stage.ordered]
        done = [row.spot for row in stage.rows() if row.spot not in rows]
        spots = list(stage.spots())
        if not spots or (down and rows):
            return _along(rows, chosen, across + down)
        if down and chosen in spots:
            return _other_suit(spots, chosen, down)
        return _along([*spots, *done], chosen, across + down)

    def composes(self, moment: Moment) -> bool:
        """Almost always; some questions want one card or one seat, and nothing else."""
        return moment.ask is not None and moment.ask.about not in AT_ONCE

    def pick(self, sight: Sight, spot: str) -> Sight:
        """An option, a target or a card."""
        return answer.pick(self.ahead, sight, spot)

    def step(self, sight: Sight) -> Step | None:
        """Go on, add, or send."""
        return answer.step(self.ahead, sight)

    def refusal(self, sight: Sight) -> str:
        """Why not."""
        return answer.refusal(self.ahead, sight)

    def advised(self, sight: Sight, move: str) -> Sight:
        """The hint is about the question that was really asked."""
        kept = tuple(spot for spot in sight.picked if spot.partition(" ")[0] == move.partition(" ")[0])
        return msgspec.structs.replace(sight, chosen=move, picked=kept if " " in move else ())

    # -- what the shell says -----------------------------------------------------------------------

    def held(self, moment: Moment) -> tuple[str, str] | None:
        """What somebody has completed stays until it was understood."""
        told = [event for event in moment.events if event["text"] and event["kind"] not in QUIET]
        for kind in STOPS:
            first = next((event for event in told if event["kind"] == kind), None)
            if first is not None:
                what, why = map(terse, _halves(first, moment))
                more = [terse(event["text"]) for event in told if event is not first]
                return what, " ".join(part for part in (capital(why), *more) if part)
        return None

    def memory(self, moment: Moment, width: int) -> list[Content]:
        """The notebook."""
        return memory.lines(moment, table_of(moment), width)

    def epilogue(self, moment: Moment) -> list[Content]:
        """All sets, and the cry."""
        return memory.ending(moment, table_of(moment))


def _halves(event: dict[str, Any], moment: Moment) -> tuple[str, str]:
    """The largest words, and the rest."""
    if event["kind"] not in TOLD:
        return heading(event["text"]), ""
    kind, halves = TOLD[event["kind"]]
    return halves(msgspec.convert(event, kind), moment.company())


def _along(spots: list[str], chosen: str | None, by: int) -> str | None:
    if not spots:
        return None
    start = spots.index(chosen) if chosen in spots else -1 if by > 0 else len(spots)
    return spots[max(0, min(start + by, len(spots) - 1))]


def _other_suit(spots: list[str], chosen: str | None, down: int) -> str | None:
    """The first card of the next suit, or the first of the one before."""
    suits = [spot[-1] if spot[-1] in SUITS else "X" for spot in spots]
    there = list(dict.fromkeys(suits))
    now = suits[spots.index(chosen)] if chosen in spots else suits[0]
    wanted = there[max(0, min(there.index(now) + down, len(there) - 1))]
    return chosen if wanted == now else spots[suits.index(wanted)]
