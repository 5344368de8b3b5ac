"""Nobody learns more than the rules tell. `python -m tests.secrecy` leaks on purpose and counts."""
