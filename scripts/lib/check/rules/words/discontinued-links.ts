/** words/…: pages recommend what is sold. */
import { productsOf } from "#scripts/lib/check/catalogue.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import { listParts } from "#scripts/lib/check/document-parts.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { partsOf } from "./moved-links.ts";

/** Articles and releases are about discontinued products, too. */
const PAGE = /^content\/[a-z-]+\/pages\//u;

export const linkDiscontinued: CorpusRule = {
  id: "words/link-discontinued",
  forbids: "Nothing: this rule only notes a link from a page's text to a discontinued product, which the page may still recommend.",
  wrong: "# solutions.mdx\n- [HPL2 Processor](/hpl2-processor)",
  right: "- [HPL Processor](/hpl-processor)",
  *check(corpus) {
    const discontinued = listDiscontinued(corpus);
    for (const { url, at, document } of listParts(corpus, "links")) {
      const product = PAGE.test(document.file) ? discontinued.get(partsOf(url).path) : undefined;
      if (product === undefined) continue;
      const successor = productsOf(corpus).get(product.successor ?? "")?.doc.data.path;
      yield {
        at,
        severity: "note",
        message: `${product.name ?? url} is discontinued`,
        hint: `link to ${successor ?? "a product that is sold"}, unless the text says that it is no longer sold`,
      };
    }
  },
};

/** By the address of its page. */
const listDiscontinued = (corpus: Corpus) =>
  new Map(
    [...productsOf(corpus).values()].flatMap(({ doc: { data } }) =>
      data.salesCondition === "Discontinued" && data.path ? [[data.path, data] as const] : [],
    ),
  );
