"""What every test run has: the rule coverage, calm hypothesis settings, and a word about which engine is tested."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from tests.engine import engine_build

pytest_plugins = ("tests.rule_plugin", "pytester")

# Time limits per example fail on busy machines; a failing example prints how to repeat it.
settings.register_profile("airlock", deadline=None, print_blob=True)
settings.load_profile("airlock")


def pytest_configure() -> None:
    """`AIRLOCK_EXPECT=compiled` makes sure that a run against the compiled engine isn't one against the plain files."""
    expected = os.environ.get("AIRLOCK_EXPECT")
    if expected and expected != engine_build():
        raise pytest.UsageError(f"the {expected} engine was expected, but the {engine_build()} one is imported")


def pytest_report_header() -> str:
    return f"airlock engine: {engine_build()}"
