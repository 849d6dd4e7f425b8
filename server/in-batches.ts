/** Combines work that costs as much for several items as for one: items that arrive while a batch runs go into the next one. */
export function inBatches<Item>(maxItems: number, work: (items: readonly Item[]) => Promise<void>): (item: Item) => Promise<void> {
  const waiting: { item: Item; resolve: () => void; reject: (error: unknown) => void }[] = [];
  let isRunning = false;

  const run = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      // Items that arrive in the same tick join this batch.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = waiting.splice(0, maxItems);
      try {
        await work(batch.map(({ item }) => item));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isRunning = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void run();
    });
}
