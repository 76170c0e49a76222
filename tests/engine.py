"""Which build of the engine this test run imports."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec


def engine_build() -> str:
    """ "compiled" or "plain"; "absent" where there is no engine."""
    spec = find_spec("airlock.kernel")
    if spec is None or spec.origin is None:
        return "absent"
    return "compiled" if spec.origin.endswith(tuple(EXTENSION_SUFFIXES)) else "plain"
