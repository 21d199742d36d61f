import { shownKey, toldKey } from "./option_keys";

/** Shows on every button that says an option the key that says it too. */
export function marksKeys(root: HTMLElement, keys: Map<string, string>): { update: (keys: Map<string, string>) => void; destroy: () => void } {
  let known = keys;
  const mark = (): void => {
    for (const button of root.querySelectorAll<HTMLElement>("[data-word]")) {
      const key = button.ariaDisabled === "true" ? undefined : known.get(button.dataset["word"] ?? "");
      if (button.dataset["key"] === key) continue;
      if (key) {
        button.dataset["key"] = key;
        button.dataset["shown"] = shownKey(key);
        button.setAttribute("aria-keyshortcuts", toldKey(key));
      } else {
        delete button.dataset["key"];
        delete button.dataset["shown"];
        button.removeAttribute("aria-keyshortcuts");
      }
    }
  };
  const watch = new MutationObserver(mark);
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-word", "aria-disabled"] });
  mark();
  return {
    update: (next) => {
      known = next;
      mark();
    },
    destroy: () => watch.disconnect(),
  };
}
