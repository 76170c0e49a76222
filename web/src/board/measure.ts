/** How wide words are in the letters of the board, as the browser draws them. */
const SIZE = 100;
let pen: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

/** The width of a text with letters of size 1. Before its letters are loaded, that of others like them. */
export function wordWidth(text: string): number {
  const found = known.get(text);
  if (found !== undefined) return found;
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * 0.6;
  pen.font = `650 ${SIZE}px "Inter Variable", system-ui, sans-serif`;
  const width = pen.measureText(text).width / SIZE;
  known.set(text, width);
  return width;
}

/** Calls back when letters have been loaded: what was measured before is no longer true. */
export function whenLoaded(then: () => void): () => void {
  const again = (): void => {
    known.clear();
    then();
  };
  document.fonts.addEventListener("loadingdone", again);
  return () => document.fonts.removeEventListener("loadingdone", again);
}
