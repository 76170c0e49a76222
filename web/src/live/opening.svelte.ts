// A table is asked for before its page has come: what it needs travels while the scripts do.

import { api } from "../api/client";
import { language } from "../app/language.svelte";
import { railOf } from "../titles/rails";
import { titles } from "../titles/titles.svelte";
import { LiveTable } from "./live.svelte";

let early: LiveTable | undefined;

/** Where one is about to be: a path of a table. A secret behind the # is for the page to use first. */
export function openEarly(path: string, hash: string): void {
  const id = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (!id || hash) return;
  const live = new LiveTable(decodeURIComponent(id));
  early = live;
  const stop = $effect.root(() => {
    $effect(() => {
      const { table } = live;
      if (table) void Promise.allSettled([language.expect(table.title, table.options.species ?? "", table.options), titles.open(table.title, table.options.species ?? "", table.options)]);
    });
    $effect(() => {
      const view = Object.values(live.seats)[0]?.state.view;
      if (!view || !live.table) return;
      void Promise.allSettled([api.board(view.title, view.board), api.content(view.title, live.table.options), railOf(view.title)]);
      queueMicrotask(() => stop());
    });
  });
  live.openEarly();
}

/** The table that was asked for, or a new one. */
export function tableAt(id: string): LiveTable {
  const found = early?.id === id ? early : new LiveTable(id);
  early = undefined;
  return found;
}
