"""Running the process: garbage collection, logging, background tasks."""
