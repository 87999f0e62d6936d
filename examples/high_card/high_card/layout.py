"""The observation for learners: numbers between 0 and 1, read from the view alone."""

from sacrarium.adapters.layout import Layout, each_seat, flag, number, some_of, whose

from .pieces import DECK, HIGHEST, SEATS, Options


def layout(options: Options) -> Layout:
    """The fields, in order."""
    return Layout(
        some_of("hand", "the cards in your hand, 1 to 13", DECK, lambda view: view.hand),
        some_of(
            "lead", "the card to be answered", DECK, lambda view: () if view.lead is None else (view.lead,)
        ),
        some_of("mine", "what you have laid", DECK, lambda view: view.played[view.seat]),
        some_of("theirs", "what the other seat has laid", DECK, lambda view: view.played[1 - view.seat]),
        whose("turn", "whose turn it is", SEATS, lambda view: view.turn),
        whose("leader", "who leads this round", SEATS, lambda view: view.leader),
        each_seat("taken", "rounds", SEATS, options.hand, lambda view, seat: view.taken[seat]),
        each_seat("proven", "a card is above this", SEATS, HIGHEST, lambda view, seat: view.proven[seat]),
        number("round", f"of {options.hand}", options.hand, lambda view: view.round),
        flag("over", "the game is over", lambda view: view.over),
    )
