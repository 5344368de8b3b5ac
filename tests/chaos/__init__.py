"""Faults, caused on purpose: what was acknowledged is there afterwards, and nobody is stuck."""
