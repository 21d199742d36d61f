/** What somebody could know of hidden places, while it is shown: a board has room for it beside each of them. */
import type { KnownPicture } from "./game";
import type { HiddenPlace } from "./protocol";
import type { Words } from "./words";

export interface Shown {
  picture: KnownPicture;
  places: HiddenPlace[];
  view: Record<string, unknown>;
  words: Words;
}

class Knowing {
  shown = $state.raw<Shown | null>(null);
}

export const knowing = new Knowing();
