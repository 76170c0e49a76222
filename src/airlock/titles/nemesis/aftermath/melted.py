"""Two more serious wound cards, where Aftermath brings its slime: in the Epilogue and the Research Mission."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import Content
from airlock.survival.rounds import MELTED

# AFT-GEN-04. What it does is asked when somebody passes.
MELTED_CONTENT: Final = Content(wounds={MELTED: 2})
