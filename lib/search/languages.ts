/** How the search reads the words of each language, apart from their endings (stem.ts). */
import type { Locale } from "#schemas/locale.ts";

type SearchLanguage = {
  /** Words are joined to one without a hyphen, which is looked for by its parts, too. */
  joinsWords?: true;
  /** A short word before an apostrophe belongs to the next: it is left out ("l’essai"). */
  elides?: true;
  /** `ae`, `oe` and `ue` are other spellings of letters with dots. */
  spellsDotsAsE?: true;
};

const LANGUAGES: Readonly<Record<Locale, SearchLanguage>> = {
  ja: {},
  en: {},
  fr: { elides: true },
  de: { joinsWords: true, spellsDotsAsE: true },
  zh: {},
  es: {},
};

/** @param language A language code such as `de`. */
export const searchLanguage = (language: string): SearchLanguage =>
  (LANGUAGES as Readonly<Record<string, SearchLanguage | undefined>>)[language] ?? {};
