/** catalogue/…: how the editions of a product may differ, and what discontinued means. */
import { findEdition, isFree, listEditions, paid, productsOf } from "#scripts/lib/check/catalogue.ts";
import { listDocs } from "#scripts/lib/check/corpus.ts";
import { hasKey, keyAt, listEntries, valueAt } from "#scripts/lib/check/positions.ts";
import { repeatedIn } from "#scripts/lib/check/repeated.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { cents } from "#scripts/lib/report/wording.ts";

/** Editions that may differ only in channels and price: they are one plug-in, whose channels are limited. */
const SIZES: readonly unknown[] = ["Lite", "Standard", "Ultimate"];
/** The largest number of channels of a Lite edition: the vendor sells stereo under this name. */
const MAX_LITE_CHANNELS = 2;

export const editionDiffers: CorpusRule = {
  id: "catalogue/edition-differs",
  forbids:
    "Lite, Standard and Ultimate of one product that differ in more than channels and price. Only Multiband has formats, systems, hosts or features of its own.",
  wrong: "- key: threeDXLite\n  edition: Lite\n  formats: [VST3]",
  right: "- key: threeDXLite\n  edition: Lite",
  *check(corpus) {
    for (const { product, edition, index } of listEditions(corpus)) {
      for (const field of ["formats", "systems", "daws"] as const) {
        if (!SIZES.includes(edition.edition) || edition[field] === undefined) continue;
        yield {
          at: keyAt(product.doc, "editions", index, field),
          message: `${String(edition.edition)} has ${field} of its own`,
          hint: `move ${field} to the product: its editions differ only in channels and price`,
        };
      }
    }
    for (const doc of listDocs(corpus, "ProductWords")) {
      for (const [key, text] of Object.entries(doc.data.editions ?? {})) {
        const name = findEdition(corpus, key)?.edition.edition;
        if (text?.features === undefined || name === undefined || name === "Multiband") continue;
        yield {
          at: keyAt(doc, "editions", key, "features"),
          message: `${key} has features of its own`,
          hint: "move them to the features of the product: only Multiband has some of its own",
        };
      }
    }
  },
};

export const liteChannels: CorpusRule = {
  id: "catalogue/lite-channels",
  forbids: `A Lite edition of more than ${MAX_LITE_CHANNELS} channels.`,
  wrong: "edition: Lite\nchannels: { max: 4 }",
  right: "edition: Lite\nchannels: { max: 2 }",
  *check(corpus) {
    for (const { edition, at } of listEditions(corpus)) {
      const max = edition.channels?.max;
      if (edition.edition !== "Lite" || typeof max !== "number" || max <= MAX_LITE_CHANNELS) continue;
      yield {
        at: at("channels", "max"),
        message: `a Lite edition has at most ${MAX_LITE_CHANNELS} channels, and this one has ${max}`,
        hint: `write ${MAX_LITE_CHANNELS}, or call the edition Standard`,
      };
    }
  },
};

export const editionOrder: CorpusRule = {
  id: "catalogue/edition-order",
  forbids: "Editions that are not in the order from the smallest to the largest, in which tables and upgrades show them.",
  wrong: "editions:\n  - { edition: Standard, channels: { max: 24 }, … }\n  - { edition: Lite, channels: { max: 2 }, … }",
  right: "editions:\n  - { edition: Lite, channels: { max: 2 }, … }\n  - { edition: Standard, channels: { max: 24 }, … }",
  *check(corpus) {
    for (const { product, edition, index, at } of listEditions(corpus)) {
      const before = product.doc.data.editions?.[index - 1];
      const fewer = (edition.channels?.max ?? NaN) < (before?.channels?.max ?? NaN);
      const cheaper = cents(paid(edition.price)?.list ?? (isFree(edition.price) ? 0 : NaN)) < cents(paid(before?.price)?.list ?? NaN);
      if (!fewer && !cheaper) continue;
      yield {
        at: at("key"),
        message: `this edition ${fewer ? "has fewer channels" : "costs less"} than the one before it`,
        hint: "put the smallest edition first",
      };
    }
  },
};

