"""Every argument of every event, option and question is what its declaration says."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection

import pytest

from airlock.kernel.arguments import ArgKind
from airlock.kernel.options import Question
from airlock.survival.combat import COMBAT_DIE, EGGS
from airlock.survival.crew import (
    BLUE_CORPSE,
    CARCASS,
    CLEAN,
    CONTAMINATION,
    CORPSE,
    EGG,
    INFECTED,
    SAMPLE,
    UNKNOWN_CORPSE,
    figure_kind,
    whose_corpse,
)  # fmt: skip
from airlock.survival.noise import NOISE_DIE
from airlock.survival.state import Game
from airlock.titles.nemesis.aftermath.alerts import ALERTS
from airlock.titles.nemesis.aftermath.second_tokens import KINDS as SECOND_KINDS
from airlock.titles.nemesis.aftermath.turrets import STATUSES
from airlock.titles.nemesis.ship.course import SPACES
from airlock.titles.nemesis.title import NEMESIS
from airlock.titles.nemesis.void_seeders.panic_cards import PANIC_CARDS
from tests.kit.playing import Playout

GAMES: list[tuple[int, dict[str, str], str]] = [
    (4, {}, "declared"),
    (5, {"board": "alt"}, "declared alt"),
    (3, {"mode": "intruder"}, "declared intruder"),
    (2, {"mode": "coop", "board": "alt"}, "declared coop"),
    (4, {"species": "void_seeders"}, "declared void"),
    (4, {"modules": ",".join(NEMESIS.declared.options["modules"].values)}, "declared modules"),
    (4, {"mode": "research"}, "declared research"),
    (3, {"mode": "research", "goals": "coop", "board": "alt"}, "declared research coop"),
]
Checks = dict[str, Callable[[str], bool]]


def checks(game: Game) -> Checks:
    """For each kind of argument, what is one."""
    content, map, species = game.content, game.map, game.species
    objects = (EGG, CARCASS, BLUE_CORPSE, UNKNOWN_CORPSE, CORPSE, SAMPLE, *species.analysed)
    tokens = [type for type, _ in species.tokens.values()]

    def among(*values: Collection[str]) -> Callable[[str], bool]:
        return lambda value: any(value in some for some in values)

    def is_seat(value: str) -> bool:
        return value == "-1" or (value.isdigit() and int(value) < len(game.crew))

    def is_figure(value: str) -> bool:
        return figure_kind(value)[0] in (*species.types, EGGS) or value in tokens

    def is_thing(value: str) -> bool:
        return value in content.items or value in objects or whose_corpse(value) >= 0

    def is_way(value: str) -> bool:
        return any(
            way.id == value for table in (content.cards, content.items) for one in table.values() for way in one.ways
        ) or any(way.id == value for room in content.rooms.values() for way in room.ways)

    return {
        "number": str.isdigit,
        "flag": among(("True", "False")),
        "space": among(SPACES),
        "pod_number": among("1234"),
        "engine_number": among("123"),
        "seat": is_seat,
        "seats": lambda value: all(is_seat(seat) for seat in value.split(",")),
        "character": among(content.characters),
        "slot": among(map.slots),
        "corridor": among(map.corridors),
        "door": among(map.corridors),
        "place": among(map.corridors, map.networks),
        "pod": among("1234"),
        "destination": among([place for card in content.coordinates.values() for place in card.values()]),
        "figure": is_figure,
        "target": is_figure,
        "thing": is_thing,
        "back": among([item.colour for item in content.items.values()]),
        "card": among(content.cards, (CONTAMINATION, INFECTED, CLEAN)),
        "reaction": among(content.cards, content.items),
        "way": is_way,
        "room": among(content.rooms),
        "token": among(content.exploration),
        "effect": among([effect for effect, _ in content.exploration.values()], SECOND_KINDS),
        "alert": among(ALERTS),
        "event": among(content.events),
        "attack": among(content.attack_cards),
        "panic": among(PANIC_CARDS),
        "wound": among(content.wounds),
        "weakness": among(species.weaknesses),
        "coordinates": among(content.coordinates),
        "objective": among(content.objectives),
        "own_objective": among("01"),
        "objective_kind": among([objective.kind for objective in content.objectives.values()]),
        "face": among(COMBAT_DIE, NOISE_DIE),
        "engine": among(("working", "damaged")),
        "cause": str.isidentifier,
        "end": str.isidentifier,
        "action": lambda key: key.split(":")[0] in NEMESIS.vocabulary.actions,
        "choice": bool,
        "kinds": lambda value: all(kind in KINDS for kind in value.split(":")),
        "verb": among(NEMESIS.vocabulary.verbs),
        "intruder_card": among(content.intruder_cards),
        "intruder_way": among(("move", "attack", "effect")),
        "turret_status": among(STATUSES),
    }


def every_kind() -> set[str]:
    vocabulary = NEMESIS.vocabulary
    kinds: list[ArgKind] = [kind for event in vocabulary.events.values() for kind in event.kinds]
    kinds += [kind for shapes in vocabulary.verbs.values() for verb in shapes for kind in verb.kinds]
    kinds += [kind for shapes in vocabulary.prompts.values() for prompt in shapes for kind in prompt.kinds]
    return {kind.name for kind in kinds}


KINDS = every_kind() | {"seats", "verb"}


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_every_argument_is_what_it_is_declared_to_be(players: int, options: dict[str, str], seed: str) -> None:
    play = Playout(NEMESIS, players, options, seed)
    play.match.hashing = False
    is_one = checks(play.match.state)
    assert set(is_one) >= KINDS
    seen: dict[str, int] = defaultdict(int)

    def check(kind: str, value: object, where: str) -> None:
        seen[kind] += 1
        assert is_one[kind](str(value)), f"{where}: {value!r} is no {kind}"

    def check_question(question: Question) -> None:
        kinds = question.kinds()
        assert len(question.about) == len(kinds) or (kinds[-1].endswith("*") and len(question.about) == len(kinds) - 1)
        assert len(question.about) >= question.asked.least
        for kind, value in zip(kinds, question.about):
            check(kind.removesuffix("*"), value, question.prompt)
        for option in question.options:
            for kind, value in zip(option.names, option.args):
                check(kind, value, option.key)

    while not play.match.over:
        for question in play.match.pending:
            check_question(question)
        play.step()
    for event in play.match.state.log.events:
        values = dict(zip(event.kind.fields, event.values))
        for field, kind, value in zip(event.kind.fields, event.kind.kinds, event.values):
            check(kind.name, value, f"{event.kind.name}.{field}")
        if "kinds" in values:
            for name, value in zip(str(values["kinds"]).split(":"), str(values["choice"]).split(":")):
                check(name, value, str(values["action"]))
    assert len(seen) > 20
