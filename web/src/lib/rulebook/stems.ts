/** Words without what grammar does to them, as `zaubertisch/words/search/stems.py` has it; a fixture holds both. */
const WORD = /[\p{L}\p{N}]+/gu;
const GENITIVE = /['’]s?(?![\p{L}\p{N}])/gu;
const SPELT_OUT = /ae|oe|(?<![aeq])ue/g; // not in Mauer, Feuer, Quelle
const SEPARABLE = /^(ab|an|auf|aus|ein|fort|her|hin|los|nach|um|vor|weg|weiter|zuruck|zu)?ge(?=.{3,}(t|en)$)/;
const GERMAN_ENDINGS = ["ern", "ers", "ens", "em", "er", "en", "es", "e", "s"];
const LEAST = 3; // letters that stay

/** The words of a text in order, in small letters without marks. */
export function wordsIn(text: string, lang: string): string[] {
  return bare(text, lang).match(WORD) ?? [];
}

/** Small letters without marks, German umlauts as their vowels however they are spelt. */
export function bare(text: string, lang: string): string {
  const low = text.toLowerCase().replace(GENITIVE, "").replaceAll("ß", "ss");
  const plain = low.normalize("NFD").replace(/\p{Mn}/gu, "");
  return lang === "de" ? plain.replace(SPELT_OUT, (found) => found.slice(0, 1)) : plain;
}

/** What the forms of a bare word have in common. */
export function stem(word: string, lang: string): string {
  return lang === "de" ? german(word) : english(word);
}

function ends(word: string, ...endings: string[]): boolean {
  return endings.some((each) => word.endsWith(each));
}

function english(word: string): string {
  let out = word;
  if (out.length > 4 && ends(out, "ies", "ied")) out = `${out.slice(0, -3)}y`;
  else if (out.length > 5 && ends(out, "ing")) out = out.slice(0, -3);
  else if (out.length > 3 && ends(out, "ed") && !ends(out, "eed")) out = out.slice(0, -2);
  else if (out.length > 4 && ends(out, "ses", "xes", "zes", "ches", "shes")) out = out.slice(0, -2);
  else if (out.length > 3 && ends(out, "s") && !ends(out, "ss")) out = out.slice(0, -1);
  if (out.length > LEAST && out.at(-1) === out.at(-2)) out = out.slice(0, -1);
  return out.length >= LEAST && ends(out, "e") ? out.slice(0, -1) : out;
}

function german(word: string): string {
  let out = word.replace(SEPARABLE, (_, first: string | undefined) => first ?? "");
  const ending = GERMAN_ENDINGS.find((each) => out.endsWith(each) && out.length - each.length >= LEAST) ?? "";
  out = out.slice(0, out.length - ending.length);
  if (ends(out, "st") && !ends(out, "sst") && out.length - 2 >= LEAST) return out.slice(0, -2);
  return ends(out, "t") && out.length - 1 >= LEAST ? out.slice(0, -1) : out;
}
