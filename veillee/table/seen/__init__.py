"""What each seat sees: views with their asks, events, and which fields are hidden from whom."""
