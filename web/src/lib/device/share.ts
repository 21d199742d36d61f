/** Hand a link on: by the device's own way of sharing where there is one, else by copying it. */
import { copy } from "./copy";

export type Shared = "shared" | "copied" | "by-hand";

export const canShare = typeof navigator.share === "function";

export async function share(link: string, title: string): Promise<Shared> {
  if (canShare) {
    try {
      await navigator.share({ title, url: link });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "shared"; // somebody thought better of it
    }
  }
  return (await copy(link)) ? "copied" : "by-hand";
}
