/** `content/shared/terms.yaml`: names that are never translated, and the agreed terms of each language. */
import * as z from "zod";
import { Locale } from "./locale.ts";
import { Line } from "./text.ts";

export const Terms = z.strictObject({
  names: z
    .array(
      z.strictObject({
        name: Line.describe("The name as it is always written."),
        never: z
          .array(Line)
          .min(1)
          .describe("Wrong ways to write it: misspellings, translations, wrong case. Compared character by character."),
      }),
    )
    .describe("Names of products, companies and techniques. They may stand in any language's text."),
  unbroken: z
    .array(Line)
    .default([])
    .describe(
      "Words and phrases in which pages break no line, in any language, where a phone has room for them: about 24 Latin letters in text, 16 in headings. Case counts.",
    ),
  terms: z
    .array(
      z.strictObject({
        en: Line.describe("The English term."),
        use: z.partialRecord(Locale, Line).describe("The agreed term in each language."),
        never: z.partialRecord(Locale, z.array(Line).min(1)).default({}).describe("Terms that are not used for it, in each language."),
      }),
    )
    .describe("Terms that each language has agreed on."),
});
