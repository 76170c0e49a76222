// Every page and dialog: nothing serious for axe-core, both languages, a phone's width, the keyboard; settings and rules.
import assert from "node:assert/strict";
import { findings, unreachable } from "./axe.mjs";
import { answers, autopilot, CHOICES, cutOff, DESKTOP, openRow, openTable, overhang, PHONE, playOn, SMALL_PHONE, start, toTheEnd } from "./browser.mjs";
import { suite } from "./suite.mjs";

const test = suite();

const PAGES = ["/", "/new", "/watch", "/replays", "/rules", "/settings", "/credits", "/nowhere", "/join/XXXXXX"];

/** As wide as the screen, the bar at the top too; what fits a phone has to fit a small one. */
async function isNarrow(page, where) {
  const usual = page.viewportSize();
  for (const viewport of usual.width === PHONE.width ? [usual, SMALL_PHONE] : [usual]) {
    await page.setViewportSize(viewport);
    assert.equal(await overhang(page), 0, `${where} is too wide for ${viewport.width} px`);
    assert.deepEqual(await cutOff(page), [], `the bar of ${where} is too wide for ${viewport.width} px`);
  }
  await page.setViewportSize(usual);
}

/** Fit for everybody, as wide as the screen, and without the name of a missing text. */
async function isFit(page, where) {
  assert.deepEqual(await findings(page), [], where);
  assert.deepEqual(await unreachable(page), [], where);
  await isNarrow(page, where);
  assert.doesNotMatch(await page.locator("body").innerText(), /\b(app|seat|board)-[a-z]+/, `${where} shows the name of a text`);
}

for (const [lang, other, viewport] of [["en", "DE", DESKTOP], ["de", "EN", PHONE]])
  test(`pages in ${lang} at ${viewport.width} px, then in ${other}`, async (enter) => {
    const page = await enter({ lang, viewport });
    for (const path of PAGES) {
      // What a page fetches must be there before its text is compared.
      await page.goto(path, { waitUntil: "networkidle" });
      await page.locator("h1").first().waitFor();
      if (path === "/new") await openRow(page, "more");
      await isFit(page, path);
      // The language changes at once, with all that is filled in and opened.
      const before = await page.locator("main").innerText();
      await page.getByRole("button", { name: other, exact: true }).click();
      await page.locator(`html[lang=${other.toLowerCase()}]`).waitFor();
      await page.waitForFunction((old) => document.querySelector("main").innerText !== old, before);
      await isNarrow(page, `${path} in ${other}`);
      await page.getByRole("button", { name: lang.toUpperCase(), exact: true }).click();
      await page.waitForFunction((old) => document.querySelector("main").innerText === old, before);
    }
  });

/** Made-up boxes beside the real one: worlds, and what comes aboard. */
async function shelve(page, worlds, aboard) {
  const names = [...Array(worlds - 1).keys()].map((n) => `world_${n}`);
  await page.route("**/api/titles", async (route) => {
    const [real] = await (await route.fetch()).json();
    real.boxes = real.boxes.filter((box) => !box.aboard);
    real.boxes.push(...[...Array(aboard).keys()].map((n) => ({ name: `guest_${n}`, presets: { mode: "coop" }, aboard: true })));
    const others = names.map((name) => ({ ...real, name, boxes: [{ name, presets: {}, aboard: false }] }));
    await route.fulfill({ json: [real, ...others] });
  });
  await page.route("**/api/locales/*", async (route) => {
    const added = [...names, ...[...Array(aboard).keys()].map((n) => `guest_${n}`)].map(
      (name) => `app-box-${name.replace("_", "-")} = Box ${name.replace("_", " ")}\n    .promise = Something waits, and it has waited for a long time.\n    .facts = 1-5 players\n`,
    );
    await route.fulfill({ body: `${await (await route.fetch()).text()}\n${added.join("")}`, contentType: "text/plain" });
  });
}

