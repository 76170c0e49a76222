"""The kernel: questions, flow, matches, fate, zones, events, laws. It knows no game, only the standard library."""
