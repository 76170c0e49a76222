/** Breaks a name into lines of about this many letters; a long word stays whole. */
export function wrap(name: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The size of letters with which the longest line still fits. */
export const fitting = (lines: string[], width: number, size: number): number =>
  Math.min(size, width / (0.58 * Math.max(1, ...lines.map((line) => line.length))));
