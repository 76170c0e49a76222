// The table on a phone, standing and lying: one order from top to bottom, nothing cut, nothing too small to touch or to read.
import assert from "node:assert/strict";
import { cut, overlaps, tooSmall } from "./boxes.mjs";
import { accept, invitation, openTable, overhang, playOn, start } from "./browser.mjs";
import { endanger } from "./danger.mjs";
import { suite } from "./suite.mjs";

const test = suite();
const SIZES = [[390, 844], [360, 640], [844, 390]];

const box = (page, selector) => page.locator(selector).first().boundingBox();
const boardBox = (page) => box(page, "main.board");

/** What glows on the board and isn't in sight: beside the board, or below the sheet. */
function outOfSight(page, selector) {
  return page.evaluate((wanted) => {
    const board = document.querySelector("main.board").getBoundingClientRect();
    const foot = document.querySelector(".pile").getBoundingClientRect();
    const below = foot.left > board.left ? board.bottom : Math.min(board.bottom, foot.top);
    return [...document.querySelectorAll(wanted)]
      .filter((e) => {
        const { x, y, width, height } = e.getBoundingClientRect();
        const [cx, cy] = [x + width / 2, y + height / 2];
        return cx < board.left || cx > board.right || cy < board.top || cy > below;
      })
      .map((e) => e.dataset.place);
  }, selector);
}

/** The camera glides, sheets grow: waits until nothing moves any more. */
function settled(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let before = "";
        let same = 0;
        const look = () => {
          const now = [...document.querySelectorAll("[data-place], .pile, header")].map((e) => Object.values(e.getBoundingClientRect().toJSON()).join()).join();
          same = now === before ? same + 1 : 0;
          before = now;
          if (same > 3) resolve();
          else setTimeout(look, 30);
        };
        look();
      }),
  );
}

for (const lang of ["de", "en"])
  test(`everything has its place on a phone, in ${lang}`, async (enter) => {
    const host = await enter({ lang });
    await openTable(host, ["me", "bot", "bot"]);
    await start(host);
    // In the middle of a turn, with cards in hand and several things to do.
    const busy = async (p) => (await p.locator("[data-point=objectives]").count()) > 0 && (await p.locator(".options .verb").count()) > 3;
    await playOn(host, busy);
    const page = await enter({ lang, touch: true, viewport: { width: 390, height: 844 } });
    await page.context().addCookies((await host.context().storageState()).cookies);
    await endanger(page);
    await page.goto(host.url());
    await page.locator("header .chip.danger").first().waitFor();
    for (const [width, height] of SIZES) {
      const where = `${lang}, ${width} x ${height}`;
      const lies = width > height;
      await page.setViewportSize({ width, height });
      await page.locator(`.map${lies ? ".lying" : ":not(.lying)"}`).waitFor();
      await settled(page);
      // From the top: bar, board, me, sheet.
      const [bar, me, sheet] = [await box(page, "header"), await box(page, ".foot .me"), await box(page, ".sheet")];
      assert.deepEqual([bar.y, bar.height, me.height], [0, 52, 44], where);
      assert.ok(Math.abs(me.y + me.height - sheet.y) < 1 && Math.abs(sheet.y + sheet.height - height) < 1, `${where}: me above the sheet, the sheet at the bottom`);
      assert.equal(await overhang(page), 0, where);
      const map = await box(page, ".map");
      assert.deepEqual([map.width, map.height], lies ? [92, 58] : [58, 92], where);
      assert.equal(await page.locator(".controls").count(), 0, where);
      assert.deepEqual(await cut(page, "header .chip, header button, .foot .me > :not(.line), .sheet #question"), [], where);
      assert.deepEqual(await overlaps(page, "header > *, .overview > *, .foot .me > *"), [], where);
      assert.deepEqual(await tooSmall(page, "header, .foot, .overview"), [], where);
      // The name is there as a whole, or not at all.
      const [line, name] = [await box(page, ".foot .me .line"), await box(page, ".foot .me b")];
      assert.ok(name.y >= line.y + line.height || name.x + name.width <= line.x + line.width + 1, `${where}: the name is cut`);
      // The hand stays in sight, each card with its whole name.
      const strip = await box(page, ".strip");
      assert.ok(strip.y + strip.height <= height + 1 && strip.height >= 84, where);
      assert.deepEqual(await page.locator(".strip button").evaluateAll((all) => all.filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)), [], where);
      // I and all that may be chosen are in sight.
      assert.deepEqual(await outOfSight(page, "main.board .target, .token.mine"), [], where);
      // What ends the game, whole.
      await page.locator("header .chips").tap();
      await page.getByRole("dialog").locator(".rail .said").waitFor();
      assert.deepEqual(await cut(page, "dialog .rail .first, dialog .rail .said li"), [], where);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      // What I am after, whole, over the board; a second tap covers it.
      await page.locator(".me .aims").tap();
      assert.deepEqual(await cut(page, ".me section li"), [], where);
      assert.deepEqual(await tooSmall(page, ".me section"), [], where);
      await page.locator(".me .aims").tap();
      assert.equal(await page.locator(".me section").count(), 0, where);
      // The rest of the state, behind buttons.
      for (const fold of await page.locator(".overview .fold").all()) {
        await fold.tap();
        await page.getByRole("dialog").waitFor();
        assert.deepEqual(await cut(page, "dialog li"), [], where);
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").waitFor({ state: "detached" });
      }
      // The sheet grows over the board: neither the board's size nor its direction changes.
      const before = await boardBox(page);
      await page.locator(".handle").tap();
      await page.getByRole("tablist").waitFor();
      assert.deepEqual(await boardBox(page), before, where);
      assert.deepEqual(await overhang(page), 0, where);
      await page.locator(".handle").tap();
      await page.getByRole("tablist").waitFor({ state: "detached" });
    }
    // Two taps beside everything show the whole board, two more go back; a tap on the map jumps.
    await page.setViewportSize({ width: 390, height: 844 });
    await settled(page);
    const map = await box(page, ".map");
    const gap = await page.evaluate(() => {
      for (let y = 60; y < innerHeight; y += 10)
        for (let x = 4; x < innerWidth; x += 10) {
          const there = document.elementFromPoint(x, y);
          if (there?.closest("main.board svg[role=group]") && !there.closest("[data-place]")) return { x, y };
        }
    });
    const twice = async () => {
      await page.touchscreen.tap(gap.x, gap.y);
      await page.touchscreen.tap(gap.x, gap.y);
    };
    await twice();
    await page.locator(".map").waitFor({ state: "detached" });
    assert.deepEqual(await outOfSight(page, "main.board [data-place^='slot:']"), [], "the whole board");
    await twice();
    await page.locator(".map").waitFor();
    const first = () => page.locator("main.board [data-place^='slot:']").first().boundingBox();
    const was = await first();
    await page.touchscreen.tap(map.x + map.width / 2, map.y + 12);
    await settled(page);
    assert.notDeepEqual(await first(), was, "the map leads somewhere else");
  });

