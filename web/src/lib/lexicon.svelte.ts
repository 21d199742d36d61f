/** The catalogues this page has: its own words before anything is shown, a game's as soon as they are fetched. */
import { FluentResource, type FluentBundle } from "@fluent/bundle";
import { api } from "./sitting/api";
import { RefusedError } from "./sitting/socket";
import { unhurried } from "./device/line";
import { settings, type Lang } from "./device/settings.svelte";
import { addTo, bundleOf, warm, Words, type Fields } from "./words";

const OWN: Record<Lang, () => Promise<{ default: string }>> = {
  de: () => import("../locale/de.ftl?raw"),
  en: () => import("../locale/en.ftl?raw"),
};
const AGAIN = 3000; // milliseconds until a catalogue that did not come is asked for once more

class Lexicon {
  private own = $state.raw<Partial<Record<Lang, Words>>>({});
  private games = $state.raw<Record<string, Words>>({});
  private readonly asked = new Map<string, Promise<void>>();
  private readonly read: Partial<Record<Lang, FluentResource>> = {};

  /** The page's own words; those of the other language until the reader's are here. */
  get ui(): Words {
    return this.own[settings.lang] ?? Object.values(this.own)[0] ?? NOTHING;
  }

  /** A game's words; until they are here, the other language's or the page's own. Every game brings the general ones along. */
  of(game: string): Words {
    const { lang } = settings;
    return this.games[`${game}/${lang}`] ?? (game === "general" ? this.anyIn(lang) : undefined) ?? this.games[`${game}/${other(lang)}`] ?? this.ui;
  }

  /** Whether a game's words are here in the reader's language. */
  ready(game: string): boolean {
    return `${game}/${settings.lang}` in this.games;
  }

  /** Whether they are here at all, so that nobody is shown bare keys. */
  has(game: string): boolean {
    return this.ready(game) || `${game}/${other(settings.lang)}` in this.games;
  }

  /** The page's own words in the reader's language; what cannot be fetched leaves those there are. */
  async begin(lang: Lang = settings.lang): Promise<void> {
    if (this.own[lang]) return;
    const catalogue = await this.ownOf(lang);
    this.own = { ...this.own, [lang]: new Words(lang, bundleOf(lang, [catalogue])) };
  }

  /** Read once: every game's words begin with the page's own, and reading takes a slow phone long. */
  private async ownOf(lang: Lang): Promise<FluentResource> {
    const { default: text } = await OWN[lang]();
    return (this.read[lang] ??= new FluentResource(text));
  }

  /** See to it that a game's words come, and after them those of its rules. */
  need(game: string, lang: Lang = settings.lang): Promise<void> {
    const key = `${game}/${lang}`;
    const waiting = this.asked.get(key) ?? this.fetch(key, game, lang);
    this.asked.set(key, waiting);
    return waiting;
  }

  /** More words of a game that is here, for whoever needs them besides. */
  add(game: string, lang: Lang, catalogue: string): void {
    const key = `${game}/${lang}`;
    const words = this.games[key];
    if (words) this.games = { ...this.games, [key]: words.and(catalogue) };
  }

  private async fetch(key: string, game: string, lang: Lang): Promise<void> {
    try {
      const [own, text] = await Promise.all([this.ownOf(lang), api.words(game, lang, "play")]);
      const bundle = bundleOf(lang, [own, text]);
      warm(bundle);
      this.games = { ...this.games, [key]: new Words(lang, bundle) };
      if (game === "general") return;
      setTimeout(() => void this.addRules(key, bundle, game, lang), unhurried());
    } catch {
      setTimeout(() => {
        this.asked.delete(key);
        void this.need(game, lang);
      }, AGAIN);
    }
  }

  /** The words of refusals, which nobody needs before there is something to press. */
  private async addRules(key: string, bundle: FluentBundle, game: string, lang: Lang): Promise<void> {
    const rules = await api.words(game, lang, "rules").catch(() => "");
    addTo(bundle, rules);
    this.games = { ...this.games, [key]: new Words(lang, bundle) };
  }

  private anyIn(lang: Lang): Words | undefined {
    return Object.entries(this.games).find(([key]) => key.endsWith(`/${lang}`))?.[1];
  }
}

const NOTHING = new Words("en", bundleOf("en", []));
const other = (lang: Lang): Lang => (lang === "de" ? "en" : "de");

export const lexicon = new Lexicon();

/** One of the page's own messages, in the reader's language. */
export function t(key: string, fields: Fields = {}): string {
  return lexicon.ui.say(key, fields);
}

/** What kind of player a bot is; one the page has no words for goes by its own name. */
export function botName(bot: string): string {
  return lexicon.ui.has(`ui-bot-${bot}`) ? t(`ui-bot-${bot}`) : t("ui-bot", { bot });
}

/** What went wrong, in the reader's language. */
export function sorry(error: unknown, words: Words = lexicon.of("general")): string {
  if (error instanceof RefusedError) return words.refusal(error.key, error.fields, error.message, error.obstacle);
  return t("ui-broken");
}
