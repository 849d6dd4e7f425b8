import { HAS_SPACES, type Locale } from "#schemas/locale.ts";

/** What separates two sentences: nothing in Japanese and Chinese, where 。 includes the space. */
export const sentenceSpace = (language: Locale): string => (HAS_SPACES[language] ? " " : "");
