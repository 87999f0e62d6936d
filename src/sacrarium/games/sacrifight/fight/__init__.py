"""A run and its fights: what the state is made of, and how it is written down, checked and counted.

- `codes`: the numbers of the engine: zones, sides, questions, instructions.
- `fight`: the full truth of a run, in arrays of small numbers and of records.
- `records`: what is pending and what lasts; `columns`: both as rows of a position.
- `places`: sides, slots, hand places and picks, several of them in one number.
- `previews`: what a move would bring, as far as it can be told without luck.
- `position`: any position as plain data that a person can read; `reader`: the way back.
- `telling`: writes events into a journal. The rules call it where something happens.
- `drawing`: cards by name where a script says what chance draws.
- `conservation`: where every card of a run is, so that none is lost and none is made.
- `bounds`: how long a run can be at most.
- `achievements`: what a run has earned, read from its record.
"""
