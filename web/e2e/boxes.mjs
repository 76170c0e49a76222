// What is on the screen, measured by its boxes.

/** What of these elements is beyond the edge of the screen or of a box that scrolls, or has more in it than it shows. */
export function cut(page, selector) {
  return page.evaluate((wanted) => {
    const found = [...document.querySelectorAll(wanted)].filter((e) => e.checkVisibility());
    if (!found.length) return [`no ${wanted}`];
    const clips = (e) => getComputedStyle(e).overflow !== "visible";
    return found
      .filter((e) => {
        const box = e.getBoundingClientRect();
        const frames = [new DOMRect(0, 0, innerWidth, innerHeight)];
        // A dialog lies above everything: nothing around it clips it.
        for (let up = e.parentElement; up; up = up.tagName === "DIALOG" ? null : up.parentElement) if (clips(up)) frames.push(up.getBoundingClientRect());
        const inside = (f) => box.left >= f.left - 1 && box.top >= f.top - 1 && box.right <= f.right + 1 && box.bottom <= f.bottom + 1;
        return !frames.every(inside) || e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1;
      })
      .map((e) => `${wanted}: ${e.textContent.trim().slice(0, 60)}`);
  }, selector);
}

/** Pairs of these elements that overlap. */
export function overlaps(page, selector) {
  return page.evaluate((wanted) => {
    const boxes = [...document.querySelectorAll(wanted)].filter((e) => e.checkVisibility()).map((e) => [e.textContent.trim(), e.getBoundingClientRect()]);
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes.flatMap(([a, at], n) => boxes.slice(n + 1).filter(([, to]) => meet(at, to)).map(([b]) => `${a} / ${b}`));
  }, selector);
}

/** What can be tapped and is smaller than a finger, and words that are too small to read. What is on the board has its own measures. */
export function tooSmall(page, within = "body") {
  return page.evaluate((root) => {
    const shown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !e.closest("svg, .hidden, kbd, [inert]");
    const found = [...document.querySelectorAll(root)];
    const buttons = found.flatMap((e) => [...e.querySelectorAll("button, a, select, input")]).filter(shown);
    const low = buttons
      .map((e) => [e, e.getBoundingClientRect()])
      .filter(([, box]) => box.height < 43.5 || box.width < 39.5)
      .map(([e, box]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${e.ariaLabel || e.textContent.trim().slice(0, 40)}`);
    const words = found.flatMap((e) => [...e.querySelectorAll("*")]).filter((e) => shown(e) && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()));
    const faint = words
      .filter((e) => parseFloat(getComputedStyle(e).fontSize) < 12.5)
      .map((e) => `${getComputedStyle(e).fontSize}: ${e.textContent.trim().slice(0, 40)}`);
    return [...low, ...faint];
  }, within);
}
