/** Where the reader is: the path of the address, without loading the page anew. */
class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  go(path: string, replace = false): void {
    if (path === location.pathname + location.hash) return;
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    const before = this.path;
    this.read();
    if (before === this.path || replace) return;
    scrollTo(0, 0);
    document.getElementById("content")?.focus({ preventScroll: true });
  }

  /** The parts of the path: `/table/abc` is ["table", "abc"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }
}

export const router = new Router();

/** Let the router have every plain click on a link of this page. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return; // the browser knows the way on this page
  event.preventDefault();
  router.go(link.pathname + link.hash);
}
