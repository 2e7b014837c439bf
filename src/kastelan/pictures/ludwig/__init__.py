"""Pictures of Castles of Mad King Ludwig: tiles, castles, the market."""
