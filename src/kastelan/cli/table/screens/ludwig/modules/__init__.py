"""What each module adds to the screen."""
