/** Does the work for each item, at most so many at a time. */
export async function inParallel<Item>(items: readonly Item[], atATime: number, work: (item: Item) => Promise<void>): Promise<void> {
  // All loops take from one iterator.
  const waiting = items.values();
  const loop = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atATime }, loop));
}
