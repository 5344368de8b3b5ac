"""Tables that live: seats and keys, sockets, clocks, computer players, the log."""
