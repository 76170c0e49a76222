"""Train the value of a Nemesis position for the search bot: `python tools/train_search.py --games 8000`.

The crew bot plays itself, some seats as zealously as the search bot. Those now and then do something else that they
could have done, above all keep the other objective, so that the value also knows positions that the crew avoids. Every
zealous seat of every round is a row: its features, whether it won, whether it survived. A small network with one hidden
layer learns both, and its weights go into src/airlock/bots/nemesis/weights.py.
"""

from __future__ import annotations

import argparse
import textwrap
import time
from collections.abc import Iterator
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt

from airlock.bots import Sight
from airlock.bots.nemesis.bot import CrewBot
from airlock.bots.nemesis.value import features
from airlock.bots.search.bot import ideas_of
from airlock.kernel.match import new_match
from airlock.survival.crew import DEAD
from airlock.titles.nemesis.title import NEMESIS

TARGET = Path(__file__).parent.parent / "src/airlock/bots/nemesis/weights.py"
Floats = npt.NDArray[np.float32]
Row = tuple[list[float], bool, bool, int]

# How many games are the usual four, and how often a seat is zealous.
USUAL = 0.85
ZEALOUS = 0.5
# How often a zealous seat does something else than the crew bot would: with its actions, and with its objectives.
ASTRAY = {"act": 0.04, "choose_objective": 0.5}
HIDDEN = 24
EPOCHS = 14
BATCH = 512
# Every tenth game is kept apart to see how good the value is.
APART = 10


def game_rows(seed: str, n: int) -> list[Row]:
    """One game of the crew with itself."""
    rng = Random(f"{seed}/{n}")
    players, options = setting(rng)
    match = new_match(NEMESIS, players, options, f"{seed}/{n}", listening=False)
    match.hashing = False
    zealous = [rng.random() < ZEALOUS for _ in range(players)]
    crew = [CrewBot(rng, zeal) for zeal in zealous]
    found: list[tuple[int, list[float]]] = []
    seen = 0
    while not match.over:
        game = match.state
        if game.round != seen:
            seen = game.round
            alive = [c.seat for c in game.crew if zealous[c.seat] and c.status != DEAD and (c.dealt or game.goals)]
            found += [(seat, features(game, seat)) for seat in alive]
        question = match.pending[0]
        seat = question.seat
        sight = Sight(match, seat)
        chosen = crew[seat].choose(question, sight)
        if zealous[seat] and rng.random() < ASTRAY.get(question.prompt, 0.0):
            chosen = rng.choice(ideas_of(question, sight, chosen)).option
        match.answer(seat, chosen.key)
    game = match.state
    return [(row, seat in game.winners, seat in game.survivors, n) for seat, row in found]


def setting(rng: Random) -> tuple[int, dict[str, str]]:
    if rng.random() < USUAL:
        return 4, {}
    mode = rng.choice(["semi", "semi", "coop", "intruder", "solo"])
    players = 1 if mode == "solo" else rng.randint(2, 5)
    return players, {"mode": mode, "board": rng.choice(["base", "alt"])}


class Network:
    """Features, a hidden layer of tanh, and two outputs: won, survived."""

    def __init__(self, inputs: int, rng: np.random.Generator) -> None:
        self.first = rng.normal(0, inputs**-0.5, (inputs, HIDDEN)).astype(np.float32)
        self.bias = np.zeros(HIDDEN, np.float32)
        self.second = rng.normal(0, 0.1, (HIDDEN, 2)).astype(np.float32)
        self.output = np.array([-2.0, -1.0], np.float32)
        self._steps = 0
        self._moments = [(np.zeros_like(p), np.zeros_like(p)) for p in self.weights()]

    def weights(self) -> list[Floats]:
        return [self.first, self.bias, self.second, self.output]

    def hidden(self, x: Floats) -> Floats:
        return np.asarray(np.tanh(x @ self.first + self.bias), np.float32)

    def chances(self, hidden: Floats) -> Floats:
        return np.asarray(1.0 / (1.0 + np.exp(-(hidden @ self.second + self.output))), np.float32)

    def learn(self, x: Floats, y: Floats, rate: float) -> None:
        """One step of Adam on the log loss."""
        hidden = self.hidden(x)
        wrong = (self.chances(hidden) - y) / len(x)
        back = (wrong @ self.second.T) * (1.0 - hidden * hidden)
        slopes = [x.T @ back + 1e-4 * self.first, back.sum(0), hidden.T @ wrong + 1e-4 * self.second, wrong.sum(0)]
        self._steps += 1
        for weight, slope, (mean, square) in zip(self.weights(), slopes, self._moments, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            step = mean / (1 - 0.9**self._steps) / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8)
            weight -= (rate * step).astype(np.float32)


