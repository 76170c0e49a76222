"""Things that are named as `package.module:name` and loaded when somebody needs them."""

from __future__ import annotations

import importlib
from typing import Any


def named(path: str) -> Any:
    """What stands under this name. Raises ImportError or AttributeError."""
    module, _, name = path.partition(":")
    return getattr(importlib.import_module(module), name)
