"""A hash of the state that is the same in every process, on every machine, for every hash seed."""

from __future__ import annotations

import hashlib
import marshal
from typing import Any, Final

# marshal format 2 writes plain data in a fixed way, without references that would depend on object identity.
FORMAT: Final = 2


def state_hash(plain: Any) -> str:
    """The hash of nested lists, dicts in insertion order, strings, numbers and truth values."""
    return hashlib.blake2b(marshal.dumps(plain, FORMAT), digest_size=8).hexdigest()
