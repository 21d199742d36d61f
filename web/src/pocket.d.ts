/** What `scripts/pocket.ts` tells of the build: where the worker's files lie, how large they are, which games a device offers. */
declare module "virtual:pocket" {
  import type { GameInfo } from "./lib/protocol";
  export const FOLDER: string;
  export const SIZES: Record<string, number>;
  export const GAMES: GameInfo[];
}

/** The golden games of a title that its rulebook leads to: see `scripts/golden.ts`. */
declare module "virtual:golden/*" {
  const records: Record<string, unknown>;
  export default records;
}
