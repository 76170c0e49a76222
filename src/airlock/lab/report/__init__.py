"""The report of a run: figures, a ship, a page."""
