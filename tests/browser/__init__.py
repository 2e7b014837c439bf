"""The browser client in a real Chromium."""
