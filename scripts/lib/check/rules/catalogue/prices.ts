/** price/…: prices that contradict each other. The rules of sale prices alone are in sales.ts. */
import { findEdition, isFree, listEditions, paid, productsOf } from "#scripts/lib/check/catalogue.ts";
import { type Corpus, findDoc, listDocs } from "#scripts/lib/check/corpus.ts";
import type { Doc } from "#scripts/lib/check/facts.ts";
import { listEntries, valueAt } from "#scripts/lib/check/positions.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { amountText, cents } from "#scripts/lib/report/wording.ts";

type Amounts = { list: number; sale?: number };

/** Every upgrade with its place in its product's file. */
export const listUpgrades = (corpus: Corpus) => [...productsOf(corpus).values()].flatMap(({ doc }) => listEntries(doc, "upgrades"));

/** With two decimals. */
export const shownAmount = (amount: number) => amountText(cents(amount));

export const upgradeDearer: CorpusRule = {
  id: "price/upgrade-dearer",
  forbids: "An upgrade that costs more than the edition that it leads to, by the list prices or today.",
  wrong: "- { from: threeDXLite, to: threeDXStandard, price: { list: 480.00 } } # threeDXStandard costs 348.00",
  right: "- { from: threeDXLite, to: threeDXStandard, price: { list: 180.00 } }",
  *check(corpus) {
    for (const { entry, at } of listUpgrades(corpus)) {
      const upgrade = paid(entry.price);
      const target = entry.to ? paid(findEdition(corpus, entry.to)?.edition.price) : undefined;
      if (upgrade === undefined || target === undefined) continue;
      const isAlways = upgrade.list > target.list;
      const [own, whole] = isAlways ? [upgrade.list, target.list] : [today(upgrade), today(target)];
      if (own <= whole) continue;
      yield {
        at: at("price", !isAlways && upgrade.sale !== undefined ? "sale" : "list"),
        message: `this upgrade costs ${shownAmount(own)}, and ${entry.to ?? ""} itself ${shownAmount(whole)}${isAlways ? "" : " today"}`,
        hint: `write less than ${shownAmount(whole)}${isAlways ? "" : ", as a list price or a sale price"}`,
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
    for (const { edition, at } of listEditions(corpus)) {
      if (isFree(edition.price) && edition.buyLink)
        yield { at: at("buyLink"), message: "a free edition cannot be bought", hint: 'write buyLink: ""' };
    }
    for (const { entry, at } of listUpgrades(corpus)) {
      const target = entry.to ? findEdition(corpus, entry.to) : undefined;
      if (isFree(target?.edition.price))
        yield { at: at("to"), message: `${entry.to ?? ""} is free, so no upgrade to it is sold`, hint: "remove this upgrade" };
      else if (isFree(entry.price))
        yield { at: at("price"), message: "this upgrade costs nothing", hint: "write its price, or remove the upgrade" };
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
    for (const doc of listDocs(corpus, "Bundle")) {
      const { list, sale } = paid(doc.data.price) ?? {};
      const promise = promiseOf(corpus, doc);
      if (list === undefined || promise === undefined || cents(list) <= promise.highest) continue;
      const singly = sumOfParts(corpus, doc, today) ?? Infinity;
      // Without a sale price, the list price is also what the bundle costs today.
      const isAlsoDearer = sale === undefined && singly < promise.highest;
      yield {
        at: valueAt(doc, "price", "list"),
        message: `${shownAmount(list)} saves ${((1 - cents(list) / promise.sum) * 100).toFixed(1)} percent of ${amountText(promise.sum)}, the sum of the parts`,
        hint: isAlsoDearer
          ? `write at most ${amountText(singly)}, the price of the parts bought singly today`
          : `write at most ${amountText(promise.highest)}: a bundle saves at least ${promise.percent} percent`,
      };
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
      const sum = sumOfParts(corpus, doc, today);
      if (bundle === undefined || sum === undefined || cents(today(bundle)) <= sum) continue;
      // price/bundle-saving names the price that is low enough for both.
      if (bundle.sale === undefined && cents(bundle.list) > (promiseOf(corpus, doc)?.highest ?? Infinity)) continue;
      yield {
        at: valueAt(doc, "price", bundle.sale === undefined ? "list" : "sale"),
        message: `${shownAmount(today(bundle))} is more than ${amountText(sum)}, the price of the parts bought singly today`,
        hint: `write a sale price of at most ${amountText(sum)}, or a lower list price; or correct the price of a part`,
        related: listParts(corpus, doc),
      };
    }
  },
};

const today = ({ list, sale }: Amounts): number => sale ?? list;

/** The saving that pages promise for a bundle, and the highest list price that keeps it, in cents. */
function promiseOf(corpus: Corpus, doc: Doc<"Bundle">): { percent: number; sum: number; highest: number } | undefined {
  const percent = findDoc(corpus, "Commerce")?.data.bundleSavingMinimumPercent;
  const sum = sumOfParts(corpus, doc, ({ list }) => list);
  if (typeof percent !== "number" || sum === undefined || sum === 0) return undefined;
  return { percent, sum, highest: Math.floor((sum * (100 - percent)) / 100) };
}

/** What each part of a bundle costs today, with its place. */
const listParts = (corpus: Corpus, { data }: Doc<"Bundle">) =>
  (data.parts ?? []).flatMap((key) => {
    const found = key === null ? undefined : findEdition(corpus, key);
    const price = paid(found?.edition.price);
    if (found === undefined || price === undefined) return [];
    const field = price.sale === undefined ? "list" : "sale";
    return [{ at: found.at("price", field), message: `${key} at ${shownAmount(today(price))}` }];
  });

/** The sum of a bundle's parts in cents; undefined while the price of a part cannot be read. */
function sumOfParts(corpus: Corpus, { data }: Doc<"Bundle">, amountOf: (price: Amounts) => number): number | undefined {
  let sum = 0;
  for (const key of data.parts ?? []) {
    const price = key === null ? undefined : findEdition(corpus, key)?.edition.price;
    const amounts = paid(price);
    if (amounts === undefined && !isFree(price)) return undefined;
    sum += amounts === undefined ? 0 : cents(amountOf(amounts));
  }
  return sum;
}
