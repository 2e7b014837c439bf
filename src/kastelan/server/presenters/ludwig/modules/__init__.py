"""What each module adds to what the browser gets: one presenter per module, found in `registry`."""
