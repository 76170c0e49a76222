// A table as it is now: who sits there, what each of my seats sees, what was said.

import { api, ApiError } from "../api/client";
import type { Event, Message, SeatShown, State, Table } from "../api/types";
import { joined, shared } from "./history";
import { SeatSocket } from "./socket";

export interface SeatNow {
  state: State;
  events: Event[];
}

export const SPECTATOR = -1;

export class LiveTable {
  table = $state.raw<Table | undefined>();
  /** By seat; the spectator is -1. */
  seats = $state.raw<Record<number, SeatNow>>({});
  messages = $state.raw<Message[]>([]);
  connected = $state(true);
  sending = $state(false);
  fault = $state.raw<ApiError | undefined>();
  /** Called with new log entries of a seat, not with those from before we came, and with how it stood until then. */
  onNews: (seat: number, events: Event[], before: SeatNow) => void = () => {};

  /** Called with what is said from now on. */
  onSaid: (message: Message) => void = () => {};

  /** Called when a seat of this browser belongs to it no longer. */
  onSeatLost: () => void = () => {};

  #sockets: SeatSocket[] = [];
  #watching = "";

  /** The first look at it, until somebody has waited for that. */
  #early: Promise<void> | undefined;

  constructor(readonly id: string) {}

  /** Begins to open it; whoever opens it next waits for the same. */
  openEarly(): void {
    this.#early = this.#load();
  }

  open(): Promise<void> {
    const coming = this.#early ?? this.#load();
    this.#early = undefined;
    return coming;
  }

  async #load(): Promise<void> {
    try {
      this.table = await api.table(this.id);
      this.fault = undefined;
    } catch (fault) {
      this.fault = fault instanceof ApiError ? fault : new ApiError(0, "unknown", String(fault));
      return;
    }
    this.#watch();
  }

  close(): void {
    this.#sockets.forEach((socket) => socket.close());
    this.#sockets = [];
    this.#watching = "";
  }

  get mine(): SeatShown[] {
    return this.table?.seats.filter((s) => s.mine) ?? [];
  }

  /** The seats that this browser looks through: its own, or as a spectator none. */
  get eyes(): number[] {
    const mine = this.mine.map((s) => s.seat);
    return mine.length ? mine : [SPECTATOR];
  }

  #watch(): void {
    const wanted = this.eyes;
    if (this.#watching === wanted.join()) return;
    this.close();
    this.#watching = wanted.join();
    this.#sockets = wanted.map((seat) => this.#socket(seat));
    const [first] = wanted;
    if (first !== undefined)
      api.messages(this.id, first).then(
        (known) => (this.messages = merged(known, this.messages)),
        () => {},
      );
  }

  #socket(seat: number): SeatSocket {
    return new SeatSocket(this.id, seat, {
      onMessage: (data) => this.#heard(seat, data),
      onOpen: () => (this.connected = true),
      onLost: () => (this.connected = false),
      onRefused: () => void this.#refused(seat),
    });
  }

  #heard(seat: number, data: { type: string } & Record<string, unknown>): void {
    if (data.type === "state") this.apply(data as unknown as State);
    else if (data.type === "table") this.#seated(data.table as Table);
    else if (data.type === "presence") this.#present(data.seats as number[]);
    else if (data.type === "message") {
      const message = data as unknown as Message;
      const isNew = !this.messages.some((m) => m.id === message.id);
      this.messages = merged(this.messages, [message]);
      if (isNew) this.onSaid(message);
    }
  }

  /** A seat was taken from this browser: see what is left. Whoever only watched may no longer do so. */
  async #refused(seat: number): Promise<void> {
    if (seat === SPECTATOR) {
      if (this.table?.status !== "lobby") this.fault = new ApiError(403, "no_spectators", "");
      return;
    }
    const had = this.mine.some((s) => s.seat === seat);
    this.#watching = "";
    await this.open();
    if (had && !this.mine.some((s) => s.seat === seat)) this.onSeatLost();
  }

  #seated(table: Table): void {
    this.table = table;
    this.#watch();
  }

  #present(here: number[]): void {
    if (!this.table) return;
    this.table = { ...this.table, seats: this.table.seats.map((s) => ({ ...s, connected: here.includes(s.seat) })) };
  }

  apply(state: State): void {
    const before = this.seats[state.seat];
    if (before && !isNewer(state, before.state)) return;
    const events = joined(before?.events ?? [], state.from, state.events);
    if (!events) {
      void this.refresh(state.seat);
      return;
    }
    this.#show(state, events);
  }

  #show(state: State, events: Event[]): void {
    const before = this.seats[state.seat];
    this.seats = { ...this.seats, [state.seat]: { state, events } };
    const { status, seq, epoch, paused } = state;
    if (this.table && isNewer(state, this.table)) this.table = { ...this.table, status, seq, epoch, paused };
    const news = before ? events.slice(shared(before.events, events)) : [];
    if (before && news.length) this.onNews(state.seat, news, before);
  }

  async refresh(seat: number): Promise<void> {
    const state = await api.state(this.id, seat, 0);
    this.#show(state, state.events);
  }

  async reload(): Promise<void> {
    this.#seated(await api.table(this.id));
  }

  /** Sends an answer. If the table has moved on meanwhile and asks something else, shows that and throws. */
  async answer(seat: number, key: string): Promise<void> {
    const first = this.seats[seat]?.state;
    if (!first || this.sending) return;
    const asked = questionOf(first, seat);
    this.sending = true;
    try {
      for (let tries = 0; ; tries++) {
        const now = this.seats[seat]?.state ?? first;
        try {
          this.apply(await api.answer(this.id, seat, now.seq, key, this.seats[seat]?.events.length ?? 0));
          return;
        } catch (fault) {
          if (!(fault instanceof ApiError) || fault.status !== 409) throw fault;
          await this.#catchUp(seat, fault);
          // Others may answer at the same time: then the question is still the same, and so is the answer.
          const still = this.seats[seat]?.state;
          if (tries >= 3 || !still || still.seq === now.seq || questionOf(still, seat) !== asked) throw fault;
        }
      }
    } finally {
      this.sending = false;
    }
  }

  async #catchUp(seat: number, fault: ApiError): Promise<void> {
    const current = fault.detail.state as State | undefined;
    if (current) this.apply(current);
    else await this.refresh(seat);
  }

  async undo(seat: number): Promise<void> {
    this.apply(await api.undo(this.id, seat));
  }
}

function merged(a: Message[], b: Message[]): Message[] {
  const known = new Map([...a, ...b].map((m) => [m.id, m]));
  return [...known.values()].sort((x, y) => x.id - y.id);
}

function isNewer(a: { epoch: number; seq: number }, b: { epoch: number; seq: number }): boolean {
  return a.epoch > b.epoch || (a.epoch === b.epoch && a.seq >= b.seq);
}

/** What a seat is asked, to compare. */
function questionOf(state: State, seat: number): string {
  return JSON.stringify([state.view.questions.find((q) => q.seat === seat), state.view.asides]);
}
