// Whether the table is drawn for a phone: the question as a sheet, the rail as chips.

const media = matchMedia("(max-width: 820px), (max-height: 520px)");
let narrow = $state(media.matches);
media.addEventListener("change", () => (narrow = media.matches));

export const screen = {
  get narrow(): boolean {
    return narrow;
  },
};
