import type { LanguageRules } from "./language-rules.ts";

/** English. */
export const en: LanguageRules = {
  currency: "(?:US )?dollars?|USD|yen|euros?",
  channels: "[-\\u2011]?(?:channels?|ch)",
  minutes: "[-\\u2011]?(?:minutes?|mins?)",
  numberWords: { five: 5, ten: 10 },
  trialTerms: /\btrials?\b|\bnoise\b|\bdemo\b/iu,
  businessDays: "(?:business|working) days?",
  scripts: [],
};
