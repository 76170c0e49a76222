"""Views as text and as pictures, for people who watch."""
