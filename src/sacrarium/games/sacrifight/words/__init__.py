"""The words of the game, a package for each language."""
