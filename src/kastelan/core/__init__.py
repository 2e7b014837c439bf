"""What all games share: the contract, steps, random numbers, sets of hexes, options, notation, positions,
records and errors."""
