// Links that others can open. A page that was opened as localhost doesn't know how others find this machine: the server
// may.

import { api } from "../api/client";

const LOCAL = /^(localhost|127\.|\[::1\])/;

class Reach {
  /** Where links for others begin. */
  base = $state(location.origin);
  /** Whether they lead nowhere from another device. */
  onlyHere = $state(false);
  #asked = false;

  /** Finds out, once. */
  look(): void {
    if (this.#asked || !LOCAL.test(location.hostname)) return;
    this.#asked = true;
    api.reach().then(
      ({ url }) => {
        if (url) this.base = url;
        else this.onlyHere = true;
      },
      () => (this.#asked = false),
    );
  }

  /** A path of this app as a link for others. */
  link(path: string): string {
    return new URL(path, this.base).href;
  }
}

export const reach = new Reach();
