"""Pictures of A Castle for All Seasons: the castle as one engraving."""
