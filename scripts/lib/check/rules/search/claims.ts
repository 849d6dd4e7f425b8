/** search/claim: what support must say is found by a query in each language. */
import { findDoc, listDocs } from "#scripts/lib/check/corpus.ts";
import { valueAt } from "#scripts/lib/check/positions.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { didYouMean } from "#scripts/lib/report/wording.ts";

export const claim: CorpusRule = {
  id: "search/claim",
  forbids: "A claim of `content/shared/search.yaml` for which a list of queries has no query, and a query for a claim that is not there.",
  example: "yaml",
  wrong: "- { query: refund, first: /support/refunds, claim: refund }",
  right: "- { query: refund, first: /support/refunds, claim: refunds-are-rare }",
  *check(corpus) {
    const facts = findDoc(corpus, "SearchFacts");
    if (facts?.sound !== true) return;
    const claims = (facts.data.claims ?? []).flatMap((entry) => entry?.id ?? []);
    for (const doc of listDocs(corpus, "SearchQueries")) {
      const named = (doc.data.queries ?? []).map((entry) => entry?.claim);
      for (const [index, id] of named.entries())
        if (id && !claims.includes(id))
          yield {
            at: valueAt(doc, "queries", index, "claim"),
            message: `content/shared/search.yaml has no claim ${id}`,
            hint: didYouMean(id, claims, "add it there, or use one of its ids"),
          };
      for (const [index, id] of claims.entries())
        if (!named.includes(id))
          yield {
            at: valueAt(facts, "claims", index, "id"),
            message: `${doc.locale ?? ""} has no query for this claim`,
            hint: `write one with claim: ${id} in content/${doc.locale ?? ""}/search-queries.yaml`,
          };
    }
  },
};
