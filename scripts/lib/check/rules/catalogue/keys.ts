/** catalogue/…: keys of editions. */
import {
  editionKeys,
  findEdition,
  hasUnreadableKey,
  isFree,
  listEditions,
  productsAreSound,
  productsOf,
  suggestEdition,
} from "#scripts/lib/check/catalogue.ts";
import { listDocs } from "#scripts/lib/check/corpus.ts";
import { listEntries } from "#scripts/lib/check/positions.ts";
import { repeatedIn } from "#scripts/lib/check/repeated.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";

export const keyOnce: CorpusRule = {
  id: "catalogue/key-once",
  forbids: "A key that two editions have: prices, installers and texts could then mean either.",
  wrong: "# 3dx.yaml\n- key: monoLow",
  right: "# 3dx.yaml\n- key: threeDXLite",
  *check(corpus) {
    for (const [{ edition, at }, first] of repeatedIn(listEditions(corpus), ({ edition: { key } }) => key)) {
      yield {
        at: at("key"),
        message: `another edition has the key ${String(edition.key)}`,
        hint: "give each edition its own key",
        related: [{ at: first.at("key"), message: "the first one" }],
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
    for (const { doc } of productsOf(corpus).values()) {
      const keys = editionKeys(doc);
      for (const { entry, at } of listEntries(doc, "upgrades")) {
        for (const end of ["from", "to"] as const) {
          const key = entry[end];
          if (!key || keys.includes(key) || hasUnreadableKey(doc)) continue;
          const owner = findEdition(corpus, key)?.product.slug;
          yield {
            at: at(end),
            message: owner === undefined ? `no edition has the key ${key}` : `${key} is an edition of ${owner}`,
            hint: `write a key of this product: ${keys.join(", ")}`,
          };
        }
        const [from, to] = [keys.indexOf(entry.from ?? ""), keys.indexOf(entry.to ?? "")];
        if (from >= 0 && to >= 0 && to <= from)
          yield { at: at("to"), message: "an upgrade leads to a larger edition", hint: "swap from and to" };
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
      for (const { entry: key, at } of listEntries(doc, "parts")) {
        const found = findEdition(corpus, key);
        if (found === undefined && productsAreSound(corpus))
          yield { at: at(), message: `no edition has the key ${key}`, hint: suggestEdition(corpus, key) };
        const isDiscontinued = found?.product.doc.data.salesCondition === "Discontinued";
        if (isDiscontinued || isFree(found?.edition.price))
          yield {
            at: at(),
            message: `${key} is ${isDiscontinued ? "discontinued" : "free"}`,
            hint: "take it out: a bundle holds editions that are for sale",
          };
      }
    }
  },
};
