"""The words of the game, one package for each language. `english` is the first."""
