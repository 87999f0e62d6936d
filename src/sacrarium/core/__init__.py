"""What every game stands on: chance, cards as sets, the state contract, decisions, events, records."""
