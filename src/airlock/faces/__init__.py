"""Faces: what everything above the engine has to know of a title, one place per title."""
