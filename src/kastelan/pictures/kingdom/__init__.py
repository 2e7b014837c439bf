"""Pictures of Kingdom Builder: the board drawn as a survey map."""
