"""Where the text folders of the project are: inside an installed package, or beside `src/` in a checkout."""

from __future__ import annotations

from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent
CHECKOUT = PACKAGE.parent.parent


@cache
def folder(name: str) -> Path:
    """The folder `rules`, `locales` or `lessons`."""
    candidates = [PACKAGE / "_data" / name, CHECKOUT / name]
    for candidate in candidates:
        if candidate.is_dir():
            return candidate
    looked = " nor ".join(str(candidate) for candidate in candidates)
    raise FileNotFoundError(f"The {name} folder is missing: neither {looked} exists. Reinstall airlock.")
