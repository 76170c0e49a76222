"""How fast the engine is, measured in the same run as other game engines."""
