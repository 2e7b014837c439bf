"""Letters to people's e-mail addresses: their words, a queue in the database, and handing them over."""
