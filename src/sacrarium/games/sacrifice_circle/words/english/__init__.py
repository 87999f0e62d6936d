"""All that the game says, in English. Nothing here changes a state, and no rule needs it.

- `guide`: what the game is about, how it plays in short, its options and its rules.
- `glossary`: words of the table that are explained on the spot.
- `names`: spaces, cards, heroes and chances as people call them; titles and effects of the cards are in `data/items.json`.
- `duties`: what a seat has to decide now, in a title and a sentence; what the others wait for.
- `preview`: what a move would bring.
- `lines`: the log, by event.
- `refusals`: why a move is refused, by the reason's code.
- `results`: won or lost.
- `course`: a finished game, told by rounds.
- `text`: puts them together as `TEXT`.
"""
