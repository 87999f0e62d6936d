"""All that the game says, in English. Nothing here changes a state, and no rule needs it.

- `guide`: what the game is about, how it plays in short, its options and its rules.
- `glossary`: words of the table that are explained on the spot.
- `names`: sides and heads as people call them.
- `duties`: what a seat has to decide now, in a title and a sentence; what the others wait for.
- `preview`: what a card would bring.
- `lines`: the log, by event.
- `refusals`: why a card may not be played, by the reason's code.
- `results`: who won, and why the game is over.
- `text`: puts them together as `TEXT`.
"""
