/** catalogue/…: names that refer to something must refer to something that exists. */
import { findEdition, findLinks, listEditions, productsAreSound, productsOf, suggestEdition } from "#scripts/lib/check/catalogue.ts";
import { type Corpus, findDoc, listDocs } from "#scripts/lib/check/corpus.ts";
import { keyAt, valueAt } from "#scripts/lib/check/positions.ts";
import type { Span } from "#scripts/lib/check/problem.ts";
import type { CodeRule, CorpusRule } from "#scripts/lib/check/rule.ts";
import { didYouMean, findNearest } from "#scripts/lib/check/suggest.ts";
import { listLinkUses } from "./link-uses.ts";

export const unknownLink: CorpusRule = {
  id: "catalogue/unknown-link",
  forbids: "A link key that `content/shared/links.yaml` does not have.",
  wrong: "buyLink: buyMonolow",
  right: "buyLink: buyMonoLow",
  *check(corpus) {
    const links = findLinks(corpus);
    if (links === undefined) return;
    for (const { key, at } of listLinkUses(corpus)) {
      if (Object.hasOwn(links, key)) continue;
      yield {
        at,
        message: `content/shared/links.yaml has no link ${key}`,
        hint: didYouMean(key, Object.keys(links), `add ${key} there, or use one of its keys`),
      };
    }
  },
};

export const unusedLink: CodeRule = {
  id: "catalogue/unused-link",
  forbids: "A link that neither content nor code uses. Looked for by `npm run types`.",
  wrong: "links:\n  oldShop: https://old.rittai-audio.example",
  right: "links: {}",
  *check(corpus, { links: linksInCode }) {
    const doc = findDoc(corpus, "Links");
    const links = Object.keys(doc?.data.links ?? {});
    // A misspelt use is one problem, and was meant as a use.
    const used = new Set(listLinkUses(corpus).map(({ key }) => (links.includes(key) ? key : findNearest(key, links))));
    // What cannot be read may use any of them.
    if ([...corpus.documents.values()].some((analysis) => !analysis.sound)) return;
    for (const key of links) {
      if (doc === undefined || used.has(key) || linksInCode.has(key)) continue;
      yield { at: keyAt(doc, "links", key), message: `nothing uses the link ${key}`, hint: "remove it" };
    }
  },
};

export const unknownDaw: CorpusRule = {
  id: "catalogue/unknown-daw",
  forbids: "A host that `content/shared/daws.yaml` does not have.",
  wrong: "daws: [logic]",
  right: "daws: [logic-pro]",
  *check(corpus) {
    const doc = findDoc(corpus, "Daws");
    const known = new Set((doc?.data.daws ?? []).flatMap((daw) => daw?.id ?? []));
    if (!doc?.sound) return;
    for (const { at, id } of listDawUses(corpus)) {
      if (!known.has(id))
        yield {
          at,
          message: `content/shared/daws.yaml has no host ${id}`,
          hint: didYouMean(id, known, "add it there, or use one of its ids"),
        };
    }
  },
};

function listDawUses(corpus: Corpus): { id: string; at: Span }[] {
  return [...productsOf(corpus).values()].flatMap(({ doc }) => [
    ...(doc.data.daws ?? []).flatMap((id, place) => (id ? [{ id, at: valueAt(doc, "daws", place) }] : [])),
    ...(doc.data.editions ?? []).flatMap((edition, index) =>
      (edition?.daws ?? []).flatMap((id, place) => (id ? [{ id, at: valueAt(doc, "editions", index, "daws", place) }] : [])),
    ),
  ]);
}

