/**
 * `content/shared/phrases.yaml`: sentences that most fixes need, in each language, so that a release note which `npm run release` makes
 * from them exists in every language at once.
 */
import * as z from "zod";
import { Locale } from "./locale.ts";
import { ChangeKind } from "./release-facts.ts";
import { Line, Slug } from "./text.ts";

/** What can fill a gap `{in braces}`: a host of daws.yaml, a system, a plug-in format, or one of `actions`. */
export const PHRASE_SLOTS = ["host", "system", "format", "action"] as const;
export type PhraseSlot = (typeof PHRASE_SLOTS)[number];

const InEachLanguage = z
  .partialRecord(Locale, Line)
  .refine((texts) => Object.keys(texts).length > 0, "write the sentence in each language of the site");

export const Phrases = z.strictObject({
  summaries: z
    .array(
      z.strictObject({
        kinds: z.array(ChangeKind).min(1).describe("The kinds of change that the release has."),
        words: InEachLanguage.describe("The sentence in each language."),
      }),
    )
    .describe("A release in one sentence, by the kinds of its changes."),
  phrases: z
    .array(
      z.strictObject({
        id: Slug.describe("What npm run release calls it."),
        kind: ChangeKind.describe("What the change is."),
        subject: Line.optional().describe(
          "A commit subject of the same meaning, with the same gaps: npm run release -- --from-git finds it.",
        ),
        words: InEachLanguage.describe("The sentence, with gaps such as {host} and {action}: the same gaps in each language."),
      }),
    )
    .describe("Sentences about one change, with gaps that npm run release fills."),
  actions: z
    .array(
      z.strictObject({
        id: Slug.describe("What npm run release calls it.").meta({ examples: ["exporting"] }),
        words: InEachLanguage.describe("The text for {action} in each language, with its preposition."),
      }),
    )
    .describe("What can fill the gap {action}: when the fault happened."),
});
export type Phrases = z.infer<typeof Phrases>;
export type Phrase = Phrases["phrases"][number];
