/** The ordinary changes of content, in an order in which all of them can be made in one copy. */
import { articleRemoved, headingRenamed, newArticle, pageRenamed } from "./changes/articles.ts";
import { announcement, germanTagline } from "./changes/copy.ts";
import { price, saleEnds } from "./changes/prices.ts";
import { newProduct, productDiscontinued } from "./changes/products.ts";
import { betaPromoted, stableRelease } from "./changes/releases.ts";
import type { ScratchContent } from "./scratch-content.ts";

export type Change = {
  /** What the command line calls it. */
  name: string;
  /** @throws NothingToChange when the content offers no place for it. */
  apply: (content: ScratchContent) => void;
};

export const CHANGES: readonly Change[] = [
  { name: "stable-release", apply: stableRelease },
  { name: "beta-promoted", apply: betaPromoted },
  { name: "price", apply: price },
  { name: "sale-ends", apply: saleEnds },
  { name: "article-removed", apply: articleRemoved },
  { name: "page-renamed", apply: pageRenamed },
  { name: "heading-renamed", apply: headingRenamed },
  { name: "new-article", apply: newArticle },
  { name: "product-discontinued", apply: productDiscontinued },
  { name: "new-product", apply: newProduct },
  { name: "german-tagline", apply: germanTagline },
  { name: "announcement", apply: announcement },
];