test("what others say is noticed on a phone, and a tap leads there", async (enter) => {
  const host = await enter();
  await openTable(host, ["me", "invite"]);
  const phone = await enter({ lang: "de", touch: true, viewport: { width: 360, height: 640 } });
  await accept(phone, await invitation(host), "Ash");
  await start(host);
  await phone.locator("header .talk").waitFor();
  assert.equal(await phone.locator("header .badge").count(), 0);
  const say = (kind, to, text, what = {}) =>
    host.evaluate(
      ([path, body]) => fetch(path, { method: "POST", headers: { "Content-Type": "application/json", "X-Airlock": "1" }, body }).then((a) => a.status),
      [`/api/tables/${host.url().split("/t/")[1]}/messages`, JSON.stringify({ seat: 0, kind, to, text, what })],
    );
  await say("chat", [], "Wer ist an der Tür?");
  await say("whisper", [1], "Geh nicht in den Maschinenraum.");
  await phone.getByText(/flüstert: Geh nicht in den Maschinenraum/).waitFor();
  assert.equal(await phone.locator("header .badge").innerText(), "2");
  assert.match(await phone.locator("header .talk").getAttribute("aria-label"), /2 neue Nachrichten/);
  assert.deepEqual(await cut(phone, ".toast"), []);
  await phone.getByText(/flüstert: Geh nicht/).tap();
  const talk = phone.getByRole("dialog", { name: "Reden" });
  await talk.getByText("Wer ist an der Tür?").waitFor();
  assert.deepEqual(await cut(phone, "dialog form"), []);
  assert.equal(await phone.locator("header .badge").count(), 0, "read");
  // While it is open nothing else has to tell.
  await say("chat", [], "Hallo?");
  await talk.getByText("Hallo?").waitFor();
  assert.equal(await phone.locator(".toast", { hasText: "Hallo?" }).count(), 0);
});
