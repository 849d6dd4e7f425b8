import { HAS_SPACES, type Locale } from "#schemas/locale.ts";

/** What stands behind a sentence: Japanese and Chinese have their space in the 。 itself. */
export const sentenceSpace = (language: Locale): string => (HAS_SPACES[language] ? " " : "");
