"""The rules by chapter: zones and selections, numbers, cards, the boss, turns, fights."""
