"""What the greedy bot thinks of each module, beside the engine's module of the same name."""
