"""Who is at a live table: connections, seats, names, and other servers."""
