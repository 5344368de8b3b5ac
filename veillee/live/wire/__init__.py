"""The structs of the protocol between a page and whoever runs its tables."""
