// The words on the board, measured in the browser.

/**
 * What is wrong with them: those that are too small, lie upon each other or cross the wall of their room. A letter is as
 * high as a capital: what browsers call the box of a text has room for lines above and below.
 */
export function texts() {
  const LEAST = 11;
  const svg = document.querySelector("svg[role=group]");
  const frame = svg.getBoundingClientRect();
  const boxes = [...svg.querySelectorAll("text")].flatMap((text) => {
    if (!text.checkVisibility()) return [];
    const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
    const lines = text.querySelector("tspan") ? [...text.querySelectorAll("tspan")] : [text];
    return lines.map((line) => {
      const { left, right, top, bottom } = line.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      const place = text.closest("[data-place], .room");
      const at = (place?.matches(".room") ? place.querySelector("[data-place]") : place)?.getAttribute("data-place") ?? "";
      return { is: `${line.textContent} (${at})`, of: text, size, left, right, top: middle - size * 0.37, bottom: middle + size * 0.37 };
    });
  });
  const seen = boxes.filter((b) => b.right > frame.left && b.left < frame.right && b.bottom > frame.top && b.top < frame.bottom);
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const half = (wall, y) => {
    const points = [...wall.points].map((p) => new DOMPoint(p.x, p.y).matrixTransform(wall.getScreenCTM()));
    const cuts = points.flatMap((p, n) => {
      const q = points[(n + 1) % points.length];
      return p.y <= y !== q.y <= y ? [p.x + ((q.x - p.x) * (y - p.y)) / (q.y - p.y)] : [];
    });
    return [Math.min(...cuts), Math.max(...cuts)];
  };
  const crossing = seen.filter(({ of, left, right, top, bottom }) => {
    const wall = of.matches(".name, .number, .question") && of.closest(".room")?.querySelector(".wall");
    return wall && [top, bottom].some((y) => half(wall, y)[0] > left + 0.5 || half(wall, y)[1] < right - 0.5);
  });
  const rooms = [...svg.querySelectorAll(".room")];
  return {
    small: seen.filter(({ size }) => size < LEAST).map(({ is, size }) => `${is} ${size.toFixed(1)}`),
    upon: seen.flatMap((a, n) => seen.slice(n + 1).filter((b) => meet(a, b)).map((b) => `${a.is} / ${b.is}`)),
    crossing: crossing.map(({ is }) => is),
    nameless: rooms.filter((room) => !room.querySelector(".name, .number")?.textContent).length,
  };
}
