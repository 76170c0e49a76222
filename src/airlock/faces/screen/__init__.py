"""What boards at the terminal are drawn with."""
