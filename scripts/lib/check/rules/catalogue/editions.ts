/** catalogue/…: how the editions of a product may differ, and what discontinued means. */
import { findEdition, isFree, listEditions, paid, productsOf } from "#scripts/lib/check/catalogue.ts";
import { type Corpus, findDoc, listDocs } from "#scripts/lib/check/corpus.ts";
import { hasKey, keyAt, listEntries, valueAt } from "#scripts/lib/check/positions.ts";
import { repeatedIn } from "#scripts/lib/check/repeated.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { amountText, cents, counted } from "#scripts/lib/report/wording.ts";

/** What content/shared/editions.yaml says of each name; undefined while it cannot be read. */
const namesOf = (corpus: Corpus) => {
  const doc = findDoc(corpus, "Editions");
  if (doc?.sound === false) return undefined;
  return new Map(listEntries(doc, "editions").flatMap(({ entry }) => (entry.name ? [[entry.name, entry] as const] : [])));
};

export const editionDiffers: CorpusRule = {
  id: "catalogue/edition-differs",
  forbids:
    "Formats, systems, hosts or features that an edition has of its own, unless `content/shared/editions.yaml` says `hasMore` of its name: the others of one product differ in channels and price alone.",
  wrong: "- key: threeDXLite\n  edition: Lite\n  formats: [VST3]",
  right: "- key: threeDXLite\n  edition: Lite",
  *check(corpus) {
    const names = namesOf(corpus);
    if (names === undefined) return;
    for (const { product, edition, index } of listEditions(corpus)) {
      for (const field of ["formats", "systems", "daws"] as const) {
        const name = names.get(edition.edition ?? "");
        if (name === undefined || name.hasMore === true || edition[field] === undefined) continue;
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
        if (text?.features === undefined || typeof name !== "string") continue;
        const known = names.get(name);
        // catalogue/unknown-edition-name reports a name that is not known.
        if (name !== "" && (known === undefined || known.hasMore === true)) continue;
        yield {
          at: keyAt(doc, "editions", key, "features"),
          message: `${key} has features of its own`,
          hint: "move them to the features of the product, or write hasMore: true at the edition's name in content/shared/editions.yaml",
        };
      }
    }
  },
};

export const editionChannels: CorpusRule = {
  id: "catalogue/edition-channels",
  forbids: "An edition of more channels than `content/shared/editions.yaml` promises by its name.",
  wrong: "# editions.yaml: { name: Lite, maxChannels: 2 }\nedition: Lite\nchannels: { max: 4 }",
  right: "edition: Lite\nchannels: { max: 2 }",
  *check(corpus) {
    const names = namesOf(corpus);
    if (names === undefined) return;
    for (const { edition, at } of listEditions(corpus)) {
      const max = edition.channels?.max;
      const name = names.get(edition.edition ?? "");
      const most = name?.maxChannels;
      if (typeof max !== "number" || typeof most !== "number" || max <= most) continue;
      const larger = [...names.values()].find(({ maxChannels = Infinity }) => (maxChannels ?? Infinity) >= max)?.name;
      yield {
        at: at("channels", "max"),
        message: `an edition ${name?.name ?? ""} has at most ${most} channels, and this one has ${max}`,
        hint: larger ? `write ${most}, or call the edition ${larger}` : `write ${most}`,
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
      const amounts = [edition, before].map((each) => paid(each?.price)?.list ?? (isFree(each?.price) ? 0 : NaN));
      const [own = NaN, other = NaN] = fewer ? [edition.channels?.max ?? NaN, before?.channels?.max ?? NaN] : amounts.map(cents);
      if (!(own < other)) continue;
      const path = fewer ? ["channels", "max"] : ["price", "list"];
      const name = before?.key ?? "the one";
      yield {
        at: at(...path),
        message: fewer
          ? `this edition has ${counted(own, "channel")}, and ${name} before it ${other}`
          : `this edition costs ${amountText(own)}, and ${name} before it ${amountText(other)}`,
        hint: `put the smallest edition first, or correct ${fewer ? "the number of channels" : "the price"} of one of the two`,
        related: [{ at: valueAt(product.doc, "editions", index - 1, ...path), message: "the one before it" }],
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
        yield { at, message: "Buy Now leads nowhere: no edition has a shop page", hint: "write buy: none, or give an edition its buyLink" };
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
