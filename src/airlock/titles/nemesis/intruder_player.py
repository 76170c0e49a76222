"""Playing on as an Intruder after the first death: the mode, and the turn of the intruder player."""

from __future__ import annotations

from typing import Final

from airlock.kernel.deck import deck
from airlock.kernel.options import Flow, Option, ask
from airlock.kernel.title import Refusal
from airlock.survival.attacks import ATTACKED, attack, by_card, draw_attack_card
from airlock.survival.content import IntruderCard
from airlock.survival.crew import Crew, Figure
from airlock.survival.doors import STAYS, is_closed
from airlock.survival.figures import move_figures
from airlock.survival.rounds import PASSED
from airlock.survival.state import Game
from airlock.survival.tell import close_chapter, open_chapter, tell, tell_only
from airlock.survival.vocabulary import ATTACK_NAME, NUMBER, ONE_FIGURE, PASS, SEAT
from airlock.titles.nemesis.intruders import LARVA
from airlock.titles.nemesis.modes import SemiCooperative
from airlock.titles.nemesis.ship.intruder_seat import IntruderSeat
from airlock.titles.nemesis.vocabulary import INTRUDER_CARD, INTRUDER_WAY, VOCABULARY

# NEM-INTRUDERPLAYER-06
DRAW: Final = 3
HAND_LIMIT: Final = 4
# NEM-INTRUDERPLAYER-13 to -16
EVENT_PHASE: Final = ["advance_time", "fire_damage"]
NUMBERS: Final = (1, 2, 3, 4)

# The three ways to play a card.
MOVE: Final = "move"
ATTACK: Final = "attack"
EFFECT: Final = "effect"

TAKES_OVER: Final = VOCABULARY.event("intruder_player", "NEM-INTRUDERPLAYER-02", seat=SEAT)
NOBODY_TAKES_OVER: Final = VOCABULARY.event("no_intruder_player", "NEM-INTRUDERPLAYER-02", seat=SEAT)
INTRUDER_TURN: Final = VOCABULARY.event("intruder_turn", "NEM-INTRUDERPLAYER-08", seat=SEAT)
DREW: Final = VOCABULARY.event("intruder_cards_drawn", "NEM-INTRUDERPLAYER-06", seat=SEAT, cards=NUMBER)
DREW_SECRETLY: Final = VOCABULARY.event("intruder_card_drawn", "NEM-INTRUDERPLAYER-18", seat=SEAT, card=INTRUDER_CARD)
PLAYED: Final = VOCABULARY.event(
    "intruder_card_played", "NEM-INTRUDERPLAYER-08", seat=SEAT, card=INTRUDER_CARD, way=INTRUDER_WAY
)
DISCARDED: Final = VOCABULARY.event("intruder_card_discarded", "NEM-INTRUDERPLAYER-09", seat=SEAT, card=INTRUDER_CARD)
ATTACK_CARDS_DRAWN: Final = VOCABULARY.event("attack_cards_drawn", "NEM-INTRUDERPLAYER-11", seat=SEAT, cards=NUMBER)
SAW_ATTACK_CARD: Final = VOCABULARY.event("saw_attack_card", "NEM-INTRUDERPLAYER-11", seat=SEAT, card=ATTACK_NAME)

TAKE_OVER: Final = VOCABULARY.option("take_over")
STAY_DEAD: Final = VOCABULARY.option("stay_dead")
MOVE_FIGURE: Final = VOCABULARY.verb(MOVE, ONE_FIGURE, NUMBER, says="move_figure")
ATTACK_WITH: Final = VOCABULARY.verb(ATTACK, ONE_FIGURE, SEAT)
PLAY: Final = VOCABULARY.action("play", INTRUDER_CARD, INTRUDER_WAY)
KEEP_HAND: Final = VOCABULARY.option("keep_hand")
KEEP_ONLY: Final = VOCABULARY.verb("keep_only", INTRUDER_CARD)
RESOLVE: Final = VOCABULARY.verb("resolve", ATTACK_NAME)
BURY: Final = VOCABULARY.verb("bury", ATTACK_NAME)
ASK_PLAY_INTRUDERS: Final = VOCABULARY.prompt("play_intruders")
ASK_INTRUDER_TURN: Final = VOCABULARY.prompt("intruder_turn")
ASK_KEEP_INTRUDER_CARDS: Final = VOCABULARY.prompt("keep_intruder_cards")
ASK_INTRUDER_MOVE: Final = VOCABULARY.prompt("intruder_move")
ASK_INTRUDER_ATTACK: Final = VOCABULARY.prompt("intruder_attack")
ASK_CHOOSE_ATTACK_CARD: Final = VOCABULARY.prompt("choose_attack_card")
ASK_BURY_ATTACK_CARD: Final = VOCABULARY.prompt("bury_attack_card")


