"""The rules in the order of the specification: turns, the crystal, moving, attacks, scrolls."""
