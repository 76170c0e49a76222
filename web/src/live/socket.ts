// One socket for one seat. It comes back by itself, slower each time; the server sends everything again.

export interface Listener {
  onMessage: (data: { type: string } & Record<string, unknown>) => void;
  onOpen: () => void;
  onLost: () => void;
  /** The server doesn't let this seat in any more; there is no use in trying again. */
  onRefused: () => void;
}

const PING_MS = 20_000;
const LONGEST_WAIT_MS = 10_000;
const REFUSED = [4401, 4403, 4404];

export class SeatSocket {
  #socket: WebSocket | undefined;
  #closed = false;
  #tries = 0;
  #ping = 0;
  #retry = 0;

  constructor(
    readonly table: string,
    readonly seat: number,
    readonly listener: Listener,
  ) {
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#ping);
    clearTimeout(this.#retry);
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?seat=${this.seat}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#ping = window.setInterval(() => socket.send('{"type":"ping"}'), PING_MS);
      this.listener.onOpen();
    };
    socket.onmessage = (event) => this.listener.onMessage(JSON.parse(String(event.data)));
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    clearInterval(this.#ping);
    if (this.#closed) return;
    if (REFUSED.includes(code)) {
      this.#closed = true;
      this.listener.onRefused();
      return;
    }
    this.listener.onLost();
    const wait = Math.min(LONGEST_WAIT_MS, 300 * 2 ** this.#tries++);
    this.#retry = window.setTimeout(() => this.#open(), wait);
  }
}
