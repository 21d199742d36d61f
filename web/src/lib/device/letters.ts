/** The page's letters: put on before anything is shown where they come soon, and else as soon as they are here. */
import sans from "@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?url";
import bold from "@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?url";
import serif from "@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2?url";
import { cameSoon } from "./line";
import { remember, remembered } from "./settings.svelte";

const KEY = "zaubertisch:letters";
const NEAR = 250; // milliseconds to the first byte: a line on which letters are here at once
const PATIENCE = 400;
const LATER = 12_000; // what is played with comes first

const FACES: [family: string, weight: string, url: string][] = [
  ["Alegreya Sans", "400", sans], ["Alegreya Sans", "700", bold], ["Alegreya Variable", "400 900", serif],
];

/** Resolves when the page may be shown: with its letters on a quick line or from the cache, else with the system's. */
export async function letters(): Promise<void> {
  if (isNear() || remembered(KEY)["kept"] === serif) await Promise.race([putOn(), pause(PATIENCE)]);
  else setTimeout(() => void keep(), LATER);
}

function isNear(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return load !== undefined && load.responseStart - load.requestStart < NEAR && cameSoon();
}

async function putOn(): Promise<void> {
  const faces = FACES.map(([family, weight, url]) => new FontFace(family, `url(${url})`, { weight }));
  const loaded = await Promise.all(faces.map((face) => face.load())).catch(() => []);
  for (const face of loaded) document.fonts.add(face);
  if (!loaded.length) return;
  document.documentElement.dataset.letters = "own";
  remember(KEY, { kept: serif });
}

/** For the next time. */
async function keep(): Promise<void> {
  const answers = await Promise.all(FACES.map(([, , url]) => fetch(url))).catch(() => []);
  if (answers.length && answers.every((answer) => answer.ok)) remember(KEY, { kept: serif });
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
