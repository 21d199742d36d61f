/** The catalogues this page has: its own words at once, a game's as soon as they are fetched. */
import german from "../locale/de.ftl?raw";
import english from "../locale/en.ftl?raw";
import { api } from "./sitting/api";
import { RefusedError } from "./sitting/socket";
import { settings, type Lang } from "./device/settings.svelte";
import { bundleOf, Words, type Fields } from "./words";

const OWN: Record<Lang, string> = { de: german, en: english };

class Lexicon {
  private readonly own: Record<Lang, Words> = {
    de: new Words("de", bundleOf("de", [german])),
    en: new Words("en", bundleOf("en", [english])),
  };
  private games = $state.raw<Record<string, Words>>({});
  private readonly asked = new Map<string, Promise<void>>();

  /** The page's own words. */
  get ui(): Words {
    return this.own[settings.lang];
  }

  /** A game's words; until they are here, the other language's or the page's own. */
  of(game: string): Words {
    return this.games[`${game}/${settings.lang}`] ?? this.ui;
  }

  ready(game: string): boolean {
    return `${game}/${settings.lang}` in this.games;
  }

  /** See to it that a game's words come. */
  need(game: string, lang: Lang = settings.lang): Promise<void> {
    const key = `${game}/${lang}`;
    const waiting = this.asked.get(key) ?? this.fetch(key, game, lang);
    this.asked.set(key, waiting);
    return waiting;
  }

  private async fetch(key: string, game: string, lang: Lang): Promise<void> {
    try {
      const text = await api.words(game, lang);
      this.games = { ...this.games, [key]: new Words(lang, bundleOf(lang, [OWN[lang], text])) };
    } catch {
      this.asked.delete(key);
    }
  }
}

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
