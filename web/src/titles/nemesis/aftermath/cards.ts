// What the cards of the new people do, as the colours of their pictures.

import type { CardFamily } from "../../title";

const CARDS: Partial<Record<CardFamily, string[]>> = {
  steel: ["robot_repairs", "corporate_clearance", "golden_parachute", "self_repair", "interface", "lockpicking"],
  force: ["robot_strike", "robot_shield", "combat_algorithm", "laika_attack", "tactical_move", "brawl"],
  scout: ["laika_seek", "slip_away", "psychological_profile"],
  supply: ["robot_errand", "laika_fetch", "pickpocket", "bonus_payment", "pharmacist", "field_dressing", "er"],
  calm: ["delegate", "therapy", "suggestion", "pep_talk", "overclock"],
};

export const families: Record<string, CardFamily> = Object.fromEntries(
  (Object.keys(CARDS) as CardFamily[]).flatMap((family) => (CARDS[family] ?? []).map((card) => [card, family])),
);
