"""All that the game says, in English. Nothing here changes a state, and no rule needs it.

- `guide`: what the game is about, how it plays in short, its options and its rules.
- `glossary`: words of the table that are explained on the spot.
- `names`: cards as people call them, the tricks of a hand, and how it is won.
- `duties`: what a seat has to decide now, in a title and a sentence; what the others wait for.
- `preview`: what an order, a card or a sacrifice would bring.
- `lines`: the log, by event.
- `refusals`: why a move is refused, by the reason's code; what is not to be had in the market.
- `results`: who won, and by what.
- `text`: puts them together as `TEXT`.
"""
