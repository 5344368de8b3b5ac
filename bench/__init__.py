"""Figures, never assertions: `make bench`."""
