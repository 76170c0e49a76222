"""The search bot: deals anew what it can't know, plays its options out with bots, and compares."""
