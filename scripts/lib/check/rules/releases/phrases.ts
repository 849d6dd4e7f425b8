/** releases/…: the sentences of phrases.yaml have the same gaps in every language, and those of a release are written. */
import { PHRASE_SLOTS } from "#schemas/phrases.ts";
import { listBlocks } from "#scripts/lib/check/blocks.ts";
import { findDoc } from "#scripts/lib/check/corpus.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { didYouMean, languageName, listed as inWords } from "#scripts/lib/report/wording.ts";
import { listEntries } from "#scripts/lib/check/positions.ts";
import { HOLE, isUnwritten } from "#scripts/lib/check/segments.ts";
import { languagesOf } from "#scripts/lib/check/site-languages.ts";

const gapsOf = (text: string) => [...text.matchAll(/\{([^{}]*)\}/gu)].map(([, name = ""]) => name);
const shown = (gaps: readonly string[]) => (gaps.length === 0 ? "no gap" : inWords(gaps.map((gap) => `{${gap}}`)));

export const phraseGaps: CorpusRule = {
  id: "releases/phrase-gaps",
  forbids:
    "A sentence of `phrases.yaml` with other gaps than in the language in which the site's texts are written first, or with an unknown gap.",
  wrong: "words:\n  en: Fixed a crash in {host} when {action}.\n  de: Ein Absturz von {host} ist behoben.",
  right: "words:\n  en: Fixed a crash in {host} when {action}.\n  de: Ein Absturz von {host} {action} ist behoben.",
  *check(corpus) {
    const { listed, source } = languagesOf(corpus);
    for (const { entry: phrase, at } of listEntries(findDoc(corpus, "Phrases"), "phrases")) {
      if (!phrase.words?.[source]) continue;
      const wanted = gapsOf(phrase.words[source]).sort();
      const texts = [
        ...listed.map((locale) => ({ text: phrase.words?.[locale], at: at("words", locale) })),
        { text: phrase.subject, at: at("subject") },
      ];
      for (const { text, at: place } of texts) {
        if (!text) continue;
        const gaps = gapsOf(text).sort();
        const unknown = gaps.find((gap) => !PHRASE_SLOTS.some((slot) => slot === gap));
        if (unknown !== undefined)
          yield {
            at: place,
            message: `there is no gap {${unknown}}`,
            hint: didYouMean(unknown, PHRASE_SLOTS, `the gaps are ${shown(PHRASE_SLOTS)}`),
          };
        else if (gaps.join() !== wanted.join())
          yield {
            at: place,
            message: `this sentence has ${shown(gaps)}, and that in ${source} ${shown(wanted)}`,
            hint: "write the same gaps",
          };
      }
    }
  },
};

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
