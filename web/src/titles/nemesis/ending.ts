// The end of a match: engines and course as pictures, and what the log says of it.

import type { EndingLook } from "../endings";
import Course from "./end/Course.svelte";
import Engines from "./end/Engines.svelte";
import { results } from "./results";

export const ending: EndingLook = {
  acts: { engines_revealed: { Picture: Engines, alone: true }, coordinates_revealed: { Picture: Course } },
  ...results,
};
