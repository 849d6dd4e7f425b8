import type { LanguageRules } from "./language-rules.ts";

/** French. */
export const fr: LanguageRules = {
  currency: "dollars?|USD|yens?|euros?",
  channels: "(?:canaux|canal|voies)",
  minutes: "(?:minutes?|min)",
  numberWords: { cinq: 5, dix: 10 },
  trialTerms: /\bessai|\bbruit|\bdémo/iu,
  businessDays: "jours? ouvr(?:és?|ables?)",
  scripts: [],
};
