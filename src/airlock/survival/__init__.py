"""The rules that Nemesis and its kin share, one small module per word of the rulebook."""
