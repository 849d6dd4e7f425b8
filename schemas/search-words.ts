/** How visitors of one language say things: `content/<locale>/search.yaml`. The search reads it when the site is built and when it is asked. */
import * as z from "zod";
import { Line } from "./text.ts";

const Group = z.array(Line).min(2, "write at least two words or phrases that mean the same");

export const SearchWords = z.strictObject({
  synonyms: z
    .array(Group)
    .describe(
      "Groups of words or phrases that mean the same on this site; each finds what any other of its group finds. Spelling, capitals, accents, hyphens, endings and kana are folded before: one form of each is enough.",
    )
    .meta({ examples: [[["uninstall", "remove", "delete", "get rid of"]]] }),
  meanings: z
    .array(
      z.strictObject({
        typed: z.array(Line).min(1).describe("What visitors type: words or phrases."),
        means: z.array(Line).min(1).describe("What it means in the words of the pages. It is not searched the other way round."),
      }),
    )
    .describe("Words that mean more than they say, one way only: who types noise may mean the end of a trial.")
    .meta({ examples: [[{ typed: ["noise", "hiss"], means: ["trial"] }]] }),
  questionWords: z
    .array(Line)
    .describe(
      "Words of a question that say nothing about its subject, also phrases: how, where, can I, please. They are left out of a query.",
    )
    .meta({ examples: [["how", "where", "can i", "please"]] }),
  lightWords: z
    .array(Line)
    .describe("Words that stand on nearly every page, such as plug-in or audio. They count little beside other words, and fully alone.")
    .meta({ examples: [["plug-in", "software", "audio"]] }),
  compoundParts: z
    .array(Line)
    .describe("Parts that compounds are made of, beside the words of the pages: Lizenz, Schlüssel. Empty in languages without compounds.")
    .meta({ examples: [["lizenz", "schlüssel"]] }),
});
export type SearchWords = z.infer<typeof SearchWords>;
