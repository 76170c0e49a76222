"""How a command says no."""

from __future__ import annotations

import click


class Refusal(click.ClickException):
    """Says what was wrong, why, and what would be right; the command ends with code 2 and has changed nothing."""

    exit_code = 2
