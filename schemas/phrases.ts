/**
 * `content/shared/phrases.yaml`: sentences that most fixes need, in each language side by side, so that a note that
 * `npm run release` makes from them is there in every language at once.
 */
import { z } from "zod";
import { Locale } from "./locale.ts";
import { ChangeKind } from "./release-facts.ts";
import { Line, Slug } from "./text.ts";

/** What a gap `{in braces}` is filled with: a host of daws.yaml, a system, a plug-in format, or one of `actions`. */
export const PHRASE_SLOTS = ["host", "system", "format", "action"] as const;
export type PhraseSlot = (typeof PHRASE_SLOTS)[number];

const InEachLanguage = z
  .partialRecord(Locale, Line)
  .refine((words) => Object.keys(words).length > 0, "write the sentence in each language of the site");
export type InEachLanguage = z.infer<typeof InEachLanguage>;

export const Phrases = z.strictObject({
  summaries: z
    .array(z.strictObject({ kinds: z.array(ChangeKind).min(1), words: InEachLanguage }))
    .describe("A release in one sentence, by the kinds of its changes."),
  phrases: z.array(
    z.strictObject({
      id: Slug.describe("What npm run release calls it."),
      kind: ChangeKind,
      subject: Line.optional().describe("A commit subject that says the same, with the same gaps: npm run release -- --from-git finds it."),
      words: InEachLanguage.describe("The sentence, with gaps such as {host} and {action}: the same gaps in each language."),
    }),
  ),
  actions: z
    .array(z.strictObject({ id: Slug, words: InEachLanguage }))
    .describe("Fills {action}: when it happened, with the preposition that its language wants."),
});
export type Phrases = z.infer<typeof Phrases>;
export type Phrase = Phrases["phrases"][number];
