/** catalogue/…: a key that refers to something refers to something that exists. */
import {
  type EditionPlace,
  findEdition,
  findLinks,
  listEditions,
  productsAreSound,
  productsOf,
  suggestEdition,
} from "#scripts/lib/check/catalogue.ts";
import { type Corpus, findDoc, listDocs } from "#scripts/lib/check/corpus.ts";
import { repeatedIn } from "#scripts/lib/check/repeated.ts";
import type { CorpusRule, RuleText } from "#scripts/lib/check/rule.ts";
import { didYouMean } from "#scripts/lib/report/wording.ts";
import { valueAt } from "#scripts/lib/check/positions.ts";
import type { KeyKind } from "#schemas/content-keys.ts";
import { listKeyUses } from "./key-uses.ts";

type KeyRule = RuleText & {
  kind: KeyKind;
  /** The keys that there are; undefined while the file that defines them cannot be read. */
  known: (corpus: Corpus) => Iterable<string> | undefined;
  message: (key: string) => string;
  otherwise: string;
};

/** Makes a rule of one kind of key: each key that a file names must exist. */
function keyRule({ kind, known, message, otherwise, ...text }: KeyRule): CorpusRule {
  return {
    ...text,
    *check(corpus) {
      const keys = known(corpus);
      if (keys === undefined) return;
      const all = [...keys];
      for (const { key, at } of listKeyUses(corpus, kind))
        if (!all.includes(key)) yield { at, message: message(key), hint: didYouMean(key, all, otherwise) };
    },
  };
}

export const unknownLink = keyRule({
  id: "catalogue/unknown-link",
  forbids: "A link key that `content/shared/links.yaml` does not have.",
  wrong: "buyLink: buyMonolow",
  right: "buyLink: buyMonoLow",
  kind: "link",
  known: (corpus) => {
    const links = findLinks(corpus);
    return links && Object.keys(links);
  },
  message: (key) => `content/shared/links.yaml has no link ${key}`,
  otherwise: "add it there, or use one of its keys",
});

export const unknownDaw = keyRule({
  id: "catalogue/unknown-daw",
  forbids: "A host that `content/shared/daws.yaml` does not have.",
  wrong: "daws: [logic]",
  right: "daws: [logic-pro]",
  kind: "daw",
  known: (corpus) => {
    const doc = findDoc(corpus, "Daws");
    return doc?.sound ? (doc.data.daws ?? []).flatMap((daw) => daw?.id ?? []) : undefined;
  },
  message: (key) => `content/shared/daws.yaml has no host ${key}`,
  otherwise: "add it there, or use one of its ids",
});

export const unknownProduct = keyRule({
  id: "catalogue/unknown-product",
  forbids: "A product that has no file in `content/shared/products/`.",
  wrong: "successor: hpl-procesor",
  right: "successor: hpl-processor",
  kind: "product",
  known: (corpus) => productsOf(corpus).keys(),
  message: (key) => `there is no product ${key}`,
  otherwise: "write the name of a file in content/shared/products",
});

export const unknownArticle = keyRule({
  id: "catalogue/unknown-article",
  forbids: "A related article that `content/shared/support.yaml` does not list.",
  wrong: "related: [activate-licence]",
  right: "related: [activate-a-licence]",
  kind: "article",
  known: (corpus) => {
    const doc = findDoc(corpus, "SupportIndex");
    return doc?.sound ? (doc.data.topics ?? []).flatMap((topic) => (topic?.articles ?? []).flatMap((article) => article?.id ?? [])) : undefined;
  },
  message: (key) => `content/shared/support.yaml has no article ${key}`,
  otherwise: "add it there, or use one of its ids",
});

export const keyOnce: CorpusRule = {
  id: "catalogue/key-once",
  forbids: "A key that two editions have: prices, installers and texts could then mean either.",
  wrong: "# 3dx.yaml\n- key: monoLow",
  right: "# 3dx.yaml\n- key: threeDXLite",
  *check(corpus) {
    const placeOf = ({ product, index }: EditionPlace) => valueAt(product.doc, "editions", index, "key");
    for (const [place, first] of repeatedIn(listEditions(corpus), ({ edition }) => edition.key)) {
      yield {
        at: placeOf(place),
        message: `another edition has the key ${String(place.edition.key)}`,
        hint: "give each edition its own key",
        related: [{ at: placeOf(first), message: "the first one" }],
      };
    }
  },
};

export const upgrade: CorpusRule = {
  id: "catalogue/upgrade",
  forbids: "An upgrade between editions of different products, or to an edition that is not larger.",
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
