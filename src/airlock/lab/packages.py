"""What the laboratory needs apart from airlock itself."""

from __future__ import annotations

import importlib
from typing import Any

from airlock.extras import how_to_install
from airlock.lab.faults import LabFault


def needed(name: str, purpose: str) -> Any:
    """A package of the extra `lab`, or a fault that says how to get it."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise LabFault(f"{purpose} needs {name}, which is not installed: " + how_to_install("lab")) from error
