"""What encoders are made of: actions and observations as numbers, and an encoder that fits every title."""
