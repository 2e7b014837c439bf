"""Building the browser client."""
