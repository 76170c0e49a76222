// A real Chromium for tests and screenshots.
import { chromium } from "playwright-core";

export const DESKTOP = { width: 1600, height: 1000 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };

export function launch() {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--headless", "--disable-gpu"] });
}

/** A browser of its own: no cookies shared with others. Collects what goes wrong in it. */
export async function person(browser, url, { viewport = DESKTOP, lang = "en", touch = false, moments = 0, still = true } = {}) {
  const context = await browser.newContext({
    viewport,
    locale: lang === "de" ? "de-DE" : "en-GB",
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: still ? "reduce" : "no-preference",
    baseURL: url,
  });
  await context.addInitScript((kept) => {
    if (!localStorage.getItem("airlock-settings")) localStorage.setItem("airlock-settings", JSON.stringify(kept));
  }, { lang, moments, sound: "off" });
  const page = await context.newPage();
  const troubles = [];
  page.on("console", (m) => m.type() === "error" && !/status of 4\d\d/.test(m.text()) && troubles.push(m.text()));
  page.on("pageerror", (e) => troubles.push(String(e)));
  page.troubles = troubles;
  return page;
}

/** Opens a table by the form: seats as in ["me", "bot", "bot"]. */
export async function openTable(page, seats, { pace = "instant" } = {}) {
  await page.goto("/new");
  await page.locator("ol select").first().waitFor();
  const rows = page.locator("ol > li");
  const removes = rows.locator("button");
  while ((await rows.count()) > seats.length) await removes.last().click();
  while ((await rows.count()) < seats.length) await page.locator("section > .row > button").first().click();
  for (const [n, kind] of seats.entries()) {
    const row = rows.nth(n);
    await row.locator("select").first().selectOption(kind);
    if (kind === "bot") await row.locator("select").nth(1).selectOption("random");
    else await row.locator("input").fill(kind === "me" ? "Ripley" : `Guest ${n}`);
  }
  await page.locator("details > summary").click();
  await page.locator(`input[name=pace]`).nth(["instant", "brisk", "calm"].indexOf(pace)).check();
  await page.locator("button.main").click();
  await page.waitForURL(/\/t\//);
}

/** Starts the match from the lobby. */
export async function start(page) {
  await page.locator("button.main").click();
  await page.locator("main.board").waitFor();
}

/** Answers at random through the buttons until `done` says stop; returns how many answers were given. */
export async function playOn(page, done, { most = 4000, random = Math.random } = {}) {
  let given = 0;
  for (let n = 0; n < most; n++) {
    if (await done(page, given)) return given;
    const curtain = page.locator(".curtain button.main");
    if (await curtain.isVisible()) await curtain.click();
    const count = await page.locator(".options button[data-key]:enabled").count();
    if (!count) {
      const confirm = page.locator(".preview button.main:enabled");
      if (await confirm.isVisible()) await confirm.click().then(() => given++, () => {});
      else await page.waitForTimeout(60);
      continue;
    }
    const option = page.locator(".options button[data-key]:enabled").nth(Math.floor(random() * count));
    try {
      await option.click({ timeout: 1500 });
      given++;
      const confirm = page.locator(".preview button.main:enabled");
      if (await confirm.isVisible()) await confirm.click({ timeout: 1500 });
    } catch {
      // The question changed under the pointer: look again.
    }
  }
  throw new Error(`still not done after ${most} looks`);
}

export const isOver = (page) => page.locator(".end").isVisible();
