"""The same games on every version of Python."""
