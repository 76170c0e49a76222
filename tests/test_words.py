"""Everything people read exists in both languages, and every value it speaks of is one that the code provides."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from airlock import catalogue
from airlock.cli.terminal.commands import COMMANDS
from airlock.faces.nemesis.terminal.screen import GROUPS
from airlock.kernel.arguments import ArgKind
from airlock.resources import folder
from airlock.survival import ending
from airlock.survival.combat import COMBAT_DIE, EGGS
from airlock.survival.crew import CARCASS, CLEAN, CONTAMINATION, CORPSE, DEAD, EGG, INFECTED, SAMPLE, UNKNOWN_CORPSE
from airlock.survival.noise import NOISE_DIE
from airlock.titles import TITLES
from airlock.titles.nemesis.aftermath.alerts import ALERTS
from airlock.titles.nemesis.aftermath.research import RESEARCH
from airlock.titles.nemesis.aftermath.second_tokens import KINDS
from airlock.titles.nemesis.board import BOARDS
from airlock.titles.nemesis.ship.engines import DAMAGED, WORKING
from airlock.titles.nemesis.ship.hibernation import HIBERNATING
from airlock.titles.nemesis.ship.pods import ESCAPED
from airlock.titles.nemesis.ship.self_destruct import JUMP, SELF_DESTRUCT
from airlock.titles.nemesis.species import SPECIES
from airlock.titles.nemesis.title import CONTENT, NEMESIS
from airlock.titles.nemesis.void_seeders.panic_cards import PANIC_CARDS
from airlock.words import LANGUAGES, MissingText, Words, message_id, messages
from airlock.words.messages import APP, WrittenTwice, files
from airlock.words.words import message_of
from tests.kit.playing import Playout
from tests.table import Table
from tests.texts import Text, causes, said, written

# What can hunt the crew, and the tables of a match against each.
TABLES = [NEMESIS.content({"species": species.id}) for species in SPECIES]
TYPES = [type for species in SPECIES for type in species.types]
TOKENS = [type for species in SPECIES for type, _ in species.tokens.values()]

# Names with a description, and names without.
DESCRIBED: dict[str, Iterable[str]] = {
    "card": [
        *CONTENT.cards,
        CONTAMINATION,
        INFECTED,
        CLEAN,
        *(card for table in TABLES for card in table.values.get("mutation", ())),
    ],
    "thing": [
        *CONTENT.items,
        EGG,
        CARCASS,
        CORPSE,
        "corpse_blue",
        UNKNOWN_CORPSE,
        SAMPLE,
        *(t for s in SPECIES for t in s.analysed),
    ],
    "room": CONTENT.rooms,
    "event": [event for table in (*TABLES, RESEARCH.content) for event in table.events],
    "alert": ALERTS,
    "attack": [attack for table in TABLES for attack in (*table.attacks, *table.attack_cards)],
    "panic": PANIC_CARDS,
    "wound": [*CONTENT.wounds, *RESEARCH.content.wounds],
    "weakness": [weakness for species in SPECIES for weakness in species.weaknesses],
    "objective": CONTENT.objectives,
    "effect": CONTENT.intruder_effects,
    "intruder_card": CONTENT.intruder_cards,
}
NAMED: dict[str, Iterable[str]] = {
    "character": CONTENT.characters,
    "figure": [*TYPES, *TOKENS, EGGS],
    "token": [token for table in TABLES for token in table.exploration],
    "effect": [*(effect for table in TABLES for effect, _ in table.exploration.values()), *KINDS],
    "coordinates": CONTENT.coordinates,
    "destination": [place for card in CONTENT.coordinates.values() for place in card.values()],
    "face": [*COMBAT_DIE, *NOISE_DIE],
    "engine": [WORKING, DAMAGED],
    "back": [item.colour for item in CONTENT.items.values()],
    "place": [network for board in BOARDS.values() for network in board.networks],
    "objective_kind": [objective.kind for objective in CONTENT.objectives.values()],
    "intruder_way": ["move", "attack", "effect"],
    "cause": sorted(causes()),
    "end": [
        JUMP, ending.EXPLOSION, ending.HULL_BREACH, SELF_DESTRUCT, ending.NOBODY_LEFT, "engines",
    ],
}  # fmt: skip
# Messages of the screen whose names end in something the game knows.
FAMILIES: dict[str, Iterable[str]] = {
    "ui-side-": "nswe",
    "ui-door-": ["open", "closed", "destroyed"],
    "ui-status-": [DEAD, HIBERNATING, ESCAPED],
    "ui-colour-": [room.colour for room in CONTENT.rooms.values()],
    "ui-network-": NAMED["place"],
    "ui-letter-": TYPES,
    "ui-group-": ["basic", *GROUPS.values()],
    "ui-fate-": ["won", "survived", "lost"],
    "ui-command-": ["number", *COMMANDS],
    "ui-clause-": ["ruling", "source", "see", "untestable"],
    "ui-legend-": [
        "items", "fire", "malfunction", "computer", "noise", "closed", "destroyed", "egg", "carcass", "corpse",
        "colours", "technical", *(species.id for species in SPECIES),
    ],
    "ui-": ["slime", "signal", "larva", "passed"],
}  # fmt: skip
SCREENS = ("cli", "faces", "words")

# What is shown together: the app alone, with the rules that titles share, with all of a title.
BUNDLES: list[tuple[str, ...]] = list(
    dict.fromkeys(title.texts[:n] for title in TITLES.values() for n in (0, 1, len(title.texts)))
)

ENGLISH, GERMAN = (Words(lang, NEMESIS.texts) for lang in ("en", "de"))

both = pytest.mark.parametrize("lang", LANGUAGES)

TOLD = NEMESIS.vocabulary.events
ASKED = [prompt for shapes in NEMESIS.vocabulary.prompts.values() for prompt in shapes]
ANSWERED = [verb for shapes in NEMESIS.vocabulary.verbs.values() for verb in shapes]
# What every event has apart from its values.
BESIDES = {"event", "rule", "seq", "depth"}


def ways() -> set[tuple[str, ...]]:
    """Everything a card, item or room can be used for, with what uses it."""
    out: set[tuple[str, ...]] = set()
    for table in (CONTENT.cards, CONTENT.items, CONTENT.rooms):
        for thing in table.values():
            out |= {(thing.id, way.id) for way in thing.ways}
    return out


# -- every message exists


@both
def test_every_name_has_words(lang: str) -> None:
    words = Words(lang, NEMESIS.texts, strict=True)
    for kinds in (DESCRIBED, NAMED):
        for kind, ids in kinds.items():
            for id in ids:
                assert words.name(kind, id)


@both
def test_every_card_room_and_item_says_what_it_does(lang: str) -> None:
    words = Words(lang, NEMESIS.texts, strict=True)
    missing = [message_of(kind, id) for kind, ids in DESCRIBED.items() for id in ids if not words.text(kind, id)]

    assert not missing


@both
def test_every_way_to_use_something_has_words(lang: str) -> None:
    missing = [way for thing, way in sorted(ways()) if not Words(lang, NEMESIS.texts).has(message_id("way", way))]

    assert not missing


@both
def test_every_room_says_how_one_is_in_it_and_goes_into_it(lang: str) -> None:
    words = Words(lang, NEMESIS.texts)

    for room in CONTENT.rooms:
        assert words.has_attribute(message_id("room", room), "in"), room
        assert words.has_attribute(message_id("room", room), "into"), room


@both
def test_every_event_and_every_reason_has_words(lang: str) -> None:
    expected = [message_id("event", kind) for kind in TOLD]
    expected += [message_id("reason", reason) for reason in NEMESIS.reasons]

    assert [id for id in expected if id not in written(lang, NEMESIS.texts)] == []


@both
def test_every_prompt_and_every_verb_has_words(lang: str) -> None:
    expected = [message_id("prompt", prompt.name) for prompt in ASKED]
    expected += [message_id("option", verb.says) for verb in ANSWERED]

    assert len(ASKED) > 60
    assert len(ANSWERED) > 60
    assert [id for id in expected if id not in written(lang, NEMESIS.texts)] == []


@both
def test_every_message_the_screen_asks_for_exists(lang: str) -> None:
    asked = [(where, id) for where, id, _ in said(*SCREENS) if id.startswith("ui-")]
    unknown = [(where, id) for where, id in asked if id.endswith("*") and id[:-1] not in FAMILIES]
    expected = [id for _, id in asked if not id.endswith("*")]
    expected += [begin + end.replace("_", "-") for begin, ends in FAMILIES.items() for end in ends]

    assert len(asked) > 50
    assert unknown == []
    assert [id for id in expected if id not in written(lang, NEMESIS.texts)] == []


@pytest.mark.parametrize("texts", BUNDLES, ids=str)
def test_no_text_is_missing_in_one_language(texts: tuple[str, ...]) -> None:
    english, german = written("en", texts), written("de", texts)

    assert sorted(set(english) - set(german)) == []
    assert sorted(set(german) - set(english)) == []


@both
@pytest.mark.parametrize("texts", BUNDLES, ids=str)
def test_references_between_messages_lead_somewhere(lang: str, texts: tuple[str, ...]) -> None:
    """The app refers to nothing of a title, and shared texts to nothing of a title's own."""
    found = written(lang, texts)

    assert [(id, m) for id, text in found.items() for m in text.messages if m not in found] == []