def log_loss(chances: Floats, y: Floats) -> list[float]:
    p = np.clip(chances, 1e-5, 1 - 1e-5)
    return [round(float(loss), 4) for loss in -(y * np.log(p) + (1 - y) * np.log(1 - p)).mean(0)]


def train(rows: list[Row]) -> tuple[Network, Floats, Floats]:
    """The network, and the mean and spread by which its inputs are scaled."""
    rng = np.random.default_rng(0)
    x = np.array([row for row, _, _, _ in rows], np.float32)
    y = np.array([[won, survived] for _, won, survived, _ in rows], np.float32)
    apart = np.array([n % APART == 0 for _, _, _, n in rows])
    mean, spread = x[~apart].mean(0), x[~apart].std(0) + 1e-3
    x = np.clip((x - mean) / spread, -6, 6)
    network = Network(x.shape[1], rng)
    order = np.flatnonzero(~apart)
    for epoch in range(EPOCHS):
        rng.shuffle(order)
        rate = 2e-3 * 0.5 * (1 + np.cos(np.pi * epoch / EPOCHS)) + 2e-5
        for begin in range(0, len(order), BATCH):
            batch = order[begin : begin + BATCH]
            network.learn(x[batch], y[batch], rate)
        print(f"epoch {epoch}: log loss apart {log_loss(network.chances(network.hidden(x[apart])), y[apart])}")
    plain = np.broadcast_to(y[~apart].mean(0), y[apart].shape)
    print(f"{len(rows)} rows, won and survived {y.mean(0)}; log loss of their mean {log_loss(plain, y[apart])}")
    return network, mean, spread


def table(name: str, rows: Floats) -> str:
    """A constant of one row or several."""
    texts = [", ".join(str(float(f"{v:.4g}")) for v in map(float, row)) for row in np.atleast_2d(rows)]
    if rows.ndim == 1:
        return f"{name}: Final = (\n{textwrap.indent(textwrap.fill(texts[0], 110), '    ')},\n)\n"
    lines = [f"    (\n{textwrap.indent(textwrap.fill(text, 110), '        ')},\n    ),\n" for text in texts]
    return f"{name}: Final = (\n{''.join(lines)})\n"


def write(target: Path, network: Network, mean: Floats, spread: Floats) -> None:
    """The scaling goes into the first layer, so the bot needs the bare features."""
    first = np.asarray(network.first / spread[:, None], np.float32)
    bias = np.asarray(network.bias - (mean / spread) @ network.first, np.float32)
    text = '"""Weights of the value of a Nemesis position, made by tools/train_search.py."""\n\n'
    text += "from __future__ import annotations\n\nfrom typing import Final\n\n# fmt: off\n"
    text += table("HIDDEN", first.T) + table("BIAS", bias)
    text += (
        table("WIN", network.second[:, 0]) + table("SURVIVE", network.second[:, 1]) + table("OUTPUT", network.output)
    )
    target.write_text(text, encoding="utf-8")


def played(seed: str, games: int, workers: int) -> Iterator[list[Row]]:
    """The rows of game after game, in the same order however many processes play them."""
    play = partial(game_rows, seed)
    if workers == 1:
        yield from map(play, range(games))
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(play, range(games), chunksize=4)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8000, help="how many games to learn from, at least 2")
    parser.add_argument("--seed", default="train")
    parser.add_argument("--workers", type=int, default=1, help="how many processes play")
    parser.add_argument("--out", type=Path, default=TARGET, help="where the weights go; default: to the bot")
    wanted = parser.parse_args()
    # One game is kept apart, so it takes another one to learn from.
    if wanted.games < 2 or wanted.workers < 1:
        parser.error("it takes at least 2 games and 1 worker")
    rows: list[Row] = []
    begin = time.perf_counter()
    for n, found in enumerate(played(wanted.seed, wanted.games, wanted.workers), 1):
        rows += found
        if n % 500 == 0:
            print(f"{n} games, {len(rows)} rows, {time.perf_counter() - begin:.0f} s", flush=True)
    write(wanted.out, *train(rows))


if __name__ == "__main__":
    main()