class IntruderPlayer(SemiCooperative):
    """As the standard mode, until the first character dies."""

    def __init__(self) -> None:
        super().__init__("intruder")

    def first_death(self, game: Game, dead: list[Crew]) -> Flow[None]:
        """Of several who die at once only the lowest player number is asked (NEM-INTRUDERPLAYER-02, -03)."""
        if not game.in_order():
            return
        me = min(dead, key=lambda c: c.number)
        choice = yield ask(
            me.seat,
            ASK_PLAY_INTRUDERS,
            lambda: [TAKE_OVER, STAY_DEAD],
            rule="NEM-INTRUDERPLAYER-02",
        )
        if choice.verb == "stay_dead":
            tell(game, NOBODY_TAKES_OVER, me.seat)
            return
        part = IntruderSeat.of(game)
        part.seat = me.seat
        part.deck = deck("intruder_card", list(game.content.intruder_cards))
        tell(game, TAKES_OVER, me.seat)

    def start_round(self, game: Game) -> Flow[None]:
        """From the first whole round on (NEM-INTRUDERPLAYER-05)."""
        yield from ()
        part = IntruderSeat.of(game)
        part.ready = part.seat >= 0

    def event_phase(self, game: Game) -> list[str]:
        """Rounds that begin with an intruder player have a short one; a round under way keeps its own."""
        return EVENT_PHASE if IntruderSeat.of(game).seat >= 0 else super().event_phase(game)

    def draw_step(self, game: Game) -> None:
        part = IntruderSeat.of(game)
        if part.ready:
            draw_intruder_cards(game, game.crew[part.seat])

    def plays_intruders(self, game: Game, seat: int) -> bool:
        part = IntruderSeat.of(game)
        return part.ready and seat == part.seat and not game.crew[seat].passed

    def intruders_pass(self, game: Game) -> Flow[None]:
        part = IntruderSeat.of(game)
        if part.ready and not game.crew[part.seat].passed:
            yield from pass_intruders(game, game.crew[part.seat])


def draw_intruder_cards(game: Game, me: Crew) -> None:
    """Draw 3, but stop at 4 in hand; the discard pile is shuffled when the deck is empty (NEM-INTRUDERPLAYER-06)."""
    part = IntruderSeat.of(game)
    n = min(DRAW, HAND_LIMIT - len(part.hand))
    for _ in range(n):
        if not len(part.deck):
            part.deck.shuffle_in(part.discard)
            part.discard = []
        card = part.deck.draw(game.fate)
        part.hand.append(card)
        tell_only(game, me.mask, DREW_SECRETLY, me.seat, card)
    if n:
        game.reveals += 1
        tell(game, DREW, me.seat, n)


def intruder_turn(game: Game, seat: int) -> Flow[None]:
    """One card, or a pass (NEM-INTRUDERPLAYER-08)."""
    me = game.crew[seat]
    open_chapter(game, INTRUDER_TURN, seat)
    # Shown even if no card can be played: that nobody was asked would tell something of the hand.
    choice = yield ask(
        seat, ASK_INTRUDER_TURN, lambda: intruder_options(game, me), show=True, rule="NEM-INTRUDERPLAYER-08"
    )
    if choice.verb == "pass":
        yield from pass_intruders(game, me)
        return
    card = game.content.intruder_cards[choice.args[0]]
    way = choice.args[1]
    part = IntruderSeat.of(game)
    part.hand.remove(card.id)
    part.discard.append(card.id)
    game.reveals += 1
    tell(game, PLAYED, seat, card.id, way)
    if way == MOVE:
        yield from move_one(game, me, card)
    elif way == ATTACK:
        yield from attack_with_one(game, me, card)
    else:
        yield from game.content.intruder_effects[card.effect].effect(game, me)


def intruder_options(game: Game, me: Crew) -> list[Option]:
    out = []
    for name in sorted(IntruderSeat.of(game).hand):
        card = game.content.intruder_cards[name]
        out += [PLAY.of(name, way) for way in (MOVE, ATTACK, EFFECT) if not why_not_play(game, me, card, way)]
    return [*out, PASS]


def why_not_play(game: Game, me: Crew, card: IntruderCard, way: str) -> str:
    """The reason why a card can't be played in this way now; empty if it can."""
    if way == MOVE:
        return "" if moves(game, card) else "no_intruder_to_move"
    if way == ATTACK:
        return "" if attacks(game) else "no_intruder_to_attack_with"
    return game.content.intruder_effects[card.effect].possible(game, me)


def intruder_refusals(game: Game, me: Crew) -> list[Refusal]:
    """What the intruder player can't do now, and why."""
    part = IntruderSeat.of(game)
    if me.passed or game.turn != me.seat:
        reason = "has_passed" if me.passed and part.ready else "not_your_turn"
        return [Refusal("act", reason)]
    out = []
    for name in sorted(part.hand):
        for way in (MOVE, ATTACK, EFFECT):
            reason = why_not_play(game, me, game.content.intruder_cards[name], way)
            if reason:
                out.append(Refusal(f"play:{name}:{way}", reason))
    return out


