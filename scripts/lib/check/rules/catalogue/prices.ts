/** price/…: prices that contradict each other. */
import { findEdition, isFree, listEditions, paid, productsOf } from "#scripts/lib/check/catalogue.ts";
import { type Corpus, listDocs } from "#scripts/lib/check/corpus.ts";
import type { CorpusRule, Finding } from "#scripts/lib/check/rule.ts";
import { cents, dollars } from "#scripts/lib/report/wording.ts";
import type { Doc } from "#scripts/lib/check/facts.ts";
import { valueAt } from "#scripts/lib/check/positions.ts";
import type { Path } from "#scripts/lib/content-files/yaml-file.ts";

type Priced = { doc: Pick<Doc<"ProductFacts">, "file" | "positions">; path: Path; price: unknown };

export const saleAboveList: CorpusRule = {
  id: "price/sale-above-list",
  forbids: "A sale price above the list price.",
  wrong: "price: { list: 98.00, sale: 98.50 }",
  right: "price: { list: 98.00, sale: 73.50 }",
  *check(corpus) {
    for (const { doc, path, price } of listPriced(corpus)) {
      const amounts = paid(price);
      if (amounts?.sale === undefined || amounts.sale <= amounts.list) continue;
      const [sale, list] = [dollars(cents(amounts.sale)), dollars(cents(amounts.list))];
      yield {
        at: valueAt(doc, ...path, "sale"),
        message: `sale ${sale} is above list ${list}`,
        hint: `write a sale price below ${list}, or remove it`,
      };
    }
  },
};

/** Everything that has a price. */
function listPriced(corpus: Corpus): Priced[] {
  return [
    ...listEditions(corpus).map(({ product, edition, index }) => ({
      doc: product.doc,
      path: ["editions", index, "price"],
      price: edition.price,
    })),
    ...[...productsOf(corpus).values()].flatMap(({ doc }) =>
      (doc.data.upgrades ?? []).map((upgrade, index) => ({ doc, path: ["upgrades", index, "price"], price: upgrade?.price })),
    ),
    ...listDocs(corpus, "Bundle").map((doc) => ({ doc, path: ["price"], price: doc.data.price })),
  ];
}

export const saleSavesNothing: CorpusRule = {
  id: "price/sale-saves-nothing",
  forbids: "A sale price that saves less than one percent: pages would announce a sale and a saving of 0 percent.",
  wrong: "price: { list: 98.00, sale: 98.00 }",
  right: "price: { list: 98.00 }",
  *check(corpus) {
    for (const { doc, path, price } of listPriced(corpus)) {
      const amounts = paid(price);
      if (amounts?.sale === undefined || amounts.sale > amounts.list || amounts.sale <= amounts.list * 0.99) continue;
      yield {
        at: valueAt(doc, ...path, "sale"),
        message: `sale ${dollars(cents(amounts.sale))} saves nothing: the list price is ${dollars(cents(amounts.list))}`,
        hint: "write a lower sale price, or remove it",
      };
    }
  },
};

export const freeIsFree: CorpusRule = {
  id: "price/free-is-free",
  forbids:
    "A free edition with a shop page, an upgrade to a free edition, or an upgrade that costs nothing: what is free has a download instead.",
  wrong: "price: { free: true }\nbuyLink: buyMonoLow",
  right: 'price: { free: true }\nbuyLink: ""',
  *check(corpus) {
    for (const { product, edition, index } of listEditions(corpus)) {
      if (!isFree(edition.price) || !edition.buyLink) continue;
      yield {
        at: valueAt(product.doc, "editions", index, "buyLink"),
        message: "a free edition cannot be bought",
        hint: 'write buyLink: ""',
      };
    }
    for (const { doc } of productsOf(corpus).values()) {
      for (const [index, upgrade] of (doc.data.upgrades ?? []).entries()) {
        const target = upgrade?.to ? findEdition(corpus, upgrade.to) : undefined;
        if (isFree(target?.edition.price)) {
          yield {
            at: valueAt(doc, "upgrades", index, "to"),
            message: `${upgrade?.to ?? ""} is free, so no upgrade to it is sold`,
            hint: "remove this upgrade",
          };
        } else if (isFree(upgrade?.price)) {
          yield {
            at: valueAt(doc, "upgrades", index, "price"),
            message: "this upgrade costs nothing",
            hint: "write its price, or remove the upgrade",
          };
        }
      }
    }
  },
};

export const bundleSaving: CorpusRule = {
  id: "price/bundle-saving",
  forbids:
    "A bundle that saves less than `bundleSavingMinimumPercent` of `content/shared/commerce.yaml`, counted on its parts' list prices: pages promise that saving.",
  wrong: "parts: [threeDXLite, monoLow] # 266.00\nprice: { list: 200.00 }",
  right: "parts: [threeDXLite, monoLow] # 266.00\nprice: { list: 186.00 }",
  *check(corpus) {
    const percent = listDocs(corpus, "Commerce")[0]?.data.bundleSavingMinimumPercent;
    if (typeof percent !== "number") return;
    for (const doc of listDocs(corpus, "Bundle")) {
      const bundle = paid(doc.data.price);
      const sum = sumOfParts(
        doc.data.parts ?? [],
        (key) => findEdition(corpus, key)?.edition.price,
        ({ list }) => list,
      );
      if (bundle === undefined || sum === undefined || sum === 0) continue;
      const highest = Math.floor((sum * (100 - percent)) / 100);
      if (cents(bundle.list) <= highest) continue;
      const saved = ((1 - cents(bundle.list) / sum) * 100).toFixed(1);
      const finding: Finding = {
        at: valueAt(doc, "price", "list"),
        message: `${dollars(cents(bundle.list))} saves ${saved} percent of ${dollars(sum)}, the sum of the parts`,
        hint: `write at most ${dollars(highest)}: a bundle saves at least ${percent} percent`,
      };
      yield finding;
    }
  },
};

export const bundleDearer: CorpusRule = {
  id: "price/bundle-dearer",
  forbids: "A bundle that costs more today than its parts bought singly. A sale of the parts can cause that.",
  wrong: "parts: [threeDXLite, monoLow] # on sale at 117.60 and 58.80\nprice: { list: 186.00 }",
  right: "parts: [threeDXLite, monoLow] # on sale at 117.60 and 58.80\nprice: { list: 186.00, sale: 168.00 }",
  *check(corpus) {
    for (const doc of listDocs(corpus, "Bundle")) {
      const bundle = paid(doc.data.price);
      const sum = sumOfParts(doc.data.parts ?? [], (key) => findEdition(corpus, key)?.edition.price, today);
      if (bundle === undefined || sum === undefined || cents(today(bundle)) <= sum) continue;
      yield {
        at: valueAt(doc, "price", bundle.sale === undefined ? "list" : "sale"),
        message: `${dollars(cents(today(bundle)))} is more than ${dollars(sum)}, the price of the parts bought singly today`,
        hint: `write a sale price below ${dollars(sum)}, or a lower list price`,
      };
    }
  },
};

type Amounts = { list: number; sale?: number };
const today = ({ list, sale }: Amounts): number => sale ?? list;

/** The sum in cents; undefined while the price of a part cannot be read. */
function sumOfParts(
  keys: readonly (string | null)[],
  priceOf: (key: string) => unknown,
  amountOf: (price: Amounts) => number,
): number | undefined {
  let sum = 0;
  for (const key of keys) {
    const price = key === null ? undefined : priceOf(key);
    const amounts = paid(price);
    if (amounts === undefined && !isFree(price)) return undefined;
    sum += amounts === undefined ? 0 : cents(amountOf(amounts));
  }
  return sum;
}
