// Why a bot does something, in one sentence of bots.ftl. Follows src/airlock/bots/why.py.

import type { View, Why } from "../api/types";
import type { Words } from "../words/words";
import { messageId } from "../words/messages";

export function inWords(why: Why, view: View, words: Words): string {
  const message = messageId("bot", why.reason);
  const to = `${message}-to`;
  return why.slot && words.has(to) ? words.say(to, { room: words.slot(why.slot, view) }) : words.say(message);
}
