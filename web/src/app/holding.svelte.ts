// Something secret that is shown as long as it is held, and stays open after a short press.

/** A press that is shorter keeps it open, a longer one shows it as long as it lasts. */
const TAP_MS = 300;

export class Holding {
  open = $state(false);
  held = $state(false);
  #since = 0;

  get shown(): boolean {
    return this.open || this.held;
  }

  press = (): void => {
    if (this.held) return;
    this.held = true;
    this.#since = performance.now();
  };

  release = (tapped: boolean): void => {
    if (!this.held) return;
    this.held = false;
    this.open = tapped && performance.now() - this.#since < TAP_MS ? !this.open : false;
  };

  /** For what is pressed. A click without a pointer comes from the keyboard. */
  listen = (node: HTMLElement): void => {
    node.addEventListener("pointerdown", this.press);
    node.addEventListener("pointerup", () => this.release(true));
    for (const end of ["pointerleave", "pointercancel"]) node.addEventListener(end, () => this.release(false));
    node.addEventListener("contextmenu", (event) => event.preventDefault());
    node.addEventListener("click", (event) => {
      if (event.detail === 0) this.open = !this.open;
    });
  };
}
