"""The group of all subcommands. Each one's module is imported when somebody asks for it: starting stays cheap."""

from __future__ import annotations

import importlib
from importlib.util import find_spec

import click

from airlock import __version__

# Name -> where its click command is, and what `airlock --help` says of it without importing it.
COMMANDS = {
    "play": ("airlock.cli.play:play", "Play a match in the terminal."),
    "simulate": ("airlock.cli.simulate:simulate", "Let bots play many matches and count what happens."),
    "report": ("airlock.cli.report:report", "Make a page of what came of a run."),
    "query": ("airlock.cli.query:query", "Ask a run something in SQL."),
    "replay": ("airlock.cli.replay:replay", "Show a saved match, event by event."),
    "serve": ("airlock.cli.serve:serve", "Serve tables for the browser."),
    "rules": ("airlock.cli.rules:rules", "Show and search the rules, and say which of them the tests prove."),
    "bench": ("airlock.cli.bench:bench", "Measure the engine beside other game engines."),
}


class LazyGroup(click.Group):
    """Knows its subcommands by name only."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name, (place, _) in COMMANDS.items() if find_spec(place.split(":")[0])]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        module, _, attribute = COMMANDS[cmd_name][0].partition(":")
        command: click.Command = getattr(importlib.import_module(module), attribute)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, COMMANDS[name][1]) for name in self.list_commands(ctx)])


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="airlock")
def main() -> None:
    """One engine for a family of alien-survival board games."""
