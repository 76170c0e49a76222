"""What doesn't come with the plain package: how to get it."""

from __future__ import annotations

import sys
from typing import Final

# Not `airlock`: on the public package index that name belongs to somebody else.
DISTRIBUTION: Final = "airlock-games"


def how_to_install(extra: str) -> str:
    """A command that adds an extra to the Airlock that runs now, be it a clone or an installed package.

    pip finds the distribution installed in this environment and adds only what the extra needs.
    """
    return f"{sys.executable} -m pip install '{DISTRIBUTION}[{extra}]'"
