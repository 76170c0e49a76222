// What a person prefers, kept in this browser.

export type Switch = "auto" | "on" | "off";

interface Kept {
  lang: string;
  motion: Switch;
  sound: Switch;
  volume: number;
  contrast: boolean;
  /** How long moments stay, in parts of the usual time; 0 shows none. */
  moments: number;
  confirm: Switch;
  notify: boolean;
  name: string;
  /** Boxes that somebody doesn't own: new ones are shown. */
  unowned: string[];
}

const KEY = "airlock-settings";
export const LANGUAGES = ["en", "de"];

const media = (query: string) => matchMedia(query).matches;

function usual(): Kept {
  const lang = navigator.language.slice(0, 2);
  return {
    lang: LANGUAGES.includes(lang) ? lang : "en",
    motion: "auto",
    sound: "auto",
    volume: 0.5,
    contrast: false,
    moments: 1,
    confirm: "auto",
    notify: false,
    name: "",
    unowned: [],
  };
}

function read(): Kept {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual();
  }
}

class Settings {
  kept = $state<Kept>(read());

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.kept[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  get still(): boolean {
    return this.kept.motion === "off" || (this.kept.motion === "auto" && media("(prefers-reduced-motion: reduce)"));
  }

  /** Sounds are off on phones until somebody wants them. */
  get loud(): boolean {
    return this.kept.sound === "on" || (this.kept.sound === "auto" && media("(pointer: fine)"));
  }

  /**
   * Whether an answer is shown before it is sent: what is grave, and where fingers slip what can't be taken back,
   * unless price and consequence stood where it was touched.
   */
  asks({ grave, final }: { grave: boolean; final: boolean }, wasRead = false): boolean {
    if (this.kept.confirm !== "auto") return this.kept.confirm === "on";
    return grave || (final && !wasRead && media("(pointer: coarse)"));
  }
}

export const settings = new Settings();
