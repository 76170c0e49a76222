// How many clicks an answer needs, and that one button at most is what Enter presses.
import assert from "node:assert/strict";
import { filled } from "./axe.mjs";
import { PHONE } from "./browser.mjs";
import { Recorded } from "./recorded.mjs";
import { suite } from "./suite.mjs";

const test = suite();
const TURNS = 10;
/** Of the recorded match: somebody who moves, fights, trades, starts the self-destruct, flees and passes with cards in hand. */
const SEAT = 2;

/** Plays as a person who knows what they want: the nearest thing on the screen that stands for it, as few clicks as that takes. */
class Person {
  clicks = 0;
  answers = 0;
  looked = new Set();

  constructor(page, match, touch) {
    Object.assign(this, { page, match, touch });
  }

  async click(target) {
    this.clicks++;
    await (this.touch ? target.tap() : target.click());
  }

  /** What of these is on the screen: whether it has to be scrolled to doesn't matter for clicks. */
  async seen(selector) {
    const found = this.page.locator(selector);
    for (const one of await found.all()) if (await one.isVisible()) return one;
    return undefined;
  }

  /** Gives the next answer of the record, or those that are one gesture with it; returns how many. */
  async answer(keys, state) {
    const { page } = this;
    const { marks, outlooks } = state;
    const [key, ...later] = keys;
    await this.oneFilled(state);
    if (marks && (marks.keys.includes(key) || key === marks.ends)) {
      const some = gesture(keys, marks);
      await this.mark(some.filter((one) => one !== marks.ends));
      // With the last one that there is, nothing is left to say.
      if (marks.ends && some.filter((one) => one !== marks.ends).length < marks.most) await this.click(page.locator(".options button.main"));
      return some.length;
    }
    await this.choose(key, state);
    if (!(await this.asks(state.seq))) return 1;
    await this.oneFilled(state, key);
    const with_ = outlooks[key].marks;
    const some = with_ ? gesture(later, with_) : [];
    await this.mark(some.filter((one) => one !== with_.ends));
    await this.click(page.locator(".preview button.main"));
    return 1 + some.length;
  }

  /** Whether the answer is shown once more, or was sent. */
  async asks(seq) {
    const found = await this.page.waitForFunction(
      (before) => document.querySelector(".preview button.main") ? "asks" : Number(document.querySelector("[data-seq]").dataset.seq) > before && "sent",
      seq,
    );
    return (await found.jsonValue()) === "asks";
  }

  /** One button at most is what Enter presses, and one that confirms always is. Looked at once for each kind of question. */
  async oneFilled({ view }, preview = "") {
    const kind = `${view.questions.find((q) => q.options).prompt} ${preview}`;
    if (this.looked.has(kind)) return;
    this.looked.add(kind);
    const found = await filled(this.page);
    assert.ok(found.length <= 1 && (found.length || !preview), `${kind}: ${found}`);
  }

  /** Marks cards, each by its own button. */
  async mark(keys) {
    const used = {};
    for (const key of keys) {
      await this.click(this.page.locator(`.mark[data-key="${key}"]`).nth(used[key] ?? 0));
      used[key] = (used[key] ?? 0) + 1;
    }
  }

  async choose(key, { view, outlooks }) {
    const offered = view.questions.find((q) => q.options)?.options ?? [];
    const option = offered.find((o) => o.key === key);
    const family = outlooks[key]?.family || option?.verb;
    const button = `.options button[data-key="${key}"]`;
    const leading = await this.page.evaluate(() => document.querySelector(".options .verb.main")?.dataset.verb);
    const slot = option?.kinds.indexOf("slot") ?? -1;
    // A lit room means what the leading verb does there, or the only thing that is possible there.
    if (slot >= 0 && (leading === family || offered.filter((o) => o.args.includes(option.args[slot])).length === 1))
      return this.click(this.page.locator(`[role="button"][data-place="slot:${option.args[slot]}"]`));
    const there = await this.seen(button);
    if (there) return this.click(there);
    if (option?.kinds[0] === "card") {
      const card = await this.seen(`[data-card="${option.args[0]}"]`);
      if (card) {
        await this.click(card);
        const way = this.page.locator(button);
        const several = offered.filter((o) => o.kinds[0] === "card" && o.args[0] === option.args[0]);
        if (several.length > 1) await this.click(way);
        return;
      }
    }
    await this.click(this.page.locator(`.options button[data-verb^="${family}"]`).first());
    await this.click(this.page.locator(button));
  }
}

/** The answers that are given in one go: as many as can be marked, and the one that ends it. */
function gesture(keys, marks) {
  const out = [];
  for (const key of keys) {
    if (key !== marks.ends && !marks.keys.includes(key)) break;
    out.push(key);
    if (key === marks.ends || (!marks.ends && out.length === marks.most)) break;
  }
  return out;
}

/** Ten turns of a seat of a recorded match; the clicks for an answer. */
async function play(page, server, touch) {
  const match = new Recorded("nemesis/4-coop-base");
  await match.open(page, server, SEAT);
  const person = new Person(page, match, touch);
  let turns = 0;
  let acting = false;
  for (;;) {
    const state = await match.state();
    if (match.at(state.seq).seat !== SEAT) {
      acting = false;
      await match.others(state.seq);
      continue;
    }
    const asked = state.view.questions.find((q) => q.options);
    if (asked.prompt === "act" && !acting) {
      acting = true;
      if (++turns > TURNS) return person;
    }
    await match.until(state.seq);
    // What leaves no choice is answered by itself.
    if (asked.options.length === 1 && !state.view.asides.length) {
      await match.until(state.seq + 1);
      continue;
    }
    const given = await person.answer(match.own(state.seq), state);
    person.answers += given;
    await match.until(state.seq + given);
  }
}

test("ten recorded turns with the mouse", async (enter, server) => {
  const page = await enter({ viewport: { width: 1440, height: 900 } });
  const { clicks, answers } = await play(page, server, false);
  assert.ok(answers >= 35, `only ${answers} answers`);
  assert.ok(clicks <= 1.05 * answers, `${clicks} clicks for ${answers} answers`);
});

test("ten recorded turns with a finger", async (enter, server) => {
  const page = await enter({ viewport: PHONE, touch: true });
  const { clicks, answers } = await play(page, server, true);
  assert.ok(answers >= 35, `only ${answers} answers`);
  assert.ok(clicks <= 1.3 * answers, `${clicks} taps for ${answers} answers`);
});
