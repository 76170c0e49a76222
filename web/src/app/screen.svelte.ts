// Whether the table is drawn for a phone: the question as a sheet, the rail as chips.

const media = matchMedia("(max-width: 820px), (max-height: 520px)");
let narrow = $state(media.matches);
media.addEventListener("change", () => (narrow = media.matches));

// A phone that stands shows the ship standing, whatever the sheet takes of it: it turns only when the phone does.
const standing = matchMedia("(orientation: portrait)");
let upright = $state(standing.matches);
standing.addEventListener("change", () => (upright = standing.matches));

export const screen = {
  get narrow(): boolean {
    return narrow;
  },
  get upright(): boolean {
    return upright;
  },
};
