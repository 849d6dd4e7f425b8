import type { LanguageRules } from "./language-rules.ts";

/** German. */
export const de: LanguageRules = {
  currency: "(?:US-)?Dollar|USD|Yen|Euro",
  channels: "[-\\u2011]?(?:Kanäle?n?|Kanal)",
  minutes: "[-\\u2011]?(?:Minuten?|Min\\.)",
  numberWords: { fünf: 5, zehn: 10 },
  trialTerms: /\bTest|Testversion|Probe|Rauschen|\bDemo/u,
  businessDays: "(?:Werktagen?|Arbeitstagen?)",
  scripts: [],
};
