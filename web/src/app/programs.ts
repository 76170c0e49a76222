// The tokens of programs at tables that this page has made or renewed. The server shows each of them once, and so does the
// app: they are kept in memory only, until the page is left.

import { SvelteMap } from "svelte/reactivity";

const tokens = new SvelteMap<string, string>();

export function keepToken(table: string, seat: number | string, token: string): void {
  tokens.set(`${table}/${seat}`, token);
}

export function tokenOf(table: string, seat: number): string {
  return tokens.get(`${table}/${seat}`) ?? "";
}
