"""The laboratory: many matches, and what can be learned from them."""
