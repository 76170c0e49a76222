// How soon a slow phone shows a table: its frame first, then the board and the question.
import assert from "node:assert/strict";
import { openTable, PHONE, start } from "./browser.mjs";
import { suite } from "./suite.mjs";

const test = suite();

/** A cheap phone with a poor line. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER = 4;
const FRAME_MS = 1500;
const BOARD_MS = 4000;

/** Notes when something was first painted: in the frame after it came to be there. */
function note(marks) {
  window.painted = {};
  const look = () => {
    for (const [name, selectors] of Object.entries(marks)) {
      const there = selectors.every((s) => document.querySelector(s)?.getBoundingClientRect().height);
      if (!(name in window.painted) && there) window.painted[name] = performance.now();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Opens a table as somebody who was never here, on such a phone: when it was painted, in milliseconds. */
async function paint(phone, url) {
  await phone.addInitScript(note, { frame: ["[data-frame]"], board: ["main.board [data-place^=slot]", "#question"] });
  const line = await phone.context().newCDPSession(phone);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", LINE);
  await line.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await phone.goto(url, { waitUntil: "commit" });
  await phone.waitForFunction(() => window.painted.board, null, { timeout: 30_000 });
  return phone.evaluate(() => {
    const first = performance.getEntriesByName("first-paint")[0]?.startTime ?? Infinity;
    const loaded = performance.getEntriesByType("resource").map((e) => [e.startTime, e.responseEnd, e.transferSize, e.name.split("/").slice(3).join("/")].map((n) => (n.toFixed ? Math.round(n) : n)).join(" "));
    return { frame: Math.max(first, window.painted.frame), board: window.painted.board, loaded: loaded.join("\n") };
  });
}

test("a slow phone paints the frame of a table within 1.5 s, board and question within 4 s", async (enter) => {
  const host = await enter();
  await openTable(host, ["me", "bot", "bot"], { bot: "normal" });
  await start(host);
  const { cookies } = await host.context().storageState();
  const url = host.url();
  await host.goto("/health");
  // Whatever else the machine does can only make it slower, so the best of three counts.
  const tries = [];
  for (let n = 0; n < 3; n++) {
    const phone = await enter({ viewport: PHONE, touch: true, lang: "de" });
    await phone.context().addCookies(cookies);
    const { frame, board, loaded } = await paint(phone, url);
    if (process.env.SIZES) console.log(loaded);
    await phone.goto("/health");
    tries.push(`frame ${Math.round(frame)} ms, board and question ${Math.round(board)} ms`);
    if (frame <= FRAME_MS && board <= BOARD_MS) break;
    assert.ok(n < 2, tries.join("; "));
  }
  if (process.env.SIZES) console.log(tries.join("; "));
});
