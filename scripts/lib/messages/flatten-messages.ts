/** Messages in nested groups, as in `messages.yaml`. */
export type MessageTree = { [key: string]: string | MessageTree };

/** @returns Each message by its full key: `products.buyNow`. */
export function flattenMessages(tree: MessageTree, path: readonly string[] = []): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === "string" ? [[[...path, key].join("."), value]] : [...flattenMessages(value, [...path, key])],
    ),
  );
}
