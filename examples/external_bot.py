"""A program that plays a seat over the network, in any language you like; this one is in Python.

Make a table with a seat of the kind `program`; the answer tells the seat's token (docs/api.md, "Programs"). Then

    python examples/external_bot.py http://localhost:8000 TABLE TOKEN

It looks at what its seat may see, prefers some kinds of actions to others, and plays until the match is over.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

# How much each kind of option is liked. What isn't listed is worth 2; options of the same worth are drawn by lot.
WORTH = {"shoot": 5, "room": 4, "pick_up": 4, "card": 3, "item": 3, "keep": 3, "move": 3, "careful": 3, "pass": 1}


def choose(question: dict[str, Any], rng: random.Random) -> str:
    """The key of one of the options. A better player would look at the view, too."""
    keys = [option["key"] for option in question["options"]]
    best = max(WORTH.get(key.split(":")[0], 2) for key in keys)
    return str(rng.choice([key for key in keys if WORTH.get(key.split(":")[0], 2) == best]))


def my_question(state: dict[str, Any]) -> dict[str, Any] | None:
    """What my seat is asked now. Others are asked too sometimes; their options are not shown."""
    if state["status"] != "playing" or state["paused"]:
        return None
    return next((q for q in state["view"]["questions"] if q["seat"] == state["seat"]), None)


class Player:
    """One seat at one table."""

    def __init__(self, url: str, table: str, token: str, seed: int | None = None) -> None:
        self.headers = {"Authorization": f"Bearer {token}"}
        self.http = httpx.Client(base_url=f"{url}/api/tables/{table}", headers=self.headers, timeout=30)
        self.rng = random.Random(seed)
        seats = self.http.get("").raise_for_status().json()["table"]["seats"]
        self.seat = next(seat["seat"] for seat in seats if seat["mine"])
        self.live = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live?seat={self.seat}"

    def play(self) -> dict[str, Any]:
        """Play to the end; the last state. A connection that breaks is made again."""
        while True:
            try:
                with connect(self.live, additional_headers=self.headers, max_size=None) as socket:
                    for raw in socket:
                        message = json.loads(raw)
                        if message["type"] == "error":
                            raise SystemExit(message["error"]["message"])
                        if message["type"] != "state":
                            continue
                        if message["status"] == "over":
                            return dict(message)
                        self.answer(message)
            except (OSError, ConnectionClosed):
                time.sleep(1)

    def answer(self, state: dict[str, Any]) -> None:
        """Answer if there is something to answer."""
        question = my_question(state)
        if question is None:
            return
        body = {"seat": self.seat, "seq": state["seq"], "key": choose(question, self.rng)}
        answer = self.http.post("/answers", json=body)
        if answer.status_code == 429:
            time.sleep(float(answer.headers["Retry-After"]))
            self.answer(state)
        elif answer.status_code != 409:
            # 409: something has changed meanwhile, and the socket tells what. Anything else is a mistake of ours.
            answer.raise_for_status()


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a seat of an Airlock table.")
    parser.add_argument("url", help="where the server is: http://localhost:8000")
    parser.add_argument("table", help="the id of the table")
    parser.add_argument("token", help="the token of the seat")
    parser.add_argument("--seed", type=int, help="a number for its own chance, to play the same way again")
    given = parser.parse_args()
    player = Player(given.url.rstrip("/"), given.table, given.token, given.seed)
    end = player.play()
    print(json.dumps({"seat": player.seat, "answers": end["seq"], "result": end["view"]["result"]}))


if __name__ == "__main__":
    main()
