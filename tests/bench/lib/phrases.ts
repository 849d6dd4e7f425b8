/**
 * Sentence parts for the generated articles, in each language. Every language holds the same parts in the same order, so
 * that article 17 says the same thing everywhere, as a translation would. No facts and no figures: the checker would
 * rightly refuse them.
 */
import type { Locale } from "#schemas/locale.ts";
import { de } from "./phrases/de.ts";
import { en } from "./phrases/en.ts";
import { es } from "./phrases/es.ts";
import { fr } from "./phrases/fr.ts";
import { ja } from "./phrases/ja.ts";
import { zh } from "./phrases/zh.ts";

/** In every string `{name}`, `{with}` and `{place}` stand for the article's subject and place. */
export type Phrases = {
  /** Also `{number}`, the article's own: no two articles have one title. */
  title: string;
  description: string;
  keywords: readonly string[];
  headings: readonly [string, string, string, string];
  /** What is listened to or worked with: by name, and as a sentence part. */
  subjects: readonly { name: string; with: string }[];
  places: readonly string[];
  sentences: readonly string[];
  steps: readonly string[];
  table: { head: readonly [string, string, string]; rows: readonly (readonly [string, string, string])[] };
  remarks: readonly string[];
  /** `{product}` and `{systems}`, which is a fact component. */
  requirement: string;
  /** `{link}`, a link to a heading of the article before. */
  seeAlso: string;
  /** What stands between two sentences. */
  space: "" | " ";
};

export const PHRASES: Record<Locale, Phrases> = { ja, en, fr, de, zh, es };
