"""The words of the game, a package for each language; beside them `previews`, the data that they put into words."""
