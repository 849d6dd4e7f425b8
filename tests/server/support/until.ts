/** Polls until a condition holds, or the test's timeout ends it. For conditions without an event to wait for. */
export async function until<Value>(read: () => Promise<Value>, isMet: (value: Value) => boolean): Promise<Value> {
  for (;;) {
    const value = await read();
    if (isMet(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
