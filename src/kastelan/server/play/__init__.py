"""Tables that are being played: deciding moves, clocks, bots, and what each reader is sent."""
