// A lesson at a table: which step comes next, what there is to read before it, what was read already.

import { api } from "../api/client";
import type { LessonPage, LessonShown, LessonStep, Option } from "../api/types";

/** A text of the lesson, where it belongs, and what it points at: a place, or the answer that goes on. */
export interface Text {
  id: string;
  chapter: string;
  /** The number of its step, from 1. */
  step: number;
  rule: string;
  point: string;
  /** Whether it asks for the answer; otherwise it is only there to be read. */
  asks: boolean;
}

const KEY = "airlock-lessons-left";

function left(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export class Lesson {
  data = $state.raw<LessonShown | undefined>();
  /** How many answers the table has had. */
  seq = $state(0);
  /** The pages of the step that were turned. */
  turned = $state(0);
  /** How far back somebody is reading. */
  back = $state(0);
  /** Grows with every answer that has to wait. */
  reminded = $state(0);
  over = $state(false);

  constructor(readonly table: string) {
    this.over = left().includes(table);
  }

  async load(title: string): Promise<void> {
    this.data ??= await api.lesson(title);
  }

  /** The table has moved on. */
  at(seq: number): void {
    if (seq === this.seq) return;
    this.seq = seq;
    this.turned = 0;
    this.back = 0;
    this.reminded = 0;
  }

  get isDone(): boolean {
    return !!this.data && this.seq >= this.data.answers;
  }

  /** The step that waits for the person; none while the others answer. */
  get step(): LessonStep | undefined {
    return this.data?.steps.find((s) => s.at === this.seq);
  }

  /** The answer that goes on, if it is asked for now. */
  get wanted(): string {
    return (!this.over && this.step?.key) || "";
  }

  /** Everything there is to read up to here, the latest last. */
  get texts(): Text[] {
    const data = this.data;
    if (!data) return [];
    const out: Text[] = [];
    data.steps.forEach((step, n) => {
      if (step.at > this.seq) return;
      const pages = step.at === this.seq ? step.pages.slice(0, this.turned + 1) : step.pages;
      out.push(...pages.map((page) => paged(page, step.chapter, n + 1, step.rule)));
      const whole = step.at < this.seq || this.turned >= step.pages.length;
      if (whole) out.push({ ...paged({ text: step.text, point: "" }, step.chapter, n + 1, step.rule), asks: true });
    });
    if (this.isDone) {
      const last = data.steps.at(-1)?.chapter ?? "";
      out.push(...data.ending.slice(0, this.turned + 1).map((page) => paged(page, last, data.steps.length, "")));
    }
    return out;
  }

  /** The text that is shown: the latest, or the one somebody went back to. */
  get shown(): Text | undefined {
    return this.texts.at(-1 - this.back);
  }

  /** Whether another page follows before the answer. */
  get hasNext(): boolean {
    if (this.back) return true;
    const pages = this.isDone ? (this.data?.ending.length ?? 0) - 1 : (this.step?.pages.length ?? 0);
    return this.turned < pages;
  }

  next(): void {
    if (this.back) this.back--;
    else if (this.hasNext) this.turned++;
  }

  previous(): void {
    if (this.back < this.texts.length - 1) this.back++;
  }

  /** Of these options the one that goes on; if none of them does, everything stays and the person is reminded. */
  allowed(options: Option[]): Option[] {
    if (!this.wanted) return options;
    const fits = options.filter((o) => o.key === this.wanted);
    if (options.length && !fits.length) this.reminded++;
    return fits;
  }

  /** The person plays on without being told anything. */
  leave(): void {
    this.over = true;
    try {
      localStorage.setItem(KEY, JSON.stringify([...left().slice(-20), this.table]));
    } catch {
      // A browser that keeps nothing shows the end again.
    }
  }
}

function paged(page: LessonPage, chapter: string, step: number, rule: string): Text {
  return { id: page.text, chapter, step, rule, point: page.point, asks: false };
}
