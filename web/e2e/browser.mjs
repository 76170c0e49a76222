// A real Chromium for tests and screenshots, and people who use it.
import { chromium } from "playwright-core";

export const DESKTOP = { width: 1600, height: 1000 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 360, height: 800 };

export function launch() {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--headless", "--disable-gpu"] });
}

/** A browser of its own: no cookies shared with others. Collects what goes wrong in it. */
export async function person(browser, url, { viewport = DESKTOP, lang = "en", touch = false, moments = 0, still = true, ...kept } = {}) {
  const context = await browser.newContext({
    viewport,
    locale: lang === "de" ? "de-DE" : "en-GB",
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: still ? "reduce" : "no-preference",
    baseURL: url,
  });
  await context.addInitScript((settings) => {
    if (!localStorage.getItem("airlock-settings")) localStorage.setItem("airlock-settings", JSON.stringify(settings));
  }, { lang, moments, sound: "off", ...kept });
  const page = await context.newPage();
  page.troubles = [];
  watch(page, page.troubles);
  return page;
}

/** Notes what must never happen in a browser. Refusals of the server and cut lines are not among it. */
export function watch(page, troubles) {
  page.on("console", (m) => m.type() === "error" && !/status of 4\d\d|ERR_INTERNET_DISCONNECTED/.test(m.text()) && troubles.push(m.text()));
  page.on("pageerror", (e) => troubles.push(String(e)));
  page.on("response", (r) => r.status() >= 500 && troubles.push(`${r.status()} ${r.url()}`));
}

/** Opens a row of the setup: that of an option, the seats, or "more". */
export async function openRow(page, row) {
  if (row === "seats" && !(await page.locator("#row-seats").count())) await page.locator(".foot button.seats").click();
  const section = page.locator(`section[data-options~="${row}"], section#row-${row}`).first();
  const closed = section.locator("> button");
  if (await closed.count()) await closed.click();
  return section;
}

/** Sets an option in the setup: a card that is chosen, or a switch. */
export async function setOption(page, option, value) {
  const row = await openRow(page, option);
  const fold = row.locator("button.plain");
  const input = row.locator(`input[name=${option}]`);
  if (!(await input.count()) && (await fold.count())) await fold.click();
  if ((await input.first().getAttribute("type")) === "radio") await row.locator(`input[name=${option}][value=${value}]`).check();
  else await input.first().setChecked((await input.first().getAttribute("value")) === value);
}

/**
 * Opens a table: seats as in ["me", "bot", "bot"], options as in { mode: "coop" }. What is usual is asked for directly,
 * which costs a fraction of filling in the form; whatever is chosen is chosen in the form.
 */
export async function openTable(page, seats, wanted = {}) {
  const { pace = "instant", bot = "random", clock = 0, name = "", options = {}, checks = {}, webhook = "" } = wanted;
  // The token of a program is shown to whoever filled in the form.
  if (seats.includes("program") || webhook || Object.keys({ ...options, ...checks }).length) return openByForm(page, seats, { pace, bot, clock, name, options, checks, webhook });
  const request = page.context().request;
  const [title] = await (await request.get("/api/titles")).json();
  const data = {
    title: title.name,
    seats: seats.map((kind, n) => ({ kind, name: kind === "local" ? `Guest ${n}` : kind === "me" ? "Ripley" : "", bot: kind === "bot" ? bot : "" })),
    name,
    pace,
    clock_seconds: clock,
    spectators: true,
    hints: true,
  };
  const answer = await request.post("/api/tables", { data, headers: { "X-Airlock": "1" } });
  if (!answer.ok()) throw new Error(await answer.text());
  await page.goto(`/t/${(await answer.json()).table.id}`);
  await page.locator("button.main.big").waitFor();
}

