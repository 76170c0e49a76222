"""`python -m airlock`: the command `airlock`, where its script isn't on the path."""

from __future__ import annotations

from airlock.cli import main

# Worker processes import this module, too.
if __name__ == "__main__":
    main(prog_name="airlock")
