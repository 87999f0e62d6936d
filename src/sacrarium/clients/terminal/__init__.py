"""The table in the terminal: a shell for every game, and a scene for each game that has one."""
