"""The mark of a test that proves a rule: `@rule("NEM-ENC-03")`.

One test may cite several clauses, and a clause may be cited by several tests. It also works for a whole class or, as
`pytestmark = rule(...)`, for a module.
"""

from __future__ import annotations

import pytest


def rule(clause_id: str, *more: str) -> pytest.MarkDecorator:
    """Says which clauses of the catalogue fail to hold when the test fails."""
    return pytest.mark.rule(clause_id, *more)
