/** Does for several at a time what would cost as much for one: what arrives while a batch is at work shares the next. */
export function inBatches<Item>(most: number, work: (items: readonly Item[]) => Promise<void>): (item: Item) => Promise<void> {
  const waiting: { item: Item; resolve: () => void; reject: (error: unknown) => void }[] = [];
  let isRunning = false;

  const run = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      // Lets in what arrives at the same moment.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = waiting.splice(0, most);
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
