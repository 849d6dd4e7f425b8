/** Finds what several rules forbid: the same key twice. */
import { groupBy } from "#scripts/lib/group-by.ts";

/** Each item whose key an earlier item has, with that earlier item. Items without a key are left out. */
export function repeatedIn<Item>(items: Iterable<Item>, keyOf: (item: Item) => string | number | null | undefined): [Item, Item][] {
  return [...groupBy(items, (item) => keyOf(item) ?? "")].flatMap(([key, [first, ...others]]) =>
    key === "" || first === undefined ? [] : others.map((item): [Item, Item] => [item, first]),
  );
}
