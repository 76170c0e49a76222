"""The command `airlock`."""

from airlock.cli.main import main

__all__ = ["main"]
