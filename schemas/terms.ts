/** `content/shared/terms.yaml`: names that are never translated, and words that each language has agreed on. */
import { z } from "zod";
import { Locale } from "./locale.ts";
import { Line } from "./text.ts";

export const Terms = z.strictObject({
  names: z.array(
    z.strictObject({
      name: Line.describe("How it is always written."),
      never: z.array(Line).min(1).describe("Ways it is never written: misspellings, translations, wrong case. Matched letter for letter."),
    }),
  ),
  unbroken: z
    .array(Line)
    .default([])
    .describe("Words that stay on one line on pages, in any language: those in which a line would end behind a hyphen or a space."),
  terms: z.array(
    z.strictObject({
      en: Line.describe("What the term is called in English."),
      use: z.partialRecord(Locale, Line).describe("The agreed word in each language."),
      never: z.partialRecord(Locale, z.array(Line).min(1)).default({}).describe("Words that are not used for it."),
    }),
  ),
});
export type Terms = z.infer<typeof Terms>;
