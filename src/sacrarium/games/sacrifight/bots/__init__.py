"""The bots: rules of thumb that play by themselves and guide the rollouts of the search.

- `novice`: chooses a move of a turn by its worth. It reads only what every seat can see.
- `answers`: answers to the questions that cards ask: whom to hit, whether to toss, which card to take or lose.
- `finish`: looks for a line of play that defeats the boss in this turn.
- `threat`: what the boss may do to the heroes before they act again.
- `counts`: what cards that count others bring now.
- `worth`: what a position is worth where a rollout is cut off.

What a card is worth is worked out when it is loaded: see `cards/weights.py`.
"""
