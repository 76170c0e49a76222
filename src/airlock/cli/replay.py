"""`airlock replay`: a saved match, event by event."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from airlock.cli.play import loaded
from airlock.cli.refusal import Refusal
from airlock.faces import face_of
from airlock.faces.screen import looks
from airlock.kernel.events import Event
from airlock.kernel.match import Match
from airlock.words import LANGUAGES, Words


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--seat", type=click.IntRange(0), help="Through the eyes of this seat. Default: openly, with all secrets."
)
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True)
@click.option("--rules", "with_rules", is_flag=True, help="Name the clause that each event carries out.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per line.")
def replay(file: Path, seat: int | None, lang: str, with_rules: bool, as_json: bool) -> None:
    """Show a saved match event by event, through a seat's eyes or openly."""
    match = loaded(file)
    if seat is not None and seat >= match.players:
        raise Refusal(f"there is no seat {seat} in this match; seats are 0 to {match.players - 1}")
    events = openly(match) if seat is None else match.history(seat)
    words = Words(lang, match.title.texts)
    screen = face_of(match.title.name).screen(match.state, words)
    console = Console(highlight=False)
    view: Any = match.view(-1 if seat is None else seat)
    for event in events:
        if as_json:
            click.echo(json.dumps(event))
            continue
        depth: Any = event["depth"]
        line = Text("  " * depth + screen.event(event, view), style=screen.style(str(event["event"]), depth))
        if with_rules:
            line.append(f"  {event['rule']}", looks.QUIET)
        console.print(line)
    if not match.over and not as_json:
        console.print(words.say("ui-still-running", n=match.seq), style=looks.QUIET)


def openly(match: Match) -> list[dict[str, object]]:
    """Everything that happened, whoever was meant to see it."""
    depth: dict[int, int] = {-1: -1}
    out = []
    event: Event
    for event in match.state.log.events:
        depth[event.index] = depth[event.parent] + 1
        plain = event.plain()
        plain["depth"] = depth[event.index]
        out.append(plain)
    return out
