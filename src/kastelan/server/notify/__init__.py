"""Notices about turns and invitations, and webhooks that deliver them."""
