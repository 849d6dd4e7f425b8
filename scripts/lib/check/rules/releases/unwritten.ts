/** releases/unwritten: what npm run release left for a person to write. */
import { LOCALE_NAMES } from "#schemas/locale.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { HOLE } from "#scripts/lib/check/segments.ts";

const TODO = new RegExp(`^[${HOLE}\\s]*TODO\\b`, "u");

export const unwritten: CorpusRule = {
  id: "releases/unwritten",
  forbids: "Words of a release that `npm run release` left open: a TODO where a sentence belongs.",
  example: "mdx",
  wrong: "changes:\n  faster-load: TODO what changed, in one sentence",
  right: "changes:\n  faster-load: Sessions open faster.",
  *check(corpus) {
    for (const { place, segments, file, locale } of corpus.documents.values()) {
      if (place?.entity !== "ReleaseWords" || locale === undefined) continue;
      for (const { text, start, field } of segments) {
        const at = text.indexOf("TODO");
        if (!TODO.test(text)) continue;
        const id = field?.split("/")[1];
        yield {
          at: { file, start: start + at, end: start + text.replaceAll(HOLE, " ").trimEnd().length },
          message: `${id === undefined ? "this sentence" : `the sentence for ${id}`} is not written yet`,
          hint: `write it in ${LOCALE_NAMES[locale]}`,
        };
      }
    }
  },
};
