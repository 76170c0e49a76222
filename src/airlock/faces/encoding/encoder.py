"""What an encoder is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from airlock.faces.encoding.actions import Actions, View
from airlock.faces.encoding.fields import Fields


class Encoder(Protocol):
    """How a title becomes numbers."""

    actions: Actions
    fields: Fields

    def write(self, view: View, legal: Mapping[int, str], cells: Any) -> None:
        """Fill a blank observation with what the view says. `legal` is what the seat can do."""
