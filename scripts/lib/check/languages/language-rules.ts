/** How a language writes facts, and its script. */
export type LanguageRules = {
  /** Names of currencies, as a pattern. */
  currency: string;
  /** The noun after a number of channels, as a pattern. */
  channels: string;
  /** The noun after a number of minutes, as a pattern. */
  minutes: string;
  /** Numbers of trial minutes as words. Source of 5 and 10: specification, section 9. */
  numberWords: Record<string, number>;
  /** What must follow a number word, where that word alone can mean something else, as a pattern. */
  numberWordsBefore?: string;
  /** Terms that show that a paragraph is about a trial. */
  trialTerms: RegExp;
  /** "Business days", as a pattern; a space stands for any white space. */
  businessDays: string;
  /** The scripts of the language, apart from Latin. */
  scripts: readonly Script[];
};

/** Scripts that only some languages use. */
export const SCRIPTS = {
  kana: String.raw`\u3041-\u3096\u30A1-\u30FA\u30FC`,
  han: String.raw`\p{Script=Han}`,
  hangul: String.raw`\p{Script=Hangul}`,
  cyrillic: String.raw`\p{Script=Cyrillic}`,
};
export type Script = keyof typeof SCRIPTS;
