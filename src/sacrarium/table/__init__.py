"""One match: who sits where, the log that is the table, the bots, and everything told to a viewer."""
