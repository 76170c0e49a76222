"""The search bot: redeals what it can't know, plays its options out with bots, and compares."""
