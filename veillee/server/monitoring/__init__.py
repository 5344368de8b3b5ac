"""What the server reports about itself: a journal and metrics."""
