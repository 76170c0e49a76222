// Pages by the first part of their path. Each is loaded when it is opened: a table needs none of the others.

import type { Component } from "svelte";

/** A page takes what stands behind its name in the path. */
type Page = Component<any>;
type Loading = () => Promise<{ default: Page }>;

const PAGES: Record<string, Loading> = {
  "": () => import("../pages/Home.svelte"),
  t: () => import("../pages/TablePage.svelte"),
  new: () => import("../pages/NewTable.svelte"),
  join: () => import("../pages/Join.svelte"),
  watch: () => import("../pages/Watch.svelte"),
  replays: () => import("../pages/Replays.svelte"),
  replay: () => import("../pages/ReplayPage.svelte"),
  rules: () => import("../pages/RulesPage.svelte"),
  settings: () => import("../pages/SettingsPage.svelte"),
  "first-game": () => import("../pages/Tutorial.svelte"),
  credits: () => import("../pages/Credits.svelte"),
};
/** Pages that are about something: without it there is nothing to show. */
const NEEDS_ID = ["t", "replay"];

const missing: Loading = () => import("../pages/Missing.svelte");

export async function pageAt(place: string, isNamed: boolean): Promise<Page> {
  const load = NEEDS_ID.includes(place) && !isNamed ? missing : (PAGES[place] ?? missing);
  return (await load()).default;
}

/** What a page is given: the rest of the path. */
export function propsOf([place = "", id = "", rest]: string[]): Record<string, string> {
  if (place === "t") return { id };
  if (place === "join") return { code: id };
  if (place === "rules") return { wanted: id };
  if (place === "replay") return { kind: id === "table" ? "table" : "file", id: rest ?? id };
  return {};
}

/** Where it changes, the page starts from the beginning. */
export function keyOf([place = "", ...rest]: string[]): string {
  return ["t", "replay"].includes(place) ? [place, ...rest].join("/") : place;
}
