"""The search bot: deals anew what it can't know, plays its options out with the crew bot, and compares."""
