// Whole matches in a real browser, in every mode, to the end screen.
import assert from "node:assert/strict";
import { findings } from "./axe.mjs";
import { accept, invitation, isOver, openTable, overhang, PHONE, playOn, start, toTheEnd } from "./browser.mjs";
import { suite } from "./suite.mjs";

const test = suite();

/** The end screen names everybody's fate and is fit for everybody. */
async function checkEnd(page, seats) {
  await page.locator(".end[data-done=true]").waitFor();
  assert.equal(await page.locator(".end .fates > li").count(), seats);
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
  assert.match(await guest.locator(".end").innerText(), /Ziele/i);
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
  await checkEnd(page, 3);
});

test("a person is what the others run from", async (enter) => {
  const page = await enter();
  await openTable(page, ["me", "bot", "bot", "bot"], { options: { mode: "intruder" } });
  await start(page);
  assert.deepEqual(await findings(page), []);
  await toTheEnd(page);
  await page.locator(".end[data-done=true]").waitFor();
  assert.deepEqual(await findings(page), []);
});

test("once more at the same table", async (enter) => {
  const page = await enter();
  await openTable(page, ["me", "bot", "bot"]);
  await start(page);
  await playOn(page, async (p, given) => given > 15 || (await isOver(p)));
  await toTheEnd(page);
  await checkEnd(page, 3);
  const place = page.url();
  await page.getByRole("button", { name: "Once more" }).click();
  await page.waitForURL((url) => url.href !== place);
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator("main.board").waitFor();
});
