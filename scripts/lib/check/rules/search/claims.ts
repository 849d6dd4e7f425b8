/** search/claim: what support must say is found by a query in each language. */
import { findDoc, listDocs } from "#scripts/lib/check/corpus.ts";
import { listEntries } from "#scripts/lib/check/positions.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { didYouMean } from "#scripts/lib/report/wording.ts";

export const claim: CorpusRule = {
  id: "search/claim",
  forbids: "A claim of `content/shared/search.yaml` for which a list of queries has no query, and a query for a claim that is not there.",
  wrong: "- { query: refund, first: /support/refunds, claim: refund }",
  right: "- { query: refund, first: /support/refunds, claim: refunds-are-rare }",
  *check(corpus) {
    const facts = findDoc(corpus, "SearchFacts");
    if (facts?.sound !== true) return;
    const claims = listEntries(facts, "claims").flatMap(({ entry: { id }, at }) => (id ? [{ id, at: at("id") }] : []));
    const known = claims.map(({ id }) => id);
    for (const doc of listDocs(corpus, "SearchQueries")) {
      const locale = doc.locale ?? "";
      const named = listEntries(doc, "queries").flatMap(({ entry, at }) => (entry.claim ? [{ id: entry.claim, at: at("claim") }] : []));
      for (const { id, at } of named) {
        if (!known.includes(id))
          yield {
            at,
            message: `content/shared/search.yaml has no claim ${id}`,
            hint: didYouMean(id, known, "add it there, or use one of its ids"),
          };
      }
      for (const { id, at } of claims) {
        if (!named.some((query) => query.id === id))
          yield {
            at,
            message: `${locale} has no query for this claim`,
            hint: `write one with claim: ${id} in content/${locale}/search-queries.yaml`,
          };
      }
    }
  },
};
