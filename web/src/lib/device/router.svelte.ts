/** Where the reader is: the path of the address, or what follows its `#` in a folder of files; the page is not loaded anew. */
import { drawer } from "./drawer.svelte";
import { IN_FILES } from "./where";

class Router {
  path = $state("/");
  hash = $state("");

  constructor() {
    this.read();
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  go(path: string, replace = false): void {
    if (path === this.path + this.hash) return;
    const address = IN_FILES ? `#${path}` : path;
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
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

  /** In a folder of files `#/rules/abraca#AB-020` is a path and a place; a place alone is one of the same path. */
  private read(): void {
    if (!IN_FILES) [this.path, this.hash] = [location.pathname, location.hash];
    else if (/^(#\/|$)/.test(location.hash)) {
      const [, path = "", place] = location.hash.split("#");
      [this.path, this.hash] = [path || "/", place ? `#${place}` : ""];
    } else this.hash = location.hash;
  }
}

export const router = new Router();

/** Let the router have every plain click on a link of this page. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (drawer.takes(IN_FILES ? link.hash.slice(1) : link.pathname + link.hash)) return event.preventDefault();
  if (link.pathname === location.pathname && link.hash) return; // the browser knows the way on this page
  event.preventDefault();
  router.go(link.pathname + link.hash);
}
