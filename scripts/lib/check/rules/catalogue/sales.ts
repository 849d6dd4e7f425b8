/** price/…: sale prices, and the announcement of their sale. */
import { listEditions, paid, productsAreSound } from "#scripts/lib/check/catalogue.ts";
import { type Corpus, findDoc, listDocs } from "#scripts/lib/check/corpus.ts";
import { listEntries, valueAt } from "#scripts/lib/check/positions.ts";
import type { CorpusRule, Span } from "#scripts/lib/check/rule.ts";
import { counted } from "#scripts/lib/report/wording.ts";
import { shownAmount, listUpgrades } from "./prices.ts";

/** The sale prices of editions, upgrades and bundles, with the place of each; without discontinued products, whose prices nobody pays. */
function listSales(corpus: Corpus): { list: number; sale: number; at: Span }[] {
  const priced: { price: unknown; at: Span }[] = [
    ...listEditions(corpus)
      .filter(({ product }) => product.doc.data.salesCondition !== "Discontinued")
      .map(({ edition, at }) => ({ price: edition.price, at: at("price", "sale") })),
    ...listUpgrades(corpus).map(({ entry, at }) => ({ price: entry.price, at: at("price", "sale") })),
    ...listDocs(corpus, "Bundle").map((doc) => ({ price: doc.data.price, at: valueAt(doc, "price", "sale") })),
  ];
  return priced.flatMap(({ price, at }) => {
    const { list, sale } = paid(price) ?? {};
    return list === undefined || sale === undefined ? [] : [{ list, sale, at }];
  });
}

/** Announcements of a sale that are not over on the day of the check, with the place of `isSale`. */
const listSaleAnnouncements = (corpus: Corpus) =>
  listEntries(findDoc(corpus, "Announcements"), "announcements").filter(
    ({ entry: { isSale, end } }) => isSale === true && Boolean(end) && (end ?? "") >= corpus.now,
  );

/** Whether the files that can hold a sale price are in shape: only then does a missing one mean that there is none. */
const pricesAreSound = (corpus: Corpus) => productsAreSound(corpus) && listDocs(corpus, "Bundle").every(({ sound }) => sound);

export const saleAboveList: CorpusRule = {
  id: "price/sale-above-list",
  forbids: "A sale price above the list price.",
  wrong: "price: { list: 98.00, sale: 98.50 }",
  right: "price: { list: 98.00, sale: 73.50 }",
  *check(corpus) {
    for (const { list, sale, at } of listSales(corpus)) {
      if (sale <= list) continue;
      yield {
        at,
        message: `sale ${shownAmount(sale)} is above list ${shownAmount(list)}`,
        hint: `write a sale price below ${shownAmount(list)}, or remove it`,
      };
    }
  },
};

export const saleSavesNothing: CorpusRule = {
  id: "price/sale-saves-nothing",
  forbids: "A sale price that saves less than one percent: pages would announce a sale and a saving of 0 percent.",
  wrong: "price: { list: 98.00, sale: 98.00 }",
  right: "price: { list: 98.00 }",
  *check(corpus) {
    for (const { list, sale, at } of listSales(corpus)) {
      if (sale > list || sale <= list * 0.99) continue;
      yield {
        at,
        message: `sale ${shownAmount(sale)} saves nothing: the list price is ${shownAmount(list)}`,
        hint: "write a lower sale price, or remove it",
      };
    }
  },
};

export const saleWithoutPrice: CorpusRule = {
  id: "price/sale-without-price",
  forbids:
    "An announcement of a sale (`isSale: true`) that is not over, without any sale price: pages would announce a saving of 0 percent.",
  wrong: "# announcements.yaml; no price has sale:\n- { id: autumn-sale, tone: primary, isSale: true, start: 2026-11-20, end: 2026-12-17 }",
  right: "# 3dx.yaml\nprice: { list: 168.00, sale: 117.60 }",
  *check(corpus) {
    if (!pricesAreSound(corpus) || listSales(corpus).length > 0) return;
    for (const { at } of listSaleAnnouncements(corpus))
      yield {
        at: at("isSale"),
        message: "this announces a sale, and nothing is on sale",
        hint: "add sale: to the prices, or end the sale: remove this announcement or let it end before today",
      };
  },
};

export const saleUnannounced: CorpusRule = {
  id: "price/sale-unannounced",
  forbids: "Nothing: this rule only notes sale prices without an announcement of a sale that is not over. They do not end by themselves.",
  wrong: "# 3dx.yaml; every announcement with isSale: true is over\nprice: { list: 168.00, sale: 117.60 }",
  right: "price: { list: 168.00 }",
  *check(corpus) {
    const sales = listSales(corpus);
    const [first] = sales;
    if (first === undefined || findDoc(corpus, "Announcements")?.sound === false || listSaleAnnouncements(corpus).length > 0) return;
    yield {
      at: first.at,
      severity: "note",
      message: `${counted(sales.length, "sale price")}, of which this is the first, and no announcement with isSale: true that is not over`,
      hint: "remove every sale: when the sale is over, or announce until when it lasts in content/shared/announcements.yaml",
    };
  },
};
