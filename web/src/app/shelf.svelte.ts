// Lists of tables. What was there stays while the server says no: a short list would look as if tables were lost.

import { api } from "../api/client";
import type { Table } from "../api/types";

export class Shelf {
  tables = $state.raw<Table[] | undefined>();
  /** Why the list is not of now, if it isn't. */
  fault = $state.raw<unknown>();
  readonly #ask: () => Promise<Table[]>;

  constructor(ask: () => Promise<Table[]>) {
    this.#ask = ask;
  }

  async look(): Promise<void> {
    try {
      this.tables = await this.#ask();
      this.fault = undefined;
    } catch (fault) {
      this.fault = fault;
    }
  }
}

export const mine = new Shelf(() => api.mine());
export const open = new Shelf(() => api.open());
