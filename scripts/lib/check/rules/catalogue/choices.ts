/** catalogue/…: what the site recommends can be had. */
import { type Product, productsOf } from "#scripts/lib/check/catalogue.ts";
import { findDoc, findDocNamed, listDocs } from "#scripts/lib/check/corpus.ts";
import { hasKey, keyAt, topOf, valueAt } from "#scripts/lib/check/positions.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";

const LISTENINGS = ["headphones", "loudspeakers"] as const;
const keysOf = ({ doc }: Product): string[] => (doc.data.editions ?? []).flatMap((edition) => edition?.key ?? []);
const largestOf = (product: Product | undefined): number =>
  Math.max(0, ...(product?.doc.data.editions ?? []).flatMap((edition) => edition?.channels?.max ?? []));

export const chooserAnswer: CorpusRule = {
  id: "catalogue/chooser-answer",
  forbids: "An answer of the chooser that ends at a product which is not sold, or which has too few channels for the last question.",
  wrong: "# chooser.yaml\nworks:\n  - { id: music, headphones: hpl2-processor, loudspeakers: mono-low }",
  right: "# chooser.yaml\nworks:\n  - { id: music, headphones: hpl-processor, loudspeakers: mono-low }",
  *check(corpus) {
    const chooser = findDoc(corpus, "Chooser");
    const products = productsOf(corpus);
    const works = chooser?.data.works ?? [];
    if (chooser === undefined) return;
    const largest = Math.max(
      0,
      ...works.flatMap((work) => LISTENINGS.map((listening) => largestOf(products.get(work?.[listening] ?? "")))),
    );
    for (const [index, work] of works.entries()) {
      for (const listening of LISTENINGS) {
        const product = products.get(work?.[listening] ?? "");
        if (product?.doc.sound !== true) continue;
        const name = product.doc.data.name ?? product.slug;
        const at = valueAt(chooser, "works", index, listening);
        if (product.doc.data.salesCondition === "Discontinued")
          yield { at, message: `${name} is discontinued`, hint: "write a product that is sold" };
        else if (largestOf(product) < largest)
          yield {
            at,
            message: `${name} ends at ${largestOf(product)} channels, and the chooser asks for up to ${largest}`,
            hint: "write a product with an edition for each answer",
          };
      }
    }
  },
};

export const usualEdition: CorpusRule = {
  id: "catalogue/usual-edition",
  forbids: "A usual edition that the product does not have or that nobody can buy, and a reason for it where there is none.",
  wrong: "# mono-low.yaml\nusual: threeDXLite",
  right: "# 3dx.yaml\nusual: threeDXLite",
  *check(corpus) {
    for (const product of productsOf(corpus).values()) {
      const { doc } = product;
      const { usual } = doc.data;
      if (typeof usual !== "string") continue;
      const own = keysOf(product);
      const edition = doc.data.editions?.find((other) => other?.key === usual);
      if (edition === undefined)
        yield {
          at: valueAt(doc, "usual"),
          message: `${doc.data.name ?? "this product"} has no edition ${usual}`,
          hint: `write ${own.join(" or ")}`,
        };
      else if (edition?.buyLink === "")
        yield { at: valueAt(doc, "usual"), message: `${usual} cannot be bought`, hint: "write the key of an edition with a buyLink" };
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
            hint: "add usual: with one short sentence",
            related: [{ at: valueAt(facts, "usual"), message: "required here" }],
          };
    }
  },
};
