"""The steps, in order. What a step did once is never changed afterwards."""
