"""Vaults that are broken on purpose, each in one way. The kit must catch every one of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from airlock.kernel.events import EVERYBODY
from airlock.kernel.fate import Fate
from airlock.kernel.faults import DeadEnd
from airlock.kernel.options import Flow, ask, ask_all
from airlock.kernel.title import Refusal, Title
from airlock.kernel.zones import Pile, Zone, only, redeal
from tests.asking import option, prompt
from tests.kit import vault as sound
from tests.kit.vault import DREW, GOT, STEPS, Vault, vault


def played_by(state: type[Vault]) -> Callable[[int, Mapping[str, str], Fate], Vault]:
    """Set up a match whose state is of another class."""

    def new(players: int, options: Mapping[str, str], fate: Fate) -> Vault:
        v = sound.new(players, options, fate)
        v.__class__ = state
        return v

    return new


# -- leaks


def leaky_view(v: Vault, seat: int) -> dict[str, object]:
    """Shows all hands to everybody."""
    return {**sound.view(v, seat), "hands": [hand[:] for hand in v.hands]}


def leaky_door(v: Vault, seat: int) -> dict[str, object]:
    """Tells decided doors from undecided ones: fine for those who saw a peek, but it also shows what is behind."""
    return {**sound.view(v, seat), "doors": [door[0] if door else "closed" for door in v.doors]}


def view_with_seed(v: Vault, seat: int) -> dict[str, object]:
    return {**sound.view(v, seat), "debug": {"seed": v.fate.seed}}


class LoudDraw(Vault):
    """Tells everybody which card was drawn."""

    def draw(self, seat: int) -> str:
        card = self.deck.draw(self.fate)
        self.reveals += 1
        self.tell(EVERYBODY, DREW, seat)
        self.tell(EVERYBODY, GOT, seat, card)
        return card


class TellingPrompt(Vault):
    """The prompt, which everybody sees, names the card that was found."""

    def search(self, seat: int) -> Flow[None]:
        looking = self.looking
        looking[seat] = [self.draw(seat), self.draw(seat)]
        best = max(looking[seat])
        kept = yield ask(
            seat, prompt(f"keep_{best}"), lambda: [option("keep", c) for c in sorted(set(looking[seat]))], show=True
        )
        looking[seat].remove(kept.args[0])
        self.hands[seat].append(kept.args[0])
        self.deck.put_on_top(looking[seat].pop(), only(seat))


class HiddenQuestion(Vault):
    """Does not ask if there is nothing to choose: whoever is not asked has found two equal cards."""

    def search(self, seat: int) -> Flow[None]:
        looking = self.looking
        looking[seat] = [self.draw(seat), self.draw(seat)]
        kept = yield ask(seat, prompt("keep"), lambda: [option("keep", c) for c in sorted(set(looking[seat]))])
        looking[seat].remove(kept.args[0])
        self.hands[seat].append(kept.args[0])
        self.deck.put_on_top(looking[seat].pop(), only(seat))


def telling_refusal(v: Vault, seat: int) -> list[Refusal]:
    """Explains to everybody that nobody else can blow a whistle."""
    holders = [s for s, hand in enumerate(v.hands) if s != seat and "whistle" in hand]
    return [] if holders else [Refusal("listen", "nobody holds a whistle", "VAULT-05")]


def blind_bid(v: Vault, seat: int) -> Flow[None]:
    """Offers a seat the cards of its neighbour: the options tell what the neighbour holds."""
    n = len(v.hands)
    together = ask_all(
        [ask(s, prompt("bid"), lambda s=s: sound.bids(v, (s + 1) % n), show=True) for s in range(n)],  # type: ignore[misc]
    )
    yield together


def determinize_nothing(v: Vault, seat: int, fate: Fate) -> None:
    """Bots would play with the true cards."""


# -- what does not go on


def bid_a_card(v: Vault, seat: int) -> Flow[None]:
    """Forgets that a hand may be empty."""
    seats = range(len(v.hands))
    together = ask_all([ask(s, prompt("bid"), lambda s=s: sound.bids(v, s)[1:], show=True) for s in seats])  # type: ignore[misc]
    yield together
    for s in seats:
        v.hands[s].remove(together.answers[s].args[0])
        v.table.append(together.answers[s].args[0])
    v.reveals += 1


def for_ever(v: Vault, seat: int) -> Flow[None]:
    """A turn that starts again whatever one does."""
    yield ask(seat, prompt("act"), lambda: [option("pass"), option("wait")])
    v.agenda.append(("turn", seat))


def failing_turn(v: Vault, seat: int) -> Flow[None]:
    """Fails where nobody looks: with the last door."""
    yield from sound.turn(v, seat)
    if len(v.opened) > 1:
        raise DeadEnd("no way out")


def twice_the_same(v: Vault, seat: int) -> Flow[None]:
    """Two options of one key: an answer could mean either."""
    yield ask(seat, prompt("keep"), lambda: [option("keep", card) for card in (*v.hands[seat], "nothing", "nothing")])


# -- what is not repeatable


def by_hash_seed(v: Vault, seat: int) -> None:
    """A set of strings lies in another order in every process."""
    for n, card in enumerate({"coin", "gem", "crown", "fuse", "whistle"}):
        v.score[0] += n * sound.WORTH[card]
    sound.roll_noise(v, seat)


def by_other_dice(v: Vault, seat: int) -> None:
    """Chance that fate knows nothing of."""
    v.score[0] += random.randrange(6)
    sound.roll_noise(v, seat)


# -- forks


class SharedHands(Vault):
    """A fork holds the very cards of its parent."""

    def copy(self) -> Any:
        v = super().copy()
        v.hands = self.hands
        return v


class ForgottenDoors(Vault):
    """A fork forgets who has seen what."""

    def copy(self) -> Any:
        v = super().copy()
        v.doors_known = [0] * len(self.doors_known)
        return v


class ForgottenTwice(Vault):
    """Neither the copy nor the hash knows of the noise."""

    def copy(self) -> Any:
        v = super().copy()
        v.noise = 0
        return v

    def plain(self) -> object:
        noise, self.noise = self.noise, 0
        plain = super().plain()
        self.noise = noise
        return plain


# -- laws, undo, redealing


class LostCard(Vault):
    """A buried fuse is gone."""

    def bury(self, seat: int, card: str) -> None:
        if card != "fuse":
            super().bury(seat, card)
        else:
            self.hands[seat].remove(card)


class SilentReveal(Vault):
    """Whoever blows a whistle shows that they held one, and may take it back."""

    def show_whistle(self, seat: int) -> None:
        super().show_whistle(seat)
        self.reveals -= 1


class CardsInMind(Vault):
    """Holds the found cards in local variables: after redealing they are still the old ones."""

    def search(self, seat: int) -> Flow[None]:
        found = [self.draw(seat), self.draw(seat)]
        self.looking[seat] = found[:]
        kept = yield ask(seat, prompt("keep"), lambda: [option("keep", card) for card in sorted(set(found))], show=True)
        self.looking[seat].remove(kept.args[0])
        found.remove(kept.args[0])
        self.hands[seat].append(kept.args[0])
        self.looking[seat].clear()
        self.deck.put_on_top(found[0], only(seat))


def careless_piles(v: Vault) -> list[Pile]:
    """Hands may be redealt with cards that lie open on the table."""
    return [*sound.card_piles(v), Pile(v.table, "cards")]


def redeal_the_table(v: Vault, seat: int, fate: Fate) -> None:
    redeal([Zone("cards", careless_piles)], v, seat, fate)


def redeal_and_lose(v: Vault, seat: int, fate: Fate) -> None:
    """Redealing loses a card."""
    sound.determinize(v, seat, fate)
    if v.deck.middle:
        v.deck.middle.pop()


def title(name: str, **changed: Any) -> Title:
    return vault(f"vault_{name}", **changed)


def title_of(name: str, state: type[Vault]) -> Title:
    return title(name, new=played_by(state))


BROKEN: dict[str, Title] = {
    "leaky_view": title("leaky_view", view=leaky_view),
    "leaky_door": title("leaky_door", view=leaky_door),
    "view_with_seed": title("view_with_seed", view=view_with_seed),
    "loud_draw": title_of("loud_draw", LoudDraw),
    "telling_prompt": title_of("telling_prompt", TellingPrompt),
    "hidden_question": title_of("hidden_question", HiddenQuestion),
    "telling_refusal": title("telling_refusal", why_not=telling_refusal),
    "blind_bid": title("blind_bid", steps={**STEPS, "bid": blind_bid}),
    "determinize_nothing": title("determinize_nothing", determinize=determinize_nothing),
    "bid_a_card": title("bid_a_card", steps={**STEPS, "bid": bid_a_card}),
    "for_ever": title("for_ever", steps={**STEPS, "turn": for_ever}),
    "failing_turn": title("failing_turn", steps={**STEPS, "turn": failing_turn}),
    "twice_the_same": title("twice_the_same", steps={**STEPS, "turn": twice_the_same}),
    "by_hash_seed": title("by_hash_seed", steps={**STEPS, "roll_noise": by_hash_seed}),
    "by_other_dice": title("by_other_dice", steps={**STEPS, "roll_noise": by_other_dice}),
    "shared_hands": title_of("shared_hands", SharedHands),
    "forgotten_doors": title_of("forgotten_doors", ForgottenDoors),
    "forgotten_twice": title_of("forgotten_twice", ForgottenTwice),
    "lost_card": title_of("lost_card", LostCard),
    "silent_reveal": title_of("silent_reveal", SilentReveal),
    "cards_in_mind": title_of("cards_in_mind", CardsInMind),
    "redeal_the_table": title("redeal_the_table", determinize=redeal_the_table),
    "redeal_and_lose": title("redeal_and_lose", determinize=redeal_and_lose),
}
