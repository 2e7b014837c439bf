"""Pictures of Kingdom Builder: the board as an inked survey map."""
