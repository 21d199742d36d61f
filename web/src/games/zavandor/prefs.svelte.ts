/** How this device pays: by itself with the least loss, or card by card. */
import { remember, remembered } from "../../lib/device/settings.svelte";

const KEY = "zaubertisch:zavandor";

class Prefs {
  #byHand = $state(remembered(KEY)["byHand"] === true);

  get byHand(): boolean {
    return this.#byHand;
  }

  set byHand(chosen: boolean) {
    this.#byHand = chosen;
    remember(KEY, { byHand: chosen });
  }
}

export const prefs = new Prefs();
