// What a person is about to answer: which verb they have chosen, what is previewed, which cards are marked.

import type { Content, Marks, Option, Outlook, Question, View } from "../../api/types";
import { price, type Costs } from "../../board/costs";
import type { Tag } from "../../board/targets";
import type { Words } from "../../words/words";
import { families, inFamilies, type Family } from "../families";

export interface Asked {
  view: View;
  content: Content;
  words: Words;
  question: Question | undefined;
  costs: Costs;
  outlooks: Record<string, Outlook>;
  marks: Marks | null;
  /** In a lesson the one answer that goes on. */
  wanted: string;
}

const PLAIN: Outlook = { say: "", danger: false, grave: false, final: false, family: "", marks: null };

export class Asking {
  /** The family that was chosen by hand; until then the first one leads. */
  chosen = $state("");
  /** Options that are looked at before one is sent: one is a preview, several are what a place or a card can mean. */
  picked = $state.raw<Option[]>([]);
  /** Which of the answers that are one gesture are marked, by their place among them. */
  marked = $state.raw<number[]>([]);
  /** The option under the pointer. */
  pointed = $state("");

  readonly #now: () => Asked | undefined;

  /** `asksAlways`: whether the person wants to see everything before it is sent. */
  constructor(
    now: () => Asked | undefined,
    readonly asksAlways: () => boolean = () => false,
  ) {
    this.#now = now;
  }

  confirms = $derived.by(() => this.asksAlways());
  now = $derived.by(() => this.#now());
  options = $derived(this.now?.question?.options ?? []);
  acting = $derived(!!this.now?.question && !this.now.wanted && inFamilies(this.now.question.prompt, this.options));
  verbs: Family[] = $derived.by(() => {
    const now = this.now;
    return now && this.acting ? families(this.options, now.costs, now.content, now.view, now.words, now.outlooks) : [];
  });
  verb = $derived(this.verbs.find((f) => f.id === this.chosen) ?? this.verbs[0]);
  preview = $derived(this.picked.length === 1 ? this.picked[0] : undefined);
  /** What is to be marked now: for the question, or along with what is previewed. */
  marks = $derived.by((): Marks | undefined => {
    if (this.now?.wanted) return undefined;
    if (this.picked.length) return (this.preview && this.outlook(this.preview).marks) || undefined;
    return this.now?.marks ?? undefined;
  });
  /** One of them is all that is asked for: there is nothing to gather. */
  single = $derived(this.marks?.least === 1 && this.marks.most === 1);
  enough = $derived(!!this.marks && this.marked.length >= this.marks.least && this.marked.length <= this.marks.most);
  /** As many as there can be: nothing is left to say, unless everything is to be confirmed. */
  full = $derived(!!this.marks && !this.preview && !this.confirms && this.marked.length === this.marks.most);
  /** What glows on the board. A chosen verb leaves only its targets. */
  lit: Option[] = $derived.by(() => {
    if (this.picked.length) return this.picked;
    return this.chosen && this.verb ? this.verb.options : [...this.options, ...(this.now?.view.asides ?? [])];
  });

  outlook(option: Option): Outlook {
    return this.now?.outlooks[option.key] ?? PLAIN;
  }

  /** What other verbs would do at the place of an option, as long as none was chosen. */
  also(option: Option): { option: Option; icon: string }[] {
    const slot = option.args[option.kinds.indexOf("slot")];
    if (this.chosen || slot === undefined) return [];
    return this.verbs
      .filter((f) => f !== this.verb)
      .flatMap((f) => f.options.filter((o) => o.args[o.kinds.indexOf("slot")] === slot).map((other) => ({ option: other, icon: f.icon })));
  }

  /** What a place means: what the leading verb would do there, otherwise all that is possible. */
  meaning(there: Option[]): Option[] {
    const own = this.picked.length ? [] : there.filter((o) => this.verb?.options.includes(o));
    return own.length === 1 ? own : there;
  }

  tag(there: Option[]): Tag | undefined {
    const now = this.now;
    const [only, ...more] = this.meaning(there);
    const family = only && this.verbs.find((f) => f.options.includes(only));
    if (!now || !only || !family || more.length) return undefined;
    return { icon: family.icon, price: price([only.key], now.costs, now.content), danger: this.outlook(only).grave };
  }

  choose(family: Family): void {
    this.picked = [];
    this.chosen = family.id;
  }

  /** Marks one more of a kind, or none of it if all were marked. */
  toggle(key: string): void {
    const places = (this.marks?.keys ?? []).flatMap((k, n) => (k === key ? [n] : []));
    const free = places.find((n) => !this.marked.includes(n));
    if (free !== undefined) this.mark(free);
    else this.marked = this.marked.filter((n) => !places.includes(n));
  }

  mark(place: number): void {
    if (this.marked.includes(place)) this.marked = this.marked.filter((n) => n !== place);
    else if (this.marked.length < (this.marks?.most ?? 0)) this.marked = [...this.marked, place];
  }

  /** The answers that were marked, in the order in which they are given, and the one that ends it. */
  gathered(): string[] {
    const { keys = [], ends = "" } = this.marks ?? {};
    return [...this.marked.flatMap((n) => keys[n] ?? []), ...(ends ? [ends] : [])];
  }

  /** The option that ends what is being marked. */
  ending(): Option {
    const key = this.marks?.ends ?? "";
    return this.options.find((o) => o.key === key) ?? { key, verb: key, args: [], kinds: [] };
  }

  /** One step back; false if there is nothing to leave. */
  back(): boolean {
    if (!this.picked.length && !this.chosen && !this.marked.length) return false;
    if (this.picked.length || this.marked.length) [this.picked, this.marked] = [[], []];
    else this.chosen = "";
    return true;
  }

  /** A new question makes everything worthless that was chosen for the old one. */
  forget(): void {
    this.chosen = this.pointed = "";
    this.picked = [];
    this.marked = [];
  }
}
