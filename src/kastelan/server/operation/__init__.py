"""Running the process: its clock, garbage collection, logging, background tasks."""
