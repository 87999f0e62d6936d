"""All that the game says, in English. Nothing here changes a state, and no rule needs it.

What is printed:

- `phrases`: the small words on cards: how many, whose, which, where, for how long; `conditions`: and when.
- `sides`: texts about sides, made ready for their words.
- `sentences`: effects as sentences. What a card says is rendered from what it does.
- `marks`: (M), (A), (NM) and (WM), and what they mean.
- `wording`: the words on a whole card, and what is printed about a boss.
- `guide`: what the game is about, how it plays in short, its options; `rulebook.yaml`: the rules in our words.

What is said during a run:

- `glossary`: words of the table that are explained on the spot.
- `names`: cards, places, heroes and foes as people call them.
- `duties`: what a hero has to decide now, in a title and a sentence; what the other waits for.
- `preview`: what a move would bring, as far as it can be told without luck.
- `lasting`: the effects that hold for a while.
- `special`: when a full special track can be used.
- `legendary`: what the legendary loot of a boss takes, and whether that has been done.
- `lines`: the log, by event.
- `refusals`: why a move is refused, by the reason's code.
- `results`: how a run ended.
- `text`: puts them together as `TEXT`.
"""
