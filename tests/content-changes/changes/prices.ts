/** A price rises, and a sale ends. */
import { listSold } from "#tests/content-changes/products.ts";
import { required, type ScratchContent } from "#tests/content-changes/scratch-content.ts";

/** Two decimals, as prices are written. */
const amount = (content: ScratchContent, file: string, before: number, after: number): void => {
  content.edit(file, new RegExp(`(?<=\\blist: )${before.toFixed(2).replace(".", "\\.")}(?=\\b)`, "u"), after.toFixed(2));
};

export function price(content: ScratchContent): void {
  const product = required(
    listSold(content).find(({ editions }) => editions.some((edition) => "list" in edition.price)),
    "product with a price",
  );
  const list = product.editions.flatMap((edition) => ("list" in edition.price ? [edition.price.list] : []))[0] ?? 0;
  amount(content, `shared/products/${product.slug}.yaml`, list, list + 5);
}

export function saleEnds(content: ScratchContent): void {
  const onSale = listSold(content).filter(({ editions }) => editions.some(({ price }) => "sale" in price));
  // Not the product whose price the other change raises.
  const product = required(onSale.at(-1), "product on sale");
  const file = `shared/products/${product.slug}.yaml`;
  content.write(file, content.read(file).replaceAll(/, sale: \d+\.\d\d/gu, ""));
}
