// What the action cards do, as the colours of their pictures: work on the ship, force, moving, finding things, people.

import type { CardFamily } from "../title";

const CARDS: Record<CardFamily, string[]> = {
  steel: ["basic_repairs", "repairs", "fast_repairs", "ingenuity", "computer_skills", "piloting", "blocking_access", "intranet"],
  force: ["demolition", "suppressive_fire", "covering_fire", "full_auto", "taking_aim", "reload", "pyrotechnics"],
  scout: ["reconnaissance", "knowledge_of_the_ship", "technical_corridors", "risk_assessment"],
  supply: ["search", "scavenging", "old_friend"],
  calm: ["rest", "interruption", "order", "motivation", "nerves_of_steel", "adrenaline"],
  bad: ["contamination"],
  void: [],
  flesh: [],
};

export const families: Record<string, CardFamily> = Object.fromEntries(
  (Object.keys(CARDS) as CardFamily[]).flatMap((family) => CARDS[family].map((card) => [card, family])),
);
