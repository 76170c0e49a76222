"""Nemesis above the engine."""
