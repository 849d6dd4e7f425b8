/** What the checker knows of each language: how it writes the facts that belong in content/shared, and its letters. */
export type LanguageRules = {
  /** Names of currencies, as a pattern. */
  currency: string;
  /** The word behind a count of channels, as a pattern. */
  channels: string;
  /** The word behind a count of minutes, as a pattern. */
  minutes: string;
  /** The numbers that trials have, as words. Source of 5 and 10: specification, section 9. */
  numberWords: Record<string, number>;
  /** What must follow a number word, where that word alone can mean something else, as a pattern. */
  numberWordsBefore?: string;
  /** Words by which a paragraph is known to speak of a trial. */
  trialWords: RegExp;
  /** "Business days", as a pattern; a space stands for any white space. */
  businessDays: string;
  /** The scripts of its own letters beside the Latin ones. */
  scripts: readonly Script[];
};

/** Scripts that are looked for where they do not belong. */
export const SCRIPTS = {
  kana: String.raw`\u3041-\u3096\u30A1-\u30FA\u30FC`,
  han: String.raw`\p{Script=Han}`,
  hangul: String.raw`\p{Script=Hangul}`,
  cyrillic: String.raw`\p{Script=Cyrillic}`,
};
export type Script = keyof typeof SCRIPTS;
