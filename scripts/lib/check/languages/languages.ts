import type { Locale } from "#schemas/locale.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { ja } from "./ja.ts";
import { zh } from "./zh.ts";
import type { LanguageRules } from "./language-rules.ts";

/** The rules of every language. */
export const LANGUAGE_RULES: Record<Locale, LanguageRules> = { ja, en, fr, de, zh, es };
