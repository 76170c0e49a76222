"""Matches of an earlier day, recorded answer by answer, that today's code must play in the same way."""
