import { ALL_LOCALES, type Locale } from "#schemas/locale.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { ja } from "./ja.ts";
import { zh } from "./zh.ts";
import type { LanguageRules } from "./language-rules.ts";

/** The rules of every language. */
export const LANGUAGE_RULES: Record<Locale, LanguageRules> = { ja, en, fr, de, zh, es };

// Commands run code without checking its types, and every command that reads content would fail somewhere with a message that names nothing.
const lacking = ALL_LOCALES.filter((locale) => !Object.hasOwn(LANGUAGE_RULES, locale));
if (lacking.length > 0) throw new Error(`scripts/lib/check/languages/languages.ts has no rules for ${lacking.join(", ")}`);
