import type { LanguageRules } from "./language-rules.ts";

/** Spanish. */
export const es: LanguageRules = {
  currency: "dólares|dólar|USD|yenes|yen|euros?",
  channels: "(?:canales|canal)",
  minutes: "minutos?",
  numberWords: { cinco: 5, diez: 10 },
  trialTerms: /\bprueba|\bruido|\bdemo/iu,
  businessDays: "días (?:laborables|hábiles)",
  scripts: [],
};
