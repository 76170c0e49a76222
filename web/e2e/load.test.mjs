// What a first table costs to load, and whose mood it wears.
import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { openTable, start } from "./browser.mjs";
import { suite } from "./suite.mjs";

const test = suite();

const MOST = 250_000;

test("a first table is small, wears the mood of its title, and takes it off again", async (enter) => {
  const host = await enter();
  await openTable(host, ["me", "bot", "bot"], { bot: "normal" });
  await start(host);
  // Somebody who has never been here: nothing is in the browser's memory. German texts are the longer ones.
  const guest = await enter({ lang: "de" });
  await guest.context().addCookies((await host.context().storageState()).cookies);
  const loaded = [];
  guest.on("response", (answer) => {
    // Fonts are packed already, come last and hold nothing up: words show before them.
    if (answer.request().resourceType() !== "font") loaded.push(answer);
  });
  await guest.goto(host.url(), { waitUntil: "networkidle" });
  await guest.locator("#question").waitFor();
  const sizes = await Promise.all(
    loaded.map(async (answer) => [new URL(answer.url()).pathname, gzipSync(await answer.body()).length]),
  );
  const all = sizes.reduce((sum, [, size]) => sum + size, 0);
  const told = sizes.sort(([, a], [, b]) => b - a).map(([path, size]) => `${size} ${path}`).join("\n");
  assert.ok(sizes.some(([path]) => path.includes("/look-")), `the look of the title isn't a part of its own:\n${told}`);
  assert.ok(all <= MOST, `${all} bytes:\n${told}`);
  if (process.env.SIZES) console.log(`${all} bytes\n${told}`);

  const worn = () => guest.evaluate(() => ({ ...document.documentElement.dataset }));
  const { view } = await guest.evaluate((id) => fetch(`/api/tables/${id}/state?seat=0&since=0`).then((a) => a.json()), host.url().split("/t/")[1]);
  assert.deepEqual([(await worn()).title, (await worn()).species], [view.title, view.species]);
  await guest.evaluate(() => history.pushState(null, "", "/settings") ?? dispatchEvent(new PopStateEvent("popstate")));
  await guest.locator("h1").first().waitFor();
  assert.deepEqual([(await worn()).title, (await worn()).species], [undefined, undefined]);
});
