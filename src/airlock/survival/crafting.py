"""Crafting: two component symbols make an item of the crafted deck."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.content import Choice
from airlock.survival.crew import Crew
from airlock.survival.hands import gain_item, is_heavy, own_items, slots_for, slots_of, use_up, worst_of
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import COMPONENT, CRAFTED_ITEM, NEVER_MIND, SEAT, THING, VOCABULARY

CRAFTED: Final = VOCABULARY.event("crafted", "NEM-CRAFT-01", seat=SEAT, item=THING)

CRAFT: Final = VOCABULARY.action("craft", CRAFTED_ITEM)
MADE_OF: Final = VOCABULARY.verb("components", COMPONENT, COMPONENT, least=1)
ASK_COMPONENTS: Final = VOCABULARY.prompt("components", CRAFTED_ITEM)

# A crafted weapon comes with full ammo, whatever its capacity (NEM-CRAFT-05).
FULL: Final = 99


TOOL: Final = "tool"


def serves(game: Game, item: str, symbol: str, stand_in: str, tools: list[str]) -> bool:
    """Whether a card has this component symbol. A `stand_in` colour may replace tools (Ingenuity), so may `tools`."""
    card = game.content.items[item]
    if card.component == symbol:
        return True
    return symbol == TOOL and (item in tools or (bool(stand_in) and card.colour == stand_in))


def further_tools(game: Game, me: Crew) -> list[str]:
    """Own cards that modules let count as tools, inactive quest items among them."""
    out: list[str] = []
    for rule in game.content.hooks.components:
        out += rule(game, me)
    return out


def components(game: Game, me: Crew, crafted: str, stand_in: str = "") -> list[tuple[str, ...]]:
    """The pairs of own cards that make it: one for each symbol (NEM-CRAFT-02); or the single card that does."""
    if crafted in game.content.exchanges:
        kind = game.content.exchanges[crafted][0]
        return [(item,) for item in dict.fromkeys(own_items(me)) if game.content.items[item].kind == kind]
    first, second = game.content.recipes[crafted]
    own = own_items(me)
    tools: list[str] = []
    if game.content.hooks.components:
        tools = further_tools(game, me)
        own += [item for item in tools if item not in own]
    kinds = list(dict.fromkeys(own))
    return [
        (a, b)
        for a in kinds
        if serves(game, a, first, stand_in, tools)
        for b in kinds
        if serves(game, b, second, stand_in, tools) and (a != b or own.count(a) > 1)
    ]


def leaves_a_slot(game: Game, me: Crew, crafted: str, pair: tuple[str, ...]) -> bool:
    """Whether there is a hand slot for it once the components are gone (NEM-CRAFT-09)."""
    if not is_heavy(game, crafted):
        return True
    staying = me.hands[:]
    for kind in pair:
        if is_heavy(game, kind) and kind not in me.quests:
            staying.remove(worst_of(staying, kind))
    return slots_for(staying) < slots_of(me)


def cannot_craft(game: Game, me: Crew, crafted: str, stand_in: str = "") -> str:
    if not game.crafted.get(crafted, 0):
        return "none_left_to_craft"
    pairs = components(game, me, crafted, stand_in)
    if not pairs:
        return "components_missing"
    return "" if any(leaves_a_slot(game, me, crafted, pair) for pair in pairs) else "hands_full"


def exchanges_here(game: Game, me: Crew) -> list[str]:
    """What one card can be exchanged for in this room, while it works (AFT-ROOM-CRAFTING-01 to -03)."""
    if not game.is_working(me.slot):
        return []
    room = game.rooms[me.slot]
    return [crafted for crafted, (_, where) in game.content.exchanges.items() if where == room]


def craft_options(game: Game, me: Crew, stand_in: str = "") -> list[Option]:
    """What can be crafted now; without modules it shows at a glance that most people lack something."""
    content = game.content
    items = content.items
    if content.exchanges or content.hooks.components:
        made = [*content.recipes, *exchanges_here(game, me)]
        return [CRAFT.of(item) for item in made if not cannot_craft(game, me, item, stand_in)]
    if len(me.inventory) + len(me.hands) < 2:
        return []
    if not stand_in:
        found = 0
        for item in me.inventory:
            if items[item].component:
                found += 1
        for held in me.hands:
            card = items.get(held.kind)
            if card is not None and card.component:
                found += 1
        if found < 2:
            return []
    return [CRAFT.of(item) for item in game.content.recipes if not cannot_craft(game, me, item, stand_in)]


def choose_components(game: Game, me: Crew, crafted: str, stand_in: str = "") -> Flow[Said | None]:
    """Which two cards; shown to everybody with the announcement, so a way back is open until then."""
    choice = yield ask(
        me.seat,
        ASK_COMPONENTS,
        lambda: [
            *(
                MADE_OF.of(*pair)
                for pair in components(game, me, crafted, stand_in)
                if leaves_a_slot(game, me, crafted, pair)
            ),
            NEVER_MIND,
        ],
        about=(crafted,),
        rule="NEM-CRAFT-02",
    )
    return None if choice.verb == "never_mind" else choice


def craft(game: Game, me: Crew, crafted: str, parts: Choice) -> Flow[None]:
    """Discard the components face up and take the card from the crafted deck (NEM-CRAFT-01, -08)."""
    for item in parts:
        use_up(game, me, item)
    game.crafted[crafted] -= 1
    tell(game, CRAFTED, me.seat, crafted)
    yield from gain_item(game, me, crafted, FULL)
