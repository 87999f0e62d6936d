"""All that the game says, in English. Nothing here changes a state, and no rule needs it.

- `guide`: what the game is about, how it plays in short, its options and its rules.
- `glossary`: words of the table that are explained on the spot.
- `names`: cards, suits, sequences and options as people call them.
- `duties`: what a seat has to decide now, in a title and a sentence; what the others wait for.
- `preview`: what a move would bring, and the sets that a table proposes.
- `captions`: what stands below a group of cards in hand.
- `lines`: the log, by event.
- `refusals`: why a move is refused, by the reason's code.
- `results`: who won, and the cry of all others.
- `text`: puts them together as `TEXT`.
"""