async function openByForm(page, seats, { pace, bot, clock, options, checks, webhook, name }) {
  await page.goto("/new");
  await page.locator(".sentence").waitFor();
  for (const [option, value] of Object.entries(options)) await setOption(page, option, value);
  const row = await openRow(page, "seats");
  const rows = row.locator("ol > li");
  await rows.first().waitFor();
  while ((await rows.count()) > seats.length) await rows.locator("button").last().click();
  while ((await rows.count()) < seats.length) await row.locator("button.add").click();
  for (const [n, kind] of seats.entries()) {
    const seat = rows.nth(n);
    await seat.locator("select").first().selectOption(kind);
    if (kind === "bot") await seat.locator("select").nth(1).selectOption(bot);
    else await seat.locator("input").fill(kind === "me" ? "Ripley" : kind === "local" ? `Guest ${n}` : "");
  }
  const more = await openRow(page, "more");
  await more.locator(`input[name=pace][value=${pace}]`).check();
  await more.locator(`input[name=clock][value="${clock}"]`).check();
  for (const [label, on] of Object.entries(checks)) await more.getByLabel(label).setChecked(on);
  if (webhook) await more.locator("input[type=url]").fill(webhook);
  if (name) await more.locator("input[maxlength='60']").fill(name);
  await page.locator("button.main.big").click();
  await page.waitForURL(/\/t\//);
  await page.locator("button.main.big").waitFor();
}

/** The invitation to the first free seat, from the lobby. */
export async function invitation(page) {
  const free = page.locator("ol.seats button[aria-expanded]", { hasText: /^(Invitation|Einladung)$/ }).first();
  if ((await free.getAttribute("aria-expanded")) !== "true") await free.click();
  return page.locator(".invite input").inputValue();
}

/** Follows an invitation and takes the seat. */
export async function accept(page, link, name) {
  await page.goto(link);
  await page.locator("main form input").fill(name);
  await page.locator("main form button.main").click();
  await page.locator("ol.seats").waitFor();
}

/** Starts the match from the lobby. */
export async function start(page) {
  await page.locator("button.main.big").click();
  await page.locator("main.board, .curtain").first().waitFor();
}

/** What can be chosen: an answer, or a verb that shows its targets. */
export const CHOICES = ".options button:is([data-key], [data-verb]):enabled";

/** What a person could do now: pass the device on, confirm, choose. */
function possible([stopAt, choices]) {
  const sees = (selector) => [...document.querySelectorAll(selector)].some((e) => e.checkVisibility());
  if (sees(".end") || (stopAt && sees(stopAt))) return "stop";
  if (sees(".curtain button.main")) return "curtain";
  if (sees(".preview button.main:enabled")) return "confirm";
  return sees(choices) ? "choose" : "";
}

/**
 * Answers at random through the buttons until `done` says stop, or before an answer where something is to be seen;
 * returns how many answers were given.
 */
export async function playOn(page, done, { most = 4000, random = Math.random, stopAt = "" } = {}) {
  let given = 0;
  for (let n = 0; n < most; n++) {
    if (await done(page, given)) return given;
    const now = await page.waitForFunction(possible, [stopAt, CHOICES], { timeout: 400 }).then(
      (found) => found.jsonValue(),
      () => "",
    );
    // The next question may have come while we waited: what is looked for may be there before it is answered.
    if (now && (await done(page, given))) return given;
    try {
      if (now === "stop") return given;
      if (now === "curtain") await page.locator(".curtain button.main").click({ timeout: 1500 });
      else if (now === "confirm") {
        await page.locator(".preview button.main:enabled").click({ timeout: 1500 });
        given++;
      } else if (now === "choose") {
        const options = page.locator(CHOICES);
        await options.nth(Math.floor(random() * (await options.count()))).click({ timeout: 1500 });
        given++;
      }
    } catch {
      // The question changed under the pointer: look again.
    }
  }
  throw new Error(`still not done after ${most} looks`);
}

/** Lets a page answer by itself until the end of the match, or until something else is shown: what is wanted where it is possible, otherwise at random. */
export async function autopilot(page, wanted = "", shown = ".end") {
  await page.evaluate(([wanted, shown, option]) => {
    clearTimeout(window.autopilot);
    const step = () => {
      if (document.querySelector(`.end, ${shown}`)) return;
      const choices = [".scene .skip", ".curtain button.main", ".preview button.main:enabled", `${option}[data-key="${wanted}"]`, option];
      const buttons = choices.map((c) => [...document.querySelectorAll(c)]).find((some) => some.length) ?? [];
      buttons[Math.floor(Math.random() * buttons.length)]?.click();
      window.autopilot = setTimeout(step, 20);
    };
    step();
  }, [wanted, shown, CHOICES]);
}

/** Ends what `autopilot` began. */
export async function rest(page) {
  await page.evaluate(() => clearTimeout(window.autopilot));
}

/** How many answers the table of a page has got. */
export async function answers(page) {
  const path = `/api/tables/${page.url().split("/t/")[1]}`;
  const { table } = await page.evaluate((from) => fetch(from).then((answer) => answer.json()), path);
  return table.seq;
}

/** Waits for the end as long as the match goes on, however slowly. */
export async function untilTheEnd(page) {
  for (let before = -1; ; ) {
    const fault = await page.locator(".end").waitFor().then(() => undefined, (late) => late);
    if (!fault) return;
    const now = await answers(page);
    if (now === before) throw fault;
    before = now;
  }
}

/** Plays to the end by autopilot, on all these pages at once. */
export async function toTheEnd(...pages) {
  await Promise.all(pages.map((page) => autopilot(page)));
  await Promise.all(pages.map(untilTheEnd));
}

export const isOver = (page) => page.locator(".end").isVisible();

/** The page fits: nothing has to be pushed sideways. */
export async function overhang(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What of the bar at the top lies beyond the edge of the screen: the page's width doesn't tell, the bar could scroll by itself. */
export async function cutOff(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("header *")]
      .filter((e) => e.checkVisibility() && e.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
      .map((e) => e.textContent.trim()),
  );
}