export const unknownProduct: CorpusRule = {
  id: "catalogue/unknown-product",
  forbids: "A product that has no file in `content/shared/products/`.",
  wrong: "successor: hpl-procesor",
  right: "successor: hpl-processor",
  *check(corpus) {
    const known = productsOf(corpus);
    const uses: { slug: string; at: Span }[] = [];
    for (const { doc } of known.values()) if (doc.data.successor) uses.push({ slug: doc.data.successor, at: valueAt(doc, "successor") });
    const support = findDoc(corpus, "SupportIndex");
    for (const [topic, { articles }] of (support?.data.topics ?? []).map((each) => each ?? {}).entries()) {
      for (const [article, entry] of (articles ?? []).entries()) {
        for (const [index, slug] of (entry?.products ?? []).entries()) {
          if (support && slug) uses.push({ slug, at: valueAt(support, "topics", topic, "articles", article, "products", index) });
        }
      }
    }
    for (const { slug, at } of uses) {
      if (known.has(slug)) continue;
      yield {
        at,
        message: `there is no product ${slug}`,
        hint: didYouMean(slug, known.keys(), "write the name of a file in content/shared/products"),
      };
    }
  },
};

export const keyOnce: CorpusRule = {
  id: "catalogue/key-once",
  forbids: "A catalogue key that two editions have: prices, installers and words would not know which is meant.",
  wrong: "# 3dx.yaml\n- key: monoLow",
  right: "# 3dx.yaml\n- key: threeDXLite",
  *check(corpus) {
    const first = new Map<string, Span>();
    for (const { product, edition, index } of listEditions(corpus)) {
      const at = valueAt(product.doc, "editions", index, "key");
      const before = edition.key ? first.get(edition.key) : undefined;
      if (before !== undefined)
        yield {
          at,
          message: `another edition has the key ${String(edition.key)}`,
          hint: "give each edition its own key",
          related: [{ at: before, message: "the first one" }],
        };
      else if (edition.key) first.set(edition.key, at);
    }
  },
};

export const upgrade: CorpusRule = {
  id: "catalogue/upgrade",
  forbids: "An upgrade between editions that are not both of the product, or that does not lead to a larger one.",
  wrong: "# 3dx.yaml\nupgrades:\n  - { from: threeDXStandard, to: threeDXLite, … }",
  right: "# 3dx.yaml\nupgrades:\n  - { from: threeDXLite, to: threeDXStandard, … }",
  *check(corpus) {
    for (const product of productsOf(corpus).values()) {
      const keys = (product.doc.data.editions ?? []).map((edition) => edition?.key);
      for (const [index, entry] of (product.doc.data.upgrades ?? []).entries()) {
        const ends = (["from", "to"] as const).map((end) => ({ end, key: entry?.[end], place: keys.indexOf(entry?.[end] ?? undefined) }));
        for (const { end, key, place } of ends) {
          if (!key || place >= 0) continue;
          const owner = findEdition(corpus, key)?.product.slug;
          const own = keys.filter((each): each is NonNullable<typeof each> => Boolean(each));
          yield {
            at: valueAt(product.doc, "upgrades", index, end),
            message: owner === undefined ? `no edition has the key ${key}` : `${key} is an edition of ${owner}`,
            hint: `write a key of this product: ${own.join(", ")}`,
          };
        }
        const [from, to] = ends;
        if (from && to && from.place >= 0 && to.place >= 0 && to.place <= from.place) {
          yield {
            at: valueAt(product.doc, "upgrades", index, "to"),
            message: "an upgrade leads to a larger edition",
            hint: "swap from and to",
          };
        }
      }
    }
  },
};

export const bundlePart: CorpusRule = {
  id: "catalogue/bundle-part",
  forbids: "A bundle with a part that does not exist, is discontinued or is free.",
  wrong: "parts: [hpl2Processor, monoLow]",
  right: "parts: [hplProcessorLite, monoLow]",
  *check(corpus) {
    for (const doc of listDocs(corpus, "Bundle")) {
      for (const [index, key] of (doc.data.parts ?? []).entries()) {
        if (!key) continue;
        const found = findEdition(corpus, key);
        if (found === undefined && productsAreSound(corpus))
          yield { at: valueAt(doc, "parts", index), message: `no edition has the key ${key}`, hint: suggestEdition(corpus, key) };
        const price = found?.edition.price as { free?: boolean } | undefined;
        const why = found?.product.doc.data.salesCondition === "Discontinued" ? "discontinued" : price?.free ? "free" : undefined;
        if (why !== undefined) yield { at: valueAt(doc, "parts", index), message: `${key} is ${why}`, hint: "bundle what is for sale" };
      }
    }
  },
};
