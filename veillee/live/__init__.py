"""Live tables without I/O: what they decide, when, and what everybody is sent."""
