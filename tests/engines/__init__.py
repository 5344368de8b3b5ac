"""The games in the three engines that people's browsers have: `make engines`."""
