/** Waits for something that no event tells of: asked again until it is so, or the test runs out of time. */
export async function until<Value>(look: () => Promise<Value>, isSo: (value: Value) => boolean): Promise<Value> {
  for (;;) {
    const value = await look();
    if (isSo(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
