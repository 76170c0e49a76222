// How lines of the log look.

import type { LogTones } from "../title";

export const log: LogTones = {
  chapter: ["round", "time_advanced", "game_ended"],
  secret: [
    "saw_coordinates", "saw_engine", "saw_attack_card", "saw_tile", "saw_token", "saw_event", "saw_objective", "scan_result",
  ],
  bad: [
    "attack", "attack_step", "light_wound", "serious_wound", "died", "burns", "infested", "encounter", "danger",
    "contaminated", "intruder_appeared", "self_destruct_started", "self_destruct_critical", "ship_destroyed",
    "lost_with_ship", "lost_in_jump", "contamination_kills", "fire_started", "malfunction_placed",
  ],
  noise: ["noise_rolled", "noise_placed"],
};
