// A table at which nobody does anything costs next to nothing.
import assert from "node:assert/strict";
import { openTable, start } from "./browser.mjs";
import { crowd, rewrite } from "./crowd.mjs";
import { suite } from "./suite.mjs";

const test = suite();
const SECONDS = 3;

/** What the main thread did meanwhile: seconds of work, and how often it looked at styles. */
async function cost(page) {
  const line = await page.context().newCDPSession(page);
  await line.send("Performance.enable");
  const now = async () => Object.fromEntries((await line.send("Performance.getMetrics")).metrics.map((m) => [m.name, m.value]));
  const before = await now();
  await page.waitForTimeout(SECONDS * 1000);
  const after = await now();
  return { busy: after.TaskDuration - before.TaskDuration, styles: after.RecalcStyleCount - before.RecalcStyleCount };
}

const ended = () => document.getAnimations().every((a) => a.playState === "finished");

test("a burning ship at which nobody acts draws no frames", async (enter) => {
  const page = await enter({ still: false, moments: 2 });
  await openTable(page, ["me", "bot", "bot"]);
  await rewrite(page, (view, board) => {
    crowd()(view, board);
    Object.assign(view, { self_destruct: 4, airlock: board.slots[3].id });
  });
  await start(page);
  await page.locator(".options button[data-key]").first().waitFor();
  await page.waitForFunction(ended, undefined, { timeout: 10_000, polling: 250 });
  const idle = await cost(page);
  assert.ok(idle.styles <= 3, `${idle.styles} looks at styles in ${SECONDS} s`);
  assert.ok(idle.busy < 0.1, `${idle.busy} s of work in ${SECONDS} s`);
});

test("what the first game points at stops moving", async (enter) => {
  const page = await enter({ still: false });
  await page.goto("/first-game?pace=instant");
  await page.locator(".rings i").first().waitFor();
  await page.waitForFunction(ended, undefined, { timeout: 10_000, polling: 250 });
  const idle = await cost(page);
  assert.ok(idle.styles <= 3, `${idle.styles} looks at styles in ${SECONDS} s`);
});
