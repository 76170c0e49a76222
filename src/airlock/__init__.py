"""Airlock: one engine for a family of alien-survival board games."""

__version__ = "0.1.0"