@both
def test_every_file_of_texts_belongs_to_a_bundle(lang: str) -> None:
    shown = {path for texts in BUNDLES for path in files(lang, (APP, *texts))}

    assert sorted((folder("locales") / lang).rglob("*.ftl")) == sorted(shown)


def test_a_text_that_stands_twice_in_a_bundle_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two texts of one name the later would win, in silence; in bundles of their own both may stand."""
    for part in (APP, "ship", "base"):
        (tmp_path / "en" / part).mkdir(parents=True)
    (tmp_path / "en" / APP / "app.ftl").write_text("app-close = Close\n", encoding="utf-8")
    for part in ("ship", "base"):
        (tmp_path / "en" / part / "names.ftl").write_text(f"room-nest = Nest of the {part}\n", encoding="utf-8")
    monkeypatch.setattr(messages, "folder", lambda name: tmp_path)
    # Bundles are kept, and those of this test are not to be found afterwards.
    monkeypatch.setattr(messages, "bundle", messages.bundle.__wrapped__)

    assert Words("en", ("ship",)).say("room-nest") == "Nest of the ship"
    assert Words("en", ("base",)).say("room-nest") == "Nest of the base"
    assert Words("en", ("base",)).say("app-close") == "Close"
    assert Words("en").say("room-nest") == "room-nest"
    with pytest.raises(WrittenTwice, match="room-nest"):
        Words("en", ("ship", "base"))


@both
def test_the_ship_does_not_shout(lang: str) -> None:
    shouts = [id for id, text in written(lang, NEMESIS.texts).items() if "!" in text.characters]

    assert shouts == []


# -- every variable is provided


def variables(name: str, kind: ArgKind) -> set[str]:
    """What a value of this kind gives a message."""
    if kind.many:
        return {name, f"{name}_count"}
    more = {"slot": ("in", "into"), "seat": ("you",)}
    return {name, *(f"{name}_{part}" for part in more.get(kind.name, ()))}


def provided(kinds: Sequence[ArgKind], count: int) -> set[str]:
    """The variables of a prompt or an option with this many arguments; a list is there even if it is empty."""
    out: set[str] = set()
    for n, kind in enumerate(kinds):
        if n < count or kind.many:
            out |= variables(f"arg{n + 1}", kind)
    return out


def text_with(lang: str, id: str, count: int) -> Text:
    """What is said with this many arguments."""
    own = f"{id}-{count}"
    return written(lang, NEMESIS.texts)[own if own in written(lang, NEMESIS.texts) else id]


@both
def test_events_use_only_their_own_values(lang: str) -> None:
    for kind in TOLD.values():
        given = {name for field, what in zip(kind.fields, kind.kinds) for name in variables(field, what)}
        assert written(lang, NEMESIS.texts)[message_id("event", kind.name)].variables <= given, kind.name


@both
def test_prompts_use_only_what_they_are_about(lang: str) -> None:
    for prompt in ASKED:
        turns = {f"arg{n + 1}_turn" for n, kind in enumerate(prompt.kinds) if kind.name == "seat"}
        for count in range(prompt.least, len(prompt.kinds) + 1):
            text = text_with(lang, message_id("prompt", prompt.name), count)
            assert text.variables <= provided(prompt.kinds, count) | turns, (prompt.name, count)


@both
def test_options_use_only_their_arguments(lang: str) -> None:
    for verb in ANSWERED:
        for count in range(verb.least, len(verb.kinds) + 1):
            text = text_with(lang, message_id("option", verb.says), count)
            assert text.variables <= provided(verb.kinds, count), (verb.name, count)


@both
def test_the_screen_gives_its_messages_what_they_need(lang: str) -> None:
    for where, id, values in said(*SCREENS):
        if id in written(lang, NEMESIS.texts):
            assert written(lang, NEMESIS.texts)[id].variables <= values, (where, id)


def test_a_field_of_an_event_is_not_taken_for_something_else() -> None:
    for kind in TOLD.values():
        assert not set(kind.fields) & BESIDES, kind.name


# -- strict words tell what is wrong


def test_strict_words_refuse_a_gap_and_a_missing_value() -> None:
    strict = Words("en", NEMESIS.texts, strict=True)

    with pytest.raises(MissingText, match="room-cellar"):
        strict.name("room", "cellar")
    with pytest.raises(MissingText, match="ui-round"):
        strict.say("ui-round")


def test_lenient_words_show_the_gap() -> None:
    assert ENGLISH.name("room", "cellar") == "room-cellar"
    assert GERMAN.text("room", "cellar") == ""


# -- in context


def test_people_are_spoken_to_and_others_spoken_of() -> None:
    t = Table("scout", "captain")
    event = {"event": "moved", "seat": 0, "old": "slot_011", "slot": "slot_001"}

    assert ENGLISH.event(event, t.match.view(0)) == "You go into the Cockpit."
    assert ENGLISH.event(event, t.match.view(1)) == "Scout goes into the Cockpit."
    assert GERMAN.event(event, t.match.view(0)) == "Du gehst ins Cockpit."
    assert GERMAN.event(event, t.match.view(1)) == "Aufklärerin geht ins Cockpit."


def test_an_option_tells_what_the_seat_saw_of_an_unexplored_room() -> None:
    t = Table("scout", "captain")
    t.game.tiles["slot_006"] = "canteen"
    t.game.tiles_known["slot_006"] = t.crew("scout").mask
    option = {"verb": "move", "args": ["slot_006"], "kinds": ["slot"]}

    assert ENGLISH.option(option, t.match.view(0)) == "Move into room 6 (Canteen?)"
    assert ENGLISH.option(option, t.match.view(1)) == "Move into room 6"
    assert GERMAN.option(option, t.match.view(0)) == "In Raum 6 (Kantine?) gehen"


def test_one_and_many_are_told_apart() -> None:
    t = Table("scout", "captain")
    one, many = ({"event": "cards_drawn", "seat": 0, "cards": n} for n in (1, 3))

    assert [ENGLISH.event(e, t.match.view(0)) for e in (one, many)] == ["You draw 1 card.", "You draw 3 cards."]
    assert [GERMAN.event(e, t.match.view(1)) for e in (one, many)] == [
        "Aufklärerin zieht 1 Karte.",
        "Aufklärerin zieht 3 Karten.",
    ]


def test_what_was_announced_is_told_in_words() -> None:
    t = Table("scout", "captain", "pilot")
    view = t.match.view(0)

    def say(kinds: str, *values: str) -> str:
        return Words("en", NEMESIS.texts, strict=True).choice(kinds.split(), values, view)

    assert say("seat slot", "2", "slot_001") == "Pilot, Cockpit"
    assert say("pod", "1") == "Pod 1 (section A, locked)"
    assert say("thing seats slot corridor", "rifle", "0,1", "slot_006", "cor_006_011") == (
        "Rifle, Scout, Captain, Room 6, Room 6 – Hibernatorium"
    )
    assert say("space", "C") == "Space C"
    assert say("verb slot", "eggs", "slot_006") == "The eggs in room 6"
    assert say("seat objective_kind", "1", "personal") == "Captain, personal objective"


def test_a_verb_of_several_shapes_is_told_by_what_its_arguments_are() -> None:
    t = Table("scout", "captain")
    view = t.match.view(0)
    say = Words("en", NEMESIS.texts, strict=True).option

    assert say({"verb": "move", "args": ["slot_001"], "kinds": ["slot"]}, view) == "Move into the Cockpit"
    assert say({"verb": "move", "args": ["adult_3", "2"], "kinds": ["target", "number"]}, view) == "Adult 3: corridor 2"
    assert say({"verb": "melee", "args": ["queen_3"], "kinds": ["target"]}, view) == "Fight Queen hand to hand"
    assert say({"verb": "character", "args": ["1"], "kinds": ["seat"]}, view) == "Captain"
    assert say({"verb": "character", "args": ["pilot"], "kinds": ["character"]}, view) == "Pilot"


# -- whole games

GAMES: list[tuple[int, dict[str, str], str]] = [
    (1, {}, "solo"),
    (4, {}, "semi"),
    (3, {"mode": "coop", "open_hands": "yes"}, "coop"),
    (5, {"mode": "intruder", "characters": "choice"}, "intruder"),
    (2, {"mode": "intruder", "board": "alt"}, "two"),
    (5, {"board": "alt"}, "five"),
    *((3, {"species": species.id}, species.id) for species in SPECIES[1:]),
]


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_everything_in_a_game_can_be_said(players: int, options: dict[str, str], seed: str) -> None:
    """Every question, option, event and refusal of every seat, in both languages, without a gap."""
    languages = [Words(lang, NEMESIS.texts, strict=True) for lang in LANGUAGES]
    play = Playout(NEMESIS, players, options, seed)
    play.match.hashing = False
    told = [0] * players
    lines = 0
    while not play.match.over:
        for seat in range(players):
            view: Any = play.match.view(seat)
            history: list[Any] = play.match.history(seat)
            refusals = [refusal.plain() for refusal in play.match.why_not(seat)]
            for words in languages:
                said = [words.event(event, view) for event in history[told[seat] :]]
                said += [words.refusal(refusal, view) for refusal in refusals]
                said += [words.option(option, view) for option in view["asides"]]
                for question in view["questions"]:
                    if question["seat"] == seat:
                        said.append(words.prompt(question, view))
                        said += [words.option(option, view) for option in question["options"]]
                assert all(said)
                lines += len(said)
            told[seat] = len(history)
        play.step()
    assert lines > 500


def test_every_event_and_reason_names_a_clause() -> None:
    named = {kind.rule for kind in TOLD.values()} | set(NEMESIS.reasons.values())
    books = [catalogue.load(book) for book in NEMESIS.declared.rulebooks]
    assert [rule for rule in sorted(named) if not any(rule in book.clauses for book in books)] == []
    assert len(TOLD) > 150
