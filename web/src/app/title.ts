// The title of the window: where one is, and whether somebody waits for an answer.

let place = "";
let call = "";

function show(): void {
  document.title = [call && `● ${call}`, place, "Airlock"].filter(Boolean).join(" · ");
}

/** Names the page that is shown. */
export function entitle(page: string): void {
  place = page;
  show();
}

/** Calls for somebody who looks elsewhere, until they look here again. */
export function callOut(text: string): void {
  call = text;
  show();
}

export const isElsewhere = () => document.hidden || !document.hasFocus();

function back(): void {
  if (isElsewhere() || !call) return;
  call = "";
  show();
}

addEventListener("focus", back);
document.addEventListener("visibilitychange", back);
