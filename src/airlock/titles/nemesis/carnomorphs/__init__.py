"""The Carnomorphs: they feed, grow and change people."""
