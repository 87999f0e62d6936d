"""The rules by chapter of the rulebook, in its order."""
