"""The kernel: questions, flow, matches, fate, zones, events, laws. It knows no game and imports only the standard library."""
