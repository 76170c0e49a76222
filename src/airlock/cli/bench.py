"""`airlock bench`: random games on the plain and the compiled engine and on its peers, in one run."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from airlock.bench.compare import NotBuilt, compare
from airlock.bench.peers import MissingPeer
from airlock.cli.refusal import Refusal


@click.command()
@click.option("--rounds", default=5, show_default=True, type=click.IntRange(1), help="Rounds; medians are printed.")
@click.option("--seconds", default=2.0, show_default=True, help="How long each engine plays in a round.")
@click.option("--seed", default="bench", show_default=True, help="Which random games are played.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def bench(rounds: int, seconds: float, seed: str, as_json: bool) -> None:
    """Measure the engine beside other game engines, in one run."""
    console = Console(stderr=True)
    try:
        with console.status("starting") as status:
            found: dict[str, Any] = compare(rounds, seconds, seed, status.update)
    except (NotBuilt, MissingPeer) as fault:
        raise Refusal(str(fault)) from fault
    if as_json:
        click.echo(json.dumps(found))
        return
    table = Table("engine", "decisions/s", "games/s", "fork us", box=None)
    for build, numbers in found["airlock"].items():
        table.add_row(
            f"airlock, {build}",
            f"{numbers['decisions_per_s']:,.0f}",
            f"{numbers['games_per_s']:,.0f}",
            f"{numbers['fork_us']:.0f}",
        )
    for name, numbers in found["peers"].items():
        table.add_row(name, f"{numbers['decisions_per_s']:,.0f}", "", "")
    out = Console(highlight=False)
    out.print(table)
    for name, value in found["ratio"].items():
        out.print(f"  {name}: {value}")
