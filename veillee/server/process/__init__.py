"""Starting the server, and commands beside it."""
