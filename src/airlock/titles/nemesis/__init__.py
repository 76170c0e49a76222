"""Nemesis: the ship, the crew, the Intruders."""
