// The options of a new match, as its title declares them: what they can be, and what goes with what.

import type { NeedData, OptionData, TitleData } from "../api/types";

export type Chosen = Readonly<Record<string, string>>;

/** The single values in a value: several of some options can be chosen together. */
export function parts(option: OptionData, value: string): string[] {
  return option.several ? value.split(",").filter(Boolean) : [value];
}

export function valueOf(title: TitleData, chosen: Chosen, name: string): string {
  return chosen[name] ?? title.options.find((o) => o.name === name)?.default ?? "";
}

/** The least and the most players with these options. */
export function playersOf(title: TitleData, chosen: Chosen): [number, number] {
  let [least = 1, most = 1] = title.players;
  for (const option of title.options) {
    const [low = least, high = most] = option.players[valueOf(title, chosen, option.name)] ?? [];
    [least, most] = [Math.max(least, low), Math.min(most, high)];
  }
  return [least, most];
}

/** Why a value doesn't go with the other options that are chosen. */
export function barred(title: TitleData, chosen: Chosen, option: string, value: string): NeedData | undefined {
  return title.needs.find((need) => {
    if (need.option !== option || !need.values.includes(value)) return false;
    const other = title.options.find((o) => o.name === need.other);
    return !!other && parts(other, valueOf(title, chosen, other.name)).some((one) => !need.only.includes(one));
  });
}

/** The same in both directions: neither of two rows may make the other impossible. A switch gives way instead. */
export function excluded(title: TitleData, chosen: Chosen, option: string, value: string): Omit<NeedData, "option" | "values"> | undefined {
  const own = barred(title, chosen, option, value);
  if (own) return own;
  for (const { option: name, values, other, only, rule } of title.needs) {
    const needing = title.options.find((o) => o.name === name);
    if (other !== option || only.includes(value) || !needing || needing.row === "with") continue;
    if (!values.includes(valueOf(title, chosen, name))) continue;
    const fits = (one: string): boolean => !barred(title, { ...chosen, [option]: value }, name, one);
    return { other: name, only: needing.values.filter(fits), rule };
  }
  return undefined;
}

/** What is chosen after something has changed: a value that doesn't fit any more gives way to the default. */
export function settled(title: TitleData, chosen: Chosen): Record<string, string> {
  const out = { ...chosen };
  for (const option of title.options) {
    const value = valueOf(title, out, option.name);
    const fits = parts(option, value).filter((one) => !barred(title, out, option.name, one));
    if (option.several) out[option.name] = fits.join(",");
    else if (!fits.length) delete out[option.name];
  }
  return out;
}

/** A comma list with one value more, or without it, in the order of the declaration. */
export function toggled(option: OptionData, value: string, one: string, on: boolean): string {
  const had = parts(option, value);
  return option.values.filter((v) => (v === one ? on : had.includes(v))).join(",");
}
