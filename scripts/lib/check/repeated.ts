/** Finds what several rules forbid: the same key twice. */

/** Each item whose key an earlier item has, with that earlier item. Items without a key are left out. */
export function repeatedIn<Item>(items: Iterable<Item>, keyOf: (item: Item) => string | number | null | undefined): [Item, Item][] {
  const first = new Map<string | number, Item>();
  const repeated: [Item, Item][] = [];
  for (const item of items) {
    const key = keyOf(item) ?? "";
    const before = first.get(key);
    if (key === "") continue;
    if (before === undefined) first.set(key, item);
    else repeated.push([item, before]);
  }
  return repeated;
}
