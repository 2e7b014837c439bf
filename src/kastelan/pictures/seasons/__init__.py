"""Pictures of A Castle for All Seasons: the castle drawn as an engraving."""
