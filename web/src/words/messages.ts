// The messages of a language, as the Fluent files hold them. The server fills gaps with English.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;

/** Attributes that say more about a thing instead of naming it in another form. */
const NO_FORMS = ["text", "usage", "short", "code"];

export function messageId(...parts: string[]): string {
  return parts.join("-").replaceAll("_", "-");
}

export class Messages {
  readonly lang: string;
  readonly #bundle: FluentBundle;

  constructor(lang: string, ftl: string) {
    this.lang = lang;
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(ftl), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  hasAttribute(id: string, name: string): boolean {
    return this.#bundle.getMessage(id)?.attributes[name] !== undefined;
  }

  /** The other forms that a message has: `room-canteen` is also "in the Canteen". Descriptions are none. */
  variants(id: string): string[] {
    return Object.keys(this.#bundle.getMessage(id)?.attributes ?? {}).filter((name) => !NO_FORMS.includes(name));
  }

  /** A message with its values; its id if there is none, so that a gap is seen and nothing breaks. */
  say(id: string, values: Values = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, values, []) : id;
  }

  attribute(id: string, name: string, values: Values = {}): string {
    const pattern = this.#bundle.getMessage(id)?.attributes[name];
    return pattern ? this.#bundle.formatPattern(pattern, values, []) : `${id}.${name}`;
  }
}
