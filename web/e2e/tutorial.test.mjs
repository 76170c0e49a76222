// The first game from the door to its end, by following what is pointed at.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { findings } from "./axe.mjs";
import { launch, person, PHONE, TABLET } from "./browser.mjs";
import { serve } from "./server.mjs";

let server, browser;
before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const guide = (page) => page.locator(".guide");
const isDone = async (page) => (await guide(page).getAttribute("data-done")) === "true";
/** The step and the page of it that are shown; empty while the others play. */
const where = (page) => page.evaluate(() => {
  const at = document.querySelector(".guide")?.dataset.step;
  return at ? `${at} ${document.querySelector(".guide .text").textContent}` : "";
});

/** Does what is pointed at, once: turns a page, or takes the answer that goes on. Returns whether it answered. */
async function obey(page, { keys = false } = {}) {
  const at = await where(page);
  if (!at) {
    // The others are playing: until it points at something, or is over.
    await page.waitForFunction(() => {
      const { step, done } = document.querySelector(".guide")?.dataset ?? {};
      return step || done === "true";
    });
    return false;
  }
  const next = guide(page).locator(".next");
  const turns = await next.isVisible();
  // The first answer of the panel is the one that goes on; one that weighs more is shown before it is sent.
  const answer = page.locator(".options button[data-key]:enabled").first();
  const preview = page.locator(".preview button.main:enabled");
  if (turns) await (keys ? page.keyboard.press("n") : next.click());
  else {
    if (!(await preview.isVisible())) await (keys ? answer.press("Enter") : answer.click());
    if (await preview.isVisible()) await (keys ? preview.press("Enter") : preview.click());
  }
  await page.waitForFunction((was) => {
    const now = document.querySelector(".guide")?.dataset.step;
    return !now || `${now} ${document.querySelector(".guide .text").textContent}` !== was;
  }, at);
  return !turns;
}

test("the whole first game, from the door to the bots", async () => {
  const page = await person(browser, server.url, { viewport: TABLET });
  await page.goto("/");
  await page.locator("a[href='/first-game']").first().click();
  await page.waitForURL(/\/t\//);
  await guide(page).waitFor();
  // The same without waiting for the others.
  await page.goto("/first-game?pace=instant");
  await page.waitForURL(/\/t\//);
  await guide(page).waitFor();
  const table = page.url();

  // Something else than what is asked for changes nothing, and is answered kindly.
  const chapters = new Set();
  while (await guide(page).locator(".next").isVisible()) await guide(page).locator(".next").click();
  await page.locator(".options button.later").first().click();
  await guide(page).getByText(/^Later\. Now: Move into room 15\.$/).waitFor();
  assert.equal(await guide(page).getAttribute("data-step"), "0");

  // The place on the board will do as well as the button.
  await page.locator('[role="button"][data-place="slot:slot_015"]').click();
  await page.locator('.choice[data-key="move:slot_015"]').click();
  await page.waitForFunction(() => document.querySelector(".guide").dataset.step === "1");
  await page.locator(".rings i").first().waitFor();

  // Whoever wants to read something again can, and comes back.
  const now = await guide(page).locator(".text").innerText();
  await page.keyboard.press("b");
  assert.notEqual(await guide(page).locator(".text").innerText(), now);
  await page.keyboard.press("n");
  assert.equal(await guide(page).locator(".text").innerText(), now);

  let given = 1;
  let pointed = 0;
  while (!(await isDone(page))) {
    // First with the mouse, then by keys alone.
    const keys = given > 12;
    const chapter = await guide(page).locator(".label").innerText();
    if (!chapters.has(chapter)) {
      chapters.add(chapter);
      assert.deepEqual(await findings(page), [], chapter);
    }
    if (given === 20 && !pointed) {
      // Leaving does no harm: the table is among one's own, at the same step.
      pointed = given;
      await page.goto("/");
      await page.locator(`a[href='${new URL(table).pathname}']`).first().click();
      await guide(page).waitFor();
    }
    if (await obey(page, { keys })) given++;
  }
  assert.ok(given >= 45, `only ${given} answers`);
  assert.equal(chapters.size, 7);

  await guide(page).getByRole("button", { name: "Play on with the bots" }).click();
  await guide(page).waitFor({ state: "detached" });
  await page.locator(".options button[data-key]:enabled").first().waitFor();
  assert.equal(await page.locator(".options button.later").count(), 0);
  await page.reload();
  await page.locator("main.board").waitFor();
  assert.equal(await guide(page).count(), 0);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("the beginning in German on a phone: text and answer are both in sight", async () => {
  const page = await person(browser, server.url, { lang: "de", viewport: PHONE, touch: true });
  await page.goto("/first-game?pace=instant");
  await guide(page).waitFor();
  for (let given = 0; given < 12; ) {
    if ((await where(page)) && !(await guide(page).locator(".next").isVisible())) {
      const answer = page.locator(".options button[data-key], .preview button.main").first();
      // Wait until it has been brought into view.
      await page.waitForFunction(() => document.querySelectorAll(".rings i").length > 0);
      const [text, button] = [await guide(page).boundingBox(), await answer.boundingBox()];
      assert.ok(text.y > 0 && text.y + text.height <= button.y + 1, "the text hides the answer");
      assert.ok(button.y + button.height <= PHONE.height, "the answer is below the screen");
    }
    if (await obey(page)) given++;
  }
  assert.deepEqual(await findings(page), []);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
