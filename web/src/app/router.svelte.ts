// Pages by path. Links are plain anchors: a click on one of this app stays in the app.

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  query = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#click(event));
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    this.#read();
    // Where only the address changes, the reader stays where they are.
    if (!replace) scrollTo(0, 0);
  }

  /** The parts of the path: ["t", "abc"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
    this.query = location.search;
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
