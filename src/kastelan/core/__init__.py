"""What every game shares: the contract, chance, sets of places, options, notation, positions, records and
errors."""
