// A table that is being set up: complete from the start, and whatever is changed, it can be opened.

import { api } from "../api/client";
import type { NewSeat, Pace, TitleData } from "../api/types";
import type { Box } from "./boxes";
import { type Chosen, playersOf, settled, valueOf } from "./options";
import { keepToken } from "./programs";
import { fitted, seatOf, type SeatKind } from "./seats";
import { settings } from "./settings.svelte";

/** Who sits there apart from me. */
export const PARTIES = {
  friends: ["invite", "bot", "bot"],
  bots: ["bot", "bot", "bot"],
  device: ["local", "bot", "bot"],
} as const satisfies Record<string, readonly SeatKind[]>;
export type Party = keyof typeof PARTIES;

export class NewTable {
  readonly title: TitleData;
  chosen = $state.raw<Chosen>({});
  seats = $state<NewSeat[]>([]);
  name = $state("");
  open = $state(false);
  spectators = $state(true);
  hints = $state(true);
  pace = $state<Pace>("brisk");
  clock = $state(0);
  webhook = $state("");

  constructor(title: TitleData, box: Box) {
    this.title = title;
    this.chosen = settled(title, box.presets);
    this.seats = fitted([this.#me(), ...PARTIES.friends.map(seatOf)], ...this.span);
  }

  /** The least and the most players. */
  get span(): [number, number] {
    return playersOf(this.title, this.chosen);
  }

  pick(option: string, value: string): void {
    this.chosen = settled(this.title, { ...this.chosen, [option]: value });
    this.seats = fitted(this.seats, ...this.span);
  }

  get party(): Party | "" {
    const [first, ...others] = this.seats.map((s) => s.kind);
    const fits = (Object.keys(PARTIES) as Party[]).find((p) => PARTIES[p].join() === others.join());
    return (first === "me" && fits) || "";
  }

  gather(party: Party): void {
    const me = this.seats.find((s) => s.kind === "me") ?? this.#me();
    this.seats = fitted([me, ...PARTIES[party].map(seatOf)], ...this.span);
  }

  /** Makes the table; where it is. */
  async make(): Promise<string> {
    const me = this.seats.find((s) => s.kind === "me")?.name;
    if (me) settings.set("name", me);
    const options = Object.fromEntries(this.title.options.map((o) => [o.name, valueOf(this.title, this.chosen, o.name)]));
    const { table, tokens } = await api.create({
      title: this.title.name,
      options,
      name: this.name,
      seats: this.seats,
      public: this.open,
      spectators: this.spectators,
      hints: this.hints,
      pace: this.pace,
      clock_seconds: this.clock,
      webhook: this.webhook,
    });
    for (const [seat, token] of Object.entries(tokens)) keepToken(table.id, seat, token);
    return `/t/${table.id}`;
  }

  #me(): NewSeat {
    return { kind: "me", name: settings.kept.name, bot: "" };
  }
}
