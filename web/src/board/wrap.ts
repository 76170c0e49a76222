/** Names in small places: lines, hyphens, sizes. */

const VOWELS = "aeiouyäöü";
/** Letters that sound as one and stay together. */
const TOGETHER = ["st", "sp", "sc", "ch", "ck", "th", "ph", "qu", "tr", "gr", "kr", "br", "pr", "dr", "fr", "pl", "bl", "kl", "gl", "fl"];

/** Where a long word is best divided: between its parts if they can be told, near its middle. */
function divide(word: string): [string, string] {
  const low = word.toLowerCase();
  let [best, most] = [Math.ceil(word.length / 2), -Infinity];
  for (let n = 4; n <= word.length - 4; n++) {
    const [before, after] = [low[n - 1] ?? "", low[n] ?? ""];
    if (VOWELS.includes(after) || TOGETHER.includes(before + after)) continue;
    const joint = before === "s" ? 3 : VOWELS.includes(before) ? 0 : 1;
    const worth = joint - Math.abs(n - word.length / 2) * 0.3;
    if (worth > most) [best, most] = [n, worth];
  }
  return [`${word.slice(0, best)}-`, word.slice(best)];
}

/** Breaks a name into lines of about this many letters; only very long words are divided. */
export function wrap(name: string, letters: number): string[] {
  const lines: string[] = [];
  const parts = name.split(" ").flatMap((word) => {
    if (word.length <= letters + 1) return [word];
    const halves = word.split(/(?<=-)/);
    return halves.length > 1 ? halves : divide(word);
  });
  for (const part of parts) {
    const last = lines[lines.length - 1];
    const gap = last?.endsWith("-") ? "" : " ";
    if (last !== undefined && last.length + gap.length + part.length <= letters) lines[lines.length - 1] = last + gap + part;
    else lines.push(part);
  }
  return lines;
}

/** The size of letters with which the longest line still fits. */
export const fitting = (lines: string[], width: number, size: number): number =>
  Math.min(size, width / (0.58 * Math.max(1, ...lines.map((line) => line.length))));

/** A name that may be divided where `wrap` would do it: with soft hyphens, for places that break lines themselves. */
export function softened(name: string, letters: number): string {
  return name
    .split(" ")
    .map((word) => (word.length <= letters || word.includes("-") ? word : divide(word).join("").replace("-", "\u00AD")))
    .join(" ");
}
