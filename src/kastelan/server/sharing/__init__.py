"""What of a table is shown elsewhere: pictures to save and to send, and how a link looks in a messenger."""
