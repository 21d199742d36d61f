/** The rulebook beside a table: whoever sits there reads on without going away. */

class Drawer {
  /** The table's game while one is at a table, whose links to rules then open the drawer. */
  game = $state("");
  /** The paragraph that is read, "" for the beginning, or nothing while the drawer is closed. */
  at = $state.raw<string | null>(null);
  /** Where the reader comes from, and goes back to. */
  private from: Element | null = null;

  /** One is at a table of this game now. */
  beside(game: string): void {
    this.game = game;
  }

  /** One is at no table any more. */
  leave(): void {
    this.game = "";
    this.at = this.from = null;
  }

  open(place: string): void {
    if (this.at === null) this.from = document.activeElement;
    this.at = place;
  }

  /** Closed, with the focus where it was if that is still there. */
  close(): void {
    this.at = null;
    const back = this.from instanceof HTMLElement && this.from.isConnected && this.from.checkVisibility() ? this.from : null;
    (back ?? document.querySelector<HTMLElement>("#content"))?.focus({ preventScroll: true });
    this.from = null;
  }

  /** Whether a link is one to the rules of the game that is played here; it is then followed in the drawer. */
  takes(path: string): boolean {
    const [, game = "", place = ""] = /^\/rules(?:\/(\w+))?(?:#(.*))?$/.exec(path) ?? [];
    const ours = this.game !== "" && /^\/rules(\/|#|$)/.test(path) && (game === "" || game === this.game);
    if (ours) this.open(place);
    return ours;
  }
}

export const drawer = new Drawer();
