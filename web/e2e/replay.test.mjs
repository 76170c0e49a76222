// After the match: the replay through anybody's eyes, what was said, a shared moment, the save file, a rematch.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { accept, invitation, openTable, PHONE, start, toTheEnd } from "./browser.mjs";
import { suite } from "./suite.mjs";

const test = suite();

const SIZES = [[1440, 900], [1280, 720], [1024, 768], [390, 844], [360, 640], [844, 390], [1600, 1000]].map(([width, height]) => ({ width, height }));

/** What of the end screen lies beyond its edges, and whether its buttons leave less than two thirds to read. */
function outside(page) {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found = [...document.querySelectorAll(".end *:not(.scroll *)")].filter((e) => e.checkVisibility() && e.getBoundingClientRect().right > width + 0.5);
    const inner = document.querySelector(".end .inner");
    return [...found.map((e) => e.textContent.trim()), ...(inner.clientHeight < (innerHeight * 2) / 3 ? [`only ${inner.clientHeight} px to read`] : [])];
  });
}

test("a match ends, is looked at again, shared, saved, opened elsewhere and played once more", async (enter) => {
  const host = await enter();
  await host.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openTable(host, ["me", "invite", "bot"]);
  const guest = await enter({ lang: "de" });
  await accept(guest, await invitation(host), "Ash");
  await start(host);
  await host.getByRole("tab", { name: "Talk" }).click();
  await host.getByLabel("Kind", { exact: true }).selectOption("claim");
  await host.getByRole("button", { name: "Send" }).click();
  await host.locator(".talk .claim").waitFor();
  await toTheEnd(host, guest);
  await host.locator(".end[data-done=true]").waitFor();
  const table = host.url();

  // What was said gets its verdict, and a moment of the match leads into the replay.
  const claim = host.locator(".end section[aria-labelledby=end-said] li").filter({ hasText: "Engine 1 works." });
  assert.match(await claim.innerText(), /true|a lie|wrong|nobody can tell/);
  for (const viewport of SIZES) {
    await host.setViewportSize(viewport);
    assert.deepEqual(await outside(host), [], `${viewport.width} x ${viewport.height}`);
  }
  const turn = host.locator(".end section[aria-labelledby=end-timeline] a").last();
  const at = new URL(await turn.getAttribute("href"), table).searchParams.get("at");
  await turn.click();
  await host.locator(`[data-shown='${at}/open']`).waitFor();

  // With moments on it is told act by act, and the keyboard skips to the headline.
  await host.emulateMedia({ reducedMotion: "no-preference" });
  await host.evaluate(() => localStorage.setItem("airlock-settings", JSON.stringify({ lang: "en", moments: 2, sound: "off" })));
  await host.goto(table);
  await host.locator(".end[data-done=false] #end-place").waitFor();
  assert.equal(await host.locator(".end h1").innerText(), "The end");
  assert.equal(await host.locator(".end .goal, .end .fates > li").count(), 0);
  assert.equal(await host.locator(".end .main").innerText(), "Skip");
  await host.keyboard.press("Tab");
  await host.keyboard.press("Enter");
  await host.locator(".end[data-done=true]").waitFor();
  assert.match(await host.locator(".end h1:focus").innerText(), /^(You|Nobody)/);
  await host.keyboard.press("Escape");
  await host.locator(".end").waitFor({ state: "detached" });
  await host.emulateMedia({ reducedMotion: "reduce" });
  await host.goto(table);
  await host.locator(".end[data-done=true]").waitFor();

  // Step by step, and by dragging; through all eyes at once or through one pair of them.
  await host.locator(".end .bar a[href^='/replay/table/']").click();
  const scrub = host.locator(".scrub input");
  await scrub.waitFor();
  const count = host.locator(".count");
  const last = (await count.innerText()).match(/ \/ (\d+)/)?.[1];
  assert.ok(Number(last) > 5);
  await host.getByRole("button", { name: "One step forward" }).click();
  await host.getByText(`1 / ${last}`).waitFor();
  await host.locator(".log .said").getByText("Engine 1 works.").waitFor();
  await scrub.fill("10");
  await host.waitForURL(/at=10/);
  await host.locator(".head select").selectOption("0");
  await host.waitForURL(/at=10&seat=0/);
  await host.locator("[data-shown='10/0']").waitFor();
  const seen = await host.locator(".log ol").innerText();
  await host.getByRole("button", { name: "Share this moment" }).click();
  const moment = await host.evaluate(() => navigator.clipboard.readText());

  // The link shows somebody else the same moment, in their own language.
  const friend = await enter({ viewport: PHONE });
  await friend.goto(moment);
  await friend.locator("[data-shown='10/0']").waitFor();
  assert.equal(await friend.locator(".scrub input").inputValue(), "10");
  assert.equal(await friend.locator(".log ol").innerText(), seen);

  await scrub.fill(last);
  await host.getByRole("button", { name: "See how it ended" }).click();
  await host.locator(".end").waitFor();

  // The save file, opened by somebody who wasn't there.
  await host.goto(table);
  await host.locator(".end[data-done=true]").waitFor();
  const [download] = await Promise.all([host.waitForEvent("download"), host.getByRole("link", { name: "Save file" }).click()]);
  const file = await download.path();
  await friend.goto("/replays");
  await friend.locator("input[type=file]").setInputFiles({ name: "match.json", mimeType: "application/json", buffer: readFileSync(file) });
  await friend.waitForURL(/\/replay\/[^/]+$/);
  await friend.locator(".count").getByText(`0 / ${last}`).waitFor();
  await friend.goto("/replays");
  await friend.locator("input[type=file]").setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await friend.getByText("This isn't a save file").waitFor();

  // One asks for another match, the other follows; both keep their seats.
  await host.getByRole("button", { name: "Play again" }).click();
  await host.waitForURL((url) => url.href !== table);
  await guest.getByRole("button", { name: "Noch einmal" }).click();
  await guest.waitForURL(host.url());
  await host.getByText("● here").waitFor();
  await start(host);
  await guest.locator("main.board").waitFor();

  // Finished matches are listed.
  await host.goto("/replays");
  await host.getByText(`${last} decisions`).click();
  await host.locator(".scrub input").waitFor();
});
