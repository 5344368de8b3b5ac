"""Odds on demand, computed in another process."""
