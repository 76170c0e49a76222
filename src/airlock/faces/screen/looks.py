"""The colours and signs of the terminal. Nothing is told by colour alone."""

from __future__ import annotations

QUIET = "bright_black"
ACTION = "bold yellow"
DANGER = "bold red"
NOISE = "bold cyan"
SLIME = "bold green"
FIRE = "bold dark_orange"
CONTAMINATION = "magenta"
