// Every page: nothing serious for axe-core, in both languages, and what pages offer beside playing.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { findings } from "./axe.mjs";
import { DESKTOP, isOver, launch, openTable, person, PHONE, playOn, start } from "./browser.mjs";
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

const PAGES = ["/", "/new", "/watch", "/replays", "/rules", "/settings", "/first-game", "/credits", "/nowhere", "/join/XXXXXX"];

for (const [lang, viewport] of [["en", DESKTOP], ["de", PHONE]])
  test(`pages in ${lang} at ${viewport.width} px`, async () => {
    const page = await person(browser, server.url, { lang, viewport });
    for (const path of PAGES) {
      await page.goto(path);
      await page.locator("h1").first().waitFor();
      assert.deepEqual(await findings(page), [], path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= viewport.width, `${path} is ${width} px wide`);
      const text = await page.locator("body").innerText();
      assert.ok(!/\bapp-[a-z]/.test(text), `${path} shows the name of a text`);
    }
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

for (const viewport of [DESKTOP, PHONE])
  test(`lobby and table at ${viewport.width} px`, async () => {
    const page = await person(browser, server.url, { viewport });
    await openTable(page, ["me", "invite", "bot"]);
    await page.locator("h1").waitFor();
    assert.deepEqual(await findings(page), [], "lobby");
    await start(page);
    await playOn(page, async (p, given) => given >= 6 && (await p.locator(".options button").count()) > 0);
    assert.deepEqual(await findings(page), [], "table");
    if (viewport === PHONE) {
      await page.locator(".handle").click();
      await page.locator("[role=tablist]").waitFor();
    }
    for (const tab of ["Crew", "Talk"]) {
      await page.getByRole("tab", { name: tab }).click();
      assert.deepEqual(await findings(page), [], tab);
    }
    await page.getByRole("tab", { name: "What happened" }).click();
    await page.locator("li .rule").first().click();
    await page.getByRole("dialog").locator("article").waitFor();
    assert.deepEqual(await findings(page), [], "rule");
    await page.context().close();
  });

test("curtain, scenes, end and replay", async () => {
  const page = await person(browser, server.url, { moments: 0.5 });
  await openTable(page, ["me", "local"]);
  await page.locator("button.main").click();
  await page.locator(".curtain").waitFor();
  assert.deepEqual(await findings(page), [], "curtain");
  let scene = false;
  await playOn(page, async (p) => {
    if (!scene && (await p.locator(".scene").isVisible())) {
      scene = true;
      assert.deepEqual(await findings(p), [], "scene");
    }
    if (await p.locator(".scene").isVisible()) await p.keyboard.press("Enter");
    return isOver(p);
  });
  await page.locator(".end[data-done=true]").waitFor();
  assert.deepEqual(await findings(page), [], "end");
  await page.locator(".end a[href^='/replay/table/']").click();
  await page.locator(".scrub input").waitFor();
  assert.deepEqual(await findings(page), [], "replay");
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("rules: search, and a link from outside", async () => {
  const page = await person(browser, server.url);
  await page.goto("/rules");
  await page.locator("input[type=search]").fill("noise marker");
  await page.locator("article").first().waitFor();
  await page.goto("/rules/NEM-NOISE-01");
  await page.locator("#NEM-NOISE-01").waitFor();
  await page.getByRole("button", { name: "DE", exact: true }).click();
  await page.getByText(/Geräusch/).first().waitFor();
  await page.context().close();
});
