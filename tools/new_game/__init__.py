"""`make new-game NAME=…`: a small complete game to begin from."""
