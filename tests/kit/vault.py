"""Vault: a sound miniature with hidden hands, lazy decks, peeks, asides and ask_all. The kit must find nothing wrong.

Burglars draw cards, hide some under the deck, peek behind doors and open them. Whoever holds a whistle may blow it at
any time. Every round ends with a secret bid and a noise roll. Too much noise ends it all at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from airlock.kernel.deck import Deck, deck
from airlock.kernel.declaration import Declaration, MatchOption
from airlock.kernel.events import EVERYBODY, Kind, Log, Value
from airlock.kernel.fate import Fate
from airlock.kernel.faults import Ended
from airlock.kernel.laws import Law
from airlock.kernel.options import Aside, Flow, Option, ask, ask_all
from airlock.kernel.title import Refusal, Step, Title
from airlock.kernel.zones import Pile, Zone, only, redeal, seen
from tests.asking import event, option, prompt

CARDS = ["coin"] * 8 + ["gem"] * 5 + ["fuse"] * 4 + ["whistle"] * 4 + ["crown"]
ROOMS = ["gold", "gold", "empty", "empty", "trap", "trap", "trap"]
DOORS = 5
ALARM = 9
WORTH = {"coin": 1, "gem": 3, "fuse": 0, "whistle": 0, "crown": 9}

DREW = event("vault_drew", "VAULT-01", "seat")
GOT = event("vault_got", "VAULT-01", "seat", "card")
PEEKED = event("vault_peeked", "VAULT-02", "seat", "door")
SAW = event("vault_saw", "VAULT-02", "seat", "door", "room")
OPENED = event("vault_opened", "VAULT-03", "seat", "door", "room")
BURIED = event("vault_buried", "VAULT-04", "seat")
BLEW = event("vault_blew", "VAULT-05", "seat", "how")
BIDS = event("vault_bids", "VAULT-06")
BID = event("vault_bid", "VAULT-06", "seat", "card")
NOISE = event("vault_noise", "VAULT-07", "face")
CAUGHT = event("vault_caught", "VAULT-08")
SHOWED = event("vault_showed", "VAULT-09", "seat", "cards")


class Vault:
    """The state."""

    def __init__(self, players: int, fate: Fate) -> None:
        self.fate = fate
        self.log: Log | None = None
        self.agenda: list[tuple[str, int]] = []
        self.reveals = 0
        self.round = 0
        self.rounds = 0
        self.noise = 0
        self.caught = False
        self.score = [0] * players
        self.hands: list[list[str]] = [[] for _ in range(players)]
        # Cards a seat is looking at in the middle of an action.
        self.looking: list[list[str]] = [[] for _ in range(players)]
        self.deck: Deck = deck("card", CARDS[:])
        self.table: list[str] = []
        # A door hides nothing until somebody looks; then one room, and who knows it.
        self.doors: list[list[str]] = [[] for _ in range(DOORS)]
        self.doors_known = [0] * DOORS
        self.opened: list[int] = []
        self.rooms = ROOMS[:]

    def copy(self) -> Any:
        v = type(self)(0, self.fate)
        v.agenda = self.agenda[:]
        v.reveals = self.reveals
        v.round = self.round
        v.rounds = self.rounds
        v.noise = self.noise
        v.caught = self.caught
        v.score = self.score[:]
        v.hands = [hand[:] for hand in self.hands]
        v.looking = [cards[:] for cards in self.looking]
        v.deck = self.deck.copy()
        v.table = self.table[:]
        v.doors = [door[:] for door in self.doors]
        v.doors_known = self.doors_known[:]
        v.opened = self.opened[:]
        v.rooms = self.rooms[:]
        return v

    def plain(self) -> object:
        return [
            [list(step) for step in self.agenda], self.reveals, self.round, self.rounds, self.noise, self.caught,
            self.score, self.hands, self.looking, self.deck.plain(), self.table, self.doors, self.doors_known,
            self.opened, sorted(self.rooms),
        ]  # fmt: skip

    def tell(self, audience: int, kind: Kind, *values: Value) -> None:
        if self.log is not None:
            self.log.add(audience, kind, values)

    # Rules that the broken miniatures break.

    def draw(self, seat: int) -> str:
        """The seat sees it, the others see that it draws."""
        card = self.deck.draw(self.fate)
        self.reveals += 1
        self.tell(EVERYBODY, DREW, seat)
        self.tell(only(seat), GOT, seat, card)
        return card

    def search(self, seat: int) -> Flow[None]:
        """Look at two cards, keep one, put the other on top of the deck."""
        looking = self.looking
        looking[seat] = [self.draw(seat), self.draw(seat)]
        kept = yield ask(
            seat, prompt("keep"), lambda: [option("keep", c) for c in sorted(set(looking[seat]))], show=True
        )
        looking[seat].remove(kept.args[0])
        self.hands[seat].append(kept.args[0])
        self.deck.put_on_top(looking[seat].pop(), only(seat))

    def bury(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.deck.bury(card, only(seat))
        self.tell(EVERYBODY, BURIED, seat)

    def show_whistle(self, seat: int) -> None:
        self.hands[seat].remove("whistle")
        self.table.append("whistle")
        self.reveals += 1


# -- rules


def deal(v: Vault, seat: int) -> None:
    for s in range(len(v.hands)):
        for _ in range(3):
            v.hands[s].append(v.draw(s))


def next_round(v: Vault, seat: int) -> None:
    v.round += 1
    steps = [("turn", s) for s in range(len(v.hands))] + [("bid", -1), ("roll_noise", -1)]
    if v.round < v.rounds:
        steps.append(("next_round", -1))
    else:
        steps.append(("reckon", -1))
    v.agenda += reversed(steps)


def turn(v: Vault, seat: int) -> Flow[None]:
    """Two actions, one after the other; others may interrupt."""
    for _ in range(2):
        chosen = yield ask(
            seat, prompt("act"), lambda: actions(v, seat), show=True, rule="VAULT-00", asides=lambda: whistles(v, seat)
        )
        if chosen.verb == "pass":
            return
        yield from act(v, seat, chosen)


def actions(v: Vault, seat: int) -> list[Option]:
    doors = [str(d) for d in range(DOORS) if d not in v.opened]
    return [
        option("pass"),
        *([option("draw")] if len(v.deck) else []),
        *([option("search")] if len(v.deck) > 1 else []),
        *(option("bury", card) for card in sorted(set(v.hands[seat]))),
        *(option("peek", d) for d in doors if not v.doors_known[int(d)] >> seat & 1),
        *(option("open", d) for d in doors),
    ]


def act(v: Vault, seat: int, chosen: Option) -> Flow[None]:
    if chosen.verb == "draw":
        v.hands[seat].append(v.draw(seat))
    elif chosen.verb == "search":
        yield from v.search(seat)
    elif chosen.verb == "bury":
        v.bury(seat, chosen.args[0])
    elif chosen.verb == "peek":
        peek(v, seat, int(chosen.args[0]))
    elif chosen.verb == "open":
        open_door(v, seat, int(chosen.args[0]))


def decide_room(v: Vault, door: int) -> str:
    if not v.doors[door]:
        v.doors[door] = [v.fate.draw(f"room:{door}", v.rooms)]
    return v.doors[door][0]


def peek(v: Vault, seat: int, door: int) -> None:
    v.reveals += 1
    v.doors_known[door] |= only(seat)
    v.tell(EVERYBODY, PEEKED, seat, door)
    v.tell(only(seat), SAW, seat, door, decide_room(v, door))


def open_door(v: Vault, seat: int, door: int) -> None:
    room = decide_room(v, door)
    v.reveals += 1
    v.opened.append(door)
    v.tell(EVERYBODY, OPENED, seat, door, room)
    if room == "gold":
        v.score[seat] += 5
    if room == "trap":
        make_noise(v, 2)


def make_noise(v: Vault, n: int) -> None:
    v.noise += n
    if v.noise >= ALARM:
        v.caught = True
        v.tell(EVERYBODY, CAUGHT)
        raise Ended


def whistles(v: Vault, asked: int) -> list[Aside]:
    """Whoever holds a whistle may blow it while somebody else thinks."""
    return [whistle(v, seat) for seat in range(len(v.hands)) if seat != asked]


def whistle(v: Vault, seat: int) -> Aside:
    def options() -> list[Option]:
        return [option("blow")] if "whistle" in v.hands[seat] else []

    def blow(chosen: Option) -> Flow[None]:
        v.show_whistle(seat)
        how = yield ask(seat, prompt("how"), lambda: [option("softly"), option("loudly")])
        v.tell(EVERYBODY, BLEW, seat, how.key)
        make_noise(v, 2 if how.key == "loudly" else 1)

    return Aside(seat, options, blow)


def bid(v: Vault, seat: int) -> Flow[None]:
    """Everybody chooses a card in secret; all are shown at once, and the highest scores."""
    seats = range(len(v.hands))
    together = ask_all(
        [
            ask(s, prompt("bid"), lambda s=s: bids(v, s), show=True, asides=lambda s=s: whistles(v, s))  # type: ignore[misc]
            for s in seats
        ]
    )
    yield together
    v.reveals += 1
    v.tell(EVERYBODY, BIDS)
    if v.log is not None:
        v.log.open()
    best = -1
    for s in seats:
        said = together.answers[s]
        if said.verb == "bid":
            card = said.args[0]
            # A whistle may have been blown in the meantime.
            if card not in v.hands[s]:
                continue
            v.hands[s].remove(card)
            v.table.append(card)
            v.tell(EVERYBODY, BID, s, card)
            if best < 0 or WORTH[card] > WORTH[v.table[best]]:
                best = len(v.table) - 1
                v.score[s] += WORTH[card]
    if v.log is not None:
        v.log.close()


def bids(v: Vault, seat: int) -> list[Option]:
    return [option("no_bid"), *(option("bid", card) for card in sorted(set(v.hands[seat])))]


def roll_noise(v: Vault, seat: int) -> None:
    face = v.fate.roll("noise", ["0", "0", "1", "2"])
    v.tell(EVERYBODY, NOISE, face)
    make_noise(v, int(face))


def reckon(v: Vault, seat: int) -> None:
    """Everybody shows their hand."""
    v.reveals += 1
    for s, hand in enumerate(v.hands):
        v.tell(EVERYBODY, SHOWED, s, " ".join(sorted(hand)))
        v.score[s] += sum(WORTH[card] for card in hand)
        v.table += sorted(hand)
        hand.clear()


def on_ended(v: Vault) -> None:
    v.agenda = [("reckon", -1)]


STEPS: dict[str, Step] = {
    "deal": deal,
    "next_round": next_round,
    "turn": turn,
    "bid": bid,
    "roll_noise": roll_noise,
    "reckon": reckon,
}


# -- what a seat may see


def card_piles(v: Vault) -> list[Pile]:
    return [
        *(Pile(hand, "cards", only(seat)) for seat, hand in enumerate(v.hands)),
        *(Pile(cards, "cards", only(seat)) for seat, cards in enumerate(v.looking)),
        Pile(v.deck.middle, "cards"),
        Pile(v.deck.top, "cards", known=v.deck.top_known),
        Pile(v.deck.bottom, "cards", known=v.deck.bottom_known),
    ]


def door_piles(v: Vault) -> list[Pile]:
    closed = [d for d in range(DOORS) if d not in v.opened]
    return [Pile(v.rooms, "rooms"), *(Pile(v.doors[d], "rooms", v.doors_known[d]) for d in closed)]


ZONES = [Zone("cards", card_piles), Zone("doors", door_piles)]


def view(v: Vault, seat: int) -> dict[str, object]:
    return {
        "round": v.round,
        "noise": v.noise,
        "score": v.score[:],
        "hands": [seen(Pile(hand, "cards", only(s)), seat) for s, hand in enumerate(v.hands)],
        "looking": [seen(Pile(cards, "cards", only(s)), seat) for s, cards in enumerate(v.looking)],
        "deck": {
            "top": seen(Pile(v.deck.top, "cards", known=v.deck.top_known), seat),
            "middle": len(v.deck.middle),
            "bottom": seen(Pile(v.deck.bottom, "cards", known=v.deck.bottom_known), seat),
        },
        "table": v.table[:],
        "doors": [door_seen(v, d, seat) for d in range(DOORS)],
    }


def door_seen(v: Vault, door: int, seat: int) -> str:
    """What is not decided looks like what others know."""
    known = door in v.opened or (seat >= 0 and v.doors_known[door] >> seat & 1)
    return v.doors[door][0] if known else "closed"


def determinize(v: Vault, seat: int, fate: Fate) -> None:
    redeal(ZONES, v, seat, fate)


def why_not(v: Vault, seat: int) -> list[Refusal]:
    if seat < 0 or "whistle" in v.hands[seat]:
        return []
    return [Refusal("blow", "you hold no whistle", "VAULT-05")]


def result(v: Vault) -> dict[str, object]:
    """The richest win, unless all are caught."""
    winners = [] if v.caught else [seat for seat, score in enumerate(v.score) if score == max(v.score)]
    return {"caught": v.caught, "score": v.score[:], "winners": winners}


# -- what must always hold


def all_cards(v: Vault) -> str:
    cards = sorted([*v.deck.cards(), *v.table, *(c for pile in v.hands + v.looking for c in pile)])
    return "" if cards == sorted(CARDS) else f"{len(cards)} cards of {len(CARDS)}: {cards}"


def all_rooms(v: Vault) -> str:
    rooms = sorted([*v.rooms, *(room for door in v.doors for room in door)])
    return "" if rooms == sorted(ROOMS) else f"these are the rooms: {rooms}"


def quiet_or_caught(v: Vault) -> str:
    return "" if v.caught == (v.noise >= ALARM) else f"noise {v.noise}, caught: {v.caught}"


LAWS = [Law("cards", all_cards), Law("rooms", all_rooms), Law("alarm", quiet_or_caught)]


DECLARED = Declaration([MatchOption("length", ["short", "long"])], players=(2, 4))


def new(players: int, options: Mapping[str, str], fate: Fate) -> Vault:
    v = Vault(players, fate)
    v.rounds = 3 if options["length"] == "short" else 5
    v.agenda = [("next_round", -1), ("deal", -1)]
    return v


def vault(name: str = "vault", **changed: Any) -> Title:
    """The title; the broken miniatures change parts of it."""
    parts: dict[str, Any] = {
        "rules_version": "1",
        "new": new,
        "steps": STEPS,
        "view": view,
        "determinize": determinize,
        "laws": LAWS,
        "result": result,
        "on_ended": on_ended,
        "why_not": why_not,
        "declared": DECLARED,
    }
    return Title(name=name, **{**parts, **changed})


VAULT = vault()
