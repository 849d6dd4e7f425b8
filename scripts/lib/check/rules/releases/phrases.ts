/** releases/phrase-gaps: the sentences of phrases.yaml have the same gaps in every language, and only gaps that can be filled. */
import { PHRASE_SLOTS } from "#schemas/phrases.ts";
import { findDoc } from "#scripts/lib/check/corpus.ts";
import { valueAt } from "#scripts/lib/check/positions.ts";
import { languagesOf } from "#scripts/lib/check/site-languages.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { didYouMean } from "#scripts/lib/check/suggest.ts";
import { listed } from "#scripts/lib/check/wording.ts";

const gapsOf = (text: string) => [...text.matchAll(/\{([^{}]*)\}/gu)].map(([, name = ""]) => name);
const shown = (gaps: readonly string[]) => (gaps.length === 0 ? "no gap" : listed(gaps.map((gap) => `{${gap}}`)));

export const phraseGaps: CorpusRule = {
  id: "releases/phrase-gaps",
  forbids:
    "A sentence of `phrases.yaml` with other gaps than in the language that the site's texts are written in first, or with a gap that nothing fills.",
  wrong: "words:\n  en: Fixed a crash in {host} when {action}.\n  de: Ein Absturz von {host} ist behoben.",
  right: "words:\n  en: Fixed a crash in {host} when {action}.\n  de: Ein Absturz von {host} {action} ist behoben.",
  *check(corpus) {
    const doc = findDoc(corpus, "Phrases");
    const { listed, source } = languagesOf(corpus);
    for (const [index, phrase] of (doc?.data.phrases ?? []).entries()) {
      if (doc === undefined || !phrase?.words?.[source]) continue;
      const wanted = gapsOf(phrase.words[source]).sort();
      const texts = [
        ...listed.map((locale) => ({ text: phrase.words?.[locale], at: valueAt(doc, "phrases", index, "words", locale) })),
        { text: phrase.subject, at: valueAt(doc, "phrases", index, "subject") },
      ];
      for (const { text, at } of texts) {
        if (!text) continue;
        const gaps = gapsOf(text).sort();
        const unknown = gaps.find((gap) => !PHRASE_SLOTS.some((slot) => slot === gap));
        if (unknown !== undefined)
          yield {
            at,
            message: `nothing fills {${unknown}}`,
            hint: didYouMean(unknown, PHRASE_SLOTS, `the gaps are ${shown(PHRASE_SLOTS)}`),
          };
        else if (gaps.join() !== wanted.join())
          yield { at, message: `this sentence has ${shown(gaps)}, and that in ${source} ${shown(wanted)}`, hint: "write the same gaps" };
      }
    }
  },
};
