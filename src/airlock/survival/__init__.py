"""The rules that the titles of the family share, one small module per word of the rulebook."""
