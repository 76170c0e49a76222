"""What to do with an action: a score for every option of a turn."""

from __future__ import annotations

from airlock.bots.nemesis.card_acts import CARD_ACTS, MOVES, nothing
from airlock.bots.nemesis.health import curing
from airlock.bots.nemesis.item_acts import ITEM_ACTS
from airlock.bots.nemesis.moves import Moves
from airlock.bots.nemesis.odds import (
    CONTAMINATED,
    SERIOUS,
    encounter_chance,
    kill_chance,
    light_cost,
    shot,
)
from airlock.bots.nemesis.scored import NEVER, Scored
from airlock.bots.nemesis.trades import worth_trading
from airlock.bots.nemesis.worth import item_worth, kind_of
from airlock.kernel.options import Option
from airlock.titles.nemesis.intruders import LARVA

# Quest items that look at secret objectives: good for nothing where there are none.
SPYING = ("quest_log_key",)


class Acts(Moves):
    """Scores the options of a turn in the light of a plan."""

    # -- fighting

    def strike(self, figure: dict[str, object], hits: float, injuries: float) -> float:
        """What an attack on an intruder brings."""
        scene = self.scene
        kind = str(figure["kind"])
        before = int(str(figure["injuries"]))
        ends = hits * kill_chance(scene.tables, kind, before + injuries)
        share = (self.threat + self.room_free) / max(1, len(scene.here))
        if kind == LARVA:
            share = max(share, 5.0)
        if len(scene.here) > 1:
            share *= 0.7
        # Injuries stay: they make the next check easier.
        value = ends * share + 0.07 * hits * min(4.0, injuries) * share
        if "carcass" in scene.wanted:
            value += ends
        return value

    def shoot(self, args: tuple[str, ...], bonus: float = 0.0, certain: float = 0.0) -> Scored:
        weapon, target = args
        if target == "eggs":
            return self.eggs(0.7)
        figure = self.figure(target)
        if figure is None:
            return NEVER, "shoot"
        hits, injuries = shot(self.scene.tables, str(figure["kind"]), weapon)
        hits = hits + certain * (1 - hits)
        return self.strike(figure, hits, injuries + bonus) - self.pay(1) - 0.25 - self.stays(), "shoot"

    def figure(self, name: str) -> dict[str, object] | None:
        return next((f for f in self.scene.here if f["figure"] == name), None)

    def eggs(self, hits: float) -> Scored:
        worth, reason = self.plan.worth("melee:eggs")
        if not worth:
            return NEVER, "nest"
        return 0.5 * worth * hits - self.pay(1) - self.stays(), reason

    def melee(self, args: tuple[str, ...]) -> Scored:
        target = args[0]
        if target == "eggs":
            return self.eggs(0.5)
        figure = self.figure(target)
        if figure is None:
            return NEVER, "melee"
        scene = self.scene
        hits, _ = shot(scene.tables, str(figure["kind"]), "rifle")
        value = self.strike(figure, hits, 1.0)
        risk = CONTAMINATED + (1 - hits) * SERIOUS[min(scene.serious, 3)]
        return value - self.pain * risk - self.pay(1) - self.stays(), "melee"

    # -- things and rooms

    def room(self, key: str, args: tuple[str, ...], cost: int = 2) -> Scored:
        worth, reason = self.plan.worth(key)
        scene = self.scene
        room, way = args
        if not worth:
            worth, reason = self.besides(room, way)
        if room.startswith("evacuation") or room == "hibernatorium":
            # The attempt makes noise; if somebody comes, it was in vain (NEM-ROOM-EVACUATION-02).
            worth *= 1.0 - encounter_chance(scene, scene.slot) * 0.6
        if key == "room:surgery:operate":
            worth -= light_cost(scene.light, scene.serious) + 0.3 * len(scene.hand)
        return (worth - self.pay(cost) - self.stays(), reason) if worth else (NEVER, "nothing_better")

    def besides(self, room: str, way: str) -> Scored:
        """Room actions that no task asked for."""
        scene = self.scene
        if room == "armory" and way == "recharge":
            missing = max((h["capacity"] - h["ammo"] for h in scene.hands if h["capacity"]), default=0)
            return (0.7 * min(2, missing), "reload")
        if room == "storage":
            return (1.3 if len(scene.items) < 4 and not self.plan.leaving else 0.0), "search"
        if room == "cockpit" and way == "check_coordinates":
            known = scene.view["notes"].get("coordinates")
            return (0.0 if known else 1.2), "coordinates"
        if room == "fire_control":
            return (1.5 + 0.5 * scene.fires if scene.fires else 0.0), "fire"
        return 0.0, ""

    def free_room(self, key: str) -> Scored:
        """A card that uses the action of the room without its cost."""
        scene = self.scene
        room = scene.rooms.get(scene.slot, "")
        if key.startswith("card:intranet"):
            rooms = [r for s, r in scene.rooms.items() if r and self.scene.content.rooms[r].computer and scene.works(s)]
            cost = 2
        else:
            rooms, cost = [room], 1
        best: Scored = (NEVER, "nothing_better")
        for r in rooms:
            for way in self.scene.content.rooms[r].ways:
                best = max(best, self.room(f"room:{r}:{way.id}", (r, way.id), cost))
        return best

    def card(self, key: str, args: tuple[str, ...]) -> Scored:
        card, way = args
        worth, reason = self.plan.worth(key)
        cost = 1 + self.scene.content.cards[card].cost
        if way == "room_action":
            return self.free_room(key)
        if worth:
            return worth - self.pay(cost) - self.stays(), reason
        value, reason = CARD_ACTS.get((card, way), CARD_ACTS.get(("", way), nothing))(self)
        return value - self.pay(cost) - (0.0 if way in MOVES else self.stays()), reason

    def item(self, key: str, args: tuple[str, ...]) -> Scored:
        item, way = args
        worth, reason = self.plan.worth(key)
        cost = self.scene.content.items[item].cost + (1 if "hand" in self.scene.me["wounds"] else 0)
        if not worth:
            worth, reason = ITEM_ACTS.get((kind_of(self.scene.content, item), way), nothing)(self)
        if self.scene.content.items[item].one_use and "items_at_least_7" in self.plan.way:
            worth -= 1.5
        return worth - self.pay(cost) - (0.0 if way == "vanish" else self.stays()), reason

    def craft(self, args: tuple[str, ...]) -> Scored:
        crafted = args[0]
        value = {"flamethrower": 2.2, "taser": 0.8, "molotov_cocktail": 0.3}.get(crafted, 0.0)
        if crafted == "antidote":
            value = curing(self.scene) * 0.6
        if "items_at_least_7" in self.plan.way:
            value -= 2.0
        return value - self.pay(1) - self.stays(), "craft"

    def activate(self, args: tuple[str, ...]) -> Scored:
        value = item_worth(self.scene, args[0])
        if args[0] in SPYING and self.scene.mode in ("coop", "solo"):
            return NEVER, "quest"
        if "items_at_least_7" in self.plan.way:
            value += 2.0
        return value - self.pay(1) - self.stays(), "quest"

    def pick_up(self, key: str) -> Scored:
        worth, reason = self.plan.worth(key)
        return (worth - self.pay(1) - self.stays(), reason) if worth else (NEVER, "nothing_better")

    def score(self, o: Option) -> Scored:
        """How good an option of the turn is; passing is 0."""
        verb = o.verb
        if verb == "pass":
            return -self.passes(), "save_cards" if self.scene.cards > 1 else "pass"
        if verb == "move":
            return self.move(o.args)
        if verb == "careful":
            return self.careful(o.args)
        if verb == "shoot":
            return self.shoot(o.args)
        if verb == "melee":
            return self.melee(o.args)
        if verb == "room":
            return self.room(o.key, (o.args[0], o.args[1]))
        if verb == "card":
            return self.card(o.key, o.args)
        if verb == "item":
            return self.item(o.key, o.args)
        if verb == "craft":
            return self.craft(o.args)
        if verb == "activate":
            return self.activate(o.args)
        if verb == "pick_up":
            return self.pick_up(o.key)
        if verb == "trade":
            return worth_trading(self.scene) - self.pay(1) - self.stays(), "trade"
        own = self.scene.tables.foe.act(self, o.key)
        return own if own is not None else (NEVER, "nothing_better")
