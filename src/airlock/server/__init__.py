"""The server: tables, seats, storage, live updates. Its interface is described in docs/api.md."""
