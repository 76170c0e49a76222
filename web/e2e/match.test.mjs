// Whole matches in a real browser, in every mode, to the end screen.
import assert from "node:assert/strict";
import { findings } from "./axe.mjs";
import { accept, autopilot, invitation, openTable, overhang, PHONE, start, toTheEnd, untilTheEnd } from "./browser.mjs";
import { suite } from "./suite.mjs";

const test = suite();

/**
 * The end screen tells the ship first, then everybody's fate, then their goals (two each, or as many in common as there
 * are people), has one button that Enter would press, and is fit for everybody.
 */
async function checkEnd(page, seats, goals = 2 * seats) {
  await page.locator(".end[data-done=true]").waitFor();
  assert.equal(await page.locator(".end .fates > li").count(), seats);
  assert.equal(await page.locator(".end .goal").count(), goals);
  assert.equal(await page.locator(".end .goal:not(:has(li))").count(), 0);
  const parts = await page.locator(".end section").evaluateAll((all) => all.map((one) => one.getAttribute("aria-labelledby")));
  assert.deepEqual(parts.slice(0, 2), ["end-place", "end-lived"]);
  assert.match(parts[2], /^end-(objectives|goals)$/);
  assert.equal(parts.at(-1), "end-timeline");
  assert.equal(await page.locator(".end .main").count(), 1);
  assert.deepEqual(await findings(page), []);
}

test("two people and two bots, each for themselves", async (enter) => {
  const host = await enter();
  await openTable(host, ["me", "invite", "bot", "bot"], { bot: "normal" });
  const guest = await enter({ lang: "de", viewport: PHONE });
  await accept(guest, await invitation(host), "Ash");
  await start(host);
  await toTheEnd(host, guest);
  await checkEnd(host, 4);
  await checkEnd(guest, 4);
  assert.equal(await overhang(guest), 0);
  assert.match(await guest.locator(".end").innerText(), /Wer sein Ziel erreicht hat/);
});

test("alone", async (enter) => {
  const page = await enter();
  await openTable(page, ["me"], { options: { mode: "solo" } });
  await start(page);
  assert.deepEqual(await findings(page), []);
  await toTheEnd(page);
  await checkEnd(page, 1);
});

test("together, with open hands, on the other side of the board", async (enter) => {
  const page = await enter();
  await openTable(page, ["me", "bot", "bot"], { options: { mode: "coop", board: "alt", open_hands: "yes" } });
  await start(page);
  assert.deepEqual(await findings(page), []);
  await toTheEnd(page);
  await checkEnd(page, 3, 3);
});

test("a person is what the others run from", async (enter) => {
  const page = await enter();
  // Whoever dies first may play on as the intruders. It is rare that nobody does.
  for (let tries = 0; tries < 3; tries++) {
    await openTable(page, ["me", "local", "local"], { options: { mode: "intruder" } });
    await start(page);
    await autopilot(page, "take_over");
    await untilTheEnd(page);
    const path = `/api/tables/${page.url().split("/t/")[1]}/state?seat=-1&since=0`;
    const { view } = await page.evaluate((from) => fetch(from).then((answer) => answer.json()), path);
    if ((view.intruder_player?.seat ?? -1) < 0) continue;
    await page.locator(".end[data-done=true]").waitFor();
    assert.deepEqual(await findings(page), []);
    return;
  }
  assert.fail("nobody took over the intruders in three matches");
});
