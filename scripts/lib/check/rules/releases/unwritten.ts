/** releases/unwritten: sentences that npm run release left to be written. */
import { listBlocks } from "#scripts/lib/check/blocks.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { HOLE, isUnwritten } from "#scripts/lib/check/segments.ts";
import { languageName } from "#scripts/lib/report/wording.ts";

export const unwritten: CorpusRule = {
  id: "releases/unwritten",
  forbids: "A TODO in a release's text, where `npm run release` had no sentence.",
  example: "mdx",
  wrong: "changes:\n  faster-load: TODO what changed, in one sentence",
  right: "changes:\n  faster-load: Sessions open faster.",
  *check(corpus) {
    for (const { segment, locale, document } of listBlocks(corpus)) {
      const { text, start, field } = segment;
      if (document.place?.entity !== "ReleaseWords" || !isUnwritten(text)) continue;
      const id = field?.split("/")[1];
      yield {
        at: { file: document.file, start: start + text.indexOf("TODO"), end: start + text.replaceAll(HOLE, " ").trimEnd().length },
        message: `${id === undefined ? "this sentence" : `the sentence for ${id}`} is not written yet`,
        hint: `write it in ${languageName(locale)}`,
      };
    }
  },
};
