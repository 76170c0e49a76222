// What axe-core finds serious or critical on a page, and more than one button that Enter would press.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export async function findings(page) {
  await atRest(page);
  // By the debugger, so that the page's own policy against foreign scripts stays as it is.
  await page.evaluate(source);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  const main = await filled(page);
  return violations
    .filter((v) => v.impact === "serious" || v.impact === "critical")
    .map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.target.join(" ")).join(" | ")}`)
    .concat(main.length > 1 ? [`filled buttons: ${main.join(", ")}`] : []);
}

/** Buttons that are filled with the colour of an action: on every screen one at most. A dialog is a screen of its own. */
export async function filled(page) {
  await atRest(page);
  return page.evaluate(() => {
    const probe = document.createElement("i");
    probe.style.color = "var(--action)";
    document.body.append(probe);
    const amber = getComputedStyle(probe).color;
    probe.remove();
    const screen = [...document.querySelectorAll("dialog[open], .curtain, .end")].at(-1) ?? document;
    return [...screen.querySelectorAll("button, .button, [role=button]")]
      .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.disabled && getComputedStyle(e).backgroundColor === amber)
      .map((e) => e.textContent.trim());
  });
}

/** Colours halfway between two states aren't a fault: waits for everything that moves and comes to an end. */
async function atRest(page) {
  await page.waitForFunction(() => {
    const ends = (animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime);
    return !document.getAnimations().some((a) => a.playState === "running" && ends(a));
  });
}

/** What could scroll and can't be reached by the keyboard then. Whether it scrolls now depends on texts and screens, so all of it is made too small. */
export async function unreachable(page) {
  await page.evaluate(source);
  return page.evaluate(async () => {
    const tight = [];
    for (const element of document.querySelectorAll("body *")) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const along = { x: /auto|scroll/.test(overflowX), y: /auto|scroll/.test(overflowY) };
      if (!(along.x || along.y) || !element.checkVisibility()) continue;
      tight.push([element, element.getAttribute("style")]);
      for (const side of [...(along.y ? ["height"] : []), ...(along.x && !along.y ? ["width"] : [])]) {
        element.style.setProperty(`min-${side}`, "0", "important");
        element.style.setProperty(`max-${side}`, "40px", "important");
      }
    }
    const { violations } = await window.axe.run(document, { runOnly: ["scrollable-region-focusable"] });
    for (const [element, style] of tight) {
      if (style === null) element.removeAttribute("style");
      else element.setAttribute("style", style);
    }
    return violations.flatMap((v) => v.nodes.map((n) => n.target.join(" ")));
  });
}
