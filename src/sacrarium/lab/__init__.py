"""Games without people: simulation and statistics."""
