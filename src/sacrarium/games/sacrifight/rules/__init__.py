"""The rules by chapter of the rulebook.

The turn of a hero: `turns`, `playing`, `coin`. The turn of the boss: `bossturn`, `bossdeck`, `traps`, `abilities`,
and what some bosses have that others have not: `behaviours`. A fight from its set-up to its end: `fights`, `scoring`.
Why a move may not be made: `reasons`.

What cards do: `numbers` (damage), `gains` (healing, armor, points), `moving` and `placing` (cards), `lasting` (what
holds for a while), `flow` (choices and conditions within a text). What they are about: `selecting`, `conditions`.
Where cards lie: `zones`, `board`. `engine` carries out what is pending, step by step.
"""
