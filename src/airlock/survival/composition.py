"""The content of a match: what lies in every box of the title, and what its species and modules add."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from airlock.kernel.declaration import MatchOption
from airlock.survival.content import Content
from airlock.survival.hooks import joined_hooks

T = TypeVar("T")


def joined(base: Content, *additions: Content) -> Content:
    """The tables of all, in this order. The same id twice is an error, unless an addition replaces the table."""
    whole = base
    for more in additions:
        whole = _with(whole, more)
    return whole


def _with(a: Content, b: Content) -> Content:
    new = b.replaces
    decks = {} if "item_decks" in new else {colour: dict(cards) for colour, cards in a.item_decks.items()}
    for colour, cards in b.item_decks.items():
        decks[colour] = _table(f"item_decks {colour}", decks.get(colour, {}), cards, ())
    if b.contamination != (0, 0) and a.contamination != (0, 0) and "contamination" not in new:
        raise ValueError("the content says twice how many contamination cards there are: let the addition replace it")
    rooms = _table("rooms", a.rooms, b.rooms, new)
    for room in b.without_rooms:
        if room not in a.rooms:
            raise ValueError(f"the content leaves out the room {room!r}, which isn't there")
    action_cards = _table("cards", a.cards, b.cards, new)
    items = _table("items", a.items, b.items, new)
    wanted = {id: [*a.more_ways.get(id, []), *b.more_ways.get(id, [])] for id in (*a.more_ways, *b.more_ways)}
    # A part of the tables may have more to say of a card that another part brings.
    more = {id: ways for id, ways in wanted.items() if id in action_cards or id in items}
    later = {id: ways for id, ways in wanted.items() if id not in more}
    return Content(
        actions=list(_table("actions", a.actions, b.actions, new).values()),
        cards=[c.with_ways(more[c.id]) if c.id in more else c for c in action_cards.values()],
        items=[i.with_ways(more[i.id]) if i.id in more else i for i in items.values()],
        item_decks=decks,
        recipes=_table("recipes", a.recipes, b.recipes, new),
        crafted=_table("crafted", a.crafted, b.crafted, new),
        exchanges=_table("exchanges", a.exchanges, b.exchanges, new),
        rooms=[room for room in rooms.values() if room.id not in b.without_rooms],
        events=list(_table("events", a.events, b.events, new).values()),
        attacks=list(_table("attacks", a.attacks, b.attacks, new).values()),
        attack_cards=list(_table("attack_cards", a.attack_cards, b.attack_cards, new).values()),
        wounds=_table("wounds", a.wounds, b.wounds, new),
        characters=list(_table("characters", a.characters, b.characters, new).values()),
        objectives=list(_table("objectives", a.objectives, b.objectives, new).values()),
        exploration=_table("exploration", a.exploration, b.exploration, new),
        coordinates=_table("coordinates", a.coordinates, b.coordinates, new),
        contamination=b.contamination if b.contamination != (0, 0) else a.contamination,
        intruder_cards=list(_table("intruder_cards", a.intruder_cards, b.intruder_cards, new).values()),
        intruder_effects=list(_table("intruder_effects", a.intruder_effects, b.intruder_effects, new).values()),
        figures=_table("figures", a.figures, b.figures, new),
        exploration_effects=_table("exploration_effects", a.exploration_effects, b.exploration_effects, new),
        values=_table("values", a.values, b.values, new),
        more_ways=later,
        objects=[*a.objects, *b.objects],
        hooks=joined_hooks(a.hooks, b.hooks),
        speaks=[*a.speaks, *b.speaks],
        # Two additions that are joined replace what each of them does.
        replaces=list(dict.fromkeys([*a.replaces, *b.replaces])),
    )


def _table(name: str, old: dict[str, T], more: dict[str, T], replaced: Sequence[str]) -> dict[str, T]:
    if name in replaced:
        return more
    for id in more:
        if id in old:
            raise ValueError(
                f"the content has {id!r} twice in {name}: give one another id, or let the addition replace {name}"
            )
    return {**old, **more}


class Composition:
    """What every match of a title is played with: the base, and what the values of its options add.

    Each combination is joined once. What can't be joined is found here, when the title is made.
    """

    def __init__(
        self, base: Content, options: Sequence[MatchOption], additions: Mapping[str, Mapping[str, Content]]
    ) -> None:
        self.base = base
        self.options = [option for option in options if option.name in additions]
        self.additions = additions
        self._joined: dict[tuple[tuple[str, str], ...], Content] = {}
        unknown = set(additions) - {option.name for option in options}
        if unknown:
            raise ValueError(f"content is added for {', '.join(sorted(unknown))}, which isn't an option of this title")
        added = [(o, value, more) for o in self.options for value, more in additions[o.name].items()]
        for n, (option, value, more) in enumerate(added):
            if value not in option.values:
                raise ValueError(f"content is added for {option.name} {value}, which isn't a value of this option")
            joined(base, more)
            for earlier, _, other in added[:n]:
                if earlier is not option or option.several:
                    joined(other, more)

    def of(self, options: Mapping[str, str]) -> Content:
        """The content of a match with these options."""
        key = tuple(
            (option.name, value)
            for option in self.options
            for value in self.additions[option.name]
            if value in option.chosen(options[option.name])
        )
        content = self._joined.get(key)
        if content is None:
            content = self._joined[key] = joined(self.base, *(self.additions[name][value] for name, value in key))
        return content
