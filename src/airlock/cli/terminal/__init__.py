"""Playing in a terminal: the board as text, numbered options, a few commands."""
