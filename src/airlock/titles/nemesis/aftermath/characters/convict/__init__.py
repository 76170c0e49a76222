"""Cards, items and gear of one character of Aftermath."""
