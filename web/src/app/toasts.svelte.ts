// Short notices. An error says what to do.

export interface Toast {
  id: number;
  text: string;
  kind: "info" | "error";
  /** What a tap on it opens. */
  onopen?: (() => void) | undefined;
}

class Toasts {
  list = $state<Toast[]>([]);
  #next = 1;

  show(text: string, kind: Toast["kind"] = "info", ms = kind === "error" ? 9000 : 5000, onopen?: () => void): void {
    if (this.list.some((t) => t.text === text)) return;
    const id = this.#next++;
    this.list.push({ id, text, kind, onopen });
    setTimeout(() => this.close(id), ms);
  }

  close(id: number): void {
    this.list = this.list.filter((t) => t.id !== id);
  }
}

export const toasts = new Toasts();
