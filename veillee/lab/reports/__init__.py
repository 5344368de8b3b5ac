"""The report of a sweep: its findings and its charts."""
