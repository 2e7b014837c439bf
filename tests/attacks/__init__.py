"""Attacks on a server of their own, on loopback only: small ones here, long ones in a soak."""
