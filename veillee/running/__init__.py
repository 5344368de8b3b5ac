"""Runs live tables on asyncio, wherever their log is: on a server, or in a browser."""