test("the shelf has no holes with one to six boxes, and hides what somebody doesn't own", async (enter) => {
  const page = await enter({ viewport: { width: 1440, height: 900 } });
  for (const [worlds, aboard] of [[1, 0], [3, 0], [1, 3], [3, 1], [3, 2], [3, 3]]) {
    await page.unrouteAll();
    await shelve(page, worlds, aboard);
    for (const [width, height] of [[1440, 900], [1024, 768], [390, 844], [360, 640], [844, 390]]) {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      await page.locator("a.box").nth(worlds + aboard - 1).waitFor();
      assert.equal(await overhang(page), 0);
      // Every row of boxes reaches from edge to edge; nothing is cut in a box.
      const found = await page.locator("a.box").evaluateAll((all) => ({
        cut: all.flatMap((e) => [...e.querySelectorAll(".words *")]).filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "inline").map((e) => e.textContent),
        boxes: all.map((e) => e.getBoundingClientRect().toJSON()),
      }));
      assert.deepEqual(found.cut, []);
      const shelf = await page.locator(".shelf").boundingBox();
      for (const top of new Set(found.boxes.map((b) => b.top))) {
        const row = found.boxes.filter((b) => b.top === top);
        const ends = [Math.min(...row.map((b) => b.left)), Math.max(...row.map((b) => b.right))];
        assert.ok(Math.abs(ends[0] - shelf.x) < 2 && Math.abs(ends[1] - shelf.x - shelf.width) < 2, `${worlds}+${aboard} at ${width}: ${ends}`);
        assert.equal(new Set(row.map((b) => b.height)).size, 1);
      }
      assert.ok((await page.locator(".main").count()) <= 1);
    }
    assert.equal(await page.getByText("Boxes I own").count(), worlds + aboard > 1 ? 1 : 0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByText("Boxes I own").click();
  await page.getByLabel("Box guest 1").uncheck();
  assert.equal(await page.locator("a.box").count(), 5);
  await page.reload();
  await page.locator("a.box").nth(4).waitFor();
  assert.equal(await page.locator("a.box").count(), 5);
  assert.deepEqual(await findings(page), []);
  // A box that comes aboard opens the same page with its own choice made.
  await page.getByText("Box guest 0").first().click();
  await page.getByText("cooperative", { exact: true }).waitFor();
});

test("the table that waits for me comes first, with the only filled button", async (enter) => {
  const page = await enter();
  await openTable(page, ["me", "bot"], { name: "Older" });
  await start(page);
  await page.locator(".options button[data-key]:enabled").first().waitFor();
  await openTable(page, ["me", "invite"], { name: "Newer" });
  await page.goto("/");
  await page.locator(".tables li").nth(1).waitFor();
  assert.match(await page.locator(".tables li").first().innerText(), /Older.*Your turn/s);
  assert.deepEqual(await page.locator(".main").allInnerTexts(), ["Go on"]);
});

test("a list that the server refuses stays, and the page says so", async (enter) => {
  const page = await enter();
  await openTable(page, ["me", "bot"], { name: "Friday" });
  await page.goto("/");
  const table = page.locator("section li", { hasText: "Friday" });
  await table.waitFor();
  const error = { code: "too_fast", message: "too many at once: wait 3 s", detail: { seconds: 3 } };
  await page.route("**/api/tables/{mine,public}", (route) => route.fulfill({ status: 429, json: { error } }));
  // By links, so that the app remembers what it had.
  await page.locator("nav a[href='/watch']").click();
  await page.getByText(/The list didn't come.*Wait a few seconds/).waitFor();
  await isFit(page, "/watch without its list");
  await page.goBack();
  await page.getByText(/may be out of date.*Wait a few seconds/).waitFor();
  await table.waitFor();
  await isFit(page, "/ with an old list");
  await page.unroute("**/api/tables/{mine,public}");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("may be out of date").waitFor({ state: "detached" });
  await table.waitFor();
});

for (const viewport of [DESKTOP, PHONE])
  test(`lobby, table and its dialogs at ${viewport.width} px`, async (enter) => {
    const page = await enter({ viewport, lang: viewport === PHONE ? "de" : "en" });
    await openTable(page, ["me", "invite", "bot"]);
    await page.locator("button[aria-label*=' 1'][aria-expanded]").click();
    await isFit(page, "lobby");
    await page.locator("ol.seats button[aria-expanded]").nth(1).click();
    await page.locator(".invite svg").waitFor();
    await isFit(page, "lobby with an invitation");
    await start(page);
    await playOn(page, async (p, given) => given >= 6 && (await p.locator(".options button").count()) > 0);
    await isFit(page, "table");
    if (viewport === PHONE) {
      await page.locator(".handle").click();
      await page.locator("[role=tablist]").waitFor();
    }
    const tabs = page.getByRole("tab");
    for (const n of [1, 2, 0]) {
      await tabs.nth(n).click();
      await isFit(page, `tab ${n}`);
    }
    await page.locator("li .rule").first().click();
    await page.getByRole("dialog").locator("article").waitFor();
    await isFit(page, "rule");
    await page.keyboard.press("Escape");
    const [help, menu] = viewport === PHONE ? ["Hilfe", "Menü"] : ["Help", "Menu"];
    for (const name of [help, menu]) {
      // On a phone the menu leads to the help. Rooms of the board may be called alike.
      if (viewport === PHONE) await page.getByRole("button", { name: menu, exact: true }).click();
      if (viewport !== PHONE || name === help) await page.getByRole("button", { name, exact: true }).click();
      await page.getByRole("dialog").waitFor();
      await isFit(page, name);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
  });

test("a scene can be read by keyboard alone", async (enter) => {
  // It stays until all is looked at.
  const page = await enter({ moments: 1000 });
  await openTable(page, ["me", "bot"]);
  await start(page);
  // The next answer would end it.
  await autopilot(page, "", ".scene");
  await page.locator(".scene .told").waitFor();
  assert.deepEqual(await findings(page), [], "scene");
  assert.deepEqual(await unreachable(page), [], "scene");
  assert.equal(await page.locator(".scene .told").count(), 1);
});

test("curtain, end and replay", async (enter) => {
  const page = await enter({ moments: 0.5 });
  await openTable(page, ["me", "local"]);
  await start(page);
  await isFit(page, "curtain");
  await toTheEnd(page);
  await page.locator(".end[data-done=true]").waitFor();
  await isFit(page, "end");
  await page.locator(".end .bar a[href^='/replay/table/']").click();
  await page.locator(".scrub input").waitFor();
  await isFit(page, "replay");
});

/** What the page shows, if that isn't what it showed before. */
function changed(before) {
  const now = `${document.querySelectorAll(".options .marked").length} ${document.body.innerText}`;
  return now === before ? "" : now;
}

test("from the start page into a match without a mouse", async (enter) => {
  const page = await enter();
  await page.goto("/");
  await page.locator("a.box").first().focus();
  await page.keyboard.press("Enter");
  await page.locator(".sentence button").last().focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Characters").or(page.locator("input[name=characters]")).first().focus();
  await page.keyboard.press("Space");
  await page.getByText("with a free choice of characters").waitFor();
  await page.keyboard.press("Space");
  // Enter in a field opens the table.
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Start" }).focus();
  await page.keyboard.press("Enter");
  await page.locator(CHOICES).first().waitFor();
  const first = await answers(page);
  // A number chooses, or marks a card; Enter takes the leading verb, and sends what is shown before it is sent.
  for (let n = 0; (await answers(page)) < first + 3; n++) {
    assert.ok(n < 20, "twenty keys must be enough for three answers");
    await page.locator(CHOICES).or(page.locator(".preview button.main")).first().waitFor();
    const marked = await page.locator(".options .marked").count();
    const leads = (await page.locator(".preview, .options [data-verb]").count()) > 0;
    const before = await page.evaluate(changed, "");
    await page.keyboard.press(leads ? "Enter" : String(marked + 1));
    await page.waitForFunction(changed, before);
  }
  await page.keyboard.press("c");
  assert.equal(await page.getByRole("tab", { name: "Crew" }).getAttribute("aria-selected"), "true");
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

test("settings last, and take effect at once", async (enter) => {
  const page = await enter({ still: false });
  const choice = (group, text) => page.getByRole("group", { name: group }).getByRole("radio", { name: text, exact: true });
  await page.goto("/settings");
  await choice("Motion", "Reduced").check();
  await page.locator("html[data-still]").waitFor();
  await choice("Contrast", "Stronger").check();
  await page.locator("html[data-contrast=more]").waitFor();
  assert.deepEqual(await findings(page), [], "strong contrast");
  await choice("Encounters, deaths and events as scenes", "Long").check();
  await choice("Sound", "On").check();
  await page.getByLabel("Volume").fill("0.8");
  await choice("Show a decision before it is sent", "Always").check();
  await choice("Language", "Deutsch").check();
  await page.getByRole("heading", { name: "Einstellungen" }).waitFor();
  await page.reload();
  for (const [group, text] of [["Bewegung", "Reduziert"], ["Kontrast", "Stärker"], ["Ton", "An"], ["Sprache", "Deutsch"]])
    assert.ok(await choice(group, text).isChecked(), group);
  assert.ok(await choice("Begegnungen, Tode und Ereignisse als Szenen", "Lang").isChecked());
  assert.ok(await choice("Entscheidungen vor dem Senden zeigen", "Immer").isChecked());
  assert.equal(await page.getByLabel("Lautstärke").inputValue(), "0.8");
});

test("rules: by section, by words, by number, and from a link in the match", async (enter) => {
  const page = await enter();
  await page.goto("/rules");
  await page.getByText("Noise rolls and noise markers").click();
  await page.locator("#NEM-NOISE-01").waitFor();
  await page.locator("input[type=search]").fill("noise marker");
  await page.locator("article").first().waitFor();
  const all = await page.locator("article").count();
  await page.locator("input[type=search]").fill("noise-01");
  await page.waitForFunction((n) => document.querySelectorAll("article").length < n, all);
  await page.locator("#NEM-NOISE-01").waitFor();
  await page.locator("input[type=search]").fill("xyzzy");
  await page.getByText("No rule has all of these words.").waitFor();
  await page.goto("/rules/NEM-NOISE-01");
  await page.locator("#NEM-NOISE-01").waitFor();
  await page.getByRole("button", { name: "DE", exact: true }).click();
  await page.getByText(/Geräusch/).first().waitFor();
});
