"""Nemesis at the terminal."""