def pass_intruders(game: Game, me: Crew) -> Flow[None]:
    """Keep the hand, or discard all but one card of it (NEM-INTRUDERPLAYER-09)."""
    me.passed = True
    tell(game, PASSED, me.seat)
    part = IntruderSeat.of(game)
    if len(part.hand) < 2:
        return
    choice = yield ask(
        me.seat,
        ASK_KEEP_INTRUDER_CARDS,
        lambda: [KEEP_HAND, *(KEEP_ONLY.of(card) for card in sorted(IntruderSeat.of(game).hand))],
        rule="NEM-INTRUDERPLAYER-09",
    )
    if choice.verb == "keep_hand":
        return
    game.reveals += 1
    for card in sorted(part.hand):
        if card != choice.args[0]:
            part.discard.append(card)
            tell(game, DISCARDED, me.seat, card)
    part.hand = [choice.args[0]]


# -- moving


def moves(game: Game, card: IntruderCard) -> list[Option]:
    """Any intruder, in combat or not, and a corridor with the number of the card that it can do something at."""
    numbers = (card.move,) if card.move else NUMBERS
    return [MOVE_FIGURE.of(f.name, str(n)) for f in game.figures for n in numbers if can_use(game, f, n)]


def can_use(game: Game, f: Figure, number: int) -> bool:
    """Whether a move through this corridor changes anything: a figure may be unable to break a closed door."""
    exit = game.map.exits[f.slot].get(number)
    if exit is None:
        return False
    if game.map.is_network(exit):
        return game.species.may_hide(game, f)
    if not is_closed(game, exit):
        return True
    return game.species.at_door(game, f) != STAYS


def move_one(game: Game, me: Crew, card: IntruderCard) -> Flow[None]:
    """Doors and technical corridors work as ever; coming to somebody isn't an encounter (NEM-INTRUDERPLAYER-10)."""
    choice = yield ask(me.seat, ASK_INTRUDER_MOVE, lambda: moves(game, card), rule="NEM-INTRUDERPLAYER-10")
    figure = game.figure(choice.args[0])
    assert figure is not None
    yield from move_figures(game, [(figure, game.map.exits[figure.slot][int(choice.args[1])])])


# -- attacking


def attacks(game: Game) -> list[Option]:
    """Every intruder in a room with characters, and each of them as its target."""
    fighters = [f for f in game.figures if game.species.can_attack(f)]
    return [ATTACK_WITH.of(f.name, str(c.seat)) for f in fighters for c in game.crew_in(f.slot)]


def attack_with_one(game: Game, me: Crew, card: IntruderCard) -> Flow[None]:
    """One intruder attacks a chosen character; a larva needs no card for it (NEM-INTRUDERPLAYER-11)."""
    choice = yield ask(me.seat, ASK_INTRUDER_ATTACK, lambda: attacks(game), rule="NEM-INTRUDERPLAYER-11")
    figure = game.figure(choice.args[0])
    target = game.crew[int(choice.args[1])]
    assert figure is not None
    if figure.kind == LARVA:
        yield from attack(game, figure, target)
        return
    open_chapter(game, ATTACKED, figure.name, target.seat, False)
    chosen = yield from choose_attack_card(game, me, card.attack_draw)
    yield from by_card(game, figure, target, False, chosen)
    close_chapter(game)


def choose_attack_card(game: Game, me: Crew, n: int) -> Flow[str]:
    """Look at some attack cards, choose one, put the others under the deck in any order, unseen by the crew."""
    looking = IntruderSeat.of(game).looking
    for _ in range(n):
        card = draw_attack_card(game)
        looking.append(card)
        tell_only(game, me.mask, SAW_ATTACK_CARD, me.seat, card)
    tell(game, ATTACK_CARDS_DRAWN, me.seat, n)
    choice = yield ask(
        me.seat,
        ASK_CHOOSE_ATTACK_CARD,
        lambda: [RESOLVE.of(card) for card in sorted(looking)],
        rule="NEM-INTRUDERPLAYER-11",
    )
    # Until it is shown the chosen card lies in front of the others, where a redeal for another seat reaches it.
    looking.remove(choice.args[0])
    looking.insert(0, choice.args[0])
    while len(looking) > 1:
        under = yield ask(
            me.seat,
            ASK_BURY_ATTACK_CARD,
            lambda: [BURY.of(card) for card in sorted(looking[1:])],
            rule="NEM-INTRUDERPLAYER-11",
        )
        looking.remove(under.args[0])
        game.attacks.bury(under.args[0], me.mask)
    game.reveals += 1
    return looking.pop()