export const discontinued: CorpusRule = {
  id: "catalogue/discontinued",
  forbids: "A discontinued product that can still be bought, or that does not say what replaces it.",
  wrong: "salesCondition: Discontinued\nbuy: link",
  right: 'salesCondition: Discontinued\nsuccessor: hpl-processor\nbuy: none\neditions:\n  - { buyLink: "", … }',
  *check(corpus) {
    for (const { doc } of productsOf(corpus).values()) {
      const { salesCondition, buy, successor, upgrades, usual } = doc.data;
      if (salesCondition !== "Discontinued") continue;
      if (buy && buy !== "none")
        yield { at: valueAt(doc, "buy"), message: "a discontinued product has no Buy Now button", hint: "write buy: none" };
      if (!hasKey(doc, "successor") && doc.sound)
        yield {
          at: valueAt(doc, "salesCondition"),
          message: "a discontinued product names its successor",
          hint: "add successor: the product that replaces it",
        };
      if (successor && productsOf(corpus).get(successor)?.doc.data.salesCondition === "Discontinued")
        yield { at: valueAt(doc, "successor"), message: `${successor} is discontinued too`, hint: "name a product that can be had" };
      for (const { entry, at } of listEntries(doc, "editions")) {
        if (entry.buyLink) yield { at: at("buyLink"), message: "a discontinued edition cannot be bought", hint: 'write buyLink: ""' };
      }
      if ((upgrades ?? []).length > 0)
        yield { at: keyAt(doc, "upgrades"), message: "a discontinued product has no upgrades", hint: "remove the upgrades" };
      if (usual)
        yield {
          at: valueAt(doc, "usual"),
          message: "a discontinued product has no usual edition",
          hint: "remove usual, here and in its text of each language",
        };
    }
  },
};

export const buyNowhere: CorpusRule = {
  id: "catalogue/buy-nowhere",
  forbids: "A Buy Now button without a shop page, or a shop page without a button that leads to it.",
  wrong: 'buy: link\neditions:\n  - { price: { list: 98.00 }, buyLink: "", … }',
  right: "buy: link\neditions:\n  - { price: { list: 98.00 }, buyLink: buyMonoLow, … }",
  *check(corpus) {
    for (const { doc } of productsOf(corpus).values()) {
      if (doc.data.salesCondition === "Discontinued" || !doc.sound) continue;
      const editions = listEntries(doc, "editions");
      const isSold = editions.some(({ entry }) => entry.buyLink);
      const at = valueAt(doc, "buy");
      if (doc.data.buy === "none" && isSold)
        yield {
          at,
          message: "an edition of this product is for sale, and there is no Buy Now button",
          hint: "write buy: features, or buy: link",
        };
      if (doc.data.buy !== "none" && !isSold)
        yield {
          at,
          message: "Buy Now leads nowhere: no edition has a shop page",
          hint: "write buy: none, or give an edition its buyLink",
        };
      for (const { entry, at: atField } of isSold ? editions : []) {
        if (paid(entry.price) === undefined || entry.buyLink !== "") continue;
        yield {
          at: atField("buyLink"),
          message: "this edition has a price and no shop page",
          hint: "write the key of its shop page in content/shared/links.yaml",
        };
      }
    }
  },
};

export const twice: CorpusRule = {
  id: "catalogue/place-twice",
  forbids: "Two products, or two bundles, with the same place in their list.",
  wrong: "# 3dx.yaml\norder: 1\n# mono-low.yaml\norder: 1",
  right: "# 3dx.yaml\norder: 1\n# mono-low.yaml\norder: 2",
  *check(corpus) {
    for (const docs of [listDocs(corpus, "ProductFacts"), listDocs(corpus, "Bundle")]) {
      const places = docs.map((doc) => doc.data.order);
      for (const [doc, first] of repeatedIn(docs, ({ data }) => data.order)) {
        yield {
          at: valueAt(doc, "order"),
          message: `place ${String(doc.data.order)} is taken`,
          hint: `write a free place, such as ${freePlace(places)}`,
          related: [{ at: valueAt(first, "order"), message: "taken here" }],
        };
      }
    }
  },
};

function freePlace(taken: readonly unknown[]): number {
  let place = 1;
  while (taken.includes(place)) place++;
  return place;
}
