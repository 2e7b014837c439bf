"""Tables before and after play: the lobby, seats and options."""
