/** catalogue/…: what the site recommends can be had. */
import { editionKeys, type Product, productsOf } from "#scripts/lib/check/catalogue.ts";
import { findDoc, findDocNamed, listDocs } from "#scripts/lib/check/corpus.ts";
import { hasKey, keyAt, listEntries, topOf, valueAt } from "#scripts/lib/check/positions.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { listed } from "#scripts/lib/report/wording.ts";

const LISTENINGS = ["headphones", "loudspeakers"] as const;
const largestOf = (product: Product | undefined): number =>
  Math.max(0, ...listEntries(product?.doc, "editions").flatMap(({ entry }) => entry.channels?.max ?? []));

export const chooserAnswer: CorpusRule = {
  id: "catalogue/chooser-answer",
  forbids: "An answer of the chooser that ends at a product which is not sold, or which has too few channels for the last question.",
  wrong: "# chooser.yaml\nworks:\n  - { id: music, headphones: hpl2-processor, loudspeakers: mono-low }",
  right: "# chooser.yaml\nworks:\n  - { id: music, headphones: hpl-processor, loudspeakers: mono-low }",
  *check(corpus) {
    const answers = listEntries(findDoc(corpus, "Chooser"), "works").flatMap(({ entry, at }) =>
      LISTENINGS.map((listening) => ({ product: productsOf(corpus).get(entry[listening] ?? ""), at: at(listening) })),
    );
    const sold = [...productsOf(corpus).values()].filter(({ doc }) => doc.data.salesCondition !== "Discontinued").map(({ slug }) => slug);
    const largest = Math.max(0, ...answers.map(({ product }) => largestOf(product)));
    for (const { product, at } of answers) {
      if (product?.doc.sound !== true) continue;
      const name = product.doc.data.name ?? product.slug;
      if (product.doc.data.salesCondition === "Discontinued")
        yield { at, message: `${name} is discontinued`, hint: `write a product that is sold: ${listed(sold, "or")}` };
      else if (largestOf(product) < largest)
        yield {
          at,
          message: `${name} ends at ${largestOf(product)} channels, and the chooser asks for up to ${largest}`,
          hint: "write a product with an edition for each answer",
        };
    }
  },
};

export const usualEdition: CorpusRule = {
  id: "catalogue/usual-edition",
  forbids: "A usual edition that the product does not have or that nobody can buy, and a reason for it where there is none.",
  wrong: "# mono-low.yaml\nusual: threeDXLite",
  right: "# 3dx.yaml\nusual: threeDXLite",
  *check(corpus) {
    for (const { doc } of productsOf(corpus).values()) {
      const { usual, editions, name, salesCondition } = doc.data;
      // catalogue/discontinued reports it.
      if (typeof usual !== "string" || salesCondition === "Discontinued") continue;
      const at = valueAt(doc, "usual");
      const edition = editions?.find((other) => other?.key === usual);
      if (edition === undefined)
        yield { at, message: `${name ?? "this product"} has no edition ${usual}`, hint: `write ${editionKeys(doc).join(" or ")}` };
      else if (edition?.buyLink === "")
        yield { at, message: `${usual} cannot be bought`, hint: "write the key of an edition with a buyLink" };
    }
    for (const text of listDocs(corpus, "ProductWords")) {
      const facts = findDocNamed(corpus, "ProductFacts", text.names);
      if (facts?.sound !== true || !text.sound) continue;
      const isGiven = text.data.usual !== undefined;
      if (isGiven === (facts.data.usual !== undefined)) continue;
      yield isGiven
        ? {
            at: keyAt(text, "usual"),
            message: `${facts.file} names no usual edition`,
            hint: "remove the reason, or write usual: in the facts",
          }
        : {
            at: hasKey(text, "editions") ? keyAt(text, "editions") : topOf(text),
            message: "there is no reason for the usual edition",
            hint: `add usual: with one short sentence that says whom ${String(facts.data.usual)} suits`,
            related: [{ at: valueAt(facts, "usual"), message: "required here" }],
          };
    }
  },
};
