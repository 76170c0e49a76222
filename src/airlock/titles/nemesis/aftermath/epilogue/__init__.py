"""The Epilogue: five rounds on the board of a finished match (AFT-EPISETUP, -EPIEVENT, -EPIVICT)."""
